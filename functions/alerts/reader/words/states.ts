import regions from '../../reading/data/regions.json' with { type: 'json' };

/**
 * First-level divisions that addresses in messages end with, by their postal abbreviation. Source: USPS Publication 28
 * appendix B, Canada Post's addressing guidelines, Australia Post's state abbreviations.
 */
const states: Readonly<Record<string, string>> = regions.states;

/** All names and abbreviations, for the vocabulary. */
export const stateNames: readonly string[] = [...Object.keys(states), ...Object.values(states)];

export const stateNamesInFull: readonly string[] = Object.values(states);

const byName = new Map(Object.entries(states).map(([code, name]) => [name.toLowerCase(), code]));

/** Abbreviations from before the postal ones, as far as they are no words of their own. */
const traditional =
  'ariz:AZ ark:AR calif:CA colo:CO conn:CT fla:FL kan:KS kans:KS mass:MA mich:MI minn:MN mont:MT nebr:NE neb:NE nev:NV okla:OK oreg:OR penn:PA penna:PA tenn:TN tex:TX wis:WI wisc:WI wyo:WY alta:AB ont:ON que:QC qc:QC sask:SK';
for (const pair of traditional.split(' ')) {
  const [name = '', code = ''] = pair.split(':');
  byName.set(name, code);
}

/** Those that are other words or names as well, so that they count with their full stop only: `Burns, Ore.` */
const withStop =
  'ala:AL cal:CA del:DE ga:GA ia:IA id:ID ida:ID ill:IL ind:IN ky:KY la:LA me:ME md:MD miss:MS mo:MO pa:PA ore:OR va:VA vt:VT wash:WA ' +
  'man:MB';
const byStop = new Map(withStop.split(' ').map((pair) => pair.split(':') as [string, string]));

/** The postal abbreviation of what a text names, or undefined. */
export function stateCode(text: string): string | undefined {
  const said = text.trim();
  const word = said.endsWith('.') ? said.slice(0, -1) : said;
  if (text.endsWith('.') && /^\p{Lu}\p{Ll}+$/u.test(word) && byStop.has(word.toLowerCase()))
    return byStop.get(word.toLowerCase());
  const bare = word.includes('.') ? word.replaceAll('.', '') : word;
  if (bare.length <= 3 && Object.hasOwn(states, bare)) return bare;
  const name = word.toLowerCase();
  return byName.get(/^[ -~]*$/.test(name) ? name : name.normalize('NFD').replace(/\p{M}/gu, ''));
}
