import { abbreviations } from '../words/abbreviations.ts';
import { type Label, labelOfPhrase, phraseOf } from '../words/labels.ts';
import { type About, contextual } from './subjects.ts';

/*
 * What a field of a feed is: by its name, written out in full, by what it is a field of, and by what stands beside it.
 */

export interface Scope {
  readonly about: About;
  readonly parent: string;
  readonly group: number;
  readonly row: number;
}

/** What a field is, by its name and what it is a field of. */
export function meaning(phrase: string, siblings: readonly string[], scope: Scope): Label | undefined {
  const parents = ofParent(phrase, scope);
  if (parents) return parents;
  // The code of a failure mode (SAE J1939-73) is the second half of a fault's.
  if (failureMode.test(phrase) || (itsNumber.test(phrase) && failureMode.test(scope.parent)))
    return { phrase: 'fmi', field: 'fmi', trust: 0.95 };
  // `"dtcId": 520841` beside the standard's numbers: of the record.
  if (ofRecord.test(phrase) && siblings.includes('spn') && siblings.includes('fmi'))
    return { phrase, field: 'source-id', trust: 0.85 };
  // `"reading": 5120.7, "unit": "Hours"`: what the value is counted in.
  if (
    (phrase === 'unit' || phrase === 'units' || phrase === 'uom') &&
    siblings.some((each) => isAmount.test(each))
  )
    return undefined;
  // `make="Grove" machine="GRT8100"`: beside its maker the machine is the model, `no="11862" nick="ADT 6"` beside its name the number is the serial number.
  if (
    phrase === 'machine' &&
    !siblings.includes('model') &&
    siblings.some((each) => labelOfPhrase(each)?.field === 'brand')
  )
    return { phrase: 'model', field: 'model', trust: 0.85 };
  if (
    scope.about === 'machine' &&
    /^(?:no|nr|number|num|numero|nummer)$/.test(phrase) &&
    siblings.some((each) => namesMachine.test(each)) &&
    !siblings.some((each) => labelOfPhrase(each)?.field === 'serial')
  )
    return { phrase: 'serial', field: 'serial', trust: 0.75 };
  // `"text": "Fault on EX-21", …, "description": "Boost low"`: what a chat shows over all of it.
  if (headlines.test(phrase) && siblings.some((each) => ownText.test(each))) return undefined;
  // `mk="Elgin" md="Pelican"`: as short as one another.
  if (
    (phrase === 'md' || phrase === 'mo') &&
    siblings.some((each) => each === 'mk' || labelOfPhrase(each)?.field === 'brand')
  )
    return { phrase: 'model', field: 'model', trust: 0.85 };
  if (
    phrase === 'mk' &&
    siblings.some((each) => each === 'md' || each === 'mo' || labelOfPhrase(each)?.field === 'model')
  )
    return { phrase: 'make', field: 'brand', trust: 0.9 };
  // `[[alerts]]` with `brand`, `model` and `name`: of the machine, whatever the record is called.
  if (
    scope.about === 'fault' &&
    ownNamesOfMachine.test(phrase) &&
    siblings.some((each) => /^(?:brand|model|serial)$/.test(labelOfPhrase(each)?.field ?? ''))
  )
    return { phrase: 'machine name', field: 'unit', trust: 0.85 };
  // `"class": "electrical", "severity": "high"`: of what kind it is, beside how bad.
  const isKind =
    phrase === 'class' &&
    siblings.some((each) => labelOfPhrase(each)?.field === 'severity' && each !== 'class');
  const known = isKind ? undefined : contextual[scope.about]?.[phrase];
  // A system's own number of a machine is its name only where nobody gave it one.
  if (known)
    return { phrase: `${scope.parent} ${phrase}`, field: known, trust: phrase === 'id' ? 0.7 : 0.93 };
  if (scope.about === 'fault' && phrase === 'id') {
    const coded = siblings.some((sibling) =>
      ['code', 'dtc', 'spn', 'identifier', 'code identifier', 'fault code'].includes(sibling),
    );
    const field = coded || !/fault|dtc|code|diagnostic/.test(scope.parent) ? 'source-id' : 'code';
    return { phrase: `${scope.parent} id`, field, trust: 0.85 };
  }
  if (scope.about === 'nothing' && phrase === 'id') {
    const ofMachine = siblings.some(
      (sibling) => sibling === 'model' || sibling === 'make' || sibling.includes('serial'),
    );
    return ofMachine ? { phrase, field: 'unit', trust: 0.6 } : undefined;
  }
  if (phrase === 'type' && scope.about !== 'machine') return undefined;
  // The text of a fault whose code stands beside it describes it.
  if (
    scope.about === 'fault' &&
    phrase === scope.parent &&
    siblings.some((sibling) => /^(?:code|dtc|number|spn|nr|id)$/.test(sibling))
  )
    return { phrase, field: 'description', trust: 0.9 };
  if (phrase === 'name' && /failure mode|fmi/.test(scope.parent)) return undefined;
  return labelOfPhrase(`${scope.parent} ${phrase}`) ?? labelOfPhrase(phrase) ?? byItsWords(phrase, scope);
}

