import { digit, upper } from '../characters.ts';
import { endOf, firstWordFrom, type Scan, startOf } from '../scan.ts';
import { may } from '../vocabulary.ts';
import { isCountry, isRegion, isRegionName, stateCode, stateNamesInFull } from '../words/states.ts';

/** `12 km N`, `about 5 miles west`, `just south`, `nördlich`: how far off and where to. */
const bearing =
  '(?:(?:just|about|approx\\.?|roughly|right|some|ca\\.?|circa|etwa|environ|env\\.|unos|cerca de|ongeveer) )?(?:\\d{1,3}(?:[.,]\\d{1,2})?\\s?(?:mi|miles?|kms?|kilom\\p{L}{3,7}|Meilen|millas|milhas|mijl|mil)\\.? )?(?:(?:to the|due|au|al|ao|a|na|ten) )?(?:[NSEWO]{1,3}|(?:north|south|east|west)[a-z]{0,5}|(?:nörd|süd|öst|west)lich|norr|söder|öster|väster|nord(?:est|ouest|øst|vest|ost|väst)?|s[uø]d(?:est|ouest|øst|vest)?|sør|syd|est|ouest|øst|vest|(?:nor|sud|sur)?(?:este|oeste)|norte|sul|sur|(?:noord|zuid)?(?:oosten|westen)|noorden|zuiden|północ|południe|wschód|zachód)';
const distance =
  '(?:(?:just|about|approx\\.?|roughly|some|ca\\.?|circa|etwa|environ|env\\.) )?\\d{1,3}(?:[.,]\\d{1,2})?\\s?(?:mi|miles?|kms?|kilom\\p{L}{3,7}|Meilen|millas|milhas|mijl)\\.?';
/** What leads to a town that a place is near to, in the languages of messages. */
const nearby = `(?:(?:${bearing}|${distance}) (?:of|from|von|vor|de|du|di|da|do|del|om|for|fra|från|av|van|od)|(?:just )?(?:[Nn]ear|[Nn]earby|[Oo]utside(?: of)?|close to|not far from)|[Nn]ahe(?: bei)?|in der Nähe von|près d[eu]|à proximité de|à côté de|cerca de|perto de|vicino a|nabij|vlakbij|in de buurt van|nära|utanför|nær|i nærheden af|utenfor|uden for|koło|niedaleko|w pobliżu|poblíž|lähellä)`;

/** A part of an address and where it stands. */
export interface AddressPart {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** The text says that the machine is near to it: it is a town's name. */
  readonly isNear?: boolean;
}

/** What a text says about a place: the street part, the city, the state by its abbreviation or as it is named. */
export interface FoundAddress {
  readonly address: AddressPart | undefined;
  readonly city: AddressPart | undefined;
  readonly state: AddressPart | undefined;
  readonly start: number;
  readonly end: number;
}

/** Takes apart what a label calls a location: `27 Depot Road, Minot, ND 58701`. Undefined for a text without letters. */
export function addressIn(text: string, from: number, to: number): FoundAddress | undefined {
  const parts = partsOf(text, from, to);
  if (!parts.some((part) => /\p{L}{2}/u.test(part.value))) return undefined;
  const [start, end] = [parts[0]?.start ?? from, parts.at(-1)?.end ?? to];
  // `Elm Creek Dam (Sedalia, MO)`
  const bracketed =
    text[to - 1] === ')' ? /^([^()]{3,50}) \(([^()]{3,40}, [^()]{2,20})\)$/.exec(text.slice(from, to)) : null;
  const town = bracketed?.[2] && addressIn(text, to - 1 - bracketed[2].length, to - 1);
  if (bracketed?.[1] && town && isTownWithState(town)) {
    const address = { value: bracketed[1], start: from, end: from + bracketed[1].length };
    return { ...town, address, start: from };
  }
  const eastern = easternAddress(text, start, end) ?? largeToSmall(text, parts) ?? cityThenStreet(parts);
  if (eastern) return eastern;

  dropProse(parts);
  dropSite(text, parts);
  const isTown = parts.length === 1 && townCode.test(parts[0]?.value ?? '');
  dropCountry(parts);
  dropPostalCode(parts);
  dropCountry(parts);
  const state = takeRegion(text, parts) ?? takeState(parts) ?? takeSmallState(text.slice(start, end), parts);
  if (state) dropDistrict(parts);
  dropCounty(parts);

  const last = parts.at(-1);
  if (last === undefined) return state && { address: undefined, city: undefined, state, start, end };
  // `Rua das Palmeiras, 880`: a house number after its comma.
  if (parts.length > 1 && houseNumber.test(last.value))
    return { address: joined(text, parts), city: undefined, state, start, end };
  if (parts.length > 1 && /^\d{1,6}[A-Z]?\s/.test(last.value) && streetKindAtEnd.test(last.value))
    return { address: joined(text, parts), city: undefined, state, start, end };
  // `Township Road 123, between Hwy 2 and Range Rd 45`
  if (parts.length > 1 && /^(?:between|off|across from|behind|corner of|next to|just) .*\d/.test(last.value))
    return { address: joined(text, parts), city: undefined, state, start, end };
  if (parts.length > 1) {
    return { address: joined(text, parts.slice(0, -1)), city: last, state, start, end };
  }
  const dash = last.value.search(/ [-–] (?=\p{Lu}\P{N}{2,30}$)/u);
  if (dash > 0 && /\d/.test(last.value.slice(0, dash)))
    return {
      address: { value: last.value.slice(0, dash), start: last.start, end: last.start + dash },
      city: { value: last.value.slice(dash + 3), start: last.start + dash + 3, end: last.end },
      state,
      start,
      end,
    };
  const split = streetAndCity(last) ?? streetNearCity(last);
  if (split) return { ...split, state, start, end };
  const isStreet = streetWord.test(last.value) || /^\d{1,6}[A-Z]?\s+\p{L}/u.test(last.value);
  if ((state || isTown || last.isNear) && !isStreet)
    return { address: undefined, city: last, state, start, end };
  return { address: last, city: undefined, state, start, end };
}

