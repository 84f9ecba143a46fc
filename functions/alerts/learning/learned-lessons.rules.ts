import type { CorrectedValues, Reading } from '#schema/alerts/alerts.ts';
import { codeKey } from '../reading/values/codes.ts';
import { anchorOf, isSameLayout, labelsOf, placesAt, type Sheet, sheetOf } from './learned-anchors.ts';
import { isOfPlace, nearestFirst, type OneField, placesOf, rawAt, readValue } from './learned-fields.ts';
import { applied } from './learned-readings.rules.ts';
import { constantFields, type LearnedReadings, type LearnedRule } from './learned-rules.ts';
import {
  isSameValue,
  numberFields,
  overlaps,
  type Place,
  placesOfValue,
  type ValueField,
  wordFields,
} from './learned-values.ts';

export interface Lesson {
  readonly text: string;
  /** As read, including learned rules. */
  readonly reading: Reading;
  /** The previous correction, if any. */
  readonly before: CorrectedValues | null;
  readonly values: CorrectedValues;
  readonly now: Date;
}

/** Per provider; the oldest are dropped. */
export const mostRules = 200;

/**
 * What a correction teaches, added to what was learned before. A rule is kept only if it makes this text read as corrected; it
 * replaces older rules about the same thing. Beyond the limit, the oldest are dropped.
 */
export function learn(learned: LearnedReadings, lesson: Lesson): LearnedReadings {
  const { reading, values, before } = lesson;
  const sheet = sheetOf(lesson.text);
  const labels = labelsOf(sheet);
  const known = learned.layouts.find((layout) => isSameLayout(layout.labels, labels));
  const layout = known ?? {
    id: 1 + Math.max(0, ...learned.layouts.map(({ id }) => id)),
    labels,
  };
  let kept: readonly LearnedRule[] = learned.rules.flatMap((one) =>
    one.layout === layout.id ? [one.rule] : [],
  );
  const wasKept = new Set(kept);
  for (const field of [...wordFields, ...numberFields]) {
    const [read, target] = [readValue(reading, field), correctedValue(values, field)];
    const corrected = before === null ? undefined : correctedValue(before, field);
    const isAsRead = isSameValue(field, target, read?.value ?? null);
    if (isAsRead && (corrected === undefined || isSameValue(field, corrected, target))) continue;
    kept = kept.filter((rule) => !isAbout(rule, field, rawOf(lesson.text, reading, field)));
    if (isAsRead && read?.by !== 'correction') continue;
    const rule = ruleFor(sheet, lesson, field, target);
    if (rule !== undefined) kept = [...kept, rule];
  }
  kept = faultRules(sheet, lesson, kept);
  const at = lesson.now.toISOString();
  const older = learned.rules.filter(({ rule, layout: id }) => id !== layout.id || kept.includes(rule));
  const added = kept.filter((rule) => !wasKept.has(rule)).map((rule) => ({ layout: layout.id, at, rule }));
  if (added.length === 0 && older.length === learned.rules.length) return learned;
  return bounded({
    layouts: known ? learned.layouts : [...learned.layouts, layout],
    rules: [...older, ...added],
  });
}

/** Characters per row; no layout needs more. */
const mostCharacters = 60_000;

const mostLayouts = 20;

/** Whether a rule sets that field in this text. */
function isAbout(rule: LearnedRule, field: ValueField, raw: string): boolean {
  if (rule.kind === 'fault' || rule.field !== field) return false;
  return rule.kind !== 'constant' || rule.of !== field || rule.raw === raw || raw === '';
}

function ruleFor(
  sheet: Sheet,
  { text, reading, values }: Lesson,
  field: OneField,
  target: string | number | null,
): LearnedRule | undefined {
  const teaches = (rule: LearnedRule) => {
    const again = readValue(applied(sheet, reading, [reading], [rule]), field);
    return isSameValue(field, again?.value ?? null, target);
  };
  const read = readValue(reading, field);
  const around = placesOf(reading);
  if (target === null) {
    const at = read && anchorOf(sheet, read.span, around);
    const rule = at && ({ kind: 'not', field, anchor: at } as const);
    return rule && teaches(rule) ? rule : undefined;
  }
  const places = placesOfValue(text, field, target);
  const stated = [...around, ...statedPlaces(text, values)];
  for (const place of nearestFirst(places, reading, read?.span)) {
    const at = anchorOf(sheet, place, stated);
    const rule = at && ({ kind: 'place', field, anchor: at } as const);
    if (rule && teaches(rule)) return rule;
  }
  if (typeof target === 'number' || !isConstantField(field)) return undefined;
  const of = field === 'brand' && read === null ? 'model' : field;
  const raw = rawOf(text, reading, of);
  const rule = { kind: 'constant', field, of, raw, value: target } as const;
  return raw !== '' && raw.length <= 200 && teaches(rule) ? rule : undefined;
}

