import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError, contextOf, readEnvironment, region } from './environments.ts';
import { awsCli, runCommand } from './operator-command.ts';

/**
 * `npm run smoke -- -c env=NAME`: one round of the deployed canary, now. Prints how long it took, or which step failed.
 */
function smoke(args: readonly string[]): void {
  const { prefix } = readEnvironment(contextOf(args, 'env'));
  let outcome = round(`${prefix}-canary`);
  // A scheduled round may have rejected this one's order.
  if ('errorMessage' in outcome) outcome = round(`${prefix}-canary`);
  if ('errorMessage' in outcome) throw new ConfigurationError(`The canary failed: ${outcome.errorMessage}`);
  process.stdout.write(`The canary signed in and saw its order within ${outcome.seconds} s.\n`);
}

function round(functionName: string): { seconds: number } | { errorMessage: string } {
  const answer = join(tmpdir(), `${functionName}-${process.pid}.json`);
  try {
    const { status, stderr } = awsCli([
      ...['lambda', 'invoke', '--function-name', functionName, '--region', region],
      // A round may take minutes, and the CLI would retry after its read timeout.
      ...['--cli-read-timeout', '0', answer],
    ]);
    if (status !== 0) throw new ConfigurationError(`${functionName} cannot be invoked: ${stderr.trim()}`);
    return JSON.parse(readFileSync(answer, 'utf8'));
  } finally {
    rmSync(answer, { force: true });
  }
}

await runCommand(smoke);
