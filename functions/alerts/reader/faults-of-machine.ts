import type { Severity } from '#schema/severity.ts';
import { type Claim, isPlaceholder } from './claims.ts';
import { isFaultTitle, isNotice, isTrackersNotice } from './fault-titles.ts';
import { groupBy } from './group-by.ts';
import { lineStart } from './line-edges.ts';
import { isFleetNotice } from './notices.ts';
import { withoutMachinesNames } from './titles-of-machines.ts';
import { joinClock } from './values/dates.ts';
import { codeKey } from './values/fault-codes.ts';

/** A value with its place and how sure the reader is of it. */
export interface Sure<T> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

/** One fault of one machine, put together from what the message says about it. */
export interface MachineFault {
  readonly code: Sure<string>;
  readonly description: Sure<string> | undefined;
  readonly severity: Sure<Severity> | undefined;
  /** Times that stand with this very fault. */
  readonly times: readonly Sure<string>[];
}

/**
 * The faults that the claims about one machine make: codes with the description and severity beside them, faults that have
 * only a text, and SPN with FMI where they stand apart. One fault for each code, however often it is shown.
 */
export function faultsOfMachine(text: string, all: readonly Claim[]): MachineFault[] {
  const claims = withoutMachinesNames(withoutNames(withoutEventNumbers(all)));
  const drafts: Draft[] = [];
  const rows = groupBy(claims, ({ row }) => row);
  for (const [row, own] of rows) if (row > 0) drafts.push(...ofRecord(own));
  const ofRecords = drafts.length;
  drafts.push(...ofText(text, rows.get(0) ?? []));
  const recorded = drafts.slice(0, ofRecords);
  if (recorded.every((draft) => !draft.severity)) gradeAll(recorded, rows.get(0) ?? []);
  const opening = drafts.some((draft) => !codeOf(draft)) ? text.slice(0, 400) : '';
  const isNotified = opening !== '' && isTrackersNotice(opening);
  // `Event: OUT, 1.2 km beyond the border`, under a title that speaks of a geofence.
  const told = drafts.filter((draft) => !isOfTracker(draft) && !(isNotified && !codeOf(draft)));
  const named = told.filter((draft) => !isCaseNumber(draft, told));
  const sure = named.some((draft) => codeOf(draft) && certainty(draft) >= 0.5)
    ? named.filter((draft) => certainty(draft) >= 0.5)
    : named;
  return merged(withoutEchoes(sure));
}

/** `Alert 77120` over `Failure code: CA559`: the number of the message, beside a code that its label calls one. */
function isCaseNumber({ code, description }: Draft, drafts: readonly Draft[]): boolean {
  return (
    code !== undefined &&
    !description &&
    messages.has(code.label) &&
    /^\d{4,9}$/.test(code.value) &&
    drafts.some((other) => other.code && other.code.confidence > code.confidence && other.description)
  );
}

const messages = new Set(
  'alert event notification message alarm meldung ereignis alerte alerta evento aviso avviso notifica melding mensaje mensagem messaggio'.split(
    ' ',
  ),
);

/** `Event code: MID 144 PSID 232` over `Event ID: 771233`: the number of the event, beside its code. */
function withoutEventNumbers(claims: readonly Claim[]): readonly Claim[] {
  if (!claims.some(({ field, confidence }) => field === 'code' && confidence >= 0.9)) return claims;
  return claims.filter(
    ({ field, label, value, confidence }) =>
      !(field === 'code' && confidence < 0.5 && eventNumber.test(label) && /^\d{4,12}$/.test(String(value))),
  );
}

const eventNumber =
  /^(?:event|alarm|alert|fault|error|message) (?:id|no|number)$|^id (?:de |do |del )?(?:alerta|aviso|avviso|allarme|evento|alarmu)$|^(?:meldings?|meldungs)nummer$|^larm id$/;

/** `falha SK140SRLC-7`, `PAVER-2 raised a code`: what elsewhere names the machine is no code, unless a label is sure of it. */
function withoutNames(claims: readonly Claim[]): readonly Claim[] {
  if (!claims.some(isWeakCode)) return claims;
  const names = new Map<string, number>();
  for (const { field, value, confidence } of claims) {
    if (!nameFields.has(field) || typeof value !== 'string') continue;
    const key = codeKey(value);
    names.set(key, Math.max(names.get(key) ?? 0, confidence));
  }
  const named = claims.filter((claim) => {
    if (!isWeakCode(claim) || typeof claim.value !== 'string') return false;
    const key = codeKey(claim.value);
    if (claim.confidence <= (names.get(key) ?? 0)) return true;
    // A heading's `BW 213`, of a `BW 213 D-5`.
    return claim.confidence < 0.5 && [...names.keys()].some((name) => name.startsWith(`${key}|`));
  });
  if (named.length === 0) return claims;
  // What is read as such a name's description (`Alert: 850L - Dozer West`) is no other code's.
  const isOfName = ({ field, start }: Claim) =>
    field === 'description' && named.some((name) => start > name.end && start - name.end <= 6);
  return claims.filter((claim) => !named.includes(claim) && !isOfName(claim));
}

