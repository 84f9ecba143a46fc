/*
 * The two letters of a country at the end of an address, where they could be a state's or a province's as well: `AT` is Asti, `NO`
 * Novara, `DE` Delaware, `AR` Arkansas. The street says which: `Hafenstr. 20, Wels, AT`, but `Via Roma 12, Asti, AT`.
 */

/** Whether two letters are a country's behind a street of its languages (ISO 3166-1 alpha-2). */
export function isCountryOfStreet(letters: string, street: string): boolean {
  return streetsOfCountries.get(letters)?.some((pattern) => pattern.test(street)) ?? false;
}

/** Codes of countries that are no state's and no province's, of two letters or three. */
export function isCountryCodeAlone(letters: string): boolean {
  return codesAlone.has(letters);
}

const german = /(?:str(?:a(?:ß|ss)e|\.)|weg|gasse|platz|allee|ufer|damm|ring) \d/iu;
const french =
  /^(?:\d{1,4},? (?:bis |ter )?)?(?:rue|quai|avenue|boulevard|bd|chemin|route|impasse|allée) \p{L}/iu;
const dutch = /(?:straat|laan|weg|dijk|kade|plein|singel|gracht|dreef|haven) \d/iu;
const nordic = /(?:gatan?|gaten?|gade|vägen|veien|vei|vej|väg|plads|plass|plats|torget) \d/iu;
const portuguese = /^(?:rua|r\.|av\.|avenida|rod\.|rodovia|estrada|estr\.|travessa|alameda|praça|largo) /iu;
/** `Av.` is Brazil's as well, whose state `ES` is. */
const spanish = /^(?:c\/|calle|avda\.|paseo|plaza|carretera|ctra\.|pol[ií]gono|carrer) ?\p{L}/iu;
const american = /^(?:calle|av\.|avenida|carrera|cra\.|ruta|jr\.|jirón|autopista|camino|pasaje) /iu;

const streetsOfCountries: ReadonlyMap<string, readonly RegExp[]> = new Map<string, readonly RegExp[]>([
  ...['AT', 'DE', 'LI'].map((letters) => [letters, [german]] as const),
  ['CH', [german, french]],
  ...['FR', 'LU', 'MA', 'TN'].map((letters) => [letters, [french]] as const),
  ['BE', [dutch, french]],
  ['NL', [dutch]],
  ...['DK', 'NO', 'SE'].map((letters) => [letters, [nordic]] as const),
  ...['BR', 'PT'].map((letters) => [letters, [portuguese]] as const),
  ['ES', [spanish]],
  ...['AR', 'CL', 'CO', 'CR', 'EC', 'PE', 'UY'].map((letters) => [letters, [american]] as const),
  ['CZ', [/(?:ní|[sc]ká|ova) \d/iu]],
  ['PL', [/^(?:ul|al|pl)\. /iu]],
  ['FI', [/(?:katu|tie) \d/iu]],
]);

const codesAlone = new Set(
  (
    'AU AUS AUT BEL BRA CHE CHL COL CZE DEU DNK ESP FIN FRA GBR HUN IE IRL ITA LUX MEX MX NLD NOR NZ NZL PER POL PRT ROU SVK ' +
    'SWE USA ZA ZAF'
  ).split(' '),
);
