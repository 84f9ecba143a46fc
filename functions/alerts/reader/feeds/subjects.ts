import { type Label, labelOfPhrase } from '../words/labels.ts';

/*
 * What a record of a feed is about, and what names that say little mean within it: `name` of a machine, `at` of a place.
 */

/** What a record tells of. */
export type About = 'nothing' | 'machine' | 'place' | 'fault' | 'hours' | 'else';

/** What names that say little mean, by what their record is about. */
export const contextual: Partial<Record<About, Readonly<Record<string, Label['field']>>>> = {
  machine: {
    id: 'unit',
    name: 'unit',
    number: 'unit',
    nickname: 'unit',
    nick: 'unit',
    alias: 'unit',
    title: 'unit',
    ref: 'unit',
    label: 'unit',
    'owner id': 'unit',
    description: 'type',
    class: 'type',
  },
  place: {
    ...Object.fromEntries(
      [
        'at',
        'time',
        'timestamp',
        'time stamp',
        'ts',
        'ts utc',
        'time utc',
        'datetime',
        'date time',
        'date',
        'updated',
        'updated at',
        'recorded at',
        'when',
        'last updated',
        'utc',
        'gps time',
        'fix time',
        'reported',
        'reported at',
      ].map((key) => [key, 'ignored' as const]),
    ),
    ...Object.fromEntries(
      ['name', 'text', 'formatted', 'formatted address', 'label', 'value', 'display name', 'full'].map(
        (key) => [key, 'location' as const],
      ),
    ),
    x: 'long',
    y: 'lat',
    e: 'long',
    n: 'lat',
    description: 'ignored',
  },
  fault: {
    name: 'description',
    text: 'description',
    title: 'description',
    message: 'description',
    label: 'description',
    at: 'time',
    start: 'time',
    type: 'ignored',
    value: 'ignored',
    number: 'code',
    raw: 'code',
    display: 'code',
    displayed: 'code',
    shown: 'code',
    on: 'time',
    ...Object.fromEntries(
      ['since', 'seit', 'depuis', 'desde', 'vanaf', 'od', 'da', 'from'].map((key) => [key, 'time' as const]),
    ),
    klasse: 'severity',
    stufe: 'severity',
    raised: 'time',
    first: 'time',
    last: 'time',
    timestamp: 'time',
    level: 'severity',
    class: 'severity',
  },
  hours: {
    value: 'hours',
    hour: 'hours',
    hours: 'hours',
    reading: 'hours',
    ...Object.fromEntries(
      ['total', 'engine', 'machine', 'motor', 'moteur', 'motore', 'main', 'operating', 'running', 'life'].map(
        (key) => [key, 'hours' as const],
      ),
    ),
    ...Object.fromEntries(
      [
        'val',
        'v',
        'amount',
        'current',
        'count',
        'wert',
        'valor',
        'valeur',
        'valore',
        'waarde',
        'varde',
        'wartosc',
        'value as double',
        'value as integer',
        'value as string',
      ].map((key) => [key, 'hours' as const]),
    ),
    ...Object.fromEntries(
      ['at', 'time', 'timestamp', 'datetime', 'date time', 'date', 'unit', 'units', 'uom'].map((key) => [
        key,
        'ignored' as const,
      ]),
    ),
  },
};

export function subjectOf(phrase: string, outer: About): About {
  // `"meters": {"engine": {…}, "crane": {…}}`: the engine's is the machine's, another part's is none.
  if (outer === 'hours' && !hoursWords.test(phrase)) return mainMeter.test(phrase) ? 'hours' : 'else';
  if (
    /(?:^|\s)(?:engine|power unit|tenant|envelope|dealer|customer|contact|account|user|fuel|def|idle|distance|odometer|attachment|tracker|device|modem|gateway|driver|operator|eld|warranty|owner|contract|meta|metadata|links?|service|branch|sender|recipient)(?: |$)|idle|\bdistance\b|odometer/.test(
      phrase,
    ) &&
    !/hours|header/.test(phrase) &&
    !faultOfPart.test(phrase)
  )
    return 'else';
  if (/(?:^| )idle(?: |$)/.test(phrase)) return 'else';
  if (faultWords.test(phrase)) return 'fault';
  if (/ping|heartbeat/.test(phrase)) return 'place';
  if (placeWords.test(phrase)) return 'place';
  if (hoursWords.test(phrase)) return 'hours';
  if (machineWords.test(phrase)) return 'machine';
  const label = labelOfPhrase(phrase);
  if (label && label.trust > 0.8) {
    if (label.field === 'fault' || label.field === 'code') return 'fault';
    if (label.field === 'location') return 'place';
    if (label.field === 'hours') return 'hours';
    if (label.field === 'machine') return 'machine';
  }
  return outer === 'hours' ? 'nothing' : outer;
}

/** `engineFault`, `deviceAlerts`: of what told it, or of the part at fault, and not that part's own record. */
const faultOfPart =
  /(?:^|\s)(?:engine|power unit|fuel|def|attachment|tracker|device|gateway|eld) (?:faults?|dtcs?|alerts?|alarms?|events?|errors?|warnings?|fault codes?|diagnostics?)$/;

/** What the reading of a machine's hours is called, or the part whose hours are the machine's. */
const mainMeter =
  /^(?:reading|value|total|current|meter|amount|engine|machine|motor|moteur|motore|main|operating|running|life|lifetime)(?: |$)/;

/** Names of a feed's records in the languages that portals speak, folded. */
export const faultWords =
  /fault|dtc|alert|alarm|caution|malfunction|abnormalit|event|\bcodes?\b|diagnos|warning|failure|\bfalhas?\b|\bfallos?\b|\bfallas?\b|defaut|\bpannes?\b|guast[oi]|\berror|\bfehler|stoerung|storung|meldung|storing|\bfout|\bfel(?:kod)?\b|\bfeil|\bfejl|\bvika|usterk|\bblad\b|chyba|porucha|ariza|averia|avaria|anomalie/;

const placeWords =
  /location|position|\bpos\b|gps|geo|coordinates|address|place|site|\bloc(?:al)?\b|lugar|ubicacion|localizacao|posicao|posicion|posizione|standort|\blieu\b|emplacement|luogo|plaats|locatie|\bplats\b|polozenie|konum|sijainti|\bort\b|adres|^(?:at|where|spot|wo|donde|onde|dove|waar|hvor|var|kde|gdzie)$/;

const hoursWords =
  /hours?\b|hour ?meter|smu|meter|horimetro|horometro|betriebsstunden|\bstunden\b|heures|\bhoras\b|\bore\b|draaiuren|motohod|motogodz|drifttim/;

const machineWords =
  /equipment|machine|asset|vehicle|header|truck|\bunit\b|product|maquina|maschine|geraet|gerat|\bengin\b|macchina|maskin|\bkone\b|maszyna|\bstroj\b|makine|equipo|equipamento|vehiculo|veicolo|fahrzeug/;
