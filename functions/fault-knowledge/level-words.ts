import type { Severity } from '#schema/alerts/severity.ts';
import { severityRank } from '#schema/alerts/severity.ts';

/**
 * The severity of lamps, levels and action levels in a description: stop lamps and shutdowns are critical; a derate and action
 * levels E03 or L03 are high; amber lamps, protect lamps and level 2 are medium. Undefined if there are none.
 */
export function severityOfLevels(text: string): Severity | undefined {
  const words = text.toLowerCase().replace(/[_\s/–—-]+/g, ' ');
  return levels
    .filter(([pattern]) => pattern.test(words))
    .map(([, severity]) => severity)
    .reduce<Severity | undefined>(
      (gravest, severity) =>
        gravest !== undefined && severityRank(gravest) >= severityRank(severity) ? gravest : severity,
      undefined,
    );
}

/** Levels of a Caterpillar code, 1 to 3: tell the operator, change the operation, stop. */
export function severityOfCatLevel(level: number): Severity | undefined {
  return ({ 1: 'low', 2: 'medium', 3: 'critical' } as const)[level];
}

const levels: readonly (readonly [RegExp, Severity])[] = [
  [
    /\b(red )?stop (engine )?(lamp|light)\b|\bred lamp\b|\bstop (the )?(engine|machine) (now|immediately)\b/,
    'critical',
  ],
  [/\b(engine )?shut ?down\b(?! (switch|override|relay|valve|input))/, 'critical'],
  [/\baction level[: ]{1,2}[le]0?4\b|\baction code[: ]{1,2}[le]0?4\b|\bl04\b|\be04\b/, 'critical'],
  [/\baction level[: ]{1,2}[le]0?3\b|\baction code[: ]{1,2}[le]0?3\b|\bl03\b|\be03\b/, 'high'],
  [/\bderat(e|ed|ing)\b/, 'high'],
  [/\bwarning level 3\b|\blevel[: ]{1,2}3\b/, 'high'],
  [/\baction level[: ]{1,2}[le]0?2\b|\baction code[: ]{1,2}[le]0?2\b|\bl02\b|\be02\b/, 'medium'],
  [
    /\b(amber|yellow|warning|protect|malfunction indicator|mil|check engine) (warning )?(lamp|light)\b/,
    'medium',
  ],
  [/\bwarning level 2\b|\blevel[: ]{1,2}2\b/, 'medium'],
  [/\baction level[: ]{1,2}[le]0?1\b|\baction code[: ]{1,2}[le]0?1\b|\bl01\b|\be01\b/, 'low'],
];
