import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '#test/support/temporary-directories.ts';

const wrong = [
  `export const look = { fontSize: 12 };`,
  `export const look = { '& > p': { 'fontSize': '0.9em' } };`,
  `export const look = { border: '1px solid #fff' };`,
  `export const look = { boxShadow: '0 0 4px rgb(0 0 0 / 0.5)' };`,
  'export const look = { background: `hsl(20 50% 50%)` };',
  `export const look = (hot: boolean) => ({ color: hot ? 'darkred' : 'text.primary' });`,
  `export const Look = () => <path fill="white" />;`,
];

const right = [
  `export const look = { typography: 'body2', color: 'status.done.text', bgcolor: 'surface.3', fontWeight: 600 };`,
  `export const words = { title: 'Order #10001', href: '#main', colour: 'green', tint: 'blue' };`,
  `export const Look = () => <path fill="currentColor" stroke="none" />;`,
];

it('literal colors and font sizes are found in features and the app, but allowed in the theme and the components', () => {
  const files = {
    ...named('frontend/src/features/orders/wrong', wrong),
    ...named('frontend/src/app/wrong', wrong),
    ...named('frontend/src/features/orders/right', right),
    'frontend/src/app/theme.ts': `export const look = { color: '#ffffff', fontSize: 12 };`,
    'frontend/src/components/facts/look.tsx': `export const look = { color: '#ffffff', fontSize: 12 };`,
  };

  const found = filesWithFindings(files);

  expect(found).toEqual(Object.keys(files).filter((path) => path.includes('wrong')));
});

function named(path: string, codes: readonly string[]): Record<string, string> {
  return Object.fromEntries(codes.map((code, at) => [`${path}-${at}.tsx`, code]));
}

/** Runs only this rule, with the project's own settings for it. */
function filesWithFindings(files: Readonly<Record<string, string>>): string[] {
  const folder = temporaryDirectory('lint');
  const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8')) as { overrides: Override[] };
  const rule = overrides.filter(({ plugins }) => plugins !== undefined);
  const absolute = rule.map((each) => ({ ...each, plugins: each.plugins?.map((path) => resolve(path)) }));
  write(
    join(folder, 'biome.json'),
    JSON.stringify({ linter: { rules: { preset: 'none' } }, overrides: absolute }),
  );
  for (const [path, code] of Object.entries(files)) write(join(folder, path), `${code}\n`);
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] };
  return Object.keys(files).filter((path) => diagnostics.some((each) => each.location.path.endsWith(path)));
}

interface Override {
  readonly plugins?: readonly string[];
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