const houseNumber = /^(?:(?:n[°ºo]\.?|nr\.?|no\.|km)\s?)?\d{1,5}(?:[.,]\d)?\s?[A-Za-z]?$|^s\/n$/i;

function isTownWithState({ address, city, state }: FoundAddress): boolean {
  return !address && city !== undefined && state !== undefined;
}

/** `江苏省宿迁市宿豫区珠江路88号`, `愛知県豊橋市神野新田町12`: from the large to the small, without spaces. */
function easternAddress(text: string, from: number, to: number): FoundAddress | undefined {
  const value = text.slice(from, Math.min(to, from + 120));
  const municipality = /^(?:中国)?((?:北京|上海|天津|重庆)市)(\S{2,})$/u.exec(value.trimEnd());
  if (municipality?.[1] && municipality[2]) {
    const start = from + municipality[0].indexOf(municipality[1]);
    const street = start + municipality[1].length;
    return {
      address: { value: municipality[2], start: street, end: street + municipality[2].length },
      city: { value: municipality[1], start, end: street },
      state: undefined,
      start: from,
      end: to,
    };
  }
  const match =
    /^(?:대한민국\s)?(\p{sc=Hangul}{2,7}(?:도|시))\s(\p{sc=Hangul}{1,6}[시군구])\s(\S.*)$/u.exec(value) ??
    /^(?:中国|日本)?\s?(?:〒?\d{3}-\d{4}\s?)?(\p{sc=Han}{2,7}?(?:省|自治区|県|府)|北海道|東京都)?\s?(\p{sc=Han}{1,7}?(?:自治州|地区|[市郡盟区]|州(?!市)))?\s?(\S.*)?$/u.exec(
      value,
    );
  if (!match || (match[1] === undefined && match[2] === undefined)) return undefined;
  let at = from;
  const part = (words: string | undefined) => {
    if (words === undefined) return undefined;
    const start = text.indexOf(words, at);
    at = start + words.length;
    return { value: words, start, end: at };
  };
  const [state, city, address] = [part(match[1]), part(match[2]), part(match[3]?.trimEnd())];
  return { address, city, state, start: from, end: to };
}

/** `United States, Ohio, Lima, 1155 W Hanthorn Rd`: the country first. */
function largeToSmall(text: string, parts: readonly AddressPart[]): FoundAddress | undefined {
  const [country, second, third] = parts;
  const last = parts.at(-1);
  if (!country || !second || !last || parts.length < 3 || !isCountry(country.value)) return undefined;
  const state = stateCode(second.value) === undefined && parts.length < 4 ? undefined : second;
  const city = state ? third : second;
  const street = parts.slice(state ? 3 : 2);
  return { address: joined(text, street), city, state, start: country.start, end: last.end };
}

/** `26721 Emden, Auricher Straße 210`: the town with its postal code first. */
function cityThenStreet(parts: readonly AddressPart[]): FoundAddress | undefined {
  const [town, street] = parts;
  if (!town || !street || parts.length !== 2) return undefined;
  const code = townCode.exec(town.value)?.[0];
  if (code === undefined || streetKindAtEnd.test(town.value) || !/\s\d{1,4}[a-z]?$/.test(street.value))
    return undefined;
  const city = { ...town, value: town.value.slice(code.length), start: town.start + code.length };
  return { address: street, city, state: undefined, start: town.start, end: street.end };
}

/** A postal code before its town, with a length or a mark that no house number has. */
const townCode =
  /^(?:[A-Z]{1,2}-\d{4,5}|\d{5}|\d{4} [A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3})\s(?=\p{Lu})/u;

/** A line that is nothing but an address: `Plot 9, Mill Lane, Ollerton NG22 9XX`, `Farm Ln, Brecon`. */
export function addressLine(scan: Scan, from: number, to: number): FoundAddress | undefined {
  const { text } = scan;
  const value = text.slice(from, to);
  if (to - from < 8 || to - from > 110 || !addressOnly.test(value) || companyName.test(value))
    return undefined;
  const first = firstWordFrom(scan, from);
  if (((scan.bits[first] ?? 0) & (may.brand | may.label | may.severity)) !== 0) return undefined;
  const found = addressIn(text, from, to);
  if (!found?.city) return undefined;
  if (found.state || postalTail.test(value) || isCountry(value.slice(value.lastIndexOf(',') + 1)))
    return found;
  return found.address && streetAtEnd.test(found.address.value) ? found : undefined;
}

