import type { FaultCode } from '#schema/alerts/faults.ts';
import { type Knowledge, knowledgeOf } from './knowledge-of.ts';

/**
 * A fault that somebody reads off a machine: the code as it is displayed, with what is known of it. Nothing says when it was
 * triggered; what it means is as sure as the knowledge is.
 */
export function faultAsDisplayed(id: string, code: string, brand?: string): FaultCode {
  const known = knowledgeOf(code, { brand });
  const assessed = known?.severity ?? 'unknown';
  return {
    id,
    fault: code,
    name: known?.name ?? null,
    severity: assessed,
    statedSeverity: 'unknown',
    assessedSeverity: assessed,
    ...saidOf(known),
    lastTriggeredAt: null,
    confidence: known?.confidence ?? 1,
  };
}

/** What is said of a fault to people, as a code of an order has it until it is counted into what its machine has reported. */
export function saidOf(known: Knowledge | undefined) {
  const guidance = known?.guidance;
  return {
    issueDescription: guidance?.issue ?? null,
    symptomDescription: guidance?.symptom ?? null,
    riskDescription: guidance?.risk ?? null,
    recommendation: guidance?.recommendation ?? null,
    likelyParts: guidance ? [...guidance.parts] : [],
    count: 1,
    countLastThirtyDays: 1,
    verified: known?.verified ?? 'unverified',
    user: null,
  };
}
