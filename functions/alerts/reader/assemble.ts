import { brandNamed } from '#functions/equipment/catalogue/find-brand.ts';
import type { FaultReading, Reading } from '#schema/alerts.ts';
import { isBareAlert } from './bare-alerts.ts';
import {
  type Claim,
  faultHeads,
  isPlaceholder,
  isTownOfThatName,
  mereFigures,
  ofField,
  placeFields,
} from './claims.ts';
import { isFaultTitle } from './fault-titles.ts';
import { faultsOfMachine, type MachineFault, type Sure } from './faults-of-machine.ts';
import { type OtherMailSigns, otherMailOf } from './other-mail.ts';
import { outcomeOf } from './outcome.ts';
import { withOwnDescriptions } from './own-descriptions.ts';
import { scan } from './scan.ts';
import type { AddressPart } from './values/addresses.ts';
import { joinClock, withZone, zoneSaid } from './values/dates.ts';
import { modelIn } from './values/machines.ts';
import { may } from './vocabulary.ts';
import { engineMakers } from './words/engine-makers.ts';
import { labelOfPhrase } from './words/labels.ts';
import { isRegion } from './words/regions.ts';
import { stateCode } from './words/states.ts';

/** What is known of a message besides the claims about one of its machines. */
export interface MessageFacts {
  readonly text: string;
  /** The telematics system that it comes from, where it says so, and the maker whose own system that is. */
  readonly provider:
    | {
        readonly name: string;
        readonly brand: string | undefined;
        readonly start: number;
        readonly end: number;
      }
    | undefined;
  /** What speaks for it that it is a newsletter, an invoice, an offer. */
  readonly otherMail: OtherMailSigns;
  /** It says at its beginning that all of its faults are over. */
  readonly isOver: boolean;
  /** The only zone that it names. */
  readonly zone: string | undefined;
  /** It begins as a tracker's notice, of a zone or of a service due. */
  readonly isNotice: boolean;
}

/**
 * Puts one machine's reading together from the claims about it: for each value the surest, never a guess. `told`: with the labels that
 * the message has, where the claims are what was made of them.
 */
export function assemble(
  claims: readonly Claim[],
  message: MessageFacts,
  told: readonly Claim[] = claims,
): Reading {
  const all = message.isOver ? [] : faultsOfMachine(message.text, claims);
  // Of a notice the number, and the words that tell where the machine went, are no codes.
  const labels = labelsOfAlert(told);
  const isLaidOut = labels >= fewestLabels;
  const faults = message.isNotice && !isLaidOut ? all.filter(({ code }) => isCodeOrTitle(code.value)) : all;
  const serial = serialOf(claims, message.text) ?? serialAmongNames(claims);
  const brand = brandOf(claims, message);
  const model = modelOf(claims, brand?.value);
  const unit = unitOf(claims, serial, model);
  const located = locationOf(claims, message.text);
  const draft = {
    provider: message.provider?.name ?? null,
    sourceId: asRead(best(claims, 'source-id')),
    brand: asRead(brand),
    model: asRead(model),
    serialNumber: asRead(serial),
    unitNumber: asRead(unit),
    hours: asRead(best(claims, 'hours')),
    location: located,
    faultCodes: faults.map((fault) => faultReading(fault, message.text)),
    detectedAt: asRead(detectedAt(claims, faults, message.zone)),
  };
  const faultCodes = [...withOwnDescriptions(message.text, draft)];
  const isAlert = isLaidOut || isBareAlert(message.text, claims);
  return {
    outcome: outcomeOf(draft, otherMailOf(message.otherMail, faultCodes, isAlert, labels >= labelsOfWhole)),
    ...draft,
    faultCodes,
  };
}

/** `Make: JLG`, `Model: 600S`, `Fault code: 661`, `Location: …`: labels of a machine and of its code, and of two things more that alerts tell. */
function labelsOfAlert(claims: readonly Claim[]): number {
  const told = new Set<string>();
  for (const { field, label, confidence } of claims)
    if (label !== '' && !ofMessages.test(label) && confidence >= leastOfLabel)
      told.add(placeFields.has(field) ? 'place' : faultHeads.has(field) ? 'code' : field);
  const others = ['serial', 'unit', 'hours', 'place', 'time', 'severity', 'brand'].filter((field) =>
    told.has(field),
  );
  return told.has('code') && (told.has('model') || told.has('type')) ? others.length : 0;
}

