import { siteConfig } from './config.ts';

/** Whether the page is shown inside a frame. */
export function isEmbedded(): boolean {
  return window.self !== window.top;
}

/** Messages to the site that frames the page (`public/embed.js` receives them). */
export type FrameMessage =
  /** The page's height in CSS pixels. */
  | { readonly type: 'height'; readonly height: number }
  /** Where the window should go, since the frame can't navigate it. */
  | { readonly type: 'navigate'; readonly url: string };

/** Messages the site framing the page, if the environment allows that site. False if it doesn't. */
export function tellFramingSite(message: FrameMessage): boolean {
  const site = framingSite();
  if (site === undefined || !siteConfig().frameAncestors.includes(site)) return false;
  window.parent.postMessage(message, site);
  return true;
}

/** The origin of the site framing this page, if the browser tells. */
function framingSite(): string | undefined {
  // Not every browser has the first. If `embed.js` made the frame, the second works whatever the site's own policy.
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest !== undefined) return nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}
