import { brandAt } from '#functions/equipment/catalogue/find-brand.ts';
import { digit, ideographic, upper } from '../../reading/letters.ts';
import { endOf, firstWordFrom, type Scan, startOf } from '../scan.ts';
import { may, setOfWords } from '../vocabulary.ts';
import { isRegion } from '../words/regions.ts';
import { stateCode, stateNamesInFull } from '../words/states.ts';
import { isTown } from '../words/towns.ts';
import { type AddressPart, addressIn, type FoundAddress, siteAtEnd } from './addresses.ts';
import { easternPlaceBetween } from './eastern-places.ts';
import { nearby } from './nearby.ts';
import { withOwnStreet } from './own-streets.ts';
import { plainStreetBetween } from './plain-streets.ts';
import { streetAndTownBetween, townBeforeStreet } from './street-and-town.ts';
import { continentalKind, highwayShape, streetInRunningText, streetWord } from './streets.ts';
import { toldTownBetween } from './told-towns.ts';
import { townInOneCaseBetween } from './towns-in-one-case.ts';
import { unnumberedStreetBetween } from './unnumbered-streets.ts';

/**
 * The first address in running text: a house number, a street and its kind (`61 Canal St Holyoke MA`), a junction of
 * highways, or a city with its state (`near Pueblo, CO`).
 */
export function findAddress(
  scan: Scan,
  from: number,
  to: number,
  isTaken: (at: number) => boolean = () => false,
): FoundAddress | undefined {
  return withOwnStreet(scan, addressBetween(scan, from, to, isTaken));
}

function addressBetween(
  scan: Scan,
  from: number,
  to: number,
  isTaken: (at: number) => boolean,
): FoundAddress | undefined {
  const first = firstWordFrom(scan, from);
  let bits = 0;
  let shapes = 0;
  let next = first;
  for (; next < scan.count && endOf(scan, next) <= to; next += 1) {
    bits |= scan.bits[next] ?? 0;
    shapes |= scan.shapes[next] ?? 0;
  }
  const digits = shapes & digit;
  if ((bits & may.street) !== 0 && digits !== 0) {
    const street =
      streetBetween(scan, first, next, to, isTaken) ?? highwayBetween(scan, first, next, to, isTaken);
    if (street) {
      const town =
        street.city || street.state || (bits & may.state) === 0
          ? undefined
          : cityBetween(scan, first, next, isTaken);
      return town ? withTown(scan.text, street, town) : street;
    }
  }
  const plain = isCommaIn(scan.text, from, to) ? plainStreetBetween(scan, first, next, isTaken) : undefined;
  if (plain) return plain;
  const eastern = (shapes & ideographic) === 0 ? undefined : easternPlaceBetween(scan.text, from, to);
  if (eastern && !isTaken(eastern.start)) return eastern;
  const continental = digits === 0 ? undefined : continentalBetween(scan, from, to, isTaken);
  const found = digits === 0 ? undefined : streetAndTownBetween(scan, first, next, isTaken);
  const townsStreet = found && withKilometre(found, continental);
  // `in Passau, Regensburger Straße 18, Zähler …`: the town that a word leads to, before what stands behind the street.
  if (townsStreet && (townsStreet.isLed || !continental?.city))
    return (bits & may.state) === 0
      ? townsStreet
      : withState(townsStreet, cityBetween(scan, first, next, isTaken));
  if (continental?.city) return continental;
  if (continental) {
    // `à Bordeaux, 16 quai de Bacalan`, `em Sorriso, MT, na Rod. MT-242 km 9`
    const town = townBeforeStreet(scan, firstWordFrom(scan, continental.start), first);
    return town && !isTaken(town.city.start)
      ? { ...continental, city: town.city, state: town.state, start: town.city.start }
      : continental;
  }
  const town = (bits & may.state) === 0 ? undefined : cityBetween(scan, first, next, isTaken);
  const unnumbered = town?.address ? undefined : unnumberedStreetBetween(scan, first, next, isTaken);
  if (unnumbered) return withState(unnumbered, town);
  return (
    town ??
    toldTownBetween(scan, first, next, isTaken) ??
    ((bits & may.state) === 0 ? undefined : townInOneCaseBetween(scan, first, next, isTaken))
  );
}

