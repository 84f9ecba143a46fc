/** What somebody wrote in a reply, without the quoted mail and the signature. Empty if nothing is left. */
export function writtenWords({ text, html }: { readonly text: string; readonly html: string }): string {
  const lines = (text.trim() === '' ? textOf(html) : text).replace(/\r\n?/g, '\n').split('\n');
  const end = lines.findIndex((_, place) => beginsRest(lines, place));
  // If the reply is below or between the quotes, the words come after the marker.
  const above = withoutQuotes(end === -1 ? lines : lines.slice(0, end));
  if (above !== '' || end === -1) return above;
  return withoutQuotes(
    lines.slice(end).filter((line, place) => !(place < 3 && isMarker(line, lines[end + place + 1]))),
  );
}

function withoutQuotes(lines: readonly string[]): string {
  const signature = lines.findIndex((line) => /^--\s?$/.test(line) || sentFrom.test(line.trim()));
  const own = signature === -1 ? lines : lines.slice(0, signature);
  return own
    .filter((line) => !/^\s*>/.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function beginsRest(lines: readonly string[], place: number): boolean {
  return isMarker(lines[place] ?? '', lines[place + 1]) || isHeaderBlock(lines, place);
}

/** `On …, … wrote:` on one line or two, as in Gmail, Apple Mail, Yahoo and Thunderbird, and Outlook's divider. */
function isMarker(line: string, next = ''): boolean {
  const words = line.trim();
  if (originalMessage.test(words) || /^_{20,}$/.test(words)) return true;
  if (!/\d/.test(words)) return false;
  return wrote.test(words) || (wroteBegins.test(words) && wrote.test(`${words} ${next.trim()}`));
}

/** Outlook quotes a mail with its headers: `From: …`, then `Sent: …` or `Date: …` a few lines later. */
function isHeaderBlock(lines: readonly string[], place: number): boolean {
  if (!/^\*?(?:From|De|Von|Da|Van|Od)\s?:\*?\s/i.test((lines[place] ?? '').trim())) return false;
  return lines
    .slice(place + 1, place + 4)
    .some((line) =>
      /^\*?(?:Sent|Date|Enviado(?: el)?|Fecha|Envoyé|Gesendet|Datum|Data|Inviato|Verzonden)\s?:/i.test(
        line.trim(),
      ),
    );
}

const wroteBegins = /^(?:On|El|Le|Am|Em|Il|Op|W dniu)\s/i;
const wrote =
  /^(?:On|El|Le|Am|Em|Il|Op|W dniu)\s.{6,300}(?:wrote|escribió|a écrit|schrieb.*|escreveu|ha scritto|schreef.*|napisał\(?a?\)?)\s?:$/i;
const originalMessage =
  /^-{2,}\s*(?:Original Message|Forwarded message|Mensaje original|Message d'origine|Ursprüngliche Nachricht|Mensagem original|Messaggio originale|Oorspronkelijk bericht)\s*-{2,}$/i;
const sentFrom =
  /^(?:Sent from (?:my|Outlook|Yahoo|Mail)\b|Get Outlook for|Enviado desde mi|Envoyé de mon|Von meinem .* gesendet|Enviado do meu|Inviato da)/i;

/** The words of an HTML-only mail. Mail programs put the quote into one element, at the end. */
function textOf(html: string): string {
  const quote = html.search(
    /<(?:div|blockquote|span|hr)\b[^>]*(?:gmail_quote|yahoo_quoted|moz-cite-prefix|divRplyFwdMsg|appendonsend|stopSpelling|type=["']?cite)/i,
  );
  return (quote === -1 ? html : html.slice(0, quote))
    .replace(/<(style|script|head|title)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replace(/<br\b[^>]*>|<\/(?:p|div|li|tr|h[1-6]|blockquote)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/gi, ' ')
    .replace(/&#(\d{2,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&lt;/gi, '<')
    .replace(/&gt;/gi, '>')
    .replace(/&quot;/gi, '"')
    .replace(/&amp;/gi, '&')
    .replace(/^ +| +$/gm, '');
}
