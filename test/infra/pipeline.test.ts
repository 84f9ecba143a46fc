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

describe('a workflow', () => {
  test.each(workflows)('%s runs only scripts that exist', (_, text) => {
    const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script]) => script);

    expect(named.filter((script) => !(String(script) in scripts))).toEqual([]);
  });

  test.each(workflows)('%s pins actions to a commit and calls only workflows that exist', (_, text) => {
    const used = [...text.matchAll(/\buses: (\S+)/g)].map(([, action]) => String(action));

    expect(used).not.toEqual([]);
    const ours = used.filter((action) => action.startsWith('./'));
    expect(ours.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
    for (const action of used.filter((action) => !ours.includes(action))) {
      expect(action).toMatch(/^(actions|aws-actions)\/[\w-]+@[0-9a-f]{40}$/);
    }
  });

  test.each(workflows)(
    '%s may only read the source, and request a token only if it releases',
    (file, text) => {
      const granted = [...text.matchAll(/^ +([a-z-]+): (read|write)(-all)?$/gm)].map(([line]) => line.trim());

      expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
      const allowed = file === 'checks.yml' ? ['contents: read'] : ['contents: read', 'id-token: write'];
      expect([...new Set(granted)].sort()).toEqual(allowed);
      expect(text).not.toMatch(/pull_request_target|secrets\b|write-all/);
    },
  );

  test.each(workflows)(
    '%s assumes AWS roles only in a GitHub environment, which the token names',
    (_, text) => {
      const inEnvironment = /^ {4}environment: /m.test(text);

      expect(text.includes('configure-aws-credentials')).toBe(inEnvironment);
      for (const [, role] of text.matchAll(/role-to-assume: (.+)$/gm)) {
        expect(role).toMatch(/^\$\{\{ vars\.AWS_ROLE \}\}$/);
      }
    },
  );

  test.each(workflows)('%s interpolates nothing into shell commands', (_, text) => {
    const commands = text.split('\n').filter((line) => /\b(run:|npm|npx|echo) /.test(line));

    expect(commands.filter((line) => line.includes('${{'))).toEqual([]);
  });
});

test('a merge is checked, then deployed to development, then to production', () => {
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

  test('is limited to jobs of that repository in that environment', () => {
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

  test('for a diff is the CDK’s read-only role', () => {
    expect(actionsOf(/^diff/)).toEqual(['sts:AssumeRole']);
    expect(JSON.stringify(resources.find(({ logicalId }) => /^diffDefault/.test(logicalId)))).not.toMatch(
      /deploy-role|publishing-role/,
    );
  });

  test('for a release covers deploying, invoking the canary, and what doctor reads', () => {
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

  test('requires the repository’s name', () => {
    expect(() => new PipelineAccessStack(cdkApp(), readEnvironment('production'))).toThrow(
      '"repository" is null in infra/environments/production.json',
    );
  });
});
