import { spawnSync } from 'node:child_process';
import { CloudFormationClient, DescribeStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import { contextOf, readEnvironment, region } from './environments.ts';
import { runCommand } from './operator-command.ts';
import { rebuildVariables } from './rebuild-variables.ts';

/**
 * `npm run rebuild -- -c env=NAME [--after POSITION]`: after the app stack was lost and redeployed, recreates what it
 * kept outside the table (`functions/rebuild`). Uses the operator's credentials; the runbook lists the permissions.
 * Safe to repeat.
 */
async function rebuild(args: readonly string[]): Promise<void> {
  const { prefix } = readEnvironment(contextOf(args, 'env'));
  const { StackResources = [] } = await new CloudFormationClient({ region }).send(
    new DescribeStackResourcesCommand({ StackName: `${prefix}-kept` }),
  );
  const position = args.indexOf('--after') + 1;
  const { error, status } = spawnSync(
    'tsx',
    ['functions/rebuild/run.ts', ...(position > 0 ? args.slice(position, position + 1) : [])],
    { stdio: 'inherit', env: { ...process.env, ...rebuildVariables(prefix, StackResources) } },
  );
  if (error) throw error;
  process.exitCode = status ?? 1;
}

await runCommand(rebuild);