function isCommaIn(text: string, from: number, to: number): boolean {
  return text.slice(from, to).includes(',');
}

/** `en Pergamino, sobre Ruta 8 km 222`: the road goes on to its kilometre. */
function withKilometre<T extends FoundAddress>(street: T, road: FoundAddress | undefined): T {
  if (!street.address || !road?.address || street.address.end <= road.address.start) return street;
  return road.address.start <= street.address.start && road.address.end > street.address.end
    ? { ...street, address: road.address, end: Math.max(street.end, road.address.end) }
    : street;
}

/** `Port of Tacoma, Pier 4, Tacoma, WA`, `in Odessa TX, on Loop 338`: a town with its state, at a street that has another or the same. */
function withState(street: FoundAddress, town: FoundAddress | undefined): FoundAddress {
  if (!town?.city || !street.city || street.state) return street;
  const isSame = town.start < street.city.end && street.city.start < town.end;
  const isNext = town.city.start >= street.end && town.city.start - street.end < 4;
  if (!isSame && !isNext) return street;
  return { ...street, city: town.city, state: town.state, end: Math.max(street.end, town.end) };
}

/** `about 5 miles west of Tonopah, NV on US 6`: a road and a town of one sentence. */
function withTown(text: string, street: FoundAddress, town: FoundAddress): FoundAddress {
  const start = Math.min(street.start, town.start);
  const end = Math.max(street.end, town.end);
  const between = text.slice(Math.min(street.end, town.end), Math.max(street.start, town.start));
  if (street.start >= town.start && street.start < town.end) return street;
  // `Greenville, NC. 1801 Evans Mill Rd.`
  const isApart = between !== '. ' && /[.;:!?]\s|\n\n|\|/.test(between);
  return between.length > 60 || isApart
    ? street
    : { address: street.address, city: town.city, state: town.state, start, end };
}

