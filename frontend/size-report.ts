import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** Vite's manifest: an entry for each source that has its own chunk. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What is loaded before a route can be used, besides the document and the font. */
export interface FirstLoad {
  /** Gzipped bytes, script and style together. */
  readonly bytes: number;
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
}

/** The routes that have a budget, with the document and the chunks each one loads (`app/pages.tsx`). */
export const routeChunks = {
  '/login': ['login.html'],
  '/order-service': ['order-service.html'],
  shell: ['index.html', 'src/app/signed-in-layout.tsx', 'src/app/orders-layout.tsx'],
  '/orders/needs-service': [
    'index.html',
    'src/app/signed-in-layout.tsx',
    'src/app/orders-layout.tsx',
    'src/features/orders/pending-page.tsx',
  ],
  '/orders': [
    'index.html',
    'src/app/signed-in-layout.tsx',
    'src/app/orders-layout.tsx',
    'src/features/orders/in-service-page.tsx',
  ],
  '/orders/history': [
    'index.html',
    'src/app/signed-in-layout.tsx',
    'src/app/orders-layout.tsx',
    'src/features/orders/complete-page.tsx',
  ],
  '/orders/{id}': ['index.html', 'src/app/signed-in-layout.tsx', 'src/features/order-detail/order-page.tsx'],
  '/users': ['index.html', 'src/app/signed-in-layout.tsx', 'src/app/users-page.tsx'],
  '/orders/new': [
    'index.html',
    'src/app/signed-in-layout.tsx',
    'src/features/order-wizard/order-wizard-page.tsx',
  ],
} as const;
export type MeasuredRoute = keyof typeof routeChunks;

/** Sums what the route's chunks import, each file once. Throws, naming the chunk, if the build lacks one. */
export function firstLoad(
  manifest: Manifest,
  route: MeasuredRoute,
  gzipBytes: (file: string) => number,
): FirstLoad {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (source: string) => {
    if (visited.has(source)) return;
    visited.add(source);
    const entry = manifest[source];
    if (entry === undefined) throw new Error(`The build has no chunk of ${source}.`);
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const source of routeChunks[route]) visit(source);
  const measured = [...files].map((file) => ({ file, bytes: gzipBytes(file) }));
  return {
    bytes: measured.reduce((sum, { bytes }) => sum + bytes, 0),
    files: measured.sort((one, other) => other.bytes - one.bytes),
  };
}

/** Reads the manifest beside a built site, and measures its files. */
export function readBuild(site: string): { manifest: Manifest; gzipBytes: (file: string) => number } {
  return {
    manifest: JSON.parse(readFileSync(`${site}.manifest.json`, 'utf8')) as Manifest,
    gzipBytes: (file) => gzipSync(readFileSync(join(site, file)), { level: 9 }).length,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const build = readBuild(process.argv[2] ?? fileURLToPath(new URL('../build/site', import.meta.url)));
  for (const route of Object.keys(routeChunks) as MeasuredRoute[]) {
    const { bytes, files } = firstLoad(build.manifest, route, build.gzipBytes);
    const parts = process.argv.includes('--files')
      ? files.map((each) => `\n    ${kilobytes(each.bytes).padStart(7)}  ${each.file}`).join('')
      : '';
    process.stdout.write(`${kilobytes(bytes).padStart(7)} KB gzip  ${route}${parts}\n`);
  }
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
