import { resolve } from 'node:path';
import { Validations } from 'aws-cdk-lib';
import { ConfigurationError, readEnvironment } from './environments.ts';
import { projectRoot } from './functions.ts';
import { cdkApp, declareStacks } from './synthesis.ts';

/**
 * The CDK app. `-c env=NAME` is the environment, `-c build=DIRECTORY` the directory of the bundles (default `build`).
 * `-c creating=true` leaves deletion protection off, for stacks that don't exist yet (see `deploy.ts`). `-c gradual=false` releases
 * all at once, for a fix while alarms ring.
 * `CDK_VALIDATION=false` skips all checks, for a faster start on a laptop.
 */
async function synthesise(): Promise<void> {
  const app = cdkApp();
  const context = (name: string): string | undefined => app.node.tryGetContext(name);
  const environment = readEnvironment(context('env'));
  declareStacks(app, {
    environment: {
      ...environment,
      gradualReleases: environment.gradualReleases && context('gradual') !== 'false',
    },
    build: resolve(projectRoot, context('build') ?? 'build'),
    creating: context('creating') === 'true',
  });
  if (process.env.CDK_VALIDATION !== 'false') {
    // Synth fails on every finding that is not acknowledged. Loading the rules takes a quarter second, which the
    // laptop's start saves.
    const { rulePacks } = await import('./rule-packs.ts');
    Validations.of(app).addPlugins(...rulePacks());
  }
  app.synth();
}

try {
  await synthesise();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
