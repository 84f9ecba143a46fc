import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { RemovalPolicy } from 'aws-cdk-lib';
import { ConfigurationError, type Environment } from '../environments.ts';
import { projectRoot } from '../functions.ts';

/** What every construct gets: the environment, and where the bundles are. */
export interface Deployment {
  readonly environment: Environment;
  /** Directory with `functions/<id>/index.mjs` and `site/index.html`. */
  readonly build: string;
  /**
   * The stacks are being created. Without deletion protection, a failed creation can be rolled back and tried again.
   */
  readonly creating?: boolean;
}

/** Whether stacks, table and pools refuse deletion. */
export function isProtected({ environment, creating = false }: Deployment): boolean {
  return environment.keepData && !creating;
}

/** What happens to data removed from its stack. Data from a failed creation is always deleted. */
export function dataRemoval({ environment }: Deployment): RemovalPolicy {
  return environment.keepData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}

/** A directory of the build. Throws ConfigurationError if `file` in it has not been built. */
export function builtDirectory({ build }: Deployment, directory: string, file: string): string {
  const path = join(build, directory, file);
  if (existsSync(path)) return join(build, directory);
  throw new ConfigurationError(
    `${relative(projectRoot, path)} is missing: build it first, with npm run bundle.`,
  );
}
