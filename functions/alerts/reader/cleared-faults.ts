import { type Claim, faultFields, faultHeads } from './claims.ts';
import { earlierRepairs } from './earlier-repairs.ts';
import { type Line, mayBeginWith, mayHave } from './lines.ts';
import type { Source, Span } from './marks.ts';
import {
  beginsDone,
  beginsOver,
  endsOver,
  saysActive,
  saysAllOver,
  saysBack,
  saysDone,
  saysNever,
  saysOver,
} from './over.ts';
import type { Scan } from './scan.ts';
import { may } from './vocabulary.ts';
import { labelAt } from './words/labels.ts';

/**
 * The claims without those about faults that are over: said on the fault's own line (`C10F2 … [cleared 10:22]`,
 * `Cleared: SPN 111 FMI 17`), or as the status of the fault before it or, where the status comes first, after it.
 */
export function withoutCleared(
  source: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
): readonly Claim[] {
  const { text } = source;
  const speaking = lines.filter((line) => mayHave(line, may.cleared) && line.role === 'body');
  if (speaking.length === 0) return claims;
  const faults = claims.filter((claim) => faultHeads.has(claim.field)).sort((a, b) => a.start - b.start);
  const first = faults[0];
  if (!first) return claims;
  const descriptions = claims.filter((claim) => claim.field === 'description');
  const cut: [number, number][] = [];
  let statusFirst: boolean | undefined;
  for (const line of speaking.slice(0, mostLines)) {
    const own = faults.filter((fault) => fault.start >= line.start && fault.end <= line.end);
    const start = own[0]?.start;
    if (start !== undefined) {
      const under = stateHeadings(text, line, start);
      if (under.length > 0) {
        for (const [index, fault] of own.entries())
          if (under.findLast((heading) => heading.at < fault.start)?.isOver)
            cut.push([fault.start, own[index + 1]?.start ?? line.end]);
        continue;
      }
      const earlier = earlierRepairs(text, line.start, line.end);
      if (
        saysOver(withoutSpans(text, line.start, start, earlier)) &&
        !tellsOfOther(text, line.start, own[0])
      ) {
        const turn = own.find((fault) =>
          turned.test(text.slice(Math.max(start, fault.start - 40), fault.start)),
        );
        cut.push([line.start, turn?.start ?? line.end]);
        continue;
      }
      for (const [index, fault] of own.entries()) {
        const next = own[index + 1]?.start;
        const by = earlier.find((span) => span.start <= fault.start && span.end >= fault.end);
        if (by) {
          cut.push([by.start, by.end]);
          continue;
        }
        const end = next === undefined ? endOfOwn(text, fault, line.end) : beforeLead(text, fault.end, next);
        if (beginsOver(text.slice(fault.end, Math.min(line.end, fault.end + 160)))) {
          cut.push([fault.start, end]);
          continue;
        }
        if (saidOfEarlier(text, line.start, fault.start)) {
          cut.push([fault.start, next ?? end]);
          continue;
        }
        const told = descriptions.find((each) => each.start >= fault.end && each.end <= end);
        const rest = told
          ? withoutSpans(text, fault.end, told.start, earlier) + withoutSpans(text, told.end, end, earlier)
          : withoutSpans(text, fault.end, end, earlier);
        const clause = told ? overClause.exec(text.slice(told.start, told.start + 48))?.[0] : undefined;
        const opening = told ? (clause ?? text.slice(told.start, Math.min(told.end, told.start + 9))) : '';
        const isBack = told !== undefined && saysBack(text.slice(told.start, end));
        if (told && isBack && saysOver(opening)) cut.push([told.start, end]);
        if (
          saysOver(rest) ||
          (saysOver(opening) && !isBack) ||
          (told && endsOver(text.slice(told.start, end)))
        )
          cut.push([fault.start, end]);
      }
      continue;
    }
    const status = statusOn(source, line);
    if (status === undefined) continue;
    statusFirst ??= line.start < first.start;
    if (status === 'active') continue;
    const at = statusFirst
      ? faults.findIndex((fault) => fault.start > line.start)
      : faults.findLastIndex((fault) => fault.start < line.start);
    const fault = faults[at];
    if (!fault || Math.abs(fault.start - line.start) > nearby) continue;
    cut.push([Math.min(fault.start, line.start), faults[at + 1]?.start ?? fault.end + nearby]);
  }
  for (const fault of asked(text, faults)) cut.push([fault.start, fault.end + 80]);
  if (cut.length === 0) return claims;
  return claims.filter(
    (claim) =>
      !(ofFaults.has(claim.field) && cut.some(([from, to]) => claim.start >= from && claim.end <= to)),
  );
}

