import { isCountry } from '../words/countries.ts';
import { isRegion, isRegionName, isShortRegion } from '../words/regions.ts';
import { stateCode } from '../words/states.ts';
import { isTown as isKnownTown } from '../words/towns.ts';
import { isCountryCodeAlone, isCountryOfStreet } from './country-codes.ts';
import { nearby } from './nearby.ts';
import {
  continentalKind,
  highwayShape,
  isStreet,
  streetInRunningText,
  streetKindAtEnd,
  streetWord,
} from './streets.ts';

/** A part of an address and where it stands. */
export interface AddressPart {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** The text says that the machine is near to it: it is a town's name. */
  readonly isNear?: boolean;
  /** The postal code that stood before it: it is a town's name. */
  readonly code?: string;
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
export function addressIn(text: string, from: number, until: number): FoundAddress | undefined {
  const to = endBeforeNote(text, from, until);
  const parts = partsOf(text, from, to);
  splitAtCode(parts);
  joinQuarter(text, parts);
  dropBrackets(parts);
  if (!parts.some((part) => /\p{L}[\p{L}\p{M}]/u.test(part.value))) return undefined;
  const [start, end] = [parts[0]?.start ?? from, parts.at(-1)?.end ?? to];
  // `Elm Creek Dam (Sedalia, MO)`, `Northside Yard (1200 N Main St, Elko, NV)`
  const bracketed =
    text[to - 1] === ')' ? /^([^()]{3,50}) \(([^()]{3,80}, [^()]{2,20})\)$/.exec(text.slice(from, to)) : null;
  const town = bracketed?.[2] ? addressIn(text, to - 1 - bracketed[2].length, to - 1) : undefined;
  if (bracketed?.[1] && town && isTownWithState(town)) {
    const address = { value: bracketed[1], start: from, end: from + bracketed[1].length };
    return { ...town, address, start: from };
  }
  if (town?.address && town.city && town.state && !/\d/.test(bracketed?.[1] ?? '')) return town;
  const eastern =
    easternAddress(text, start, end) ??
    largeToSmall(text, parts) ??
    joinedLargeToSmall(text, start, end) ??
    townStateStreet(parts) ??
    cityThenStreet(text, parts) ??
    behindRegion(text, parts);
  if (eastern) return withoutQuarter(eastern);

  dropProse(parts);
  dropLabelledCode(parts);
  dropSite(text, parts);
  const isTown =
    (parts.length === 1 && townCode.test(parts[0]?.value ?? '')) || isTownBeforeCode(text.slice(start, end));
  dropCountry(parts);
  dropPostalCode(parts);
  dropCountry(parts);
  const state =
    takeRegion(text, parts) ?? takeState(text, parts) ?? takeSmallState(text.slice(start, end), parts);
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
  const [first] = parts;
  // `Winslow, Coconino Forest Rd 87, AZ`: the town first.
  if (
    parts.length === 2 &&
    first &&
    endsStreet.test(last.value) &&
    isTownName(first.value) &&
    (state || continentalKind.test(last.value))
  )
    return { address: last, city: first, state, start, end };
  // `Farm 34, R38 near Hendrina, Mpumalanga`
  const near = parts.length > 1 ? streetNearCity(last) : undefined;
  if (near)
    return {
      address: joined(text, [...parts.slice(0, -1), near.address]),
      city: near.city,
      state,
      start,
      end,
    };
  // `Werk Süd, Halle 4`, `Pit 3, North Ramp`: no town has figures, and what a site has is none.
  const isPart = /\d/.test(last.value) ? !isTownOfFigures(last.value) : !state && partOfSite.test(last.value);
  if (parts.length > 1 && isPart) return { address: joined(text, parts), city: undefined, state, start, end };
  if (parts.length > 1) {
    return withoutQuarter({ address: joined(text, parts.slice(0, -1)), city: last, state, start, end });
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
  const isStreet =
    !isTownOfFigures(last.value) &&
    // `Junction City, KS`, `Pleasant Ridge, MI`
    !(state && !/\d/.test(last.value) && isKnownTown(last.value)) &&
    (streetWord.test(last.value) ||
      highwayShape.test(last.value) ||
      /^\d{1,6}[A-Z]?\s+\p{L}/u.test(last.value));
  if ((state || isTown || last.isNear) && !isStreet)
    return { address: undefined, city: last, state, start, end };
  return { address: last, city: undefined, state, start, end };
}

/** `5 rue du Port 13002 MARSEILLE`, `44143 Dortmund Südring 201`: a street and its town with the postal code, without a comma between. */
function splitAtCode(parts: AddressPart[]): void {
  for (const [index, part] of parts.entries()) {
    const [, first = '', gap = '', second = ''] =
      codeInMiddle.exec(part.value) ?? streetBehindTown.exec(part.value) ?? [];
    const isCoded = townCode.test(second) && (/\d/.test(first) || isStreet(first));
    const isTurned = townCode.test(first) && isKnownTown(first.replace(townCode, ''));
    if (first === '' || !(isCoded || isTurned)) continue;
    const end = part.start + first.length;
    const behind = { value: second, start: end + gap.length, end: part.end };
    parts.splice(index, 1, { ...part, value: first, end }, behind);
    return;
  }
}

const codeInMiddle =
  /^(\P{N}{0,60}\d{0,5}[a-zA-Z]?\P{N}{0,60})(\s)((?:[A-Z]{1,2}-)?(?:\d{5}|\d{4} [A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}) \p{Lu}[\p{L} .'’-]{1,40})$/u;
const streetBehindTown =
  /^((?:[A-Z]{1,2}-)?\d{5} \p{Lu}[\p{L}'’-]{2,30})(\s(?:\/\s)?)(\p{Lu}[\p{L} .'’-]{2,40} \d{1,4}[a-z]?)$/u;

/** `Av. Juárez 200, colonia Centro, Puebla`: a quarter or an estate between the street and its town is told with the street. */
function joinQuarter(text: string, parts: AddressPart[]): void {
  const at = parts.findIndex((part, index) => index > 0 && index < parts.length - 1 && isQuarter(part.value));
  const [street, part] = [parts[at - 1], parts[at]];
  if (street && part)
    parts.splice(at - 1, 2, {
      value: text.slice(street.start, part.end),
      start: street.start,
      end: part.end,
    });
}

/** `colonia Centro`, `Jardim Primavera`: a quarter of a town. */
export function isQuarter(value: string): boolean {
  return quarter.test(value) && !isKnownTown(value);
}

const quarter =
  /^(?:col(?:onia)?|fracc(?:ionamiento)?|urb(?:anizaci[oó]n)?|barrio|residencial|bairro|jardim|jd|jardins|conjunto|loteamento)(?:\.\s?|\s|$)/iu;

/** `45 - Jardim Primavera - Campinas/SP`: the town is the last of them. */
function withoutQuarter(found: FoundAddress): FoundAddress {
  const { city } = found;
  const dash = city ? city.value.search(/ [-–] (?=\p{Lu}[^–-]{2,40}$)/u) : -1;
  if (!city || dash < 0 || !(quarter.test(city.value) || centre.test(city.value.slice(0, dash))))
    return found;
  return { ...found, city: { ...city, value: city.value.slice(dash + 3), start: city.start + dash + 3 } };
}

const centre = /^(?:centro|distrito industrial|zona (?:rural|industrial))$/i;

/** `Südring 201 (Tor 3), 44143 Dortmund`: what stands in brackets behind the street. */
function dropBrackets(parts: AddressPart[]): void {
  for (const [index, part] of parts.slice(0, -1).entries()) {
    const at = part.value.search(/(?<=\d[a-z]?) \([^()]{1,30}\)?$/u);
    if (at > 0) parts.splice(index, 1, { ...part, value: part.value.slice(0, at), end: part.start + at });
  }
}

/** `420000, г. Казань, ул. Мира, 5`, `Московская обл., г. Химки, …`: the postal code and the region before the town. */
function behindRegion(text: string, parts: readonly AddressPart[]): FoundAddress | undefined {
  const coded = /^\d{5,6}$/.test(parts[0]?.value ?? '') ? 1 : 0;
  const region = russianRegion.test(parts[coded]?.value ?? '') ? parts[coded] : undefined;
  const from = coded + (region ? 1 : 0);
  const found =
    from > 0 && /[а-яё]/i.test(parts[from]?.value ?? '')
      ? cityThenStreet(text, parts.slice(from))
      : undefined;
  return found && { ...found, state: region, start: parts[0]?.start ?? found.start };
}

const russianRegion =
  /^(?:респ(?:ублика|\.)\s?)?[\p{L} -]{3,30} (?:обл(?:асть|\.)?|край|респ(?:ублика|\.)?|АО)$|^респ(?:ублика|\.)/iu;

/** `Scotch Corner, DL10 6NR`, `Redding 96001`: a town and its postal code. */
function isTownBeforeCode(value: string): boolean {
  const [, town, code] = /^(\P{N}{3,30}?),? ([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|\d{5})$/u.exec(value) ?? [];
  if (town === undefined || code === undefined || !isTownName(town)) return false;
  return code.includes(' ') || isKnownTown(town);
}

const houseNumber =
  /^(?:(?:n[°ºo]\.?|nr\.?|no\.|km|д\.?|дом|буд\.?|č\.\s?p\.)\s?)?\d{1,5}(?:[.,]\d)?\s?(?:[A-Za-z]|\/?\p{L}|\/\d{1,3})?$|^s\/n$/iu;

/** `100 Mile House`, `Paris 12e`. */
function isTownOfFigures(value: string): boolean {
  return (
    /^\d{2,3} Mile (?:House|Creek)$|^\p{Lu}\p{L}+ \d{1,2}(?:e|er|ème)?$/u.test(value) &&
    !streetWord.test(value.replace('Mile', '')) &&
    !partOfSite.test(value.replace(/ \d.*$/, ''))
  );
}

const partOfSite =
  /\b(?:ramp|level|bench|pit|quarry|mine|site|yard|plant|depot|landfill|dump|stockpile|workshop|gate|bay|zone|wall|portal|shaft|camp|terminal|warehouse|tailings|face|stope|decline|phase|stage|tower|floor|section|sector|block|lot)$/i;

export function isTownName(value: string): boolean {
  return /^\p{Lu}[\p{L} .'’-]{2,30}$/u.test(value) && !streetWord.test(value) && !siteAtEnd.test(value);
}

/** A street with its house number or its kind at its end. */
const endsStreet = /\d[A-Za-z]?$|^\d/;

function isTownWithState({ address, city, state }: FoundAddress): boolean {
  return !address && city !== undefined && state !== undefined;
}

/** `江苏省宿迁市宿豫区珠江路88号`, `愛知県豊橋市神野新田町12`: from the large to the small, without spaces. */
function easternAddress(text: string, from: number, to: number): FoundAddress | undefined {
  const value = text.slice(from, Math.min(to, from + 120));
  const municipality = chineseMunicipality.exec(value.trimEnd());
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
    koreanAddress.exec(value) ??
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

const chineseMunicipality = /^(?:中国)?((?:北京|上海|天津|重庆)市)(\S{2,})$/u;

/** `부산광역시 중구 중앙대로 26`, `서울 강남구 테헤란로 152`, `경남 창원시 성산구 공단로 474`: the province or the metropolis, in full or short. */
const koreanAddress =
  /^(?:대한민국\s)?(\p{sc=Hangul}{2,7}(?:도|시)|서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충[북남]|전[북남]|경[북남]|제주)\s(\p{sc=Hangul}{1,6}[시군구])\s(\S.*)$/u;

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

/** `US-WY-Gillette`, `USA > Wyoming > Gillette`: the same in one part. */
function joinedLargeToSmall(text: string, from: number, to: number): FoundAddress | undefined {
  const match =
    /^([\p{L}. ]{2,20}?)\s?([-/>›»])\s?(\p{L}[\p{L} ]{1,20}?)\s?\2\s?(\p{Lu}[\p{L} .'’]{2,30}?)(?:\s?\2\s?([^,]{3,40}))?$/u.exec(
      text.slice(from, to),
    );
  if (!match?.[1] || !match[3] || !match[4] || !isCountry(match[1])) return undefined;
  if (stateCode(match[3]) === undefined && !isRegion(match[3])) return undefined;
  let at = from + match[1].length;
  const part = (value: string) => {
    const start = text.indexOf(value, at);
    at = start + value.length;
    return { value, start, end: at };
  };
  const [state, city] = [part(match[3]), part(match[4])];
  return { address: match[5] === undefined ? undefined : part(match[5]), city, state, start: from, end: to };
}

/** `St. Louis, MO, 1200 S Broadway`: the town with its state first. */
function townStateStreet(parts: readonly AddressPart[]): FoundAddress | undefined {
  const [city, state, street] = parts;
  if (!city || !state || !street || parts.length !== 3 || stateCode(state.value) === undefined)
    return undefined;
  if (!(isTownName(city.value) || isKnownTown(city.value))) return undefined;
  if (!/^\d{1,6}[A-Z]? (?:[NSEW]\.? )?\p{Lu}\p{L}/u.test(street.value)) return undefined;
  return { address: street, city, state, start: city.start, end: street.end };
}

/** `26721 Emden, Auricher Straße 210`: the town with its postal code first. */
function cityThenStreet(text: string, parts: readonly AddressPart[]): FoundAddress | undefined {
  const [town, street] = parts;
  // `г. Пермь, ул. Героев Хасана, 105`: a house number after its comma.
  if (
    town &&
    street &&
    parts.length === 3 &&
    (namedTown.test(town.value) ||
      (!/\d/.test(town.value) && (streetFirst.test(street.value) || russianKindAtEnd.test(street.value)))) &&
    houseNumber.test(parts[2]?.value ?? '')
  ) {
    const named = namedTown.exec(town.value)?.[0].length ?? 0;
    const last = parts[2] ?? street;
    const address = { value: text.slice(street.start, last.end), start: street.start, end: last.end };
    const city = { ...town, value: town.value.slice(named), start: town.start + named };
    return { address, city, state: undefined, start: town.start, end: last.end };
  }
  const third = parts[2];
  // `9027 Győr, Ipari park, 12. csarnok`, `1030 Wien, Rennweg 12, Stiege 2`
  const coded = parts.length === 3 ? codeAndTown.exec(town?.value ?? '') : null;
  if (town && street && third && coded?.[1] && isKnownTown(coded[1]) && isInTown(third.value)) {
    const start = town.end - coded[1].length;
    const address = { value: `${street.value}, ${third.value}`, start: street.start, end: third.end };
    const city = { value: coded[1], start, end: town.end };
    return { address, city, state: undefined, start: town.start, end: third.end };
  }
  if (!town || !street || parts.length !== 2) return undefined;
  const isBare =
    /^(?:\d{4}\s)?\D+$/.test(town.value) &&
    (streetFirst.test(street.value) ||
      streetThenNumber.test(street.value) ||
      isNamedStreet(town.value.replace(/^\d{4}\s/, ''), street));
  const code =
    townCode.exec(town.value)?.[0] ??
    namedTown.exec(town.value)?.[0] ??
    (isBare ? (/^\d{4}\s/.exec(town.value)?.[0] ?? '') : undefined);
  // `13002 Marseille, 5 rue du Port`
  const isNumbered =
    numberAtEnd.test(street.value) || (code !== '' && /^\d{1,4},? \p{L}/u.test(street.value));
  if (code === undefined || streetKindAtEnd.test(town.value) || !isNumbered) return undefined;
  const city = { ...town, value: town.value.slice(code.length), start: town.start + code.length };
  return { address: street, city, state: undefined, start: town.start, end: street.end };
}

const codeAndTown = /^(?:[A-Z]{1,2}-)?\d{4,5} (\p{Lu}[\p{L} .'’-]{1,30})$/u;

/** The last part of an address that is no state and no country, but has a number: `12. csarnok`, `Halle 3`. */
function isInTown(part: string): boolean {
  return /\d/.test(part) && !/\d{5}/.test(part) && stateCode(part) === undefined && !isCountry(part);
}

/** `Cluj-Napoca, Str. Fabricii 12`; `Győr, Ipar utca 12`: what is said of a street before its name, or between it and its number. */
const streetFirst =
  /^(?:str|strada|ul|ulica|ulice|av|avda|avenida|bd|bulevardul|bulevar|calle|rua|via|viale|rue|aleea|aleja|al|șos|calea|calle|jl|jalan|ул|улица|вул|вулиця|пр|пр-т|пр-кт|наб|б-р|проезд|просп|проспект|бул|пер|шоссе|ш|λεωφ|οδός|nám|tř|trg|شارع|طريق|רחוב|דרך|שדרות|đường|ถนน)\.?\s\S/iu;
/** `Ленинградское ш.` */
const russianKindAtEnd = /\s(?:ш|шоссе|пр-т|просп|проспект|ул|улица|наб|б-р|пер|переулок|проезд)\.?$/iu;
const streetThenNumber =
  /\s(?:utca|út|u\.|tér|körút|krt\.|cesta|ulica|iela|gatve|gatvė|g\.|pr\.|caddesi|cad\.|sokak|sok\.|bulvarı|blv\.|tee|mnt\.?|tn\.?)\s\d{1,4}(?:\s?\/?\s?[a-z]|\/\d{1,3})?\.?$/iu;
/** `12`, `5/B`, `120/4` */
const numberAtEnd = /\s\d{1,4}(?:\/?[a-z]|\/\d{1,3})?\.?$/i;

/** `Brno, Vídeňská 120`, `Rotterdam, Waalhaven 12`: a name with a house number behind a town that is known, and no part of a site (`Halle 4`). */
function isNamedStreet(town: string, street: AddressPart): boolean {
  const name =
    /^(\p{Lu}[\p{L}'’-]{3,24}(?: \p{Lu}?[\p{L}'’.-]{1,24}){0,2}) \d{1,4}(?:\/?[a-zA-Z]|\/\d{1,3})?$/u.exec(
      street.value,
    )?.[1];
  return (
    name !== undefined &&
    !partOfSite.test(name) &&
    !partElsewhere.test(name) &&
    !name.startsWith(town) &&
    // `Dortmund-Hörde`: a part of a town.
    (isKnownTown(town) || isKnownTown(town.split('-', 1)[0] ?? ''))
  );
}

const partElsewhere =
  /^(?:halle|hal|hall|hala|nave|halli|tor|gate|port|poort|brama|brána|porte|puerta|portone|dock|dok|kaai|pier|kade|quai|silo|bau|bauteil|bauabschnitt|abschnitt|los|lot|lote|lotto|parcela|parcelle|perceel|gebäude|bâtiment|edificio|budynek|budova|feld|sektor|secteur|sector|zone|zona|etapa|baufeld|werk|schacht|stollen|kai|autobahn|exit|sortie|salida|uscita|afrit|depot|unit|bay|block|blok|route|highway|truck|machine|district|arrondissement|bezirk|okres|dzielnica)(?!\p{L})/iu;

/** `г. Казань`, `mun. Cluj`: a town that is called one. */
const namedTown = /^(?:г|гр|м|с|пос|пгт|город|місто|град|mun|oraș|or|kota|grad|mesto)\.?\s(?=\p{Lu})/u;

/** A postal code before its town, with a length or a mark that no house number has. */
const townCode =
  /^(?:[A-Z]{1,2}-\d{4,5}|\d{5}|\d{4} [A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3})\s(?=\p{Lu})/u;

/** `Miller Quarry`: a site, and no town. */
export const siteAtEnd =
  /\b(?:quarry|pit|mine|site|yard|plant|park|farm|ranch|job|landfill|depot|bridge|dam|mill|works|road|rd|street|st)$/i;

/** `Dayton, OH (what3words ///granite.puddle.torch)`, `Moulins (03)`: what is put in brackets after an address, and is none. */
function endBeforeNote(text: string, from: number, to: number): number {
  if (text[to - 1] !== ')') return to;
  const note = from + text.slice(from, to).lastIndexOf(' (');
  if (note <= from) return to;
  return afterTail.test(text.slice(Math.max(from, note - 12), note)) || noteWords.test(text.slice(note, to))
    ? note
    : to;
}

const afterTail = /[\s,][A-Z]{2}(?: \d{5}(?:-\d{4})?| [A-Z]\d[A-Z] ?\d[A-Z]\d)?$/;
const noteWords =
  /^ \((?:\d{2,3}|2[AB])\)$|what ?3 ?words|\/\/\/|approx|accura|±|gps|geofence|from (?:gps|tracker|telematics)|geocod|last (?:known|fix|seen)|updated|estimated|see map|view map|\bmap\b|\bago\b/i;

/** `C.P. 83000`, `CEP 38400-100`, `PLZ 35578`: a postal code with its label, in a part of its own. */
function dropLabelledCode(parts: AddressPart[]): void {
  const at = parts.findIndex(
    (part, index) => (index > 0 && labelledCode.test(part.value)) || what3words.test(part.value),
  );
  if (at >= 0 && parts.length > 1) parts.splice(at, 1);
}

const what3words = /^(?:what3words\b|\/\/\/)/i;

const labelledCode =
  /^(?:c\.? ?p\.?|cep|c\.?a\.?p\.?|plz|zip(?: code)?|post(?:al)? ?code|p\.?o\.? box|pin(?: ?code)?|código postal|code postal|postnummer|apdo\.?)[.:]?\s?\d[\d -]{2,9}$/i;

/** `Bergamo (BG), Lombardia`, also where a bracket was cut off as an edge. */
function dropDistrict(parts: AddressPart[]): void {
  const last = parts.at(-1);
  const at = last ? last.value.search(/ \(\p{L}{2,20}\)?$/u) : -1;
  if (last && at > 0) parts.splice(-1, 1, { ...last, value: last.value.slice(0, at), end: last.start + at });
}

/** `Pier 4 rehab` on a line over `900 Terry Francois Blvd`: the site's name, and no part of the street. */
function dropSite(text: string, parts: AddressPart[]): void {
  const [first, second] = parts;
  if (!first || !second || parts.length < 3 || !text.slice(first.end, second.start).includes('\n')) return;
  if (isStreet(second.value) && !isStreet(first.value)) parts.shift();
}

/**
 * `28195 Bremen, DE`, `5020 Bergen, NO`, `Calgary, AB T2T 0G5, CA`: two letters are a country's behind a postal code that no American address
 * has there, and elsewhere a state's (`DE` Delaware's, `CA` California's).
 */
export function isCountryCode(letters: string, before: string): boolean {
  if (letters === 'CA') return canadianCode.test(before);
  return codesOfCountries.has(letters) && (codeThenTown.test(before) || fourThenTown.test(before));
}

/** ISO 3166-1 codes of countries where the postal code stands before the town. */
const codesOfCountries = new Set(
  'AR AT BE BR CH CO CZ DE DK EE ES FI FR GR HR HU IL IS IT LT LU LV MA MX NL NO PL PT RO RS SE SI SK TN TR UA'.split(
    ' ',
  ),
);
const codeThenTown =
  /(?:^|[\s,;|])(?:[A-Z]{1,2}-)?(?:\d{4,6}|\d{4} [A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3})\s\p{Lu}[\p{L} .'’-]{1,30},?\s?$/u;
/** `8800 Roeselare (BE`; behind five figures it is an Italian province's: `14100 Asti (AT)`. */
const fourThenTown = /(?:^|[\s,;|])\d{4}\s\p{Lu}[\p{L} .'’-]{1,30}\s?\($/u;
const canadianCode = /(?:^|\s)[A-Z]\d[A-Z] ?\d[A-Z]\d,?\s?$/;

/** A part that is a country, by its name or by its code. */
function dropCountry(parts: AddressPart[]): void {
  const part = parts.at(-1);
  const last = part?.value ?? '';
  // `…, NM 87507-1234 USA`
  const beside = /^(.*[A-Z\d]{2}) (\p{Lu}[\p{L}.]{1,14}(?: \p{L}{4,7}){0,3})$/u.exec(last);
  if (part && beside?.[1] && beside[2] && isCountry(beside[2])) {
    parts.splice(-1, 1, { ...part, value: beside[1], end: part.start + beside[1].length });
    return;
  }
  if (parts.length < 2) return;
  if (
    isCountryCode(last, parts.at(-2)?.value ?? '') ||
    isCodeBehindStreet(last, parts) ||
    (isCountry(last) && stateCode(last) === undefined)
  )
    parts.pop();
}

/** `Hafenstr. 20, Wels, AT`, `1 Main St, Cork, IE`: the letters of a country behind a street and its town. */
function isCodeBehindStreet(letters: string, parts: readonly AddressPart[]): boolean {
  if (parts.length < 3 || !/^[A-Z]{2,3}$/.test(letters)) return false;
  const isOfStreet = parts.slice(0, -2).some(({ value }) => isCountryOfStreet(letters, value));
  return (
    isOfStreet || (isCountryCodeAlone(letters) && stateCode(letters) === undefined && !isRegion(letters))
  );
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
      ',،，\n;|'.includes(text[at] ?? '') ||
      // `Via dei Mille, 7 - 25121 Brescia`
      (isDash(text.charCodeAt(at)) &&
        (dashThenTown.test(text.slice(at - 1, at + 16)) ||
          // `Rua das Araucárias, 480 - Ponta Grossa`
          (parts.length > 0 && /^\s\d{1,5}[A-Za-z]?\s$/.test(text.slice(start, at))))) ||
      (slashes && '/·'.includes(text[at] ?? '') && text[at - 1] === ' ' && text[at + 1] === ' ');
    if (at < to && !isMark) continue;
    const part = trimmed(text, start, at);
    if (part) parts.push(part);
    start = at + 1;
  }
  return parts;
}

function isDash(code: number): boolean {
  return code === 45 || code === 0x2013 || code === 0x2014;
}

const dashThenTown = /^\s[-–—]\s(?:[A-Z]{1,2}-)?(?:\d{5}|\d{4} [A-Z]{2}|\d{4}-\d{3}|\d{2}-\d{3})\s\p{Lu}/u;

function trimmed(text: string, from: number, to: number): AddressPart | undefined {
  let [start, end] = [from, to];
  while (start < end && /[\s•·+*(["'“”>-]/.test(text[start] ?? '')) start += 1;
  // `near Pueblo`, `6.2 mi NE of Elko`.
  const window = text.slice(start, Math.min(end, start + 64));
  const near = nearLead.exec(window)?.[0].length ?? 0;
  start += near > 0 ? near : (placeLead.exec(window)?.[0].length ?? 0);
  start += kindOfTown.exec(text.slice(start, Math.min(end, start + 12)))?.[0].length ?? 0;
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
/** `г. Новокузнецк`, `смт. Гребінка`, `гр. Пловдив`: what kind of town it is. */
const kindOfTown = /^(?:(?:гор|пгт|пос|смт|гр|[гмс])\.\s?|(?:г|пгт|смт|гр)\s)(?=\p{Lu}\p{Ll})/u;
const placeLead =
  /^(?:(?:(?:[Ss]till|[Nn]ow|[Cc]urrently|[Pp]arked|[Ss]tanding|[Ss]itting|[Ll]ocated|[Ss]topped|[Ww]orking) )?(?:[Nn]ear|[Aa]t|[Ii]n|[Oo]utside|by|bei|chez|en|presso|op|te|ved|vid|på)|(?:em|na|no|nas|nos|ao|à|au|sur|nel|nella|sul|sulla)(?=\s+\p{Lu}))\s+(?=\p{Lu}|\d)/u;

const postalCodes = [
  /\s*\b\d{5}-\d{3}$/,
  /(?:\s?[-–])?\s+\d{6}$/,
  /\s\d{3} \d{3}$/,
  /(?:^|\s+)[A-Z]\d[\dW] ?(?=[A-Z]*\d)[A-Z\d]{4}$/,
  /\s\d{3}-\d{4}$/,
  /\s*\b\d{5}(?:-\d{4})?$/,
  /\s*\b[A-Z]\d[A-Z]\s?\d[A-Z]\d$/,
  /\s*\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}$/,
  /\s*\b\d{4}(?:\s?[A-Z]{2})?$/,
];

const unnumberedStreet =
  /^(?:calle|avenida|avda?\.?|av\.?|paseo|ruta|via|viale|corso|rua|rodovia|rod\.|estrada|alameda|travessa|ulica|ul\.|aleja|al\.|rue|avenue|boulevard|strada|str\.|bulevardul|bd\.|calea|șoseaua|șos\.|ул\.|улица|просп\.|пр\.|вул\.|вулиця|οδός|jalan|jl\.?)\s\D{2,40}$/iu;

/** Takes the postal code off the last part, or, as on the Continent, off the front of it (`80331 München`). */
function dropPostalCode(parts: AddressPart[]): void {
  const last = parts.at(-1);
  if (last === undefined || !/\d/.test(last.value)) return;
  if (
    parts.length === 1 &&
    /^\d{1,6}\s/.test(last.value) &&
    !/\s\d{5}(?:-\d{4})?$/.test(last.value) &&
    !townCode.test(last.value)
  )
    return;
  // `Av. Fernando Corrêa, 3300`, `Rua João Bettega 1525`: where the kind of street stands before its name, its number stands after it.
  if (/^\d{4}$/.test(last.value) && unnumberedStreet.test(parts.at(-2)?.value ?? '')) return;
  if (parts.length === 1 && / \d{4}$/.test(last.value) && unnumberedStreet.test(last.value.slice(0, -5)))
    return;
  for (const code of postalCodes) {
    const match = code.exec(last.value);
    if (!match) continue;
    parts.pop();
    const rest = last.value.slice(0, match.index).replace(/[\s–-]+$/, '');
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
    parts.push({
      value: rest,
      start: last.start + front[0].length,
      end: last.end,
      code: front[0].trim(),
    });
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
  const afterTown =
    parts.length === 2 && !/\d/.test(first) && !streetWord.test(first) && !siteBefore.test(first);
  // `Calle Mayor, 12, Madrid`, `Polígono Malpica, nave 12, Zaragoza`: a province's town of the same name.
  const hasTown =
    afterTown ||
    (parts.length > 2 &&
      isTownOfRegion(
        parts
          .at(-2)
          ?.value.replace(roadBeforeTown, '')
          .replace(/ \d{6}$/, '') ?? '',
      ));
  if (hasTown && isRegionName(last.value)) {
    parts.pop();
    dropPostalCode(parts);
    // `woj. dolnośląskie`, `jud. Prahova`: what it is, written short, is no part of its name.
    const kind = /^(?:woj|jud|обл)\. ?/iu.exec(last.value)?.[0].length ?? 0;
    return { value: last.value.slice(kind), start: last.start + kind, end: last.end };
  }
  // `Rua das Olarias 210, Canoas, RS`
  if (
    parts.length > 1 &&
    ((/^[A-Z]{2}$/.test(last.value) && isRegion(last.value)) || isShortRegion(last.value)) &&
    stateCode(last.value) === undefined
  ) {
    parts.pop();
    dropPostalCode(parts);
    return last;
  }
  // `Matehuala SLP`, `Tepatitlán Jal.`
  const short =
    parts.length > 1 ? /^\P{N}{3,40} ([A-Z]{3}|\p{Lu}\p{Ll}{2,4})$/u.exec(last.value)?.[1] : undefined;
  if (short && isShortRegion(short)) {
    const start = last.end - short.length;
    parts.splice(-1, 1, { ...last, value: last.value.slice(0, -short.length - 1), end: start - 1 });
    return { value: short, start, end: last.end };
  }
  // `Gebze/Kocaeli`
  const slash =
    parts.length > 1 && last.value.includes('/')
      ? /^(\p{L}[\p{L} ]{1,30}?)\s?\/\s?(\p{Lu}\p{L}{2,20})$/u.exec(last.value)
      : null;
  if (slash?.[1] && slash[2] && isRegionName(slash[2])) {
    const start = last.end - slash[2].length;
    parts.splice(-1, 1, { ...last, value: slash[1], end: last.start + slash[1].length });
    return { value: slash[2], start, end: last.end };
  }
  if (!/[A-Z]{2}$/.test(last.value) && !last.value.includes('(')) return undefined;
  const match = /^(\p{L}.{1,40}?)\s?(?:\(([^()]{1,40})\)?|(?:\s[-–]\s?|[-–]|\s?\/\s?|\s)([A-Z]{2}))$/u.exec(
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
  // `8800 Roeselare (BE)`: a country where postal codes have four figures, whose divisions have no such letters.
  const isCountry = match[2] !== undefined && /^\d{4}$/.test(last.code ?? '') && codesOfCountries.has(name);
  const known = !isCountry && name.length > 1 && (isRegion(name) || stateCode(name) !== undefined);
  // What else stands in brackets after a city is its district or its country.
  if (!known && (match[2] === undefined || /\d/.test(name))) return undefined;
  parts.pop();
  parts.push({ value: match[1].trimEnd(), start: last.start, end: last.start + match[1].trimEnd().length });
  const start = last.start + last.value.lastIndexOf(name);
  return known ? { value: name, start, end: start + name.length } : undefined;
}

function isTownOfRegion(town: string): boolean {
  return (
    /^(?:(?:[A-Z\d-]{4,9}|\d{3} \d{2}) (?:[A-Z]{2} )?)?\P{N}{3,40}$/u.test(town) &&
    !streetWord.test(town) &&
    !continentalKind.test(town)
  );
}

/** `R38 near Hendrina` */
const roadBeforeTown = new RegExp(`^.{3,40} (?:${nearby}|bei|at) (?=\\p{Lu}\\P{N}+$)`, 'u');

/** `Polígono Industrial …`, `Steinbruch …`: a site, and no town, before a town. */
const siteBefore =
  /^(?:pol[ií]gono|parque|parco|parc|mina|mine|minera|cantera|cava|carrière|zona|zone|área|area|finca|fazenda|granja|planta|puerto|porto|port|obra|chantier|cantiere|nave|steinbruch|kieswerk|werk|halle|baustelle|gewerbe\p{L}*|industrie\p{L}*|bedrijventerrein|haven|faena|tagebau|grube)(?!\p{L})/iu;

/** Takes the state off: a part of its own, or the last words of the last part. */
function takeState(text: string, parts: AddressPart[]): AddressPart | undefined {
  const last = parts.at(-1);
  if (last === undefined) return undefined;
  // `Burns, Ore.`: the stop is the abbreviation's.
  const stop = text[last.end] === '.' && !last.value.endsWith('.') ? `${last.value}.` : undefined;
  if (parts.length > 1 && stop !== undefined && stateCode(stop) !== undefined) {
    parts.pop();
    return { value: stop, start: last.start, end: last.end + 1 };
  }
  // `9510 Alta` is a town, and no Alberta.
  if (
    last.code === undefined &&
    stateCode(last.value) !== undefined &&
    (parts.length > 1 || last.value.length > 2)
  ) {
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
  const last = parts.at(-1)?.value ?? '';
  if (parts.length > 2 && (/\b(?:county|parish)$/i.test(last) || countyOfIsles.test(last))) parts.pop();
}

/** `Skipton, N Yorks`, `Naas, Co Kildare`, `Bridgend, Mid Glamorgan`: what stands behind a town of Britain or Ireland. */
const countyOfIsles =
  /^(?:(?:[NSEW]|North|South|East|West) Yorks(?:hire)?|(?:East|West) Sussex|(?:Mid|South|West) Glamorgan|Co\.? \p{Lu}\p{L}{2,12}|(?!Hampshire$|New Hampshire$)\p{Lu}\p{Ll}{2,16}shire|(?:Bucks|Cambs|Lancs|Leics|Lincs|Notts|Northants|Oxon|Staffs|Wilts|Worcs|Berks|Herts|Beds|Glos)|Tyne (?:and|&) Wear|West Midlands|Merseyside)$/u;

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
  if (
    !match?.[1] ||
    !match[2] ||
    !(
      /^\p{Lu}.*\p{L}\s\d{1,4}[a-z]?$/u.test(match[1]) ||
      streetWord.test(match[1]) ||
      highwayShape.test(match[1]) ||
      numberedRoad.test(match[1])
    )
  )
    return undefined;
  const city = part.end - match[2].length;
  return {
    address: { value: match[1], start: part.start, end: part.start + match[1].length },
    city: { value: match[2], start: city, end: part.end },
  };
}

/** `R38`, `B 96`, `RN 7`: a road's number alone. */
const numberedRoad = /^[A-Z]{1,3}[ -]?\d{1,4}$/;

const streetNear = new RegExp(
  `^(.{3,40}?),?\\s(?:${nearby}|in|by|at|bei|à|a|en|em|te|i|ved|på|w|we|v|ve|u|в|во|у|στη|στην|στο|di)\\s(\\p{Lu}[\\p{L}.'’\\s-]{1,30})$`,
  'u',
);

function joined(text: string, parts: readonly AddressPart[]): AddressPart | undefined {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return undefined;
  const value = text.slice(first.start, last.end).replace(/\s*\n\s*/g, ', ');
  return { value, start: first.start, end: last.end };
}
