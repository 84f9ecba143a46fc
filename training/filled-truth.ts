import type { Field } from '#functions/alerts/reading/tagger/fields.ts';
import type { Severity } from '#schema/alerts/severity.ts';
import type { Pools } from './pools.ts';
import type { Template } from './template.ts';
import { isoOf, type When, type Zone } from './time-format.ts';

/* The truth of a filled template: what it shows of its machines, and no more. */

export interface DrawnMachine {
  readonly brand: string;
  readonly model: string;
  readonly serial: string;
  readonly unit: string;
  readonly hours: number;
  place: Pools['places'][number];
  lat: number;
  long: number;
  /** The parts that are written. */
  readonly shown: Set<Field>;
  shownHours: number | null;
  readonly faults: DrawnFault[];
  /** Severities stated next to its faults. */
  readonly times: When[];
}

export interface DrawnFault {
  code: string | null;
  /** The number of a pair, and its name: SPN, CID … */
  spn: string | null;
  kind: string;
  fmi: string | null;
  mid: string | null;
  description: string | null;
  severity: Severity;
  readonly times: When[];
}

export interface TruthOfMachine {
  readonly outcome: string;
  readonly brand: string | null;
  readonly brandAccept?: readonly (string | null)[];
  readonly model: string | null;
  readonly serialNumber: string | null;
  readonly unitNumber: string | null;
  readonly hours: number | null;
  readonly location: {
    readonly address: string | null;
    readonly city: string | null;
    readonly state: string | null;
    readonly lat: number | null;
    readonly long: number | null;
  };
  readonly faultCodes: readonly TruthOfFault[];
  readonly detectedAt: string | null;
  readonly detectedAtAccept: readonly string[];
}

interface TruthOfFault {
  readonly code: string;
  readonly description: string | null;
  readonly severity: Severity;
  readonly aliases: readonly string[];
}

/** A looser version of `messageTruth`. */
export type TruthOfMessage =
  | (Head & TruthOfMachine)
  | (Head & { readonly outcome: string; readonly alerts: readonly TruthOfMachine[] });

type Head = Readonly<Record<'id' | 'file' | 'input' | 'provider' | 'style' | 'difficulty' | 'notes', string>>;

export function truthOf(
  { name, head }: Template,
  machines: readonly DrawnMachine[],
  zone: Zone,
): TruthOfMessage {
  const alerts = machines.map((machine) => truthOfMachine(machine, zone));
  const [only] = alerts;
  const outcome = head.outcome ?? outcomeOfAll(alerts);
  const { kind = 'text', system = '', layout = '' } = head;
  const shared = {
    id: name,
    file: `${name}.${kind === 'mail' || kind === 'html' ? 'eml' : 'txt'}`,
    input: 'paste',
    provider: system,
    style: layout,
    difficulty: 'plain',
    notes: '',
    outcome,
    ...(outcome in acceptable ? { acceptableOutcomes: acceptable[outcome] } : {}),
  };
  return alerts.length === 1 && only ? { ...only, ...shared } : { ...shared, alerts };
}

export function outcomeOfMachine({
  brand,
  model,
  location,
  faultCodes,
}: Omit<TruthOfMachine, 'outcome'>): string {
  if (faultCodes.length === 0) return 'missing_fault_code';
  if (brand === null || model === null) return 'missing_equipment';
  if ((location.address ?? location.city ?? location.lat) === null) return 'missing_location';
  return faultCodes.every(({ severity }) => severity === 'low') ? 'low_priority' : 'ok';
}

/** The best of them. */
export function outcomeOfAll(alerts: readonly TruthOfMachine[]): string {
  return outcomes.find((outcome) => alerts.some((alert) => alert.outcome === outcome)) ?? 'not_an_alert';
}

/** Best first. */
const outcomes = ['ok', 'low_priority', 'missing_location', 'missing_equipment', 'missing_fault_code'];

/** Other defensible answers. */
const acceptable: Readonly<Record<string, readonly string[]>> = {
  not_an_alert: ['missing_fault_code', 'missing_equipment', 'missing_location'],
  missing_fault_code: ['not_an_alert'],
};

function truthOfMachine(machine: DrawnMachine, zone: Zone): TruthOfMachine {
  const { shown, place } = machine;
  const has = <T>(field: Field, value: T): T | null => (shown.has(field) ? value : null);
  // The severity may be stated once for all faults, next to them.
  const forAll = machine.faults.find(({ code, spn }) => code === null && spn === null)?.severity ?? 'unknown';
  const faults = machine.faults.flatMap((fault) => truthOfFault(fault, forAll));
  const times = [...machine.faults.flatMap((fault) => fault.times), ...machine.times]
    .filter(({ hasDay }) => hasDay)
    .toSorted((one, other) => other.at - one.at)
    .map((when) => isoOf(when, zone));
  const truth = {
    brand: has('brand', machine.brand),
    model: has('model', machine.model),
    serialNumber: has('serial', machine.serial),
    unitNumber: has('unit', machine.unit),
    hours: has('hours', machine.shownHours),
    location: {
      address: has('address', place.address),
      city: has('city', place.city),
      state: has('state', place.state),
      lat: has('lat', machine.lat),
      long: has('long', machine.long),
    },
    faultCodes: faults.filter(
      ({ code }, index) => faults.findIndex((fault) => fault.code === code) === index,
    ),
    detectedAt: times[0] ?? null,
    detectedAtAccept: times.slice(1),
  };
  return { outcome: outcomeOfMachine(truth), ...truth };
}

function truthOfFault(fault: DrawnFault, forAll: Severity): TruthOfFault[] {
  const { code, spn, kind, fmi, mid, description } = fault;
  const paired = spn === null ? null : `${kind} ${spn}${fmi === null ? '' : ` FMI ${fmi}`}`;
  const own = code ?? paired;
  if (own === null) return [];
  const severity = fault.severity === 'unknown' ? forAll : fault.severity;
  const aliases: string[] = [];
  if (paired !== null && code !== null) aliases.push(paired, `${spn}-${fmi}`, `${spn}.${fmi}`);
  if (spn !== null && fmi !== null) aliases.push(`${spn}-${fmi}`, `SPN ${spn} FMI ${fmi}`);
  if (spn !== null && fmi !== null && mid !== null) aliases.push(`MID ${mid} ${paired}`);
  const [, number, mode] = /^\D*(\d+)\D+(\d+)$/.exec(own) ?? [];
  if (number !== undefined) aliases.push(`${number}-${mode}`);
  return [{ code: own, description, severity, aliases }];
}
