/** The palette's tints. They tell people apart and have no other meaning. */
const tints = ['slate', 'blue', 'teal', 'green', 'amber', 'rose'] as const;
export type Tint = (typeof tints)[number];

/** Always the same tint for the same name. */
export function tintOf(name: string): Tint {
  let sum = 7;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? 'slate';
}

/** The tint closest to the paint of a well-known maker. Other makers get one by their name. */
export function makerTint(brand: string): Tint {
  const name = brand.trim().toLowerCase();
  return makersByTint.find(({ makers }) => makers.includes(name))?.tint ?? tintOf(brand);
}

/**
 * Makers in lower case, as the catalogue names them. Yellow and orange are amber, red is rose, white and grey slate.
 */
export const makersByTint: readonly { readonly tint: Tint; readonly makers: readonly string[] }[] = [
  {
    tint: 'amber',
    makers:
      'caterpillar, komatsu, volvo, jcb, liebherr, hyundai, develon, hitachi, kubota, sany, liugong, xcmg, case, gehl, wacker neuson, bomag, dynapac, hyster, jlg, skyjack, ditch witch, toyota'.split(
        ', ',
      ),
  },
  { tint: 'rose', makers: 'takeuchi, manitou, massey ferguson, linde, toro, link-belt, ihi'.split(', ') },
  { tint: 'teal', makers: 'kobelco, atlas copco'.split(', ') },
  { tint: 'blue', makers: 'genie, new holland, tadano, sumitomo, generac, ford'.split(', ') },
  { tint: 'green', makers: 'john deere, fendt, claas, merlo, sennebogen, ammann, deutz-fahr'.split(', ') },
  {
    tint: 'slate',
    makers: 'bobcat, hamm, wirtgen, vögele, kleemann, terex, manitowoc, grove, yanmar, vermeer'.split(', '),
  },
];
