import { readFile } from 'node:fs/promises';

/** The worker's module as JavaScript text: a worker started from TypeScript would load a compiler of its own first. */
export function workerCode(): Promise<string> {
  compiled ??= compile();
  return compiled;
}

let compiled: Promise<string> | undefined;

async function compile(): Promise<string> {
  const source = await readFile(new URL('./function-worker.ts', import.meta.url), 'utf8');
  const { transform } = await import('esbuild');
  const { code } = await transform(source, { loader: 'ts', format: 'cjs', target: 'node20' });
  return code;
}
