import * as z from 'zod';
import { alertOutcome } from '#schema/alerts/alerts.ts';
import { severity } from '#schema/alerts/faults.ts';
import {
  type Agreement,
  addressWords,
  agreement,
  codeKey,
  isFine,
  modelKey,
  type Place,
  placeAgreement,
  sameBrand,
  sameHours,
  sameSerialNumber,
  sameTime,
  sameUnitNumber,
} from './alert-agreement.ts';

const text = z.string().nullable();
const texts = z.array(text).default([]);
const degrees = z.number().nullable();
const place = z.strictObject({ address: text, city: text, state: text, lat: degrees, long: degrees });
const faultTruth = z.strictObject({
  code: z.string(),
  description: text,
  severity,
  severityAccept: z.array(severity).default([]),
  aliases: z.array(z.string()).default([]),
});
const machineTruth = z.strictObject({
  outcome: alertOutcome.optional(),
  brand: text,
  brandAccept: texts,
  model: text,
  modelAccept: texts,
  serialNumber: text,
  serialNumberAccept: texts,
  unitNumber: text,
  unitNumberAccept: texts,
  hours: z.number().nullable(),
  hoursAccept: z.array(z.number().nullable()).default([]),
  location: place,
  locationAccept: z.array(place.partial()).default([]),
  faultCodes: z.array(faultTruth),
  optionalFaultCodes: z.array(z.string()).default([]),
  detectedAt: text,
  detectedAtAccept: texts,
});
type MachineTruth = z.infer<typeof machineTruth>;

const messageTruthHead = z.strictObject({
  id: z.string(),
  file: z.string(),
  input: z.enum(['email', 'paste']),
  provider: z.string(),
  style: z.string(),
  difficulty: z.enum(['plain', 'moderate', 'hard', 'adversarial']),
  outcome: alertOutcome,
  acceptableOutcomes: z.array(alertOutcome).default([]),
  notes: z.string(),
});

/** What a careful reader finds in a message, in the format of the examples (test/unit/alerts/examples/README.md). */
export const messageTruth = z.union([
  messageTruthHead.extend({ alerts: z.array(machineTruth.required({ outcome: true })).min(2) }),
  messageTruthHead.extend(machineTruth.omit({ outcome: true }).shape),
]);
export type MessageTruth = z.infer<typeof messageTruth>;

/** One machine as a reader found it. */
interface MachineFound {
  readonly outcome?: string;
  readonly brand: string | null;
  readonly model: string | null;
  readonly serialNumber: string | null;
  readonly unitNumber: string | null;
  readonly hours: number | null;
  readonly location: Place;
  readonly faultCodes: readonly FaultFound[];
  readonly detectedAt: string | null;
}
interface FaultFound {
  readonly code: string | null;
  readonly description: string | null;
  readonly severity: string;
}

/** A message as a reader found it: one machine, or the outcome of the whole with each machine. */
export type MessageFound =
  | MachineFound
  | { readonly outcome: string; readonly alerts: readonly MachineFound[] };

const fields = [
  'brand',
  'model',
  'serialNumber',
  'unitNumber',
  'hours',
  'detectedAt',
  'location.latlong',
  'location.address',
  'location.city',
  'location.state',
  'faultCodes',
  'alertOutcome',
] as const;
type Field = (typeof fields)[number];

/** What is right and wrong about one message. Every message weighs the same, regardless of its number of machines. */
export interface MessageScore {
  readonly truth: MessageTruth;
  readonly outcome: string | null;
  readonly isOutcomeRight: boolean;
  /** Everything: the outcome, each field, each code and its severity. */
  readonly isAllRight: boolean;
  /** One line for each mistake. */
  readonly errors: readonly string[];
  readonly counts: Readonly<Partial<Record<Field, Counts>>>;
  readonly faults: FaultCounts;
}
interface Counts {
  right: number;
  extra: number;
  missed: number;
}
interface FaultCounts {
  severities: number;
  severitiesRight: number;
  descriptions: number;
  descriptionsRight: number;
}

