import { keysOf, labelsOf } from './labels.ts';
import { element, feedValues } from './of-several.ts';
import type { Pick } from './pick.ts';
import { type Field, fields, type StatedMachine } from './values.ts';

/*
 * Lists that leave out some values and contain other things instead. What is missing must not be read from something that only
 * looks like it.
 */

type Omitted = Exclude<Field, 'brand' | 'model' | 'code' | 'place'>;
const mayBeOmitted: readonly Omitted[] = ['unit', 'serial', 'hours', 'description', 'severity', 'time'];

/** A list of labels and values mixed with other things. */
export function listWithGaps(machines: readonly StatedMachine[], pick: Pick): PartlyStated {
  const [one] = machines as [StatedMachine];
  const { kept, others, omitted } = partsOf(pick);
  const separator = pick.of([': ', ': ', ' - ', '\t', ' : ']);
  const own = kept.map((field) => pick.of(labelsOf[field]) + separator + one.words[field]);
  const strange = others.map(([label, value]) => label + separator + value);
  const lines = pick.of([true, false]) ? [...own, ...strange] : pick.mixed(own, strange);
  return { text: lines.join('\n'), truths: [partOf(one, omitted)] };
}

/** A file with additional columns. */
export function fileWithGaps(machines: readonly StatedMachine[], pick: Pick): PartlyStated {
  const { kept, others, omitted } = partsOf(pick);
  const separator = pick.of([',', ';', '\t']);
  const cell = (value: string) => (value.includes(separator) ? `"${value}"` : value);
  const columns = pick.shuffled<{ name: string; value: (one: StatedMachine) => string }>([
    ...kept.map((field) => ({
      name: pick.of(labelsOf[field]),
      value: ({ words }: StatedMachine) => words[field],
    })),
    ...others.map(([label, value]) => ({ name: label, value: () => value })),
  ]);
  const rows = [
    columns.map(({ name }) => name),
    ...machines.map((one) => columns.map(({ value }) => cell(value(one)))),
  ];
  return {
    text: rows.map((cells) => cells.join(separator)).join('\n'),
    truths: machines.map((one) => partOf(one, omitted)),
  };
}

/** A feed's objects with additional keys. */
export function jsonWithGaps(machines: readonly StatedMachine[], pick: Pick): PartlyStated {
  const { kept, others, omitted } = partsOf(pick);
  const names = kept.map((field) => [field, pick.of(keysOf[field])] as const);
  const objects = machines.map((one) => {
    const values = feedValues(one);
    const entries = names.map(([field, key]) => [key, values[field]] as const);
    const strange = others.map(([label, value]) => [keyOf(label), value] as const);
    return Object.fromEntries(pick.mixed<readonly [string, string]>(entries, strange));
  });
  return { text: JSON.stringify(objects, null, 2), truths: machines.map((one) => partOf(one, omitted)) };
}

/** An XML feed with additional elements. */
export function xmlWithGaps(machines: readonly StatedMachine[], pick: Pick): PartlyStated {
  const { kept, others, omitted } = partsOf(pick);
  const names = kept.map(
    (field) => [field, pick.of(keysOf[field]).replace(/^\p{Ll}/u, (first) => first.toUpperCase())] as const,
  );
  const alerts = machines.map((one) => {
    const values = feedValues(one);
    const own = names.map(([field, name]) => element(name, values[field]));
    const strange = others.map(([label, value]) => element(keyOf(label), value));
    return `<Alert>${pick.mixed(own, strange).join('')}</Alert>`;
  });
  return {
    text: `<?xml version="1.0"?>\n<Alerts>${alerts.join('\n')}</Alerts>`,
    truths: machines.map((one) => partOf(one, omitted)),
  };
}

