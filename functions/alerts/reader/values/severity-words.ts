import type { Severity } from '#schema/severity.ts';

/** A severity that a text states in words, and where. */
export interface FoundSeverity {
  readonly severity: Severity;
  readonly start: number;
  readonly end: number;
}

/** The severity that a labelled value states: its first plain word, else its first lamp or colour. Numbers alone state none. */
export function severityIn(text: string, from: number, to: number): FoundSeverity | undefined {
  const value = text.slice(from, to);
  let lamp: FoundSeverity | undefined;
  for (const match of value.matchAll(/\p{L}{2,20}/gu)) {
    const word = match[0].toLowerCase();
    const at = { start: from + match.index, end: from + match.index + match[0].length };
    const plain = plainWords.get(word);
    if (plain) return { severity: plain, ...at };
    const colour = lampWords.get(word);
    if (colour && !lamp) lamp = { severity: colour, ...at };
  }
  if (lamp?.severity === 'high' && /\bstop\b/i.test(value)) return { ...lamp, severity: 'critical' };
  return lamp;
}

/** True where a text is a severity and nothing else: `High`, `high severity`, `(Medium)`, `Level: critical`. */
export function isSeverityAlone(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}{2,20}/gu) ?? [];
  const stated = words.filter((word) => plainWords.has(word) || lampWords.has(word));
  return (
    stated.length > 0 &&
    words.length <= 4 &&
    words.every((word) => plainWords.has(word) || lampWords.has(word) || nouns.has(word))
  );
}

const plainWords = new Map<string, Severity>(
  (
    [
      [
        'critical',
        'critical emergency stop shutdown severe kritisch critique crítico critico crítica critica kritiek kritisk notfall urgence grave schwerwiegend',
      ],
      [
        'high',
        'high major serious urgent hoch haute élevé élevée alto alta hoog hög høj dringend urgente hohe',
      ],
      [
        'medium',
        'medium moderate warning caution mittel moyen moyenne medio media média médio middel medel waarschuwing warnung avertissement advertencia avviso mäßig modéré moderado',
      ],
      [
        'low',
        'low minor info information informational informative advisory niedrig gering faible bas basse bajo baja basso bassa baixo baixa laag låg lav hinweis leicht',
      ],
    ] as const
  ).flatMap(([severity, words]) => words.split(' ').map((word): [string, Severity] => [word, severity])),
);

const lampWords = new Map<string, Severity>([
  ['red', 'high'],
  ['rot', 'high'],
  ['rouge', 'high'],
  ['rojo', 'high'],
  ['rosso', 'high'],
  ['amber', 'medium'],
  ['yellow', 'medium'],
  ['orange', 'medium'],
  ['gelb', 'medium'],
  ['jaune', 'medium'],
  ['amarillo', 'medium'],
]);

const nouns = new Set(
  'severity priority level importance lamp light code alert alarm fault event urgency risk condition most very action now'.split(
    ' ',
  ),
);
