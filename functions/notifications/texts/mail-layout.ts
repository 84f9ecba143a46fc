import { withoutUnseen } from '#schema/text.ts';
import type { Part, Words } from './notification.ts';

/** What a mail says, in plain text. Empty parts are left out. */
export interface Letter extends Pick<Words, 'title' | 'lines' | 'quote' | 'facts'> {
  /** A sign-in code, shown in place of the title in the HTML form. */
  readonly code?: string;
  readonly action?: Link;
  readonly parts?: readonly (Omit<Part, 'action'> & { readonly action?: Link | undefined })[];
  /** Why it came, and other small print. */
  readonly foot: readonly string[];
  readonly footLinks?: readonly Link[];
}

interface Link {
  readonly label: string;
  readonly url: string;
}

/**
 * The subject and both forms of a mail, which say the same. The HTML uses tables and inline styles, as mail programs need, no
 * images or fonts, and never links to anything that people wrote.
 */
export function mailOf(letter: Letter): { subject: string; text: string; html: string } {
  const { title, code, quote, action, parts = [], footLinks = [] } = letter;
  const lines = letter.lines.filter(Boolean);
  const facts = (letter.facts ?? []).filter(([, value]) => value !== '');
  return {
    subject: title,
    text: [
      ...lines,
      quoted(quote),
      ...parts.map((part) =>
        [part.title, ...part.lines, quoted(part.quote), linked(part.action)].filter(Boolean).join('\n'),
      ),
      linked(action),
      facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
      ...letter.foot,
      footLinks.map(linked).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: pageOf(
      title,
      [lines[0] ?? parts[0]?.title, quote ?? parts[0]?.quote].filter(Boolean).join(' '),
      [
        code ? `<h1 class="code" style="${styles.code}">${escaped(code)}</h1>` : heading(title),
        ...lines.map(paragraph),
        blockquote(quote),
        ...parts.map(({ title: what, lines: own, quote: words, action: link }) =>
          [
            what ? `<h2 style="${styles.part}">${escaped(what)}</h2>` : '',
            ...own.filter(Boolean).map(paragraph),
            blockquote(words),
            link
              ? `<p style="${styles.line}"><a class="ink" href="${escaped(link.url)}" style="color:#161c22">${escaped(link.label)}</a></p>`
              : '',
          ].join('\n'),
        ),
        action ? buttonOf(action) : '',
        facts.length > 0
          ? `<table role="presentation" class="rule" ${styles.facts}>${facts.map(factOf).join('')}</table>`
          : '',
      ].join('\n'),
      [
        ...letter.foot.map((line) => `<p style="${styles.foot}">${escaped(line)}</p>`),
        footLinks.length > 0
          ? `<p style="${styles.foot}">${footLinks.map(footLink).join(' &middot; ')}</p>`
          : '',
      ].join('\n'),
    ),
  };
}

const family = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const text = `font-family:${family};color:#161c22;overflow-wrap:anywhere;word-break:break-word`;
const table = 'cellpadding="0" cellspacing="0" border="0" width="100%"';

/** The site's theme colors: light here, dark in `dark`. */
const styles = {
  title: 'margin:0 0 16px;font-size:22px;line-height:28px;font-weight:700',
  part: 'margin:24px 0 8px;font-size:16px;line-height:24px;font-weight:700',
  code: 'margin:0 0 16px;font-size:36px;line-height:44px;font-weight:700;letter-spacing:6px;font-family:ui-monospace,Consolas,Menlo,monospace',
  line: 'margin:0 0 16px;white-space:pre-line',
  quote: 'margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #c3cbd3;white-space:pre-line',
  facts: `${table} style="margin:24px 0 0;border-top:1px solid #dde1e6"`,
  fact: `padding:8px 0;border-bottom:1px solid #dde1e6;font-size:14px;line-height:20px;vertical-align:top;white-space:pre-line;${text}`,
  foot: 'margin:0 0 8px',
};

/** Invisible filler, so that lists of mails don't continue with the text after the preheader. */
const gap = '&#847;&zwnj;&nbsp;'.repeat(60);

const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0e1216!important}
.card{background:#171c21!important;border-color:#2c343c!important}
.ink{color:#eef1f4!important}
.soft,.soft a{color:#a9b4bf!important}
.rule,.rule td{border-color:#2c343c!important}
.quote{border-color:#52606d!important}
.button{background:#ff7a1f!important}
}
@media (max-width:480px){.card{padding:20px 16px!important}.code{letter-spacing:4px!important}}`;

/** `preheader`: what lists of mails show beside the title. */
function pageOf(title: string, preheader: string, content: string, foot: string): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escaped(title)}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f5f6f7">
<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden">${escaped(preheader)}${gap}</div>
<table role="presentation" class="page" ${table} style="background:#f5f6f7"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" ${table} style="max-width:600px;text-align:left">
<tr><td class="ink" style="padding:0 4px 12px;font-size:16px;line-height:24px;font-weight:700;${text}"><span style="color:#f25c00" aria-hidden="true">&#11042;</span> Ironcall</td></tr>
<tr><td class="card ink" style="padding:28px 32px;font-size:16px;line-height:24px;${text};background:#ffffff;border:1px solid #dde1e6;border-radius:8px">
${content}
</td></tr>
<tr><td class="soft" style="padding:16px 4px 0;font-size:13px;line-height:20px;${text};color:#4d5965">
${foot}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function quoted(words: string | undefined): string {
  return words ? `"${words}"` : '';
}

function linked(link: Link | undefined): string {
  return link ? `${link.label}: ${link.url}` : '';
}

function paragraph(line: string): string {
  return `<p style="${styles.line}">${escaped(line)}</p>`;
}

function blockquote(words: string | undefined): string {
  return words ? `<blockquote class="quote" style="${styles.quote}">${escaped(words)}</blockquote>` : '';
}

function heading(title: string): string {
  return `<h1 style="${styles.title}">${escaped(title)}</h1>`;
}

/** A table of one cell: mail programs that ignore padding on links still show a button. */
function buttonOf({ label, url }: Link): string {
  const link = `display:block;padding:12px 24px;font-family:${family};font-size:16px;line-height:24px;font-weight:600;color:#160900;text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" style="background:#f25c00;border-radius:8px"><a href="${escaped(url)}" style="${link}">${escaped(label)}</a></td></tr></table>`;
}

function factOf([label, value]: readonly [string, string]): string {
  return `<tr><td class="soft" width="34%" style="${styles.fact};padding-right:12px;color:#4d5965;overflow-wrap:break-word;word-break:normal">${escaped(label)}</td><td class="ink" style="${styles.fact}">${escaped(value)}</td></tr>`;
}

function footLink({ label, url }: Link): string {
  return `<a href="${escaped(url)}" style="color:#4d5965;text-decoration:underline">${escaped(label)}</a>`;
}

function escaped(words: string): string {
  return withoutUnseen(words).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
