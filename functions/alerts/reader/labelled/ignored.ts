import type { ValueClaim } from '../claims.ts';
import { readFaults } from '../faults.ts';
import { firstIn, type Source } from '../marks.ts';
import { addressLine } from '../values/addresses.ts';
import { placed } from '../values/points.ts';
import type { Label } from '../words/labels.ts';
import { type ReadValue, trimmed } from './value-bounds.ts';

/*
 * What is told by a label that no field has, so that most of its values say nothing: the part at fault after `Engine`, the
 * place after `Last seen`, the day after `Period`, the hours after `Odometer`.
 */

export function readIgnored(
  label: Label,
  source: Source,
  start: number,
  end: number,
  to: number,
  whole: boolean,
): ReadValue {
  const { text } = source;
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

const faultyPart =
  /^(?:engine|motor|moteur|motore|silnik|moottori|ecm|ecu|transmission|getriebe|trasmissione|transmisión|transmissão|controller|control unit|module|steuergerät|hydraulics?|aftertreatment|brakes?|axle)$/;

const fleets = new Set(['fleet', 'group', 'fleet group']);

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
