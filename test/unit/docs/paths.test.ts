import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#infra/functions.ts';

const folders = 'docs schema events functions infra frontend demo local test training'.split(' ');
const files = folders.flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path}`,
  ),
);
const pages = [
  'README.md',
  ...files.filter((path) => path.endsWith('.md') && !path.includes('node_modules')),
];

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(projectRoot, page), 'utf8');
  const prose = text.replace(/^```.*?^```$/gms, '');

  test('has no broken links', () => {
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link]) => String(link))
      .filter((link) => !/^(https?|mailto):/.test(link));

    expect(links.filter((link) => !leadsSomewhere(page, link))).toEqual([]);
  });

  test('names only files and folders that exist', () => {
    const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name]) => String(name));

    expect(quoted.filter((name) => !isThere(page, name))).toEqual([]);
  });
});

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : relative(projectRoot, join(projectRoot, dirname(page), path));
  if (!existsSync(join(projectRoot, target))) return false;
  return anchor === undefined || anchorsOf(readFileSync(join(projectRoot, target), 'utf8')).includes(anchor);
}

function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    String(heading)
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );
}

/** Whether a quoted name is an existing file or folder, or not a path. It may leave out parents, as `orders/order.ts` does. */
function isThere(page: string, name: string): boolean {
  if (/[*{}<>$#:…\s]/.test(name)) return true;
  if (folders.some((folder) => name.startsWith(`${folder}/`)))
    return existsSync(join(projectRoot, name)) || existsSync(join(projectRoot, dirname(page), name));
  return !/^[\w./-]+\.(tsx?|mjs|md)$/.test(name) || files.some((path) => `/${path}`.endsWith(`/${name}`));
}
