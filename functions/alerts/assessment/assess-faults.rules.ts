import { createHash } from 'node:crypto';
import { guidanceFields } from '#functions/fault-knowledge/fault-as-displayed.ts';
import { knowledgeOf } from '#functions/fault-knowledge/knowledge-of.ts';
import type { FaultReading, Reading } from '#schema/alerts/alerts.ts';
import type { FaultCode } from '#schema/alerts/faults.ts';
import { priorityOf, severityRank } from '#schema/alerts/severity.ts';
import { statedInstant } from '#schema/places/jobsite-clock.ts';
import type { Assessment, Found } from './assessment.ts';
import { placeNotFound, refusalOf } from './import-refusals.ts';

/**
 * Assesses what a machine reports: names for its codes, severities, the order's priority, and how the import continues (document
 * 3 section 6). The higher of stated and assessed severity counts; if both are unknown, it counts as medium so that nothing is
 * lost.
 */
export function assess(reading: Reading, found: Found, receivedAt: string): Assessment {
  const detectedAt = statedInstant(reading.detectedAt?.value ?? null, found.place?.timeZone ?? 'UTC');
  const triggeredAt = detectedAt ?? receivedAt;
  const brand = reading.brand?.value;
  const faultCodes = reading.faultCodes.map((fault, index) => faultOf(fault, { index, triggeredAt, brand }));
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

function faultOf(
  { code, description, severity: stated }: FaultReading,
  { index, triggeredAt, brand }: { index: number; triggeredAt: string; brand: string | undefined },
): FaultCode {
  // If a provider shows no code, the text itself is the code and not a description.
  const words = description?.value === code.value ? undefined : description?.value;
  const known = knowledgeOf(code.value, { brand, description: words });
  const assessed = known?.severity ?? 'unknown';
  return {
    id: faultId(index, code.value),
    fault: code.value.slice(0, 200),
    name: (words ?? known?.name ?? description?.value ?? null)?.slice(0, 300) ?? null,
    severity: severityRank(assessed) > severityRank(stated) ? assessed : stated,
    statedSeverity: stated,
    assessedSeverity: assessed,
    ...guidanceFields(known),
    lastTriggeredAt: triggeredAt,
    confidence: known?.confidence ?? code.confidence,
  };
}

/** Derived from the message, so that a repeated step gives the same id. Sorts in the message's order. */
function faultId(index: number, code: string): string {
  const place = String(index).padStart(3, '0');
  return `flt_${place}_${createHash('sha256').update(code).digest('hex').slice(0, 16)}`;
}

/** The reading's outcome, adjusted to what the later steps did or did not find. */
function outcomeOf(
  reading: Reading,
  faultCodes: readonly FaultCode[],
  { machine, place }: Found,
): Assessment['outcome'] {
  if (reading.outcome !== 'ok' && reading.outcome !== 'low_priority') return reading.outcome;
  if (machine === null) return 'missing_equipment';
  if (place === null) return 'missing_location';
  return faultCodes.every(({ severity }) => severity === 'low') ? 'low_priority' : 'ok';
}
