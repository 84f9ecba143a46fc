import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const functions = fileURLToPath(new URL('../../functions', import.meta.url));

const domains = readdirSync(functions, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const files = readdirSync(functions, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

function importsIn(file: string): string[] {
  const text = readFileSync(join(functions, file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, path = '']) => path);
}

function domainOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** The other domains that a domain's files import from. */
function importsOf(domain: string): ReadonlySet<string> {
  const imported = files
    .filter((file) => domainOf(file) === domain)
    .flatMap(importsIn)
    .flatMap((path) => (path.startsWith('#functions/') ? domainOf(path.slice('#functions/'.length)) : []));
  return new Set(imported.filter((other) => other !== domain));
}

/** The path of imports from a domain back to itself, or undefined if there is none. */
function circleFrom(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const seen = new Set<string>();
  const follow = (domain: string, path: readonly string[]): string[] | undefined => {
    for (const other of imports.get(domain) ?? []) {
      if (other === start) return [...path, other];
      if (seen.has(other)) continue;
      seen.add(other);
      const circle = follow(other, [...path, other]);
      if (circle) return circle;
    }
    return undefined;
  };
  return follow(start, [start]);
}

it('no two domains import each other, directly or through others', () => {
  const imports = new Map(domains.map((domain) => [domain, importsOf(domain)]));

  const circles = domains.flatMap((domain) => circleFrom(domain, imports)?.join(' → ') ?? []);

  expect(domains.length).toBeGreaterThan(10);
  expect(circles).toEqual([]);
});

it('relative imports stay inside their domain, so that the rules for imports of other domains see them all', () => {
  const leaving = files.flatMap((file) =>
    importsIn(file)
      .filter((path) => path.startsWith('.'))
      .map((path) => join(dirname(file), path))
      .filter((path) => domainOf(path) !== domainOf(file))
      .map((path) => `${file} imports ${path}`),
  );

  expect(leaving).toEqual([]);
});
