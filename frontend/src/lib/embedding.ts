import { siteConfig } from './config.ts';

/** Whether the page is shown inside a frame. */
export function isEmbedded(): boolean {
  return window.self !== window.top;
}

/** What a page says to the site that frames it (`public/embed.js` hears it). */
export type FrameMessage =
  /** How high the page is, in CSS pixels. */
  | { readonly type: 'height'; readonly height: number }
  /** Where the window is to go, for the frame must not. */
  | { readonly type: 'navigate'; readonly url: string };

/** Tells the site that frames the page, where the environment lets it, and nobody else. False where there is no such site. */
export function tellFramingSite(message: FrameMessage): boolean {
  const site = framingSite();
  if (site === undefined || !siteConfig().frameAncestors.includes(site)) return false;
  window.parent.postMessage(message, site);
  return true;
}

/** The origin of the site that frames this page, where the browser tells it. */
function framingSite(): string | undefined {
  // Not every browser has the first; the second is there whatever the site's own policy, where `embed.js` made the frame.
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest !== undefined) return nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}
