import { findCoordinates } from '#schema/coordinates.ts';
import { isPlaceholder, type ValueClaim } from '../claims.ts';
import { faultAhead, readFaults } from '../faults.ts';
import { pointsByNames } from '../labelled-points.ts';
import { allIn, firstIn, type Source } from '../marks.ts';
import { firstWordFrom } from '../scan.ts';
import { addressIn, type FoundAddress, isTownName } from '../values/addresses.ts';
import { parseNumber } from '../values/numbers.ts';
import { isPlainWord } from '../values/plain-words.ts';
import { angleIn, findPoints, placed, pointIn, type StatedPoint } from '../values/points.ts';
import { isSeverityAlone, severityClaim, severityIn } from '../values/severity-words.ts';
import { isStreet, streetKindAtEnd } from '../values/streets.ts';
import { findAddress } from '../values/told-addresses.ts';
import { isNameBehindPoint, nameBehindPoint, siteNoun } from '../values/towns-at-points.ts';
import { longThenLat } from '../words/labels.ts';
import { stateCode } from '../words/states.ts';
import type { LabelledValue, ReadValue } from './value-bounds.ts';

/*
 * Where the machine is, by a label of places: `Location`, `Address`, `City` and `State`, `Latitude` and `Longitude`. A point,
 * an address or both (`27 Depot Road, Minot (48.23, -101.29)`), and that there is none where a receiver has no fix.
 */

export function readPlace(given: LabelledValue): ReadValue {
  const { label, source, to, whole } = given;
  // `Reported by: Dan Minor`: the Danish word for a town is another in English.
  if (
    label.phrase === 'by' &&
    !/(?:^|[\n|;\t])\s{0,3}$/.test(
      source.text.slice(Math.max(0, given.start - 8), given.start).replace(/by\W{1,4}$/i, ''),
    )
  )
    return { claims: [], end: to };
  const start = afterVerb(source.text, startOfStreet(given), given.end);
  const end = whole ? given.end : beforeHours(source, start, endOfPlace(source.text, start, given.end));
  const value = { ...given, start, end };
  // `State: Error E-214 (…)`: the machine's, and none of a country.
  if (label.field === 'state' && faultAhead(source, start, end) !== undefined)
    return readFaults(
      { field: 'code', trust: 0.8 },
      source,
      faultAhead(source, start, end) ?? start,
      end,
      whole,
    );
  const claims = readLocation(value);
  const date = / when|when |^at$|^seen /.test(label.phrase)
    ? firstIn(source.marks.dates, start, end)
    : undefined;
  if (date)
    claims.push({ field: 'time', value: date.iso, start: date.start, end: date.end, confidence: 0.8 });
  // `Yer: Soma, Cengiz Topel Cad. 30; 12.450 saat`
  const hours = firstIn(source.marks.hours, start + 8, end);
  // `…, Dragonerstraße 22. 1.233,4 Bh`
  if (hours)
    claims.push({ field: 'hours', value: hours.value, start: hours.start, end: hours.end, confidence: 0.6 });
  // `…, Bend OR. 2026-05-05 05:05 PDT`: what follows the place is read as running text.
  const dated = whole || date ? undefined : firstIn(source.marks.dates, start, end);
  if (dated && dated.start - start >= 8) return { claims, end: dated.start };
  return { claims, end: end === given.end ? to : end };
}

/** `Location is 305 Elm Ave, Fargo ND`, `Standort ist Hafenstraße 2` */
function afterVerb(text: string, start: number, end: number): number {
  return start + (verb.exec(text.slice(start, Math.min(end, start + 12)))?.[0].length ?? 0);
}

const verb =
  /^(?:is|was|ist|war|est|es|está|è|é|är|er|je)\s(?:(?:at|in|near|bei|à|en|em|a|i|på) )?(?=[\p{Lu}\d])/u;

/** `Ipar utca 12. 6412 üzemóra`, `五井12。アワメータ6412h`: the next sentence is no part of the place. */
function beforeHours({ text, marks }: Source, start: number, end: number): number {
  const stop = text.slice(start, end).indexOf('。');
  if (stop > 0) return start + stop;
  const hours = firstIn(marks.hours, start + 8, end);
  const edge = hours ? /[.;]\s{1,2}$/.exec(text.slice(hours.start - 3, hours.start)) : null;
  return hours && edge ? hours.start - edge[0].length : end;
}

