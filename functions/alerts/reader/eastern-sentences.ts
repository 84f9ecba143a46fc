import { brandAt } from '#functions/equipment/catalogue/find-brand.ts';
import { easternGrades } from './values/labelled-severities.ts';
import type { LabelField } from './words/label-phrases.ts';
import { labelOfPhrase } from './words/labels.ts';

/**
 * Sentences of Chinese and Japanese, whose labels touch their values and whose marks are wide, set as lists are:
 * `型号SY365H，品牌三一，位置34.2044，117.2264` becomes `型号：SY365H`, `品牌：三一` and `位置：34.2044, 117.2264`, each on its
 * line. A code and a point that touch the words around them are set apart from these.
 */
export function withEasternLabels(text: string): string {
  if (!eastern.test(text)) return text;
  return text
    .split('\n')
    .map((line) =>
      line.length <= longest && eastern.test(line) && !inColumns.test(line) ? apart(line) : line,
    )
    .join('\n');
}

const eastern = /[\u3040-\u9fff]/;
/** Cells, and lines of a chat with their time. */
const inColumns = /[\t|]| {2}|^[[(]?\d{1,2}:\d{2}\s/;
/** Characters of a line that is looked at. */
const longest = 1000;

function apart(line: string): string {
  const clauses = line.replace(gluedPoint, ' $1, $2 ').replace(gluedCode, '$1 ').split(clauseEdge);
  let told = '';
  const isSentence = sentence.test(line);
  let isApart = true;
  for (const part of clauses) {
    const clause = labelled(part, isSentence) ?? addressed(part);
    if (clause) told = `${isApart ? told : `${told.replace(edgeAtEnd, '')}\n`}${clause.text}`;
    else told += part;
    isApart = clause?.isWhole === true;
    if (isApart) told = `${told.replace(edgeAtEnd, '')}\n`;
  }
  return isApart ? told.trimEnd() : told;
}

/** `位置34.2618，117.1848`: a point with its wide comma, and what it touches. */
const gluedPoint =
  /(?:(?<=[\u3040-\u9fff])|\s)?(?<![\d.])(-?\d{1,2}\.\d{3,8})\s?[，、,]\s?(-?\d{1,3}\.\d{3,8})(?![\d.])(?:(?=[\u3040-\u9fff])|\s)?/g;

/** `P0193轨压传感器电压过高`: a code that touches its text. */
const gluedCode =
  /(?<![A-Za-z\d.-])([A-Z]{1,3}\d{2,6}(?:-\d{1,2})?)(?=[\p{sc=Han}\p{sc=Katakana}]{1,14}(?:故障|异常|異常|传感器|センサ|过高|过低|过热|過熱|高|低|错误|短路|断路|断線|失效|电压|压力|圧力|温度|信号|泄漏|不足|堵塞))/gu;

/** Before what begins behind a comma, a full stop or a space. */
const clauseEdge = /(?<=[，、；。])|(?<=, )|(?<=,)(?=[\u3040-\u9fff])|(?<=[^\s:：,，] )(?=[\u3040-\u9fff])/;
const sentence = /[，、；。]|, |,[\u3040-\u9fff]/;
const edgeAtEnd = /[，、；,\s]{1,3}$/;

interface Clause {
  readonly text: string;
  /** Nothing of the value stands behind the clause. */
  readonly isWhole: boolean;
}

/** A clause that begins with a label and its value, with a colon between; undefined for any other. */
function labelled(clause: string, isOfSentence: boolean): Clause | undefined {
  const run = /^\s?([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]{2,14})/u.exec(clause)?.[1];
  if (run === undefined) return undefined;
  const start = clause.indexOf(run);
  for (let length = Math.min(run.length, longestLabel); length > 1; length -= 1) {
    const label = labelOfPhrase(run.slice(0, length));
    if (!label) continue;
    const rest = clause.slice(start + length);
    const isWhole = wholeFields.has(label.field);
    if (/^\s?[:：]/.test(rest)) return { text: clause, isWhole: false };
    const link = (isOfSentence ? linkBefore : touching).exec(rest)?.[0].length ?? 0;
    const value = rest.slice(link).replace(copula, '$1');
    if (fitsLabel[label.field]?.(value)) return { text: `${run.slice(0, length)}：${value}`, isWhole };
  }
  return undefined;
}

const linkBefore = /^\s?(?:は|が|为|為|是)?\s?/;
const touching = /^[は为為是]?/;
const wholeFields = new Set<LabelField>(['brand', 'model', 'serial', 'unit', 'severity', 'hours']);
/** `東京都江東区豊洲3-2-24`, behind a space: nothing of what stands before it. */
function addressed(clause: string): Clause | undefined {
  return fullAddress.test(clause) ? { text: clause, isWhole: false } : undefined;
}

const fullAddress =
  /^(?:北海道|東京都|大阪府|京都府|\p{sc=Han}{2,3}[県省])\p{sc=Han}{1,6}[市区郡县町村][\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]{1,14}\d/u;

const longestLabel = 10;
const copula = /\s?(?:です|でした|である)([。、，]?)$/;

/** What a value begins with, by its label's field. */
const fitsLabel: Partial<Record<LabelField, (value: string) => boolean>> = {
  brand: (value) => brandAt(value, 0) !== undefined,
  model: (value) => /^[A-Z]{0,5}-?\d/.test(value),
  serial: (value) => /^[A-Z\d][A-Z\d-]{3}/.test(value),
  unit: (value) =>
    /^[\p{sc=Han}\p{sc=Katakana}A-Z-]{0,8}\d{1,6}(?:号机?|號機?|号車|#)?[，、；。,\s]{0,3}$/u.test(value),
  code: (value) => code.test(value),
  fault: (value) => code.test(value),
  hours: (value) => /^\d/.test(value),
  severity: (value) => gradesAt(value),
  location: (value) => place.test(value),
  address: (value) => place.test(value),
  time: (value) => /^\d{1,4}[-/.:年月]/.test(value),
};

/** `CA559`, and no sentence (`CA559が出ています`). */
const code = /^(?:SPN|[A-Z]{0,4})[- ]?\d[^\u3040-\u309f]{0,80}$/;
/** `34.2618, 117.1848`, `江苏省徐州市铜山区昆仑路8号` */
const place = /^(?:-?\d{1,2}\.\d{3}|\p{sc=Han}{1,6}[省市県县都道府]\p{sc=Han})/u;

function gradesAt(value: string): boolean {
  const word = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]{1,8}/u.exec(value)?.[0] ?? '';
  for (let length = word.length; length > 0; length -= 1)
    if (easternGrades.has(word.slice(0, length))) return true;
  return false;
}
