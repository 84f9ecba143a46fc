/** The palette's tints, which tell people apart and mean nothing else. */
const tints = ['slate', 'blue', 'teal', 'green', 'amber', 'rose'] as const;
export type Tint = (typeof tints)[number];

/** The same tint for the same name, wherever it stands. */
export function tintOf(name: string): Tint {
  let sum = 7;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? 'slate';
}

/** The tint nearest to the colour in which a well-known maker paints its machines; any other maker's goes by its name. */
export function makerTint(brand: string): Tint {
  const name = brand.trim().toLowerCase();
  return makersByTint.find(({ makers }) => makers.includes(name))?.tint ?? tintOf(brand);
}

/** By the names of the catalogue, in lower case. Yellow and orange are amber, red is rose, white and grey are slate. */
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
