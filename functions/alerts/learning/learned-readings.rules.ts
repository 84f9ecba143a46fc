import type { Reading } from '#schema/alerts/alerts.ts';
import { outcomeOf } from '../reading/outcome.ts';
import { codeKey } from '../reading/values/codes.ts';
import { type Anchor, isSameLayout, labelsOf, placesAt, type Sheet, sheetOf } from './learned-anchors.ts';
import { type Draft, distanceTo, nearestFirst, rawAt, readValue, setValue } from './learned-fields.ts';
import type { LearnedReadings, LearnedRule } from './learned-rules.ts';
import {
  isNumberField,
  isSameValue,
  overlaps,
  type Place,
  type ValueField,
  valueIn,
} from './learned-values.ts';

/** A message's readings with the company's rules for its provider applied. */
export function applyLearned(
  text: string,
  readings: readonly Reading[],
  learned: LearnedReadings,
): readonly Reading[] {
  if (learned.rules.length === 0) return readings;
  const sheet = sheetOf(text);
  const labels = labelsOf(sheet);
  const fitting = new Set(
    learned.layouts.filter((layout) => isSameLayout(layout.labels, labels)).map(({ id }) => id),
  );
  return readings.map((reading) => {
    const rules = learned.rules.flatMap(({ layout, rule }) =>
      fitting.has(layout) || (reading.provider !== null && isOfProvider(rule)) ? [rule] : [],
    );
    return rules.length === 0 ? reading : applied(sheet, reading, readings, rules);
  });
}

/** Applies rules to a reading. */
export function applied(
  sheet: Sheet,
  reading: Reading,
  all: readonly Reading[],
  rules: readonly LearnedRule[],
): Reading {
  const draft: Draft = { ...reading, location: { ...reading.location } };
  for (const rule of rules) {
    if (rule.kind === 'not') dropAt(sheet, draft, reading, rule);
  }
  for (const rule of rules) {
    if (rule.kind === 'place') takeFrom(sheet, draft, reading, all, rule);
  }
  for (const rule of rules) {
    if (rule.kind === 'constant') putConstant(sheet.text, draft, rule);
  }
  for (const rule of rules) if (rule.kind === 'fault') draft.faultCodes = withFault(draft.faultCodes, rule);
  if (JSON.stringify(draft) === JSON.stringify(reading)) return reading;
  const { address, city, state } = reading.location;
  const isMoved =
    draft.location.address !== address || draft.location.city !== city || draft.location.state !== state;
  // The geocoder must use the learned place, not the misread words.
  if (isMoved) draft.location = { ...draft.location, text: null };
  const wasOtherMail =
    reading.outcome === 'not_an_alert' &&
    (reading.faultCodes.length > 0 || reading.serialNumber !== null || reading.unitNumber !== null);
  return { ...draft, outcome: outcomeOf(draft, wasOtherMail ? 0.6 : 0) };
}

/** A person has checked a similar message. */
const learnedConfidence = 0.95;

function isOfProvider({ kind }: LearnedRule): boolean {
  return kind === 'constant' || kind === 'fault';
}

function dropAt(
  sheet: Sheet,
  draft: Draft,
  reading: Reading,
  { field, anchor: at }: Extract<LearnedRule, { kind: 'not' }>,
): void {
  const read = readValue(reading, field);
  if (read === null) return;
  const isThere = placesFor(sheet, field, at).some((place) => overlaps(place, read.span));
  if (isThere) setValue(draft, field, null);
}

function takeFrom(
  sheet: Sheet,
  draft: Draft,
  reading: Reading,
  all: readonly Reading[],
  { field, anchor: at }: Extract<LearnedRule, { kind: 'place' }>,
): void {
  const { text } = sheet;
  const own = placesFor(sheet, field, at).filter((place) => {
    const distance = distanceTo(place, reading);
    return all.every((other) => other === reading || distanceTo(place, other) >= distance);
  });
  if (field === 'code') {
    for (const place of own) addCode(text, draft, place);
    return;
  }
  const [nearest] = nearestFirst(own, reading, undefined);
  const found = nearest && valueIn(text, field, nearest);
  if (found === undefined || isSameValue(field, found.value, readValue(draft, field)?.value ?? null)) return;
  const { value, start, end } = found;
  setValue(draft, field, {
    value,
    span: { start, end },
    confidence: learnedConfidence,
    by: 'correction',
  });
}

/** Numbers and times have a recognizable end; anything else ends where the anchor says. */
function placesFor(sheet: Sheet, field: ValueField, at: Anchor): Place[] {
  const knowsItsEnd = isNumberField(field) || field === 'detectedAt';
  return placesAt(sheet, at, knowsItsEnd ? (place) => valueIn(sheet.text, field, place) : undefined);
}

function addCode(text: string, draft: Draft, place: Place): void {
  const found = valueIn(text, 'code', place);
  if (found === undefined || draft.faultCodes.length >= 100) return;
  const { start, end } = found;
  const value = String(found.value);
  if (draft.faultCodes.some(({ code }) => codeKey(code.value) === codeKey(value))) return;
  const code = {
    value,
    span: { start, end },
    confidence: learnedConfidence,
    by: 'correction' as const,
  };
  const cutOtherwise = draft.faultCodes.findIndex((fault) => overlaps(fault.code.span, { start, end }));
  draft.faultCodes =
    cutOtherwise >= 0
      ? draft.faultCodes.map((fault, index) => (index === cutOtherwise ? { ...fault, code } : fault))
      : [...draft.faultCodes, { code, description: null, severity: 'unknown', severitySpan: null }];
}

function putConstant(
  text: string,
  draft: Draft,
  { field, of, raw, value }: Extract<LearnedRule, { kind: 'constant' }>,
): void {
  const from = readValue(draft, of);
  if (from === null || rawAt(text, from) !== raw) return;
  if (of !== field && readValue(draft, field) !== null) return;
  if (isSameValue(field, readValue(draft, field)?.value ?? null, value)) return;
  setValue(draft, field, {
    value,
    span: { start: from.span.start, end: from.span.end },
    confidence: learnedConfidence,
    by: 'correction',
  });
}

function withFault(
  faults: Reading['faultCodes'],
  rule: Extract<LearnedRule, { kind: 'fault' }>,
): Reading['faultCodes'] {
  return faults.flatMap((fault) => {
    if (codeKey(fault.code.value) !== rule.code) return [fault];
    if (!rule.isCode) return [];
    const { description, severity: stated } = rule;
    return [
      {
        ...fault,
        ...(description === null && { description: null }),
        ...(typeof description === 'string' && {
          description: {
            value: description,
            span: fault.description?.span ?? fault.code.span,
            confidence: learnedConfidence,
            by: 'correction' as const,
          },
        }),
        ...(stated !== undefined && { severity: stated }),
      },
    ];
  });
}