/**
 * `cleared=[SPN 97 FMI 3] | active=[SPN 1761 FMI 17]`, `Active: SPN 1761 FMI 17; cleared: SPN 97 FMI 3`: where a line's lists of
 * codes begin whose headings say which of them are over; none where the first such heading is of all of its codes.
 */
function stateHeadings(text: string, line: Line, first: number): { at: number; isOver: boolean }[] {
  const headings = [
    ...text.slice(line.start, Math.min(line.end, line.start + 1000)).matchAll(stateHeading),
  ].map(({ index, 0: words }) => ({ at: line.start + index, isOver: saysOver(words) }));
  return headings.length > 1 &&
    headings.some((heading) => heading.isOver) &&
    headings.some((heading) => !heading.isOver || heading.at > first)
    ? headings
    : [];
}

/**
 * Where what is said of a fault ends: others' heading begins (`SPN 97 FMI 3 - Water in fuel. Cleared: SPN 647 FMI 4`), or what is
 * said of a code of the same form (`Code M0311 active. M0117 cleared.`).
 */
function endOfOwn(text: string, { end: from, start }: Claim, to: number): number {
  const rest = text.slice(from, Math.min(to, from + 300));
  const next = othersHeading.exec(rest);
  if (next) return from + next.index;
  const own = codeWithLetters.exec(text.slice(start, from))?.[0];
  if (own === undefined) return to;
  for (const { index, 0: other } of rest.matchAll(codesWithLetters))
    if (other !== own && formOf(other) === formOf(own)) return beforeLead(text, from, from + index);
  return to;
}

/** `M0117 cleared. Code M0311 active.`: what stands before a code says it of another of its form, which nothing announces. */
function tellsOfOther(text: string, from: number, fault: Claim | undefined): boolean {
  const own = fault && codeWithLetters.exec(text.slice(fault.start, fault.end))?.[0];
  if (!own) return false;
  const before = text.slice(Math.max(from, fault.start - 300), fault.start);
  const others = [...before.matchAll(codesWithLetters)].filter(([other]) => other !== own);
  return /[.;]\s[^.;]{0,24}$/.test(before) && others.some(([other]) => formOf(other) === formOf(own));
}

const codesWithLetters = /(?<![\p{L}\p{N}])\p{Lu}{1,4}-?\d{2,6}(?![\p{L}\p{N}])/gu;
const codeWithLetters = new RegExp(`^${codesWithLetters.source}`, 'u');

/** `M0311` and `M0117` have one form. */
function formOf(code: string): string {
  return code.replace(/\d/g, '0');
}

/** What a stretch says but for the parts of it that stand in others. */
function withoutSpans(text: string, from: number, to: number, spans: readonly Span[]): string {
  let said = '';
  let at = from;
  for (const { start, end } of spans) {
    if (end <= at || start >= to) continue;
    said += text.slice(at, Math.max(at, start));
    at = Math.min(to, end);
  }
  return said + text.slice(at, Math.max(at, to));
}

