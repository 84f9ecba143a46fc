import type { Severity } from '#schema/severity.ts';

/** The side of a failure mode that guidance goes by. */
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

/** What a failure mode says, and how grave it is by itself. */
export interface FailureMode {
  readonly name: string;
  readonly severity: Severity;
  readonly kind: FailureKind;
  /** For values out of their range: 1 least, 2 moderately, 3 most severe. */
  readonly grade?: 1 | 2 | 3;
  /** What it says of a part (`engine oil pressure`), as a sentence. */
  readonly says: (part: string) => string;
}

/**
 * Failure mode identifiers (FMI) by number; 22 to 30 are reserved. The meanings are those of SAE J1939-73, appendix A, in our
 * own words; the severities follow the standard's own grading (0 and 1 most severe, 16 and 18 moderately, 15 and 17
 * least severe) and, for electrical modes, that the machine usually goes on with the signal replaced.
 */
export const failureModes: Readonly<Record<number, FailureMode>> = {
  0: {
    name: 'above the normal range, most severe',
    severity: 'critical',
    kind: 'high',
    grade: 3,
    says: (part) => `The ${part} is far above its normal range.`,
  },
  1: {
    name: 'below the normal range, most severe',
    severity: 'critical',
    kind: 'low',
    grade: 3,
    says: (part) => `The ${part} is far below its normal range.`,
  },
  2: {
    name: 'erratic or incorrect signal',
    severity: 'medium',
    kind: 'signal',
    says: (part) => `The signal of the ${part} jumps or does not fit with the other readings.`,
  },
  3: {
    name: 'voltage too high',
    severity: 'medium',
    kind: 'circuit',
    says: (part) => `The voltage in the circuit of the ${part} is too high.`,
  },
  4: {
    name: 'voltage too low',
    severity: 'medium',
    kind: 'circuit',
    says: (part) => `The voltage in the circuit of the ${part} is too low.`,
  },
  5: {
    name: 'current too low or open circuit',
    severity: 'medium',
    kind: 'circuit',
    says: (part) => `The circuit of the ${part} is open or carries too little current.`,
  },
  6: {
    name: 'current too high or grounded circuit',
    severity: 'medium',
    kind: 'circuit',
    says: (part) => `The circuit of the ${part} is shorted to ground or carries too much current.`,
  },
  7: {
    name: 'mechanical system not responding',
    severity: 'high',
    kind: 'not_responding',
    says: (part) => `The control unit gets no proper response from the ${part}.`,
  },
  8: {
    name: 'abnormal frequency or pulse width',
    severity: 'medium',
    kind: 'signal',
    says: (part) => `The signal of the ${part} has an abnormal frequency or pulse width.`,
  },
  9: {
    name: 'abnormal update rate',
    severity: 'medium',
    kind: 'network',
    says: (part) => `Messages about the ${part} come too rarely or not at all.`,
  },
  10: {
    name: 'abnormal rate of change',
    severity: 'medium',
    kind: 'signal',
    says: (part) => `The signal of the ${part} changes faster or slower than it can.`,
  },
  11: {
    name: 'root cause not known',
    severity: 'medium',
    kind: 'present',
    says: (part) => `The control unit reports a fault of the ${part} without a known cause.`,
  },
  12: {
    name: 'bad device or component',
    severity: 'high',
    kind: 'component',
    says: (part) => `The control unit reports the ${part} as a bad device.`,
  },
  13: {
    name: 'out of calibration',
    severity: 'medium',
    kind: 'calibration',
    says: (part) => `The calibration of the ${part} is not right.`,
  },
  14: {
    name: 'special instructions',
    severity: 'medium',
    kind: 'present',
    says: (part) =>
      `The control unit reports a condition of the ${part} that only the manual for this machine explains.`,
  },
  15: {
    name: 'above the normal range, least severe',
    severity: 'low',
    kind: 'high',
    grade: 1,
    says: (part) => `The ${part} is slightly above its normal range.`,
  },
  16: {
    name: 'above the normal range, moderately severe',
    severity: 'medium',
    kind: 'high',
    grade: 2,
    says: (part) => `The ${part} is above its normal range.`,
  },
  17: {
    name: 'below the normal range, least severe',
    severity: 'low',
    kind: 'low',
    grade: 1,
    says: (part) => `The ${part} is slightly below its normal range.`,
  },
  18: {
    name: 'below the normal range, moderately severe',
    severity: 'medium',
    kind: 'low',
    grade: 2,
    says: (part) => `The ${part} is below its normal range.`,
  },
  19: {
    name: 'received network data in error',
    severity: 'medium',
    kind: 'network',
    says: (part) => `The network marks the ${part} as an error.`,
  },
  20: {
    name: 'data drifted high',
    severity: 'medium',
    kind: 'signal',
    says: (part) => `The signal of the ${part} has drifted and reads too high.`,
  },
  21: {
    name: 'data drifted low',
    severity: 'medium',
    kind: 'signal',
    says: (part) => `The signal of the ${part} has drifted and reads too low.`,
  },
  31: {
    name: 'condition exists',
    severity: 'medium',
    kind: 'present',
    says: (part) => `The control unit reports this condition as present: ${part}.`,
  },
};