/** Streets as the Continent and Latin America write them: `Talstraße 18`, `25 quai de la Loire`, `Calle Hidalgo 45`, `Via Roma 8`. */
function continentalBetween(
  scan: Scan,
  from: number,
  to: number,
  isTaken: (at: number) => boolean,
): FoundAddress | undefined {
  const { text } = scan;
  const value = text.slice(from, Math.min(to, from + 600));
  const onRoad = kilometreBetween(value, from);
  if (onRoad && !isTaken(onRoad.start)) return onRoad;
  if (!mayHaveKind(scan, from, Math.min(to, from + 600)) || !continentalKind.test(value)) return undefined;
  const match = continentalStreet.exec(value);
  if (!match || isTaken(from + match.index)) return undefined;
  const start = from + match.index;
  const street = match[0].trimEnd();
  const end = start + street.length;
  const tail = continentalCity.exec(value.slice(match.index + street.length));
  const address = { value: street, start, end };
  if (!tail?.[1]) return { address, city: undefined, state: undefined, start, end };
  const cityEnd = end + tail[0].length;
  // `em Betim-MG`
  const joined = /-([A-Z]{2})$/.exec(tail[1])?.[1];
  if (joined !== undefined && (isRegion(joined) || stateCode(joined) !== undefined))
    return {
      address,
      city: {
        value: tail[1].slice(0, -3),
        start: cityEnd - tail[1].length,
        end: cityEnd - 3,
      },
      state: { value: joined, start: cityEnd - 2, end: cityEnd },
      start,
      end: cityEnd,
    };
  const region = /^(,\s|\s?\/\s?|\s[(–-]\s?)(\p{Lu}[\p{L}.]{1,20}(?: (?:de )?\p{Lu}[\p{L}.]{1,16})?)/u.exec(
    text.slice(cityEnd, Math.min(to, cityEnd + 48)),
  );
  const regionStart = cityEnd + (region?.[1]?.length ?? 0);
  const first = region?.[2]?.split(' ')[0];
  const name = [region?.[2], region?.[2]?.replace(/\.$/, ''), first, first?.replace(/\.$/, '')].find(
    (each) => each !== undefined && (isRegion(each) || stateCode(each) !== undefined),
  );
  const state = name && { value: name, start: regionStart, end: regionStart + name.length };
  return {
    address,
    city: { value: tail[1], start: cityEnd - tail[1].length, end: cityEnd },
    state: state || undefined,
    start,
    end: state ? state.end : cityEnd,
  };
}

/** A kind of street among the words, or at the end of one that a number follows: what each such street has. */
function mayHaveKind(scan: Scan, from: number, to: number): boolean {
  for (let word = firstWordFrom(scan, from); word < scan.count && startOf(scan, word) < to; word += 1) {
    const number = scan.words[word] ?? -1;
    if (number >= 0 && streetKinds[number] === 1) return true;
    if (
      ((scan.shapes[word + 1] ?? 0) & digit) !== 0 &&
      endsWithKind.test(scan.text.slice(startOf(scan, word), endOf(scan, word)))
    )
      return true;
  }
  return false;
}

const streetKinds = setOfWords(
  `straße strasse str weg allee platz gasse ring damm ufer chaussee rue quai avenue boulevard bd chemin route impasse cours calle
  avenida av avda carretera via viale corso rua rodovia estrada paseo ul c pza plaza blvd r v le`,
);
const endsWithKind =
  /(?:stra(?:ß|ss)e|str|weg|gasse|platz|allee|damm|ufer|chaussee|gatan|gata|vägen|väg|veien|vej|gade|gaten|straat|laan|dijk|kade|plein|singel|gracht|dreef|steeg|katu|[sn]tie)$/;

/** What few stretches have, and each such road: told before any road is looked for. */
const kilometre = / (?:km|pk|hm|kp)\.? ?\d/i;
/** `A7, km 52 Richtung Süden, nahe Neumünster`, `BR-116 km 340`, `Ruta 5 Sur km 1360`, `RN 7 PK 12`. */
const kilometreRoad =
  /(?<![\p{L}\d])(?:(?:Autobahn|Bundesstraße|[Aa]utoroute|[Aa]utopista|[Aa]utovía|[Aa]utostrada|[Cc]arretera|[Rr]uta|[Rr]odovia|[Rr]oute|[Rr]od\.|[Ee]strada|[Cc]arr\.|[Cc]tra\.|[Rr]ta\.|[Ee]str\.|[Ss]nelweg|[Rr]iksväg|[Dd]roga|[Dd]álnice) )?(?:\p{Lu}{1,3}[- ]?\d{1,4}[A-Z]?|(?:Ruta|Route|Carretera) \d{1,4}|(?<=(?:[Rr]odovia|[Rr]od\.|[Cc]arretera|[Cc]tra\.|[Aa]utopista|[Aa]utovía|[Aa]utostrada|[Ee]strada|[Ee]str\.|[Rr]uta|[Aa]utoroute|[Rr]oute) )(?:(?:d[aoe]s?|del?|de la|des|du|di|della) )?\p{Lu}\p{Ll}[\p{L}'’-]{1,20}(?: (?:(?:d[aoe]s?|del?|de la|des|du|di|a) )?\p{Lu}[\p{L}.'’-]{1,20}){0,3})(?: (?:Norte|Sur|Sul|Nord|Süd|Sud))?,? (?:(?:bei|at|near|à|au|en el|no|al|bij|ved|vid|na) )?(?:km|Km|KM|PK|hm|kp)\.? ?\d{1,4}(?:[.,+]\d{1,3})?(?![\p{L}\d])(?:,? (?:Fahrtrichtung|Richtung|direction|dirección|sentido|richting|direzione|kierunek|směr|mot) \p{Lu}\p{L}{2,20})?/u;
const roadsTown = new RegExp(
  `^,? (?:(?:${nearby}|in|bei|by|à|en|em|a) )?(\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,24}(?: (?:(?:de|del|da|do|am|sur) )?\\p{Lu}[\\p{L}'’-]{1,20}){0,2})(?:(?: [-–] |, |[/]| [(])([A-Z]{2})(?![\\p{L}\\d]))?`,
  'u',
);

