import type { ValueClaim } from '../claims.ts';
import { isFaultTitle } from '../fault-titles.ts';
import { readFaults } from '../faults.ts';
import { allIn, firstIn, type Source } from '../marks.ts';
import { saysOver } from '../over.ts';
import { hasBits } from '../scan.ts';
import { labelledCodeAt } from '../values/fault-codes.ts';
import { addressLine } from '../values/lone-addresses.ts';
import { isOwnersName } from '../values/owners-names.ts';
import { placed } from '../values/points.ts';
import { findAddress } from '../values/told-addresses.ts';
import { may } from '../vocabulary.ts';
import type { Label } from '../words/labels.ts';
import { codeToMend } from './fault.ts';
import { readPlace } from './place.ts';
import { type LabelledValue, type ReadValue, trimmed } from './value-bounds.ts';

/*
 * What is told by a label that no field has, so that most of its values say nothing: the part at fault after `Engine`, the
 * place after `Last seen`, the day after `Period`, the hours after `Odometer`.
 */

export function readIgnored({ label, source, start, end, to, whole }: LabelledValue): ReadValue {
  const { text } = source;
  // `Engine: SPN 5571 FMI 0, high pressure relief valve`: the part that is at fault.
  if (firstIn(source.marks.codes, start, start + 1) && faultyPart.test(label.phrase))
    return readFaults({ field: 'code', trust: 0.8 }, source, start, end, whole);
  // `Source: J1939 ECM, SPN 111, FMI 1`: behind what sent it.
  const sent = senders.test(label.phrase) ? firstIn(source.marks.codes, start, end) : undefined;
  if (sent && /^[\p{L}\d #.()/-]{2,40}[,;:|–—-] ?$/u.test(text.slice(start, sent.start)))
    return readFaults({ field: 'code', trust: 0.8 }, source, sent.start, end, false);
  // `Job: diagnose E360(2)`
  const asked = faultyPart.test(label.phrase) ? codeToMend(source, start, end) : undefined;
  if (asked !== undefined) return readFaults({ field: 'code', trust: 0.6 }, source, asked, end, whole);
  // `Issue: 4310 engine overtemp`
  const issue = issues.test(label.phrase) ? labelledCodeAt(text, start, end) : undefined;
  if (
    issue &&
    /^\s?[-–—:]?\s?\p{L}{2}/u.test(text.slice(issue.end, issue.end + 5)) &&
    hasBits(source.scan, issue.end, end, may.part | may.trouble)
  )
    return readFaults({ field: 'code', trust: 0.7 }, source, start, end, whole);
  // `Issue: CA559`, `Problem: 94-1`: nothing but a code.
  if (issue?.end === end && loneCode.test(issue.code))
    return readFaults({ field: 'code', trust: 0.8 }, source, start, end, whole);
  // `Complaint: fault SPN 4364 FMI 18`, `Complaint: Check engine lamp on, SPN 4364 FMI 18 SCR conversion efficiency low`
  const coded = issues.test(label.phrase) ? firstIn(source.marks.codes, start, end) : undefined;
  if (coded && !saysOver(text.slice(start, end)))
    return readFaults({ field: 'code', trust: 0.7 }, source, coded.start, end, false);
  // `Problem: Engine oil pressure low`, as a portal titles a fault; `Signal: Coolant level low`.
  if (troubles.test(label.phrase) && isFaultTitle(text.slice(start, end)))
    return readFaults({ field: 'fault', trust: 0.7 }, source, start, end, whole);
  // `Fix: 67°51.300'N 020°13.500'E`: of the receiver, and so of the machine.
  const fixed = receivers.test(label.phrase) ? firstIn(source.marks.points, start, start + 3) : undefined;
  if (fixed) {
    const place = { start: fixed.start, end: fixed.end };
    return {
      claims: [{ field: 'point', value: placed(source, fixed), ...place, confidence: 0.85 }],
      end: fixed.end,
    };
  }
  // `Fleet: BHL-3`, `Fleet: K350`, `Fleet: AT 5`, `Fleet: Jaw 2` is no group of machines.
  if (fleets.has(label.phrase) && ofFleet.test(text.slice(start, end)))
    return {
      claims: [{ field: 'unit', value: text.slice(start, end), start, end, confidence: 0.6 }],
      end: to,
    };
  // `Customer no.: GH-EXC-12`: the customer's number for the machine, where it is none of the customer.
  if (customersNumber.test(label.phrase) && namesMachine.test(text.slice(start, end)))
    return {
      claims: [{ field: 'unit', value: text.slice(start, end), start, end, confidence: 0.6 }],
      end: to,
    };
  // `Kennzeichen: KS-BM 2207`: where its owner calls it nothing else, it goes by its plate.
  const plate = plates.test(label.phrase)
    ? plateAt.exec(text.slice(start, Math.min(end, start + 16)))?.[0]
    : '';
  if (plate)
    return {
      claims: [{ field: 'unit', value: plate, start, end: start + plate.length, confidence: 0.46 }],
      end: start + plate.length,
    };
  // `Your name: Crusher North`, but `Your name: Dale Hutchins`: beside a kind of machine a name is a machine's.
  if (
    namesOfReaders.test(label.phrase) &&
    end - start < 32 &&
    isOwnersName(text.slice(start, end)) &&
    hasBits(source.scan, start, end, may.machineType | may.kind)
  )
    return {
      claims: [{ field: 'unit', value: text.slice(start, end), start, end, confidence: 0.8 }],
      end: to,
    };
  // `Last seen: 512 Old Post Rd, Edison, NJ`, `Geofence: Orchard Works, Canal Road, Bradford BD1 4SP`
  const isSeen = seenAt.test(label.phrase);
  // `Last seen: Williston, ND (48.1470, -103.6180)`
  if (
    isSeen &&
    firstIn(source.marks.points, start, end) &&
    firstIn(source.marks.dates, start, end) === undefined
  )
    return readPlace({ label: { ...label, field: 'location', trust: 0.8 }, source, start, end, to, whole });
  if ((isSeen || fences.test(label.phrase)) && end - start < 140) {
    const date = firstIn(source.marks.dates, start, end);
    // The time of the contact stands after its place or before it: `2026-11-11 09:40 PST, 3399 Airport Way S, Seattle, WA`.
    const place =
      addressLineOf(source, start, date ? Math.max(start, date.start) : end) ??
      (date ? addressLineOf(source, afterMarks(text, date.end, end), end) : undefined);
    if (place)
      return {
        claims: [
          {
            field: 'place',
            value: place,
            start: place.start,
            end: place.end,
            confidence: isSeen ? 0.8 : 0.7,
          },
        ],
        end: to,
      };
  }
  // `Received: 14 Apr 2026 10:05 BST`: where nothing says when the fault came, it is when it was told of.
  const told = receivedAt.test(label.phrase) ? firstIn(source.marks.dates, start, start + 12) : undefined;
  if (told?.hasTime)
    return {
      claims: [{ field: 'time', value: told.iso, start: told.start, end: told.end, confidence: 0.5 }],
      end: to,
    };
  // `Bemerkung Fahrer: Maschine steht still, Ziegeleiweg 9, Celle, 4.118 Bh.`: in a sentence, where nothing else tells them.
  if (remarks.test(label.phrase) && end - start > 30) {
    const told: ValueClaim[] = [];
    const hours = firstIn(source.marks.hours, start, end);
    if (hours)
      told.push({ field: 'hours', value: hours.value, start: hours.start, end: hours.end, confidence: 0.4 });
    const place = findAddress(source.scan, start, end);
    if (place?.address && place.city)
      told.push({ field: 'place', value: place, start: place.start, end: place.end, confidence: 0.4 });
    return { claims: told, end: to };
  }
  // `Occurrences: 2026-04-02 11:00, 2026-04-02 12:10`: no count but the times; the last is the fault's.
  const times = occurrences.test(label.phrase) ? allIn(source.marks.dates, start, end) : [];
  if (times[0]?.start === start)
    return {
      claims: times.map((time) => ({
        field: 'time',
        value: time.iso,
        start: time.start,
        end: time.end,
        confidence: 0.85,
      })),
      end: to,
    };
  // `Duration: 00:04:12, 2026-04-17 07:58`: the time behind how long it lasted is when it was.
  const lasted = lengths.test(label.phrase)
    ? lengthOfTime.exec(text.slice(start, Math.min(end, start + 24)))?.[0].length
    : undefined;
  const since = lasted && firstIn(source.marks.dates, start + lasted, start + lasted + 4);
  if (since) {
    const place = { start: since.start, end: since.end };
    return { claims: [{ field: 'time', value: since.iso, ...place, confidence: 0.6 }], end: since.end };
  }
  // `Period: 22 Jul 2026 00:00 - 23:59 UTC`: the day of the times of day below it.
  const day = periods.test(label.phrase) ? firstIn(source.marks.dates, start, end) : undefined;
  if (day) {
    const place = { start: day.start, end: day.end };
    return {
      claims: [
        { field: 'time', value: day.iso.slice(0, 10), ...place, confidence: 0.3 },
        ...zoneOfPeriod(text, start, end),
      ],
      end: to,
    };
  }
  // `Stand: 655,4 Betriebsstunden. Sie befindet sich …`: as of when, or how many hours; what follows is read as running text.
  const reading = standings.test(label.phrase) ? firstIn(source.marks.hours, start, start + 1) : undefined;
  if (reading) {
    const place = { start: reading.start, end: reading.end };
    return {
      claims: [{ field: 'hours', value: reading.value, ...place, confidence: 0.8 }],
      end: reading.end,
    };
  }
  // `Engine: Cummins B6.7, 3,322 hours`: the engine's hours are the machine's.
  const hours =
    /^(?:engine|motor|moteur|motore|przebieg|mileage.*|odometer|usage|utili[sz]ation|laufleistung|kilometraje|kilométrage|kilometrage|najeto|nájezd)$/.test(
      label.phrase,
    )
      ? firstIn(source.marks.hours, start, end)
      : undefined;
  return {
    claims: hours
      ? [{ field: 'hours', value: hours.value, start: hours.start, end: hours.end, confidence: 0.6 }]
      : [],
    end: to,
  };
}

const issues =
  /^(?:(?:current |open |reported |active |main )?(?:issue|problem|complaint|concern)s?(?: found)?|symptoms?)$/;

const loneCode = /^(?:[A-Z]{1,3}-?\d{2,5}(?:-\d{1,2})?|\d{2,6}-\d{1,2})$/;

/** `Issue`, `Problem`: what is behind it is the matter with a machine. */
export function isTrouble(phrase: string): boolean {
  return issues.test(phrase);
}

const troubles =
  /^(?:(?:current |open |reported |active )?(?:issue|problem|concern)s?(?: found)?|signal|reported)$/;

const standings = /^(?:stand|stand vom|stand heute|aktuell|stan|stav)$/;

const faultyPart =
  /^(?:engine|motor|moteur|motore|silnik|moottori|ecm|ecu|transmission|getriebe|trasmissione|transmisión|transmissão|controller|control unit|module|steuergerät|hydraulics?|aftertreatment|brakes?|axle|problem|issue|complaint|concern|symptoms?|source|component|module|ticket|call|case|job|request)$/;

const senders = /^(?:source|controller|control unit|module|ecu|ecm|component|steuergerät)$/;

/** `Driver comment`: what a person writes after it goes on to the end of its line, whatever labels it has within. */
export function isRemark(label: Label): boolean {
  return remarks.test(label.phrase);
}

/** What stands behind a label of something else than an alert is made of: nothing of it is the machine's or the fault's. */
export function toldOfElse(label: Label, start: number, end: number): ValueClaim | undefined {
  return label.field === 'ignored' && saysElse(label)
    ? { field: 'else', value: true, start, end, confidence: 0.3 }
    : undefined;
}

/** A label whose values are of something else whatever they look like: no remark, no trouble that somebody has. */
function saysElse(label: Label): boolean {
  return (
    !remarks.test(label.phrase) &&
    !issues.test(label.phrase) &&
    !/^(?:symptoms?|source|component)$/.test(label.phrase)
  );
}

const remarks =
  /^(?:(?:operator|driver|machine|field|site) (?:remarks?|comments?|notes?)|(?:remarks?|comments?|notes?)|(?:bemerkung|anmerkung|hinweis|notiz|kommentar)(?:en)?(?: (?:des |vom )?(?:fahrers?|bediener))?|(?:commentaire|remarque|note|observation)s?(?: (?:du )?(?:conducteur|chauffeur|opérateur|operateur))?|(?:observaci[oó]n(?:es)?|observa[cç][aã]o|observa[cç][oõ]es|obs|nota|notas|comentario|coment[aá]rio)s?(?: (?:del?|do) (?:operador|maquinista|conductor))?|note?(?: operatore| autista| del conducente)?|opmerking(?:en)?(?: (?:machinist|chauffeur))?|anmärkning|bemærkning|merknad|uwagi?|poznámka|примечание|комментарий)$/;

const ofFleet =
  /^(?:\p{Lu}{1,5}[- ]?\d{1,4}|(?!Fleet|Group|Region|District|Area|Zone|Site|Team|Branch|Division|Depot|Yard|Plant|North|South|East|West|Central|Midwest)\p{Lu}\p{Ll}{2,9} \d{1,3})$/u;
const fleets = new Set(['fleet', 'group', 'fleet group']);

const customersNumber =
  /^(?:customer|client) (?:no|nr|number|id|ref)$|^(?:kundennummer|kundennr|kunden nr|n° client|numéro client|klantnummer|kundnummer|kundenummer)$/;
const namesMachine = /^\p{Lu}{2,5}(?:-\p{Lu}{1,4})?-\d{1,3}$/u;

const plates = /^(?:kennzeichen|kennz|amtl kennzeichen|amtliches kennzeichen|госномер|гос номер|госзнак)$/;
const plateAt = /^(?:\p{Lu}{1,3}-\p{Lu}{1,2} ?\d{1,4}|\d{4} ?[АВЕКМНОРСТУХ]{2} ?\d{2,3})(?![\p{L}\p{N}])/u;

const namesOfReaders =
  /^(?:your|ihr|euer|votre|su|seu|vostro|uw|ert|jeres|deres|vaše) (?:name|nom|nombre|nome|naam|namn|navn|jméno)$/;

const seenAt =
  /^last (?:seen|reported|report|heard|message|ping|contact|communication|known|update|online)$|^(?:letzte meldung|letzter kontakt|dernier contact|último contacto|ultimo contatto|laatste contact|senaste kontakt)$/;

const receivedAt =
  /^(?:(?:last |code |fault |alert |alarm |data |message )?(?:received|reported)(?: at| on| time)?|rx(?: time)?|(?:meldung |alarm )?empfangen(?: am)?|reçu(?: le)?|recibid[oa](?: el)?|ricevut[oa](?: il)?|recebid[oa](?: em)?|ontvangen(?: op)?|mottag(?:et|en)|mottatt|modtaget|vastaanotettu|otrzymano|přijato|alındı|受信日時|接收时间|수신시간)$/;

const receivers =
  /^(?:(?:last |gps |gnss |sat |satellite )?fix|gps|gnss|gps (?:status|signal|quality|data)|signal|satellites?|receiver|waypoint|pin|map|maps?|(?:last )?(?:ping|report|message|update|contact|seen))$/;

const fences = /^(?:geofence|geo fence|geozone|zone name)$/;

function afterMarks(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && /[\s,;:|/)–—-]/.test(text[at] ?? '')) at += 1;
  return at;
}

