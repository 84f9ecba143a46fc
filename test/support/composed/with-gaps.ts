import { labelsOf } from './labels.ts';
import type { Pick } from './pick.ts';
import { type Field, fields, type Told } from './values.ts';

/*
 * Lists that leave out some of what they could tell, and tell other things instead: whatever is not there must not be made of what
 * only looks like it.
 */

type Omitted = Exclude<Field, 'brand' | 'model' | 'code' | 'place'>;
const mayBeOmitted: readonly Omitted[] = ['unit', 'serial', 'hours', 'description', 'severity', 'time'];

export function withGaps(
  { truth, words }: Told,
  pick: Pick,
): { readonly truth: object; readonly text: string } {
  const omitted = new Set<Field>(pick.several(mayBeOmitted, pick.of([1, 2, 3, 4])));
  const separator = pick.of([': ', ': ', ' - ', '\t', ' : ']);
  const told = fields
    .filter((field) => !omitted.has(field))
    .map((field) => pick.of(labelsOf[field]) + separator + words[field]);
  const others = pick.several(beside, 3).map(([label, value]) => label + separator + value);
  const lines = pick.of([true, false]) ? [...told, ...others] : pick.mixed(told, others);
  const [fault] = truth.faultCodes;
  const isLow = !omitted.has('severity') && fault.severity === 'low';
  return {
    text: lines.join('\n'),
    truth: {
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
    },
  };
}

/** What portals tell beside an alert, of which nothing is the machine's name, number, hours, place, fault or time. */
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
