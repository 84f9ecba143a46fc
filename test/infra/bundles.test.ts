import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { bundleFunctions } from '#infra/bundle.ts';
import { functionIds, functions, projectRoot } from '#infra/functions.ts';
import { rowRights } from '#infra/row-rights.ts';
import { buildLocal } from '#local/build.ts';
import { temporaryDirectory } from '#test/support/temporary-directories.ts';
import { ofType, synthesise } from './stacks.ts';

const metafile = z.object({
  inputs: z.record(z.string(), z.unknown()),
  outputs: z.record(
    z.string(),
    z.object({
      imports: z.array(z.object({ path: z.string(), external: z.boolean().optional() })),
      inputs: z.record(z.string(), z.object({ bytesInOutput: z.number() })),
    }),
  ),
});

const out = join(projectRoot, 'build');

// Does nothing if the build is up to date.
beforeAll(async () => {
  await buildLocal({ environment: 'mock' });
});

describe('the bundle of each function', () => {
  test.each(functionIds)(
    '%s contains its handler and nothing of the laptop runtime, the demo or the tests',
    (id) => {
      const inputs = Object.keys(metafileOf(id).inputs);

      expect(inputs).toContain(functions[id].entry);
      expect(inputs.filter((input) => /^(demo|local|test|infra|frontend)\//.test(input))).toEqual([]);
    },
  );

  test.each(functionIds)('%s mentions no demo account and no address of the laptop runtime', (id) => {
    const text = ownSourcesOf(id).join('\n');
    // The reader uses the word itself, to recognize messages that are demonstrations.
    const butForTheReader = ownSourcesOf(id, (path) => !path.startsWith('functions/alerts/reading/')).join(
      '\n',
    );

    expect(text).not.toMatch(/_local\b|127\.0\.0\.1|localhost/i);
    expect(butForTheReader).not.toMatch(/\bdemo\b/i);
  });

  test.each(functionIds)('%s names every kind of row it has rights to', (id) => {
    const { read = [], write = [], list = [] } = rowRights[id] ?? {};
    const code = codeOf(id);
    const isNamed = (row: string) => new RegExp(`(?<![A-Z_])${row.replace(/#$/, '')}(?![A-Z_])`).test(code);

    expect([...read, ...write, ...list].filter((row) => !isNamed(row))).toEqual([]);
  });

  test.each(functionIds)('%s contains everything it needs', (id) => {
    const imports = Object.values(metafileOf(id).outputs).flatMap((output) => output.imports);
    const outside = imports.filter(({ external }) => external).map(({ path }) => path);

    expect(outside.filter((path) => !isBuiltin(path))).toEqual([]);
  });
});

describe('the environment variables of each function', () => {
  const declared = variablesOf('production');
  const every = new Set(Object.values(declared).flat());

  test.each(functionIds)('%s are exactly those that its code reads', (id) => {
    const code = codeOf(id);
    const sources = ownSourcesOf(id).join('\n');
    const read = [...every].filter(
      (variable) =>
        code.includes(`${variable}:`) && new RegExp(`readEnv\\(\\{[^}]*\\b${variable}\\b`).test(sources),
    );

    expect(declared[id]).toEqual(read.sort());
  });
});

describe('bundling', () => {
  test('reports missing handlers', async () => {
    const root = temporaryDirectory('no-sources');

    const act = bundleFunctions({ root, out: root, only: ['api-app', 'send-sms'] });

    await expect(act).rejects.toThrow(
      'No handler at functions/apis/app.router.ts, functions/notifications/send-sms.ts.',
    );
  });

  test('splits off what is imported dynamically', async () => {
    const root = sources();
    const separate = temporaryDirectory('lazy-out');

    await bundleFunctions({ root, out: separate, only: ['api-app'] });

    const directory = join(separate, 'functions/api-app');
    const { handler } = await import(pathToFileURL(join(directory, 'index.mjs')).href);
    expect(await handler()).toBe('lazily loaded');
    expect(readFileSync(join(directory, 'index.mjs'), 'utf8')).not.toContain('lazily loaded');
    expect(readdirSync(directory).filter((file) => file.endsWith('.mjs'))).toHaveLength(2);
    expect(existsSync(join(separate, 'functions/api-app.meta.json'))).toBe(true);
  });
});

/** A handler that imports a module when called. */
function sources(): string {
  const root = temporaryDirectory('lazy');
  mkdirSync(join(root, 'functions/apis'), { recursive: true });
  writeFileSync(join(root, 'functions/apis/answer.ts'), "export const answer: string = 'lazily loaded';\n");
  writeFileSync(
    join(root, 'functions/apis/app.router.ts'),
    "export async function handler(): Promise<string> {\n  return (await import('./answer.ts')).answer;\n}\n",
  );
  return root;
}

/** The variables that the template gives each function, without those that all functions have. */
function variablesOf(name: string): Record<string, string[]> {
  const shared = new Set(['ENVIRONMENT', 'LOG_LEVEL', 'POWERTOOLS_SERVICE_NAME']);
  const environment = z.object({ Variables: z.record(z.string(), z.unknown()) });
  const declared = ofType(synthesise(name).all, 'AWS::Lambda::Function').filter(
    ({ Metadata }) => Metadata.entry,
  );
  return Object.fromEntries(
    declared.map(({ Properties }) => [
      String(Properties.FunctionName).replace(`ironcall-${name}-`, ''),
      Object.keys(environment.parse(Properties.Environment).Variables)
        .filter((variable) => !shared.has(variable))
        .sort(),
    ]),
  );
}

function metafileOf(id: string): z.output<typeof metafile> {
  return metafile.parse(JSON.parse(readFileSync(join(out, 'functions', `${id}.meta.json`), 'utf8')));
}

/** The product's sources that are part of the bundle. */
function ownSourcesOf(id: string, isMeant = (_path: string) => true): string[] {
  const inputs = Object.values(metafileOf(id).outputs).flatMap((output) => Object.entries(output.inputs));
  return inputs
    .filter(
      ([path, { bytesInOutput }]) => !path.includes('node_modules/') && bytesInOutput > 0 && isMeant(path),
    )
    .map(([path]) => readFileSync(join(projectRoot, path), 'utf8'));
}

function codeOf(id: string): string {
  const directory = join(out, 'functions', id);
  return readdirSync(directory)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(directory, file), 'utf8'))
    .join('\n');
}