/** Of those things, at the least, where it is an alert; and so many that nothing else is written so. */
const [fewestLabels, labelsOfWhole] = [2, 5];
const leastOfLabel = 0.6;
/** What a notice of any kind is called and numbered, and a heading, which is no label. */
const ofMessages = /^(?:heading$|notif|message|mensaje|messaggio|mensagem|meddelande|melding|meldung|report)/;

function isCodeOrTitle(code: string): boolean {
  return /^(?=\S*\d)\S*[A-Z.-]\S*$|\b(?:SPN|CID|EID|PID)\b/.test(code) || isFaultTitle(code);
}

type TextField = 'brand' | 'model' | 'type' | 'serial' | 'unit' | 'address' | 'city' | 'state' | 'source-id';

function best(claims: readonly Claim[], field: TextField): Sure<string> | undefined;
function best(claims: readonly Claim[], field: 'hours' | 'lat' | 'long'): Sure<number> | undefined;
function best(claims: readonly Claim[], field: Claim['field']): Sure<unknown> | undefined {
  let top: Claim | undefined;
  for (const claim of claims) {
    if (claim.field !== field) continue;
    const isBetter =
      !top ||
      claim.confidence > top.confidence ||
      (claim.confidence === top.confidence && claim.start < top.start);
    if (
      isBetter &&
      (typeof claim.value !== 'string' ||
        field === 'state' ||
        isTownOfThatName(field, claim.value) ||
        !isPlaceholder(claim.value))
    )
      top = claim;
  }
  return top;
}

/** As stated; the portal's own maker only where none is stated. */
function brandOf(claims: readonly Claim[], message: MessageFacts): Sure<string> | undefined {
  const first = best(claims, 'brand');
  // `Make: Cummins` of an engine, beside the machine's own.
  const machines =
    first && engineMakers.has(first.value)
      ? claims.filter((claim) => claim.field !== 'brand' || !engineMakers.has(claim.value))
      : [];
  const machinesOwn = best(machines, 'brand');
  const stated = machinesOwn && machinesOwn.confidence >= 0.6 ? machinesOwn : first;
  const { provider } = message;
  if (stated && (stated.confidence >= 0.5 || !provider?.brand)) return stated;
  if (provider?.brand === undefined) return stated;
  return { value: provider.brand, start: provider.start, end: provider.end, confidence: 0.6 };
}

/** A VIN (ISO 3779) is the machine's own number, whatever else is called a serial number beside it. */
function serialOf(all: readonly Claim[], text: string): Sure<string> | undefined {
  const claims = all.filter(
    (claim) =>
      claim.field !== 'serial' || !ofPart.test(text.slice(Math.max(0, claim.start - 48), claim.start)),
  );
  const vin = claims.find(
    (claim) =>
      claim.field === 'serial' &&
      /\b(?:vin|niv|fin)\b/.test(claim.label) &&
      /^[A-HJ-NPR-Z\d]{17}$/.test(claim.value),
  );
  if (vin?.field === 'serial') return vin;
  const labelled = claims.filter((claim) => claim.field !== 'serial' || claim.confidence !== mereFigures);
  return best(labelled, 'serial') ?? figuresOf(claims);
}

/** `MECALAC 12MTX no. 31340 (nom interne : MÉCA-2)`: figures beside the model, where another name is the owner's. */
function figuresOf(claims: readonly Claim[]): Sure<string> | undefined {
  const figures = best(claims, 'serial');
  const isNamed = claims.some(
    ({ field, start, confidence }) => field === 'unit' && confidence >= 0.45 && start !== figures?.start,
  );
  return isNamed ? figures : undefined;
}

