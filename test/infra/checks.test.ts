import { describe, expect, test } from 'vitest';
import { environmentNames, readEnvironment } from '#infra/environments.ts';
import { rulePacks } from '#infra/rule-packs.ts';
import { cdkApp, declareStacks } from '#infra/synthesis.ts';
import { temporaryDirectory } from '#test/support/temporary-directories.ts';
import { standInBuild } from './stacks.ts';

const build = standInBuild();

test('the rule packs are the three that accounts are audited with', () => {
  expect(rulePacks().map((pack) => pack.readPackName)).toEqual([
    'AwsSolutions',
    'NIST.800.53.R5',
    'Serverless',
  ]);
});

describe('every environment', () => {
  test.each([...environmentNames, 'anna-development'])(
    '%s synthesizes, passes CloudFormation’s rules and leaves no cdk-nag finding unacknowledged',
    (name) => {
      const app = cdkApp({ outdir: temporaryDirectory('out') });
      declareStacks(app, { environment: readEnvironment(name), build });

      app.synth();
      const violations = rulePacks().flatMap((pack) => pack.validateScope(app).violations);

      const findings = violations.flatMap(({ ruleName, violatingResources }) =>
        violatingResources.map(({ constructPath }) => `${ruleName} at ${constructPath}`),
      );
      expect(findings).toEqual([]);
    },
  );
});
