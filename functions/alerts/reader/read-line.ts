import { isPlaceholder, type ValueClaim, withLabel } from './claims.ts';
import { describe } from './fault-descriptions.ts';
import { isFaultTitle, isNotice, sentenceWords } from './fault-titles.ts';
import { isPluralOfCodes, ofRecord } from './faults.ts';
import { type Context, type Found, nothing } from './found-in-line.ts';
import { bareLabel, ignoredAlone, isPair, isPlace, labelAlone, labelBeforeColon } from './label-lines.ts';
import { readValue } from './labelled-values.ts';
import { leadsNote, readLabelled, readLedIn, readWords } from './labels-in-words.ts';
import { lineStart } from './line-edges.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import { namesMaker } from './listed-codes.ts';
import { firstIn, type Source, type Span } from './marks.ts';
import { firstWordFrom, hasBits, startOf } from './scan.ts';
import { siteAtEnd } from './values/addresses.ts';
import { labelledCodeAt } from './values/fault-codes.ts';
import { machineAt } from './values/machines.ts';
import { isSeverityAlone, severityBefore, severityIn } from './values/severity-words.ts';
import { isStreet } from './values/streets.ts';
import { may } from './vocabulary.ts';
import { type Label, labelAt, labelOfCell } from './words/labels.ts';
import { stateCode } from './words/states.ts';

/*
 * What one line says by its labels: a label alone over its value or below it, a label before a colon, cells by turns, and a
 * place that goes on below.
 */

function readAbove(source: Source, label: Label, lines: readonly Line[], index: number): Found {
  const [before, line] = [lines[index - 1], lines[index]];
  if (!before || !line) return nothing;
  const value = readValue(label, source, before.start, before.end, true);
  return {
    claims: value.claims.map((claim) => withLabel(claim, label.phrase)),
    covered: [[before.start, line.end]],
  };
}

/** An address goes on over lines, anything else is one line. */
function endOfStackedValue(source: Source, lines: readonly Line[], index: number, label: Label): number {
  let last = lines[index];
  if (label.field === 'location' || label.field === 'address') {
    for (let at = index + 1; at < index + 4; at += 1) {
      const line = lines[at];
      if (!line || line.paragraph !== last?.paragraph || line.role !== last.role || isPair(source, line))
        break;
      // What was set aside between is nobody's address here, and ends this one.
      if (/\n[^\n]*\S[^\n]*\n/.test(source.text.slice(last.end, Math.min(line.start, last.end + 400)))) break;
      if (has(line, sign.spaces | sign.colon) || endsAddress(source.text.slice(last.start, last.end))) break;
      if (tellsElse(source, line)) break;
      const isPart = has(line, sign.digit | sign.comma) || mayHave(line, may.state);
      if (!isPart && !isTownOverCode(source, line, lines[at + 1])) break;
      if (/^(?:updated|as of|last)\b/i.test(source.text.slice(line.start, line.start + 8))) break;
      last = line;
    }
  }
  return last?.end ?? 0;
}

