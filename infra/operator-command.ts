import { spawnSync } from 'node:child_process';
import { ConfigurationError } from './environments.ts';

/** Runs an operator's command. A wrong configuration is said in one line, and makes the exit code 1. */
export async function runCommand(command: (args: readonly string[]) => void | Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Runs the AWS CLI. Throws ConfigurationError if it is not installed; a status other than 0 is for the caller. */
export function awsCli(args: readonly string[]) {
  const { error, status, stdout, stderr } = spawnSync('aws', args, { encoding: 'utf8' });
  if (error) throw new ConfigurationError(`The AWS CLI does not start (${error.message}): install it first.`);
  return { status, stdout, stderr };
}
