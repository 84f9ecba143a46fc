/*
 * Links wrapped by a mail gateway or mail program in an address of its own: Outlook's Safe Links, Proofpoint, Barracuda, Google,
 * or click counters. The target may say where a machine is; the gateway's address says nothing.
 */

/** Replaces such links by their targets. */
export function withLinksOpen(text: string): string {
  if (!gateway.test(text)) return text;
  return text.replace(anyLink, (link) => openLink(link.replaceAll('&amp;', '&')) ?? link);
}

/** The target of a gateway's link; undefined for any other link. */
export function openLink(link: string): string | undefined {
  for (const [shape, read] of shapes) {
    const wrapped = shape.exec(link)?.[1];
    const address = wrapped === undefined ? undefined : read(wrapped);
    if (address && /^https?:\/\/\S+$/.test(address)) return address;
  }
  return undefined;
}

const gateway =
  /=https?%3A%2F%2F|safelinks\.protection\.outlook|urldefense|cudasvc\.com|google\.[a-z.]{2,6}\/url\?/i;
const anyLink = /https?:\/\/[^\s<>"'|)\]]{10,2000}/gi;

const shapes: readonly (readonly [RegExp, (encoded: string) => string | undefined])[] = [
  [
    /^https?:\/\/[^/]{0,40}safelinks\.protection\.outlook\.com\/[^?]{0,20}\?(?:[^&]{0,80}&)?url=([^&]{8,1800})/i,
    decoded,
  ],
  [/^https?:\/\/linkprotect\.cudasvc\.com\/url\?a=([^&]{8,1800})/i, decoded],
  [/^https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url\?(?:[^&]{0,80}&){0,4}(?:q|url)=([^&]{8,1800})/i, decoded],
  [
    /^https?:\/\/urldefense(?:\.proofpoint)?\.com\/v[12]\/url\?u=([^&]{8,1800})/i,
    (encoded) => decoded(encoded.replaceAll('_', '/').replace(/-(?=[\dA-F]{2})/g, '%')),
  ],
  // The third version has a star for each character that is not allowed in an address, and those characters after its end.
  [/^https?:\/\/urldefense\.com\/v3\/__([^\s!]{8,1800}__;[\w-]{0,200})!!/i, starred],
  // `https://click.portal.example/t?id=7&url=https%3A%2F%2Fmaps…`: a click counter.
  [
    /^https?:\/\/[^/?\s]{3,80}(?:\/[^?\s]{0,120})?\?(?:[^&\s]{0,120}&){0,6}(?:url|u|q|to|link|target|dest|redirect)=(https?%3A%2F%2F[^&\s]{8,1800})/i,
    decoded,
  ],
];

function starred(encoded: string): string | undefined {
  const end = encoded.lastIndexOf('__;');
  const left = Array.from(Buffer.from(encoded.slice(end + 3), 'base64url').toString());
  return decoded(encoded.slice(0, end).replace(/\*/g, (star) => left.shift() ?? star));
}

/** Undefined if it is not encoded. Two gateways in a row encode twice. */
function decoded(encoded: string): string | undefined {
  try {
    const once = decodeURIComponent(encoded);
    return /%[\dA-F]{2}/i.test(once) && !once.includes('%20') ? decodeURIComponent(once) : once;
  } catch {
    return undefined;
  }
}