/** `Via Nizza 262`: without a colon the kind of street is no label but the street's own. */
function startOfStreet({ label, source: { text }, start }: LabelledValue): number {
  const kind = start - label.phrase.length - 1;
  return label.field === 'address' &&
    kind >= 0 &&
    kindOfStreet.test(label.phrase) &&
    text[start - 1] === ' ' &&
    text.slice(kind, start - 1).toLowerCase() === label.phrase
    ? kind
    : start;
}

const kindOfStreet =
  /^(?:via|viale|rue|calle|avenida|rua|ulica|ul|strada|str|jalan|jl|улица|ул|вулиця|вул|οδός|οδο[ςυ])$/;

/**
 * `Standort: Lindenweg 8, 04109 Leipzig. Der Fehler kam …`: a place ends with its sentence. After `St.` or `Hwy.` it goes on,
 * and so does what has no word of a sentence after it (`Mill Rd. Gate 4`).
 */
function endOfPlace(text: string, start: number, end: number): number {
  const value = text.slice(start, end);
  for (let at = value.indexOf('. '); at >= 0; at = value.indexOf('. ', at + 1)) {
    const before = /[\p{L}\d]{1,20}\)?$/u.exec(value.slice(Math.max(0, at - 20), at))?.[0] ?? '';
    const next = value.slice(at + 2, at + 80);
    if (/^\d[\d.,]{0,7} ?(?:h|hrs?|hours)\b/.test(next)) return start + at;
    // `…, Nantucket, MA. Anything else?`
    const tail = value.slice(Math.max(0, at - 16), at);
    const state = stateAtEnd.exec(tail)?.[1];
    const endsInState = (state && stateCode(state) !== undefined) || stateOfBrazil.test(tail);
    if (endsInState && beginsSentence.test(next)) return start + at;
    if (townAfterCode.test(value.slice(Math.max(0, at - 48), at)) && before.length > 2) return start + at;
    if (/^\p{Lu}\p{L}{0,3}$/u.test(before) && isStreetEnd(before)) continue;
    if (sentence.test(next) || opensSentence.test(next)) return start + at;
  }
  return end;
}

