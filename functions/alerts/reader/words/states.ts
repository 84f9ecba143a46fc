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
  'ariz:AZ ark:AR calif:CA colo:CO conn:CT fla:FL kan:KS kans:KS mass:MA mich:MI minn:MN mont:MT nebr:NE neb:NE nev:NV okla:OK oreg:OR penn:PA penna:PA tenn:TN tex:TX wis:WI wisc:WI wyo:WY alta:AB ont:ON que:QC sask:SK';
for (const pair of traditional.split(' ')) {
  const [name = '', code = ''] = pair.split(':');
  byName.set(name, code);
}

/** The postal abbreviation of what a text names, or undefined. */
export function stateCode(text: string): string | undefined {
  const word = text.trim().replace(/\.$/, '');
  const bare = word.replace(/\./g, '');
  if (Object.hasOwn(states, bare)) return bare;
  return byName.get(word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));
}

/** Countries as addresses end with them: the commoner ones among the places where machines report from. */
const countries = new Set(
  (
    'usa|us|u.s.|u.s.a.|united states|united states of america|canada|mexico|méxico|uk|u.k.|united kingdom|england|scotland|' +
    'wales|northern ireland|great britain|gb|ireland|germany|deutschland|france|spain|españa|portugal|italy|italia|netherlands|' +
    'nederland|belgium|belgië|belgique|luxembourg|switzerland|schweiz|suisse|austria|österreich|denmark|danmark|norway|norge|' +
    'sweden|sverige|finland|suomi|iceland|poland|polska|czech republic|czechia|slovakia|hungary|romania|bulgaria|greece|turkey|' +
    'türkiye|australia|new zealand|japan|south korea|korea|china|india|brazil|brasil|argentina|chile|peru|perú|colombia|' +
    'south africa|united arab emirates|uae|saudi arabia|de|fr'
  ).split('|'),
);

export function isCountry(text: string): boolean {
  return countries.has(text.trim().toLowerCase());
}

/**
 * Divisions that addresses in Brazil, Italy and Mexico end with, as they are written there: they count only in the places
 * where those addresses have them. Source: the countries' postal services.
 */
const regions = new Set(
  (
    'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO ' +
    'AG AN AO AP AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE ' +
    'LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS ' +
    'SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV ' +
    'Ags. B.C. B.C.S. Camp. Chis. Chih. Coah. Col. CDMX Dgo. Gto. Gro. Hgo. Jal. Méx. Mich. Mor. Nay. N.L. Oax. Pue. Qro. Q.R. S.L.P. ' +
    'Sin. Son. Tab. Tamps. Tlax. Ver. Yuc. Zac.'
  ).split(' '),
);

/**
 * Divisions by their names, which count where street and city stand before them: states of Mexico, counties of Great Britain
 * and Ireland, provinces and regions of Spain, Italy, Argentina and Chile, Länder of Germany. Source: ISO 3166-2.
 */
const regionNames = new Set(
  (
    'aguascalientes|baja california|campeche|chiapas|chihuahua|coahuila|colima|durango|guanajuato|guerrero|hidalgo|jalisco|' +
    'estado de méxico|edo. de méxico|michoacán|morelos|nayarit|nuevo león|oaxaca|puebla|querétaro|quintana roo|san luis potosí|' +
    'sinaloa|sonora|tabasco|tamaulipas|tlaxcala|veracruz|yucatán|zacatecas|cdmx|' +
    'bedfordshire|berkshire|buckinghamshire|cambridgeshire|cheshire|cornwall|cumbria|derbyshire|devon|dorset|durham|east sussex|' +
    'east yorkshire|essex|gloucestershire|greater london|greater manchester|hampshire|herefordshire|hertfordshire|kent|' +
    'lancashire|leicestershire|lincolnshire|merseyside|norfolk|north yorkshire|northamptonshire|northumberland|' +
    'nottinghamshire|oxfordshire|shropshire|somerset|south yorkshire|staffordshire|suffolk|surrey|tyne and wear|warwickshire|' +
    'west midlands|west sussex|west yorkshire|wiltshire|worcestershire|yorkshire|powys|gwynedd|clwyd|dyfed|fife|highland|' +
    'co. cork|co. dublin|co. galway|co. kerry|co. kildare|co. limerick|co. mayo|co. meath|co. wexford|co. wicklow|' +
    'bizkaia|vizcaya|gipuzkoa|araba|álava|navarra|asturias|cantabria|andalucía|cataluña|catalunya|galicia|aragón|extremadura|' +
    'castilla y león|castilla-la mancha|comunidad valenciana|región de murcia|' +
    'lombardia|piemonte|veneto|toscana|emilia-romagna|liguria|lazio|campania|puglia|sicilia|sardegna|umbria|marche|' +
    'provincia de buenos aires|chubut|neuquén|antofagasta|atacama|tarapacá|' +
    'bayern|baden-württemberg|hessen|niedersachsen|nordrhein-westfalen|rheinland-pfalz|saarland|sachsen|sachsen-anhalt|' +
    'schleswig-holstein|thüringen|brandenburg|mecklenburg-vorpommern'
  ).split('|'),
);

export function isRegionName(text: string): boolean {
  return regionNames.has(text.trim().toLowerCase());
}

export function isRegion(text: string): boolean {
  return regions.has(text.trim()) || isRegionName(text);
}