const addressOnly =
  /^(?:[\p{Lu}\d][\p{L}\p{N}.'’/-]{0,24}|of|and|&|at|the|de|la|le|du|des|del|da|do|am|an|der|on|upon|near|off|mi|km)(?:,? (?:[\p{Lu}\d][\p{L}\p{N}.'’/-]{0,24}|of|and|&|at|the|de|la|le|du|des|del|da|do|am|an|der|on|upon|near|off|mi|km)){0,14}, [\p{Lu}\d](?:[\p{L}\p{N}.'’ -]{0,30})$/u;
const companyName =
  /\b(?:inc|llc|ltd|corp|co|gmbh|ag|plc|company|rentals?|hire|dealer|equipment|machinery|services|solutions|group)\b/i;
const postalTail =
  /\b(?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4} \p{Lu}\p{L}+|\d{5} \p{Lu}\p{L}+)$/u;

/** `near Thornbury Industrial Park, Bristol`: a place with a name, told as the machine's by the words before it. */
export function namedPlaceAfter(text: string, from: number, to: number): FoundAddress | undefined {
  const value = text.slice(from, Math.min(to, from + 600));
  const match = namedPlace.exec(value);
  const lead = match?.[1];
  if (!match?.[2] || lead === undefined) return undefined;
  const start = from + match.index + lead.length;
  // Without a town, only what says that the machine is there.
  if (
    !match[3] &&
    !/(?:parked|located|working|standing|sitting|site|currently|now|is|stuck|broke[n]? down)\s(?:\p{L}+\s)?(?:the\s)?$/iu.test(
      lead,
    )
  )
    return undefined;
  return addressIn(text, start, from + match.index + match[0].length);
}

/** `Miller Quarry`: a site, and no town. */
const siteAtEnd =
  /\b(?:quarry|pit|mine|site|yard|plant|park|farm|ranch|job|landfill|depot|bridge|dam|mill|works|road|rd|street|st)$/i;

const placeNouns =
  'Park|Quarry|Mine|Pit|Site|Estate|Yard|Farm|Plant|Airport|Port|Pier|Docks?|Wharf|Terminal|Junction|Interchange|Bridge|Dam|Landfill|Tunnel|Station|Mill|Works|Campus|Stadium|Hospital|Ranch|Field|Harbou?r|Marina|Square|Mall|School|University|Refinery|Warehouse|Lot|Plot|Gate|Tower|Canal|Reservoir|Solar|Substation';
const namedPlace = new RegExp(
  [
    '((?<!\\p{L})(?:(?:parked|located|working|standing|sitting|currently|now|is|was|stuck|broke down|jobsite|job site|site|location|on site)\\s)?(?:at|near|in|by|outside|on)\\s(?:the\\s)?)',
    `((?:\\p{Lu}[\\p{L}\\d'’.-]{0,20} (?:(?:of|and|&|the|de|du|la|del) )?){0,4}(?:${placeNouns})(?: (?:\\d{1,4}[A-Z]?|[A-Z])(?![\\p{L}\\d]))?)(?![\\p{L}\\d])`,
    "((?:,? (?:in |near )?\\p{Lu}[\\p{L}'’.-]{1,20}(?: \\p{Lu}[\\p{L}'’-]{1,20}){0,2}(?=[,.;)\\s]|$)){0,2}(?:,? [A-Z]{2}(?![\\p{L}\\d]))?(?:,? (?:\\d{5}|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}))?)?",
  ].join(''),
  'u',
);

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
  const first = firstWordFrom(scan, from);
  let bits = 0;
  let digits = 0;
  let next = first;
  for (; next < scan.count && endOf(scan, next) <= to; next += 1) {
    bits |= scan.bits[next] ?? 0;
    digits |= (scan.shapes[next] ?? 0) & digit;
  }
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
  const continental = digits === 0 ? undefined : continentalBetween(scan.text, from, to, isTaken);
  if (continental) return continental;
  return (bits & may.state) === 0 ? undefined : cityBetween(scan, first, next, isTaken);
}

/** `about 5 miles west of Tonopah, NV on US 6`: a road and a town of one sentence. */
function withTown(text: string, street: FoundAddress, town: FoundAddress): FoundAddress {
  const start = Math.min(street.start, town.start);
  const end = Math.max(street.end, town.end);
  const between = text.slice(Math.min(street.end, town.end), Math.max(street.start, town.start));
  if (street.start >= town.start && street.start < town.end) return street;
  return between.length > 60 || /[.;:!?]\s|\n\n|\|/.test(between)
    ? street
    : { address: street.address, city: town.city, state: town.state, start, end };
}

/** Streets as the Continent and Latin America write them: `Talstraße 18`, `25 quai de la Loire`, `Calle Hidalgo 45`, `Via Roma 8`. */
function continentalBetween(
  text: string,
  from: number,
  to: number,
  isTaken: (at: number) => boolean,
): FoundAddress | undefined {
  const value = text.slice(from, Math.min(to, from + 600));
  const onRoad = kilometreBetween(value, from);
  if (onRoad && !isTaken(onRoad.start)) return onRoad;
  if (!continentalKind.test(value)) return undefined;
  const match = continentalStreet.exec(value);
  if (!match || isTaken(from + match.index)) return undefined;
  const start = from + match.index;
  const street = match[0].trimEnd();
  const end = start + street.length;
  const tail = continentalCity.exec(value.slice(match.index + street.length));
  const address = { value: street, start, end };
  if (!tail?.[1]) return { address, city: undefined, state: undefined, start, end };
  const cityEnd = end + tail[0].length;
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

/** `A7, km 52 Richtung Süden, nahe Neumünster`, `BR-116 km 340`, `Ruta 5 Sur km 1360`, `RN 7 PK 12`. */
const kilometreRoad =
  /(?<![\p{L}\d])(?:(?:Autobahn|Bundesstraße|[Aa]utoroute|[Aa]utopista|[Aa]utovía|[Aa]utostrada|[Cc]arretera|[Rr]uta|[Rr]odovia|[Rr]oute|[Ss]nelweg|[Rr]iksväg|[Dd]roga|[Dd]álnice) )?(?:\p{Lu}{1,3}[- ]?\d{1,4}[A-Z]?|(?:Ruta|Route|Carretera) \d{1,4})(?: (?:Norte|Sur|Sul|Nord|Süd|Sud))?,? (?:(?:bei|at|near|à|au|en el|no|al|bij|ved|vid|na) )?(?:km|Km|KM|PK|hm|kp)\.? ?\d{1,4}(?:[.,+]\d{1,3})?(?![\p{L}\d])(?:,? (?:Fahrtrichtung|Richtung|direction|dirección|sentido|richting|direzione|kierunek|směr|mot) \p{Lu}\p{L}{2,20})?/u;
const roadsTown = new RegExp(
  `^,? (?:(?:${nearby}|in|bei|by|à|en|em|a) )?(\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,24}(?: (?:(?:de|del|da|do|am|sur) )?\\p{Lu}[\\p{L}'’-]{1,20}){0,2})(?:(?: [-–] |, |[/]| [(])([A-Z]{2})(?![\\p{L}\\d]))?`,
  'u',
);

function kilometreBetween(value: string, from: number): FoundAddress | undefined {
  if (!/\d,? (?:\p{L}{2,5} )?(?:el )?(?:km|PK|hm|kp)\.? ?\d/iu.test(value)) return undefined;
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

/**
 * `er steht am Hafenbecken, Ostkai 3, Emden`, `hij staat aan de Oude Haven 6 in Harlingen`: a street of any name with its
 * house number and its town, after a word that says where the machine stands.
 */
export function standingAt(text: string, from: number, to: number): FoundAddress | undefined {
  const value = text.slice(from, Math.min(to, from + 600));
  const match = standsAt.exec(value) ?? onRoad.exec(value);
  if (!match?.[1] || !match[2]) return undefined;
  const end = from + match.index + match[0].length;
  const city = { value: match[2], start: end - match[2].length, end };
  const start = from + match.index + match[0].lastIndexOf(match[1], match[0].length - match[2].length - 1);
  const address = { value: match[1], start, end: start + match[1].length };
  return { address, city, state: undefined, start, end };
}

/** `on the A46 near Newark`, `just off the M6 J19 at Knutsford`. */
const onRoad =
  /(?<!\p{L})(?:[Oo]n|[Oo]ff|along|[Bb]eside|[Nn]ext to) the ([ABM]\d{1,4}(?:\(M\))?(?:,? (?:at )?J(?:unction)?\s?\d{1,2}[A-Z]?)?(?: (?:north|south|east|west)bound)?),? (?:near|at|in|by|outside|just (?:north|south|east|west) of) (\p{Lu}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,2})(?=[\s,.;)]|$)/u;

