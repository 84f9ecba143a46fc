import type { StackResource } from '@aws-sdk/client-cloudformation';
import { userTypes } from '#schema/accounts/roles.ts';
import { region } from './environments.ts';

/** The environment variables of `functions/rebuild`, as constructs would set them, from the kept stack's resources. */
export function rebuildVariables(
  prefix: string,
  resources: readonly Pick<StackResource, 'LogicalResourceId' | 'PhysicalResourceId'>[],
): Record<string, string> {
  /** The only resource whose logical id is that path plus CDK's hash of it. */
  const named = (path: string) =>
    resources.find(({ LogicalResourceId }) =>
      new RegExp(`^${path}[0-9A-F]{8}$`).test(LogicalResourceId ?? ''),
    )?.PhysicalResourceId ?? '';
  const pools = userTypes.map((userType) => [
    userType,
    { userPoolId: named(`pools${userType}`), clientId: named(`pools${userType}web`) },
  ]);
  return {
    AWS_REGION: region,
    PREFIX: prefix,
    TABLE_NAME: named('table'),
    SEARCH_TABLE_NAME: `${prefix}-search`,
    POOLS: JSON.stringify(Object.fromEntries(pools)),
  };
}
