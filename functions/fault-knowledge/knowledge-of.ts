import type { FaultCode } from '#schema/alerts/faults.ts';
import type { Severity } from '#schema/alerts/severity.ts';
import { type NamedFault, namedFault } from './codes.ts';
import { type FaultGuidance, guidanceOf } from './compose-guidance.ts';
import { higherSeverity, severityOf } from './fault-severity.ts';
import { type FailureMode, failureModes } from './fmi.ts';
import { severityOfLevels } from './level-words.ts';
import { lowered } from './named-part.ts';
import { faultInWords, type WordedFault } from './part-words.ts';
import { type Subject, subjectOf } from './subjects.ts';

/** What we know about a fault beyond the message. */
export interface Knowledge {
  /** Null if only the severity is known. */
  readonly name: string | null;
  readonly severity: Severity;
  /** 0 to 1: how sure we are that it is this fault. */
  readonly confidence: number;
  readonly guidance: FaultGuidance | null;
  /** `auto_verified` if a standard names both part and failure mode, or if code and description agree. */
  readonly verified: Extract<FaultCode['verified'], 'auto_verified' | 'unverified'>;
}

/**
 * What we know about a displayed fault code. The brand decides between makers' notations. The description counts for unknown
 * codes, and wins against a maker's code that would mean something else. Undefined if neither says anything.
 */
export function knowledgeOf(
  code: string,
  said: { readonly brand?: string | undefined; readonly description?: string | undefined } = {},
): Knowledge | undefined {
  const named = namedFault(code, said.brand);
  const worded = said.description === undefined ? wordsOf(code) : faultInWords(said.description);
  const stated = higherLevel(named?.level, severityOfLevels(`${code} ${said.description ?? ''}`));
  const known = settle(named, worded);
  if (known === undefined) {
    if (stated === undefined) return undefined;
    return { name: null, severity: stated, confidence: 0.5, guidance: null, verified: 'unverified' };
  }
  const severity = higherSeverity(
    named?.level === undefined ? known.severity : atLevel(named.level, known.subject),
    stated,
  );
  const { name, confidence, guidance, verified } = known;
  return { name, severity, confidence, guidance, verified };
}

interface Settled extends Omit<Knowledge, 'severity'> {
  readonly severity: Severity;
  readonly subject: Subject | undefined;
}

/** Combines what code and description say. */
function settle(named: NamedFault | undefined, worded: WordedFault | undefined): Settled | undefined {
  if (named?.fmi === undefined) return byWords(worded);
  if (named.parameter === undefined) return byMode(named, named.fmi, worded);
  const subject = subjectOf(named.parameter.subject);
  // `Engine derate` is a consequence and does not say what the code is about.
  const other =
    worded === undefined || worded.parameter.subject === 'derate'
      ? undefined
      : subjectOf(worded.parameter.subject);
  const agrees = other?.system === subject.system;
  const differs = other !== undefined && !agrees;
  if ((named.source === 'guess' && !agrees) || (named.source === 'maker' && differs)) return byWords(worded);
  const isOpposed = agrees && areOpposed(named.fmi, worded?.fmi);
  // A maker's code group has no failure mode of its own; for its other codes, the description is better than a list.
  const byTheWords = agrees && (named.fmi === causeNotKnown || (isOpposed && named.source !== 'standard'));
  const fmi = byTheWords ? (worded?.fmi ?? named.fmi) : named.fmi;
  const mode = failureModes[fmi];
  if (mode === undefined) return undefined;
  const { name } = named.parameter;
  const guidance = guidanceOf(name, named.parameter.subject, fmi, mode);
  const isStandard = named.source === 'standard';
  return {
    name: named.isWhole ? name : faultName(name, fmi, mode),
    severity: severityOf(subject, mode),
    confidence: confidenceOf({ isStandard, agrees, differs: differs || isOpposed }),
    guidance: named.isWhole
      ? { ...guidance, issue: `The control unit reports: ${lowered(name)}.` }
      : guidance,
    verified: !isOpposed && (agrees || (isStandard && !differs)) ? 'auto_verified' : 'unverified',
    subject,
  };
}

/** A parameter that only the maker has a name for. Its failure mode is the standard's, and the description may name the part. */
function byMode({ number }: NamedFault, fmi: number, worded: WordedFault | undefined): Settled | undefined {
  const mode = failureModes[fmi];
  if (mode === undefined) return undefined;
  const subject = worded && subjectOf(worded.parameter.subject);
  const name = worded?.parameter.name ?? number ?? 'Parameter';
  return {
    name: `${name}: ${mode.name}`,
    severity: subject ? severityOf(subject, mode) : mode.severity,
    confidence: subject ? 0.6 : 0.5,
    guidance: worded && subject ? guidanceOf(name, worded.parameter.subject, fmi, mode) : null,
    verified: 'unverified',
    subject,
  };
}

function byWords(worded: WordedFault | undefined): Settled | undefined {
  const mode = worded?.fmi === undefined ? undefined : failureModes[worded.fmi];
  if (worded?.fmi === undefined || mode === undefined) return undefined;
  const { name } = worded.parameter;
  const subject = subjectOf(worded.parameter.subject);
  return {
    name: faultName(name, worded.fmi, mode),
    severity: worded.isReminder ? 'low' : severityOf(subject, mode),
    confidence: 0.5,
    guidance: guidanceOf(name, worded.parameter.subject, worded.fmi, mode),
    verified: 'unverified',
    subject,
  };
}

/** `Low voltage` next to a code for high voltage, or a level that is both high and low. */
function areOpposed(one: number, other: number | undefined): boolean {
  if (other === undefined) return false;
  const sides = [one, other].map((fmi) => {
    const { kind } = failureModes[fmi] ?? {};
    return kind === 'high' || kind === 'low' ? kind : ({ 3: 'high voltage', 4: 'low voltage' } as const)[fmi];
  });
  const are = (side: (typeof sides)[number], opposite: typeof side) =>
    sides.includes(side) && sides.includes(opposite);
  return are('high', 'low') || are('high voltage', 'low voltage');
}

function faultName(name: string, fmi: number, mode: FailureMode): string {
  return fmi === causeNotKnown ? `${name}: fault` : `${name}: ${mode.name}`;
}

function confidenceOf(how: { isStandard: boolean; agrees: boolean; differs: boolean }): number {
  if (how.differs) return 0.5;
  if (how.agrees) return how.isStandard ? 0.95 : 0.85;
  return how.isStandard ? 0.8 : 0.6;
}

/** A text used as a code has several words; anything else is a real code. */
function wordsOf(code: string): WordedFault | undefined {
  return /\p{L}{3,}[^\p{L}]+\p{L}{2,}/u.test(code) ? faultInWords(code) : undefined;
}

/** The maker's level counts, but is at least high for parts that can destroy the machine or endanger people. */
function atLevel(level: Severity, subject: Subject | undefined): Severity {
  return subject?.weight === undefined ? level : higherSeverity(level, 'high');
}

function higherLevel(one: Severity | undefined, other: Severity | undefined): Severity | undefined {
  return one === undefined ? other : higherSeverity(one, other);
}

const causeNotKnown = 11;
