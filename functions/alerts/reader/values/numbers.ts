/** The number that a text states, with thousands and decimals as written in English or on the Continent; undefined for none. */
export function parseNumber(text: string): number | undefined {
  const compact = text.trim().replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3})/g, '');
  const plain = asPlain(compact);
  const value = plain === undefined ? Number.NaN : Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

function asPlain(text: string): string | undefined {
  if (!/^[+-]?\d{1,12}(?:[.,]\d{1,12}){0,4}$/.test(text)) return undefined;
  const comma = text.lastIndexOf(',');
  const dot = text.lastIndexOf('.');
  if (comma >= 0 && dot >= 0) {
    const decimal = comma > dot ? ',' : '.';
    return text.replaceAll(decimal === ',' ? '.' : ',', '').replace(decimal, '.');
  }
  if (comma >= 0)
    return /^[+-]?\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  // `1.455.200` can only be thousands; `1.455` is read as English has it.
  return /^[+-]?\d{1,3}(?:\.\d{3}){2,}$/.test(text) ? text.replaceAll('.', '') : text;
}
