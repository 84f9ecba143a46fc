/** True for figures within a telephone number: `+7 843 555-01-99`, `тел. 8 843 …`, `Mob 912 55 019`, `… | 96 555 01 99`. */
export function isOfPhone(text: string, start: number, end: number): boolean {
  const before = /(?:[+\d(][\d ()./-]{0,20})?$/.exec(text.slice(Math.max(0, start - 20), start))?.[0] ?? '';
  const after = /^[\d ()./-]{0,20}/.exec(text.slice(end, end + 20))?.[0] ?? '';
  const number = `${before}${text.slice(start, end)}${after}`.trim();
  const digits = number.replace(/\D/g, '').length;
  const groups = number.split(/[\s()./-]+/).length;
  if (digits < 7 || digits > 15) return false;
  const from = start - before.length;
  const isNamed = phoneNoun.test(text.slice(Math.max(0, from - 16), from));
  return isNamed || (groups > 2 && digits > 8 && (number.startsWith('+') || bySpaces.test(number)));
}

const phoneNoun =
  /(?<!\p{L})(?:tel|tél|tlf|tfn|telefon|telefono|teléfono|telefone|telefoon|phone|mob|mobil|mobile|mobiel|gsm|handy|cel|celular|móvil|fon|fax|puh|kom|тел|телефон|моб|τηλ|电话|電話|전화|手机)\s?[.:：]{0,2}\s{0,2}\(?\+?$/iu;
/** `96 555 01 99`: groups of two and three figures. */
const bySpaces = /^\(?\d{2,3}\)?(?: \d{2,3}){3,4}$/;
