/**
 * `npm test`: every check, two at a time, then the browser tests. Its last lines name what failed and count what passed. Names narrow
 * it to these steps: `npm test -- unit e2e`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Runs once all others are done: it fills both cores, and its time-outs are shorter than theirs. */
  readonly isAlone?: true;
  /** Where the step's runner leaves its counts; a step without one counts as a single check. */
  readonly report?: { readonly file: string; readonly read: (json: unknown) => Counts };
}

interface Counts {
  readonly passed: number;
  /** By their full names. */
  readonly failed: readonly string[];
}

/**
 * In the order in which they start. The build runs beside the quick checks; of the tests the longest start first. Each of them waits for
 * timers, and for its own last file, and whatever runs beside it uses that time.
 */
const steps: readonly Step[] = [
  { name: 'build', command: ['tsx', 'test/support/build.ts'] },
  types('types', 'tsconfig.json'),
  types('types-frontend', 'frontend/tsconfig.json'),
  types('types-worker', 'frontend/src/worker/tsconfig.json'),
  types('types-console', 'local/console/browser/tsconfig.json'),
  types('types-e2e', 'test/e2e/tsconfig.json'),
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'lint-types', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'dead-code', command: ['knip'] },
  vitest('integration'),
  vitest('unit'),
  vitest('soak'),
  vitest('infra'),
  {
    name: 'e2e',
    command: ['playwright', 'test'],
    report: { file: 'test-results/e2e.json', read: playwrightCounts },
    isAlone: true,
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
  const waiting = wanted.filter(({ isAlone }) => !isAlone);
  const isLive = wanted.length === 1;
  const oneByOne = async () => {
    const counted: Counts[] = [];
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      counted.push(await counts(step, isLive));
    return counted;
  };
  const all = (await Promise.all([oneByOne(), oneByOne()])).flat();
  for (const step of wanted.filter(({ isAlone }) => isAlone)) all.push(await counts(step, true));
  const passed = all.reduce((sum, one) => sum + one.passed, 0);
  const failed = all.flatMap((one) => one.failed);
  console.log(
    `\n${failed.map((name) => `FAILED ${name}\n`).join('')}${passed} passed, ${failed.length} failed`,
  );
  return failed.length === 0 ? 0 : 1;
}

async function counts(step: Step, isLive: boolean): Promise<Counts> {
  const started = Date.now();
  if (isLive) console.log(`\n── ${step.name}`);
  const ok = await finished(step, isLive);
  console.log(`── ${step.name}: ${ok ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return countsOf(step, ok);
}

/** A step that failed counts at least one failure, whatever its report says. */
function countsOf({ name, report }: Step, ok: boolean): Counts {
  const itself = { passed: ok ? 1 : 0, failed: ok ? [] : [name] };
  if (report === undefined) return itself;
  try {
    const counts = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
    return ok || counts.failed.length > 0 ? counts : { passed: counts.passed, failed: [name] };
  } catch {
    return { passed: 0, failed: [`${name}: it left no report`] };
  }
}

/** Of steps that run at once, only what a failed one printed is shown, in one piece after its end. */
async function finished({ command }: Step, isLive: boolean): Promise<boolean> {
  const [name = '', ...rest] = command;
  const output = isLive ? 'inherit' : 'pipe';
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
  return { name, command: ['tsc', '--noEmit', '--checkers', '1', '-p', project] };
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

/** A file that could not even be loaded has no tests to name. */
function vitestCounts(json: unknown): Counts {
  const { numPassedTests, testResults } = json as {
    numPassedTests: number;
    testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
  };
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [relative('.', name)] : [];
    return tests.map(({ fullName }) => `${relative('.', name)} › ${fullName}`);
  });
  return { passed: numPassedTests, failed };
}

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { title: string; tests: readonly { status: string }[] }[];
}

function playwrightCounts(json: unknown): Counts {
  const { stats, suites } = json as { stats: { expected: number }; suites: readonly Suite[] };
  return { passed: stats.expected, failed: suites.flatMap((suite) => failedOf(suite)) };
}

/** What passed at a second try has failed, too. */
function failedOf({ title, suites = [], specs = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  );
  return [...own.map((spec) => spec.title), ...suites.flatMap(failedOf)].map((name) => `${title} › ${name}`);
}