/** `Birmingham` over `B10 0QS`: a town alone, with its postal code or its country right below. */
function isTownOverCode({ text }: Source, line: Line, below: Line | undefined): boolean {
  return (
    below?.paragraph === line.paragraph &&
    /^\p{Lu}[\p{L} .'’-]{2,30}$/u.test(text.slice(line.start, line.end)) &&
    /^(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d[\dW] ?[A-Z\d]{4}|\d{4,6}(?:-\d{3,4})?|[A-Z]{2,3} \d{4,5})(?:,? \p{Lu}\p{L}+)?$/u.test(
      text.slice(below.start, below.end),
    )
  );
}

/** True for what ends with a state, with or without its postal code: nothing of the address comes after them. */
function endsAddress(value: string): boolean {
  const [, comma, state, code] = stateAtEnd.exec(value) ?? [];
  if (state === undefined) return false;
  // `100 Main St NE`, `12 Elm CT`: the end of a street, too.
  return (
    code !== undefined || (stateCode(state) !== undefined && (comma === ',' || !/^(?:NE|CT|PL)$/.test(state)))
  );
}

const stateAtEnd = /(,?)(?:^|\s)([A-Z]{2})( \d{5}(?:-\d{4})?)?$/;

/** True for a line on which a code, hours or a time stand. */
function tellsElse({ marks }: Source, { start, end }: Line): boolean {
  const lists: readonly (readonly Span[])[] = [marks.codes, marks.hours, marks.dates];
  return lists.some((list) => firstIn(list, start, end) !== undefined);
}

export function readLine(context: Context, lines: readonly Line[], index: number): Found {
  const { source, stacked } = context;
  const { text, scan } = source;
  const line = lines[index];
  if (line && isNavigation(source, line)) return { claims: [], covered: [[line.start, line.end]] };
  const next = lines[index + 1];
  // What stands over its label is read with it, whatever it is: `DKS01187` over `Serial number` is no name.
  if (line && context.below && next?.paragraph === line.paragraph && !labelAlone(source, line, stacked))
    if (labelAlone(source, next, true)) return { claims: [], covered: [[line.start, line.end]] };
  if (!line || (!mayHave(line, may.label | may.code) && !firstIn(source.marks.codes, line.start, line.end)))
    return nothing;
  const found: Found = { claims: [], covered: [] };
  const above = labelAlone(source, line, stacked) ?? faultOverCode(source, line, next);
  if (context.below && above) return readAbove(source, above, lines, index);
  const over = above?.field === 'hours' ? numberAbove(source, lines, index) : undefined;
  if (above && over) {
    const value = readValue(above, source, over.start, over.end, true);
    for (const claim of value.claims) found.claims.push(withLabel(claim, above.phrase));
    found.covered.push([line.start, line.end]);
    return found;
  }
  // `Last seen` over its time, in a page that puts labels over values: the value is hardly anything of the alert's.
  const other = context.page && !above && next ? ignoredAlone(source, line) : undefined;
  if (other && next && !isPair(source, next)) {
    const isBelow = next.paragraph === line.paragraph;
    const claims = isBelow ? readValue(other, source, next.start, next.end, true).claims : [];
    return {
      claims: claims.map((claim) => withLabel(claim, other.phrase)),
      covered: [[line.start, isBelow ? next.end : line.end]],
    };
  }
  if (above && next && next.role === line.role && !isPair(source, next)) {
    const end = endOfStackedValue(source, lines, index + 1, above);
    const isFault = above.field === 'code' || above.field === 'fault';
    // `Fuel level sender out of range        Advisory`
    const graded = isFault && end === next.end ? severityCellAtEnd(source, next) : undefined;
    const to = graded?.from ?? end;
    const value = readValue(above, source, next.start, to, !isFault || to - next.start <= 24);
    if (value.claims.length > 0) {
      if (graded) found.claims.push({ ...graded.claim, label: above.phrase });
      for (const claim of value.claims) found.claims.push(withLabel(claim, above.phrase));
      // What stands after a fault, its severity and its time, is read as running text.
      found.covered.push([line.start, isFault ? Math.min(value.end, end) : end]);
      if (isFault) found.lists = above;
      const told = isFault ? toldBelow(source, next, lines[index + 2], value.claims) : undefined;
      if (told) {
        found.claims.push(withLabel(told, above.phrase));
        found.covered.push([next.end, told.end]);
      }
      return found;
    }
  }
  // What stands before a colon may be a label that only the whole of it is: `N° de série :`, `Date/time (local):`.
  const whole = has(line, sign.colon | sign.semicolon | sign.comma)
    ? labelBeforeColon(source, line)
    : undefined;
  const below = whole && isPlace(whole.label) ? placeBelow(source, lines, index) : undefined;
  if (whole && below) {
    const value = readValue(whole.label, source, whole.end, below.end, true);
    for (const claim of value.claims) found.claims.push(withLabel(claim, whole.label.phrase));
    found.covered.push([line.start, below.end]);
    return found;
  }
  // `Interpreter's note: the driver says …`: all that the message tells stands behind it, or it is who speaks.
  if (
    whole?.label.field === 'ignored' &&
    (context.talk || leadsNote(context, line, whole.label, whole.end))
  ) {
    found.covered.push([line.start, whole.end]);
    readWords(context, line, whole.end, line.end, found);
    return found;
  }
  // `Problem: our CAT 330 has E0363(2), at …`: what a sentence is led in with labels nothing.
  if (whole && leadsSentence(source, line, whole.label, whole.end)) {
    found.covered.push([line.start, whole.end]);
    return found;
  }
  if (whole && readLedIn(context, line, whole.label, line.start, whole.end, found)) return found;
  if (whole) {
    readLabelled(context, line, whole.label, line.start, whole.end, line.end, found);
    if (whole.label.field === 'ignored') coverSetIn(source, lines, index, whole.end, found);
    const told = faultFields.has(whole.label.field)
      ? titleBelow(source, lines, index, found.claims)
      : undefined;
    if (told) {
      found.claims.push(withLabel(told, whole.label.phrase));
      found.covered.push([line.end, told.end]);
    }
    if (isPluralOfCodes(whole.label.phrase) && goesOnSetIn(source, line, next, found))
      found.lists = whole.label;
    return found;
  }
  const bare = context.bare.has(line.paragraph) ? bareLabel(source, line) : undefined;
  if (bare) {
    const value = readValue(bare.label, source, bare.end, line.end, false);
    if (value.claims.length > 0 || bare.label.field === 'ignored') {
      for (const claim of value.claims) found.claims.push(withLabel(claim, bare.label.phrase));
      const end = bare.label.field === 'ignored' ? line.end : value.end;
      found.covered.push([line.start, end]);
      if (end < line.end) readWords(context, line, end, line.end, found);
      return found;
    }
  }
  if (!has(line, sign.tab | sign.bar | sign.spaces)) {
    readWords(context, line, line.start, line.end, found);
    return found;
  }
  const cells = cellsOf(text, line);
  // `EVENT|EX-12|Volvo|EC220E|…`: the first of many parts says what kind of row it is.
  const isRow =
    has(line, sign.bar) &&
    cells.length >= 6 &&
    cells.filter((cell) => isLabelCell(source, cell)).length === 1;
  // `drill rig  -  SmartROC T40 "Rig Aurora"`: dashes between parts, and no label with its value.
  const isDashed = cells.length > 4 && cells.every((cell, at) => isDash(text, cell) === (at % 2 === 1));
  for (let at = 0; at < cells.length; ) {
    const [start, end] = cells[at] ?? [line.end, line.end];
    const label =
      isRow || isDashed
        ? undefined
        : (labelOfCell(scan, start, end) ?? overCode(source, start, end, cells[at + 1], cells[at + 2]));
    if (!label || at + 1 >= cells.length || isSeverityCell(source, label, at, start, end)) {
      readWords(context, line, start, end, found);
      readTold(source, cells[at + 1], end, found);
      at += 1;
      continue;
    }
    // The value goes on over cells until the next label: `Where   27 Depot Road  Minot`; a name or a number is one cell.
    let last = at + 1;
    if (!ofOneCell.has(label.field))
      while (last + 1 < cells.length && !isLabelCell(source, cells[last + 1])) last += 1;
    const from = cells[at + 1]?.[0] ?? end;
    const on = isPlace(label) && last + 1 === cells.length ? placeBelow(source, lines, index) : undefined;
    if (on) {
      // `Location      12 Elm St`, and `Ada, OK 74820` set in below.
      const value = readValue(label, source, from, on.end, true);
      for (const claim of value.claims) found.claims.push(withLabel(claim, label.phrase));
      found.covered.push([start, on.end]);
    } else {
      const to = cells[last]?.[1] ?? end;
      const own = at === 0 ? ofGroup(source, lines, index, end, from, to) : undefined;
      readLabelled(context, line, own?.label ?? label, start, own?.end ?? from, to, found);
      if (label.field === 'ignored' && last + 1 === cells.length)
        coverSetIn(source, lines, index, from, found);
    }
    at = last + 1;
  }
  return found;
}

/** Somebody's machine, by its maker and model, and what it has: no value of any label but one of machines. */
function leadsSentence({ text, scan }: Source, line: Line, label: Label, at: number): boolean {
  if (!mayHave(line, may.brand) || line.end - at < 30 || ofMachines.has(label.field)) return false;
  const lead = beginsSentence.exec(text.slice(at, Math.min(line.end, at + 30)))?.[0].length;
  if (lead === undefined) return false;
  const machine = machineAt(scan, at + lead, line.end);
  return machine?.model !== undefined && /^[\s,(]/.test(text.slice(machine.end, machine.end + 1));
}

const ofMachines = new Set<Label['field']>([
  'machine',
  'brand',
  'model',
  'unit',
  'type',
  'location',
  'address',
]);
const beginsSentence =
  /^(?:our|the|my|one of our|a|unser[e]?|der|die|das|notre|nuestr[oa]|la|el|noss[oa]|onze|de|vår)\s(?=\p{Lu})/iu;

/** `Event ID 9 | F0129 | …`: the record's number, before a cell that is the code itself. */
function overCode(
  { text, scan }: Source,
  start: number,
  end: number,
  next: readonly [number, number] | undefined,
  told: readonly [number, number] | undefined,
): Label | undefined {
  // A machine's name may stand there as well: what stands beside it says that it is a code.
  if (!next || !told || !hasBits(scan, told[0], told[1], may.part | may.trouble)) return undefined;
  if (!isDigit(text.charCodeAt(end - 1)) || next[1] - next[0] > 16) return undefined;
  const word = firstWordFrom(scan, start);
  const named = ((scan.bits[word] ?? 0) & may.label) !== 0 ? labelAt(scan, word, end) : undefined;
  if (!named || !(faultFields.has(named.label.field) || records.test(named.label.phrase))) return undefined;
  const number = recordNumber.exec(text.slice(named.end, end));
  if (!number || !(number[1] || ofRecord.test(named.label.phrase))) return undefined;
  const code = labelledCodeAt(text, next[0], next[1]);
  return code?.end === next[1] && /[A-Z]|\d[-./:]\d/.test(code.code)
    ? { ...named.label, field: 'code' }
    : undefined;
}

const faultFields = new Set<Label['field']>(['code', 'fault']);
const records = /^(?:event|alert|alarm|notification|message|incident|ticket|case|record)(?: |$)/;
const recordNumber = /^\.?\s?((?:no|nr|id|number|nummer|#)\.?)?\s?[:#]?\s?\d{1,12}$/i;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** `fault`, and below it `AL-19 compressor discharge temp`: a heading over a code with its words. */
function faultOverCode(source: Source, line: Line, next: Line | undefined): Label | undefined {
  if (next?.paragraph !== line.paragraph || line.end - line.start > 24 || !has(next, sign.digit))
    return undefined;
  const label = labelAlone(source, line, true);
  if (label?.field !== 'fault' && label?.field !== 'code') return undefined;
  const code = labelledCodeAt(source.text, next.start, next.end);
  return code &&
    /\p{L}.?\d/u.test(code.code) &&
    hasBits(source.scan, code.end, next.end, may.part | may.trouble)
    ? label
    : undefined;
}

const ofOneCell = new Set<Label['field']>(['unit', 'serial', 'model', 'hours']);

/** `Codes: 3714` over `       4364`: a list whose next line is set in. */
function goesOnSetIn({ text }: Source, line: Line, next: Line | undefined, found: Found): boolean {
  const last = found.claims.findLast(({ field }) => field === 'code');
  return (
    last !== undefined &&
    next?.paragraph === line.paragraph &&
    text.slice(last.end, line.end).length < 2 &&
    next.start - lineStart(text, next.start) > line.start - lineStart(text, line.start)
  );
}

/** A comment goes on over lines that begin right below it: they say no more of the alert than it does. */
function coverSetIn(
  { text }: Source,
  lines: readonly Line[],
  index: number,
  from: number,
  found: Found,
): void {
  const line = lines[index];
  if (!line) return;
  const column = from - lineStart(text, from);
  for (let at = index + 1; at < Math.min(lines.length, index + 12); at += 1) {
    const below = lines[at];
    if (below?.paragraph !== line.paragraph || below.start - lineStart(text, below.start) !== column) return;
    // Below a label that the margin sets in as well is another label.
    if (column - (line.start - lineStart(text, line.start)) < 6) return;
    found.covered.push([below.start, below.end]);
  }
}

/** `Machine | Model P38.13`, below `Machine | Merlo`: under a heading that several rows share, a cell begins with its own label. */
function ofGroup(
  source: Source,
  lines: readonly Line[],
  index: number,
  end: number,
  from: number,
  to: number,
) {
  const { text, scan } = source;
  const line = lines[index];
  if (!line) return undefined;
  const heading = text.slice(line.start, end);
  const shares = (other: Line | undefined) =>
    other !== undefined &&
    text.startsWith(heading, other.start) &&
    text[other.start + heading.length] === text[end];
  if (!shares(lines[index - 1]) && !shares(lines[index + 1])) return undefined;
  const word = firstWordFrom(scan, from);
  if (startOf(scan, word) !== from || ((scan.bits[word] ?? 0) & may.label) === 0) return undefined;
  const found = labelAt(scan, word, to);
  return found && text[found.end] === ' ' && found.end + 1 < to
    ? { label: found.label, end: found.end + 1 }
    : undefined;
}

/** A severity that stands alone after two spaces or a tab at a line's end, and where what is before it ends. */
function severityCellAtEnd(source: Source, line: Line): { claim: ValueClaim; from: number } | undefined {
  if (!has(line, sign.spaces | sign.tab) || !mayHave(line, may.severity)) return undefined;
  const last = cellsOf(source.text, line).at(-1);
  if (!last || last[0] === line.start || !isSeverityAlone(source.scan, last[0], last[1])) return undefined;
  const stated = severityIn(source.scan, last[0], last[1]);
  if (!stated) return undefined;
  const before = source.text.slice(line.start, last[0]).trimEnd();
  return {
    claim: {
      field: 'severity',
      value: stated.severity,
      start: stated.start,
      end: stated.end,
      confidence: 0.75,
    },
    from: line.start + before.length,
  };
}

/** `Fleet | Alerts (3) | Service | Reports`, `Home   Map   Fleet   Reports`: what a page leads to, no value of anything. */
function isNavigation({ text }: Source, line: Line): boolean {
  if (!has(line, sign.bar | sign.spaces) || has(line, sign.colon) || line.end - line.start > 160)
    return false;
  const content = text.slice(line.start, line.end);
  const isBarred = has(line, sign.bar);
  if (!isBarred && !content.includes('  ')) return false;
  const parts = content.split(isBarred ? '|' : / {2,}/);
  return (
    (parts.length >= 4 &&
      parts.every((part) => /^\s*\p{L}[\p{L}\s&-]{1,24}(?:\(\d{1,3}\)\s*)?$/u.test(part))) ||
    // `Print    Export    Share`
    (parts.length === 3 && parts.every((part) => pageAction.test(part)))
  );
}

const pageAction =
  /^(?:print|export|share|edit|save|delete|download|refresh|filters?|columns|search|help|logout|log out|sign out|settings|back|close|home|call|message|view|drucken|exportieren|teilen|imprimer|exporter|partager|imprimir|exportar|compartir|stampa|esporta|condividi)(?: \(\d{1,3}\))?$/i;

/** `Fault`, `SPN 97 FMI 3`, `Water in fuel`: the words on the line below a code that fills its own. */
function toldBelow(
  source: Source,
  line: Line,
  below: Line | undefined,
  claims: readonly ValueClaim[],
): ValueClaim | undefined {
  const [code, ...others] = claims;
  if (code?.field !== 'code' || others.length > 0 || code.end < line.end - 1 || !below) return undefined;
  if (
    below.paragraph !== line.paragraph ||
    below.role !== line.role ||
    has(below, sign.digit | sign.colon | sign.tab)
  )
    return undefined;
  const value = source.text.slice(below.start, below.end);
  const isTitle = /^\p{Lu}[\p{L}\s,()/-]{5,80}$/u.test(value) && value.includes(' ');
  if (!isTitle || mayHave(below, may.provider) || namesMaker(source, below) || isPair(source, below))
    return undefined;
  if (isSeverityAlone(source.scan, below.start, below.end)) return undefined;
  return { field: 'description', value, start: below.start, end: below.end, confidence: 0.7 };
}

/**
 * `Code: CA559`, `Rail press very low`, `Hours: …`: the words below a labelled code and among labels, which speak of a part or of
 * what is wrong with it, and of no more. (Titles as telematics have them are known wherever they stand.)
 */
function titleBelow(
  source: Source,
  lines: readonly Line[],
  index: number,
  claims: readonly ValueClaim[],
): ValueClaim | undefined {
  const [line, below, next] = [lines[index], lines[index + 1], lines[index + 2]];
  const isAmong = [lines[index - 1], next].some((near) => near && has(near, sign.colon));
  if (!line || !below || !isAmong || !mayHave(below, may.part | may.trouble)) return undefined;
  if (mayHave(below, may.machineType | may.street | may.state)) return undefined;
  const told = toldBelow(source, line, below, claims);
  if (!told) return undefined;
  const title = source.text.slice(told.start, told.end);
  const isKnown = mayHave(below, may.trouble) && isFaultTitle(title);
  const isOther = [sentenceWords, toldToDo, siteAtEnd].some((pattern) => pattern.test(title));
  return isKnown || isOther || isNotice(title) ? undefined : { ...told, confidence: 0.5 };
}

/** `Replace the fuel filter`, `Do not operate`, `Filter wechseln`: what is to be done, which is no fault's name. */
const toldToDo =
  /^(?:do not|don['’]t|never|always|avoid|replace|check|inspect|clean|drain|add|refill|top up|reset|repair|service|park|operate|reduce|ensure|contact|refer|report|notify|turn|shut|stop|idle|allow|let|wait|test|verify|schedule|send|bitte|prüfen|vérifier|remplacer|arrêter|contacter|revisar|reemplazar|cambiar|verificar|substituir|trocar|controllare|sostituire|verificare|controleer|vervang|kontrollera|byt|kontroller|skift|sprawdź|wymień)(?!\p{L})|(?<!\p{L})(?:wechseln|prüfen|ersetzen|kontrollieren|reinigen|austauschen|abstellen|anhalten|nachfüllen|vervangen|controleren)\.?$/iu;

/** `4,118.6` above `SMU (h)`: figures that stand large over what they are, and not below a label of their own. */
function numberAbove(source: Source, lines: readonly Line[], index: number): Line | undefined {
  const [above, before, line, next] = [lines[index - 1], lines[index - 2], lines[index], lines[index + 1]];
  const isNumber = (each: Line | undefined) =>
    each !== undefined && /^\d[\d.,' ]{0,12}(?:h|hrs?)?$/.test(source.text.slice(each.start, each.end));
  if (!above || above.role !== line?.role || above.paragraph !== line.paragraph || !isNumber(above))
    return undefined;
  if (before?.paragraph === above.paragraph && labelAlone(source, before, true)) return undefined;
  return isNumber(next) && next?.paragraph === line.paragraph && before?.paragraph === above.paragraph
    ? undefined
    : above;
}

/** The last line of a place whose address goes on below its label (`Seattle, WA 98104`), set in over several lines or on one. */
function placeBelow(source: Source, lines: readonly Line[], index: number): Line | undefined {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line) return undefined;
  const on = placeOn(source, line, next);
  if (on || !next) return on;
  // `Jobsite    Pier 4 rehab`, its street set in below, and its town below that.
  const isIn = source.text.startsWith('    ', next.start - 4) && !source.text.startsWith(' ', line.start - 1);
  if (!isIn || next.paragraph !== line.paragraph || !has(next, sign.digit) || isPair(source, next))
    return undefined;
  return placeOn(source, next, lines[index + 2]);
}

function placeOn(source: Source, line: Line, next: Line | undefined): Line | undefined {
  if (next?.paragraph !== line.paragraph || next.role !== line.role || has(next, sign.colon | sign.tab))
    return undefined;
  if (isPair(source, next) || firstIn(source.marks.points, line.start, line.end)) return undefined;
  // `Location: unavailable`
  const last = source.text.slice(Math.max(line.start, line.end - 32), line.end);
  if (isPlaceholder(last.slice(last.lastIndexOf(':') + 1).trim())) return undefined;
  const goesOn = source.text.charCodeAt(line.end - 1) === 44 && next.end - next.start < 48;
  return goesOn ||
    (has(next, sign.comma) && mayHave(next, may.state) && !mayHave(line, may.state)) ||
    isTown(source, next)
    ? next
    : undefined;
}

/** `86199 Augsburg`, `68159 Mannheim, Deutschland`: a postal code with its town. */
function isTown({ text }: Source, line: Line): boolean {
  return (
    line.end - line.start < 40 &&
    /^(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{4} [A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}|\d{4,5}-\d{3}) \p{Lu}\P{N}{2,30}$/u.test(
      text.slice(line.start, line.end),
    ) &&
    !isStreet(text.slice(line.start, line.end))
  );
}

/** `Code 523-10  Turbo inlet pressure erratic`: the cell after one that ends with a code is what the code means. */
function readTold(
  source: Source,
  cell: readonly [number, number] | undefined,
  end: number,
  found: Found,
): void {
  const last = found.claims.at(-1);
  if (!cell || last?.field !== 'code' || last.end < end - 1 || last.end > end) return;
  const told = describe(source, last.end, cell[1], false);
  const said = told.claims.find((claim) => claim.field === 'description');
  if (said?.start !== cell[0] || isLabelCell(source, cell)) return;
  for (const claim of told.claims) found.claims.push(withLabel(claim, last.label));
  found.covered.push([cell[0], Math.max(cell[0], Math.min(told.end, cell[1]))]);
}

/** `Short circuit  -  Caution  -  …`: a word that elsewhere leads to a fault is a severity after one. */
function isSeverityCell(source: Source, label: Label, index: number, start: number, end: number): boolean {
  if (label.field !== 'fault' || !isSeverityAlone(source.scan, start, end)) return false;
  // `WARNING | LB-0031 | Air filter clogged`: before a code, too.
  const before = index === 0 ? severityBefore(source.scan, start, end + 32) : undefined;
  return (
    index > 0 || (before !== undefined && labelledCodeAt(source.text, before.next, end + 60) !== undefined)
  );
}

function isLabelCell(source: Source, cell: readonly [number, number] | undefined): boolean {
  return cell !== undefined && labelOfCell(source.scan, cell[0], cell[1]) !== undefined;
}

/** With an arrow after it, as pages draw them between a label and its value (`PIN      => 4711`). */
const cellEdge = /(?:\t+| {0,8}\| {0,8}| {2,})(?:(?:[-–—=]{1,2}>|>{1,3}|[→⇒»➜➔►▶]|:=?|=)(?: +|$))?/g;

/** A line's cells: parts that a tab, a bar or two spaces set apart. */
function isDash(text: string, [start, end]: readonly [number, number]): boolean {
  return end - start === 1 && /[-–—·•]/.test(text[start] ?? '');
}

function cellsOf(text: string, line: Line): [number, number][] {
  const cells: [number, number][] = [];
  let start = line.start;
  for (const edge of text.slice(line.start, line.end).matchAll(cellEdge)) {
    const at = line.start + edge.index;
    if (at > start) cells.push([start, at]);
    start = at + edge[0].length;
  }
  if (start < line.end) cells.push([start, line.end]);
  return cells;
}