/**
 * `sitting in Fort Collins.`, `parked near Hamar`: a town without its state, after a word that says where the machine is.
 */
export function townAfter(text: string, from: number, to: number): FoundAddress | undefined {
  const match = inTown.exec(text.slice(from, Math.min(to, from + 600)));
  if (!match?.[1] || noTown.test(match[1])) return undefined;
  const end = from + match.index + match[0].length;
  const city = { value: match[1], start: end - match[1].length, end };
  return { address: undefined, city, state: undefined, start: city.start, end };
}

const inTown = new RegExp(
  `(?<!\\p{L})(?:[Pp]arked|[Ll]ocated|[Ss]itting|[Ww]orking|[Ss]tationed|[Ss]tuck|[Ss]tanding|(?:[Ss]he|[Hh]e|[Ii]t|[Ww]e|[Tt]hey)(?:['’](?:s|re)| is| are) (?:up|down|over|out)|(?:jobsite|job|site) is)(?: (?:up|down|over|out|back))? (?:in|${nearby}) (\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,20}(?: \\p{Lu}\\p{Ll}[\\p{L}'’-]{1,20}){0,2})(?=[,.;)\\n]|\\s(?:and|since|now|today|with|on|at|until)\\b|$)`,
  'u',
);
const noTown =
  /\b(?:mode|gear|yard|bay|shop|service|neutral|reverse|park|position|regen|derate|limp|eco|building|field|pit|lot|area|zone|section|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i;

/** Words that say where a machine stands; a sentence may begin with one. */
const standing =
  'steht|stehen|parkt|geparkt|befindet sich|standort|baustelle|einsatzort|se trouve|stationnée?|garée?|à l.arrêt|chantier|está|se encuentra|ubicad[oa]|parad[oa]|detenid[oa]|estacionad[oa]|obra|si trova|ferm[oa]|parcheggiat[oa]|cantiere|staat|geparkeerd|bouwplaats|werf|står|parkert|parkerad|parkeret|stoi|znajduje się|zaparkowan[ay]|budowa|stojí|nachází se|zaparkován|stavba|seisoo|sijaitsee|duruyor|parked|sitting|sits|stands|standing|located|working'
    .split('|')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');
const standsAt = new RegExp(
  [
    `(?<!\\p{L})(?:${standing})`,
    "(?:\\s[^.\\n;:!?]{0,48}?)?[\\s,]((?:(?:ul|al|os|pl|av|c)\\.? )?\\p{Lu}[\\p{L}.'’-]{1,24}(?: (?:de la|de los|de las|de|del|des|du|da|do|dos|della|di|van de|van der|van|den|der|\\p{Lu}[\\p{L}.'’-]{1,24})){0,4} \\d{1,4}[a-z]?)(?:,| in| à| a| en| em| te| i| w| we| på| v| ve| bei| bij) (\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,24}(?: (?:(?:de la|de|del|da|do|am|an der|sur|la|el) )?\\p{Lu}[\\p{L}'’-]{1,20}){0,2})(?=[\\s,.;)]|$)",
  ].join(''),
  'u',
);

const continentalKind =
  /(?:Stra(?:ß|ss)e|Str\.|Weg|Allee|Platz|Gasse|Ring|Damm|Ufer|Chaussee) \d|(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee|damm|ufer|chaussee|gatan|gata|vägen|väg|veien|vej|gade|gaten|straat|laan|dijk|kade|plein|singel|gracht|dreef|steeg|katu|[sn]tie) \d|\d,? (?:bis |ter )?(?:rue|quai|avenue|boulevard|bd|chemin|route|impasse|allée|cours) |\b(?:[Cc]alle|[Aa]venida|[Aa]v\.|[Aa]vda\.|[Cc]arretera|[Vv]ia|[Vv]iale|[Cc]orso|[Rr]ua|[Rr]odovia|[Ee]strada|[Pp]aseo|ul\.) /u;
const continentalStreet =
  /(?:\p{Lu}[\p{L}.-]{1,20} ){1,2}(?:Stra(?:ß|ss)e|Str\.|Weg|Allee|Platz|Gasse|Ring|Damm|Ufer|Chaussee) \d{1,4}[a-z]?(?![\p{L}\d])|(?:(?:Norra|Södra|Östra|Västra|Nedre|Övre|Stora|Lilla|Gamla|Nørre|Søndre|Vestre|Østre|Nordre|Store|Lille|Gammel|Alte|Neue|Obere|Untere|Große|Kleine|Oude|Nieuwe|Grote|Korte|Lange) )?\p{Lu}[\p{L}.-]{0,24}(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee|damm|ufer|chaussee|gatan|gata|vägen|väg|veien|vej|gade|gaten|straat|laan|dijk|kade|plein|singel|gracht|dreef|steeg|katu|[sn]tie) \d{1,4}[a-z]?(?![\p{L}\d])|(?<![\d.])\d{1,5},? (?:bis |ter )?(?:rue|quai|avenue|boulevard|bd|chemin|route|impasse|allée|cours)(?: (?:de la|de|du|des|la|le|les|et|au|aux|en|sur)(?=\s)| (?:de )?(?:l['’]|d['’])?\p{Lu}[\p{L}'’-]{0,20}){1,6}|\b(?:[Cc]alle|[Aa]venida|[Aa]v\.|[Aa]vda\.|[Cc]arretera|[Vv]ia|[Vv]iale|[Cc]orso|[Rr]ua|[Rr]odovia|[Ee]strada|[Pp]aseo|ul\.)(?: (?:de|del|da|do|das|dos|della|la|las|los)| \p{Lu}[\p{L}.'’-]{0,20}){1,5},? \d{1,5}[a-z]?(?![\p{L}\d])/u;
const continentalCity =
  /^(?:,? (?:[A-Z]{1,2}-)?(?:\d{4} [A-Z]{2}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}|\d{4,5})| in(?: \d{4,5})?| à| a| en| te| i| w| we| v| ve| på| bij| bei| by| [-–]|,)\s((?:(?:St|Sta|Sto|S|Gt|Kr)\. )?\p{Lu}[\p{L}'’-]{1,24}(?: (?:(?:de|del|da|do|das|dos|la|las|los|el|sur|sous|am|an|der) ){0,2}\p{Lu}[\p{L}'’-]{1,20}){0,3})(?=[\s,.;)/]|$)/u;

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
    if (!hasStreetKind(scan, word, next)) continue;
    const window = text.slice(start, Math.min(to, start + 120));
    const street = streetInRunningText.exec(window);
    if (street) return addressIn(text, start, start + lengthOfAddress(window, street[0].length));
  }
  return undefined;
}

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
    if (highway) return addressIn(scan.text, start, start + lengthOfAddress(window, highway[0].length));
  }
  return undefined;
}