/** An address with its town and its state or postal code: what else a geofence or a report may be called is none. */
function addressLineOf({ text, scan }: Source, start: number, from: number) {
  const [at, end] = trimmed(text, start, from);
  const found = addressLine(scan, at, end);
  return found?.address && found.city ? found : undefined;
}

const occurrences =
  /^(?:occ|occurrences?|occurrences total|events?|count|vorkommen|häufigkeit|auftreten|apariciones|ocurrencias|ocorrências|occorrenze|antal|aantal)$/;

const lengths =
  /^(?:(?:fault |alarm |event )?duration|dauer|durée|duración|duração|durata|duur|varaktighet|varighet|varighed|kesto|czas trwania|doba trvání|trvání|süre)$/;
const lengthOfTime =
  /^\d{1,4}(?:(?::\d{2}){1,2}|\s?(?:s|secs?|min|mins|minutes?|minuten|h|hrs?|hours?|std))(?=\s?[,;|])/i;

const periods =
  /^(?:report )?(?:period|day|date range)$|^(?:zeitraum|periode|periodo|okres|berichtszeitraum)$/;

/** `00:00 - 23:59 Eastern Standard Time`, `… UTC`: the zone of a period is that of its times. */
function zoneOfPeriod(text: string, start: number, end: number): ValueClaim[] {
  const zone =
    /(?:(?:Eastern|Central|Mountain|Pacific|Atlantic|Alaska|Hawaii)(?: (?:Standard|Daylight))?(?: Time)?|(?:UTC|GMT)(?:[+-]\d{1,2}(?::?\d{2})?)?|[A-Z]{2,4}T|MEZ|MESZ|SELČ|SEČ)\)?$/.exec(
      text.slice(start, end),
    );
  if (!zone) return [];
  const value = zone[0].replace(')', '');
  const at = start + zone.index;
  return [{ field: 'zone', value, start: at, end: at + value.length, confidence: 0.8 }];
}
