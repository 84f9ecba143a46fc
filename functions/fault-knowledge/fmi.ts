import type { Severity } from '#schema/alerts/severity.ts';
import type { NamedPart } from './named-part.ts';

/** The kind of failure, which guidance depends on. */
type FailureKind =
  | 'high'
  | 'low'
  | 'signal'
  | 'circuit'
  | 'not_responding'
  | 'component'
  | 'calibration'
  | 'network'
  | 'present';

/** A failure mode, and how severe it is by itself. */
export interface FailureMode {
  readonly name: string;
  readonly severity: Severity;
  readonly kind: FailureKind;
  /** For values out of range: 1 least, 2 moderately, 3 most severe. */
  readonly grade?: 1 | 2 | 3;
  /** A sentence about a part; its first letter is still lower case. */
  readonly says: (part: NamedPart) => string;
}

/**
 * Failure mode identifiers (FMI) by number; 22 to 30 are reserved. The meanings are those of SAE J1939-73, appendix A, in our own
 * words. Severities follow the standard's grading (0 and 1 most severe, 16 and 18 moderately, 15 and 17 least severe); for
 * electrical modes, they assume that the machine usually runs on with a substitute signal.
 */
export const failureModes: Readonly<Record<number, FailureMode>> = {
  0: {
    name: 'above the normal range, most severe',
    severity: 'critical',
    kind: 'high',
    grade: 3,
    says: ({ the, is, its }) => `${the} ${is} far above ${its} normal range.`,
  },
  1: {
    name: 'below the normal range, most severe',
    severity: 'critical',
    kind: 'low',
    grade: 3,
    says: ({ the, is, its }) => `${the} ${is} far below ${its} normal range.`,
  },
  2: {
    name: 'erratic or incorrect signal',
    severity: 'medium',
    kind: 'signal',
    says: (part) => `${part.with('signal')} is erratic or does not agree with the other readings.`,
  },
  3: {
    name: 'voltage too high',
    severity: 'medium',
    kind: 'circuit',
    says: (part) => `the voltage on ${part.with('circuit')} is too high.`,
  },
  4: {
    name: 'voltage too low',
    severity: 'medium',
    kind: 'circuit',
    says: (part) => `the voltage on ${part.with('circuit')} is too low.`,
  },
  5: {
    name: 'current too low or open circuit',
    severity: 'medium',
    kind: 'circuit',
    says: (part) => `${part.with('circuit')} is open or draws too little current.`,
  },
  6: {
    name: 'current too high or grounded circuit',
    severity: 'medium',
    kind: 'circuit',
    says: (part) => `${part.with('circuit')} is shorted to ground or draws too much current.`,
  },
  7: {
    name: 'mechanical system not responding',
    severity: 'high',
    kind: 'not_responding',
    says: ({ the, is }) => `${the} ${is} not responding as commanded.`,
  },
  8: {
    name: 'abnormal frequency or pulse width',
    severity: 'medium',
    kind: 'signal',
    says: (part) => `${part.with('signal')} has an abnormal frequency or pulse width.`,
  },
  9: {
    name: 'abnormal update rate',
    severity: 'medium',
    kind: 'network',
    says: ({ the }) => `data for ${the} arrives too slowly or not at all.`,
  },
  10: {
    name: 'abnormal rate of change',
    severity: 'medium',
    kind: 'signal',
    says: (part) => `${part.with('signal')} changes faster or slower than it should.`,
  },
  11: {
    name: 'root cause not known',
    severity: 'medium',
    kind: 'present',
    says: ({ the }) => `the control unit reports a fault with ${the} but not its cause.`,
  },
  12: {
    name: 'bad device or component',
    severity: 'high',
    kind: 'component',
    says: ({ the, is }) => `the control unit says that ${the} ${is} bad.`,
  },
  13: {
    name: 'out of calibration',
    severity: 'medium',
    kind: 'calibration',
    says: ({ the, is }) => `${the} ${is} out of calibration.`,
  },
  14: {
    name: 'special instructions',
    severity: 'medium',
    kind: 'present',
    says: ({ the }) =>
      `the control unit reports a condition of ${the} that only this machine's manual explains.`,
  },
  15: {
    name: 'above the normal range, least severe',
    severity: 'low',
    kind: 'high',
    grade: 1,
    says: ({ the, is, its }) => `${the} ${is} slightly above ${its} normal range.`,
  },
  16: {
    name: 'above the normal range, moderately severe',
    severity: 'medium',
    kind: 'high',
    grade: 2,
    says: ({ the, is, its }) => `${the} ${is} above ${its} normal range.`,
  },
  17: {
    name: 'below the normal range, least severe',
    severity: 'low',
    kind: 'low',
    grade: 1,
    says: ({ the, is, its }) => `${the} ${is} slightly below ${its} normal range.`,
  },
  18: {
    name: 'below the normal range, moderately severe',
    severity: 'medium',
    kind: 'low',
    grade: 2,
    says: ({ the, is, its }) => `${the} ${is} below ${its} normal range.`,
  },
  19: {
    name: 'received network data in error',
    severity: 'medium',
    kind: 'network',
    says: ({ the }) => `the data received for ${the} is marked as bad.`,
  },
  20: {
    name: 'data drifted high',
    severity: 'medium',
    kind: 'signal',
    says: (part) => `${part.with('signal')} has drifted high.`,
  },
  21: {
    name: 'data drifted low',
    severity: 'medium',
    kind: 'signal',
    says: (part) => `${part.with('signal')} has drifted low.`,
  },
  31: {
    name: 'condition exists',
    severity: 'medium',
    kind: 'present',
    says: ({ the }) => `the control unit reports a fault with ${the}.`,
  },
};
