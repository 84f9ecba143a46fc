/**
 * A company's name as it is compared and searched: `Márquez & Sons,  Inc.` and `marquez & sons inc` are one.
 * Letters and digits of any script are kept.
 */
export function foldCompanyName(name: string): string {
  const folded = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.,]/g, '')
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
  return folded || name.trim().toLowerCase();
}
