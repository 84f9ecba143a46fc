import { spawnSync } from 'node:child_process';
import { ConfigurationError } from './environments.ts';

/** Runs an operator's command. A configuration error is printed as one line and sets the exit code to 1. */
export async function runCommand(command: (args: readonly string[]) => void | Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Runs the AWS CLI. Throws ConfigurationError if it isn't installed; callers handle a nonzero status. */
export function awsCli(args: readonly string[]) {
  const { error, status, stdout, stderr } = spawnSync('aws', args, { encoding: 'utf8' });
  if (error) throw new ConfigurationError(`The AWS CLI does not start (${error.message}): install it first.`);
  return { status, stdout, stderr };
}
