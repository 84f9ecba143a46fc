import type { FaultCode } from '#schema/alerts/faults.ts';
import { type Knowledge, knowledgeOf } from './knowledge-of.ts';

/**
 * A fault read off a machine's display, with what is known about it. There is no time, and the confidence is that of the
 * knowledge.
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
    ...guidanceFields(known),
    lastTriggeredAt: null,
    confidence: known?.confidence ?? 1,
  };
}

/** What people are shown about a fault, in the form of an order's fault code that has not been counted for its machine yet. */
export function guidanceFields(known: Knowledge | undefined) {
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