const headlines = /^(?:text|title|message|msg|notification|display text|fallback)$/;
const ownText = /^(?:(?:fault|alarm|alert|code|dtc|spn|error) )?(?:description|desc)$/;

const ofRecord = /^(?:(?:dtc|fault|alert|alarm|event|code|fault code) )?id$/;

export const failureMode =
  /^(?:failure mode(?: (?:identifier|indicator))?|fmi)(?: (?:id|code|number|nr|no))?$/;

export const isAmount =
  /^(?:reading|value|val|v|amount|current|wert|valeur|valore?|waarde|varde|wartosc)$|^value as /;

const ownNamesOfMachine = /^(?:name|nick ?name|nick|alias|label|call ?sign|tag)$/;

const namesMachine = /^(?:nick|nick ?name|name|alias|label|title|call ?sign|display name)$|name$/;

/** `"level": {"n": 3, "word": "SEVERE"}`, `"equipmentModel": {"name": "850L"}`: what a severity is made of is one, and what has nothing but a name is that. */
function ofParent(phrase: string, scope: Scope): Label | undefined {
  const label = labelOfPhrase(scope.parent);
  if (label && ownNames.has(label.field) && itsValue.test(phrase)) return label;
  if ((label?.field === 'spn' || label?.field === 'fmi') && itsNumber.test(phrase)) return label;
  return label?.field === 'severity' && !/\b(?:time|at|by)\b/.test(phrase) ? label : undefined;
}

const ownNames = new Set<Label['field']>(['brand', 'model', 'serial', 'lat', 'long', 'spn', 'fmi']);

/** `"spn": {"id": 641}`: what has no other name. */
const itsNumber = /^(?:id|code|nr)$/;

const itsValue =
  /^(?:name|value|val|v|text|label|display|display name|title|string|content|number|no)$|^value as /;

/** A name that no list has is known by the word in it that says what it is: `oem display`, `vin or pin`, `model desc`. */
export function byItsWords(phrase: string, scope: Scope): Label | undefined {
  if (scope.about === 'else' || otherThings.test(phrase)) return undefined;
  const found = tellingWords.find(([words]) => words.test(phrase));
  if (found?.[1] === 'hours' && otherMeters.test(phrase)) return undefined;
  if (found) return { phrase, field: found[1], trust: 0.72 };
  if (!timeOfFault.test(phrase)) return undefined;
  return { phrase, field: 'time', trust: 0.72, ...(/ (?:utc|gmt)$/.test(phrase) ? { zone: 'UTC' } : {}) };
}

/** `raised_utc`, `occurrence_ts`, `triggeredTs`: what happens to a fault, and in whose time or by what clock. */
const timeOfFault =
  /^(?:(?:fault|alarm|alert|event|dtc|code|first|last) )?(?:raised|raise|occurred|occurrence|occured|occur|happened|happen|detected|detection|detect|triggered|trigger|tripped|observed|started|start|onset|began|begin|activated|activation|opened|set|seen|logged|fault|alarm|alert|event)(?: (?:time|date|datetime|at|on|ts|timestamp|stamp))? (?:local|utc|gmt|iso|iso8601|epoch|unix|ms|at|on|ts|timestamp|stamp|time|date|datetime|when)(?: (?:time|local|utc|gmt|iso|ms))?$/;

export const otherThings =
  /\b(?:engine (?:make|model|serial|sn|type)|idle|idling|odo|odometer|distance|km|mi|miles|tracker|device|modem|sim|imei|gateway|firmware|year|customer|dealer|account|tenant|count|occurrences?|url|link|percent|pct|fuel|(?<!(?:cod|desc) )def|battery|voltage|temp|previous|prev|sent|received|exported|generated|ping|report|unit of)\b/;

