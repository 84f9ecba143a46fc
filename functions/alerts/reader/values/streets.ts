const numberedHighway =
  '(?:(?:I|US|SR|SH|FM|CR|RM|[A-Z]{2})-\\d{1,4}[A-Z]?|(?:US|SR|SH|FM|CR|RM)\\s\\d{1,4}|(?:(?:US|State|County) )?(?:Hwy|HWY|Rte|Route|Highway|Interstate|County (?:Road|Rd)|State (?:Route|Road|Highway|Hwy))\\.? \\d{1,4}[A-Z]?)';
const milestone = '(?:[Ee]xit|[Jj]unction|[Jj]ct\\.?|MM|MP|[Mm]ile(?:\\s?[Pp]ost|\\s?[Mm]arker)?|[Kk]m|KM)';
/** `US-31 at mile 142`, `I-80 EB near Exit 12`, `MM 45 on I-80`, `M62 Junction 26`. */
export const highwayShape = new RegExp(
  [
    `^(?:(?:${milestone}\\s\\d{1,4}(?:\\.\\d)?,?\\s(?:ramp\\s)?(?:on|of|off|along)\\s)?${numberedHighway}|[AM]\\d{1,3}(?:\\(M\\))? (?:Junction|J)\\s?\\d{1,2}|Mile(?:post| Marker) \\d{1,4}|Exit \\d{1,4}(?=\\s(?:I|US|SR)\\b))`,
    '(?:\\s(?:[NSEW]B?(?=[\\s,]|$)|(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)(?:bound)?(?!\\s(?:of|from)\\b)))?(?:\\s(?:shoulder|median|(?:on-|off-)?ramp))?',
    // `US-50 at Sideling Hill Rd`, `County Rd 18 & Hwy 287`
    `(?:\\s(?:at|and|&|@|/|x)\\s(?:${numberedHighway}|(?:[NSEW]\\.? )?(?:\\p{Lu}[\\p{L}'’.-]{1,20} ){1,3}(?:Rd|Road|St|Street|Ave|Avenue|Dr|Drive|Ln|Lane|Blvd|Way|Pkwy|Hwy))(?![\\p{L}\\d]))?`,
    `(?:,?\\s(?:at |near |before |past |by |and |& |@ )?(?:the )?${milestone}\\s\\d{1,4}(?:\\.\\d)?)?(?![\\p{L}\\d])`,
  ].join(''),
  'u',
);

const streetKinds =
  'street|st|avenue|ave|av|boulevard|blvd|road|rd|drive|dr|lane|ln|circle|cir|highway|hwy|parkway|pkwy|freeway|fwy|expressway|expy|ct|' +
  'trail|trl|terrace|ter|turnpike|tpke|pike|rte|alley|aly|sq|plaza|plz|crossing|xing|wharf|byp|cres|causeway|cswy';
/** Kinds of street that are also words of everyday language: in running text they count when they are capitalised. */
const wordyStreetKinds =
  'court|place|pl|way|loop|route|row|square|bypass|ridge|run|path|close|crescent|pass|parade|embankment|mews|quay|wynd|brae|approach';
export const streetWord = new RegExp(
  `\\b(?:${streetKinds}|${wordyStreetKinds}|junction|exit|mile|quarry|pit|mine|site|yard|strasse|straße|rue|calle|via|weg)\\b\\.?`,
  'i',
);
export const anyStreetKind = [
  ...streetKinds.split('|').flatMap((kind) => [kind, capitalised(kind), kind.toUpperCase()]),
  ...wordyStreetKinds.split('|').flatMap((kind) => [capitalised(kind), kind.toUpperCase()]),
].join('|');
/** Roads that have a number for a name: `4400 County Road 8`, `1250 FM 1960`. */
const numberedRoads =
  '(?:County|Co|State|Ranch|Farm|Forest|Township|Twp|Range|Rural|Parish|Provincial|US|U\\.S\\.)(?: (?:Road|Rd|Route|Rte|Highway|Hwy|Service Road))?|Road|Highway|Hwy|HWY|Route|Rte|CR|CO RD|FM|RM|RR|SR|Interstate|I';
export const streetInRunningText = new RegExp(
  [
    // House number, then up to four words of the street's name.
    '^\\d{1,6}[A-Z]?(?:-\\d{1,5})?\\s(?!(?:on|of|off|at|in|ramp|mi|miles?|km|hours?|hrs?|h)\\s)',
    `(?:(?:[\\p{L}\\p{N}.'-]{1,20}\\s){0,4}?(?:${numberedRoads})\\.?[ -]\\d{1,4}[A-Z]?(?![\\p{L}\\d])|(?:[\\p{L}\\p{N}.'-]{1,20}\\s){1,4}?(?:${anyStreetKind})\\b\\.?(?!\\s(?:${anyStreetKind})\\b|\\s\\d{1,4}(?:,|$)))`,
    '(?:\\s(?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\\b\\.?)?',
    '(?:,?\\s(?:Suite|Ste|Unit|Bldg|Building|Lot|Gate|#)\\.?\\s?[\\p{L}\\p{N}-]{1,6})?',
  ].join(''),
  'u',
);

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export const streetKindAtEnd = new RegExp(`\\s(?:${anyStreetKind})\\.?$`, 'u');
export const streetAtEnd = new RegExp(`(?:${anyStreetKind})\\.?$|^\\d{1,6}[A-Z]? `, 'u');

/** `1200 S Denver Ave`, `12 rue des Lilas`, `Lindenallee 9`: a street with its house number. */
export function isStreet(value: string): boolean {
  return (
    (/^\d{1,6}[A-Z]?(?:-\d{1,4})?\s/.test(value) && streetKindAtEnd.test(value)) ||
    continentalKind.test(value)
  );
}

export const continentalKind =
  /(?:Stra(?:ß|ss)e|Str\.|Weg|Allee|Platz|Gasse|Ring|Damm|Ufer|Chaussee) \d|(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee|damm|ufer|chaussee|gatan|gata|vägen|väg|veien|vej|gade|gaten|straat|laan|dijk|kade|plein|singel|gracht|dreef|steeg|katu|[sn]tie) \d|\d,? (?:bis |ter )?(?:rue|quai|avenue|boulevard|bd|chemin|route|impasse|allée|cours) |\b(?:[Cc]alle|[Aa]venida|[Aa]v\.|[Aa]vda\.|[Cc]arretera|[Vv]ia|[Vv]iale|[Cc]orso|[Rr]ua|[Rr]odovia|[Ee]strada|[Pp]aseo|ul\.) /u;
