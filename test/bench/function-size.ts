import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Kilobytes (1,000 bytes) of gzip: what loads before the first request, and the whole function. */
export interface FunctionSize {
  readonly id: string;
  readonly initKb: number;
  readonly allKb: number;
}

interface Metafile {
  readonly outputs: Readonly<
    Record<string, { readonly imports: readonly { readonly path: string; readonly kind: string }[] }>
  >;
}

/** The size of a bundled function, from its files and the bundler's import graph. */
export function functionSize(id: string, folder = 'build/functions'): FunctionSize {
  const metafile = JSON.parse(readFileSync(join(folder, `${id}.meta.json`), 'utf8')) as Metafile;
  const entry = Object.keys(metafile.outputs).find((path) => path.endsWith('/index.mjs'));
  if (entry === undefined) throw new Error(`The bundle of ${id} has no index.mjs.`);
  const files = readdirSync(join(folder, id)).filter((file) => file.endsWith('.mjs'));
  return {
    id,
    initKb: kilobytes([...staticClosure(metafile, entry)]),
    allKb: kilobytes(files.map((file) => join(folder, id, file))),
  };
}

/** Everything that the entry imports statically. */
function staticClosure(metafile: Metafile, entry: string, seen = new Set<string>()): Set<string> {
  seen.add(entry);
  for (const { path, kind } of metafile.outputs[entry]?.imports ?? []) {
    if (kind === 'import-statement' && metafile.outputs[path] !== undefined && !seen.has(path)) {
      staticClosure(metafile, path, seen);
    }
  }
  return seen;
}

function kilobytes(paths: readonly string[]): number {
  const bytes = paths.reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0);
  return Math.round(bytes / 100) / 10;
}