/** `hoursTime`, `engineHoursTimestamp`: when the meter was read, and not when the fault was. */
export function isTimeOfMeter(phrase: string): boolean {
  return timeOfMeter.test(phrase);
}

const timeOfMeter =
  /^(?:(?:engine|machine|operating|total|run|working) )?(?:hours?|hour ?meter|hours meter|meter|smu|smr|odometer|run ?time)(?: reading)? (?:time|timestamp|time stamp|date|datetime|date time|at|as of|updated|updated at|recorded at|read at|last updated)$/;

/** Hours of a part with a meter of its own, or until something is due: `hrs_perc`, `hoursWinch`. */
export function hasOwnMeter(phrase: string): boolean {
  return otherMeters.test(phrase);
}

const otherMeters =
  /\b(?:perc|percussion|impact|hammer|feed|rotation|winch|hoist|pto|aux|swing|slew|travel|trans|transmission|compressor|separator|drum|threshing|rotor|conveyor|standby|parked|since|until|remaining|interval|next|today|yesterday|daily|week|month)\b/;

const tellingWords: readonly (readonly [RegExp, Label['field']])[] = [
  [/\b(?:vin|pin|serial|chassis)\b/, 'serial'],
  [/\bmodel\b/, 'model'],
  [/\b(?:make|manufacturer|oem|brand)\b/, 'brand'],
  [
    /\b(?:nickname|alias|label)\b|\b(?:asset|unit|fleet|equipment|vehicle|machine) (?:number|no|id|name|ref|tag)\b/,
    'unit',
  ],
  [/\b(?:latitude|lat)\b/, 'lat'],
  [/\b(?:longitude|lon|lng|long)\b/, 'long'],
  [/\b(?:hours|hourmeter|hour meter|smu|smr|smh|runtime)\b/, 'hours'],
  [/\b(?:dtc|fault|error|trouble|diagnostic) code\b|\bcode\b/, 'code'],
  [
    /\b(?:severity|criticality)\b|\b(?:level|priority|rank|grade) (?:text|name|label|word|desc|description)\b/,
    'severity',
  ],
  [/\bdescription\b/, 'description'],
  // `geo.street`, `gps_city`, `whereTown`
  [/^(?:geo|gps|place|where|location|position) (?:street|road|address|addr)$/, 'address'],
  [/^(?:geo|gps|place|where|location|position) (?:city|town|municipality|locality)$/, 'city'],
  [/^(?:geo|gps|place|where|location|position) (?:state|province|region|county)$/, 'state'],
];

/** The phrase of a name whose words are shortened: `mdl` is `model`, `lt` beside `ln` a latitude. */
export function fullPhrase(key: string): string {
  const known = phrasesOfKeys.get(key);
  if (known !== undefined) return known;
  const phrase = phraseOf(key)
    .split(' ')
    .map((word) => abbreviations.get(word) ?? word)
    .join(' ');
  const full = labelOfPhrase(phrase)
    ? phrase
    : phrase
        .split(' ')
        .map((word) => longForms[word] ?? word)
        .join(' ');
  if (phrasesOfKeys.size >= 2000) phrasesOfKeys.clear();
  if (key.length <= 80) phrasesOfKeys.set(key, full);
  return full;
}

/** What was made of a name before. */
const phrasesOfKeys = new Map<string, string>();

const longForms: Readonly<Record<string, string>> = {
  mk: 'make',
  mod: 'model',
  lbl: 'label',
  nm: 'name',
  eq: 'equipment',
  pos: 'position',
  loc: 'location',
  fix: 'position',
  la: 'lat',
  lt: 'lat',
  lo: 'lon',
  ln: 'lon',
  lng: 'lon',
  sv: 'severity',
  sev: 'severity',
  lvl: 'level',
  gw: 'gateway',
  dev: 'device',
  fw: 'firmware',
  u: 'unit',
  mfr: 'manufacturer',
  sno: 'serial',
  ts: 'timestamp',
  dt: 'timestamp',
  tm: 'time',
  txt: 'text',
  msg: 'message',
  ev: 'event',
  evt: 'event',
  alrt: 'alert',
  err: 'error',
  hm: 'hours',
  h: 'hours',
  op: 'operating',
  ctr: 'meter',
  cnt: 'count',
  obj: 'machine',
  own: 'owner id',
  pwr: 'engine',
  st: 'state',
  nr: 'number',
  t: 'time',
  c: 'code',
};

export const topScope: Scope = { about: 'nothing', parent: '', group: 0, row: 0 };