/** What was corrected about the codes: which ones aren't codes, which were missed, and what they mean. */
function faultRules(sheet: Sheet, lesson: Lesson, before: readonly LearnedRule[]): readonly LearnedRule[] {
  const { reading, values } = lesson;
  let kept = before;
  const readCodes = new Map(reading.faultCodes.map((fault) => [codeKey(fault.code.value), fault]));
  const wanted = new Map(values.faultCodes.map((fault) => [codeKey(fault.code), fault]));
  const correctedBefore = new Map(
    (lesson.before?.faultCodes ?? []).map((fault) => [codeKey(fault.code), fault]),
  );

  for (const [key, fault] of readCodes) {
    if (wanted.has(key)) continue;
    kept = kept.filter((rule) => !(rule.kind === 'fault' && rule.code === key));
    const { code } = fault;
    if (code.by === 'correction') {
      const leads = (rule: LearnedRule) =>
        rule.kind === 'place' &&
        rule.field === 'code' &&
        placesAt(sheet, rule.anchor).some((place) => overlaps(place, code.span));
      kept = kept.filter((rule) => !leads(rule));
    } else kept = [...kept, { kind: 'fault', code: key, isCode: false }];
  }
  for (const [key, fault] of wanted) {
    const read = readCodes.get(key);
    const corrected = correctedBefore.get(key);
    const isAsRead =
      read !== undefined &&
      read.severity === fault.severity &&
      (read.description?.value ?? null) === fault.description;
    const isAsCorrected =
      corrected === undefined ||
      (corrected.severity === fault.severity && corrected.description === fault.description);
    if (isAsRead && isAsCorrected) continue;
    if (read === undefined) {
      const rule = codeRule(sheet, lesson, fault.code);
      if (rule !== undefined) kept = [...kept, rule];
    }
    const isPlain = fault.description === null && fault.severity === 'unknown';
    const isLearned = kept.some((rule) => rule.kind === 'fault' && rule.code === key);
    kept = kept.filter((rule) => !(rule.kind === 'fault' && rule.code === key));
    // A missed code keeps its meaning; a misread one means what it was corrected to.
    if (isAsRead ? !isLearned : read === undefined && isPlain) continue;
    const { description, severity: weighed } = fault;
    kept = [...kept, { kind: 'fault', code: key, isCode: true, description, severity: weighed }];
  }
  return kept.length === before.length && kept.every((rule, index) => rule === before[index])
    ? before
    : withoutTwins(kept);
}

function codeRule(sheet: Sheet, { text, reading, values }: Lesson, code: string): LearnedRule | undefined {
  const stated = [...placesOf(reading), ...statedPlaces(text, values)];
  for (const place of nearestFirst(placesOfValue(text, 'code', code), reading, undefined)) {
    const at = anchorOf(sheet, place, stated);
    const rule = at && ({ kind: 'place', field: 'code', anchor: at } as const);
    const codes = rule && applied(sheet, reading, [reading], [rule]).faultCodes;
    if (rule && codes?.some((one) => codeKey(one.code.value) === codeKey(code))) return rule;
  }
  return undefined;
}

function correctedValue(values: CorrectedValues, field: OneField): string | number | null {
  return isOfPlace(field) ? values.location[field] : values[field];
}

/** The places of the corrected values that occur only once. */
function statedPlaces(text: string, values: CorrectedValues): Place[] {
  return [...wordFields, ...numberFields].flatMap((field) => {
    const value = correctedValue(values, field);
    const places = value === null ? [] : placesOfValue(text, field, value);
    return places.length === 1 ? places : [];
  });
}

function rawOf(text: string, reading: Reading, field: OneField): string {
  const read = readValue(reading, field);
  return read === null ? '' : rawAt(text, read);
}

function isConstantField(field: ValueField): field is (typeof constantFields)[number] {
  return (constantFields as readonly string[]).includes(field);
}

/** Keeps only the newest of several rules about the same thing. */
function withoutTwins(rules: readonly LearnedRule[]): readonly LearnedRule[] {
  const byText = new Map(rules.map((rule) => [JSON.stringify(rule), rule]));
  return [...byText.values()];
}

function bounded({ layouts, rules }: LearnedReadings): LearnedReadings {
  let kept: LearnedReadings['rules'] = rules.slice(-mostRules);
  for (;;) {
    const used = new Set(kept.map(({ layout }) => layout));
    const known = layouts.filter(({ id }) => used.has(id));
    const fits = known.length <= mostLayouts && JSON.stringify([known, kept]).length <= mostCharacters;
    if (fits) return { layouts: known, rules: [...kept] };
    kept = kept.slice(Math.max(1, Math.ceil(kept.length / 20)));
  }
}