function kilometreBetween(value: string, from: number): FoundAddress | undefined {
  if (!kilometre.test(value)) return undefined;
  const match = kilometreRoad.exec(value);
  if (!match) return undefined;
  const start = from + match.index;
  const end = start + match[0].length;
  const address = { value: match[0], start, end };
  const town = roadsTown.exec(value.slice(match.index + match[0].length, match.index + match[0].length + 80));
  if (!town?.[1]) return { address, city: undefined, state: undefined, start, end };
  const townEnd = end + town[0].length;
  const cityStart = end + town[0].indexOf(town[1]);
  const city = { value: town[1], start: cityStart, end: cityStart + town[1].length };
  const state = town[2] && { value: town[2], start: townEnd - town[2].length, end: townEnd };
  return { address, city, state: state || undefined, start, end: townEnd };
}

const continentalStreet =
  /Straße (?:des|der) (?:\d{1,2}\. )?\p{Lu}\p{L}{2,20} \d{1,4}[a-z]?(?![\p{L}\d])|(?:\p{Lu}[\p{L}.-]{1,20} ){1,2}(?:Stra(?:ß|ss)e|Str\.|Weg|Allee|Platz|Gasse|Ring|Damm|Ufer|Chaussee) \d{1,4}[a-z]?(?![\p{L}\d])|(?:(?:Norra|Södra|Östra|Västra|Nedre|Övre|Stora|Lilla|Gamla|Nørre|Søndre|Vestre|Østre|Nordre|Store|Lille|Gammel|Alte|Neue|Obere|Untere|Große|Kleine|Oude|Nieuwe|Grote|Korte|Lange) )?\p{Lu}[\p{L}.-]{0,24}(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee|damm|ufer|chaussee|gatan|gata|vägen|väg|veien|vej|gade|gaten|straat|laan|dijk|kade|plein|singel|gracht|dreef|steeg|katu|[sn]tie) \d{1,4}[a-z]?(?![\p{L}\d])|(?<![\d.])\d{1,5},? (?:bis |ter )?(?:rue|quai|avenue|boulevard|bd|chemin|route|impasse|allée|cours)(?: (?:de la|de|du|des|la|le|les|et|au|aux|en|sur)(?=\s)| (?:de )?(?:l['’]|d['’])?\p{Lu}[\p{L}'’-]{0,20}){1,6}|\b(?:[Cc]alle|C\/|[Aa]venida|[Aa]v\.|[Aa]vda\.|[Cc]arretera|[Pp]za\.|[Pp]laza|[Bb]lvd\.|[Vv]ia|[Vv]iale|[Vv]\.le|[Cc]orso|[Rr]ua|R\.|[Rr]odovia|[Ee]strada|[Pp]aseo|ul\.)(?: (?:de|del|da|do|das|dos|della|la|las|los)| \p{Lu}[\p{L}.'’-]{0,20}){1,5},? \d{1,5}[a-z]?(?![\p{L}\d])/u;
const continentalCity =
  /^(?:(?:,| [-–])? (?:[A-Z]{1,2}-)?(?:\d{4} [A-Z]{2}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}|\d{4,5})|,? in(?: \d{4,5})?|,? à|,? a|,? en|,? te| i| w| we| v| ve| på| bij| bei| by| [-–]|,)\s((?:(?:St|Sta|Sto|S|Gt|Kr)\. )?\p{Lu}[\p{L}'’-]{1,24}(?: (?:(?:de|del|da|do|das|dos|la|las|los|el|sur|sous|am|an|der) ){0,2}\p{Lu}[\p{L}'’-]{1,20}){0,3})(?=[\s,.;)/]|$)/u;

