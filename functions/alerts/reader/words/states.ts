/**
 * First-level divisions that addresses in messages end with, by their postal abbreviation. Source: USPS Publication 28
 * appendix B, Canada Post's addressing guidelines, Australia Post's state abbreviations.
 */
const states: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
  NSW: 'New South Wales',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  ACT: 'Australian Capital Territory',
};

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
