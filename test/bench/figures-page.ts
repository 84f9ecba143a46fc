/** One table of the page of figures. */
export interface Figures {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: string | undefined;
}

const head = `# Performance figures

Written by \`npm run bench\`; don't edit. [performance.md](performance.md) says what they mean.

`;

/**
 * Writes the page with these tables. Tables that were not measured this time stay, but only if they come from the same
 * `machine`; otherwise it throws, since figures from two machines cannot be compared.
 */
export function figuresPage(machine: string, measured: readonly Figures[], before?: string): string {
  const [line = '', ...kept] = before?.slice(before.indexOf('Measured')).split(/\n+(?=## )/) ?? [machine];
  if (kept.length > 0 && line !== machine)
    throw new Error(`The page is of another machine (${line}). Measure everything: npm run bench`);
  const sections = new Map([...kept, ...measured.map(sectionOf)].map((text) => [titleOf(text), text.trim()]));
  return `${head}${machine}\n\n${[...sections.values()].join('\n\n')}\n`;
}

function sectionOf({ title, heads, rows, note }: Figures): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = heads.map((_, column) => (column === 0 ? '---' : '---:'));
  const table = [heads, rule, ...rows].map(line).join('\n');
  return [`## ${title}`, note, table].filter((part) => part !== undefined).join('\n\n');
}

function titleOf(section: string): string {
  return section.split('\n')[0] ?? '';
}
