import type { Claim, ValueClaim } from './claims.ts';
import type { Line } from './lines.ts';
import { firstIn, type Source } from './marks.ts';
import { firstWordFrom, startOf } from './scan.ts';
import { isNumberedName } from './values/owners-names.ts';
import { labelAt } from './words/labels.ts';

/*
 * The owner's name for a machine under a label that no vocabulary has: among the lines that say who the
 * machine is, the only one with an unknown label and a value of a name's form (`Rufzeichen: TEL-07`). It is claimed with so
 * little confidence that whatever else names the machine is surer.
 */

const confidence = 0.4;

/** The names on the lines of one message; `claimsOf` has what its labels said on each line. */
export function namesUnderUnknownLabels(
  source: Source,
  lines: readonly Line[],
  claimsOf: readonly (readonly Pick<Claim, 'field' | 'start'>[])[],
): ReadonlyMap<Line, ValueClaim> {
  const names = new Map<Line, ValueClaim>();
  if (claimsOf.some((claims) => claims.some((claim) => claim.field === 'unit'))) return names;
  for (const [index, line] of lines.entries()) {
    if (line.role !== 'body' || line.end - line.start > 72 || (claimsOf[index]?.length ?? 0) > 0) continue;
    if (!isAmongIdentity(claimsOf, index)) continue;
    const found = pairIn(source, line);
    if (found) names.set(line, found);
  }
  return names.size === 1 ? names : new Map();
}

const identity = new Set<Claim['field']>(['brand', 'model', 'serial']);
const near = 3;

/** Two of a machine's brand, model and serial number are told on the lines around. */
function isAmongIdentity(
  claimsOf: readonly (readonly Pick<Claim, 'field' | 'start'>[])[],
  index: number,
): boolean {
  const fields = new Set<Claim['field']>();
  for (let at = Math.max(0, index - near); at <= index + near && at < claimsOf.length; at += 1)
    for (const claim of claimsOf[at] ?? []) if (identity.has(claim.field)) fields.add(claim.field);
  return fields.size > 1;
}

function pairIn(source: Source, line: Line): ValueClaim | undefined {
  const { text } = source;
  const match = pair.exec(text.slice(line.start, line.end));
  if (!match?.[1] || !match[2]) return undefined;
  const start = line.end - match[2].length;
  if (
    firstIn(source.marks.codes, start, line.end) ||
    !isNumberedName(match[2]) ||
    saysOther(source, line.start, line.start + match[1].length)
  )
    return undefined;
  return { field: 'unit', value: match[2], start, end: line.end, confidence };
}

const pair =
  /^([\p{L}][^:=\t\n]{1,28}?)(?:\s{0,12}[:=：]\s{0,12}|\s?\.{3,40}\s?:?\s?|\t+|\s{2,24})([\p{L}\d][^:=\t]{1,30})$/u;

/** The label speaks of something else: by a word that labels another value, or is somebody's or something else's. */
function saysOther({ text, scan }: Source, from: number, to: number): boolean {
  if (other.test(text.slice(from, to))) return true;
  for (let word = firstWordFrom(scan, from); word < scan.count && startOf(scan, word) < to; word += 1) {
    const field = labelAt(scan, word, to)?.label.field;
    if (field && field !== 'unit' && field !== 'machine' && field !== 'type') return true;
  }
  return false;
}

const other =
  /custom|client|kund|klient|asiak|müşteri|zákazn|cliente|deal|händl|concess|rivend|order|auftrag|pedid|ordine|comand|zlecen|objedn|contra|vertr|umow|smlouv|sözleş|ticket|case|vorgang|incid|track|devic|gerätebox|gateway|modem|\bbox\b|boîtier|\bsim\b|status|état|stat[oue]|stan\b|link|url|job|proje|progetto|rule|regel|regla|règle|alert|alar|event|code|kod|fault|fehler|user|operat|driver|fahrer|chauff|conduc|förare|zone|geof|group|grupp|grupo|gruppo|team|crew|phone|tel\b|attach|bucket|hammer|tool|anbau|löffel|godet|balde|benna|version|firmware|softw|engine|motor|moteur|motore|silnik|sensor|filter|part|teil|pièce|pieza|pezzo|level|class|priorit|branch|filial|agence|sucursal|depot|dépôt|site|baustelle|chantier|obra|cantiere|plan|report|bericht|bullet|\bpo\b|invoice|rechnung|factura|fattura|facture|\bref|shift|schicht|road|route|gate|dock|room|line|page|channel|kanal|tier|stage|stufe|transm|getriebe|axle|achse|warrant|garant|servic|wartung|entretien|manten|manut|campaign|recall|unit of|plate|kennz|immat|matríc|placa|targa|regist|zertif|certif|licen|insur|versich|famil|permit|\bbid\b|budget|compan|supplier|vendor|liefer|fourni|prove[ei]d|fornit|broker|yard|hof\b|lager|\bbay\b|grid|\bpit\b|bench|sector|sektor|area|region|manag|super|foreman|polier|size|größe|build|batch|\blot\b|test/iu;