function streetBetween(
  scan: Scan,
  first: number,
  next: number,
  to: number,
  isTaken: (at: number) => boolean,
): FoundAddress | undefined {
  const { text } = scan;
  for (let word = first; word < next; word += 1) {
    if (((scan.shapes[word] ?? 0) & digit) === 0 || endOf(scan, word) - startOf(scan, word) > 7) continue;
    const start = startOf(scan, word);
    const before = start > 0 ? text.charCodeAt(start - 1) : 32;
    // After `.`, `#` or `-` it is a part of something else.
    if (before === 46 || before === 35 || before === 45 || isTaken(start)) continue;
    // `5,820 engine hours`: the figures of a thousand.
    if (before === 44 && /\d/.test(text.charAt(start - 2))) continue;
    // `09:47 - 12 Mill Rd`: the minutes of a time of day.
    if (before === 58 && /\d/.test(text.charAt(start - 2))) continue;
    if (!hasStreetKind(scan, word, next)) continue;
    // `hrs 3377 loc 3900 Industrial Pkwy`, `meter 6701 3900 Industrial Pkwy`: the hours before it.
    if (isMeter.test(text.slice(Math.max(0, start - 12), start))) continue;
    const window = text.slice(start, Math.min(to, start + 120));
    const street = streetInRunningText.exec(window);
    // `4410 hours. Quarry Road`: no street goes over the end of a sentence; `650K dozer at 412 Oak Street`: nor over its own lead.
    if (!street || /\p{Ll}{4}\.\s|\s(?:at|in|on|near|by)\s\d/u.test(street[0])) continue;
    const found = addressIn(text, start, start + lengthOfAddress(window, street[0].length));
    return found && (found.city ? withSmallState(text, found, to) : withTownBehind(text, found, to));
  }
  return undefined;
}

/** `…, Galveston tx`: by somebody who writes no capitals; what may be a word (`in`, `or`, `me`) is none. */
function withSmallState(text: string, place: FoundAddress, to: number): FoundAddress {
  const match = place.state
    ? null
    : /^(,? )(?!(?:in|me|or|ok|hi|oh|la|de|pa|ma|al|id|co|mo|ms|as)\b)(\p{Ll}{2})(?=$|[\s.,;])/u.exec(
        text.slice(place.end, Math.min(to, place.end + 6)),
      );
  if (!match?.[1] || !match[2] || stateCode(match[2].toUpperCase()) === undefined) return place;
  const start = place.end + match[1].length;
  const state = { value: match[2], start, end: start + 2 };
  return { ...place, state, end: state.end };
}

/** `8800 Tradeport Dr Orlando is flashing …`: a known town between a street and how the sentence goes on. */
function withTownBehind(text: string, street: FoundAddress, to: number): FoundAddress {
  const { address, end } = street;
  const match = address && townThenSentence.exec(text.slice(end, Math.min(to, end + 60)));
  if (!match?.[1] || !match[2] || !isTown(match[2])) return withSmallTown(text, street, to);
  const start = end + match[1].length;
  const city = { value: match[2], start, end: start + match[2].length };
  return { ...street, city, end: city.end };
}