function isWeakCode({ field, confidence }: Claim): boolean {
  return field === 'code' && confidence < 0.8;
}

const nameFields = new Set<Claim['field']>(['model', 'unit', 'serial', 'type']);

/** `EX-30 left zone …`, `Event 7731: geofence exit`: a name or a number of a notice is no fault's code. */
function isOfTracker(draft: Draft): boolean {
  const told = draft.description ?? draft.text;
  if (!told || draft.spn) return false;
  if (!isTrackersNotice(told.value) && !isFleetNotice(told.value)) return false;
  return !draft.code || !/\b(?:SPN|FMI)\b|^[PCBU]\d{4}/.test(draft.code.value);
}

/** Faults that the text itself may tell of one machine; what is beyond is not read. */
const mostFaults = 200;

interface Draft {
  code?: Sure<string> & { label: string };
  text?: Sure<string> & { label: string };
  description?: Sure<string>;
  severity?: Sure<Severity>;
  spn?: Sure<number> & { label: string };
  fmi?: Sure<number>;
  mid?: Sure<number>;
  times: Sure<string>[];
  /** Where the last claim of it ends, so that what follows knows whom it follows. */
  end: number;
}

/** A record tells of one fault; where it lists several codes, they share what else it says. */
function ofRecord(claims: readonly Claim[]): Draft[] {
  const drafts = inOrder(claims);
  const first = drafts[0];
  const times = timesOf(claims);
  const severity = best(claims.filter((claim) => claim.field === 'severity') as (Claim & Sure<Severity>)[]);
  if (!first) {
    // `Description | Severity`: a fault without a code is known by its text.
    const description = claims.find((claim) => claim.field === 'description');
    if (
      !description ||
      typeof description.value !== 'string' ||
      isNotice(description.value) ||
      (!severity && times.length === 0)
    )
      return [];
    const fault = { ...description, value: description.value };
    return [{ text: fault, ...(severity && { severity }), times, end: description.end }];
  }
  const pending = claims.find((claim) => claim.field === 'description');
  for (const draft of drafts) {
    draft.times.push(...times);
    if (severity && (draft.severity?.confidence ?? 0) < severity.confidence) draft.severity = severity;
    if (!draft.description && pending && typeof pending.value === 'string')
      draft.description = { ...pending, value: pending.value };
  }
  return drafts;
}

/** The times of a record; its day with its time of day, where they have a cell or a field each. */
function timesOf(claims: readonly Claim[]): Sure<string>[] {
  const times = claims.filter((claim) => claim.field === 'time').map((claim) => pick(claim as Sure<string>));
  const [clock, other] = claims.filter((claim) => claim.field === 'clock');
  if (typeof clock?.value !== 'string' || other) return times;
  const [told = '', zone = ''] = clock.value.split(/ (.*)/);
  const [hour = 0, minute = 0, second = 0] = told.split(':').map(Number);
  return times.map((time) =>
    time.value.includes('T')
      ? time
      : { ...time, value: joinClock(time.value, { hour, minute, second }, zone) },
  );
}

function ofText(text: string, claims: readonly Claim[]): Draft[] {
  const drafts = withoutEchoes(withoutHeadings(inOrder(claims))).slice(0, mostFaults);
  giveSeverities(
    text,
    drafts,
    claims.filter((claim) => claim.field === 'severity') as (Claim & Sure<Severity>)[],
  );
  for (const draft of drafts) {
    if (draft.severity || !draft.code) continue;
    // The description of SAE J1939 may stand on the line below its code.
    const severe = mostSevere({ ...draft.code, value: text.slice(draft.code.start, draft.code.end + 120) });
    if (severe && !text.slice(draft.code.end, severe.start).includes('\n\n')) draft.severity = severe;
  }
  return drafts;
}

