import { type Claim, claimOf, type ValueClaim } from './claims.ts';
import { isFree, type ModelClaim } from './free-stretches.ts';
import { has, type Line, sign } from './lines.ts';
import type { Source, Span } from './marks.ts';
import { nameTold } from './names-in-sentences.ts';
import { parseNumber } from './values/numbers.ts';
import { labelOfPhrase } from './words/labels.ts';

/*
 * What a message that a person writes says of the one machine that it names, in no way that the line itself tells: its maker's
 * number beside the model (`Cat as well, truck 93-14 (SSP01122)`) or by its form alone (`VCEC300EV00314811.`), and its owner's
 * name by what leads to it anywhere (`ours is 15-3`, `It has 85-22 in paint`) or by whose machine is told next (`417 is a Hamm
 * H 20i`). Only what nothing else was read as counts, and of two that might be meant neither.
 */

/** The claims with the serial number and the owner's name, where nothing has told them yet. */
export function withIdentity(
  source: Source,
  lines: readonly Line[],
  all: readonly Claim[],
): readonly Claim[] {
  const model = modelOf(all);
  // Where a label tells the model, labels tell the rest.
  const isForm = formFields.has(labelOfPhrase(model?.label ?? '')?.field ?? '');
  if (!model || isForm || lines.length > mostLines || all.some((claim) => claim.group > 0)) return all;
  const claims = all.filter((claim) => claim.field !== 'unit' || !isWell(source, claim));
  const lacksSerial = !claims.some(({ field, confidence }) => field === 'serial' && confidence >= 0.5);
  const lacksName = !claims.some(
    (claim) => claim.field === 'unit' && claim.confidence >= 0.46 && !namesModel(claim, model),
  );
  const lacksHours = !claims.some(({ field, confidence }) => field === 'hours' && confidence >= 0.4);
  if (!lacksSerial && !lacksName && !lacksHours) return claims;
  const prose = lines.filter((line) => line.end - line.start < longestLine);
  const found: Claim[] = [];
  const serial = lacksSerial ? serialTold(source, prose, claims, model) : undefined;
  if (serial) found.push(claimOf(serial, ''));
  const name = lacksName ? nameTold(source, prose, [...claims, ...found], model) : undefined;
  if (name) found.push(claimOf(name, ''));
  const hours = lacksHours ? hoursTold(source, prose, [...claims, ...found], model) : undefined;
  if (hours) found.push(claimOf(hours, ''));
  return found.length === 0
    ? claims
    : [...claims.filter((claim) => !found.some((each) => isIn(claim, each))), ...found];
}

/**
 * Hours that stand in the value of a label that has none (`Skip the history: 1,205 hrs.`), where they are the only ones; else the
 * one number in thousands, or with a tenth, that is nothing else's (`JYR00872. 9,640. Ask for Ray`).
 */
function hoursTold(
  source: Source,
  prose: readonly Line[],
  claims: readonly Claim[],
  model: ModelClaim,
): ValueClaim | undefined {
  const { text, marks } = source;
  const inProse = (start: number) => prose.some((line) => line.start <= start && line.end > start);
  const told = marks.hours.filter(
    ({ start }) =>
      inProse(start) &&
      (start >= model.end || start < model.start) &&
      !notOperating.test(text.slice(Math.max(0, start - 40), start)),
  );
  const [first] = told;
  if (first && told.every(({ value }) => value === first.value))
    return { field: 'hours', value: first.value, start: first.start, end: first.end, confidence: 0.5 };
  if (first) return undefined;
  const isCoded = claims.some(({ field }) => field === 'code');
  const left: (Span & { value: number })[] = [];
  for (const line of prose)
    for (const match of text.slice(line.start, line.end).matchAll(inThousands)) {
      const start = line.start + match.index;
      const value = parseNumber(match[0]);
      const each = { value: value ?? 0, start, end: start + match[0].length };
      const before = text.slice(Math.max(line.start, start - 40), start);
      // `523.7`, where nothing else is the code.
      if (!isCoded && match[0].includes('.')) continue;
      if (value === undefined || !isFree(source, each, claims)) continue;
      if (notOperating.test(before) || ofOtherNumber.test(before)) return undefined;
      left.push(each);
    }
  const [only] = left;
  return only && left.every(({ value }) => value === only.value)
    ? { field: 'hours', ...only, confidence: 0.45 }
    : undefined;
}

