import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#infra/functions.ts';

/** The figures of the last bench. */
export interface Measured {
  /** A figure by its table's title, the first cell of its row, and its column heading. Throws if there is none. */
  number(title: string, row: string, column: string): number;
  /** The first cell of each row. */
  rows(title: string): readonly string[];
}

/** Reads `docs/performance-figures.md`. */
export function readMeasured(): Measured {
  const page = readFileSync(join(projectRoot, 'docs/performance-figures.md'), 'utf8');
  const tables = new Map(
    page.split(/^## /m).map((section) => [section.split('\n')[0] ?? '', tableIn(section)]),
  );
  const tableOf = (title: string) => {
    const found = tables.get(title);
    if (found === undefined) throw new Error(`The figures have no table "${title}": run its bench.`);
    return found;
  };
  return {
    rows: (title) => tableOf(title).rows.map(([first = '']) => first),
    number(title, row, column) {
      const { heads, rows } = tableOf(title);
      const cell = rows.find(([first]) => first === row)?.[heads.indexOf(column)];
      const value = Number(cell?.replaceAll(',', '') || Number.NaN);
      if (Number.isNaN(value)) throw new Error(`"${title}" has no number for "${row}" under "${column}".`);
      return value;
    },
  };
}

function tableIn(section: string): { heads: readonly string[]; rows: readonly (readonly string[])[] } {
  const [heads = [], , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return { heads, rows };
}