function isStandardBeside(claim: Claim, code: Sure<string> & { label: string }): boolean {
  const ofStandard = /^spn (?:and )?fmi\b/;
  return (
    ofStandard.test(claim.label) &&
    code.label !== '' &&
    !ofStandard.test(code.label) &&
    !code.value.includes('SPN') &&
    claim.start - code.end < besideCode
  );
}

/** Characters of a label between two notations of one code. */
const besideCode = 24;

/** Puts claims together in the order in which they stand: a new fault begins where one of its parts would be there twice. */
function inOrder(claims: readonly Claim[]): Draft[] {
  const drafts: Draft[] = [];
  let pending: (Sure<string> & { label: string }) | undefined;
  const begin = (end: number): Draft => {
    const draft: Draft = { times: [], end };
    drafts.push(draft);
    if (pending) draft.description = pending;
    pending = undefined;
    return draft;
  };
  const sorted = [...claims].sort((a, b) => a.start - b.start);
  const isTurned = standsModeFirst(sorted);
  for (const [index, claim] of sorted.entries()) {
    const open = drafts.at(-1);
    switch (claim.field) {
      case 'code': {
        // What a subject is called (`Fault: Roll-off 8`) is no fault's description.
        const namesText = open?.text !== undefined && !codeOf(open) && open.text.confidence >= 0.38;
        // `Fault code 3714 | SPN / FMI 1569 / 31`: the same fault in another notation.
        if (open?.code && isStandardBeside(claim, open.code)) break;
        const draft = namesText || isOfNumbers(open, claim.value) ? open : begin(claim.end);
        draft.code = claim;
        if (namesText && !draft.description && draft.text) draft.description = draft.text;
        draft.end = claim.end;
        break;
      }
      case 'fault':
        if (isPlaceholder(claim.value) || isGeneric(claim.value)) break;
        if (
          open &&
          codeOf(open) &&
          (!open.description || open.description.confidence < Math.min(0.4, claim.confidence)) &&
          (open.code?.label !== claim.label || claim.confidence < 0.5)
        ) {
          open.description = claim;
          open.end = claim.end;
        } else {
          const draft = begin(claim.end);
          draft.text = claim;
          // A subject's words say less of it.
          if (draft.description && draft.description.confidence < claim.confidence) delete draft.description;
        }
        break;
      case 'description':
        if (
          open &&
          (!open.description ||
            isGeneric(open.description.value) ||
            // `Alert: Engine fault on Mixer 19`, above the code with its own words.
            (open.description === open.text && open.code && claim.start - open.code.end < besideCode) ||
            (open.description.confidence <= 0.5 && claim.confidence > 0.6))
        ) {
          open.description = claim;
          open.end = claim.end;
        } else if (!open) pending ??= claim;
        break;
      case 'mid':
      case 'spn':
      case 'fmi': {
        // A heading's `T880-07` is not the code of which these are the numbers.
        const taken =
          open === undefined ||
          open[claim.field] !== undefined ||
          (open.code !== undefined && open.code.confidence < 0.5) ||
          // `FMI: 3` over `SPN: 520301`, unless the SPN has an FMI of its own behind it.
          (claim.field === 'spn' &&
            !isTurned &&
            open.fmi !== undefined &&
            open.code === undefined &&
            (claim.start - open.fmi.end > 12 || sorted[index + 1]?.field === 'fmi'));
        const draft = taken ? begin(claim.end) : open;
        draft[claim.field] = claim;
        draft.end = claim.end;
        break;
      }
    }
  }
  const isGraded = claims.some((claim) => claim.field === 'severity' && claim.label !== '');
  // `Meldetext: Öltemperatur zu hoch`, with a severity: the text is all that is said of the fault.
  if (
    drafts.length === 0 &&
    pending &&
    pending.confidence >= 0.85 &&
    (ofFault.test(pending.label)
      ? isGraded || isFaultTitle(pending.value)
      : isGraded && isFaultTitle(pending.value))
  )
    drafts.push({ text: pending, times: [], end: pending.end });
  return drafts.filter((draft) => codeOf(draft) !== undefined || draft.text !== undefined);
}

/** `"fmi": 16, "severity": …, "spn": 3251`, `FMI: 0`, `SPN: 3251`, `FMI: 16`, `SPN: 110`: each mode before the number that it is of, and none is left over. */
function standsModeFirst(sorted: readonly Claim[]): boolean {
  const halves = sorted.filter(({ field }) => field === 'spn' || field === 'fmi');
  return halves.length % 2 === 0 && halves.every(({ field }, at) => field === (at % 2 === 0 ? 'fmi' : 'spn'));
}

