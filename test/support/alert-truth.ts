import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Reading } from '#schema/alerts/alerts.ts';

const text = z.string().nullable();
const degrees = z.number().nullable();
const alertTruth = z.object({
  outcome: z.string().optional(),
  brand: text,
  model: text,
  serialNumber: text,
  unitNumber: text,
  unitNumberAccept: z.array(text).default([]),
  hours: z.number().nullable(),
  location: z.object({ address: text, city: text, state: text, lat: degrees, long: degrees }),
  faultCodes: z.array(
    z.object({
      code: z.string(),
      description: text,
      severity: z.string(),
      severityAccept: z.array(z.string()).default([]),
      aliases: z.array(z.string()).default([]),
    }),
  ),
  detectedAt: text,
});
type AlertTruth = z.infer<typeof alertTruth>;

const example = z.object({
  id: z.string(),
  file: z.string(),
  outcome: z.string(),
  acceptableOutcomes: z.array(z.string()).default([]),
  alerts: z.array(alertTruth).optional(),
});

/** One of the twelve examples (examples/README.md): the original message, and what a careful reader finds in it. */
export interface Example {
  readonly id: string;
  readonly isMail: boolean;
  readonly message: Buffer;
  readonly outcomes: readonly string[];
  readonly alerts: readonly AlertTruth[];
}

export const examples: readonly Example[] = readExamples();

/** The mistakes of a reading by the examples' conventions, field by field; empty if it is entirely right. */
export function mistakesOf(readings: readonly Reading[], truth: Example): string[] {
  const outcome = readings.find((each) => each.outcome === 'ok')?.outcome ?? readings[0]?.outcome ?? '';
  const mistakes = truth.outcomes.includes(outcome) ? [] : [`outcome ${outcome}`];
  // A refusal with several acceptable names has no fields to compare.
  if (truth.outcomes.length > 1) return mistakes;
  if (readings.length !== truth.alerts.length) return [...mistakes, `${readings.length} machines`];
  for (const [index, alert] of truth.alerts.entries()) {
    const reading = readings[index];
    if (reading) mistakes.push(...differences(reading, alert));
  }
  return mistakes;
}

function differences(reading: Reading, truth: AlertTruth): string[] {
  const { location } = reading;
  const checks: readonly (readonly [string, boolean])[] = [
    ['brand', fold(reading.brand?.value) === fold(truth.brand)],
    ['model', fold(reading.model?.value) === fold(truth.model)],
    ['serialNumber', fold(reading.serialNumber?.value) === fold(truth.serialNumber)],
    [
      'unitNumber',
      [truth.unitNumber, ...truth.unitNumberAccept].some(
        (each) => fold(each) === fold(reading.unitNumber?.value),
      ),
    ],
    ['hours', near(reading.hours?.value, truth.hours, 0.5)],
    ['address', fold(location.address?.value) === fold(truth.location.address)],
    ['city', fold(location.city?.value) === fold(truth.location.city)],
    ['state', fold(location.state?.value) === fold(truth.location.state)],
    ['lat', near(location.lat?.value, truth.location.lat, 0.002)],
    ['long', near(location.long?.value, truth.location.long, 0.002)],
    ['detectedAt', reading.detectedAt?.value === (truth.detectedAt ?? undefined)],
    ['number of faults', reading.faultCodes.length === truth.faultCodes.length],
    ...truth.faultCodes.flatMap((fault, index): [string, boolean][] => {
      const read = reading.faultCodes[index];
      return [
        [
          `code ${fault.code}`,
          [fault.code, ...fault.aliases].some((code) => fold(code) === fold(read?.code.value)),
        ],
        [`description of ${fault.code}`, fold(read?.description?.value) === fold(fault.description)],
        [
          `severity of ${fault.code}`,
          [fault.severity, ...fault.severityAccept].includes(read?.severity ?? ''),
        ],
      ];
    }),
  ];
  return checks.filter(([, right]) => !right).map(([name]) => name);
}

function fold(value: string | null | undefined): string {
  return (value ?? '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function near(value: number | undefined, truth: number | null, tolerance: number): boolean {
  return truth === null ? value === undefined : value !== undefined && Math.abs(value - truth) <= tolerance;
}

function readExamples(): Example[] {
  const directory = fileURLToPath(new URL('../unit/alerts/examples', import.meta.url));
  return readdirSync(directory)
    .filter((name) => extname(name) === '.json')
    .sort()
    .map((name) => {
      const content: unknown = JSON.parse(readFileSync(join(directory, name), 'utf8'));
      const { id, file, outcome, acceptableOutcomes, alerts } = example.parse(content);
      return {
        id,
        isMail: extname(file) === '.eml',
        message: readFileSync(join(directory, file)),
        outcomes: [outcome, ...acceptableOutcomes],
        alerts: alerts ?? [alertTruth.parse(content)],
      };
    });
}
