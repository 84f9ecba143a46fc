import * as z from 'zod';
import type { LocalService, Runtime } from '../runtime.ts';
import { type Access, compilePolicy, type Policy, type Statement, statement } from './iam/policy.ts';
import { inert, provider } from './known-properties.ts';
import { physicalName } from './resource-names.ts';

export interface Permissions {
  /**
   * Whether the access is allowed. A function's session token is its role's ARN; any other token is the laptop itself.
   */
  allows(token: string | undefined, access: Access): boolean;
  /** Why it is refused, in AWS's words; undefined if all of it is allowed. */
  refusal(token: string | undefined, accesses: () => readonly Access[], runtime: Runtime): string | undefined;
}

/** For services that run without roles, in tests. */
export const everythingAllowed: Permissions = { allows: () => true, refusal: () => undefined };

/** Roles with their policies. Policies that AWS manages are not known, and allow nothing. */
export function iam(): LocalService & { readonly permissions: Permissions } {
  /** By the role's name. */
  const statements = new Map<string, Statement[]>();
  const compiled = new Map<string, Policy>();

  function attach(roles: readonly string[], { Statement: added }: z.output<typeof document>): void {
    for (const role of roles) statements.set(role, [...(statements.get(role) ?? []), ...added]);
  }

  function policyOf(token = ''): { readonly role: string; readonly allows: Policy } | undefined {
    const [, role] = /^arn:aws:iam::\d+:role\/(.+)$/.exec(token) ?? [];
    if (role === undefined) return undefined;
    const allows = compiled.get(role) ?? compilePolicy(statements.get(role) ?? []);
    compiled.set(role, allows);
    return { role, allows };
  }

  return {
    providers: [
      provider('AWS::IAM::Role', roleProperties, ({ RoleName, Policies }, resource, { accountId }) => {
        const name = physicalName(resource, RoleName);
        for (const { PolicyDocument } of Policies) attach([name], PolicyDocument);
        return {
          ref: name,
          attributes: { Arn: `arn:aws:iam::${accountId}:role/${name}`, RoleId: name },
        };
      }),
      provider('AWS::IAM::Policy', policyProperties, ({ PolicyDocument, Roles }, resource) => {
        attach(Roles, PolicyDocument);
        return { ref: physicalName(resource) };
      }),
      provider('AWS::IAM::ManagedPolicy', managedPolicyProperties, (properties, resource, { accountId }) => {
        attach(properties.Roles, properties.PolicyDocument);
        const arn = `arn:aws:iam::${accountId}:policy/${physicalName(resource, properties.ManagedPolicyName)}`;
        return { ref: arn, attributes: { Arn: arn } };
      }),
    ],
    permissions: {
      allows: (token, access) => policyOf(token)?.allows(access) ?? true,
      refusal(token, accesses, { accountId, log }) {
        const policy = policyOf(token);
        const denied = policy && accesses().find((access) => !policy.allows(access));
        if (policy === undefined || denied === undefined) return undefined;
        const { action, resource, context = {} } = denied;
        const message = `User: arn:aws:sts::${accountId}:assumed-role/${policy.role} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`;
        log('error', `${message} ${JSON.stringify(context)}`);
        return message;
      },
    },
  };
}

const document = z.object({ Version: z.string().optional(), Statement: z.array(statement) });

const roleProperties = z.strictObject({
  AssumeRolePolicyDocument: inert,
  Description: inert,
  ManagedPolicyArns: inert,
  MaxSessionDuration: inert,
  Path: inert,
  Policies: z.array(z.object({ PolicyDocument: document })).default([]),
  RoleName: z.string().optional(),
  Tags: inert,
});

const policyProperties = z.strictObject({
  PolicyDocument: document,
  PolicyName: inert,
  Roles: z.array(z.string()).default([]),
});

const managedPolicyProperties = z.strictObject({
  Description: inert,
  ManagedPolicyName: z.string().optional(),
  Path: inert,
  PolicyDocument: document,
  Roles: z.array(z.string()).default([]),
});
