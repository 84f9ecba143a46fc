/**
 * `npm test`: every check there is, one after another, with one line at the end. Names of steps narrow it:
 * `npm test -- unit e2e`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Runs beside others of the same kind: none of them fills the machine by itself. */
  readonly isQuick?: true;
  /** Where the step's runner leaves its counts; a step without one counts as a single check. */
  readonly report?: { readonly file: string; readonly read: (json: unknown) => Counts };
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const steps: readonly Step[] = [
  types('types', 'tsconfig.json'),
  types('types-frontend', 'frontend/tsconfig.json'),
  types('types-worker', 'frontend/src/worker/tsconfig.json'),
  types('types-console', 'local/console/browser/tsconfig.json'),
  types('types-e2e', 'test/e2e/tsconfig.json'),
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'], isQuick: true },
  { name: 'lint-types', command: ['oxlint', '--type-aware', '--deny-warnings'], isQuick: true },
  { name: 'dead-code', command: ['knip'], isQuick: true },
  { name: 'build', command: ['tsx', 'test/support/build.ts'] },
  vitest('unit'),
  vitest('infra'),
  vitest('integration'),
  vitest('soak'),
  {
    name: 'e2e',
    command: ['playwright', 'test'],
    report: { file: 'test-results/e2e.json', read: playwrightCounts },
  },
];

process.exitCode = await run(process.argv.slice(2));

async function run(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`No step ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`);
    return 2;
  }
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  const wanted = steps.filter(({ name }) => names.length === 0 || names.includes(name));
  const quick = wanted.filter(({ isQuick }) => isQuick);
  const atOnce = async () => {
    const counted: Counts[] = [];
    for (let step = quick.shift(); step !== undefined; step = quick.shift()) counted.push(await counts(step));
    return counted;
  };
  const all = (await Promise.all([atOnce(), atOnce()])).flat();
  for (const step of wanted.filter(({ isQuick }) => !isQuick)) all.push(await counts(step));
  const passed = all.reduce((sum, one) => sum + one.passed, 0);
  const failed = all.reduce((sum, one) => sum + one.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function counts(step: Step): Promise<Counts> {
  const started = Date.now();
  if (!step.isQuick) console.log(`\n── ${step.name}`);
  const ok = await finished(step);
  console.log(`── ${step.name}: ${ok ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return countsOf(step, ok);
}

/** A step that failed counts at least one failure, whatever its report says. */
function countsOf(step: Step, ok: boolean): Counts {
  if (step.report === undefined) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counts = step.report.read(JSON.parse(readFileSync(step.report.file, 'utf8')));
    return ok ? counts : { passed: counts.passed, failed: Math.max(counts.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** What a quick step has to say stands together, behind its end. */
async function finished({ command, isQuick }: Step): Promise<boolean> {
  const [name = '', ...rest] = command;
  const output = isQuick ? 'pipe' : 'inherit';
  const child = spawn(`node_modules/.bin/${name}`, rest, { stdio: ['ignore', output, output] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
  const ok = await new Promise<boolean>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
  if (!ok) process.stdout.write(Buffer.concat(said));
  return ok;
}

function types(name: string, project: string): Step {
  return { name, command: ['tsc', '--noEmit', '-p', project], isQuick: true };
}

function vitest(project: string): Step {
  const file = `test-results/${project}.json`;
  return {
    name: project,
    command: [
      'vitest',
      'run',
      '--project',
      `${project}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { file, read: vitestCounts },
  };
}

function vitestCounts(json: unknown): Counts {
  const { numPassedTests, numFailedTests } = json as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

function playwrightCounts(json: unknown): Counts {
  const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
