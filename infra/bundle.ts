import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, formatMessages, type Metafile } from 'esbuild';
import { type FunctionId, functionIds, functions, projectRoot } from './functions.ts';

export interface BundleOptions {
  /** Where the entries are; the project's root by default. */
  readonly root?: string;
  /** Where `functions/` and `site/` are written; `build` by default. */
  readonly out?: string;
  /** All by default. */
  readonly only?: readonly FunctionId[];
}

/**
 * Bundles the functions into `<out>/functions/<id>/index.mjs` and their chunks, and writes a list of their inputs to
 * `<out>/functions/<id>.meta.json`. Throws, naming each entry that is missing.
 */
export async function bundleFunctions(options: BundleOptions = {}): Promise<void> {
  const root = resolve(options.root ?? projectRoot);
  const out = resolve(projectRoot, options.out ?? 'build', 'functions');
  const ids = options.only ?? functionIds;
  const missing = ids.filter((id) => !existsSync(join(root, functions[id].entry)));
  if (missing.length > 0) {
    throw new Error(`No handler at ${missing.map((id) => functions[id].entry).join(', ')}.`);
  }
  await mkdir(out, { recursive: true });
  await Promise.all(
    ids.map(async (id) => {
      const metafile = await bundleEntries({ index: join(root, functions[id].entry) }, join(out, id));
      await writeFile(join(out, `${id}.meta.json`), JSON.stringify(metafile));
    }),
  );
}

/**
 * Bundles the laptop's demo history and sample notices into `<out>/demo`, the same way as functions. Never deployed.
 */
export async function bundleDemo(options: Pick<BundleOptions, 'out'> = {}): Promise<void> {
  await bundleEntries(
    { index: join(projectRoot, 'demo/write-history.ts'), notices: join(projectRoot, 'demo/notices/show.ts') },
    resolve(projectRoot, options.out ?? 'build', 'demo'),
  );
}

/** Builds the frontend into `<out>/site`. */
export async function bundleSite(options: BundleOptions = {}): Promise<void> {
  const { build: buildSite } = await import('vite');
  await buildSite({
    configFile: join(projectRoot, 'frontend/vite.config.ts'),
    build: { outDir: resolve(projectRoot, options.out ?? 'build', 'site'), emptyOutDir: true },
    logLevel: 'warn',
  });
}

async function bundleEntries(
  entryPoints: Readonly<Record<string, string>>,
  outdir: string,
): Promise<Metafile> {
  // Chunk names carry hashes, so leftovers of an earlier build would be shipped too.
  await rm(outdir, { recursive: true, force: true });
  const { metafile, warnings } = await build({
    absWorkingDir: projectRoot,
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Lambda runs 24; laptops run the same bundles from 20.19 on.
    target: 'node20',
    // Node 20 knows \p{…}. Otherwise esbuild would compile each such literal in a function at every call.
    supported: { 'regexp-unicode-property-escapes': true },
    splitting: true,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunk-[hash]',
    minify: true,
    treeShaking: true,
    legalComments: 'none',
    charset: 'utf8',
    // The SDK's packages keep their tree-shakable build under `module`, which the node platform ignores by default.
    mainFields: ['module', 'main'],
    conditions: ['node', 'import', 'module'],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: requireBanner },
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    // Failures are thrown with their text, so that one in a shared module isn't printed once per function.
    logLevel: 'silent',
  });
  const lines = await formatMessages(warnings, { kind: 'warning', color: process.stderr.isTTY });
  process.stderr.write(lines.join(''));
  return metafile;
}

// CommonJS packages inside an ES module call `require` for Node's own modules.
const requireBanner =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

// `tsx infra/bundle.ts [functions] [site] [demo]`: functions and site by default.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2);
  const wanted = (part: string): boolean => named.length === 0 || named.includes(part);
  try {
    await Promise.all([
      wanted('functions') && bundleFunctions(),
      wanted('site') && bundleSite(),
      named.includes('demo') && bundleDemo(),
    ]);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