/** `"spn": 641, "fmi": 12, "dtc": "641:12"`: the two numbers once more, as they are displayed. */
function isOfNumbers(draft: Draft | undefined, code: string): draft is Draft {
  if (!draft?.spn || !draft.fmi || draft.code) return false;
  const [, spn, fmi] = /^(?:SPN ?)?(\d{1,6})(?:\s?[-.:/,]\s?|,? ?FMI ?)(\d{1,2})$/i.exec(code) ?? [];
  return Number(spn) === draft.spn.value && Number(fmi) === draft.fmi.value;
}

/** `Fault text`, `Störungstext`: a label of no machine's description, without its accents. */
const ofFault =
  /fault|alert|alarm|event|ereignis|melde|error|failure|warning|trouble|storung|fehler|defaut|panne|fall[ao]|averia|guasto|errore|falha|storing|fout|felb|felt|feil|fejl|vika|usterk|poruch|zavad|ariza|hata|hiba|eroare|defect|ошибк|неисправн|помилк|несправн|грешк|повред|gresk|kvar|βλαβ|σφαλμ|rike|bojaj|gedim|תקלה|عطل|खराबी|loi|su co|kesalahan|gangguan|故障|[异異]常|[报報]警|警[报報]|アラーム|エラー|不具合|고장|오류|이상|경보|알람|에러/;

