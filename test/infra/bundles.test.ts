import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { bundleFunctions } from '#infra/bundle.ts';
import { functionIds, functions } from '#infra/functions.ts';
import { temporaryDirectory } from './stacks.ts';

const metafile = z.object({ inputs: z.record(z.string(), z.unknown()) });

let out: string;

beforeAll(async () => {
  out = temporaryDirectory('bundles');
  await bundleFunctions({ out });
});

describe('the bundle of each function', () => {
  test.each(functionIds)(
    '%s holds its handler and nothing of the laptop runtime, the demo or the tests',
    (id) => {
      const inputs = inputsOf(id);

      expect(inputs).toContain(functions[id].entry);
      expect(inputs.filter((input) => /^(local|test|infra|frontend)\//.test(input))).toEqual([]);
    },
  );

  test.each(functionIds)('%s knows no demo account and no address of the laptop runtime', (id) => {
    const text = codeOf(id);

    expect(text).not.toMatch(/_local\b|\bdemo\b.{0,40}@|127\.0\.0\.1/);
  });

  test.each(functionIds)('%s brings all that it needs with it', (id) => {
    const imported = [...codeOf(id).matchAll(/\bfrom\s*["']([^"'.][^"']*)["']/g)].map(([, name]) =>
      String(name),
    );

    expect(imported.filter((name) => !name.startsWith('node:') && !builtin.has(name))).toEqual([]);
  });
});

describe('bundling', () => {
  test('says which handlers are missing', async () => {
    const root = temporaryDirectory('no-sources');

    const act = bundleFunctions({ root, out, only: ['api-app', 'send-sms'] });

    await expect(act).rejects.toThrow(
      'No handler at functions/apis/app.ts, functions/notifications/send-sms.ts.',
    );
  });

  test('makes a chunk of what is imported when it is needed', async () => {
    const root = temporaryDirectory('lazy');
    const separate = temporaryDirectory('lazy-out');
    const { mkdirSync, writeFileSync } = await import('node:fs');
    mkdirSync(join(root, 'functions/apis'), { recursive: true });
    writeFileSync(join(root, 'functions/apis/answer.ts'), "export const answer: string = 'lazily loaded';\n");
    writeFileSync(
      join(root, 'functions/apis/app.ts'),
      "export async function handler(): Promise<string> {\n  return (await import('./answer.ts')).answer;\n}\n",
    );

    await bundleFunctions({ root, out: separate, only: ['api-app'] });

    const directory = join(separate, 'functions/api-app');
    const { handler } = await import(pathToFileURL(join(directory, 'index.mjs')).href);
    expect(await handler()).toBe('lazily loaded');
    expect(readFileSync(join(directory, 'index.mjs'), 'utf8')).not.toContain('lazily loaded');
    expect(readdirSync(directory).filter((file) => file.endsWith('.mjs'))).toHaveLength(2);
    expect(existsSync(join(separate, 'functions/api-app.meta.json'))).toBe(true);
  });
});

const builtin = new Set([
  'crypto',
  'fs',
  'http',
  'http2',
  'https',
  'os',
  'path',
  'process',
  'stream',
  'url',
  'util',
]);

function inputsOf(id: string): string[] {
  const text = readFileSync(join(out, 'functions', `${id}.meta.json`), 'utf8');
  return Object.keys(metafile.parse(JSON.parse(text)).inputs);
}

function codeOf(id: string): string {
  const directory = join(out, 'functions', id);
  return readdirSync(directory)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(directory, file), 'utf8'))
    .join('\n');
}