interface FieldScore {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export interface Score {
  readonly messages: number;
  /** Shares, 0 to 1. */
  readonly allRight: number;
  readonly outcomeRight: number;
  readonly severityRight: number;
  readonly descriptionRight: number;
  /** The unweighted mean of the fields' F1, without the digests' own outcomes. */
  readonly macroF1: number;
  readonly fields: Readonly<Partial<Record<Field, FieldScore>>>;
  /** How often each true outcome was read as each other one: "truth > read". */
  readonly confusion: ReadonlyMap<string, number>;
  /** Non-alerts that would have become orders. */
  readonly ordersForNonAlerts: number;
}

export function scoreMessage(truth: MessageTruth, found: MessageFound | null): MessageScore {
  const outcome = found === null ? null : outcomeOf(found);
  const outcomes: readonly string[] = [truth.outcome, ...truth.acceptableOutcomes];
  const sheet = new Sheet(outcome !== null && outcomes.includes(outcome));
  if (!sheet.isOutcomeRight) sheet.errors.push(`outcome: expected ${outcomes.join(' or ')}, got ${outcome}`);
  // An accepted refusal has no fields to compare.
  const isAcceptedRefusal = sheet.isOutcomeRight && !isComplete(outcome);
  if (isComplete(truth.outcome) && !isAcceptedRefusal) {
    scoreMachines(machinesOf(truth), found === null ? [] : foundMachines(found), outcome, sheet);
  }
  return {
    truth,
    outcome,
    isOutcomeRight: sheet.isOutcomeRight,
    isAllRight: sheet.errors.length === 0,
    errors: sheet.errors,
    counts: sheet.counts,
    faults: sheet.faults,
  };
}

export function totalScore(messages: readonly MessageScore[]): Score {
  const scored = Object.fromEntries(
    fields.flatMap((field) => {
      const counts = messages.flatMap((message) => message.counts[field] ?? []);
      return counts.length === 0 ? [] : [[field, fieldScore(counts)]];
    }),
  ) as Partial<Record<Field, FieldScore>>;
  const ofMachines = fields.flatMap((field) =>
    field === 'alertOutcome' ? [] : (scored[field] ?? (field === 'faultCodes' ? fieldScore([]) : [])),
  );
  const sum = (key: keyof FaultCounts) => messages.reduce((total, { faults }) => total + faults[key], 0);
  const confusion = new Map<string, number>();
  for (const { truth, outcome } of messages) {
    const pair = `${truth.outcome} > ${outcome}`;
    confusion.set(pair, (confusion.get(pair) ?? 0) + 1);
  }
  return {
    messages: messages.length,
    allRight: share(messages.filter(({ isAllRight }) => isAllRight).length, messages.length),
    outcomeRight: share(messages.filter(({ isOutcomeRight }) => isOutcomeRight).length, messages.length),
    severityRight: share(sum('severitiesRight'), sum('severities')),
    descriptionRight: share(sum('descriptionsRight'), sum('descriptions')),
    macroF1: share(
      ofMachines.reduce((total, { f1 }) => total + f1, 0),
      ofMachines.length,
    ),
    fields: scored,
    confusion,
    ordersForNonAlerts: messages.filter(({ truth, outcome }) => {
      const outcomes = [truth.outcome, ...truth.acceptableOutcomes];
      return outcome === 'ok' && outcomes.includes('not_an_alert') && !outcomes.includes('ok');
    }).length,
  };
}

/** Records the comparisons for one message. */
class Sheet {
  readonly errors: string[] = [];
  readonly counts: Partial<Record<Field, Counts>> = {};
  readonly faults: FaultCounts = {
    severities: 0,
    severitiesRight: 0,
    descriptions: 0,
    descriptionsRight: 0,
  };
  weight = 1;

  readonly isOutcomeRight: boolean;
  constructor(isOutcomeRight: boolean) {
    this.isOutcomeRight = isOutcomeRight;
  }

  add(field: Field, result: Agreement, difference: string): void {
    this.count(field, {
      right: result === 'right' ? 1 : 0,
      extra: result === 'extra' || result === 'wrong' ? 1 : 0,
      missed: result === 'missed' || result === 'wrong' ? 1 : 0,
    });
    if (!isFine(result)) this.errors.push(`${field}: ${difference}`);
  }

