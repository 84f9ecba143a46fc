import { Stack } from 'aws-cdk-lib';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import type { IConstruct } from 'constructs';
import type { BundledFunction } from './bundled-function.ts';

/** Acknowledges one wildcard resource among what a function may use, and no other. */
export function acknowledgeWildcard(user: BundledFunction, resource: string, reason: string): void {
  user.acknowledge(wildcardFinding(user, resource), reason);
}

/** How cdk-nag names its finding about a wildcard resource: as the template has it, with references written out. */
export function wildcardFinding(scope: IConstruct, resource: string): string {
  return `AwsSolutions-IAM5[Resource::${flattenCfnReference(Stack.of(scope).resolve(resource))}]`;
}
