import type { Severity } from '#schema/severity.ts';

/** What a failure mode says, and how grave it is by itself. */
export interface FailureMode {
  readonly name: string;
  readonly severity: Severity;
}

/**
 * Failure mode identifiers (FMI) 0 to 21 and 31, by number. The meanings are those of SAE J1939-73, appendix A, in our own
 * words; the severities follow the standard's own grading (0 and 1 most severe, 16 and 18 moderately, 15 and 17
 * least severe) and, for electrical modes, that the machine usually goes on with the signal replaced.
 */
export const failureModes: Readonly<Record<number, FailureMode>> = {
  0: { name: 'above the normal range, most severe', severity: 'critical' },
  1: { name: 'below the normal range, most severe', severity: 'critical' },
  2: { name: 'erratic or incorrect signal', severity: 'medium' },
  3: { name: 'voltage too high', severity: 'medium' },
  4: { name: 'voltage too low', severity: 'medium' },
  5: { name: 'current too low or open circuit', severity: 'medium' },
  6: { name: 'current too high or grounded circuit', severity: 'medium' },
  7: { name: 'mechanical system not responding', severity: 'high' },
  8: { name: 'abnormal frequency or pulse width', severity: 'medium' },
  9: { name: 'abnormal update rate', severity: 'medium' },
  10: { name: 'abnormal rate of change', severity: 'medium' },
  11: { name: 'root cause not known', severity: 'medium' },
  12: { name: 'bad device or component', severity: 'high' },
  13: { name: 'out of calibration', severity: 'medium' },
  14: { name: 'special instructions', severity: 'medium' },
  15: { name: 'above the normal range, least severe', severity: 'low' },
  16: { name: 'above the normal range, moderately severe', severity: 'medium' },
  17: { name: 'below the normal range, least severe', severity: 'low' },
  18: { name: 'below the normal range, moderately severe', severity: 'medium' },
  19: { name: 'received network data in error', severity: 'medium' },
  20: { name: 'data drifted high', severity: 'medium' },
  21: { name: 'data drifted low', severity: 'medium' },
  31: { name: 'condition exists', severity: 'medium' },
};