/** `cleared SPN 97 FMI 15 yesterday, now SPN 1761 FMI 1`: what is there in its place. */
const turned =
  /(?:^|[,.;–—-]\s?|\s)(?:but |and )?now (?:(?:it|she|its|it['’]s|is|has|shows?|showing|throws?|throwing|got|getting|gives?|giving|with|on|an?|the|code|fault) ){0,4}$/iu;

/** `… active. Earlier code M0117 …`: where the words before a code begin that say which one it is. */
function beforeLead(text: string, from: number, to: number): number {
  const lead = leadOfOther.exec(text.slice(Math.max(from, to - 40), to));
  return lead ? to - lead[0].length : to;
}

const leadOfOther =
  /(?<!\p{L})(?:(?:an?|the|and|was|were|its?) ){0,2}(?:earlier|previous(?:ly)?|former(?:ly)?|prior|past|old)(?: active)?(?: (?:faults?|codes?|alarms?|alerts?|dtcs?|errors?))?:?\s$/iu;

/** `Previously M0117, now M0311`: what was there before another code came. */
function saidOfEarlier(text: string, from: number, at: number): boolean {
  return (
    earlierOne.test(text.slice(Math.max(from, at - 40), at)) &&
    /^\S{2,16},? now /i.test(text.slice(at, at + 24))
  );
}

const earlierOne =
  /(?<!\p{L})(?:earlier|previously|formerly|before)(?: (?:it was|fault|code|alarm|dtc|error)){0,2}:?\s$/iu;

const othersHeading =
  /[.;,|]\s{1,3}(?:(?:\p{L}{2,8} )?(?:cleared|closed|resolved|inactive|historical|historic|history|behoben|gelöscht|inaktiv|effacés?|résolus?|inactifs?|borrados?|resueltos?|inactivos?|risolti|resolvidos|opgelost|åtgärdade)(?: \p{L}{3,14})?)\s{0,2}[:=]\s{0,2}[[(]?(?=SPN|MID|CID|[A-Z]{1,4}-?\d{2}|\d{2,6}[-/]\d{1,2}(?![\d:./-]))/iu;

const stateHeading =
  /(?<![\p{L}\p{N}])(?:(?:(?:no longer|not|previously|nicht mehr|plus|ya no|non più|niet meer|inte längre) )?(?:active|open|current|present|pending|aktive?|actifs?|actives?|activ[oa]s?|ativ[oa]s?|attiv[aoei]|actieve?|aktiva|aktywn[aey]|aktivní|cleared|closed|resolved|inactive|fixed|historical|historic|history|behoben|gelöscht|inaktive?|effacée?s?|résolue?s?|inactifs?|borrad[oa]s?|resuelt[oa]s?|inactiv[oa]s?|risolt[aeio]|resolvid[oa]s?|opgelost|inactief|åtgärdade?)(?: \p{L}{3,14})?\s{0,2}(?:[:=]|(?=\s(?:SPN|MID|CID|[A-Z]{1,4}-?\d)))|(?:still|now|noch|toujours|encore|sigue|ainda|ancora|nog|fortfarande) (?:active|open|aktiv|actif|activ[oa]|ativ[oa]|attiv[oa]|actief)(?!\p{L}))/giu;

/** `> And the 495 with SPN 639 FMI 9 from Monday?` with `Done, bad terminator` below it. */
function asked(text: string, faults: readonly Claim[]): readonly Claim[] {
  return faults.filter((fault) => {
    const rest = text.slice(fault.end, fault.end + 200);
    return /^[^\n?.]{0,80}\?\s{0,3}\n[\s>]{0,8}(?:(?:that(?:'s| is| was)|already|all|it's|ist|c['’]est|ya|è)\s){0,2}(?:done|fixed|solved|sorted|repaired|closed|cleared|old|history|erledigt|behoben|repariert|réparé|réglé|fait|hecho|resuelto|reparado|fatto|risolto|feito|resolvido|klaar|opgelost|åtgärdat|klart)\b/i.test(
      rest,
    );
  });
}

/** True where a message's subject, or its opening, says that all of its faults are over, and nothing in it that one is there still. */
export function isAllOver({ text }: Scan, lines: readonly Line[]): boolean {
  let opening = 0;
  let told = false;
  for (const line of lines) {
    if (line.role === 'aside') continue;
    const isSubject = line.role === 'subject';
    if (!isSubject) opening += 1;
    if (!told && opening > mostOpening) return false;
    if (!mayHave(line, may.cleared)) continue;
    const words = text.slice(line.start, Math.min(line.end, line.start + 300));
    if (told && saysActive(words)) return false;
    told ||=
      // A pasted message's first line, as short as a subject, is one.
      saysAllOver(words, isSubject || (opening === 1 && isTitle.test(words))) ||
      (line.role === 'note' && saysDone(words)) ||
      (opening <= 2 && beginsDone(words));
  }
  return told;
}

/** A few words that say nothing of a machine. */
const isTitle = /^[^\d:;,.|\t]{4,40}[.!]?$/;

/** Lines of a message, at the most, that are its opening. */
const mostOpening = 4;

/** `CA1921, that was fixed in March`: a clause about the code, which says no more of it. */
const overClause =
  /^(?:(?:and |but )?(?:that|which|this|it|die|der|das|qui|que|che|den|det|dat|som)(?: one)?\s)(?:was|is|has been|got|wurde|ist|war|a été|est|fue|está|è stat[oa]|è|foi|is|werd|är|blev|er|ble)\s[\p{L} ]{3,30}/iu;

/** `Status: INACTIVE (cleared)`, `Cleared at: 10:22`. */
function statusOn(source: Source, line: Line): 'active' | 'over' | undefined {
  if (line.end - line.start > 80 || !mayBeginWith(source.scan, line, may.label | may.cleared))
    return undefined;
  const value = source.text.slice(line.start, line.end);
  const said = /^([\p{L} ]{3,24}?)\s{0,8}[:=]\s{0,3}(.{2,50})$/u.exec(value);
  if (!said?.[1] || !said[2]) return undefined;
  const label = labelAt(source.scan, line.from, line.end)?.label;
  if (label?.field === 'status') return saysOver(said[2]) ? 'over' : 'active';
  // `Cleared: 190-2 Engine speed sensor` tells of that fault, not of the one before.
  return saysOver(said[1]) &&
    !saysNever(said[2]) &&
    /^\d{1,4}[-./ ]\d(?!\d{0,3}\s\p{L}{3})|^yes\b/iu.test(said[2])
    ? 'over'
    : undefined;
}

/** Lines that say so, at the most. */
const mostLines = 100;
/** Characters that a fault and its status may stand apart. */
const nearby = 300;
const ofFaults = new Set<Claim['field']>([...faultFields, 'time']);
