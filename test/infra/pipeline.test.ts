import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#infra/environments.ts';
import { projectRoot } from '#infra/functions.ts';
import { rulePacks } from '#infra/rule-packs.ts';
import { PipelineAccessStack } from '#infra/stacks/pipeline-access-stack.ts';
import { cdkApp } from '#infra/synthesis.ts';
import { temporaryDirectory } from '#test/support/temporary-directories.ts';
import { ofType, resourcesOf, stringsIn } from './stacks.ts';

const directory = join(projectRoot, '.github/workflows');
const workflows = readdirSync(directory).map(
  (file) => [file, readFileSync(join(directory, file), 'utf8')] as const,
);

describe('the workflow', () => {
  test.each(workflows)('%s runs scripts that exist', (_, text) => {
    const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script]) => script);

    expect(named.filter((script) => !(String(script) in scripts))).toEqual([]);
  });

  test.each(workflows)('%s uses actions at one commit, and workflows that exist', (_, text) => {
    const used = [...text.matchAll(/\buses: (\S+)/g)].map(([, action]) => String(action));

    expect(used).not.toEqual([]);
    const ours = used.filter((action) => action.startsWith('./'));
    expect(ours.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
    for (const action of used.filter((action) => !ours.includes(action))) {
      expect(action).toMatch(/^(actions|aws-actions)\/[\w-]+@[0-9a-f]{40}$/);
    }
  });

  test.each(workflows)('%s may read the source, and ask for a token only where it releases', (file, text) => {
    const granted = [...text.matchAll(/^ +([a-z-]+): (read|write)(-all)?$/gm)].map(([line]) => line.trim());

    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    const allowed = file === 'checks.yml' ? ['contents: read'] : ['contents: read', 'id-token: write'];
    expect([...new Set(granted)].sort()).toEqual(allowed);
    expect(text).not.toMatch(/pull_request_target|secrets\b|write-all/);
  });

  test.each(workflows)(
    '%s gets AWS roles only in an environment of GitHub, whose name is in the token',
    (_, text) => {
      const inEnvironment = /^ {4}environment: /m.test(text);

      expect(text.includes('configure-aws-credentials')).toBe(inEnvironment);
      for (const [, role] of text.matchAll(/role-to-assume: (.+)$/gm)) {
        expect(role).toMatch(/^\$\{\{ vars\.AWS_ROLE \}\}$/);
      }
    },
  );

  test.each(workflows)('%s puts nothing into a command before the shell reads it', (_, text) => {
    const commands = text.split('\n').filter((line) => /\b(run:|npm|npx|echo) /.test(line));

    expect(commands.filter((line) => line.includes('${{'))).toEqual([]);
  });
});

test('what is merged is checked, then goes to development, then to production', () => {
  const deliver = readFileSync(join(directory, 'deliver.yml'), 'utf8');
  const needs = [...deliver.matchAll(/^ {2}([a-z-]+):\n {4}needs: ([a-z-]+)$/gm)].map(([, job, before]) => [
    before,
    job,
  ]);

  expect(deliver).toMatch(/^on:\n {2}push:\n {4}branches: \[main\]$/m);
  expect(needs).toEqual([
    ['checks', 'development-diff'],
    ['development-diff', 'development'],
    ['development', 'production-diff'],
    ['production-diff', 'production'],
  ]);
});

describe('the pipeline’s access', () => {
  const app = cdkApp({ outdir: temporaryDirectory('out') });
  const environment = { ...readEnvironment('production'), repository: 'ironcall/ironcall' };
  const resources = resourcesOf(new PipelineAccessStack(app, environment));
  const actionsOf = (logicalId: RegExp) =>
    ofType(resources, 'AWS::IAM::Policy')
      .filter((policy) => logicalId.test(policy.logicalId))
      .flatMap(({ Properties }) => stringsIn(Properties.PolicyDocument))
      .filter((text) => /^[\w-]+:\w+$/.test(text));

  test('is for jobs of that repository in that environment', () => {
    const trusted = ofType(resources, 'AWS::IAM::Role').map(({ Properties }) => [
      Properties.RoleName,
      JSON.stringify(Properties.AssumeRolePolicyDocument),
    ]);

    expect(trusted).toEqual([
      [
        'ironcall-production-pipeline-deploy',
        expect.stringContaining(':sub":"repo:ironcall/ironcall:environment:production"}'),
      ],
      [
        'ironcall-production-pipeline-diff',
        expect.stringContaining(':sub":"repo:ironcall/ironcall:environment:production-diff"}'),
      ],
    ]);
    for (const [, document] of trusted) expect(document).toContain(':aud":"sts.amazonaws.com"');
  });

  test('to a diff is the CDK’s role that only looks', () => {
    expect(actionsOf(/^diff/)).toEqual(['sts:AssumeRole']);
    expect(JSON.stringify(resources.find(({ logicalId }) => /^diffDefault/.test(logicalId)))).not.toMatch(
      /deploy-role|publishing-role/,
    );
  });

  test('lets a release deploy, try the canary, and read what doctor reads', () => {
    const runbook = readFileSync(join(projectRoot, 'docs/runbook.md'), 'utf8');
    const [, needed = ''] =
      /^needs (`cloudformation:DescribeStacks`.*?)\. Commands below/ms.exec(runbook) ?? [];
    const reads = [...needed.matchAll(/`([\w-]+:\w+)(\*?)`/g)];
    const actions = actionsOf(/^deploy/);

    expect(reads.length).toBeGreaterThan(5);
    for (const [, action = '', any] of reads) {
      expect(actions.some((own) => (any ? own.startsWith(action) : own === action))).toBe(true);
    }
    const others = actions.filter(
      (own) => !reads.some(([, action = '', any]) => (any ? own.startsWith(action) : own === action)),
    );
    expect(others.sort()).toEqual(['lambda:InvokeFunction', 'sts:AssumeRole']);
  });

  test('leaves no finding of cdk-nag unacknowledged', () => {
    app.synth();

    const violations = rulePacks().flatMap((pack) => pack.validateScope(app).violations);
    expect(
      violations.flatMap(({ ruleName, violatingResources }) =>
        violatingResources.map(({ constructPath }) => `${ruleName} at ${constructPath}`),
      ),
    ).toEqual([]);
  });

  test('needs the repository’s name', () => {
    expect(() => new PipelineAccessStack(cdkApp(), readEnvironment('production'))).toThrow(
      '"repository" is null in infra/environments/production.json',
    );
  });
});