const numberedHighway =
  '(?:(?:I|US|SR|SH|FM|CR|RM|[A-Z]{2})-\\d{1,4}[A-Z]?|(?:US|SR|SH|FM|CR|RM)\\s\\d{1,4}|(?:(?:US|State|County) )?(?:Hwy|HWY|Rte|Route|Highway|Interstate|County (?:Road|Rd)|State (?:Route|Road|Highway|Hwy))\\.? \\d{1,4}[A-Z]?)';
const milestone = '(?:[Ee]xit|[Jj]unction|[Jj]ct\\.?|MM|MP|[Mm]ile(?:\\s?[Pp]ost|\\s?[Mm]arker)?|[Kk]m|KM)';
/** `US-31 at mile 142`, `I-80 EB near Exit 12`, `MM 45 on I-80`, `M62 Junction 26`. */
const highwayShape = new RegExp(
  [
    `^(?:(?:${milestone}\\s\\d{1,4}(?:\\.\\d)?,?\\s(?:ramp\\s)?(?:on|of|off|along)\\s)?${numberedHighway}|[AM]\\d{1,3}(?:\\(M\\))? (?:Junction|J)\\s?\\d{1,2}|Mile(?:post| Marker) \\d{1,4}|Exit \\d{1,4}(?=\\s(?:I|US|SR)\\b))`,
    '(?:\\s(?:[NSEW]B|(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)(?:bound)?(?!\\s(?:of|from)\\b)))?(?:\\s(?:shoulder|median|(?:on-|off-)?ramp))?',
    `(?:,?\\s(?:at |near |before |past |by |and |& |@ )?(?:the )?${milestone}\\s\\d{1,4}(?:\\.\\d)?)?(?![\\p{L}\\d])`,
  ].join(''),
  'u',
);

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
    const name = /^(?:[A-Z]{2,3}(?![\p{L}\d])|\p{Lu}[a-z]{3,12}(?: \p{Lu}[a-z]{3,9})?(?![\p{L}\d]))/u.exec(
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
    const end = endOf(scan, word - 1);
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

/** `Sand Pit Rd, Bend, OR`: a place without a house number before the city. */
function placeBefore(text: string, city: number): AddressPart | undefined {
  const from = Math.max(0, city - 80);
  const match = placeThenTown.exec(text.slice(from, city));
  if (!match?.[1] || !(streetWord.test(match[1]) || siteAtEnd.test(match[1]) || /\d/.test(match[1])))
    return undefined;
  const lead =
    /^(?:Working|Parked|Located|Machine|Unit|Standing|Sitting|Currently|Now|Is|It|Stuck|Stopped|Jobsite|Site)\s(?:\p{Ll}{1,8}\s){1,3}/u.exec(
      match[1],
    )?.[0].length ?? 0;
  const start = from + match.index + match[0].indexOf(match[1]) + lead;
  return { value: match[1].slice(lead), start, end: start + match[1].length - lead };
}

/** `Sand Pit Rd, `, `the Barrett landfill, 2 mi south of `, `the Oak Ridge quarry in `, as far as the town begins. */
const placeThenTown = new RegExp(
  `(?:^|[\\n|;(]|[:\\t]\\s?|(?:^|\\s)(?:[Aa]t|[Nn]ear|[Ii]n|[Oo]n|[Ll]ocation|[Ss]ite|[Aa]ddress|working|from|[Bb]y|is|outside|[Oo]f|[Bb]ehind|along|[Oo]ff)\\s)(?:the )?((?:(?:[\\p{Lu}\\d][\\p{L}\\d.'’-]{0,20}|&|and|at|of|the|de|la|du) ){1,6}?[\\p{L}\\d.]{1,12})(?:,? (?:${nearby}|in))?,? $`,
  'u',
);

/** A capitalised word, one space or a dash or an apostrophe before the next. */
function isCityWord(scan: Scan, word: number, following: number | undefined): boolean {
  const { text } = scan;
  const start = startOf(scan, word);
  if (((scan.bits[word] ?? 0) & may.brand) !== 0) return false;
  if (!/^\p{Lu}\p{L}{1,20}$/u.test(text.slice(start, endOf(scan, word)))) return false;
  if (start > 0 && /[\p{L}\p{N}@]/u.test(text[start - 1] ?? '')) return false;
  if (following === undefined) return true;
  return /^(?:\.? |[-'’.])$/.test(text.slice(endOf(scan, word), startOf(scan, following)));
}

const streetKinds =
  'street|st|avenue|ave|av|boulevard|blvd|road|rd|drive|dr|lane|ln|circle|cir|highway|hwy|parkway|pkwy|freeway|fwy|expressway|expy|ct|' +
  'trail|trl|terrace|ter|turnpike|tpke|pike|rte|alley|aly|sq|plaza|plz|crossing|xing|wharf|byp|cres|causeway|cswy';
/** Kinds of street that are also words of everyday language: in running text they count when they are capitalised. */
const wordyStreetKinds = 'court|place|pl|way|loop|route|row|square|bypass|ridge|run|path|close|crescent|pass';
const streetWord = new RegExp(
  `\\b(?:${streetKinds}|${wordyStreetKinds}|junction|exit|mile|quarry|pit|mine|site|yard|strasse|straße|rue|calle|via|weg)\\b\\.?`,
  'i',
);
const anyStreetKind = [
  ...streetKinds.split('|').flatMap((kind) => [kind, capitalised(kind), kind.toUpperCase()]),
  ...wordyStreetKinds.split('|').flatMap((kind) => [capitalised(kind), kind.toUpperCase()]),
].join('|');
/** Roads that have a number for a name: `4400 County Road 8`, `1250 FM 1960`. */
const numberedRoads =
  '(?:County|Co|State|Ranch|Farm|Forest|Township|Twp|Range|Rural|Parish|Provincial|US|U\\.S\\.)(?: (?:Road|Rd|Route|Rte|Highway|Hwy|Service Road))?|Road|Highway|Hwy|HWY|Route|Rte|CR|CO RD|FM|RM|RR|SR|Interstate|I';
const streetInRunningText = new RegExp(
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

const streetKindAtEnd = new RegExp(`\\s(?:${anyStreetKind})\\.?$`, 'u');
const streetAtEnd = new RegExp(`(?:${anyStreetKind})\\.?$|^\\d{1,6}[A-Z]? `, 'u');

const townWords = "\\p{Lu}[\\p{L}.'’-]{1,20}(?:\\s\\p{Lu}[\\p{L}.'’-]{1,20}){0,2}?";
const afterTown = `,|\\s[A-Z]{1,2}\\d|\\s[A-Z]{2}(?!\\p{L})|\\s(?:${stateNamesInFull.join('|')})(?!\\p{L})|$|[.;)\\n]`;
const addressTail = new RegExp(
  [
    // City, in up to three capitalised words, as far as a comma, a state or the end follows.
    `^(?:(?:,?\\s{1,2}(?:${nearby}|in|by|at|bei|à|en|te|ved|på|w)\\s${townWords}(?=\\s\\p{Ll}|${afterTown})|,?\\s{1,2}${townWords}(?=${afterTown})))?`,
    '(?:,\\s(?:\\p{Lu}\\p{Ll}{1,20}\\s){1,2}County)?',
    '(?:,?\\s{1,2}(?:[A-Z]{2}(?![\\p{L}\\d])|\\p{Lu}\\p{Ll}{3,12}(?:\\s\\p{Lu}\\p{Ll}{3,9})?(?=[,\\s.]|$)))?',
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

/** `Bergamo (BG), Lombardia`, also where a bracket was cut off as an edge. */
function dropDistrict(parts: AddressPart[]): void {
  const last = parts.at(-1);
  const at = last ? last.value.search(/ \(\p{L}{2,20}\)?$/u) : -1;
  if (last && at > 0) parts.splice(-1, 1, { ...last, value: last.value.slice(0, at), end: last.start + at });
}

/** `1200 S Denver Ave`, `12 rue des Lilas`, `Lindenallee 9`: a street with its house number. */
export function isStreet(value: string): boolean {
  return (
    (/^\d{1,6}[A-Z]?(?:-\d{1,4})?\s/.test(value) && streetKindAtEnd.test(value)) ||
    continentalKind.test(value)
  );
}

/** `Pier 4 rehab` on a line over `900 Terry Francois Blvd`: the site's name, and no part of the street. */
function dropSite(text: string, parts: AddressPart[]): void {
  const [first, second] = parts;
  if (!first || !second || parts.length < 3 || !text.slice(first.end, second.start).includes('\n')) return;
  if (isStreet(second.value) && !isStreet(first.value)) parts.shift();
}

/** `DE` is Germany after a town with its postal code, and elsewhere Delaware. */
function dropCountry(parts: AddressPart[]): void {
  const last = parts.at(-1)?.value ?? '';
  if (parts.length < 2 || !isCountry(last)) return;
  if (stateCode(last) === undefined || /^(?:[A-Z]-)?\d{4,5}\s/.test(parts.at(-2)?.value ?? '')) parts.pop();
}

/** `…, Baltimore MD, not moved since Monday`: what goes on in small letters after an address is about something else. */
function dropProse(parts: AddressPart[]): void {
  while (
    parts.length > 1 &&
    /^\p{Ll}[\p{L}'’]* [^\d]*$/u.test(parts.at(-1)?.value ?? '') &&
    !/^(?:de|del|d[ao]s?|des?|du|di|la|le|el|los|las|km|bei|near|von|van)\s/.test(
      parts.at(-1)?.value ?? '',
    ) &&
    /\p{Lu}/u.test(parts[0]?.value ?? '') &&
    !isRegionName(parts.at(-1)?.value ?? '')
  )
    parts.pop();
}

function partsOf(text: string, from: number, to: number): AddressPart[] {
  const parts: AddressPart[] = [];
  // `2900 Harborside Dr / Galveston / TX`
  const slashes =
    /\s[/·]\s.{1,60}\s[/·]\s/.test(text.slice(from, Math.min(to, from + 120))) &&
    !text.slice(from, to).includes(',');
  let start = from;
  for (let at = from; at <= to; at += 1) {
    const isMark =
      ',\n;|'.includes(text[at] ?? '') ||
      (slashes && '/·'.includes(text[at] ?? '') && text[at - 1] === ' ' && text[at + 1] === ' ');
    if (at < to && !isMark) continue;
    const part = trimmed(text, start, at);
    if (part) parts.push(part);
    start = at + 1;
  }
  return parts;
}

function trimmed(text: string, from: number, to: number): AddressPart | undefined {
  let [start, end] = [from, to];
  while (start < end && /[\s•·(["'“”>-]/.test(text[start] ?? '')) start += 1;
  // `near Pueblo`, `6.2 mi NE of Elko`.
  const window = text.slice(start, Math.min(end, start + 64));
  const near = nearLead.exec(window)?.[0].length ?? 0;
  start += near > 0 ? near : (placeLead.exec(window)?.[0].length ?? 0);
  while (end > start && /[\s.()[\]"'“”-]/.test(text[end - 1] ?? '')) end -= 1;
  if (end <= start) return undefined;
  const value = text.slice(start, end);
  return near > 0 && /^\p{Lu}\P{N}+$/u.test(value) && !siteAtEnd.test(value)
    ? { value, start, end, isNear: true }
    : { value, start, end };
}

const nearLead = new RegExp(
  `^${nearby}\\s{1,2}(?=\\p{L})(?!(?:CR|FM|RM|US|I|SR|SH|Hwy|Highway|Route|Rte|County|State|Exit|Junction|Intersection)\\b)`,
  'u',
);
const placeLead =
  /^(?:(?:(?:[Ss]till|[Nn]ow|[Cc]urrently|[Pp]arked|[Ss]tanding|[Ss]itting|[Ll]ocated|[Ss]topped|[Ww]orking) )?(?:[Nn]ear|[Aa]t|[Ii]n|[Oo]utside|by|bei|chez|en|presso|op|te|ved|vid|på))\s+(?=\p{Lu}|\d)/u;

const postalCodes = [
  /\s*\b\d{5}-\d{3}$/,
  /\s+\d{6}$/,
  /\s*\b\d{5}(?:-\d{4})?$/,
  /\s*\b[A-Z]\d[A-Z]\s?\d[A-Z]\d$/,
  /\s*\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}$/,
  /\s*\b\d{4}(?:\s?[A-Z]{2})?$/,
];

/** Takes the postal code off the last part, or, as on the Continent, off the front of it (`80331 München`). */
function dropPostalCode(parts: AddressPart[]): void {
  const last = parts.at(-1);
  if (
    last === undefined ||
    (parts.length === 1 &&
      /^\d{1,6}\s/.test(last.value) &&
      !/\s\d{5}(?:-\d{4})?$/.test(last.value) &&
      !townCode.test(last.value))
  )
    return;
  for (const code of postalCodes) {
    const match = code.exec(last.value);
    if (!match) continue;
    parts.pop();
    const rest = last.value.slice(0, match.index).trimEnd();
    if (rest !== '') parts.push({ value: rest, start: last.start, end: last.start + rest.length });
    return;
  }
  const front =
    /^(?:[A-Z]{1,2}-)?(?:\d{4}\s?[A-Z]{2}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3}\s\d{2}|\d{4,5})\s+(?=\p{L})/u.exec(
      last.value,
    );
  const alone = parts.length === 1 && townCode.test(last.value) && !streetWord.test(last.value);
  if (front && (parts.length > 1 || alone) && !streetKindAtEnd.test(last.value)) {
    parts.pop();
    const rest = last.value.slice(front[0].length);
    parts.push({ value: rest, start: last.start + front[0].length, end: last.end });
  }
}

/** Takes off a division as Brazil (`Contagem - MG`), Italy (`Brescia (BS)`), Quebec (`Gatineau (Québec)`) and Mexico (`…, Qro.`) write it. */
function takeRegion(text: string, parts: AddressPart[]): AddressPart | undefined {
  const last = parts.at(-1);
  if (last === undefined) return undefined;
  if (parts.length > 1 && text[last.end] === '.' && isRegion(`${last.value}.`)) {
    parts.pop();
    dropPostalCode(parts);
    return { value: `${last.value}.`, start: last.start, end: last.end + 1 };
  }
  const first = parts[0]?.value ?? '';
  const afterTown = parts.length > 1 && !/\d/.test(first) && !streetWord.test(first);
  if ((parts.length > 2 || afterTown) && isRegionName(last.value)) {
    parts.pop();
    dropPostalCode(parts);
    return last;
  }
  // `Rua das Olarias 210, Canoas, RS`
  if (
    parts.length > 1 &&
    /^[A-Z]{2}$/.test(last.value) &&
    isRegion(last.value) &&
    stateCode(last.value) === undefined
  ) {
    parts.pop();
    dropPostalCode(parts);
    return last;
  }
  const match = /^(\p{L}.{1,40}?)\s?(?:\(([^()]{2,40})\)?|(?:\s[-–]\s?|[-–]|\s?\/\s?|\s)([A-Z]{2}))$/u.exec(
    last.value,
  );
  const name = match?.[2] ?? match?.[3];
  if (!match?.[1] || !name) return undefined;
  // `Reggio Emilia RE`, and not `I-35 NB`.
  if (
    match[3] &&
    / [A-Z]{2}$/.test(last.value) &&
    !/ [-–/] ?[A-Z]{2}$/.test(last.value) &&
    (stateCode(name) !== undefined || !isRegion(name))
  )
    return undefined;
  const known = isRegion(name) || stateCode(name) !== undefined;
  // What else stands in brackets after a city is its district or its country.
  if (!known && (match[2] === undefined || /\d/.test(name))) return undefined;
  parts.pop();
  parts.push({ value: match[1].trimEnd(), start: last.start, end: last.start + match[1].trimEnd().length });
  const start = last.start + last.value.lastIndexOf(name);
  return known ? { value: name, start, end: start + name.length } : undefined;
}

/** Takes the state off: a part of its own, or the last words of the last part. */
function takeState(parts: AddressPart[]): AddressPart | undefined {
  const last = parts.at(-1);
  if (last === undefined) return undefined;
  if (stateCode(last.value) !== undefined && (parts.length > 1 || last.value.length > 2)) {
    parts.pop();
    return last;
  }
  const words =
    /^(.*?\S)[\s,]+((?:New|North|South|West|Rhode|British|Nova|District of)?\s?\p{L}{2,14}\.?)$/u.exec(
      last.value,
    );
  const candidates = words ? [words[2]?.trim() ?? '', last.value.split(/\s+/).at(-1) ?? ''] : [];
  for (const name of candidates) {
    // A name in full may be a city's last word (`Fort Washington`); an abbreviation in capitals can't.
    if (/^[NSEW]B$/.test(name) && /\d\s[NSEW]B$/.test(last.value)) continue;
    if (stateCode(name) === undefined || (name.length > 3 && parts.length < 2 && !words)) continue;
    const start = last.end - (last.value.length - last.value.lastIndexOf(name));
    parts.pop();
    const rest = trimmed(last.value, 0, last.value.lastIndexOf(name));
    if (rest) parts.push({ value: rest.value, start: last.start + rest.start, end: last.start + rest.end });
    return { value: name, start, end: start + name.length };
  }
  return undefined;
}

/** `1880 ridge rd, fargo, nd 58103`: where all of an address is in small letters, its state is too. */
function takeSmallState(value: string, parts: AddressPart[]): AddressPart | undefined {
  const last = parts.at(-1);
  const name = last && /(?:^|\s)([a-z]{2})$/.exec(last.value)?.[1];
  if (!last || !name || stateCode(name.toUpperCase()) === undefined || /\p{Lu}/u.test(value))
    return undefined;
  const hasPostalCode = smallTail.test(value);
  if (!(hasPostalCode || (parts.length > 1 && name === last.value))) return undefined;
  parts.pop();
  const rest = trimmed(last.value, 0, last.value.length - 2);
  if (rest) parts.push({ value: rest.value, start: last.start + rest.start, end: last.start + rest.end });
  return { value: name, start: last.end - 2, end: last.end };
}

const smallTail = /\s[a-z]{2},?\s\d{5}(?:-\d{4})?$/;
/**
 * All of a value is an address, to its town with its postal code or its state (`A4 Anschlussstelle Gotha, 99867 Gotha`),
 * or to its state in small letters (`1200 s denver ave, tulsa, ok 74119`): what follows a label without a colon.
 */
export const wholeAddress =
  /^(?:[\p{Lu}\d][^.;:!?()\n]{3,64}, (?:(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{4} [A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}) \p{Lu}\P{N}{2,30}|\p{Lu}[\p{L}.' -]{2,24},? [A-Z]{2}(?: \d{5}(?:-\d{4})?)?|\p{Lu}[\p{L}.' -]{2,24} [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})|\p{Lu}[\p{L}.' -]{2,24}, [A-Z]{2}(?: \d{5})?|\d{1,6}[a-z]?\s[a-z\d][a-z\d .'-]{2,40},\s[a-z][a-z .'-]{1,24},?\s[a-z]{2}(?:\s\d{5}(?:-\d{4})?)?)$/u;

function dropCounty(parts: AddressPart[]): void {
  if (parts.length > 2 && /\b(?:county|parish)$/i.test(parts.at(-1)?.value ?? '')) parts.pop();
}

/** `61 Canal St Holyoke`: the street ends with its kind, what follows is the city. */
function streetAndCity(part: AddressPart): { address: AddressPart; city: AddressPart } | undefined {
  const street = streetInRunningText.exec(part.value)?.[0];
  if (street === undefined) return undefined;
  const city = trimmed(part.value, street.length, part.value.length);
  if (!city || !/^\p{L}[\p{L}.'’\s-]{1,30}$/u.test(city.value)) return undefined;
  return {
    address: { value: street.trimEnd(), start: part.start, end: part.start + street.trimEnd().length },
    city: { value: city.value, start: part.start + city.start, end: part.start + city.end },
  };
}

/** `Route 9 near Hadley`, `Ferry St. in Easton`. */
function streetNearCity(part: AddressPart): { address: AddressPart; city: AddressPart } | undefined {
  const match = streetNear.exec(part.value);
  if (!match?.[1] || !match[2] || !(streetWord.test(match[1]) || highwayShape.test(match[1])))
    return undefined;
  const city = part.end - match[2].length;
  return {
    address: { value: match[1], start: part.start, end: part.start + match[1].length },
    city: { value: match[2], start: city, end: part.end },
  };
}

const streetNear = new RegExp(
  `^(.{3,40}?),?\\s(?:${nearby}|in|by|at|bei|à|en|te|ved|på|w)\\s(\\p{Lu}[\\p{L}.'’\\s-]{1,30})$`,
  'u',
);

function joined(text: string, parts: readonly AddressPart[]): AddressPart | undefined {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return undefined;
  const value = text.slice(first.start, last.end).replace(/\s*\n\s*/g, ', ');
  return { value, start: first.start, end: last.end };
}