  count(field: Field, { right, extra, missed }: Counts): void {
    this.counts[field] ??= { right: 0, extra: 0, missed: 0 };
    const counts = this.counts[field];
    counts.right += right * this.weight;
    counts.extra += extra * this.weight;
    counts.missed += missed * this.weight;
  }
}

function scoreMachines(
  truths: readonly MachineTruth[],
  founds: readonly MachineFound[],
  outcome: string | null,
  sheet: Sheet,
): void {
  sheet.weight = 1 / truths.length;
  const pairs = pairedMachines(truths, founds);
  for (const [index, truth] of truths.entries()) {
    const found = founds[pairs.get(index) ?? -1];
    const gotten = found === undefined ? null : (found.outcome ?? (founds.length === 1 ? outcome : 'ok'));
    if (truths.length > 1) {
      const isRight = isComplete(truth.outcome)
        ? gotten === truth.outcome
        : gotten === null || !isComplete(gotten);
      const result = isRight ? 'right' : found ? 'wrong' : 'missed';
      sheet.add('alertOutcome', result, `machine ${index + 1}: expected ${truth.outcome}, got ${gotten}`);
    }
    if (truth.outcome === undefined || isComplete(truth.outcome)) {
      scoreMachine(truth, found ?? nothingFound, sheet);
    }
  }
  const paired = new Set(pairs.values());
  for (const [index, found] of founds.entries()) {
    if (paired.has(index) || (founds.length === 1 && truths.length === 1)) continue;
    sheet.add('alertOutcome', 'extra', `one machine too many: ${found.serialNumber ?? found.unitNumber}`);
  }
}

function scoreMachine(truth: MachineTruth, found: MachineFound, sheet: Sheet): void {
  const results: readonly (readonly [Field & keyof MachineFound, Agreement])[] = [
    ['brand', agreement(truth.brand, found.brand, sameBrand, truth.brandAccept)],
    [
      'model',
      agreement(
        truth.model,
        found.model,
        (one, other) => modelKey(one, truth.brand) === modelKey(other, found.brand ?? truth.brand),
        truth.modelAccept,
      ),
    ],
    [
      'serialNumber',
      agreement(truth.serialNumber, found.serialNumber, sameSerialNumber, truth.serialNumberAccept),
    ],
    ['unitNumber', agreement(truth.unitNumber, found.unitNumber, sameUnitNumber, truth.unitNumberAccept)],
    ['hours', agreement(truth.hours, found.hours, sameHours, truth.hoursAccept)],
    ['detectedAt', agreement(truth.detectedAt, found.detectedAt, sameTime, truth.detectedAtAccept)],
  ];
  for (const [field, result] of results) sheet.add(field, result, difference(truth[field], found[field]));

  const places = [
    truth.location,
    ...truth.locationAccept.map((accepted) => ({ ...truth.location, ...accepted })),
  ];
  const { latlong, address, city, state } = placeAgreement(places, found.location);
  const { location } = found;
  sheet.add(
    'location.latlong',
    latlong,
    difference([truth.location.lat, truth.location.long], [location.lat, location.long]),
  );
  sheet.add('location.address', address, difference(truth.location.address, location.address));
  sheet.add('location.city', city, difference(truth.location.city, location.city));
  sheet.add('location.state', state, difference(truth.location.state, location.state));

  scoreFaults(truth, found.faultCodes, sheet);
}

function scoreFaults(truth: MachineTruth, founds: readonly FaultFound[], sheet: Sheet): void {
  const wanted = truth.faultCodes.map((fault) => ({
    fault,
    key: codeKey(fault.code),
    keys: new Set([fault.code, ...fault.aliases].map(codeKey)),
    found: undefined as FaultFound | undefined,
  }));
  const left = new Set(
    founds.flatMap((found) => {
      const key = codeKey((found.code ?? '').trim() === '' ? (found.description ?? '') : (found.code ?? ''));
      return key === '' ? [] : [{ found, key }];
    }),
  );
  // The code as displayed is matched before its other notations.
  const notations: ((one: (typeof wanted)[number], key: string) => boolean)[] = [
    (one, key) => one.key === key,
    (one, key) => one.keys.has(key),
  ];
  for (const isNotation of notations) {
    for (const each of left) {
      const match = wanted.find((one) => one.found === undefined && isNotation(one, each.key));
      if (!match) continue;
      match.found = each.found;
      left.delete(each);
    }
  }
  const optional = new Set(truth.optionalFaultCodes.map(codeKey));
  const extra = [...left].filter(({ key }) => {
    const other = wanted.find((one) => one.keys.has(key));
    const isOtherNotation = other?.found !== undefined && codeKey(other.found.code ?? '') !== key;
    return !optional.has(key) && !isOtherNotation;
  });
  const missed = wanted.filter(({ found }) => found === undefined);
  sheet.count('faultCodes', {
    right: wanted.length - missed.length,
    extra: extra.length,
    missed: missed.length,
  });
  if (missed.length + extra.length > 0) {
    const codes = [missed.map(({ fault }) => fault.code), extra.map(({ found }) => found.code)];
    sheet.errors.push(`faultCodes: missed ${JSON.stringify(codes[0])}, extra ${JSON.stringify(codes[1])}`);
  }
  for (const { fault, found } of wanted) if (found) scoreFault(fault, found, sheet);
}

function scoreFault(fault: MachineTruth['faultCodes'][number], found: FaultFound, sheet: Sheet): void {
  const { weight, faults } = sheet;
  const severities: readonly string[] = [fault.severity, ...fault.severityAccept];
  faults.severities += weight;
  if (severities.includes(found.severity)) faults.severitiesRight += weight;
  else {
    sheet.errors.push(
      `severity of ${fault.code}: expected ${severities.join(' or ')}, got ${found.severity}`,
    );
  }
  if (fault.description === null) return;
  const words = new Set(addressWords(fault.description));
  const read = new Set(addressWords(found.description ?? ''));
  faults.descriptions += weight;
  if ([...words].filter((word) => read.has(word)).length / Math.max(1, words.size) >= 0.6) {
    faults.descriptionsRight += weight;
  }
}

/** Index of each true machine to the index of the one found, best matches first. */
function pairedMachines(
  truths: readonly MachineTruth[],
  founds: readonly MachineFound[],
): ReadonlyMap<number, number> {
  if (truths.length === 1 && founds.length === 1) return new Map([[0, 0]]);
  const candidates = truths
    .flatMap((truth, at) =>
      founds.map((found, foundAt) => ({ likeness: likeness(truth, found), at, foundAt })),
    )
    .filter((candidate) => candidate.likeness >= 1)
    .sort((one, other) => other.likeness - one.likeness || one.at - other.at || one.foundAt - other.foundAt);
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const { at, foundAt } of candidates) {
    if (pairs.has(at) || taken.has(foundAt)) continue;
    pairs.set(at, foundAt);
    taken.add(foundAt);
  }
  return pairs;
}

