/*
 * Links that a mail gateway or a mail program has put its own address around, to look at what is behind them first: Outlook's Safe Links,
 * Proofpoint, Barracuda, Google. What they lead to says where a machine is; the gateway says nothing.
 */

/** The text with such links as they were written. */
export function withLinksOpen(text: string): string {
  if (!gateway.test(text)) return text;
  return text.replace(anyLink, (link) => openLink(link.replace(/&amp;/g, '&')) ?? link);
}

const gateway = /safelinks\.protection\.outlook|urldefense|cudasvc\.com|google\.[a-z.]{2,6}\/url\?/i;
const anyLink = /https?:\/\/[^\s<>"'|)\]]{10,2000}/gi;

const shapes: readonly (readonly [RegExp, (told: string) => string | undefined])[] = [
  [
    /^https?:\/\/[^/]{0,40}safelinks\.protection\.outlook\.com\/[^?]{0,20}\?(?:[^&]{0,80}&)?url=([^&]{8,1800})/i,
    decoded,
  ],
  [/^https?:\/\/linkprotect\.cudasvc\.com\/url\?a=([^&]{8,1800})/i, decoded],
  [/^https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url\?(?:[^&]{0,80}&){0,4}(?:q|url)=([^&]{8,1800})/i, decoded],
  [
    /^https?:\/\/urldefense(?:\.proofpoint)?\.com\/v[12]\/url\?u=([^&]{8,1800})/i,
    (told) => decoded(told.replaceAll('_', '/').replace(/-(?=[\dA-F]{2})/g, '%')),
  ],
];

function openLink(link: string): string | undefined {
  for (const [shape, read] of shapes) {
    const told = shape.exec(link)?.[1];
    const address = told === undefined ? undefined : read(told);
    if (address && /^https?:\/\/\S+$/.test(address)) return address;
  }
  return undefined;
}

/** Undefined for what is no encoding. A gateway behind another has encoded it twice. */
function decoded(told: string): string | undefined {
  try {
    const once = decodeURIComponent(told);
    return /%[\dA-F]{2}/i.test(once) && !once.includes('%20') ? decodeURIComponent(once) : once;
  } catch {
    return undefined;
  }
}