/** `…, 50001 Zaragoza`: the end of an address. */
const townAfterCode =
  /,\s(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{4} [A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}) \p{Lu}[\p{L} '’-]{2,30}$/u;
const beginsSentence =
  /^(?!(?:Suite|Ste|Unit|Bldg|Building|Gate|Lot|Bay|Floor|Apt|Rm|Room)\b)\p{Lu}[\p{L}'’]*[\s,!?]/u;
const stateAtEnd = /[,\p{Ll}]\s([A-Z]{2})(?: \d{5}(?:-\d{4})?)?$/u;
/** `Curitiba - PR`, `Curitiba/PR` */
const stateOfBrazil = /\p{Ll}(?:\s[-–]\s|\/)[A-Z]{2}$/u;

/** `St`, `Hwy`, `N`, `Mt`: what is written with a full stop inside an address. */
function isStreetEnd(word: string): boolean {
  return (
    word.length < 3 ||
    streetKindAtEnd.test(` ${word}`) ||
    /^(?:Mtn|Ste|Sta|Sto|Col|Avda|Urb|Pol|Esq|Ing|Gral|Dpto|Prov)$/.test(word)
  );
}

/** `Elle a 412 heures`, `Depuis le 24 mars`, `Machine is at 877 hours`: with what no part of an address begins. */
const opensSentence =
  /^(?:(?:It|She|He|We|They|I|Machine|Unit|Hours?|Elle|Il|On|Er|Sie|Wir|Es|Hij|Zij|Ze|Wij|Het|Den|Han|Hun|Vi|Ella|Él|Ele|Ela|Lei|Ona) (?:is|has|was|at|are|read|reads|s|a|est|affiche|hat|ist|steht|zeigt|läuft|heeft|staat|har|är|er|står|tiene|está|marca|tem|ha|è|ma|stoi)|(?:Since|Seen|Depuis|Apparue?|Signalé|Seit|Gemeldet|Aufgetreten|Sinds|Gemeld|Desde|Ocurrió|Ocorreu|Dal|Rilevat[oa]|Od|Wystąpił|Sedan|Siden)\s(?:le |the |den |el |dem |am |op |em |il |kl\.? )?\d)(?![\p{L}])/u;

/** Within five words one in small letters that no address has: `Der Fehler kam`, `Code came up`. */
const sentence =
  /^\p{Lu}[\p{L}'’-]*(?: \p{L}[\p{L}'’]*){0,3} (?!(?:of|the|and|near|at|in|on|de|des|du|del|della|da|do|la|le|les|los|las|el|der|die|dem|am|an|bei|sur|van|von|km|mi|exit|mile|between|and|y|e|und|et)\b)\p{Ll}{3,}/u;

function readLocation({ label, source, start, end }: LabelledValue): ValueClaim[] {
  const { text, marks } = source;
  const value = text.slice(start, end);
  const claims: ValueClaim[] = [];
  // A receiver without a fix says 0/0, and knows no place.
  // `Map   Fleet   Reports   Settings`: what a portal's page leads to.
  if (/^(?:\p{L}+ {2,}){2,}\p{L}+$/u.test(value)) return [];
  if (
    noFix.test(value) ||
    (seekingFix.test(value) && !/[1-9]/.test(value)) ||
    noPlace.test(value) ||
    asksForPlace.test(value)
  )
    return [{ field: 'no-place', value: true, start, end, confidence: label.trust }];
  // `Grad: måttlig`: a town in Zagreb, a degree in Stockholm.
  const degree = label.phrase === 'grad' ? severityIn(source.scan, start, end) : undefined;
  if (degree && isSeverityAlone(source.scan, start, end)) return [severityClaim(degree, label.trust)];
  if (
    label.field === 'location' &&
    townOrPlace.has(label.phrase) &&
    bareTown.test(value) &&
    !siteNoun.test(value)
  )
    return [{ field: 'city', value, start, end, confidence: label.trust }];
  const links = allIn(marks.addresses, start, end);
  const linked = allIn(marks.links, start, end).find((link) => link.point)?.point;
  const stated = /\d/.test(value) ? statedPoint(value, start, links) : undefined;
  const told = stated ?? withCommas(value, start) ?? pointByNames(source, start, end) ?? linked;
  const point = label.phrase === longThenLat && told && !/\p{L}/u.test(value) ? exchanged(told) : told;
  if (point) {
    claims.push({
      field: 'point',
      value: placed(source, point),
      start: point.start,
      end: point.end,
      confidence: label.trust,
    });
  }
  if (label.field === 'city' || label.field === 'state') {
    const place = label.field === 'city' ? addressIn(text, start, end) : undefined;
    if (place?.city && (place.state || place.address))
      claims.push({ field: 'place', value: place, start, end, confidence: label.trust });
    else if (!point) {
      // `86000 Poitiers (Vienne)`
      const from =
        label.field === 'city' ? (/^(?:[A-Z]{1,2}-)?\d{4,5}\s(?=\p{L})/u.exec(value)?.[0].length ?? 0) : 0;
      const name = value.slice(from).replace(/\s\([^()]{1,30}\)$|(?<=\p{L})\s\d{5}$/u, '');
      const named = { start: start + from, end: start + from + name.length };
      claims.push({ field: label.field, value: name, ...named, confidence: label.trust });
    }
    return claims;
  }
  // `57.7089, 11.9746 (Göteborg)`: beside a point a town's name is enough.
  const town = point && nameBehindPoint(text, point.end, end);
  const inState =
    point && isNameBehindPoint(text, point.end, end) ? addressIn(text, point.end, end) : undefined;
  if (inState?.city && inState.state && !inState.address) {
    claims.push({
      field: 'place',
      value: inState,
      start: inState.start,
      end: inState.end,
      confidence: label.trust,
    });
    return claims;
  }
  if (town) {
    const { start: from, end: to } = town;
    claims.push({
      field: 'place',
      value: { address: undefined, city: town, state: undefined, start: from, end: to },
      start: from,
      end: to,
      confidence: label.trust,
    });
    return claims;
  }
  // `Street: 15 bis, avenue du Port` beside a town of its own: all of it is the street.
  if (!point && label.field === 'address' && ofStreet.test(label.phrase) && !hasTown.test(value)) {
    const address = { value: value.replace(/\s*\n\s*/g, ', '), start, end };
    const street = { address, city: undefined, state: undefined, start, end };
    claims.push({ field: 'place', value: street, start, end, confidence: label.trust });
    return claims;
  }
  // What stands beside the point may be its address: `27 Depot Road, Minot (48.23, -101.29)`.
  const dates = allIn(marks.dates, start, end);
  const holes = [...links, ...dates, ...(point && point !== linked ? [point] : [])].map(
    (hole) => [hole.start - start, hole.end - start] as const,
  );
  for (const [from, to] of around(value.length, holes)) {
    const words = value
      .slice(from, to)
      .replace(
        /\b(?:lat(?:itude)?|lon(?:g(?:itude)?)?|lng|gps|coordinates|map|view on map|open map|google maps|as of|fix|wgs ?84|(?:accuracy|precision|genauigkeit|précision|precisión|alt(?:itude)?|heading|speed|hdop)[ :=]{1,3}[±+-]?\d{1,4}(?:[.,]\d{1,2})?\s?\p{L}{0,3})\b/giu,
        '',
      );
    if (
      // `46.8772, -96.7898. Engine Cummins X15`: after its point the place is told.
      (point && /^\.\s/.test(value.slice(from, to))) ||
      !/\p{L}[\p{L}\p{M}]/u.test(words) ||
      isPlaceholder(words) ||
      notAPlace.test(words) ||
      whenSeen.test(words) ||
      notAPlace.test(value.slice(from, to))
    )
      continue;
    const parts = addressIn(text, start + from, start + to);
    const place = parts && ((point ? undefined : townAlone(parts)) ?? parts);
    // `51,9244 NB 4,4777 OL`: figures that nobody reads as a point are no street.
    if (!place || (place.address && /^[\d.,°\s]+$/.test(place.address.value))) continue;
    if (point && !place.city && !place.state && !/\d/.test(place.address?.value ?? '')) continue;
    // `tulsa ok`, `hwy 41 green bay wi`
    const small = !point && place.address && !place.city ? findAddress(source.scan, start, end) : undefined;
    if (small?.city && small.state && small.start === start && small.end === end)
      return [{ field: 'place', value: small, start, end, confidence: label.trust }];
    if (!point && isSaidInWords(place))
      return [{ field: 'no-place', value: true, start, end, confidence: label.trust }];
    claims.push({
      field: 'place',
      value: place,
      start: place.start,
      end: place.end,
      confidence: label.trust,
    });
    break;
  }
  return claims;
}

/** `to be advised`, `Not reporting`: words of a sentence in the place of an address, none of which is a name. */
function isSaidInWords({ address, city, state }: FoundAddress): boolean {
  return (
    address !== undefined &&
    !city &&
    !state &&
    /^\p{L}\p{Ll}*(?:[ ,;:–—-]{1,3}\p{Ll}+){1,12}\.?$/u.test(address.value) &&
    !isStreet(address.value)
  );
}

/** Labels of a town that are also ones of any place: `Ort: Hudiksvall`, and `Ort: Halle 3`. */
const townOrPlace = new Set(['ort', 'mesto', 'mjesto', 'kraj', 'obec', 'plaats', 'sted', 'место', 'місце']);
const bareTown =
  /^\p{Lu}\p{Ll}[\p{L}'’-]{1,20}(?: (?:(?:am|an der|im|nad|na|pod|v) )?\p{Lu}\p{Ll}[\p{L}'’-]{1,20}){0,1}$/u;