function likeness(truth: MachineTruth, found: MachineFound): number {
  const isSame = <T>(one: T | null, other: T | null, same: (one: T, other: T) => boolean) =>
    agreement(one, other, same) === 'right';
  const keys = new Set(truth.faultCodes.flatMap(({ code, aliases }) => [code, ...aliases].map(codeKey)));
  return (
    (isSame(truth.serialNumber, found.serialNumber, sameSerialNumber) ? 4 : 0) +
    (isSame(truth.unitNumber, found.unitNumber, sameUnitNumber) ? 3 : 0) +
    (isSame(
      truth.model,
      found.model,
      (one, other) => modelKey(one, truth.brand) === modelKey(other, found.brand),
    )
      ? 1
      : 0) +
    (isSame(truth.brand, found.brand, sameBrand) ? 0.5 : 0) +
    (found.faultCodes.some(({ code }) => keys.has(codeKey(code ?? ''))) ? 1 : 0)
  );
}

const nothingFound: MachineFound = {
  brand: null,
  model: null,
  serialNumber: null,
  unitNumber: null,
  hours: null,
  location: { address: null, city: null, state: null, lat: null, long: null },
  faultCodes: [],
  detectedAt: null,
};

export function machinesOf(truth: MessageTruth): readonly MachineTruth[] {
  return 'alerts' in truth ? truth.alerts : [truth];
}

function foundMachines(found: MessageFound): readonly MachineFound[] {
  return 'alerts' in found ? (found.alerts.length === 0 ? [nothingFound] : found.alerts) : [found];
}

function outcomeOf(found: MessageFound): string | null {
  return found.outcome ?? null;
}

function isComplete(outcome: string | null | undefined): boolean {
  return outcome === 'ok' || outcome === 'low_priority';
}

function fieldScore(all: readonly Counts[]): FieldScore {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  const right = sum('right');
  const [precision, recall] = [share(right, right + sum('extra')), share(right, right + sum('missed'))];
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

function difference(truth: unknown, found: unknown): string {
  return `expected ${JSON.stringify(truth)}, got ${JSON.stringify(found)}`;
}
