/* What chats, Markdown and brands set their words off with, which is no part of a value. */

/**
 * Without the marks that chats and Markdown set letters off with (`` `P-22` ``, `*High*`, `_high_`); labels of one line in bold
 * (`*Unit:* EX-14 *Make:* Hitachi`) each on a line of its own. Headings between marks end with their words (`== Site: 9 Elm St, Salem, NJ ==`).
 */
export function withoutMarkup(text: string): string {
  const open = text.includes('==\n') ? text.replace(framed, '$1') : text;
  const spread = open.includes(':*') ? open.replace(starredLine, labelsApart) : open;
  const plain = spread.includes('`') ? spread.replace(setAsCode, '$1') : spread;
  return setOff.test(plain) ? plain.replace(setOffs, '$1$3') : plain;
}

/** `== Site: 9 Elm St, Salem, NJ ==` */
const framed = /^(={2,8} [^\n=:]{2,30}: [^\n=]{3,160}[^\n=\s]) ={2,8}$/gm;

/** `` `P-22` `` */
const setAsCode = /`([^`\n]{1,80})`/g;
/** `*High*`, `(_high_)`, `**Low oil pressure**`; `5*3`, `a_b` and `* high *` are no such. */
const setOffs =
  /(^|[\s(|:–—-])(\*{1,2}|_{1,2})(?=[\p{L}\d])([^*_\n]{0,60}[\p{L}\d.:%)])\2(?=$|[\s).,;:|!?–—-])/gmu;
const setOff = /[*_](?=$|[\s).,;:|!?–—-])/m;

function labelsApart(line: string): string {
  return line.replace(starredLabel, (_, before: string, name: string) => `${before && '\n'}${name}: `);
}

/** Two such labels in one line, the first of them with a value. */
const starredLine =
  /^[^\n*]{0,80}\*{1,2}\p{L}[^\n*:]{0,30}:\*{1,2} [^\n*]{1,80}\*{1,2}\p{L}[^\n*:]{0,30}:\*[^\n]{0,600}$/gmu;
const starredLabel = /((?:(?<=\S)[,;|]?[ \t]{1,3})?)\*{1,2}(\p{L}[^\n*:]{0,30}):\*{1,2} ?/gu;

/** Without the marks behind brands and types: `Genie® S®-65 XC`, `SiteBoss™`. */
export function withoutTradeMarks(text: string): string {
  return /[®™]/.test(text) ? text.replace(/ ?[®™](?=[\p{L}\d])/gu, ' ').replace(/ ?[®™]/g, '') : text;
}
