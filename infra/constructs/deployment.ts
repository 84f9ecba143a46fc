import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ConfigurationError, type Environment } from '../environments.ts';
import { projectRoot } from '../functions.ts';

/** What every construct gets: the environment, and where the bundles are. */
export interface Deployment {
  readonly environment: Environment;
  /** Directory with `functions/<id>/index.mjs` and `site/index.html`. */
  readonly build: string;
}

/** A directory of the build. Throws ConfigurationError if `file` in it has not been built. */
export function builtDirectory({ build }: Deployment, directory: string, file: string): string {
  const path = join(build, directory, file);
  if (existsSync(path)) return join(build, directory);
  throw new ConfigurationError(
    `${relative(projectRoot, path)} is missing: build it first, with npm run bundle.`,
  );
}
