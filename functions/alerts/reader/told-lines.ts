import { brandNamed } from '#functions/equipment/catalogue/find-brand.ts';
import type { ValueClaim } from './claims.ts';
import { ratedPart } from './fault-descriptions.ts';
import { isFaultName, isFaultTitle } from './fault-titles.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import type { Source } from './marks.ts';
import { firstWordFrom } from './scan.ts';
import { trailingCode } from './values/fault-codes.ts';
import { isDesignation, machineAt, namesBrand } from './values/machines.ts';
import { isPlainWord } from './values/plain-words.ts';
import { isPin } from './values/serial-numbers.ts';
import { isSeverityAlone, severityBefore, severityClaim } from './values/severity-words.ts';
import { isStreet } from './values/streets.ts';
import { may } from './vocabulary.ts';

/*
 * What a line without labels is as a whole: the title of a fault, the short name of a machine (code-lines has those that begin with a code).
 */

/** A line that is nothing but the title of a fault, or the short name of a machine. */
export function titleLine(source: Source, line: Line, from: number, to: number): ValueClaim[] {
  if (to - from > 120) return [];
  // `Fuel level sender out of range        Advisory`
  const last = has(line, sign.spaces | sign.tab) ? startOfLastCell(source.text, from, to) : from;
  if (last > from && mayHave(line, may.severity) && isSeverityAlone(source.scan, last, to))
    return titleLine(source, line, from, from + source.text.slice(from, last).trimEnd().length);
  const value = source.text.slice(from, to);
  const at = { start: from, end: to };
  if (has(line, sign.digit)) {
    const named =
      /^((?=[\p{L}\d -]{0,12}\d)[\p{Lu}\d][\p{L}\d.+-]{0,11}(?: [\p{Lu}\d][\p{L}\d+-]{0,6}){0,2})\s{0,3}[-–,]?\s?["“([]/u.exec(
        value,
      );
    if (named?.[1])
      return [
        { field: 'model', value: named[1], start: from, end: from + named[1].length, confidence: 0.42 },
      ];
    // `D61PXi-24  #41377`
    const counted = /^(\S{3,12}(?: \S{1,4})?)\s{1,4}(?:#|S\/?N )(\d{4,7})$/.exec(value);
    if (counted?.[1] && counted[2] && isDesignation(counted[1]) && /\p{L}/u.test(counted[1]))
      return [
        { field: 'model', value: counted[1], start: from, end: from + counted[1].length, confidence: 0.45 },
        { field: 'serial', value: counted[2], start: to - counted[2].length, end: to, confidence: 0.55 },
      ];
    const told =
      /^((?=[A-Z]{0,4}\d)[A-Z\d]{2,10}(?:-\d{1,2}[A-Z]{0,2})?)(\s[-–/]\s|\s\()((?=[A-Z]{0,8}\d)[A-Z\d]{5,17})(?=[\s,;)]|$)/.exec(
        value,
      );
    if (told?.[1] && told[2] && told[3]) {
      const serial = from + told[1].length + told[2].length;
      return [
        { field: 'model', value: told[1], start: from, end: from + told[1].length, confidence: 0.45 },
        { field: 'serial', value: told[3], start: serial, end: serial + told[3].length, confidence: 0.5 },
      ];
    }
    // `QJ341`, below or above `Sandvik`
    if (to - from < 16 && /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d][\p{L}\d .+-]{1,14}$/u.test(value)) {
      const after = /^\n([^\n]{2,24})\n/.exec(source.text.slice(to, to + 28))?.[1];
      const before = /\n([^\n]{2,24})\n$/.exec(source.text.slice(Math.max(0, from - 28), from))?.[1];
      if ([after, before].some((near) => near !== undefined && brandNamed(near)))
        return [{ field: 'model', value, ...at, confidence: 0.55 }];
    }
    // A PIN on a line of its own.
    if (to - from === 17 && isPin(value)) return [{ field: 'serial', value, ...at, confidence: 0.6 }];
    // `EX-12`, `=== ART-45 ===`, `Roll-off 6`, `EXC 210 #2`: a line that is a machine's name.
    const heading = to - from < 64 ? lineName.exec(value)?.[1] : undefined;
    // `CA2249` on a line of its own is a code.
    if (heading && !/^\p{Lu}{1,2}\d{3,6}$/u.test(heading) && !isPlainWord(heading) && !isStreet(heading)) {
      const start = from + value.indexOf(heading);
      return [{ field: 'unit', value: heading, start, end: start + heading.length, confidence: 0.5 }];
    }
  }
  // `2. Grader`: the heading of one machine of several; `2. Kobelco SK210` is its maker's name.
  if (
    machineAt(source.scan, from, to)?.model === undefined &&
    /\d{1,2}[.)] {1,3}$/.test(source.text.slice(Math.max(0, from - 6), from)) &&
    /^\p{Lu}[\p{L}\p{N}-]{1,14}(?: [\p{Lu}\d][\p{L}\p{N}-]{0,14}){0,2}$/u.test(value)
  )
    return [{ field: 'unit', value, ...at, confidence: 0.5 }];
  if (!mayHave(line, may.trouble)) {
    const isFault = isFaultName(value);
    return isFault ? [{ field: 'fault', value, ...at, confidence: 0.4 }] : [];
  }
  // `Oil pressure low [E-1204] High`
  const coded = has(line, sign.bracket) ? trailingCode(source.text, from, to) : undefined;
  if (coded && /[A-Z]/.test(coded.code) && /[[(]\s?$/.test(source.text.slice(from, coded.start))) {
    const title = source.text.slice(from, coded.start - 1).trimEnd();
    if (isFaultTitle(title) && !namesBrand(source.scan, from, coded.start))
      return [
        { field: 'code', value: coded.code, start: coded.start, end: coded.end, confidence: 0.5 },
        { field: 'description', value: title, start: from, end: from + title.length, confidence: 0.7 },
      ];
  }
  if (!mayHave(line, may.brand) || !namesBrand(source.scan, from, to)) {
    // `Fuel level sender out of range        Advisory`, `WARNING: Hydraulic oil level low`
    const graded = mayHave(line, may.severity) ? severityBefore(source.scan, from, to) : undefined;
    // `What: Engine derate`: a label that no list has is none of it, as a part (`Engine: …`) is.
    const called =
      !graded &&
      has(line, sign.colon) &&
      ((source.scan.bits[firstWordFrom(source.scan, from)] ?? 0) & may.part) === 0
        ? (/^\p{L}\p{Ll}{2,11}:\s{1,3}(?=\p{L})/u.exec(value)?.[0].length ?? 0)
        : 0;
    const begin = graded?.next ?? from + called;
    const rated = mayHave(line, may.severity) ? ratedPart(source, begin, to, false) : undefined;
    const whole = source.text.slice(begin, rated?.start ?? to).trimEnd();
    // `fault Tilt sensor implausible`: what it is called is no part of it, where the rest is a title.
    const lead = faultLead.exec(whole)?.[0].length ?? 0;
    const start = lead > 0 && isFaultTitle(whole.slice(lead)) ? begin + lead : begin;
    const title = whole.slice(start - begin);
    if (!isFaultTitle(title) || ((graded || rated) && /\d/.test(title))) return [];
    const claims: ValueClaim[] = [
      { field: 'fault', value: title, start, end: start + title.length, confidence: 0.4 },
    ];
    if (graded) claims.push(severityClaim(graded, 0.7));
    if (rated) claims.push(rated.claim);
    return claims;
  }
  return [];
}

const faultLead =
  /^(?:(?:new|active|neue|aktive) )?(?:fault|alarm|alert|error|event|störung|fehler|meldung|défaut|panne|alarme|alerte|falla|fallo|avería|alarma|alerta|guasto|errore|allarme|falha|storing|melding|fel|larm|feil|fejl|vika|hälytys|usterka|błąd|porucha|závada|arıza)\s(?=\p{Lu})/iu;

const lineName =
  /^(?:\W{0,4}|[=*#~-]{2,10}\s?|\W{0,2}\d{1,2}[\])./]{1,2}\s)(\p{Lu}{1,5}[- ]?\d{1,6}(?:-\d{1,3}|\p{Lu})?(?: #\d{1,3})?|\p{Lu}[\p{L}-]{2,14}(?: \p{Lu}[\p{L}-]{1,12})? #?\d{1,4})(?:\s?[=*#~-]{2,60})?$/u;

function startOfLastCell(text: string, from: number, to: number): number {
  const cells = text.slice(from, to);
  const gap = Math.max(cells.lastIndexOf('  '), cells.lastIndexOf('\t') - 1);
  return gap > 0 ? from + gap + 2 : from;
}
