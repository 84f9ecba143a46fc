import { brandAt, brandNamed } from '#functions/equipment/catalogue/find-brand.ts';
import { findCoordinates } from '#schema/coordinates.ts';
import { isSpace } from './characters.ts';
import { isPlaceholder, type ValueClaim } from './claims.ts';
import { beginsWithCode, faultAhead, isNotice, numberApart, ratedPart, readFaults } from './faults.ts';
import { allIn, firstIn, type Source } from './marks.ts';
import { saysOver } from './over.ts';
import { firstWordFrom, hasBits, type Scan, startOf } from './scan.ts';
import { addressIn, addressLine, findAddress, wholeAddress } from './values/addresses.ts';
import { clockAt, epochIso, withZone, zoneIn } from './values/dates.ts';
import { hoursAt } from './values/hours.ts';
import { identityParts } from './values/identity-parts.ts';
import { findMachine, isDesignation, machineAt, modelAt, modelIn } from './values/machines.ts';
import { parseNumber } from './values/numbers.ts';
import { isNumberedName, isOwnersName, nameBeside, ownLead } from './values/owners-names.ts';
import { angleIn, findPoints, placed } from './values/points.ts';
import { serialAfterModel, serialAt } from './values/serial-numbers.ts';
import { isSeverityAlone, severityIn } from './values/severity-words.ts';
import { may, wordsOf } from './vocabulary.ts';
import { trustByForm } from './words/identity-labels.ts';
import { type Label, labelAt, labelNamed } from './words/labels.ts';
import { stateCode } from './words/states.ts';

/** What a labelled value says, and where what it says ends: the rest of the text may say more. */
export interface ReadValue {
  readonly claims: readonly ValueClaim[];
  readonly end: number;
}

/**
 * Reads the value that stands between two offsets by its label. A placeholder says nothing. `whole`: it is a cell or a field
 * of a feed, all of which is the value, so nothing is cut off.
 */
