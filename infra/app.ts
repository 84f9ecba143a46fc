import { resolve } from 'node:path';
import { Validations } from 'aws-cdk-lib';
import { ConfigurationError, readEnvironment } from './environments.ts';
import { projectRoot } from './functions.ts';
import { cdkApp, declareStacks } from './synthesis.ts';

/**
 * The CDK app: `-c env=NAME` says which environment, `-c build=DIRECTORY` where the bundles are if not in `build`.
 * `CDK_VALIDATION=false` leaves out all checks, for the laptop's start.
 */
async function synthesise(): Promise<void> {
  const app = cdkApp();
  const context = (name: string): string | undefined => app.node.tryGetContext(name);
  declareStacks(app, {
    environment: readEnvironment(context('env')),
    build: resolve(projectRoot, context('build') ?? 'build'),
  });
  if (process.env.CDK_VALIDATION !== 'false') {
    // Synth fails on each finding that is not acknowledged. The laptop's start saves the quarter second that loading the rules takes.
    const { AwsSolutionsChecks } = await import('cdk-nag');
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { verbose: true }));
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