/** `Engine D8J serial 1234567`: of a part of the machine, whose own number stands elsewhere. */
const ofPart =
  /(?:^|[\n,;|(])\s?(?:(?:quick )?(?:hitch|coupler)|breaker|hammer|bucket|grapple|tiltrotator|auger|mulcher|engine|motor|moteur|motore|silnik|moottori|tracker|modem|transmission|getriebe)(?:[ \t][\p{L}\d./-]{1,12}){1,3}[ \t,]{1,2}(?:serial|s\/n|sn|no|nr|n°|seriennr|serienr|serie|matricola|nr ser)\b[.:# ]{0,3}(?:no\.? |number )?$/iu;

/**
 * Of two names the one that no owner gives is the serial number: `Equipment No. SY0365CBK20418, alias Yellow Whale`,
 * `Maschinennummer: 11821467` beside `Ihre Bezeichnung: Fertiger Nord`.
 */
function serialAmongNames(claims: readonly Claim[]): Sure<string> | undefined {
  const names = ofField(claims, 'unit').filter((name) => name.confidence >= 0.5);
  // A line that is nothing else: `ALJ812345`.
  const bare = names.find((name) => name.label === '' && /^[A-Z]{2,5}\d{6,12}$/.test(name.value));
  if (bare) return bare;
  // `A40G  no. 342718  "Haul 3"`: behind the model, and before the name.
  const listed = names.find(
    (name) =>
      name.label === '' &&
      /^\d{5,8}$/.test(name.value) &&
      claims.some(({ field, end }) => field === 'model' && name.start >= end && name.start - end < 12) &&
      names.some(({ value, start }) => /\p{L}/u.test(value) && start >= name.end && start - name.end < 8),
  );
  if (listed) return listed;
  const number = names.find(
    (name) =>
      name.label !== '' &&
      (/^(?=(?:.*\d){5})(?=.*[A-Z])[A-Z\d-]{10,17}$/.test(name.value) ||
        (makersNumber.test(name.label) && serialShape.test(name.value))),
  );
  if (!number) return undefined;
  const isNamed = names.some((name) => name.value !== number.value && !serialShape.test(name.value));
  // A German or Scandinavian maker's `Maschinennummer` is one without another name beside it, too.
  return isNamed ||
    (/^mas(?:ch(?:inen?)?|kine?n?) ?n(?:umme)?r$/.test(number.label) && /(?:\d\D?){6}/.test(number.value))
    ? number
    : undefined;
}

/** Numbers of the machine, which may be its maker's, and none that owners say is theirs. */
const makersNumber =
  /^(?:machine|masch(?:inen?)?|maskin|maskinens?|vehicle|fahrzeug|kone|koneen|makine|maszyny|stroje|macchina|maquina|produkt|product)(?: ?(?:no|nr|number|nummer|numero|numarasi|id|ident|#|code))|^(?:n|no|nr|num|numero|numer|cislo|codice|codigo) (?:de |della |del |di |da )?(?:la )?(?:machine|maquina|macchina|maszyny|stroje)$|^(?:机器|機械|設備|设备|장비)(?:编号|番号|編號|번호)$/;
const serialShape =
  /^(?:\d{5,13}|[A-Z]{1,5}\d{4,12}|(?=(?:.*\d){5})(?=.*[A-Z])[A-Z\d-]{8,17}|\d{3,5}-\d{4,6}|\d{3,5}(?:\.\d{1,5}){1,3})$/;

function modelOf(claims: readonly Claim[], brand: string | undefined): Sure<string> | undefined {
  const stated = best(claims, 'model');
  if (stated && stated.confidence >= 0.5) return stated;
  // A `type` is a model where it has a model's digits; and a brand's own name is none.
  const type = best(claims, 'type');
  const model =
    type && /\d/.test(type.value) ? modelIn(scan(type.value), 0, type.value.length).model : undefined;
  if (type && model && model.value !== brand && !brandNamed(model.value)) {
    return {
      value: model.value,
      start: type.start + model.start,
      end: type.start + model.end,
      confidence: 0.6,
    };
  }
  // A mere shape is a model only beside a brand that is sure.
  return stated && (stated.confidence < 0.42 || brand !== undefined) ? stated : undefined;
}

/** `System: Machine = Cat M318`, `pump truck: forget the first text`: a word for any machine, how bad it is, or a sentence. */
const noName =
  /^(?:machine|unit|asset|vehicle|equipment|maschine|gerät|fahrzeug|matériel|engin|véhicule|máquina|equipo|macchina|mezzo|maskine?n?|kone|maszyna|stroj|makine|id|no|nr|high|medium|low|critical|severe|warning|(?:msg|message|text|sms|part|note|photo|page|step|line) ?\d{1,2})$|^(?=.* (?:the|a|is|has|was|it|to|for|and) )\p{Ll}{2,}(?: \p{Ll}{1,})+$/iu;

/** The owner's name for the machine; what merely repeats its serial number or its designation is none. */
function unitOf(
  claims: readonly Claim[],
  serial: Sure<string> | undefined,
  model: Sure<string> | undefined,
): Sure<string> | undefined {
  // `Code … Name …`: where another label names the machine, a mere `name` is the fault's.
  const labelled = claims.some(
    (claim) =>
      claim.field === 'unit' && claim.label !== '' && claim.label !== 'name' && claim.confidence >= 0.7,
  );
  const afterCode = (at: number) =>
    claims.some(
      (claim) => (claim.field === 'code' || claim.field === 'spn') && claim.end <= at && at - claim.end < 24,
    );
  const whole = ofField(claims, 'unit').filter((unit) => namesMachine(claims, unit));
  // `Asset: CAT 320 #2` beside `Model: 323`
  const other = whole.find(({ value }) => model && !folded(value).includes(folded(model.value)));
  if (other) return other;
  // `Asset name: 2019 CAT 320 #14`: which of several of them it is.
  const numbered = whole.find(({ value }) => /\s#\s?\d{1,4}$/.test(value));
  if (numbered) return numbered;
  const units = ofField(claims, 'unit')
    .filter((unit) => !whole.includes(unit))
    .filter((unit) => !(unit.label === 'name' && labelled && afterCode(unit.start)))
    .filter((unit) => !(ticketNumber.test(unit.value) && !(unit.confidence >= 0.9 && unit.label !== '')))
    .filter((unit) => !noName.test(unit.value))
    .filter(
      (unit) =>
        (unit.confidence >= 0.9 && unit.start !== serial?.start) ||
        (!same(unit.value, serial?.value) && !same(unit.value, model?.value) && unit.start !== model?.start),
    );
  const named = best(units, 'unit');
  const first = units.find((unit) => unit.start === named?.start && unit.value === named.value);
  if (!first) return named;
  // `Name: Joe Smith` beside `Asset: ADT-4`: a person's.
  const ofSomebody = first.label === 'name' && !/\d/.test(first.value);
  // `Enhedsnr.: TU 2047719` beside `Internt navn: T-204`: a tracker's.
  const ofTracker = /\d{6}/.test(first.value);
  if (ofSomebody || ofTracker) {
    const others = units.filter((unit) =>
      ofSomebody ? unit.label !== 'name' && /\d/.test(unit.value) : !/\d{5}/.test(unit.value),
    );
    const other = best(others, 'unit');
    if (other && other.confidence >= (ofSomebody ? 0.7 : 0.8)) return other;
  }
  return withoutKind(first);
}

/** `INC0209917 has been assigned to your group`: what a help desk numbers. */
const ticketNumber = /^(?:INC|RITM|SCTASK|TASK|CHG|PRB|REQ|TKT|CASE|RMA|INV|ORD)[-# ]?\d{5,}$/i;

/** A name that a maker's and a model's under the same label are a part of. */
function namesMachine(claims: readonly Claim[], unit: Claim): boolean {
  return (
    unit.label !== '' &&
    ['brand', 'model'].every((field) =>
      claims.some(
        (claim) =>
          claim.field === field &&
          claim.label === unit.label &&
          claim.start >= unit.start &&
          claim.end <= unit.end,
      ),
    )
  );
}

/** `Truck M-118 • Freightliner 114SD`: the kind of machine before a number that is a name by itself, where no label calls both the name. */
function withoutKind(said: Sure<string> & { readonly label: string }): Sure<string> {
  // What is so sure without a label was weighed as it stands.
  if (said.label === '' && said.confidence >= weighed) return said;
  const name = said.label === '' ? { ...said, ...withoutWords(said) } : said;
  const told = name.label === '' || name.value.toLowerCase().startsWith(`${name.label} `);
  const [lead, article] =
    (told ? (kindBefore.exec(name.value) ?? articleAndKind.exec(name.value)) : undefined) ?? [];
  if (lead === undefined) return name;
  const { bits, count } = scan(lead.slice(article?.length ?? 0));
  for (let word = 0; word < count; word += 1)
    if (((bits[word] ?? 0) & (may.kind | may.machineType)) === 0) return name;
  return { ...name, value: name.value.slice(lead.length), start: name.start + lead.length };
}

/** How sure no rule is of a name without a label. */
const weighed = 0.8;

const kindBefore =
  /^((?:[Ll][aeo]s?|[Dd](?:er|ie|as|e)|[Ee]l|[Tt]he|[Oo]ur|[Yy]our|[Hh]et|[Ii]l|[Uu]nsere?|[VvNn]otre) |[Ll]['’])?(?:\p{L}[\p{L}-]{2,16} ){1,3}(?=(?:\p{Lu}{1,5}-\d{1,5}\p{Lu}?|\p{Lu}{2,5}\d{1,4}|\p{Lu}\d{2,4})$)/u;

/** `La nacelle 10928814`: with its article the kind is no part of a name that is mere figures, too. */
const articleAndKind =
  /^((?:[Ll][ae]|[Dd](?:er|ie|as|e)|[Ee]l|[Hh]et|[Ii]l|[Nn]otre|[Vv]otre|[Uu]nsere?) |[Ll]['’])(?:\p{L}[\p{L}-]{2,16} ){1,2}(?=\d{1,8}(?:-(?:\p{Lu}{1,2}|\d{1,4}))?$)/u;

/** `that's 17`, `EQUIP 40512`, `RD41 RD41`, `SW-3 sweeper`: the words around a name in prose. */
function withoutWords({ value, start }: Sure<string>): { value: string; start: number } {
  const lead = nameAfter.exec(value)?.[0].length ?? 0;
  const rest = value.slice(lead);
  const [, twice] = /^(\S{2,12}) \1$/.exec(rest) ?? [];
  const [, named, kind] = kindAfter.exec(rest) ?? [];
  const { bits } = scan(kind ?? '');
  const isKind = kind !== undefined && ((bits[0] ?? 0) & (may.kind | may.machineType)) !== 0;
  return { value: twice ?? (isKind ? named : undefined) ?? rest, start: start + lead };
}

const nameAfter =
  /^(?:(?:that|it)['’]s|(?:we|they|I) call|EQUIP|EQ#|EQP|PLNT|[Nn]ew \p{L}{4,12}|(?:[Yy]our )?(?:[Ii]tem|[Rr]ental|[Ff]leet|[Hh]ire|[Pp]lant))\s(?=\S{0,8}\d)/u;
const kindAfter = /^(\p{Lu}{1,5}-?\d{1,4}) (\p{Ll}{4,14})$/u;

function same(one: string, other: string | undefined): boolean {
  return other !== undefined && folded(one) === folded(other);
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[\s-]/g, '');
}

/** `Position: unavailable`, and below it `It is in Langgasse 41, Dornbirn`: who writes knows what the tracker does not. */
function saysItStands(text: string, { start, confidence }: Claim): boolean {
  return confidence >= 0.7 && itStands.test(text.slice(Math.max(0, start - 48), start));
}

const itStands =
  /(?<!\p{L})(?:(?:it|she|he|machine|unit|truck|digger|loader|excavator)(?:['’]s| is| sits| stands)(?: (?:now|still|currently|parked|standing|sitting|down|stuck|working))?(?: (?:up|out|over|down))? (?:at|in|on|near)|(?:er|sie|maschine|bagger|radlader|stapler) steht (?:gerade |jetzt |noch )?(?:in|an|auf|bei|am|im)(?: der)?|(?:staat (?:hij|ze|nu|momenteel)|(?:hij|ze|machine) staat(?: nu)?)(?::| (?:op|in|aan|bij)(?: de| het)?)|(?:il|elle|machine) (?:est|se trouve) (?:au|à|sur|chez)(?: la)?|est[áa] (?:en|na|no|em)(?: la| el)?|si trova (?:in|a|al|presso)|(?:den|maskinen) står (?:på|i|vid|ved))\s$/iu;

function locationOf(all: readonly Claim[], text: string): Reading['location'] {
  // Where the message says that the place is not known, an address in its running text is somebody else's.
  const unknown =
    all.some((claim) => claim.field === 'no-place') &&
    !all.some((claim) => claim.field === 'place' && (claim.label !== '' || saysItStands(text, claim)));
  const claims = unknown ? all.filter((claim) => claim.field !== 'place') : all;
  const points = claims
    .filter((claim) => claim.field === 'point')
    .sort((a, b) => b.confidence - a.confidence || a.start - b.start);
  const point = points[0];
  const [lat, long] = [best(claims, 'lat'), best(claims, 'long')];
  const apart =
    lat && long && (lat.value !== 0 || long.value !== 0) && (!point || lat.confidence >= point.confidence);
  const degrees = apart
    ? { lat: asRead(lat), long: asRead(long) }
    : {
        lat: point ? readAs(point.value.lat, point) : null,
        long: point ? readAs(point.value.long, point) : null,
      };

  const places = claims
    .filter((claim): claim is PlaceClaim => claim.field === 'place')
    .sort(
      (a, b) =>
        b.confidence - a.confidence ||
        // Beside an address a site's mere name says less.
        Number(b.value.city !== undefined) - Number(a.value.city !== undefined) ||
        a.start - b.start,
    );
  // Beside a point, an address that no word leads to is more likely somebody's office.
  const place = places.find((each) => !point || each.confidence >= 0.7);
  const part = (found: AddressPart | undefined) =>
    found && place ? sureOf(found, place.confidence) : undefined;
  const town = townApart(place, places);
  const [city, state] = [
    best(claims, 'city') ?? townBesideStreet(places) ?? (town?.city && sureOf(town.city, 0.5)),
    best(claims, 'state') ?? (town?.state && sureOf(town.state, 0.5)),
  ];
  // `Address: 12 Elm St` beside `City/State: Ada, OK`: two labels, each of a part of the place.
  const apartFrom =
    place && place.label !== '' && !place.value.address
      ? places.find((each) => each.label !== '' && each.value.address && !each.value.city)
      : undefined;
  const street = apartFrom?.value.address && sureOf(apartFrom.value.address, apartFrom.confidence);
  const { start, end, confidence } = place ?? { start: 0, end: 0, confidence: 0 };
  const words = text.slice(start, end).replace(/\s*\n\s*/g, ', ');
  return {
    text: asRead(place && { value: words, start, end, confidence }),
    address: asRead(
      streetOf(place, city, text) ?? part(place?.value.address) ?? best(claims, 'address') ?? street,
    ),
    city: asRead(streetOf(place, city, text) ? city : (part(place?.value.city) ?? city)),
    state: asRead(stateOf(part(place?.value.state) ?? state)),
    ...degrees,
  };
}

type PlaceClaim = Claim & { readonly field: 'place' };

/** `the street is 8 Rampart Way and the town is Santa Fe, New Mexico`: the one town that is told without a street. */
function townApart(
  place: PlaceClaim | undefined,
  places: readonly PlaceClaim[],
): PlaceClaim['value'] | undefined {
  if (!place?.value.address || place.value.city || place.value.state) return undefined;
  const towns = places.filter((each) => each.value.city && !each.value.address);
  return towns.length === 1 ? towns[0]?.value : undefined;
}

/** `Straße: Am Steinbruch 3` beside `Ort: Wetzlar`: a word for any place is in an address one for its town. */
function townBesideStreet(places: readonly PlaceClaim[]): Sure<string> | undefined {
  const street = places.find(
    (each) => each.value.address && !each.value.city && labelOfPhrase(each.label)?.field === 'address',
  );
  const town = places.find((each) => /^(?:ort|sted|plats|lokalita|localité|lieu|luogo)$/.test(each.label));
  const name = town?.value.address ?? town?.value.city;
  return street && town && town !== street && name && /^\p{Lu}[\p{L} '’.-]{2,30}$/u.test(name.value)
    ? { ...name, confidence: town.confidence }
    : undefined;
}

/** `Adresse : 15 bis, avenue du Port` beside `Ville : Le Havre`: where another label names the town, what seemed to be one is of the street. */
function streetOf(
  place: PlaceClaim | undefined,
  city: Sure<string> | undefined,
  text: string,
): Sure<string> | undefined {
  const { address, city: seeming, state } = place?.value ?? {};
  if (!place || !address || !seeming || state || !city || city.confidence < 0.9 || place.label === '')
    return undefined;
  if (
    same(seeming.value, city.value) ||
    seeming.start < address.end ||
    text.slice(address.end, seeming.start) !== ', '
  )
    return undefined;
  return {
    value: text.slice(address.start, seeming.end),
    start: address.start,
    end: seeming.end,
    confidence: place.confidence,
  };
}

/** As its postal abbreviation, where it has one; `state` also labels a machine's condition, which is no place. */
function stateOf(state: Sure<string> | undefined): Sure<string> | undefined {
  if (!state) return undefined;
  // Nuevo León is `N.L.` with its dots; `B.C.` is British Columbia.
  const isMexican = state.value !== 'B.C.' && state.value.includes('.') && isRegion(state.value);
  const code =
    (isMexican ? state.value : stateCode(state.value)) ??
    (/^[a-z]{2,3}$/.test(state.value) ? stateCode(state.value.toUpperCase()) : undefined) ??
    (isRegion(state.value) || /[省区県府道都市시도]$/.test(state.value) ? state.value : undefined);
  const { start, end, confidence } = state;
  return code === undefined ? undefined : { value: code, start, end, confidence };
}

/** When the fault came: the latest of the times that stand with the faults, else of those labelled, else of those told. */
function detectedAt(
  claims: readonly Claim[],
  faults: readonly MachineFault[],
  loneZone: string | undefined,
): Sure<string> | undefined {
  const zone = claims.find((claim) => claim.field === 'zone')?.value ?? loneZone;
  const ofFaults: Sure<string>[] = [];
  for (const { times } of faults) {
    for (const time of times) {
      if (time.confidence < 0.7) continue;
      ofFaults.push(zone === undefined ? time : { ...time, value: withZone(time.value, zoneText(zone)) });
    }
  }
  const own = latest(ofFaults);
  if (own) return own;
  const stated = ofField(claimsOfFaults(claims), 'time');
  let times = stated.filter((time) => time.confidence >= 0.5);
  const clock = ofField(claims, 'clock').reduce<Sure<string> | undefined>(
    (top, each) => (top && isSurer(top, each) ? top : each),
    undefined,
  );
  // `Subject: BL-2 fault 2026-04-22 11:37 PDT`: where the message itself tells none.
  if (times.length === 0 && !clock)
    times = stated.filter((time) => time.confidence >= 0.29 && time.value.includes('T'));
  // A time of day and the day of the list it stands in are told before what is only when a message came.
  if (clock && times.every((time) => time.confidence <= 0.5)) {
    const days = stated.filter((time) => !time.value.includes('T'));
    if (days.length > 0 || times.length === 0) times = days;
  }
  // `Alert created 08:15, fault raised 08:02`, `ts=… flt_ts=…`: beside when it came, when the message was made is not meant.
  if (times.some((time) => ofFault.test(time.label)))
    times = times.filter((time) => !ofAlert.test(time.label));
  const told = [0.96, 0.85, 0.7, 0.55, 0.5, 0.1]
    .map((least) => times.filter((time) => time.confidence >= least))
    .find((list) => list.length > 0);
  // Beside a time of day, a mere date is a heading's.
  const timed = told?.filter((time) => time.value.includes('T'));
  const found = timed && timed.length > 0 ? latest(timed) : told && latest(told);
  if (!found) return undefined;
  if (!found.value.includes('T') && clock) {
    const [time = '', name = ''] = clock.value.split(/ (.*)/);
    const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
    const joined = joinClock(found.value, { hour, minute, second }, name || zoneText(zone));
    return {
      ...found,
      value: joined,
      start: Math.min(found.start, clock.start),
      end: Math.max(found.end, clock.end),
    };
  }
  return zone === undefined ? found : { ...found, value: withZone(found.value, zoneText(zone)) };
}

/** Without the records that tell no fault, beside those that do: `evt=dtc …`, and below it `evt=ign_off …` of the same machine. */
function claimsOfFaults(claims: readonly Claim[]): readonly Claim[] {
  const faulty = new Set<number>();
  const timed = new Set<number>();
  for (const { field, group } of claims) {
    if (group === 0) continue;
    if (faultHeads.has(field)) faulty.add(group);
    if (field === 'time') timed.add(group);
  }
  const isTold = timed.size > 1 && [...timed].some((group) => faulty.has(group));
  return isTold ? claims.filter(({ group }) => group === 0 || faulty.has(group)) : claims;
}

const ofFault =
  /\b(?:occur\w*|occ|raised|detected|triggered|happened|fault|onset|began|started|wystapi\w*|vznik\w*|aufgetreten|ocurri\w*|ocorri\w*|surven\w*|opgetreden)\b|発生|发生|возник|^(?:event (?:time|date)|(?:time|date) of (?:the )?event)\b/;
const ofAlert =
  /^(?:alert|alarm|notification|message|event|report|ticket|case|incident)? ?(?:created|generated|issued|opened|submitted|published|notified)\b|^(?:ts|time|timestamp|日時|zgloszono|gemeldet(?: am)?|reportado|segnalato|gemeld)$/;

/** Of two times of day the surer, and of two as sure the later. */
function isSurer(one: Sure<string>, other: Sure<string>): boolean {
  return one.confidence === other.confidence
    ? minutesOf(one.value) >= minutesOf(other.value)
    : one.confidence > other.confidence;
}

/** Minutes since midnight of a claimed clock (`14:5:0 CDT`). */
function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(/[: ]/).map(Number);
  return hour * 60 + minute;
}

function zoneText(zone: Claim['value'] | undefined): string {
  return typeof zone === 'string' ? zoneSaid(zone) : '';
}

function latest(times: readonly Sure<string>[]): Sure<string> | undefined {
  let top = times[0];
  if (top === undefined || times.length === 1) return top;
  let last = comparable(top.value);
  for (const time of times) {
    const at = comparable(time.value);
    if (last >= at) continue;
    top = time;
    last = at;
  }
  return top;
}

function comparable(iso: string): number {
  return Date.parse(
    /T.*(?:Z|[+-]\d{2}:\d{2})$/.test(iso) ? iso : iso.includes('T') ? `${iso}Z` : `${iso}T00:00:00Z`,
  );
}

function faultReading(fault: MachineFault, text: string): FaultReading {
  const code = withKindShown(fault.code, text);
  return {
    code: { value: code.value.slice(0, 200), span: span(code), confidence: rounded(code.confidence) },
    description: fault.description ? readAs(fault.description.value, fault.description) : null,
    severity: fault.severity?.value ?? 'unknown',
    severitySpan: fault.severity ? span(fault.severity) : null,
  };
}

/**
 * `shows DTC 4310, …`, `6044,DTC 523-12,…`, `ERR 5-18 Load sensor`: in a sentence or a cell the kind is a part of what is displayed,
 * and no label.
 */
function withKindShown(code: Sure<string>, text: string): Sure<string> {
  const isNumber = /^(?:\d[\d.-]*|0x[\dA-F]+)$/i.test(code.value) && text.startsWith(code.value, code.start);
  const kind = isNumber
    ? kindShown.exec(text.slice(Math.max(0, code.start - 8), code.start))?.[1]
    : undefined;
  return kind === undefined
    ? code
    : { ...code, value: `${kind} ${code.value}`, start: code.start - kind.length - 1 };
}

const kindShown = /(?:(?:\p{Ll} |[,;|\t"] ?)(?=DTC)|(?<![\p{L}\d])(?=E))(DTC|ERR) $/u;

function asRead<T>(found: Sure<T> | undefined) {
  return found ? readAs(found.value, found) : null;
}

function readAs<T>(value: T, found: Omit<Sure<unknown>, 'value'>) {
  return { value: shortened(value), span: span(found), confidence: rounded(found.confidence) };
}

function sureOf({ value, start, end }: AddressPart, confidence: number): Sure<string> {
  return { value, start, end, confidence };
}

/** Nothing that is stored beside an alert is longer; the whole stands in the text, where the span says. */
function shortened<T>(value: T): T {
  return typeof value === 'string' ? (value.slice(0, 200) as T) : value;
}

function span(found: { start: number; end: number }) {
  return { start: found.start, end: found.end };
}

function rounded(confidence: number): number {
  return Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;
}