/** The code as displayed, or SPN and FMI that stand apart, written together. */
function codeOf(draft: Draft): Sure<string> | undefined {
  const { mid, spn, fmi } = draft;
  // Caterpillar's component and its failure mode, in cells of their own.
  if (draft.code?.label === 'cid' && fmi && /^\d{1,5}$/.test(draft.code.value))
    return { ...draft.code, value: `CID ${draft.code.value} FMI ${fmi.value}`, end: fmi.end };
  // `"code": 641, "fmi": 12`, `Diagnostic: SPN 641 - VGT` over `Failure mode: FMI 12`: what the number of a mode stands beside is the
  // number of what fails.
  if (draft.code && fmi && !spn && /^(?:SPN[ :#]{0,2})?\d{2,6}$/i.test(draft.code.value))
    return spnAndMode(draft, draft.code, fmi);
  if (draft.code) return draft.code;
  if (!spn) return undefined;
  // Hyundai's `HCESPN`, and the `PID` and `SID` of SAE J1587, are a part of what is displayed.
  // A `PID` alone is something else's number.
  const name = /^(?:hcespn|p?pid|p?sid)$/.exec(spn.label)?.[0].toUpperCase() ?? 'SPN';
  if (!fmi && name !== 'SPN' && name !== 'HCESPN') return undefined;
  const parts = [mid, spn, fmi].filter((part) => part !== undefined);
  return {
    value: [mid && `MID ${mid.value}`, `${name} ${spn.value}`, fmi && `FMI ${fmi.value}`]
      .filter(Boolean)
      .join(' '),
    start: Math.min(...parts.map((part) => part.start)),
    end: Math.max(...parts.map((part) => part.end)),
    confidence: Math.min(...parts.map((part) => part.confidence)),
  };
}

/** A number and its mode that stand apart, written together. */
function spnAndMode({ mid }: Draft, spn: Sure<string>, fmi: Sure<number>): Sure<string> {
  const value = `${mid ? `MID ${mid.value} ` : ''}SPN ${spn.value.replace(/^SPN[ :#]{0,2}/i, '')} FMI ${fmi.value}`;
  return { ...spn, value, start: Math.min(spn.start, fmi.start), end: Math.max(spn.end, fmi.end) };
}

/** Gives each stated severity to the fault that it stands beside. */
function giveSeverities(
  text: string,
  drafts: readonly Draft[],
  severities: readonly (Claim & Sure<Severity>)[],
): void {
  if (drafts.length === 0) return;
  const starts = drafts.map((draft) => codeOf(draft)?.start ?? draft.text?.start ?? 0);
  // A subject's counts where nothing else states one.
  const sure = severities.filter((severity) => severity.confidence >= 0.5);
  const surest = sure.length > 0 ? undefined : best(severities);
  const inText = surest ? [surest] : sure;
  const labelled = inText.filter((severity) => severity.label !== '');
  // `Severity, code, severity, code`: each stands before its fault.
  if (
    labelled.length === drafts.length &&
    labelled.length > 1 &&
    (labelled[0]?.start ?? 0) < (starts[0] ?? 0)
  ) {
    for (const [index, severity] of labelled.entries()) offer(drafts[index], severity);
    return;
  }
  // `Gravités : faible ; critique` below its codes: one for each, in their order; of a column for each only the first has a label.
  const first = labelled[0];
  if (
    first &&
    inText.length === drafts.length &&
    inText.length > 1 &&
    first === inText[0] &&
    first.start > (starts.at(-1) ?? 0) &&
    labelled.every((each) => each.label === first.label) &&
    !text.slice(first.start, inText.at(-1)?.end).includes('\n')
  ) {
    for (const [index, severity] of inText.entries()) offer(drafts[index], severity);
    return;
  }
  const placed = giveFromHeadings(text, drafts, starts, inText);
  for (const severity of inText) {
    if (placed.has(severity)) continue;
    const own =
      drafts.length < 2
        ? []
        : severity.label === ''
          ? draftsTold(text, drafts, severity)
          : draftsNamed(drafts, gradedFor.exec(text.slice(Math.max(0, severity.start - 40), severity.start)));
    for (const draft of own) offer(draft, { ...severity, confidence: severity.confidence + 0.2 });
    if (own.length > 0) placed.add(severity);
  }
  // `CRITICAL`, and its fault on the next line, but not the other way round.
  const isBefore = (inText[0]?.start ?? 0) < (starts[0] ?? 0);
  for (const severity of inText) {
    if (placed.has(severity)) continue;
    const next = starts.findIndex((start) => start > severity.start);
    const ended = drafts[next - 1]?.end ?? 0;
    // `CRITICAL E:41 …`: right before a fault, with nothing of another one on its line.
    if (
      next >= 0 &&
      (isBefore ? rightBefore : rightBeforeOnLine).test(text.slice(severity.end, starts[next])) &&
      (next === 0 || text.slice(ended, severity.start).includes('\n'))
    ) {
      offer(drafts[next], severity);
      continue;
    }
    // `a critical fault SPN 100 FMI 1 and a low fault SPN 96 FMI 3`: said of the one that it leads to.
    if (
      next >= 0 &&
      leadsTo.test(text.slice(severity.end, starts[next])) &&
      aSuch.test(text.slice(Math.max(0, severity.start - 8), severity.start))
    ) {
      offer(drafts[next], severity);
      continue;
    }
    const above = starts.findLastIndex((start) => start <= severity.start);
    // `DTC 4464: 600AJ` in a subject, over a list that says the severity before the code.
    const isOver = severity.label !== '' && isSubjects(drafts[above]) && drafts[above + 1] !== undefined;
    const index = isOver ? above + 1 : above;
    const draft = drafts[index];
    const apart = draft === undefined || text.slice(draft.end, severity.start).includes('\n');
    // One word for the whole message, on a line of its own, is about all of its faults.
    const isOne =
      (labelled.length === 1 && !haveTheirOwn(inText, starts)) ||
      (inText.length < drafts.length && !isBetween(inText, starts));
    // `near misses of moderate severity`, said far below of something else.
    if (draft && apart && severity.confidence < 0.65 && severity.start - draft.end > nearby) continue;
    if (draft === undefined || (apart && labelled.length <= 1 && isOne))
      for (const [place, each] of drafts.entries()) {
        if (each === draft || !isUngraded(text.slice(starts[place], starts[place + 1])))
          offer(each, severity);
      }
    else offer(draft, severity);
    // `P0216+P0093 …, high`: of codes that are joined into one.
    for (let before = index - 1; draft?.severity === severity && before >= 0; before -= 1) {
      const [one, other] = [drafts[before], drafts[before + 1]];
      const isFirst = before === index - 1;
      if (!one || one.description || one.severity || !isJoined(text, one, other, isFirst ? joint : onward))
        break;
      offer(one, severity);
    }
  }
}

/** `High: P0087, P2463`, `Low faults:` over a list: each right before its faults, the first before all of them. */
function giveFromHeadings(
  text: string,
  drafts: readonly Draft[],
  starts: readonly number[],
  severities: readonly Sure<Severity>[],
): Set<Sure<Severity>> {
  const sorted = [...severities].sort((a, b) => a.start - b.start);
  const over = sorted.filter((severity) => headsFaults(text, severity, starts));
  if (over.length < 2 || over[0] !== sorted[0] || (over[0]?.start ?? 0) > (starts[0] ?? 0)) return new Set();
  const beside = sorted.filter((severity) => !over.includes(severity));
  for (const [index, start] of starts.entries()) {
    const heading = over.findLast((severity) => severity.start < start);
    const next = starts[index + 1] ?? text.length;
    // `High:` over `P0193 sensor (low)`
    const isGraded = beside.some(
      (severity) =>
        severity.start > start && severity.start < next && !text.slice(start, severity.start).includes('\n'),
    );
    if (heading && !isGraded) offer(drafts[index], heading);
  }
  return new Set(over);
}

/** True for a severity that opens its line, or a part of it, and that the next fault follows right away, or on the line below. */
function headsFaults(text: string, { start, end }: Sure<Severity>, starts: readonly number[]): boolean {
  const next = starts.find((each) => each > start);
  if (next === undefined || next - end > longestHeading) return false;
  const line = lineStart(text, start);
  const before = text.slice(Math.max(line, start - longestHeading), start);
  const opens = opensLine.test(before) || (opensPart.test(before) && !text.slice(end, next).includes('\n'));
  return opens && rightUnder.test(text.slice(end, next));
}

/** Characters between a heading and its first fault. */
const longestHeading = 48;
const opensLine = /^[^\p{L}\p{N}]{0,12}(?:\p{L}{4,16}\s?:\s{0,3}|\d{1,3}\s(?:x\s)?)?$/u;
/** `…; Low: P0193`, `… and 1 low (P0193)` */
const opensPart = /(?:[,;|•·/]\s{0,3}[([]?|\s(?:and|und|et|y|e|og|och|en|i|a)\s)(?:\d{1,3}\s(?:x\s)?)?$/u;
/** `: `, ` severity codes (2):` and the bullet of the list below. */
const rightUnder =
  /^(?:[\])>】]?[ \t]{0,4}[:|!(–—-]?[ \t]{0,4}|(?:[ \t]\p{L}{3,14}){0,3}[\])>】]?[ \t]?[:*#=–—-]{0,4}[ \t]?[([]?(?:\d{1,3})?[\])]?[:*_#= \t–—-]{0,24}\n{1,2}[^\p{L}\p{N}\n]{0,12}|(?: \p{L}{3,14}){1,3}\s?(?:\(\d{1,3}\))?: )$/u;

/** `A-3051 …`, `High` below it, `A-3077 …`, `Moderate` below it: each severity stands below its own fault. */
function isBetween(severities: readonly Sure<Severity>[], starts: readonly number[]): boolean {
  const [first, last] = [severities[0]?.start ?? 0, severities.at(-1)?.start ?? 0];
  return starts.some((start) => start > first && start < last);
}

/** `Amber lamp` below the first fault, `Severity: serious` below the second: one for each. */
function haveTheirOwn(severities: readonly Sure<Severity>[], starts: readonly number[]): boolean {
  return (
    starts.length > 1 &&
    starts.every((start, index) =>
      severities.some((each) => each.start > start && each.start < (starts[index + 1] ?? Infinity)),
    )
  );
}

/** True where what is told of a fault says that nothing grades it: `— no lamp`, a dash on a line for itself. */
function isUngraded(told: string): boolean {
  return noneTold.test(told.slice(0, longestTold));
}

/** Characters of what is told of one fault, at the most. */
const longestTold = 240;
const noneTold =
  /\n[ \t]{0,8}[-–—][ \t]{0,8}(?:\n|$)|(?:[,;:(\n–—-])[ \t]{0,2}(?:no|without|nessuna?|keine?|ohne|sin|aucune?|sans|sem|geen|zonder|ingen|uten|uden|utan|brak|bez)\s(?:warning )?(?:lamp|light|spia|warnleuchte|leuchte|lampe|testigo|luz|voyant|lampada|lampje|lampa|kontrolk[ai]|severity|level|priority)(?!\p{L})/iu;

/** What a subject says is the least sure. */
function isSubjects(draft: Draft | undefined): boolean {
  return ((draft?.code ?? draft?.text)?.confidence ?? 1) < 0.45;
}

/** True for codes with nothing between them but what joins them: `E011 + V219`, `1638.16 & 3511.4`, `V204 SPN 2791 FMI 7`. */
function isJoined(text: string, one: Draft, other: Draft | undefined, by: RegExp): boolean {
  const [end, start] = [codeOf(one)?.end, other && codeOf(other)?.start];
  return end !== undefined && start !== undefined && start - end < 8 && by.test(text.slice(end, start));
}

const joint = /^(?:\s?(?:[+&/]|and|und|et|y|e|en|och|og|i|a)\s?| {1,2})$/;
/** `E0363, E1187 and E0041 are active, severity high`: before what is joined commas stand. */
const onward = /^(?:\s?(?:[,+&/]|and|und|et|y|e|en|och|og|i|a)\s?| {1,2})$/;

/** `38 is serious, 91 is just advisory`, `the last one is red`, `yellow for both`: of which of the faults a severity is said. */
function draftsTold(
  text: string,
  drafts: readonly Draft[],
  { start, end }: Sure<Severity>,
): readonly Draft[] {
  const before = text.slice(Math.max(0, start - 48), start);
  if (ofAll.test(before) || /^ (?:for|on) (?:both|all|each)(?!\p{L})/u.test(text.slice(end, end + 12)))
    return drafts;
  const place = ordinal.exec(before);
  if (place) {
    const [, , second, third, last, middle] = place;
    const index = second ? 1 : third ? 2 : last ? drafts.length - 1 : middle ? drafts.length >> 1 : 0;
    return drafts[index] ? [drafts[index]] : [];
  }
  return draftsNamed(drafts, namedBefore.exec(before) ?? gradedFor.exec(before));
}

function draftsNamed(drafts: readonly Draft[], named: RegExpExecArray | null): readonly Draft[] {
  if (!named?.[1]) return [];
  const key = codeKey(named[1]);
  return drafts.filter((draft) => codeKey(codeOf(draft)?.value ?? '') === key);
}

/** `Severity for 042: Low; for 018 Medium` */
const gradedFor =
  /(?<!\p{L})(?:for|of|on|für|bei|pour|de|para|per|por|voor|för|for|dla|pro) (?:code |fault |error )?((?=[^\s]{0,8}\d)[A-Z\d][A-Z\d./:-]{0,14})(?: is| was|:| =|,)? ?["“]?$/iu;

const ofAll =
  /(?<!\p{L})(?:both|all(?: of them| three| four)?|each(?: of them| one)?|they(?: are|['’]re)? (?:both|all))(?: (?:are|were|is|say|says|show|read|just|only|listed|rated|marked|shown|as|in|at|came up|flagged)){0,4}\s["“]?$/iu;
/** `the last one is`, `de tweede staat op`, `le premier est en`, `der erste Code leuchtet`. */
const ordinal =
  /(?<!\p{L})(first|former|erste[rns]?|premi(?:er|ère)|primer[oa]?|prim[oa]|primeir[oa]|eerste|första|første|ensimmäinen|pierwszy|pierwsza|první|(second|zweite[rns]?|deuxième|seconde?|segund[oa]|second[oa]|tweede|andra|anden|andre|toinen|drugi|druga|druhý|druhá)|(third|dritte[rns]?|troisième|tercer[oa]?|terz[oa]|terceir[oa]|derde|tredje|kolmas|trzeci|třetí)|(last|latter|letzte[rns]?|derni(?:er|ère)|últim[oa]|ultim[oa]|laatste|sista|siste|sidste|viimeinen|ostatni|poslední)|(middle|mittlere[rns]?))(?: (?:one|code|fault|alarm|fehler|meldung|défaut|código|fallo|falla|codice|guasto|falha|storing|melding|koden|felet|feilen|fejlen))?(?:,| is| was| being| ist| leuchtet| est| es| está| è| é| är| er| on| jest| je| =|:)?(?: (?:(?:just|only|an?|the|rated|marked|listed as|nur|auf|staat|steht|står|op|en|in|em|på|als|come|como|comme|som|jako|seulement|solo|maar|bara|kun|tylko|jen|vain)(?!\p{L})\s?){0,3})?\s?["“]?$/iu;

const namedBefore =
  /(?:^|[\s(])((?=[^\s]{0,8}\d)[A-Z\d][A-Z\d./:-]{0,14}[A-Z\d]|\d)(?:,| is| was| being| =|:)(?: (?:just|only|merely|an?|the|rated|marked|listed|shown|as)){0,3}\s["“]?$/u;

const rightBefore = /^[\])>】]?[\s:|!–—-]{0,4}$/;
const rightBeforeOnLine = /^[\])>】]?[ \t:|!–—-]{0,4}$/;

const leadsTo =
  /^(?:[ -](?:severity|priority|level))? (?:fault|alarm|alert|error|event|warning|code|dtc|fehler|alarme?|défaut|falla|fallo|codice|storing)(?: code)?:? ["“(]?$/i;
const aSuch = /(?:^|[\s,(])(?:an?|one|the|eine?n?|une?|un[ao]?|een|en|ett|and|und|et|y|e),? $/i;

/** Characters below a fault in which prose still speaks of it. */
const nearby = 800;

/** `STOP Grader 9` over a table that states no severity: one word of the text's, or its subject's, for all of its faults. */
function gradeAll(drafts: readonly Draft[], claims: readonly Claim[]): void {
  const stated = claims.filter((claim) => claim.field === 'severity') as (Claim & Sure<Severity>)[];
  const surest = best(stated);
  if (!surest || stated.some((each) => each.confidence >= 0.5 && each.value !== surest.value)) return;
  for (const draft of drafts) offer(draft, surest);
}

function offer(draft: Draft | undefined, severity: Sure<Severity>): void {
  if (draft && (draft.severity === undefined || draft.severity.confidence < severity.confidence))
    draft.severity = severity;
}

function best<T extends Sure<unknown>>(claims: readonly T[]): T | undefined {
  return claims.reduce<T | undefined>(
    (top, claim) => (top && top.confidence >= claim.confidence ? top : claim),
    undefined,
  );
}

function certainty(draft: Draft): number {
  return codeOf(draft)?.confidence ?? draft.text?.confidence ?? 0;
}

/** A heading's code that is less sure than a fault's own title is the name of something else. */
function withoutHeadings(drafts: Draft[]): Draft[] {
  const titles = drafts.filter((draft) => codeOf(draft) === undefined);
  const surest = Math.max(0, ...titles.map(certainty));
  const isHeading =
    surest >= 0.4 && drafts.every((draft) => codeOf(draft) === undefined || certainty(draft) < surest);
  return isHeading ? titles : drafts;
}

/** Beside faults with codes, a fault with only a text is a heading of theirs, unless the same label lists both kinds. */
function withoutEchoes(drafts: readonly Draft[]): Draft[] {
  const coded = drafts.filter((draft) => codeOf(draft) !== undefined);
  if (coded.length === 0) return [...drafts];
  const labels = new Set(coded.map((draft) => draft.code?.label));
  return drafts.filter((draft) => codeOf(draft) !== undefined || labels.has(draft.text?.label));
}

/** `New fault code detected` names no fault. */
function isGeneric(text: string): boolean {
  return /^(?:diagnostic|machine|engine|equipment|health|active|new|open|unknown)$|^(?:(?:a|an|new|active|current|this|engine|equipment|machine|asset|vehicle|unit|health|diagnostic|trouble|telematics|critical|important|severe|high|medium|low|severity|priority)\s){0,4}(?:faults?|alerts?|alarms?|events?|warnings?|notifications?|codes?|messages?|errors?|dtcs?)(?:\s(?:codes?|alerts?|notifications?|messages?|detected|active|report(?:ed)?|received|triggered|raised|occurred|logged|opened|created|started|set|event|events|has|been|was|were))*[\s.!:]{0,3}$/i.test(
    // `dtc.active`, `fault_raised`: the kind of a feed's event.
    text.trim().replace(/(?<=\p{L})[._-]+(?=\p{L})/gu, ' '),
  );
}

/** One fault for each code: the best description and severity of those that show it, and all of their times. */
function merged(drafts: readonly Draft[]): MachineFault[] {
  const faults = new Map<string, MachineFault>();
  for (const draft of drafts) {
    const code = codeOf(draft) ?? draft.text;
    if (!code) continue;
    const key = codeKey(code.value).replace(/^DTC\|(?=.)/, '') || code.value;
    const known = faults.get(key);
    // A fault with only a text is described by that text.
    const description = draft.description ?? (codeOf(draft) ? undefined : draft.text);
    faults.set(key, {
      code: pick(known?.code ?? code),
      description: known?.description ?? (description && pick(description)),
      severity: better(known?.severity, draft.severity ?? mostSevere(description)),
      times: [...(known?.times ?? []), ...draft.times.map(pick)],
    });
  }
  return [...faults.values()];
}

/** SAE J1939 words some failure modes `most severe level` or `moderately severe level`: stated where nothing else is. */
function mostSevere(description: Sure<string> | undefined): Sure<Severity> | undefined {
  const stated = description ? /\b(?:most|moderately) severe\b/i.exec(description.value) : null;
  if (!description || !stated) return undefined;
  const start = description.start + stated.index;
  const value = /^mod/i.test(stated[0]) ? 'medium' : 'critical';
  return { value, start, end: start + stated[0].length, confidence: 0.5 };
}

function better(
  one: Sure<Severity> | undefined,
  other: Sure<Severity> | undefined,
): Sure<Severity> | undefined {
  if (!one || !other) return one ?? (other && pick(other));
  return one.confidence >= other.confidence ? one : pick(other);
}

function pick<T>(claim: Sure<T>): Sure<T> {
  return { value: claim.value, start: claim.start, end: claim.end, confidence: claim.confidence };
}
