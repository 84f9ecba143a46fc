import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';
import { StartFailure } from './start-failure.ts';

export interface BuildOptions {
  /** The environment whose stacks are synthesised: `mock` on a laptop, `test` in the test suite. */
  readonly environment: string;
  /** Gets a line when a step begins to build, and when it has built. */
  readonly tell?: (line: string) => void;
}

export interface BuildResult {
  /** Where the templates and assets are. */
  readonly cloudAssembly: string;
  /** Steps that had to build; empty if everything was up to date. */
  readonly steps: readonly string[];
}

/**
 * Bundles functions and site, and synthesizes an environment's stacks into `cdk.out/<environment>`. Steps whose
 * inputs have not changed since they last ran are skipped.
 *
 * @throws StartFailure with the output of the failed step
 */
export async function buildLocal(options: BuildOptions): Promise<BuildResult> {
  // Two concurrent starts build one after the other, and the second finds everything up to date.
  const lock = await takeTurn(join(root, 'build'));
  try {
    return await build(options);
  } finally {
    await lock.release();
  }
}

interface Step {
  readonly name: string;
  /** Module and arguments, run by tsx from the project's root. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Files and directories, relative to the project's root. */
  readonly inputs: readonly string[];
  /** Anything else that the result depends on. */
  readonly also?: string;
  readonly outputs: readonly string[];
}

async function build({ environment, tell }: BuildOptions): Promise<BuildResult> {
  const cloudAssembly = join(root, 'cdk.out', environment);
  const steps: string[] = [];
  const run = async (step: Step): Promise<string> => {
    const inputs = contentOf(step.inputs, step.also);
    if (stampOf(step) === inputs && step.outputs.every((output) => existsSync(output))) return inputs;
    rmSync(stampPath(step), { force: true });
    tell?.(`Building the ${step.name} …`);
    const startedAt = performance.now();
    await command(step);
    writeStamp(step, inputs);
    steps.push(step.name);
    tell?.(`Built the ${step.name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    return inputs;
  };

  const code = ['schema', 'events', 'package-lock.json'];
  const [functions, site] = await Promise.all([
    run({
      name: 'functions',
      // Also what only a laptop has, which is mostly the same code.
      command: ['infra/bundle.ts', 'functions', 'demo'],
      inputs: [...code, 'functions', 'demo', 'infra/bundle.ts', 'infra/functions.ts'],
      outputs: [join(root, 'build/functions'), join(root, 'build/demo')],
    }),
    run({
      name: 'site',
      command: ['infra/bundle.ts', 'site'],
      inputs: [...code, 'frontend', 'infra/bundle.ts'],
      outputs: [join(root, 'build/site/index.html')],
    }),
  ]);
  await run({
    name: `stacks of ${environment}`,
    command: ['infra/app.ts'],
    env: {
      CDK_OUTDIR: cloudAssembly,
      CDK_CONTEXT_JSON: JSON.stringify({ env: environment }),
      // The checks take most of the synth's time; the template tests run them.
      CDK_VALIDATION: 'false',
    },
    inputs: [...code, 'infra', 'cdk.json'],
    also: `${functions} ${site}`,
    outputs: [join(cloudAssembly, 'manifest.json')],
  });
  if (steps.length > 0) removeOldAssets(cloudAssembly);
  return { cloudAssembly, steps };
}

async function takeTurn(directory: string): Promise<DirectoryLock> {
  const until = performance.now() + 120_000;
  for (;;) {
    const lock = await lockDirectory(directory);
    if (lock) return lock;
    if (performance.now() > until)
      throw new StartFailure(
        `Something else has been building into ${directory} for two minutes.`,
        'End it first.',
      );
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const root = fileURLToPath(new URL('..', import.meta.url));

function command({ name, command: [module = '', ...args], env }: Step): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, module), ...args], {
    cwd: root,
    // Builds what would be deployed, also in tests: a test runner's NODE_ENV must not affect the site.
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = (): void => {
    child.kill();
  };
  process.once('exit', end);
  let printed = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', end);
      if (code === 0) return resolve();
      reject(
        new StartFailure(
          `The ${name} could not be built:\n${printed.trim().split('\n').slice(0, 40).join('\n')}`,
          'Fix that and start again.',
        ),
      );
    });
  });
}

/** A hash of the files' names and contents. A missing file counts too. */
function contentOf(paths: readonly string[], also = ''): string {
  const hash = createHash('sha256').update(also);
  const add = (path: string): void => {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  };
  for (const path of paths) {
    if (!existsSync(join(root, path))) continue;
    if (path.includes('.')) add(path);
    else for (const file of filesBelow(path)) add(file);
  }
  return hash.digest('hex');
}

function filesBelow(directory: string): string[] {
  return readdirSync(join(root, directory), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
}

function stampPath({ name }: Step): string {
  return join(root, 'build/.up-to-date', name.replaceAll(' ', '-'));
}

function stampOf(step: Step): string | undefined {
  return existsSync(stampPath(step)) ? readFileSync(stampPath(step), 'utf8') : undefined;
}

function writeStamp(step: Step, inputs: string): void {
  mkdirSync(join(root, 'build/.up-to-date'), { recursive: true });
  writeFileSync(stampPath(step), inputs);
}

/** Synth adds new assets next to old ones, which would pile up. */
function removeOldAssets(cloudAssembly: string): void {
  const names = readdirSync(cloudAssembly);
  const used = new Set(
    names
      .filter((name) => name.endsWith('.assets.json'))
      .flatMap((name) => {
        const { files } = assets.parse(JSON.parse(readFileSync(join(cloudAssembly, name), 'utf8')));
        return Object.values(files).map(({ source }) => source.path);
      }),
  );
  for (const name of names)
    if (name.startsWith('asset.') && !used.has(name)) rmSync(join(cloudAssembly, name), { recursive: true });
}

const assets = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.string().optional() }) })),
});