const townThenSentence = /^(,? )(\p{Lu}[\p{L}.'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{2,20}){0,2})(?= \p{Ll})/u;

/** `at 2 quay rd hull`, `12 elm st, tulsa ok`: the town of a street that is written without capitals. */
function withSmallTown(text: string, street: FoundAddress, to: number): FoundAddress {
  const { address, end } = street;
  const match =
    address && !/\p{Lu}/u.test(address.value)
      ? /^(,? (?:in )?)(\p{Ll}{3,14}(?: \p{Ll}{3,14})?)(?:,? (\p{Ll}{2,3}|\p{Ll}{4,13}))?(?=$|[\n.,;]| \d{5})/u.exec(
          text.slice(end, Math.min(to, end + 40)),
        )
      : null;
  if (!match?.[1] || !match[2]) return street;
  // `omaha nebraska`: the second word may be the state.
  const [name, said] =
    match[3] === undefined && !isTown(match[2]) ? match[2].split(' ') : [match[2], match[3]];
  if (name === undefined || !isTown(name)) return street;
  const from = end + match[1].length;
  const city = { value: name, start: from, end: from + name.length };
  const code =
    said !== undefined && stateCode(said.length < 4 ? said.toUpperCase() : said) !== undefined
      ? said
      : undefined;
  const stateEnd = end + match[0].length;
  const state = code && { value: code, start: stateEnd - code.length, end: stateEnd };
  return { address, city, state: state || undefined, start: street.start, end: state ? state.end : city.end };
}

const isMeter = /(?<!\p{L})(?:h(?:ou)?rs?|(?:hour ?)?meter|smu|hmr)\.?[:=]?\s$/iu;

function hasStreetKind(scan: Scan, word: number, next: number): boolean {
  for (let at = word + 1; at < Math.min(next, word + 8); at += 1) {
    if (((scan.bits[at] ?? 0) & may.street) !== 0) return true;
  }
  return false;
}

function highwayBetween(
  scan: Scan,
  first: number,
  next: number,
  to: number,
  isTaken: (at: number) => boolean,
): FoundAddress | undefined {
  for (let word = first; word < next; word += 1) {
    const junction =
      ((scan.bits[word + 1] ?? 0) & may.street) !== 0 && ((scan.shapes[word] ?? 0) & digit) !== 0;
    if ((!junction && ((scan.bits[word] ?? 0) & may.street) === 0) || isTaken(startOf(scan, word))) continue;
    const start = startOf(scan, word);
    const window = scan.text.slice(start, Math.min(to, start + 120));
    const highway = highwayShape.exec(window);
    // `SR-65 (Epiroc SmartROC D65)`: a machine's name.
    if (highway && brandAt(scan.text, start + highway[0].length + 2)) continue;
    if (highway) return addressIn(scan.text, start, start + lengthOfAddress(window, highway[0].length));
  }
  return undefined;
}

/** `Pueblo, CO`: up to three capitalised words before a state. */
function cityBetween(
  scan: Scan,
  first: number,
  next: number,
  isTaken: (at: number) => boolean,
): FoundAddress | undefined {
  const { text } = scan;
  for (let word = first + 1; word < next; word += 1) {
    if (((scan.bits[word] ?? 0) & may.state) === 0 || ((scan.shapes[word] ?? 0) & upper) === 0) continue;
    const stateStart = startOf(scan, word);
    if (isTaken(stateStart)) continue;
    const name = /^(?:[A-Z]{2,3}(?![\p{L}\d])|\p{Lu}[a-z]{2,12}(?: \p{Lu}[a-z]{3,9})?(?![\p{L}\d]))/u.exec(
      text.slice(stateStart, stateStart + 24),
    )?.[0];
    const state =
      name === undefined
        ? undefined
        : [name, name.split(' ')[0] ?? name].find((each) => stateCode(each) !== undefined);
    if (state === undefined) continue;
    const gap = text.slice(endOf(scan, word - 1), stateStart);
    const comma = gap === ', ' || gap === ',' || gap === '., ';
    // `in Red Wing Minnesota`: a name in full without a comma, where a word leads to the town.
    const isTold = gap === ' ' && state.length > 3;
    if (!comma && (gap !== ' ' || state.length > 3) && !isTold) continue;
    let city = word;
    while (city > first && word - city < 3 && isCityWord(scan, city - 1, city === word ? undefined : city))
      city -= 1;
    if (city === word) continue;
    const start = startOf(scan, city);
    if (isTaken(start)) continue;
    if (
      isTold &&
      !/\b(?:in|near|at|to|outside|of|from|by)\s$/.test(text.slice(Math.max(0, start - 9), start))
    )
      continue;
    // `CALLED IN`: a word of everyday language where all is in capitals.
    if (
      !comma &&
      /^(?:IN|OR|ME|OK|HI|OH|DE|LA|AS)$/.test(state) &&
      !/^\s\d{5}/.test(text.slice(stateStart + 2, stateStart + 8)) &&
      /^\P{Ll}+$/u.test(text.slice(start, endOf(scan, word - 1)))
    )
      continue;
    // `Dingo TX 1000`, `Alert ID 7f3e-9912`: what a number goes on with, and no postal code of a state.
    if (!comma && numberBehind.test(text.slice(stateStart + state.length, stateStart + state.length + 8)))
      continue;
    const end = endOf(scan, word - 1);
    // `Nordisk Maskin AB`, `Maquinaria Norte SA`: a firm with its form, and no town in Alberta or South Australia.
    if (!comma && formsOfFirms.test(state) && !isTown(text.slice(start, end)) && !isLedIn(text, start))
      continue;
    const street = placeBefore(text, start);
    return {
      address: street,
      city: { value: text.slice(start, end), start, end },
      state: { value: state, start: stateStart, end: stateStart + state.length },
      start: street?.start ?? start,
      end: stateStart + state.length,
    };
  }
  return undefined;
}

const formsOfFirms = /^(?:AB|SA)$/;

function isLedIn(text: string, start: number): boolean {
  return /(?<!\p{L})(?:in|near|at|to|outside|of|from|by)\s$/iu.test(
    text.slice(Math.max(0, start - 9), start),
  );
}

/** American and Canadian postal codes have five figures or a letter first, Australian ones four. */
const numberBehind = /^ (?!\d{4,5}(?![\p{L}\d])|[A-Z]\d[A-Z])(?=\p{L}{0,3}\d)/u;

/** `Sand Pit Rd, Bend, OR`: a place without a house number before the city. */
function placeBefore(text: string, city: number): AddressPart | undefined {
  const from = Math.max(0, city - 80);
  const match = placeThenTown.exec(text.slice(from, city));
  if (!match?.[1] || /^\d{1,4}(?:[:.]\d{2})?\s?(?:[ap]\.?m\b|hours?\b|hrs?\b|h\b)/i.test(match[1]))
    return undefined;
  // `CH-500 in Trois-Rivières QC`, `5208.0. Site is Elko, NV`
  if (/ (?:in|at|near|of|is|was)$/.test(match[1])) return undefined;
  if (!streetWord.test(match[1]) && !siteAtEnd.test(match[1]) && !isNumberedPlace(match[1])) return undefined;
  const lead =
    /^(?:Working|Parked|Located|Machine|Unit|Standing|Sitting|Currently|Now|Is|It|Stuck|Stopped|Jobsite|Site)\s(?:\p{Ll}{1,8}\s){1,3}/u.exec(
      match[1],
    )?.[0].length ?? 0;
  const start = from + match.index + match[0].indexOf(match[1]) + lead;
  return { value: match[1].slice(lead), start, end: start + match[1].length - lead };
}

/** `Haul Truck Bay 4`, `1180 Limestone`, `I-80`: a number alone makes no place of `CH-500`, `30 AEST` or `11 June 2026`. */
function isNumberedPlace(value: string): boolean {
  if (milestoneAlone.test(value) || crossing.test(value)) return true;
  if (highwayShape.test(value)) return !/^[A-Z]{2}-\d{1,4}[A-Z]?$/.test(value) || stateRoad.test(value);
  return (
    /^(?:(?:\d{1,6}[A-Z]?(?:-\d{1,5})? )?(?:(?:\p{Lu}[\p{L}'’-]{2,20}|of|the|de|la|le|du) ){0,5}\p{Lu}\p{Ll}[\p{L}'’-]{1,20}|(?:\p{Lu}\p{Ll}[\p{L}'’-]{1,20} ){1,5}[A-Z]?\d{1,4}[A-Z]?)$/u.test(
      value,
    ) &&
    /\d/.test(value) &&
    !datedPlace.test(value) &&
    !brandAt(value, 0)
  );
}

/** `Pine and 3rd` */
const crossing =
  /^(?:\p{Lu}[\p{L}'’-]{1,20}|\d{1,3}(?:st|nd|rd|th)) (?:and|&) (?:\p{Lu}[\p{L}'’-]{1,20}|\d{1,3}(?:st|nd|rd|th))$/u;
const stateRoad =
  /^(?:US|SR|SH|FM|CR|RM|RR|TX|CA|NY|OH|PA|FL|GA|WA|OR|AZ|NV|UT|CO|NM|OK|KS|NE|ND|SD|MN|WI|MI|IL|IN|KY|TN|AL|LA|AR|MO|IA|VA|WV|NC|SC|MD|NJ|CT|MA|NH|VT|ME|ID|MT|WY)-/;
const milestoneAlone =
  /^(?:MM|MP|KM|Km|km|Exit|Mile(?:post| Marker)?|Junction|J|PK|Hm) ?\d{1,4}(?:[.+]\d{1,3})?$/;
const datedPlace =
  /^\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}* \d/u;

/** `Sand Pit Rd, `, `the Barrett landfill, 2 mi south of `, `the Oak Ridge quarry in `, as far as the town begins. */
const placeThenTown = new RegExp(
  `(?:^|[\\n|;(]|[:\\t]\\s?|(?:^|\\s)(?:[Aa]t|[Cc]orner(?: of)?|[Nn]ear|[Ii]n|[Oo]n|[Ll]ocation|[Ss]ite|[Aa]ddress|working|from|[Bb]y|is|outside|[Oo]f|[Bb]ehind|along|[Oo]ff)\\s)(?:the )?((?:(?:[\\p{Lu}\\d][\\p{L}\\d.'’-]{0,20}|&|and|at|of|the|de|la|du) ){1,6}?[\\p{L}\\d.]{1,12})(?:,? (?:${nearby}|in))?,? $`,
  'u',
);

/** A capitalised word, one space or a dash or an apostrophe before the next. */
function isCityWord(scan: Scan, word: number, following: number | undefined): boolean {
  const { text } = scan;
  const start = startOf(scan, word);
  if (((scan.bits[word] ?? 0) & may.brand) !== 0 && brandAt(text, start)) return false;
  const named = text.slice(start, endOf(scan, word));
  if (!/^\p{Lu}\p{L}{1,20}$/u.test(named) || inCapitals.test(named)) return false;
  if (start > 0 && /[\p{L}\p{N}@]/u.test(text[start - 1] ?? '')) return false;
  if (following === undefined) return true;
  return /^(?:\.? |[-'’.])$/.test(text.slice(endOf(scan, word), startOf(scan, following)));
}

/** `DOWN IN PUEBLO CO`, `Not Greenville SC`: small words that stand in capitals, or begin a sentence. */
const inCapitals =
  /^(?:IN|AT|NEAR|DOWN|UP|ON|OUT|OFF|BY|FROM|OUTSIDE|TO|OVER|AROUND|WORKING|PARKED|STUCK|SITE|NOW|IS|THE|In|At|On|By|From|Near|Not|Now|Still|Is|It|Currently|Working|Parked|Located|Machine|Somewhere|Outside)$/;

const townWords = "\\p{Lu}[\\p{L}.'’-]{1,20}(?:\\s(?:d['’])?\\p{Lu}[\\p{L}.'’-]{1,20}){0,2}?";
const afterTown = `,|\\s[A-Z]{1,2}\\d|\\s[A-Z]{2}(?!\\p{L})|\\s(?:${stateNamesInFull.join('|')})(?!\\p{L})|$|[.;)\\n]`;
const addressTail = new RegExp(
  [
    // City, in up to three capitalised words, as far as a comma, a state or the end follows.
    `^(?:(?:,?\\s{1,2}(?:${nearby}|in|by|at|bei|à|en|te|ved|på|w)\\s${townWords}(?=\\s\\p{Ll}|${afterTown})|,?\\s{1,2}${townWords}(?=${afterTown})))?`,
    '(?:,\\s(?:\\p{Lu}\\p{Ll}{1,20}\\s){1,2}County)?',
    `(?:,?\\s{1,2}(?:[A-Z]{2}(?![\\p{L}\\d])|(?:${stateNamesInFull.join('|')})(?!\\p{L}))|,\\s{1,2}\\p{Lu}\\p{Ll}{2,12}(?:\\s\\p{Lu}\\p{Ll}{3,9}){0,2}(?=[,\\s.]|$))?`,
    '(?:,?\\s{1,2}(?:\\d{5}(?:-\\d{4})?(?!\\d)|[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[A-Z]{2}\\b|[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d\\b))?',
    '(?:,\\s(?:USA|US|United States|United Kingdom|UK|Canada)\\b)?',
  ].join(''),
  'u',
);

/** How far an address goes on in running text after its street: over its city, its state and its postal code. */
function lengthOfAddress(window: string, street: number): number {
  const rest = window.slice(street);
  const tail = addressTail.exec(rest);
  return street + (tail?.[0].length ?? 0);
}
