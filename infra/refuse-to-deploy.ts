import { ConfigurationError, type Environment, laptopEnvironments, valuesFile } from './environments.ts';

/** Throws ConfigurationError if the environment must not be deployed, naming the values to change and where. */
export function refuseToDeploy(environment: Environment): void {
  const { name } = environment;
  if (laptopEnvironments.includes(name)) {
    throw new ConfigurationError(
      `The environment "${name}" is for synth and the laptop only: deploy development, preview, production, or a name of your own that ends in -development.`,
    );
  }
  const samples = sampleValues(environment);
  if (samples.length === 0) return;
  throw new ConfigurationError(
    `${valuesFile(name)} still has the sample values of ${samples.map((key) => `"${key}"`).join(', ')}: put in your own (docs/runbook.md, Values of the environment).`,
  );
}

/** Names of values that are still samples. */
export function sampleValues(environment: Environment): string[] {
  return Object.entries(environment)
    .filter(([, value]) => holdsSample(value))
    .map(([key]) => key);
}

/** Sample hosts end in `.example`, which nobody can own; sample ids are zeros, sample phones 555-01xx. */
const sample = /\.example\b|:111122223333:|-0{12}|^Z0{8}|^\+1\d{3}55501\d\d$/;

function holdsSample(value: unknown): boolean {
  if (typeof value === 'string') return sample.test(value);
  return value !== null && typeof value === 'object' && Object.values(value).some(holdsSample);
}