/** Labels of a street, whose town has a label of its own. */
const ofStreet =
  /^(?:(?:street|str|strasse|straße|rue|calle|via|rua|ulica|straat|gata|gate|gade|vej|ulice|utca|sokak|cadde)(?: (?:name|nr|no|number|nummer|hausnummer|und hausnummer|and number|address|y número|et numéro|e numero|e número|en nummer|en huisnummer))?|street address|address ?(?:line)? ?1|addressline1|nearest street|nearest road|road|straßenname)$/;
/** A state or a postal code with its town. */
const hasTown =
  /,\s?(?:[A-Z]{2}(?:\s\d{5}(?:-\d{4})?)?$|(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}|[^,]{2,30}\s[A-Z]{2}(?:\s\d{5}(?:-\d{4})?)?$)|\b(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|\d{4} [A-Z]{2}\s\p{Lu}\p{L}+)|,[^,]{2,40},[^,]{2,40}$/u;

/** `Location: Inverness`: a name that no site has is a town's. */
function townAlone(place: FoundAddress): FoundAddress | undefined {
  const { address, city, state } = place;
  if (!address || city || state || !isTownName(address.value) || notTown.test(address.value))
    return undefined;
  return isPlainWord(address.value) ? undefined : { ...place, address: undefined, city: address };
}

