import { type Claim, claimOf } from './claims.ts';
import { lineEnd, lineStart } from './line-edges.ts';
import type { Source } from './marks.ts';

/*
 * What the owner calls a machine, right before its maker or right behind its model: `Alarm: EX-14 Volvo EC220E`, `Mixer07 Iveco X-Way
 * 480`, `CAT D6 / Dozer4`. Behind a word for a fault it looks like a code, behind a model like a part of it.
 */

/** The claims, with such names for units. */
export function withNamesBesideMachines({ text }: Source, claims: readonly Claim[]): readonly Claim[] {
  const brands = claims.filter(({ field, group }) => field === 'brand' && group === 0);
  const models = claims.filter(({ field, group }) => field === 'model' && group === 0);
  let told = claims;
  for (const brand of brands) {
    const model = models.find(({ start }) => start >= brand.end && start <= brand.end + 2);
    if (!model || typeof model.value !== 'string') continue;
    const name = nameBefore(text, brand.start) ?? nameBehind(text, model);
    if (!name) continue;
    const { value, start, end } = name;
    // `Alarm: E14 Volvo …`: where nothing else is the code, that is.
    const isOnlyCode =
      !ofKind.test(value) && !told.some((claim) => claim.field === 'code' && claim.start !== start);
    if (isOnlyCode) continue;
    if (told.some((claim) => claim.field === 'unit' && claim.label !== '' && claim.start !== start)) continue;
    told = told.flatMap((claim) => {
      if (claim === model && model.start < start && model.end > start)
        return [{ ...model, value: text.slice(model.start, name.from), end: name.from } as Claim];
      const isName = claim.start === start && (claim.end <= end || claim.field === 'unit');
      return isName && otherwise.has(claim.field) ? [] : [claim];
    });
    const unit = { field: 'unit', value, start, end, confidence: 0.7 } as const;
    told = [...told, claimOf(unit, '', { group: 0, row: 0 })];
  }
  return told;
}

/** `Dozer4`, `D6 Dozer4`: what ends with a kind and a number in one word, which no serial number or model does. */
export function endsInName(value: string): boolean {
  return kindAndNumber.test(value);
}

const otherwise = new Set<Claim['field']>(['code', 'fault', 'description', 'serial', 'unit', 'model']);

interface Name {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** Where what stands before it ends. */
  readonly from: number;
}

function nameBefore(text: string, at: number): Name | undefined {
  const from = lineStart(text, at);
  if (at - from > longest) return undefined;
  const before = text.slice(from, at);
  const value = (behindLead.exec(before) ?? alone.exec(before))?.[1];
  if (value === undefined) return undefined;
  const start = from + before.lastIndexOf(value);
  return { value, start, end: start + value.length, from: start };
}

function nameBehind(text: string, model: Claim): Name | undefined {
  // `D6 Dozer4` may have been read as one.
  const within = inModel.exec(text.slice(model.start, model.end));
  const from = within ? model.start + within.index : model.end;
  const found = behind.exec(text.slice(from, Math.min(lineEnd(text, from), from + 24)));
  if (!found?.[1]) return undefined;
  const start = from + found[0].length - found[1].length;
  return { value: found[1], start, end: start + found[1].length, from };
}

const longest = 48;
const kinds =
  '(?:mixer|crane|dozer|loader|digger|excavator|grader|roller|paver|dumper|truck|forklift|lift|skid|telehandler|backhoe|compactor|drill|crusher|screener|tractor|scraper|generator|genset|compressor|pump|trencher|hauler|bagger|kran|radlader|walze|stapler|pelle|grue|grua|gru)';
const name = `(?:${kinds} ?\\d{1,3}|(?=\\p{Lu})[A-Z]{2,4}-?\\d{1,3})`;
const ofKind = new RegExp(`^${kinds}`, 'iu');
/** `Alarm: EX-14, `, `FLT! Mixer07 `, `New fault: EX-14 (` */
const behindLead = new RegExp(
  `^[\\s•*-]{0,4}(?:(?:new|active) )?(?:fault|alarm|alert|alm|flt|error|warning|störung|fehler|alarme|alerte|alerta|allarme)\\s?[:!-]?\\s(${name})(?:,|:|\\s[-–—])?\\s\\(?$`,
  'iu',
);
/** `Mixer07 Iveco …` */
const alone = new RegExp(`^[\\s•*-]{0,4}(${kinds}\\d{1,3})(?:,|:|\\s[-–—])?\\s\\(?$`, 'iu');
const behind = new RegExp(`^(?:\\s?[/|,]\\s?|\\s[-–—]\\s|\\s)(${kinds}\\d{1,3})(?![\\p{L}\\d-])`, 'iu');
const kindAndNumber = new RegExp(`(?:^|\\s)${kinds}\\d{1,3}$`, 'iu');
const inModel = new RegExp(`\\s${kinds}\\d{1,3}$`, 'iu');
