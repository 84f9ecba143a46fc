/*
 * The same alert, told in another layout: what a portal, a mail program or a person does to a text without changing what it
 * says. Whatever was read of it before is to be read of it after.
 */

/** An alert's text told again: as a mail where `isMail`, else as pasted text; none where the layout doesn't suit the text. */
export interface Retold {
  readonly content: string;
  readonly isMail: boolean;
}

type Retelling = (text: string) => Retold | string | undefined;

/** Lines of a label and its value in a text, at the least, that make it a list. */
const fewestPairs = 4;
const pair = /^(\p{Lu}[\p{L}\d ./#()°'’-]{1,30}?)\s?[:：]\s{1,12}(\S.{0,160})$/u;
/** Lines of a mail's head, which a text form keeps and mail programs quote in their language. */
const ofHead =
  /^(?:From|Von|De|Van|Från|Fra|Da|Od|Sent|Gesendet|Enviad[oa]|Envoyé|Inviato|Verzonden|Skickat|Sendt|Wysłano|To|An|À|A|Aan|Till|Til|Do|Para|Date|Datum|Fecha|Data|Dato|Subject|Betreff|Objet|Asunto|Assunto|Oggetto|Onderwerp|Ämne|Emne|Temat|Předmět|Cc|Reply-To)\s?:/;

/*
 * A mail's date says of which year and in which order the dates in it are. That of the alert is not known here: the
 * last day of a year speaks for no order.
 */
const retellings = {
  // Marks before and after each line.
  'bullets -': (text: string) => pairLines(text, (label, value) => `- ${label}: ${value}`),
  'bullets *': (text: string) => pairLines(text, (label, value) => `* ${label}: ${value}`),
  'bullets •': (text: string) => pairLines(text, (label, value) => `• ${label}: ${value}`),
  numbered: (text: string) => pairLines(text, (label, value, index) => `${index + 1}. ${label}: ${value}`),
  quoted: (text: string) => eachLine(text, (line) => `> ${line}`),
  'quoted twice': (text: string) => eachLine(text, (line) => `> > ${line}`),
  indented: (text: string) => eachLine(text, (line) => `    ${line}`),
  'spaces at the ends': (text: string) => eachLine(text, (line) => `${line}   `),
  'empty lines between': (text: string) => eachLine(text, (line) => `${line}\n`),
  'carriage returns': (text: string) => text.replaceAll('\n', '\r\n'),
  'hard spaces': (text: string) => (text.includes('  ') ? undefined : text.replaceAll(' ', '\u00a0')),

  // Labels and values.
  'no space': (text: string) => pairLines(text, (label, value) => `${label}:${value}`),
  'wide mark': (text: string) => pairLines(text, (label, value) => `${label} : ${value}`),
  equals: (text: string) => pairLines(text, (label, value) => `${label} = ${value}`),
  'dash mark': (text: string) => pairLines(text, (label, value) => `${label} - ${value}`),
  tab: (text: string) => pairLines(text, (label, value) => `${label}\t${value}`),
  columns: (text: string) => pairLines(text, (label, value) => `${label.padEnd(34)}${value}`),
  dots: (text: string) => pairLines(text, (label, value) => `${`${label} `.padEnd(34, '.')} ${value}`),
  'value below': (text: string) => pairLines(text, (label, value) => `${label}\n${value}\n`),
  'value below mark': (text: string) => pairLines(text, (label, value) => `${label}:\n${value}`),
  'bold labels': (text: string) => pairLines(text, (label, value) => `**${label}:** ${value}`),
  'starred labels': (text: string) => pairLines(text, (label, value) => `*${label}:* ${value}`),
  'bold values': (text: string) => pairLines(text, (label, value) => `${label}: *${value}*`),
  'labels in capitals': (text: string) =>
    pairLines(text, (label, value) => `${label.toUpperCase()}: ${value}`),
  'labels in small letters': (text: string) =>
    pairLines(text, (label, value) => `${label.toLowerCase()}: ${value}`),
  'bars around': (text: string) => pairLines(text, (label, value) => `| ${label} | ${value} |`),
  'box around': (text: string) =>
    pairLines(text, (label, value) => `│ ${label.padEnd(32)} │ ${value.padEnd(60)} │`),
  'other order': (text: string) => otherOrder(text),

  // HTML, as pasted and as mail programs send it.
  'html breaks': (text: string) => unspaced(text) && html(lines(text).map(escaped).join('<br>\n')),
  'html blocks': (text: string) =>
    unspaced(text) &&
    html(
      lines(text)
        .map((line) => `<div>${escaped(line) || '<br>'}</div>`)
        .join(''),
    ),
  'html paragraphs': (text: string) =>
    unspaced(text) &&
    html(
      text
        .split(/\n{2,}/)
        .map((part) => `<p>${lines(part).map(escaped).join('<br/>')}</p>`)
        .join('\n'),
    ),
  'html table': (text: string) =>
    pairHtml(
      text,
      (label, value) => `<tr><td>${label}</td><td>${value}</td></tr>`,
      (rows) => `<table>${rows}</table>`,
    ),
  'html table with heads': (text: string) =>
    pairHtml(
      text,
      (label, value) => `<tr><th align="left">${label}:</th>\n<td><b>${value}</b></td></tr>\n`,
      (rows) => `<table border="0"><tbody>${rows}</tbody></table>`,
    ),
  'html list': (text: string) =>
    pairHtml(
      text,
      (label, value) => `<li><strong>${label}</strong>: ${value}</li>`,
      (rows) => `<ul>${rows}</ul>`,
    ),
  'html definitions': (text: string) =>
    pairHtml(
      text,
      (label, value) => `<dt>${label}</dt><dd>${value}</dd>`,
      (rows) => `<dl>${rows}</dl>`,
    ),
  'html cells of one row': (text: string) =>
    pairHtml(
      text,
      (label, value) =>
        `<tr><td style="padding:4px"><div style="color:#888">${label}</div><div>${value}</div></td></tr>`,
      (rows) => `<table>${rows}</table>`,
    ),
  'html spans': (text: string) =>
    pairHtml(
      text,
      (label, value) => `<div><span class="l">${label}</span> <span class="v">${value}</span></div>`,
      (rows) => rows,
    ),

  // What mail programs and people put around it.
  'forward by Gmail': (text: string) =>
    `FYI, can you take a look?\n\n---------- Forwarded message ---------\nFrom: Fleet Alerts <noreply@fleet.example>\nDate: Thu, Dec 31, 2026 at 6:12 AM\nSubject: Notification\nTo: <shop@works.example>\n\n\n${text}`,
  'forward by Outlook': (text: string) =>
    `See below.\n\n________________________________\nFrom: Fleet Alerts <noreply@fleet.example>\nSent: Thursday, December 31, 2026 6:12 AM\nTo: Shop <shop@works.example>\nSubject: FW: Notification\n\n${text}`,
  'forward by Apple Mail': (text: string) =>
    `Begin forwarded message:\n\n${eachLine(
      `From: Fleet Alerts <noreply@fleet.example>\nSubject: Notification\nDate: December 31, 2026 at 6:12:40 AM EST\nTo: shop@works.example\n\n${text}`,
      (line) => `> ${line}`,
    )}`,
  'a signature': (text: string) =>
    `${text}\n\n-- \nDana Whitcombe\nService Manager | Hallmark Tractor & Equipment\n2210 Industrial Pkwy, Akron, OH 44306\nO: (330) 555-0142  M: (330) 555-0188\ndana@hallmark-tractor.example`,
  'a greeting and thanks': (text: string) =>
    `Good morning,\n\nplease see the alert we got from the portal.\n\n${text}\n\nThanks,\nMike\nSent from my iPhone`,
  'a disclaimer': (text: string) =>
    `${text}\n\nThis e-mail and any attachments are confidential and intended solely for the addressee. If you have received it in error, please notify the sender and delete it. To stop receiving these notifications, manage your preferences or unsubscribe.\n© 2026 Fleet Portal Inc., 100 Main Street, Peoria, IL 61602, USA`,
  'a banner': (text: string) =>
    `[CAUTION: This message was sent from outside of your organization. Do not click links or open attachments unless you recognize the sender.]\n\n${text}`,
  'wrapped as mail': (text: string) => wrapped(text, 72),
  'wrapped on a telephone': (text: string) => wrapped(text, 44),
  'lines of a mail': (text: string) =>
    mail(text.replaceAll('\n', '\r\n'), 'text/plain; charset=utf-8', '8bit'),
  'base64 mail': (text: string) =>
    mail(
      Buffer.from(text).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
      'text/plain; charset=utf-8',
      'base64',
    ),
} satisfies Readonly<Record<string, Retelling>>;

export type RetellingName = keyof typeof retellings;
export const retellingNames = Object.keys(retellings) as RetellingName[];

export function retold(name: RetellingName, text: string): Retold | undefined {
  const told: Retold | string | undefined = retellings[name](text);
  return typeof told === 'string' ? { content: told, isMail: false } : told;
}

function lines(text: string): string[] {
  return text.split(/\r?\n/);
}

function eachLine(text: string, tell: (line: string) => string): string {
  return lines(text)
    .map((line) => (line.trim() === '' ? line : tell(line)))
    .join('\n');
}

/** A line of a list with its label and value; of any other line only what it says. */
interface ListLine {
  readonly line: string;
  readonly label?: string;
  readonly value?: string;
}

/**
 * The lines of a text, with the labels and values of those that are a list's. None where there are few, and where a line says
 * more than a label and its value (a second label beside the first, a value that goes on below) or is one of a talk: no other
 * layout has that.
 */
function listLines(text: string): ListLine[] | undefined {
  const all = lines(text);
  let count = 0;
  let isPlain = true;
  const found = all.map((line, index): ListLine => {
    const [, label, value] = pair.exec(line.trimEnd()) ?? [];
    if (label === undefined || value === undefined || isOfHead(all, index)) return { line };
    count += 1;
    const next = all[index + 1] ?? '';
    const goesOn =
      (/^[ \t]+\S/.test(next) || (line.length > 60 && next !== '')) && !pair.test(next.trimEnd());
    const isSaid = pair.exec(all[index - 1] ?? '')?.[1] === label;
    if (goesOn || isSaid || secondLabel.test(value) || otherLayout.test(label)) isPlain = false;
    return { line, label, value };
  });
  return isPlain && count >= fewestPairs ? found : undefined;
}

/** `EX-12   Serial: 4411`, `EX-12, serial no.: 4411`, `Serial: 4411` as a value. */
const secondLabel = /(?:^|\s{2}|[|;,·•(/–-] ?)\p{L}[\p{L} .#]{1,24}:\s/u;

/** `Model - Type`, `Make......`, `Your SVL97 (nickname`: with marks of another layout, or none. */
const otherLayout = / [-–—] |\.\.|^[^()]*\([^()]*$/;

/** A line of the head that a mail program quotes: one of several, some of which say who wrote and what of. */
function isOfHead(all: readonly string[], index: number): boolean {
  if (!ofHead.test(all[index] ?? '')) return false;
  let first = index;
  while (first > 0 && all[first - 1]?.trim() !== '') first -= 1;
  let last = index;
  while (last + 1 < all.length && all[last + 1]?.trim() !== '') last += 1;
  return all.slice(first, last + 1).filter((line) => ofHead.test(line)).length > 1;
}

/** The text with each line of a label and its value told so; none where it is no list of them. */
function pairLines(
  text: string,
  tell: (label: string, value: string, index: number) => string,
): string | undefined {
  let count = 0;
  return listLines(text)
    ?.map(({ line, label, value }) =>
      label === undefined || value === undefined ? line : tell(label, value, count++),
    )
    .join('\n');
}

/** The rows of each list of labels within what is around it, in HTML. */
function pairHtml(
  text: string,
  row: (label: string, value: string) => string,
  around: (rows: string) => string,
): string | undefined {
  const all = /\S(?: {2}|\t)\S|^[ \t]/m.test(text) ? undefined : listLines(text);
  if (!all) return undefined;
  const parts: string[] = [];
  let rows = '';
  let other: string[] = [];
  const close = () => {
    if (rows !== '') parts.push(around(rows));
    if (other.length > 0) parts.push(`<p>${other.join('<br>\n')}</p>`);
    rows = '';
    other = [];
  };
  for (const { line, label, value } of all) {
    const isPair = label !== undefined && value !== undefined;
    if (line.trim() === '' || isPair === other.length > 0) close();
    if (isPair) rows += row(escaped(label), escaped(value));
    else if (line.trim() !== '') other.push(escaped(line));
  }
  close();
  return html(parts.join('\n'));
}

/** The lines of each list of labels the other way round, where nothing stands between them. */
function otherOrder(text: string): string | undefined {
  const all = listLines(text);
  if (!all) return undefined;
  const first = all.findIndex(({ label }) => label !== undefined);
  const last = all.findLastIndex(({ label }) => label !== undefined);
  const list = all.slice(first, last + 1);
  if (list.length < fewestPairs || list.some(({ label }) => label === undefined)) return undefined;
  if (new Set(list.map(({ label }) => label)).size < list.length) return undefined;
  return [...all.slice(0, first), ...list.toReversed(), ...all.slice(last + 1)]
    .map(({ line }) => line)
    .join('\n');
}

function html(body: string): string {
  return `<html><body>${body}</body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A text in which columns and indents say nothing, which HTML would lose. */
function unspaced(text: string): string | undefined {
  return /\S(?: {2}|\t)|^[ \t]|^.{0,300}<\w/m.test(text) ? undefined : text;
}

/** Long lines of prose broken as mail programs break them. */
function wrapped(text: string, width: number): string | undefined {
  if (!unspaced(text) || /[|{}<>]|(?:,[^,\n]{0,30}){6}|(?:;[^;\n]{0,30}){4}/.test(text)) return undefined;
  const told = lines(text)
    .map((line) => line.replaceAll(new RegExp(`(.{1,${width}})(?: (?=\\S)|$)`, 'g'), '$1\n').trimEnd())
    .join('\n');
  return told === text ? undefined : told;
}

function mail(body: string, type: string, encoding: string): Retold {
  return {
    isMail: true,
    content: [
      'From: Fleet Alerts <noreply@fleet.example>',
      'To: alerts@import.example.net',
      'Subject: Notification',
      'Date: Thu, 31 Dec 2026 12:12:40 +0000',
      'MIME-Version: 1.0',
      `Content-Type: ${type}`,
      `Content-Transfer-Encoding: ${encoding}`,
      '',
      body,
    ].join('\r\n'),
  };
}
