import { spawnSync } from 'node:child_process';
import { ConfigurationError, contextOf, readEnvironment, region } from './environments.ts';
import { awsCli, runCommand } from './operator-command.ts';
import { refuseToDeploy } from './refuse-to-deploy.ts';

/**
 * `npm run deploy -- -c env=NAME [STACK …] [options of cdk deploy]`: both stacks, or those named.
 * A new stack is first created without deletion protection: a protected table or stack would survive a failed
 * creation and block the next try. The deploy that follows turns it on.
 */
function deploy(args: readonly string[]): void {
  const environment = readEnvironment(contextOf(args, 'env'));
  refuseToDeploy(environment);
  run('npm', ['run', '--silent', 'bundle']);
  const stacks = [`${environment.prefix}-kept`, `${environment.prefix}-app`];
  const named = stacks.filter((stack) => args.includes(stack));
  const options = args.filter((arg) => !stacks.includes(arg));
  for (const stack of named.length > 0 ? named : stacks) {
    if (isCreated(stack, args)) continue;
    run('cdk', ['deploy', stack, '--exclusively', '-c', 'creating=true', ...options]);
  }
  run('cdk', ['deploy', ...(named.length > 0 ? named : ['--all']), ...options]);
}

/**
 * Whether the stack was ever created. A failed creation doesn't count: cdk deletes the stack and creates it
 * again.
 */
function isCreated(stack: string, args: readonly string[]): boolean {
  const profile = args.indexOf('--profile');
  const { status, stdout, stderr } = awsCli([
    ...['cloudformation', 'describe-stacks', '--stack-name', stack, '--region', region],
    ...['--query', 'Stacks[0].StackStatus', '--output', 'text'],
    ...(profile < 0 ? [] : args.slice(profile, profile + 2)),
  ]);
  if (status === 0) return /^(CREATE_COMPLETE|UPDATE_|IMPORT_)/.test(stdout);
  if (stderr.includes('does not exist')) return false;
  throw new ConfigurationError(`The AWS CLI cannot look for ${stack}: ${stderr.trim()}`);
}

function run(command: string, args: readonly string[]): void {
  const { error, status } = spawnSync(command, args, { stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

await runCommand(deploy);
