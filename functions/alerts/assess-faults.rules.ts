import { createHash } from 'node:crypto';
import type { FaultReading, Reading } from '#schema/alerts.ts';
import type { FaultCode } from '#schema/faults.ts';
import { priorityOf, type Severity, severityRank } from '#schema/severity.ts';
import { failureModes } from './fault-knowledge/fmi.ts';
import { suspectParameters, vitalParameters } from './fault-knowledge/spn.ts';
import { placeNotFound, refusalOf } from './import-messages.ts';
import type { Assessment, MachineImport } from './import-steps.ts';
import { withZone } from './reader/values/dates.ts';

/** What is known of a fault beside what the message says of it. */
interface Knowledge {
  readonly name: string;
  readonly severity: Severity;
  /** 0 to 1. */
  readonly confidence: number;
}

/**
 * Assesses what a machine reports: names for its codes, severities, the order's priority, and how the import goes on
 * (document 3 section 6). The higher of the stated and the assessed severity decides; unknown in both counts as medium, so
 * that nothing is lost.
 */
export function assess(
  reading: Reading,
  found: Pick<MachineImport, 'machine' | 'place'>,
  receivedAt: string,
): Assessment {
  const triggeredAt = instantOf(reading.detectedAt?.value, found.place?.timeZone) ?? receivedAt;
  const faultCodes = reading.faultCodes.map((fault, index) => faultOf(fault, index, triggeredAt));
  const outcome = outcomeOf(reading, faultCodes, found);
  return {
    faultCodes,
    priority: priorityOf(faultCodes.map(({ severity }) => severity)),
    flow: outcome === 'ok' ? 'order' : outcome === 'low_priority' ? 'low_priority' : 'refused',
    outcome,
    message:
      outcome === 'missing_location' && reading.outcome !== outcome ? placeNotFound : refusalOf(outcome),
  };
}

/**
 * A fault that somebody reads off a machine: the code as it is displayed, with what is known of it. Nobody has looked into it
 * (`unverified`), and nothing says when it was triggered; what it means is as sure as the knowledge is.
 */
export function faultAsDisplayed(id: string, code: string): FaultCode {
  const known = knowledgeOf(code);
  const assessed = known?.severity ?? 'unknown';
  return {
    id,
    fault: code,
    name: known?.name ?? null,
    severity: assessed,
    statedSeverity: 'unknown',
    assessedSeverity: assessed,
    issueDescription: known?.name ?? null,
    symptomDescription: null,
    riskDescription: null,
    recommendation: null,
    count: 1,
    countLastThirtyDays: 1,
    lastTriggeredAt: null,
    verified: 'unverified',
    user: null,
    confidence: known?.confidence ?? 1,
  };
}

/** What a code says by the standards: `SPN 100 FMI 1`, `ECU 000190.16`, `100-1`. Undefined for makers' own codes. */
export function knowledgeOf(code: string): Knowledge | undefined {
  const match =
    /\bSPN\W{0,3}(\d{1,6})\D{1,12}FMI\W{0,3}(\d{1,2})\b/i.exec(code) ??
    /(?:^|\s)0*(\d{1,6})\.(\d{2})$/.exec(code);
  if (match === null) return undefined;
  const [spn, fmi] = [Number(match[1]), Number(match[2])];
  const mode = failureModes[fmi];
  if (mode === undefined) return undefined;
  const parameter = suspectParameters[spn];
  const vital = vitalParameters.has(spn) && mode.severity === 'medium' && (fmi === 16 || fmi === 18);
  return {
    name: `${parameter ?? `Parameter ${spn}`}: ${mode.name}`,
    severity: vital ? 'high' : mode.severity,
    confidence: parameter === undefined ? 0.5 : 0.8,
  };
}

function faultOf(
  { code, description, severity: stated }: FaultReading,
  index: number,
  triggeredAt: string,
): FaultCode {
  const known = knowledgeOf(code.value);
  const assessed = known?.severity ?? 'unknown';
  return {
    id: faultId(index, code.value),
    fault: code.value.slice(0, 200),
    name: (description?.value ?? known?.name ?? null)?.slice(0, 300) ?? null,
    severity: severityRank(assessed) > severityRank(stated) ? assessed : stated,
    statedSeverity: stated,
    assessedSeverity: assessed,
    issueDescription: known?.name ?? description?.value ?? null,
    symptomDescription: null,
    riskDescription: null,
    recommendation: null,
    count: 1,
    countLastThirtyDays: 1,
    lastTriggeredAt: triggeredAt,
    verified: 'unverified',
    user: null,
    confidence: known?.confidence ?? code.confidence,
  };
}

/** The instant of a time as read. Without a zone of its own it is the wall clock where the machine stands. */
function instantOf(read: string | undefined, timeZone: string | undefined): string | undefined {
  if (read === undefined) return undefined;
  const local = read.includes('T') ? read : `${read}T00:00:00`;
  const instant = Date.parse(withZone(local, timeZone ?? 'UTC'));
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
}

/** Follows from the message, so that a step that runs again gives the same; sorts as the message lists its codes. */
function faultId(index: number, code: string): string {
  const place = String(index).padStart(3, '0');
  return `flt_${place}_${createHash('sha256').update(code).digest('hex').slice(0, 16)}`;
}

/** The reading's own outcome, with what the steps since then found or did not find. */
function outcomeOf(
  reading: Reading,
  faultCodes: readonly FaultCode[],
  { machine, place }: Pick<MachineImport, 'machine' | 'place'>,
): Assessment['outcome'] {
  if (reading.outcome !== 'ok' && reading.outcome !== 'low_priority') return reading.outcome;
  if (machine === null) return 'missing_equipment';
  if (place === null) return 'missing_location';
  return faultCodes.every(({ severity }) => severity === 'low') ? 'low_priority' : 'ok';
}