/** What a site, a building or a project may have in its name, and words that stand for the machine's owner's own places. */
const notTown =
  /(?<!\p{L})(?:north|south|east|west|upper|lower|area|bay|block|bench|branch|building|camp|campus|center|centre|church|client|construction|court|customer|depot|development|dock|estates?|expansion|factory|field|floor|garage|hangar|headquarters|home|hospital|house|hq|job|landing|level|lot|main|mall|office|parking|phase|plaza|port|project|ramp|rehab|rental|ridge|school|section|sector|shop|solar|stage|station|stock|storage|store|terminal|tower|tunnel|university|warehouse|wind|workshop|zone|halle|hof|bauhof|betriebshof|feld|lager|werk|werkstatt|steinbruch|kieswerk|baustelle|tagebau|projekt|los|nord|süd|ost|carrière|chantier|dépôt|atelier|usine|parc|zone|secteur|sud|est|ouest|taller|obra|mina|cantera|faena|planta|patio|almacén|bodega|proyecto|campo|sector|norte|sur|oficina|officina|magazzino|cantiere|cava|lotto|deposito|pátio|canteiro|mina|pedreira|fazenda|werkplaats|loods|werf|bouwplaats|verkstad|lagret|täkt|grustag|brudd|budowa|kopalnia|magazyn|lom|stavba|sklad)(?!\p{L})/iu;

/** A plus code, what the map is, how sure the point is, how many satellites told it, how fast the machine moves, how long it is there. */
const notAPlace =
  /^\W{0,3}(?:[2-9CFGHJMPQRVWX]{8}\+[2-9CFGHJMPQRVWX]{2,3}$|wgs ?84$|(?:accuracy|precision|genauigkeit|précision|precisión|altitude|alt|elevation|hdop|sats?|satellites|speed|heading)\W{1,3}\d[\d.,]{0,6} ?(?:m|ft|km\/h|mph|°)?|\d{1,2} ?(?:sats?|satellites?|satelliten|satélites|svs?)|\d{1,3}(?:[.,]\d)? ?(?:km\/h|kph|mph)|\d{1,4} ?(?:days?|weeks?|months?|years?)|see|view|click|open|show|unavailable|no (?:gps|fix|signal|location|position)|not (?:available|reported)|gps (?:off|lost)|unknown|last known|home|inside|within|near)\W{0,3}(?:map|link|here)?\W{0,3}$/i;

/** `- 07:14 CDT`, `seen 07:14`, `2 h ago`: when the machine was there. */
const whenSeen =
  /^\W{0,4}(?:(?:as|at|of|fix|last|updated|reported|seen|time|since) ){0,3}(?:\d{1,2}[:.h]\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?(?: [A-Z]{2,5})?|\d{1,3} ?(?:s|sec|m|mins?|minutes?|h|hrs?|hours?|d|days?) ago)\W{0,3}$/i;

/** `45,4642; 9,1900`: two angles with decimal commas. */
function withCommas(value: string, from: number) {
  const match =
    /(?<![\d.,])([+-]?\d{1,2}),(\d{3,8})\s{0,2}[;/|\s,]\s{0,2}([+-]?\d{1,3}),(\d{3,8})(?![\d,])/.exec(
      value.slice(0, 60),
    );
  if (!match) return undefined;
  const [lat, long] = [Number(`${match[1]}.${match[2]}`), Number(`${match[3]}.${match[4]}`)];
  if (Math.abs(lat) > 90 || Math.abs(long) > 180 || (lat === 0 && long === 0)) return undefined;
  return { lat, long, start: from + match.index, end: from + match.index + match[0].length };
}

/** `searching for satellites`, `0°00'00"N 0°00'00"E, no valid position`. */
const seekingFix =
  /(?:^|\W)(?:searching|acquiring|no (?:valid |current |gps |satellite )?(?:fix|position|location|signal|lock|satellites?)|invalid|not (?:locked|valid)|waiting for|keine? (?:gültige )?(?:position|gps|satelliten?)|suche|ungültig|pas de (?:position|signal|gps)|recherche|non valide|sin (?:posición|señal|gps)|buscando|sem (?:posição|sinal|gps)|procurando|nessuna posizione|ricerca|geen (?:positie|gps|signaal)|zoekt|zoeken|ingen (?:position|posisjon|gps|signal)|söker|søger|søker|brak (?:pozycji|sygnału)|szukanie)(?!\p{L})/iu;