export function readValue(label: Label, source: Source, from: number, to: number, whole: boolean): ReadValue {
  const { text, scan } = source;
  const [start, end] = trimmed(text, from, to);
  if (start >= end) return { claims: [], end: to };
  // `ND` is North Dakota.
  if (
    isPlaceholder(text.slice(start, end)) &&
    !(label.field === 'state' && stateCode(text.slice(start, end)))
  ) {
    const claims: ValueClaim[] = placeFields.has(label.field)
      ? [{ field: 'no-place', value: true, start, end, confidence: label.trust }]
      : [];
    return { claims, end: to };
  }
  if (label.parts) return readParts(label.parts, source, start, end, whole);
  const sure = label.trust;
  // `ID: SPN 1349 FMI 16`: a label of names, and what names no machine.
  if (nameLabels.has(label.field)) {
    const code = firstIn(source.marks.codes, start, start + 1);
    if (code && /SPN|FMI/i.test(code.code))
      return readFaults({ field: 'code', trust: 0.85 }, source, start, end, whole);
  }
  switch (label.field) {
    case 'brand':
      return readBrand(source, start, end, sure);
    case 'model': {
      const { brand, model } = modelIn(scan, start, end);
      const claims: ValueClaim[] = [];
      if (brand) claims.push({ field: 'brand', ...brand, confidence: 0.8 });
      if (model && !isPlaceholder(model.value)) claims.push({ field: 'model', ...model, confidence: sure });
      return { claims, end: whole ? to : (model?.end ?? end) };
    }
    case 'machine':
      return readMachine(label, source, start, end, whole);
    case 'serial': {
      // `Pin: 43°36′54″N …`: a pin on the map.
      const pinned =
        firstIn(source.marks.points, start, start + 3) ??
        firstIn(source.marks.links, start, start + 3)?.point;
      if (pinned)
        return {
          claims: [
            {
              field: 'point',
              value: placed(source, pinned),
              start: pinned.start,
              end: pinned.end,
              confidence: sure,
            },
          ],
          end: pinned.end,
        };
      // `号機: R-25` is the machine's name, `号機: 40123` its serial number.
      if (
        /^(?:号機|机号|機號|機番)$/.test(label.phrase) &&
        end - start < 12 &&
        !/\d{4}/.test(text.slice(start, end))
      )
        return {
          claims: [{ field: 'unit', value: text.slice(start, end), start, end, confidence: sure }],
          end: to,
        };
      const serial = serialAt(text, start, end) ?? (whole ? wholeSerial(text, start, end) : undefined);
      if (!serial) return { claims: [], end: to };
      return { claims: [{ field: 'serial', ...serial, confidence: sure }], end: serial.end };
    }
    case 'unit': {
      // A `device` is a tracker, but where its name is a machine's: `Crew 31`, `WT-05`.
      if (
        label.phrase === 'device' &&
        !/^(?:\p{L}[\p{L} ]{1,20} |\p{L}{1,5}-)\d{1,4}(?:\s?\(|$)/u.test(text.slice(start, end))
      )
        return { claims: [], end: to };
      if (!mayName(source, start, end)) return { claims: [], end: to };
      const pin = /^(?=(?:.*\d){6})(?=.*[A-Z])[A-HJ-NPR-Z\d]{17}(?![\p{L}\p{N}])/u.exec(
        text.slice(start, Math.min(end, start + 18)),
      )?.[0];
      // A name of seventeen letters and digits is a PIN, whatever it is called.
      if (pin)
        return {
          claims: [{ field: 'serial', value: pin, start, end: start + pin.length, confidence: sure }],
          end: start + pin.length,
        };
      // `EX-88, Volvo EC300E`: the owner's name over the machine's in one cell.
      const named = whole ? text.slice(start, end).indexOf(', ') : -1;
      const below = named > 0 ? machineAt(scan, start + named + 2, end) : undefined;
      if (below?.model) {
        const name = { value: text.slice(start, start + named), start, end: start + named };
        return {
          claims: [
            { field: 'unit', ...name, confidence: sure },
            { field: 'brand', ...below.brand, confidence: 0.75 },
            { field: 'model', ...below.model, confidence: 0.75 },
          ],
          end: to,
        };
      }
      // `Unit: Trackunit Raw 5501-8827`, `Trackunit-enhed: TU500-2`: the tracker.
      if (
        (!whole && hasBits(scan, start, Math.min(end, start + 3), may.provider)) ||
        isOfProvider(source, label, start)
      )
        return { claims: [], end: to };
      const unit = unitIn(text, start, end, whole);
      // `ID: Big Orange`, but `ID: 7b9e0c32`: a label that names anything.
      if (unit && sure <= trustByForm && !isOwnersName(unit.value)) return { claims: [], end: to };
      // `Name: Wacker Neuson EZ53`: a designation, where nothing else says the brand and model.
      const machine = unit && machineAt(scan, unit.start, unit.end);
      if (unit && machine?.model) {
        const designation: ValueClaim[] = [
          { field: 'brand', ...machine.brand, confidence: 0.55 },
          { field: 'model', ...machine.model, confidence: 0.55 },
        ];
        const isMore = machine.end < unit.end;
        const confidence = isMore ? sure : 0.5;
        return {
          claims:
            isMore || sure > 0.8 ? [{ field: 'unit', ...unit, confidence }, ...designation] : designation,
          end: unit.end,
        };
      }
      return unit
        ? { claims: [{ field: 'unit', ...unit, confidence: sure }], end: unit.end }
        : { claims: [], end: to };
    }
    case 'hours': {
      const hours = hoursAt(
        text,
        start + (leadToNumber.exec(text.slice(start, Math.min(end, start + 56)))?.[0].length ?? 0),
        end,
      );
      return hours
        ? { claims: [{ field: 'hours', ...hours, confidence: sure }], end: hours.end }
        : { claims: [], end: to };
    }
    case 'location':
    case 'address':
    case 'city':
    case 'state': {
      // `State: Error E-214 (…)`: the machine's, and none of a country.
      if (label.field === 'state' && faultAhead(source, start, end) !== undefined)
        return readFaults(
          { field: 'code', trust: 0.8 },
          source,
          faultAhead(source, start, end) ?? start,
          end,
          whole,
        );
      const claims = readLocation(label, source, start, end);
      const date = / when|when |^at$/.test(label.phrase)
        ? firstIn(source.marks.dates, start, end)
        : undefined;
      if (date)
        claims.push({ field: 'time', value: date.iso, start: date.start, end: date.end, confidence: 0.8 });
      // `…, Bend OR. 2026-05-05 05:05 PDT`: what follows the place is read as running text.
      const dated = whole || date ? undefined : firstIn(source.marks.dates, start, end);
      return { claims, end: dated && dated.start - start >= 8 ? dated.start : to };
    }
    case 'lat':
    case 'long': {
      // `Breite / Länge .... 47,6779° N / 9,1732° O`
      const both = label.field === 'lat' ? firstIn(source.marks.points, start, start + 1) : undefined;
      // A column of latitudes beside one of longitudes is no point by itself: its name may say `Lat S`.
      if (both && both.end <= end) {
        const place = { start: both.start, end: both.end };
        return {
          claims: [{ field: 'point', value: placed(source, both), ...place, confidence: sure }],
          end: both.end,
        };
      }
      // `Latitude (S): 33.8688`, `Long W: 51.2093`: the half of the globe that the label names.
      const claims = readDegrees(label.field, text, start, end);
      const isNegative = halfOfLabel.test(text.slice(Math.max(0, start - 8), start));
      return { claims: isNegative ? claims.map(negative) : claims, end: to };
    }
    case 'code':
    case 'fault': {
      // `ALERT: Excavator R-14`: whose alert it is.
      const owned =
        label.field === 'fault' && end - start < 40
          ? kindAndNumber.exec(text.slice(start, end))?.[1]
          : undefined;
      // `Fault alert: Skid 9`
      if (
        !owned &&
        end - start < 24 &&
        kindAndFigure.test(text.slice(start, end)) &&
        isKinds(source, start, end)
      )
        return {
          claims: [{ field: 'unit', value: text.slice(start, end), start, end, confidence: 0.6 }],
          end: to,
        };
      if (owned && hasBits(scan, start, end, may.machineType) && !hasBits(scan, start, end, may.part))
        return {
          claims: [{ field: 'unit', value: owned, start: end - owned.length, end, confidence: 0.6 }],
          end: to,
        };
      return readFaults(label, source, start, end, whole);
    }
    case 'description': {
      const value = text.slice(start, end);
      const apart = numberApart(text, start, end, sure);
      if (apart) return { claims: [apart], end: to };
      // `Failure mode: 18 (data valid but below normal)`
      if (label.phrase === 'failure mode' && /^\d{1,2}(?![\d.:/])/.test(text.slice(start, end)))
        return readFaultNumber({ ...label, field: 'fmi' }, text, start, end);
      // `Benämning: Lastare 4`: what is told of a machine and of a fault alike is a name where it has the form of one.
      if (namings.has(label.phrase) && isNumberedName(value))
        return { claims: [{ field: 'unit', value, start, end, confidence: 0.6 }], end: to };
      // `Désignation: HA16 RTJ PRO`: its type.
      if (namings.has(label.phrase) && isDesignation(value) && !/^\d+$/.test(value))
        return { claims: [{ field: 'model', value, start, end, confidence: 0.5 }], end: to };
      // `Description: CATERPILLAR 336`: of the machine.
      const machine = machineAt(scan, start, end);
      if (machine?.model && end - machine.end < 24)
        return {
          claims: [
            { field: 'brand', ...machine.brand, confidence: 0.7 },
            { field: 'model', ...machine.model, confidence: 0.7 },
          ],
          end: to,
        };
      // `P0263 means: Cylinder 1 contribution. Bobcat rates this code as Warning.`
      const rated = hasBits(scan, start, end, may.severity) ? ratedPart(source, start, end, true) : undefined;
      const told = text.slice(start, rated?.start ?? end);
      const claims: ValueClaim[] = rated ? [rated.claim] : [];
      if (/\p{L}/u.test(told))
        claims.push({
          field: 'description',
          value: told,
          start,
          end: start + told.length,
          confidence: sure,
        });
      return { claims, end: to };
    }
    case 'severity':
    case 'lamp': {
      const severity = severityIn(scan, start, end) ?? severityOfLamp(label, source, start, end);
      if (!severity) return { claims: [], end: to };
      const claim: ValueClaim = {
        field: 'severity',
        value: severity.severity,
        start: severity.start,
        end: severity.end,
        confidence: sure,
      };
      return { claims: [claim], end: whole ? to : severity.end };
    }
    case 'time':
    case 'date':
    case 'clock':
      return readTime(label, source, start, end);
    case 'spn':
    case 'fmi':
    case 'mid':
      return readFaultNumber(label, text, start, end);
    case 'type': {
      // `Category: serious`: what sorts faults and not machines.
      const stated = isSeverityAlone(scan, start, end) ? severityIn(scan, start, end) : undefined;
      if (stated) {
        const place = { start: stated.start, end: stated.end };
        return {
          claims: [{ field: 'severity', value: stated.severity, ...place, confidence: 0.8 }],
          end: to,
        };
      }
      const machine = machineAt(scan, start, end);
      const claims: ValueClaim[] = [
        { field: 'type', value: text.slice(start, end), start, end, confidence: sure },
      ];
      if (machine) claims.push({ field: 'brand', ...machine.brand, confidence: 0.7 });
      if (machine?.model) claims.push({ field: 'model', ...machine.model, confidence: 0.7 });
      return { claims, end: to };
    }
    case 'zone':
    case 'source-id':
      return {
        claims: [{ field: label.field, value: text.slice(start, end), start, end, confidence: sure }],
        end: to,
      };
    case 'status': {
      // `Status: ERROR 8-1107`, `State: fault E-12 active`
      const fault = faultAhead(source, start, end);
      if (fault !== undefined && !saysOver(text.slice(start, end))) {
        const read = readFaults({ field: 'code', trust: 0.8 }, source, fault, end, whole);
        if (read.claims.some((claim) => claim.field === 'code')) return { claims: read.claims, end: to };
      }
      // `Status: RED`: a lamp's colour, where the status is not that the fault is over.
      const severity = severityIn(scan, start, end);
      const hours = firstIn(source.marks.hours, start, end);
      if (hours)
        return {
          claims: [
            { field: 'hours', value: hours.value, start: hours.start, end: hours.end, confidence: 0.7 },
          ],
          end: to,
        };
      return {
        claims: severity
          ? [
              {
                field: 'severity',
                value: severity.severity,
                start: severity.start,
                end: severity.end,
                confidence: 0.5,
              },
            ]
          : [],
        end: to,
      };
    }
    case 'ignored': {
      // `Engine: SPN 5571 FMI 0, high pressure relief valve`: the part that is at fault.
      if (firstIn(source.marks.codes, start, start + 1) && faultyPart.test(label.phrase))
        return readFaults({ field: 'code', trust: 0.8 }, source, start, end, whole);
      // `Fix: 67°51.300'N 020°13.500'E`: of the receiver, and so of the machine.
      const fixed = receivers.test(label.phrase) ? firstIn(source.marks.points, start, start + 3) : undefined;
      if (fixed) {
        const place = { start: fixed.start, end: fixed.end };
        return {
          claims: [{ field: 'point', value: placed(source, fixed), ...place, confidence: 0.85 }],
          end: fixed.end,
        };
      }
      // `Fleet: BHL-3` is no group of machines.
      if (fleets.has(label.phrase) && /^\p{Lu}{1,5}-\d{1,4}$/u.test(text.slice(start, end)))
        return {
          claims: [{ field: 'unit', value: text.slice(start, end), start, end, confidence: 0.6 }],
          end: to,
        };
      // `Last seen: 512 Old Post Rd, Edison, NJ`, `Geofence: Orchard Works, Canal Road, Bradford BD1 4SP`
      const isSeen = seenAt.test(label.phrase);
      if ((isSeen || fences.test(label.phrase)) && end - start < 140) {
        const date = firstIn(source.marks.dates, start, end);
        const place = addressLineOf(source, start, date ? Math.max(start, date.start) : end);
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
  }
}

/** `Red stop lamp: ON`: what the lamp is called says how bad it is, where it is lit. */
function severityOfLamp(label: Label, { text, scan }: Source, start: number, end: number) {
  if (label.field !== 'lamp' || !isOn.test(text.slice(start, end))) return undefined;
  const before = text.slice(Math.max(0, start - 48), start);
  const name = /(?:^|[\n,;|/·(])([^\n,;|/·(]{3,40})$/.exec(before)?.[1];
  return name === undefined ? undefined : severityIn(scan, start - name.length, start);
}

const isOn =
  /^(?:on|lit|yes|true|1|steady|solid|flashing|blinking|active|an|ein|leuchtet|allumée?|encendid[oa]|acces[oa]|ligad[oa]|aan|på|tændt|päällä|włączona|svítí|yanıyor)(?![\p{L}\p{N}])/iu;

const faultyPart =
  /^(?:engine|motor|moteur|motore|silnik|moottori|ecm|ecu|transmission|getriebe|trasmissione|transmisión|transmissão|controller|control unit|module|steuergerät|hydraulics?|aftertreatment|brakes?|axle)$/;

/** `Model / Serial: HX300AL / HHKHK905PM0000519`: as many values as labels, else what the labels have in common. */
function readParts(
  parts: readonly Label[],
  source: Source,
  start: number,
  end: number,
  whole: boolean,
): ReadValue {
  const fields = parts.map((part) => part.field);
  // Komatsu's type is a part of the model: `MODEL-TYPE-SERIAL PC210LC-11-A12874`.
  const type = fields.indexOf('type');
  const joined = type > 0 && fields[type - 1] === 'model' ? type : -1;
  const value = source.text.slice(start, end);
  if (joined > 0 && / [/|] /.test(value))
    return readParts(
      parts.filter((_, index) => index !== joined),
      source,
      start,
      end,
      whole,
    );
  // `Type-Serial : PC210LC-11 / A13074`: beside a serial number a type is the model.
  if (
    fields[0] === 'type' &&
    !fields.includes('model') &&
    !fields.includes('brand') &&
    fields.includes('serial')
  )
    return readParts(
      parts.map((part) => (part.field === 'type' ? { ...part, field: 'model', trust: 0.8 } : part)),
      source,
      start,
      end,
      whole,
    );
  for (const mark of partMarks) {
    const edges = [...value.matchAll(mark)];
    if (edges.length !== parts.length - 1) continue;
    const claims: ValueClaim[] = [];
    for (const [index, part] of parts.entries()) {
      if (index === joined) continue;
      const before = edges[index - 1];
      const after = edges[index + 1 === joined ? joined : index];
      const from = before ? before.index + before[0].length : 0;
      claims.push(
        ...readValue(part, source, start + from, start + (after?.index ?? value.length), true).claims,
      );
    }
    return { claims, end };
  }
  const surest = [...parts].sort((a, b) => b.trust - a.trust)[0];
  const [first = surest] = parts;
  if (first === undefined) return { claims: [], end };
  const label: Label =
    fields.includes('model') && !fields.includes('type')
      ? { ...first, field: 'machine' }
      : { ...(surest ?? first) };
  return readValue(
    { phrase: label.phrase, field: label.field, trust: label.trust },
    source,
    start,
    end,
    whole,
  );
}

const partMarks = [/\s{1,3}[/|]\s{1,3}/g, /\//g, /\s[-–—·]\s/g, /,\s/g, /-/g];

const namings = new Set(
  'bezeichnung|benämning|betegnelse|désignation|designation|description|beskrivning|omschrijving|opis|popis|descripción|descrizione|descrição|kuvaus|名称|名稱|title'
    .split('|')
    .map((phrase) => wordsOf(phrase).join(' ')),
);
const fleets = new Set(['fleet', 'group', 'fleet group']);

/** What is a measure's (`"unit": "Hours"`) or itself a label of something else (`Device | Status`) names no machine. */
function mayName({ text, scan }: Source, start: number, end: number): boolean {
  if (end - start > 24) return true;
  const value = text.slice(start, end);
  if (/\d/.test(value)) return true;
  if (measures.test(value)) return false;
  const label = labelNamed(scan, start, end);
  return !label || label.field === 'machine' || label.field === 'unit' || label.field === 'type';
}

/** A portal's name stands right before the label. */
function isOfProvider({ text, scan }: Source, label: Label, start: number): boolean {
  const first = firstWordFrom(scan, start) - label.phrase.split(' ').length - 1;
  return (
    first >= 0 &&
    ((scan.bits[first] ?? 0) & may.provider) !== 0 &&
    /^\p{L}{4,20}[- ]\p{L}[\p{L} ]{2,20}[:\s]{1,4}$/u.test(text.slice(startOf(scan, first), start))
  );
}

const measures =
  /^(?:h|hrs?|hours?|sec(?:onds?)?|s|ms|milliseconds?|min(?:ute)?s?|days?|km|mi|miles?|met(?:er|re)s?|kilomet(?:er|re)s?|lit(?:er|re)s?|gal(?:lons?)?|percent|%|°?[cf]|celsius|fahrenheit|k?pa|bar|psi|rpm|volts?|v|kg|tons?|kwh?|count|stunden|heures?|horas?|ore|uren|timmar|timer)$/i;

const kindAndNumber = /^(?:\p{L}[\p{L}-]{2,20} ){1,3}(\p{Lu}{1,5}-\d{1,5}|#\d{1,5})$/u;

const kindAndFigure = /^(?:\p{L}{3,16} ){1,2}\d{1,4}\p{Lu}?$/u;

/** All words but the last are kinds of machine. */
function isKinds({ scan }: Source, from: number, to: number): boolean {
  const first = firstWordFrom(scan, from);
  let word = first;
  for (; word < scan.count && startOf(scan, word + 1) < to && word + 1 < scan.count; word += 1)
    if (((scan.bits[word] ?? 0) & (may.kind | may.machineType)) === 0) return false;
  return word > first;
}

const nameLabels = new Set<Label['field']>(['unit', 'serial', 'machine', 'source-id', 'type']);
const periods =
  /^(?:report )?(?:period|day|date range)$|^(?:zeitraum|periode|periodo|okres|berichtszeitraum)$/;

const seenAt =
  /^last (?:seen|reported|report|heard|message|ping|contact|communication|known|update|online)$|^(?:letzte meldung|letzter kontakt|dernier contact|último contacto|ultimo contatto|laatste contact|senaste kontakt)$/;
const receivers =
  /^(?:(?:last |gps |gnss |sat |satellite )?fix|gps|gnss|gps (?:status|signal|quality|data)|signal|satellites?|receiver|waypoint|pin|map|maps?|(?:last )?(?:ping|report|message|update|contact|seen))$/;
const fences = /^(?:geofence|geo fence|geozone|zone name)$/;

/** An address with its town and its state or postal code: what else a geofence or a report may be called is none. */
function addressLineOf({ text, scan }: Source, start: number, from: number) {
  const [at, end] = trimmed(text, start, from);
  const found = addressLine(scan, at, end);
  return found?.address && found.city ? found : undefined;
}

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

const placeFields = new Set(['location', 'lat', 'address']);

/** `the meter shows 5,127`, `el horómetro marca 18.455`, `Telleren står på 9 377`. */
const tellsHours =
  /^(?:are|is|was|at|now|reads?|reading|of|shows?|showing|says?|sits|ist|steht|stand|zeigt|marca|marcando|indica|está|esta|es|affiche|indique|est|segna|è|mostra|registra|staat|toont|står|visar|viser|er|är|on|näyttää|pokazuje|wskazuje|ukazuje)\s(?:(?:now|at|is|just|about|around|jetzt|bei|auf|nu|op|på|à|de|en|em|a|ca\.?|circa|över|rond)\s){0,2}/iu;

/** `ca. 7250`, and the figures after the words: `seven thousand two hundred (7200)`. */
const leadToNumber = /^(?:\D{0,12}\s|[\p{L} -]{4,50}\()(?=\d)/u;

/**
 * Where the value ends that follows a label with nothing but a space between (`serial H2580417`, `severity high`), or
 * undefined where what follows isn't such a value, and so the word no label.
 */
export function bareValueEnd(label: Label, source: Source, at: number, to: number): number | undefined {
  const { text, scan, marks } = source;
  const window = text.slice(at, Math.min(to, at + 80));
  switch (label.field) {
    case 'serial':
      return serialAt(text, at, to)?.end;
    case 'unit': {
      const token =
        /^["“„«'*]?(?:#\s?)?(?:[\p{L}]{1,12}[- ]?)?\d[\p{L}\p{N}]{0,12}(?:[-./][\p{L}\p{N}]{1,10}){0,3}#?(?![\p{L}\p{N}])/u.exec(
          window,
        )?.[0];
      if (
        token &&
        !/^\d+$/.test(token) === false &&
        /^\s?(?:h|hrs?|hours|mi|%)\b/i.test(window.slice(token.length))
      )
        return undefined;
      // `Unit 2 Brierley Road`: a unit of an estate.
      if (token && /^\d+$/.test(token) && estate.test(window.slice(token.length))) return undefined;
      // `Asset LK-2 Digger`, to the end of what is said
      const rest = token ? text.slice(at + token.length, Math.min(to, at + 80)) : '';
      if (
        token &&
        to - at < 60 &&
        /^(?: \p{Lu}[\p{L}-]{2,14}){1,2}$/u.test(rest) &&
        !hasBits(scan, at + token.length, to, may.severity | may.brand | may.trouble | may.part | may.label)
      )
        return to;
      // A name without digits only after a label that can't be a word of a sentence.
      const name = label.phrase.includes(' ')
        ? /^\p{Lu}[\p{L}\p{N}'-]{1,20}(?: \p{Lu}?[\p{L}\p{N}'-]{1,20}){0,3}(?=[,;|)\n]|$)/u.exec(window)?.[0]
        : undefined;
      const quoted = /^["“„«]\p{Lu}[^"”“»\n]{1,30}["”“»]/u.exec(window)?.[0];
      const found = quoted ?? token ?? name;
      return found === undefined ? undefined : at + found.length;
    }
    case 'brand': {
      return machineAt(scan, at, to)?.brand.end ?? brandAt(text, at)?.end;
    }
    case 'machine': {
      // `Machine ABC-9 raised an alarm`: a name with letters and digits.
      const name =
        /^(?=[\p{L}-]{0,8}\d)\p{L}[\p{L}\p{N}]{0,11}(?:-[\p{L}\p{N}]{1,8}){0,2}(?![\p{L}\p{N}])/u.exec(
          window,
        )?.[0] ??
        /^(?:(?:\p{Lu}{1,6}|\d{1,5})-\d{1,6}|\d{1,4}-\p{L}{1,5}|\d{4,9})(?![\p{L}\p{N}])/u.exec(window)?.[0];
      return machineAt(scan, at, to)?.end ?? (name === undefined ? undefined : at + name.length);
    }
    case 'model':
      return modelAt(scan, at, to)?.end;
    case 'type': {
      // `marki Volvo, typ A40G`
      const model = modelAt(scan, at, to);
      return model && /^(?=.*\p{Lu})(?=.*\d{2})/u.test(model.value) && isDesignation(model.value)
        ? model.end
        : undefined;
    }
    case 'clock':
      return label.phrase === 'clock' ? hoursAt(text, at, to)?.end : undefined;
    case 'hours':
      return hoursAt(text, at + (tellsHours.exec(window)?.[0].length ?? 0), to)?.end;
    case 'severity':
    case 'lamp': {
      const found = severityIn(scan, at, Math.min(to, at + 24));
      // `Nível baixo do líquido` is a part's level; `priority 2 (amber)` has its number before the word.
      const isParts =
        found && /^\s(?:do|da|de|del|dell|di|des|du|of|von|im)\b/.test(text.slice(found.end, found.end + 6));
      return found && !isParts && /^\s*(?:is\s|=\s?)?(?:\d\s?)?["'(]?$/i.test(text.slice(at, found.start))
        ? found.end
        : undefined;
    }
    case 'time': {
      const lead = /^(?:at|on|since|the)\s/i.exec(window)?.[0].length ?? 0;
      return firstIn(marks.dates, at, at + lead + 1)?.end;
    }
    case 'address':
    case 'location': {
      const lead = /^(?:at|is|near|in|@|:)\s{0,2}/i.exec(window)?.[0].length ?? 0;
      const place = placeAt(source, at + lead, to);
      return place;
    }
    case 'code':
    case 'fault':
      return beginsWithCode(label, source, at, to) ? readFaults(label, source, at, to, false).end : undefined;
    case 'spn':
    case 'fmi':
    case 'mid':
      return /^\d{1,7}(?![\p{L}\p{N}.])/u.exec(window)?.[0].length === undefined
        ? undefined
        : at + (/^\d{1,7}/.exec(window)?.[0].length ?? 0);
    case 'lat':
    case 'long': {
      // `Lat. 48,1370 / Lon. 11,5760`: a decimal comma; with a point both are one point already.
      const angle = /^[+\-−]?\d{1,3},\d{3,8}(?![\d,])/.exec(window)?.[0];
      if (angle !== undefined) return at + angle.length;
      // `lat 41.2565` over `lon -95.9345`, `Lat. 33° 52' 7.7" S`: a line for itself.
      const isLine = at - text.lastIndexOf('\n', at - 1) <= label.phrase.length + 4 && to - at < 30;
      return isLine && (plainAngle.test(window) || angleIn(window) !== undefined) ? to : undefined;
    }
    default:
      return undefined;
  }
}

const plainAngle = /^[+\-−]?\d{1,3}\.\d{2,10}\s?°?\s?[NSEW]?$/;

const estate =
  /^,? [\p{L}' ]{2,30}\b(?:road|rd|street|st|avenue|ave|park|estate|lane|ln|way|drive|dr|business|industrial|trading|boulevard|blvd|court|close|works)\b/iu;

/** Whether `bareValueEnd` would find a value, for less work. */
export function bareValueBegins(label: Label, source: Source, at: number, to: number): boolean {
  if (label.field === 'code' || label.field === 'fault') return beginsWithCode(label, source, at, to);
  return bareValueEnd(label, source, at, to) !== undefined;
}

/** A cell under `Serial` is the serial number where it is one word with a digit. */
function wholeSerial(text: string, start: number, end: number) {
  const value = text.slice(start, end);
  return /^(?=.*\d)[\p{L}\d][\p{L}\d./-]{1,24}$/u.test(value) ? { value, start, end } : undefined;
}

function readBrand(source: Source, start: number, end: number, sure: number): ReadValue {
  const { text } = source;
  const machine = machineAt(source.scan, start, end);
  if (machine) {
    const claims: ValueClaim[] = [{ field: 'brand', ...machine.brand, confidence: sure }];
    if (machine.model) claims.push({ field: 'model', ...machine.model, confidence: 0.8 });
    return { claims, end: machine.end };
  }
  // `クボタ（Kubota）`, `卡特彼勒 Caterpillar`: the name that the catalogue knows, wherever it stands in the value.
  const inside = findMachine(source.scan, start, end, () => false);
  if (inside && end - start < 40)
    return { claims: [{ field: 'brand', ...inside.brand, confidence: sure }], end };
  const cut = cutAt(text, start, end, /[,;|(（]/);
  const value = text.slice(start, cut).trim();
  const known = brandNamed(value);
  if (!/\p{L}{2}/u.test(value) || value.length > 40) return { claims: [], end };
  return {
    claims: [
      { field: 'brand', value: known?.name ?? value, start, end: start + value.length, confidence: sure },
    ],
    end: cut,
  };
}

/** What is called the machine may be brand and model, or the name that its owner gave it. */
function readMachine(label: Label, source: Source, start: number, end: number, whole: boolean): ReadValue {
  const { text, scan } = source;
  const sure = label.trust;
  const claims: ValueClaim[] = [];
  let machine = machineAt(scan, start, end);
  const parts =
    machine || !/ [|/·] /.test(text.slice(start, Math.min(end, start + 100)))
      ? []
      : identityParts(scan, start, end);
  if (parts.length > 0)
    return { claims: parts.map((part) => ({ ...part, confidence: part.confidence + 0.1 })), end };
  let unitEnd = end;
  // `Engin : concasseur mobile Sandvik QJ341`: words for the kind of machine before it.
  if (!machine) {
    const inside = findMachine(scan, start, Math.min(end, start + 100), () => false);
    // `L-14 Volvo L90H`
    const own = inside?.model
      ? /^(\p{Lu}{1,5}-\d{1,4}\p{Lu}?)\s{1,2}$/u.exec(text.slice(start, inside.brand.start))?.[1]
      : undefined;
    if (inside && own) {
      machine = inside;
      claims.push({ field: 'unit', value: own, start, end: start + own.length, confidence: 0.75 });
    } else if (
      inside?.model &&
      kindWords.test(text.slice(start, inside.brand.start)) &&
      hasBits(scan, start, inside.brand.start, may.machineType | may.kind)
    ) {
      machine = inside;
    }
  }
  if (!machine) {
    // `TRENCH-3 (CAT 330)`, `Dump 41 - Peterbilt 389`: the owner's name first.
    for (const gap of text.slice(start, Math.min(end, start + 120)).matchAll(/[(,/|–—-]\s?/g)) {
      machine = machineAt(scan, start + gap.index + gap[0].length, end);
      if (machine) {
        unitEnd = start + gap.index;
        break;
      }
    }
    const unit = unitIn(text, start, unitEnd, false);
    const both = machine || !unit ? undefined : nameAndModel(scan, unit.start, end);
    if (both) return { claims: both.claims, end: both.end };
    // `Product: 2022 C345 Compact Track Loader`: a designation without its brand.
    const bare = machine ? undefined : modelIn(scan, start, end).model;
    const isProduct = /^(?:product|produkt|produit|producto|prodotto|produto)$/.test(label.phrase);
    if (
      bare &&
      /^(?=.*\p{Lu})(?=.*\d)[\p{L}\d][\p{L}\d .+/-]{1,20}$/u.test(bare.value) &&
      (isProduct ||
        (bare.end < end &&
          // `Machine: S780 Combine`; `EX-12 Excavator` is a name.
          (/^(?:19|20)\d\d /.test(text.slice(start, end)) ||
            (isDesignation(bare.value) &&
              !/^\p{Lu}{1,5}[- ]?\d{1,2}$/u.test(bare.value) &&
              hasBits(scan, bare.end, end, may.machineType) &&
              /^[ \p{L}]+$/u.test(text.slice(bare.end, end))))))
    )
      return { claims: [{ field: 'model', ...bare, confidence: 0.7 }], end };
    const made = machine ? undefined : unknownMaker.exec(text.slice(start, Math.min(unitEnd, start + 48)));
    if (made?.[1] && made[2] && !hasBits(scan, start, start + made[1].length, may.machineType | may.label)) {
      const model = start + made[0].length - made[2].length;
      claims.push(
        { field: 'brand', value: made[1], start, end: start + made[1].length, confidence: 0.55 },
        { field: 'model', value: made[2], start: model, end: model + made[2].length, confidence: 0.55 },
      );
      return { claims, end: whole ? end : model + made[2].length };
    }
    if (unit && !isPlaceholder(unit.value) && mayName(source, unit.start, unit.end))
      claims.push({ field: 'unit', ...unit, confidence: machine ? 0.9 : 0.75 });
    if (!machine) {
      const bracketed =
        unit &&
        /^\s?\((?:S\/?N:?\s)?((?=[A-Z\d]{0,16}\d{3})(?=\d{0,16}[A-Z])[A-Z\d]{6,17})\)/.exec(
          text.slice(unit.end, end),
        );
      if (unit && bracketed?.[1]) {
        const from = unit.end + bracketed[0].indexOf(bracketed[1]);
        claims.push({
          field: 'serial',
          value: bracketed[1],
          start: from,
          end: from + bracketed[1].length,
          confidence: 0.6,
        });
      }
      const told = unit && modelShape.test(unit.value) ? modelThenSerial(text, unit, end) : undefined;
      if (told) return { claims: told.claims, end: told.end };
      // `Machine: SVL97-2`: a designation of the shape that only models have, for a brand that stands elsewhere.
      if (unit && modelShape.test(unit.value)) claims.push({ field: 'model', ...unit, confidence: 0.42 });
      return { claims, end: whole ? end : (unit?.end ?? end) };
    }
  }
  claims.push({ field: 'brand', ...machine.brand, confidence: sure });
  if (machine.model) claims.push({ field: 'model', ...machine.model, confidence: sure });
  // `Liebherr L 556 XPower, Loader A`, `Wirtgen W 210 Fi (Mill 5)`: all of the cell, or a bracket, after the machine.
  const own = machine.model && unitEnd === end ? nameBeside(text, machine.end, end) : undefined;
  if (own && !/^, /.test(text.slice(machine.end, machine.end + 2))) {
    claims.push({ field: 'unit', value: own.value, start: own.start, end: own.end, confidence: 0.65 });
    return { claims, end: own.next };
  }
  const serial = machine.model ? serialAfterModel(text, machine.end, end) : undefined;
  if (serial) claims.push({ field: 'serial', ...serial, confidence: 0.6 });
  const after = serial && unitEnd === end ? nameBeside(text, serial.end, end) : undefined;
  if (after)
    claims.push({ field: 'unit', value: after.value, start: after.start, end: after.end, confidence: 0.6 });
  if (whole) {
    const known = new Set(claims.map((claim) => claim.field));
    claims.push(
      ...inBrackets(text, serial?.end ?? machine.end, end).filter((claim) => !known.has(claim.field)),
    );
    // `Liebherr R 938, Face shovel`, `Liebherr R 926, (Bagger Nord)`: the owner's name below the machine in one cell.
    const below = /^,? ?(?:, |\()(\p{Lu}[\p{L}\d #'’.-]{1,20})\)?$/u.exec(
      text.slice(machine.end, Math.min(end, machine.end + 28)),
    );
    const name = below?.[1] ?? '';
    const nameStart = machine.end + (below?.[0].indexOf(name) ?? 0);
    const nameEnd = nameStart + name.length;
    if (name !== '' && !known.has('unit') && !isKindAlone(source, nameStart, nameEnd))
      claims.push({ field: 'unit', value: name, start: nameStart, end: nameEnd, confidence: 0.7 });
  }
  return { claims, end: after?.end ?? serial?.end ?? machine.end };
}

const kindWords = /^(?:\p{L}{2,24}[ -]){1,4}$/u;

/** `Wheel loader`: a kind of machine, which nobody's machine is called. */
function isKindAlone({ scan }: Source, from: number, to: number): boolean {
  let kinds = 0;
  let words = 0;
  for (let word = firstWordFrom(scan, from); word < scan.count && startOf(scan, word) < to; word += 1) {
    if (((scan.bits[word] ?? 0) & may.machineType) !== 0) kinds += 1;
    words += 1;
  }
  return kinds === words || kinds > 1;
}

/** `Dozer 9 (850L)`, `8R 370 (Tank)`, `850L - Dozer 9`: the form says which is the owner's name. */
function nameAndModel(scan: Scan, start: number, to: number) {
  const { text } = scan;
  const match = twoNames.exec(text.slice(start, Math.min(to, start + 64)));
  const [whole, inner] = [match?.[1], match?.[2]?.replace(ownLead, '')];
  // `35P-Tier excavator "Little Joe"`
  const outer =
    whole && /\s\p{Ll}{4}/u.test(whole)
      ? (modelIn(scan, start, start + whole.length).model?.value ?? whole)
      : whole;
  if (!match || outer === undefined || inner === undefined) return undefined;
  const from = start + match[0].lastIndexOf(inner);
  const first = { value: outer, start, end: start + outer.length };
  const second = { value: inner, start: from, end: from + inner.length };
  // What no bracket and no quotation mark sets apart must have a number, as a serial number would.
  const isName = /[([“"„«]/.test(match[0]) ? isOwnersName : isNumberedName;
  const [model, unit] =
    isDesignation(outer) && !/^\d+$/.test(outer) && isName(inner)
      ? [first, second]
      : isDesignation(inner) && !/^\d+$/.test(inner) && !isDesignation(outer) && isName(outer)
        ? [second, first]
        : [];
  if (!model || !unit) return undefined;
  const claims: ValueClaim[] = [
    { field: 'model', ...model, confidence: 0.5 },
    { field: 'unit', ...unit, confidence: 0.75 },
  ];
  return { claims, end: start + match[0].length };
}

const twoNames =
  /^([^()[\]"“„«,;|\n]{2,24}?)(?:\s{0,3}[([]|\s["“„«]|\s[-–—/|·]\s|,\s)([^()[\]"“”»,;|\n]{2,32}?)(?:[)\]"”“»]|(?=[,;|]|\s[-–—/]\s|$))/u;

/** `Bobcat S650 (unit 12, S/N ALJ811234)` in a cell: what stands beside the machine says which it is. */
function inBrackets(text: string, from: number, to: number): ValueClaim[] {
  const rest = text.slice(from, Math.min(to, from + 80));
  const claims: ValueClaim[] = [];
  for (const [field, shape] of beside) {
    const match = shape.exec(rest);
    if (!match?.[1]) continue;
    const start = from + match.index + match[0].length - match[1].length;
    claims.push({ field, value: match[1], start, end: start + match[1].length, confidence: 0.8 });
  }
  return claims;
}

const beside = [
  [
    'serial',
    /\b(?:S\/?N|serial|PIN|VIN)(?:\s?(?:no\.?|number))?[.:#\s]{1,3}((?=[A-Z-]{0,10}\d)[A-Z\d][A-Z\d-]{3,19})(?![\p{L}\d])/iu,
  ],
  [
    'unit',
    /\b(?:unit|asset|fleet|tag)(?:\s?(?:no\.?|number))?[:#\s]{1,2}((?=[\p{L}-]{0,8}\d)[\p{L}\d][\p{L}\d-]{0,11})(?![\p{L}\d])/iu,
  ],
] as const;

/** `Le Tourneau L-1850`: words written large, and a designation of letters and at least three digits. */
const unknownMaker =
  /^(\p{Lu}[\p{L}&'-]{1,14}(?: \p{Lu}[\p{L}&'-]{1,14}){0,2}) ((?=[\p{L}-]{0,6}\d{3})(?=\d{0,4}[\p{Lu}-])[\p{Lu}\d][\p{Lu}\d./-]{2,12})$/u;

/** `WA380-8 - H62209 (LDR 12)`: model, serial number and the owner's name, whose brand stands elsewhere. */
function modelThenSerial(text: string, model: { value: string; start: number; end: number }, to: number) {
  const match =
    /^(\s[-–/]\s|\s?[(,]\s?)((?=[A-Z]{0,8}\d)[A-Z\d]{5,17})\)?(?:\s(?:\(|\/\s"|-\s")([^()"\n]{2,24})[)"])?(?=[\s,;]|$)/.exec(
      text.slice(model.end, Math.min(to, model.end + 60)),
    );
  if (!match?.[2]) return undefined;
  const start = model.end + (match[1]?.length ?? 0);
  const end = model.end + match[0].length;
  const claims: ValueClaim[] = [
    { field: 'model', ...model, confidence: 0.6 },
    { field: 'serial', value: match[2], start, end: start + match[2].length, confidence: 0.65 },
  ];
  if (match[3])
    claims.push({
      field: 'unit',
      value: match[3],
      start: end - 1 - match[3].length,
      end: end - 1,
      confidence: 0.7,
    });
  return { claims, end };
}

const modelShape =
  /^(?:\p{Lu}{1,4}\d{2,4}\p{Lu}{0,3}-\d{1,2}\p{Lu}{0,3}\d?|\p{Lu}{2,4} \d{4}\p{Lu}{0,3}|\p{Lu}{1,4}\d{2,4}\p{Lu}{1,3}\d{0,2})$/u;

function unitIn(text: string, start: number, end: number, whole: boolean) {
  const lead = /^(?:#|no\.?\s|unit\s)\s?/i.exec(text.slice(start, end))?.[0].length ?? 0;
  const from = start + lead;
  const cut = whole ? end : cutAt(text, from, end, /[,;|()]|\s[-–—/]\s/);
  const value = text
    .slice(from, cut)
    .trim()
    .replace(/^["'“„«]|["'”“»]?\)?$/g, (mark) =>
      mark.endsWith(')') && text.slice(from, cut).includes('(') ? mark : '',
    )
    .trim();
  if (value === '' || value.length > 60 || !/[\p{L}\p{N}]/u.test(value)) return undefined;
  const offset = text.slice(from, cut).indexOf(value);
  return { value, start: from + offset, end: from + offset + value.length };
}

function readLocation(label: Label, source: Source, start: number, end: number): ValueClaim[] {
  const { text, marks } = source;
  const value = text.slice(start, end);
  const claims: ValueClaim[] = [];
  // A receiver without a fix says 0/0, and knows no place.
  // `Map   Fleet   Reports   Settings`: what a portal's page leads to.
  if (/^(?:\p{L}+ {2,}){2,}\p{L}+$/u.test(value)) return [];
  if (noFix.test(value)) return [{ field: 'no-place', value: true, start, end, confidence: label.trust }];
  const links = allIn(marks.addresses, start, end);
  const linked = allIn(marks.links, start, end).find((link) => link.point)?.point;
  const stated = /\d/.test(value) ? statedPoint(value, start, links) : undefined;
  const point = stated ?? withCommas(value, start) ?? labelledPoint(source, start, end) ?? linked;
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
  const town = point && townBeside.exec(text.slice(point.end, Math.min(end, point.end + 48)));
  const inState = point && town?.[1] ? addressIn(text, point.end, end) : undefined;
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
  if (point && town?.[1] && !siteNoun.test(town[1]) && !isPlaceholder(town[1])) {
    const from = point.end + town[0].indexOf(town[1]);
    const city = { value: town[1], start: from, end: from + town[1].length };
    claims.push({
      field: 'place',
      value: { address: undefined, city, state: undefined, start: city.start, end: city.end },
      start: city.start,
      end: city.end,
      confidence: label.trust,
    });
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
      !/\p{L}{2}/u.test(words) ||
      isPlaceholder(words) ||
      notAPlace.test(words) ||
      notAPlace.test(value.slice(from, to))
    )
      continue;
    const place = addressIn(text, start + from, start + to);
    // `51,9244 NB 4,4777 OL`: figures that nobody reads as a point are no street.
    if (!place || (place.address && /^[\d.,°\s]+$/.test(place.address.value))) continue;
    if (point && !place.city && !place.state && !/\d/.test(place.address?.value ?? '')) continue;
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

const townBeside =
  /^\s?(?:[([]\s?|[-–—,;/]\s)(\p{Lu}\p{Ll}[\p{L}'’-]{1,20}(?: (?:de|del|da|do|am|an der|la|las|los|upon|sur) (?=\p{Lu})| (?=\p{Lu})){0,1}(?:(?<=\s)\p{Lu}[\p{L}'’-]{1,20})?)\s?[)\]]?\s?\.?$/u;
const siteNoun =
  /\b(?:map|maps|gps|fix|quarry|pit|yard|site|park|mine|plant|depot|north|south|east|west|gate|dock|accuracy|last|approx|estimated|stationary|moving|parked|ok|valid|live|current|wgs|heading|speed|carrière|steinbruch|werk|halle|cantera|cava)\b/i;

const notAPlace =
  /^\W{0,3}(?:[2-9CFGHJMPQRVWX]{8}\+[2-9CFGHJMPQRVWX]{2,3}$|wgs ?84$|(?:accuracy|precision|genauigkeit|précision|precisión|altitude|hdop)\W{1,3}\d|see|view|click|open|show|unavailable|no (?:gps|fix|signal|location|position)|not (?:available|reported)|gps (?:off|lost)|unknown|last known|home|inside|within|near)\W{0,3}(?:map|link|here)?\W{0,3}$/i;

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

const noFix = /^[+-]?0{1,3}(?:[.,]0+)?\s?°?\s{0,2}[,/;\s]\s{0,2}[+-]?0{1,3}(?:[.,]0+)?(?![\d.,])/;

/** `위도 37.4563, 경도 126.7052`: latitude and longitude by their names in any language. */
function labelledPoint(source: Source, start: number, end: number) {
  const { scan } = source;
  let lat: { value: number; start: number; end: number } | undefined;
  let long: { value: number; start: number; end: number } | undefined;
  for (let word = firstWordFrom(scan, start); word < scan.count && startOf(scan, word) < end; word += 1) {
    const found = labelAt(scan, word, end);
    if (found?.label.field !== 'lat' && found?.label.field !== 'long') continue;
    const number = /^[\s:：=]{0,3}([+\-−]?\d{1,3}[.,]\d{1,10})/.exec(
      source.text.slice(found.end, Math.min(end, found.end + 24)),
    );
    if (!number?.[1]) continue;
    const value = Number(number[1].replace(',', '.').replace('−', '-'));
    const stop = found.end + number[0].length;
    const angle = { value, start: startOf(scan, word), end: stop };
    if (found.label.field === 'lat') lat = angle;
    else long = angle;
    if (!lat || !long) continue;
    if (Math.abs(lat.value) > 90 || Math.abs(long.value) > 180 || (long.value === 0 && lat.value === 0))
      return undefined;
    const [first, last] = [Math.min(lat.start, long.start), Math.max(lat.end, long.end)];
    return { lat: lat.value, long: long.value, start: first, end: last };
  }
  return undefined;
}

/** The point that a value states outside its links; what a label calls a location may state one with a single decimal. */
function statedPoint(value: string, from: number, links: readonly { start: number; end: number }[]) {
  let text = value;
  for (const link of links) {
    const [start, end] = [link.start - from, link.end - from];
    text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  }
  const point = findPoints(text, { minDecimals: 1 })[0];
  return point && { ...point, start: point.start + from, end: point.end + from };
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

function placeAt(source: Source, at: number, to: number): number | undefined {
  const point = firstIn(source.marks.points, at, Math.min(to, at + 7));
  if (point) return point.end;
  const link = firstIn(source.marks.links, at, at + 1);
  if (link) return link.end;
  if (!/^\d{1,6}[A-Za-z]?\s|^\p{Lu}/u.test(source.text.slice(at, at + 8))) return undefined;
  if (to - at < 100 && wholeAddress.test(source.text.slice(at, to))) return to;
  const found = findAddress(source.scan, at, Math.min(to, at + 160));
  return found && found.start === at ? found.end : undefined;
}

const halfOfLabel = /[\s(][SW](?:\)?\s?[:=]\s{0,3}|\)\s{1,3})$/;

function negative(claim: ValueClaim): ValueClaim {
  return claim.field === 'lat' || claim.field === 'long'
    ? { ...claim, value: -Math.abs(claim.value) }
    : claim;
}

function readDegrees(field: 'lat' | 'long', text: string, start: number, end: number): ValueClaim[] {
  const value = text.slice(start, end).replace(/\s?\/$/, '');
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

function readTime(label: Label, source: Source, start: number, end: number): ReadValue {
  const { text, marks } = source;
  const sure = label.trust;
  const epoch = end - start < 16 ? epochIso(text.slice(start, end)) : undefined;
  if (epoch !== undefined)
    return { claims: [{ field: 'time', value: epoch, start, end, confidence: sure }], end };
  const found = firstIn(marks.dates, start, end);
  if (found) {
    const zone = label.zone === undefined || found.hasZone ? undefined : zoneIn(label.zone);
    const iso = zone && found.hasTime ? withZone(found.iso, zone) : found.iso;
    return {
      claims: [
        { field: 'time', value: iso, start: found.start, end: Math.min(found.end, end), confidence: sure },
      ],
      end: Math.min(found.end, end),
    };
  }
  // `Clock: 15,200 h`: the meter, as British operators call it.
  const meter =
    label.phrase === 'clock' && !/[:.]\d\d\b/.test(text.slice(start, end))
      ? hoursAt(text, start, end)
      : undefined;
  if (meter) return { claims: [{ field: 'hours', ...meter, confidence: 0.85 }], end: meter.end };
  const clock = clockAt(text, start);
  if (!clock || clock.end > end) return { claims: [], end };
  const { hour, minute, second } = clock.clock;
  const value = `${hour}:${minute}:${second} ${clock.zone || (zoneIn(label.zone ?? '') ?? '')}`.trim();
  return { claims: [{ field: 'clock', value, start, end: clock.end, confidence: sure }], end: clock.end };
}

function readFaultNumber(
  label: Label & { field: string },
  text: string,
  from: number,
  end: number,
): ReadValue {
  // `SPN 94` in a column `PPID/SPN`: the number's name once more.
  const named = /^(?:(?:HCE)?SPN|FMI|MID)\s?[:#]?\s?(?=\d)/i.exec(text.slice(from, Math.min(end, from + 12)));
  const start = from + (named?.[0].length ?? 0);
  const value = text.slice(start, end);
  // `SPN: 3226 / 18` and `SPN: 3226 FMI: 18` say both.
  const both = /^(\d{1,7})\s{0,2}(?:[/.-]|[,;|·]?\s{0,2}FMI\s?[:=#]?)\s{0,2}(\d{1,2})(?!\d)/i.exec(value);
  if (label.field === 'spn' && both) {
    const [first, second] = [Number(both[1]), Number(both[2])];
    const claims: ValueClaim[] = [
      { field: 'spn', value: first, start, end: start + (both[1]?.length ?? 0), confidence: label.trust },
      {
        field: 'fmi',
        value: second,
        start: start + both[0].length - (both[2]?.length ?? 0),
        end: start + both[0].length,
        confidence: label.trust,
      },
    ];
    return { claims, end: start + both[0].length };
  }
  const digits = /^\d{1,7}(?!\d)/.exec(value)?.[0];
  if (digits === undefined) return { claims: [], end };
  const claim = { value: Number(digits), start, end: start + digits.length, confidence: label.trust };
  const claims: ValueClaim[] = [{ field: label.field as 'spn' | 'fmi' | 'mid', ...claim }];
  // `FMI: 18 - Data valid but below normal`: the words after it describe the fault.
  const words = /^\s{0,2}[-–—:(/,]\s{0,2}(\p{L}.{3,200})$/u.exec(value.slice(digits.length));
  if (words?.[1] && label.field !== 'mid' && !isNotice(words[1])) {
    const from = start + value.indexOf(words[1], digits.length);
    const description = words[1].replace(/\)$/, '').trim();
    claims.push({
      field: 'description',
      value: description,
      start: from,
      end: from + description.length,
      confidence: 0.7,
    });
    return { claims, end };
  }
  return { claims, end: claim.end };
}

function trimmed(text: string, from: number, to: number): [number, number] {
  let [start, end] = [from, to];
  while (start < end && (isSpace(text.charCodeAt(start)) || ':='.includes(text.charAt(start)))) start += 1;
  while (end > start && (isSpace(text.charCodeAt(end - 1)) || ',;|，；、。'.includes(text.charAt(end - 1))))
    end -= 1;
  // `Typ: EC220E / Nr.: …`: what sets the next label apart.
  if (end - start > 2 && text[end - 2] === ' ' && '/·•–'.includes(text.charAt(end - 1))) end -= 2;
  if (end - start > 2 && '"\'“„'.includes(text.charAt(start)) && '"\'”“'.includes(text.charAt(end - 1)))
    return [start + 1, end - 1];
  // `Asset: *ADT-4*`
  if (end - start > 2 && text[start] !== '*' && text[end - 1] === '*' && text[start - 1] === '*') end -= 1;
  return [start, end];
}

function cutAt(text: string, from: number, to: number, edge: RegExp): number {
  const index = text.slice(from, to).search(edge);
  return index < 0 ? to : from + index;
}
