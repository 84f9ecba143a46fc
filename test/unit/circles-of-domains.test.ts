import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const functions = fileURLToPath(new URL('../../functions', import.meta.url));

/** Domains that still import each other; none may be added. */
const known: readonly string[] = [
  'accounts, companies',
  'accounts, orders',
  'matching, notifications',
  'matching, orders',
  'matching, technicians',
  'order-index, orders',
  'orders, technicians',
];

/** The other domains that the files of a domain import from. */
function importsOf(domain: string): ReadonlySet<string> {
  const files = readdirSync(`${functions}/${domain}`, { recursive: true, encoding: 'utf8' });
  const imported = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(`${functions}/${domain}/${file}`, 'utf8').matchAll(/'#functions\/([\w-]+)\//g),
    ]);
  return new Set(imported.map(([, other = '']) => other).filter((other) => other !== domain));
}

it('no two domains import each other but those that are known to', () => {
  const domains = readdirSync(functions, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const imports = new Map(domains.map(({ name }) => [name, importsOf(name)]));

  const circles = [...imports].flatMap(([domain, others]) =>
    [...others]
      .filter((other) => domain < other && imports.get(other)?.has(domain))
      .map((other) => `${domain}, ${other}`),
  );

  expect(circles.sort()).toEqual(known);
});