/** `Engine serial number` as `engineSerialNumber`. */
function keyOf(label: string): string {
  const [first = '', ...others] = label.replace(/[^\p{L} ]/gu, '').split(' ');
  return [first.toLowerCase(), ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(
    '',
  );
}

export interface PartlyStated {
  readonly text: string;
  readonly truths: readonly object[];
}

/** What a message contains, what it leaves out, and its other content. */
function partsOf(pick: Pick) {
  const omitted = omittedBy(pick);
  return { omitted, kept: fields.filter((field) => !omitted.has(field)), others: pick.several(beside, 3) };
}

/** The omitted values. */
export function omittedBy(pick: Pick): ReadonlySet<Field> {
  return new Set(pick.several(mayBeOmitted, pick.of([1, 2, 3, 4])));
}

/** What a careful reader finds if some values are left out. */
export function partOf({ truth }: StatedMachine, omitted: ReadonlySet<Field>): object {
  const [fault] = truth.faultCodes;
  const isLow = !omitted.has('severity') && fault.severity === 'low';
  return {
    ...truth,
    outcome: isLow ? 'low_priority' : 'ok',
    ...(omitted.has('unit') && { unitNumber: null, unitNumberAccept: [] }),
    ...(omitted.has('serial') && { serialNumber: null }),
    ...(omitted.has('hours') && { hours: null }),
    ...(omitted.has('time') && { detectedAt: null }),
    faultCodes: [
      {
        ...fault,
        ...(omitted.has('description') && { description: null }),
        ...(omitted.has('severity') && { severity: 'unknown' }),
      },
    ],
  };
}

/** Other things that portals say next to an alert; none is the machine's name, number, hours, place, fault or time. */
const beside: readonly (readonly [label: string, value: string])[] = [
  ['Machine type', 'Wheel Loader'],
  ['Equipment type', 'Crawler Excavator'],
  ['Category', 'Aerial lift'],
  ['Year', '2021'],
  ['Model year', '2019'],
  ['Engine', 'Cummins QSB6.7'],
  ['Engine model', 'C7.1'],
  ['Engine serial number', '73612345'],
  ['Transmission serial', 'TR-204411'],
  ['Attachment', 'Hydraulic breaker HB3100'],
  ['Attachment serial', 'HB-44120'],
  ['Device', 'PL641'],
  ['Device ID', '4402291'],
  ['Device serial', 'PL6411234567'],
  ['Tracker', 'TU-500'],
  ['IMEI', '356938035643809'],
  ['SIM', '8944500102198304826'],
  ['Gateway', 'GW-77'],
  ['Firmware', '5.1.0'],
  ['Software version', '4.2.1'],
  ['Idle hours', '812'],
  ['PTO hours', '311'],
  ['Hours today', '6.5'],
  ['Next service at', '5500 h'],
  ['Service interval', '500 h'],
  ['Odometer', '120,331 mi'],
  ['Fuel level', '47 %'],
  ['Fuel used', '1,204 L'],
  ['DEF level', '62 %'],
  ['Battery', '24.1 V'],
  ['Coolant temp', '98 C'],
  ['Oil pressure', '310 kPa'],
  ['Engine speed', '1850 rpm'],
  ['Load', '74 %'],
  ['Ambient temperature', '31 C'],
  ['Altitude', '402 m'],
  ['Speed', '0 km/h'],
  ['Heading', 'NE'],
  ['Ignition', 'On'],
  ['Operator', 'D. Reyes'],
  ['Operator ID', '20417'],
  ['Customer', 'Harbor Paving LLC'],
  ['Customer no.', '104772'],
  ['Account', '55120-3'],
  ['Contract', 'RC-20114'],
  ['Rental agreement', 'RA 88120'],
  ['Work order', 'WO-44120'],
  ['PO number', '4500012345'],
  ['Ticket', 'INC0012345'],
  ['Job', '26-044 Levee Phase II'],
  ['Project', 'Highway 40 widening'],
  ['Cost center', '4410'],
  ['Fleet', 'Midwest 2'],
  ['Group', 'Earthworks North'],
  ['Branch', 'Columbus'],
  ['Dealer', 'Northline Machinery'],
  ['Dealer phone', '780-555-0131'],
  ['Dealer code', 'D4417'],
  ['Site contact', 'Ann, 614-555-0102'],
  ['Technician', 'Mike Hale'],
  ['Alert ID', 'A-99812'],
  ['Event ID', '771233'],
  ['Message ID', '5512'],
  ['Rule', 'Engine fault'],
  ['Alert type', 'Diagnostic'],
  ['Source', 'CAN'],
  ['Source address', '0'],
  ['Bus', 'J1939'],
  ['ECU', 'Engine controller'],
  ['Module', 'ECM'],
  ['Occurrences', '3'],
  ['Count', '2'],
  ['Status', 'Active'],
  ['State', 'Open'],
  ['Lamp', 'Off'],
  ['Acknowledged by', 'nobody'],
  ['Time zone', 'America/Chicago'],
  ['Signal', 'Good'],
  ['Last contact', '2 minutes ago'],
  ['Warranty until', '2027-12-31'],
  ['Warranty', 'Expired'],
  ['Next inspection', '12 May 2026'],
  ['Purchase date', '2021-08-14'],
  ['Operating weight', '22,500 kg'],
  ['Bucket', '1.2 m3'],
  ['Part number', '600-319-3750'],
  ['Recommended action', 'Check the fuel filter'],
  ['Geofence', 'Yard 2'],
  ['Utilization', '62 %'],
  ['Owner', 'Acme Rents'],
  ['Notes', 'none'],
];
