import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, test } from 'vitest';
import { environmentNames, readEnvironment } from '#infra/environments.ts';
import { cdkApp, declareStacks } from '#infra/synthesis.ts';
import { temporaryDirectory } from '#test/support/temporary-directories.ts';
import { standInBuild } from './stacks.ts';

const build = standInBuild();

describe('every environment', () => {
  test.each([...environmentNames, 'anna-development'])(
    '%s synthesises, passes CloudFormation’s rules and leaves no finding of cdk-nag unacknowledged',
    (name) => {
      const app = cdkApp({ outdir: temporaryDirectory('out') });
      declareStacks(app, { environment: readEnvironment(name), build });

      app.synth();
      const { violations } = new AwsSolutionsChecks().validateScope(app);

      const findings = violations.flatMap(({ ruleName, violatingResources }) =>
        violatingResources.map(({ constructPath }) => `${ruleName} at ${constructPath}`),
      );
      expect(findings).toEqual([]);
    },
  );
});