const inThousands =
  /(?<![\p{L}\p{N}.,:/#$€£+~-]|[$€£] )(?:\d{1,2},\d{3}(?:\.\d)?|\d{3,5}\.\d)(?=[.,;!?)"”]*(?:\s|$))(?!["”]?\s?(?:[-–]\s?\d|%|°|\p{L}|\())|(?<![\p{L}\p{N}.,:/#$€£+~-]|[$€£] )(?:\d{1,3},\d{3}|\d{3,5})(?:\.\d)?(?= (?:now|total|so far|and counting|on it)(?!\p{L}))/giu;
const ofOtherNumber =
  /(?<!\p{L})(?:odo(?:meter)?|mileage|miles|km|carrier|price|cost|costs|paid|weigh\p{L}*|capacity|code|fault|spn|fmi|serial|number|no|account|order|invoice|agreement|contract|phone|limit|rated|max|temp\p{L}*|pressure|boost|psi|bar|volts?|elevation|altitude|suite|box|lot|zip)[^\p{N}.;!?]{0,12}$/iu;

const notOperating =
  /(?<!\p{L})(?:idle|idling|service|serviced|due|pto|separator|impact|percussion|drum|crane|travel|until|every|within|warranty|interval|next|overdue|remaining|since|for|transmission)(?!\p{L})[^.;!?\n]*$/iu;

/** A number that was taken for a code, or an owner's name, and what seemed to be said of it. */
function isIn(claim: Claim, { start, end }: Span): boolean {
  if (claim.label !== '') return false;
  if (claim.field === 'description') return claim.start >= end && claim.start - end < 4;
  return (claim.field === 'code' || claim.field === 'unit') && claim.start < end && start < claim.end;
}

/** `Lighting tower LT-4 is fine`: of which nothing is reported. */
function isWell({ text }: Source, { end }: Span): boolean {
  return well.test(text.slice(end, end + 32));
}

const well =
  /^["”]?,? (?:(?:is|was|are) (?:running |all |just |back )?(?:fine|ok|okay|good|grand|sound|quiet)|(?:has |with |shows )?no (?:alarms?|codes?|faults?))(?!\p{L})/iu;

/** `tag: ASV RT-75`: a name that is no more than the machine's own. */
function namesModel(claim: Claim, model: ModelClaim): boolean {
  return claim.start <= model.start && claim.end >= model.end && claim.start !== model.start;
}

const formFields = new Set<string>(['model', 'type']);
const mostLines = 40;
const longestLine = 1500;

/** The one model that is told; without one a number may be anything's. */
function modelOf(claims: readonly Claim[]): ModelClaim | undefined {
  const models = claims.filter(
    (claim): claim is ModelClaim => claim.field === 'model' && claim.confidence >= 0.5,
  );
  const [first] = models;
  return first && models.every(({ value }) => value === first.value) ? first : undefined;
}

/** The maker's number by its form, of which there is one; figures alone only in the list of what the machine is. */
function serialTold(
  source: Source,
  prose: readonly Line[],
  claims: readonly Claim[],
  model: ModelClaim,
): ValueClaim | undefined {
  const { text } = source;
  const told: (Span & { value: string })[] = [];
  for (const line of prose) {
    if (!has(line, sign.digit)) continue;
    for (const match of text.slice(line.start, line.end).matchAll(serialLike)) {
      if (told.length > 3) break;
      const start = line.start + match.index;
      const each = { value: match[0], start, end: start + match[0].length };
      const before = text.slice(Math.max(line.start, start - 28), start);
      if (ofOther.test(before) || !isFree(source, each, claims)) continue;
      // `Tracker SN 4632108877`
      if (ofOthersSerial.test(before)) continue;
      const isLed = leadsToSerial.test(before) || isPlate.test(text.slice(each.end, each.end + 24));
      if (isLed || isSerialForm(each.value) || isBeside(text, model, each, line.start)) told.push(each);
    }
  }
  // Of several a PIN, which nothing else has the length of.
  const pins = told.filter(({ value }) => value.length === 17);
  const [first, ...others] = pins.length > 0 ? pins : told;
  if (!first || others.some(({ value }) => value !== first.value)) return undefined;
  return { field: 'serial', ...first, confidence: 0.55 };
}

const serialLike =
  /(?<![\p{L}\p{N}@#&$£€+.:/_-])(?=[A-Z\d-]{0,12}\d{3})[A-Z\d]{4,17}(?:-[A-Z\d]{3,9})?(?![\p{L}\p{N}]|[-/.,:]\d|\s?(?:%|h\b|hrs?\b|hours?\b|km\b|miles\b|psi\b|rpm\b))/gu;
/** A PIN, or letters with five figures or more. */
function isSerialForm(value: string): boolean {
  return (
    /^(?=.*\d{5})(?=(?:\d*[A-Z]){3})[A-HJ-NPR-Z\d]{17}$/.test(value) ||
    /^(?=(?:.*\d){5})(?!SPN|FMI|MID|DTC|ECU|EX\d{6}$|PO|WO|INV|RO|SO|JOB)(?=(?:[^A-Z]*[A-Z]){2})[A-Z\d]{2,12}\d{4,8}$/.test(
      value,
    ) ||
    /^[A-Z]{2}\d{2}-\d{5}$/.test(value)
  );
}
const leadsToSerial =
  /(?<!\p{L})(?:s\/?n|ser(?:ial)?(?: no| number)?|pin|vin|chassis|frame|id|plate|machine no)[.:#]{0,2} (?:(?:is|reads|says|no\.?) )?$/iu;
const ofOthersSerial =
  /(?<!\p{L})(?:tracker|modem|terminal|gateway|device|sim|engine|motor|pump|hammer|breaker|bucket|attachment|head|axle|battery|box|ecm|ecu|controller|transmission)(?: (?:unit|module))? (?:s\/?n|ser(?:ial)?|id|no)[.:#]{0,2} (?:(?:no|number|nr)[.:]? )?$/iu;
const isPlate = /^["”]? on the (?:serial )?(?:plate|frame|chassis)(?!\p{L})/u;
/** What these lead to is a number of something else. */
const ofOther =
  /(?<!\p{L})(?:phone|tel|call|cell|mobile|fax|ext|part|p\/n|pn|contract|agreement|order|invoice|ticket|case|job|quote|account|badge|driver|operator|engine|motor|tracker|modem|policy|reference|ref|po|wo|code|fault|error|alarm|dtc|spn|level|software|version|rev|plates?|rego|registration|license)[.:#]{0,2} (?:(?:no|number|nr|id)[.:]? )?(?:is )?$/iu;

/** `Tigercat 822E, 8224417`, `(Ernie, 2806177)`, `EC350E 334501`, `C375-2, 201805110047`: in the list that follows the model. */
function isBeside(
  text: string,
  { value, end: first }: ModelClaim,
  each: Span & { value: string },
  from: number,
): boolean {
  if (!/\d{5}/.test(each.value)) return false;
  // Of a model that is named again the last mention before it (`Wacker WL60?? … WACKER NEUSON / WL60 / 3065417`).
  const at = text.lastIndexOf(value, each.start - 1);
  const isMention =
    at >= from && !/[\p{L}\p{N}/-]/u.test(text.charAt(at - 1) + text.charAt(at + value.length));
  const end = isMention ? at + value.length : first;
  if (each.start < end || each.start - end > 48) return false;
  const between = text.slice(end, each.start);
  if (between === ' ') return /^\d{6,12}$/.test(each.value);
  return /^["”]?(?:\s?[,(/–—-]\s?|\s[(]\s?)(?:[^.!?;:\n]{2,32}[,)/]\s)?\(?$/u.test(between);
}