/** `GPS antenna disconnected`, `no position since 06/28`, `Private`: why a place is not told. Of a fault the same is its text. */
const noPlace =
  /^(?:(?:no|awaiting|waiting for|lost) (?:(?:valid|current|recent|last|gps|satellite) ){0,2}(?:gps|fix|position|location|signal|data|coverage|coordinates|satellites?|reports?|updates?)(?: (?:fix|signal|lock|data|available|received|reported))?|(?:gps|gnss|position|location|coordinates|address|signal)(?: (?:gps|signal|fix|position|location|data|antenna|module|receiver|services?)){0,2} (?:is )?(?:unavailable|unknown|not (?:available|known|found|reported)|lost|hidden|withheld|private|disabled|disconnected|off|offline|pending|missing|invalid|fault|failure|error)|private|indoors?|outdoors?|under cover|hidden|masked|withheld|restricted|confidential|not shared|in gebäude|innen|verborgen|privacy(?: mode)?(?: (?:on|active|enabled))?|in transit|en route|click here)(?: (?:since|for|in the last|within) [^\n]{1,30}|\s?[-–—,;:(][^\d\n]{0,40})?$/i;

/** `ask Bob`, `call Joe 918-555-0177`, `they didn't say`, `idk`, `onsite`: words of a person who does not know it, or means any. */
const asksForPlace =
  /^(?:(?:ask|call|text|phone|ring|contact|check with|get from|see) (?!\p{L}+ (?:st|street|rd|road|ave|avenue|lane|ln|way|drive|dr)(?!\p{L}))(?:(?:the|my|our|your|for) )?\p{L}[\p{L}'’.-]{1,20}(?: \p{L}[\p{L}'’.-]{1,20}){0,2}(?:[ ,:]{1,3}(?:at |on )?\+?[\d() .-]{7,20})?(?: (?:for|about) [\p{L} ]{2,30})?|(?:they|he|she|operator|caller|driver|customer|cust|nobody|no ?one) (?:did ?n['’]?t|did not|does ?n['’]?t|never|won['’]?t|has ?n['’]?t|would ?n['’]?t)(?: \p{L}{2,8})? (?:say|said|tell|told|give|gave|know|mention(?:ed)?|state)(?: (?:me|us|where|it|one)){0,2}|idk|dunno|do ?n['’]?t know|no idea|no clue|not sure|unsure|not told|will (?:advise|confirm|text|call|send)|to (?:be confirmed|be advised|follow)|tbc|on[- ]?site|(?:in the |at the |the |our )?(?:yard|shop|field|site)(?=[.!?]?$))(?:[,;.] (?:will|i|we|they|calling|call|checking|asking|texting|let)(?!\p{L})[^\d\n]{0,60})?[.!?]?$/iu;

const noFix = /^[+-]?0{1,3}(?:[.,]0+)?\s?°?\s{0,2}[,/;\s]\s{0,2}[+-]?0{1,3}(?:[.,]0+)?(?![\d.,])/;

/** `위도 37.4563, 경도 126.7052`: latitude and longitude by their names in any language. */
function pointByNames({ scan }: Source, start: number, end: number): StatedPoint | undefined {
  return pointsByNames(scan, firstWordFrom(scan, start), firstWordFrom(scan, end), 1)[0];
}

/** Longitude first, as the label says. */
function exchanged(point: StatedPoint): StatedPoint {
  return Math.abs(point.long) <= 90 ? { ...point, lat: point.long, long: point.lat } : point;
}

/** The point that a value states outside its links; what a label calls a location may state one with a single decimal. */
function statedPoint(value: string, from: number, links: readonly { start: number; end: number }[]) {
  let text = value;
  for (const link of links) {
    const [start, end] = [link.start - from, link.end - from];
    text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  }
  const point = findPoints(text, { minDecimals: 1 })[0];
  return point && pointIn(point, from);
}

function around(length: number, holes: readonly (readonly [number, number])[]): [number, number][] {
  const stretches: [number, number][] = [];
  let from = 0;
  for (const [start, end] of [...holes].sort((a, b) => a[0] - b[0])) {
    if (start > from) stretches.push([from, start]);
    from = Math.max(from, end);
  }
  if (from < length) stretches.push([from, length]);
  return stretches;
}

/** `Latitude: 33.8688`: one angle of a point, or all of it. */
export function readAngle({ label, source, start, end, to, whole }: LabelledValue): ReadValue {
  const { text } = source;
  const field = label.field === 'lat' ? 'lat' : 'long';
  const parts = angleOfParts(field, text.slice(start, end));
  if (parts !== undefined)
    return { claims: [{ field, value: parts, start, end, confidence: label.trust }], end: to };
  // `Breite / Länge .... 47,6779° N / 9,1732° O`
  const both = field === 'lat' ? firstIn(source.marks.points, start, start + 1) : undefined;
  // A column of latitudes beside one of longitudes is no point by itself: its name may say `Lat S`. `latitud -33,4489
  // longitud -70,6693`: the name of the other half is no end of it.
  if (both && (both.end <= end || (!whole && !text.slice(start, both.end).includes('\n')))) {
    const place = { start: both.start, end: both.end };
    return {
      claims: [{ field: 'point', value: placed(source, both), ...place, confidence: label.trust }],
      end: both.end,
    };
  }
  // `Latitude (S): 33.8688`, `Long W: 51.2093`: the half of the globe that the label names.
  const claims = readDegrees(field, text, start, end);
  const isNegative = halfOfLabel.test(text.slice(Math.max(0, start - 8), start));
  return { claims: isNegative ? claims.map(negative) : claims, end: to };
}

/** `33 54.000 S`, `-70 36.0`, `70 36 00 W`: degrees, minutes and seconds with nothing but spaces between them. */
function angleOfParts(field: 'lat' | 'long', value: string): number | undefined {
  const [, before = '', degrees, minutes, seconds = '0', behind = ''] = spacedAngle.exec(value.trim()) ?? [];
  if (degrees === undefined || minutes === undefined) return undefined;
  const half = (before.trim() || behind).toUpperCase();
  // `33 54`: nothing says that they are of one number.
  if (half === '' && seconds === '0' && !minutes.includes('.')) return undefined;
  if (/[NSEW]/.test(half) && /[NS]/.test(half) !== (field === 'lat')) return undefined;
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return undefined;
  const angle = Math.abs(Number(degrees)) + Number(minutes) / 60 + Number(seconds) / 3600;
  if (angle > (field === 'lat' ? 90 : 180)) return undefined;
  const isNegative = /[SW]/.test(half) || degrees.startsWith('-');
  return (Math.round(angle * 1e6) / 1e6) * (isNegative ? -1 : 1);
}

const spacedAngle =
  /^([NSEW]\s?)?([+-]?\d{1,3})\s{1,2}(\d{1,2}(?:\.\d{1,8})?)(?:\s{1,2}(\d{1,2}(?:\.\d{1,6})?))?(?:\s?([NSEW]))?$/i;

const halfOfLabel = /[\s(][SW](?:\)?\s?[:=]\s{0,3}|\)\s{1,3})$/;

