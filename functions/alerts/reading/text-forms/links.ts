/*
 * Links that a mail gateway or a mail program has put its own address around, to look at what is behind them first: Outlook's Safe Links,
 * Proofpoint, Barracuda, Google, or who counts clicks. What they lead to says where a machine is; the gateway says nothing.
 */

/** The text with the addresses that such links lead to. */
export function withLinksOpen(text: string): string {
  if (!gateway.test(text)) return text;
  return text.replace(anyLink, (link) => openLink(link.replaceAll('&amp;', '&')) ?? link);
}

/** What a gateway's link leads to; undefined for any other. */
export function openLink(link: string): string | undefined {
  for (const [shape, read] of shapes) {
    const told = shape.exec(link)?.[1];
    const address = told === undefined ? undefined : read(told);
    if (address && /^https?:\/\/\S+$/.test(address)) return address;
  }
  return undefined;
}

const gateway =
  /=https?%3A%2F%2F|safelinks\.protection\.outlook|urldefense|cudasvc\.com|google\.[a-z.]{2,6}\/url\?/i;
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
  // The third version has a star for each character that an address may not have, and the characters behind its end.
  [/^https?:\/\/urldefense\.com\/v3\/__([^\s!]{8,1800}__;[\w-]{0,200})!!/i, starred],
  // `https://click.portal.example/t?id=7&url=https%3A%2F%2Fmaps…`: whoever counts the clicks on a link.
  [
    /^https?:\/\/[^/?\s]{3,80}(?:\/[^?\s]{0,120})?\?(?:[^&\s]{0,120}&){0,6}(?:url|u|q|to|link|target|dest|redirect)=(https?%3A%2F%2F[^&\s]{8,1800})/i,
    decoded,
  ],
];

function starred(told: string): string | undefined {
  const end = told.lastIndexOf('__;');
  const left = Array.from(Buffer.from(told.slice(end + 3), 'base64url').toString());
  return decoded(told.slice(0, end).replace(/\*/g, (star) => left.shift() ?? star));
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
