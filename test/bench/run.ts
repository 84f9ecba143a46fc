/**
 * `npm run bench` measures everything and writes `docs/performance-figures.md`; `npm run bench -- start load` measures
 * those parts alone and keeps the other tables. Compare counts and ratios: seconds depend on the machine.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { removeTemporaryDirectories } from '#test/support/temporary-directories.ts';
import { benches } from './benches.ts';
import { type Figures, figuresPage } from './figures-page.ts';

const page = 'docs/performance-figures.md';

process.on('exit', removeTemporaryDirectories);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0)
  throw new Error(`No bench is called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`);

const figures: Figures[] = [];
for (const [name, measure] of Object.entries(benches))
  if (asked.length === 0 || asked.includes(name)) figures.push(...(await measure()));

const machine = `Measured with Node ${process.versions.node} on ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB.`;
console.log(`\n${figuresPage(machine, figures)}`);
writeFileSync(
  page,
  figuresPage(machine, figures, asked.length === 0 ? undefined : readFileSync(page, 'utf8')),
);
execFileSync('node_modules/.bin/biome', ['format', '--write', page]);