function negative(claim: ValueClaim): ValueClaim {
  return claim.field === 'lat' || claim.field === 'long'
    ? { ...claim, value: -Math.abs(claim.value) }
    : claim;
}

function readDegrees(field: 'lat' | 'long', text: string, start: number, end: number): ValueClaim[] {
  // `lon: -3.1791}`: the end of a list of both.
  const value = text.slice(start, end).replace(/\s?[/}\]]$/, '');
  const point = findPoints(value, { minDecimals: 2 })[0];
  if (point)
    return [
      {
        field: 'point',
        value: { lat: point.lat, long: point.long },
        start: start + point.start,
        end: start + point.end,
        confidence: 0.95,
      },
    ];
  // One angle is read as the half of a point whose other half is the equator or Greenwich.
  const half =
    field === 'lat' ? findCoordinates(`${value} 0.0 E`)[0]?.lat : findCoordinates(`0.0 N ${value}`)[0]?.long;
  const plain =
    parseNumber(value.replace(',', '.').replace(/\s?(?:°|deg(?:rees)?)$/i, '')) ?? angleIn(value) ?? half;
  const limit = field === 'lat' ? 90 : 180;
  return plain !== undefined && Math.abs(plain) <= limit
    ? [{ field, value: plain, start, end, confidence: 0.95 }]
    : [];
}
