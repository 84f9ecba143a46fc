import * as z from 'zod';
import type { ResourceProvider } from '../../runtime.ts';
import { inert, provider } from '../known-properties.ts';
import { physicalName } from '../resource-names.ts';

export interface ReceiptRule {
  readonly name: string;
  readonly ruleSet: string;
  readonly recipients: readonly string[];
  readonly scans: boolean;
  readonly actions: readonly ReceiptAction[];
}

type ReceiptAction =
  | { readonly kind: 's3'; readonly bucket: string; readonly prefix: string }
  | { readonly kind: 'lambda'; readonly functionArn: string }
  /** No later rule gets the recipients that this rule took. */
  | { readonly kind: 'stop' };

/** The receipt rules in the templates. Every rule set counts as active. */
export interface ReceiptRules {
  readonly providers: readonly ResourceProvider[];
  /**
   * The rules that accept mail for some of these recipients, in the order in which they were created, each with those
   * recipients.
   */
  matching(recipients: readonly string[]): { readonly rule: ReceiptRule; readonly recipients: string[] }[];
}

export function receiptRules(): ReceiptRules {
  const rules = new Map<string, ReceiptRule>();
  return {
    providers: [
      provider(
        'AWS::SES::ReceiptRuleSet',
        z.strictObject({ RuleSetName: z.string().optional() }),
        ({ RuleSetName }, resource) => ({ ref: physicalName(resource, RuleSetName) }),
      ),
      provider('AWS::SES::ReceiptRule', ruleProperties, ({ Rule, RuleSetName }, resource) => {
        const name = physicalName(resource, Rule.Name);
        if (Rule.Enabled) {
          rules.set(`${RuleSetName}/${name}`, {
            name,
            ruleSet: RuleSetName,
            recipients: Rule.Recipients.map((recipient) => recipient.toLowerCase()),
            scans: Rule.ScanEnabled,
            actions: Rule.Actions.map(readAction),
          });
        }
        return { ref: name };
      }),
    ],
    matching: (recipients) => {
      const stopped = new Set<string>();
      return [...rules.values()].flatMap((rule) => {
        const taken = recipients.filter((recipient) => !stopped.has(recipient) && takes(rule, recipient));
        if (rule.actions.some(({ kind }) => kind === 'stop')) for (const one of taken) stopped.add(one);
        return taken.length > 0 ? [{ rule, recipients: taken }] : [];
      });
    },
  };
}

const action = z.union([
  z.strictObject({
    S3Action: z.strictObject({
      BucketName: z.string(),
      ObjectKeyPrefix: z.string().default(''),
      IamRoleArn: inert,
    }),
  }),
  z.strictObject({
    LambdaAction: z.strictObject({
      FunctionArn: z.string(),
      InvocationType: z.literal('Event').default('Event'),
    }),
  }),
  z.strictObject({ StopAction: z.strictObject({ Scope: z.literal('RuleSet') }) }),
]);
const ruleProperties = z.strictObject({
  RuleSetName: z.string(),
  After: inert,
  Rule: z.strictObject({
    Name: z.string().optional(),
    Enabled: z.boolean().default(false),
    Recipients: z.array(z.string()).default([]),
    ScanEnabled: z.boolean().default(false),
    // Mail on loopback is not encrypted.
    TlsPolicy: inert,
    Actions: z.array(action).default([]),
  }),
});

function readAction(declared: z.output<typeof action>): ReceiptAction {
  if ('S3Action' in declared) {
    const { BucketName: bucket, ObjectKeyPrefix: prefix } = declared.S3Action;
    return { kind: 's3', bucket, prefix };
  }
  if ('StopAction' in declared) return { kind: 'stop' };
  return { kind: 'lambda', functionArn: declared.LambdaAction.FunctionArn };
}

/** An address (with or without a `+label`), a domain, or `.domain` for its subdomains; no recipients accepts all. */
function takes({ recipients }: ReceiptRule, recipient: string): boolean {
  const address = recipient.toLowerCase();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const unlabelled = address.replace(/\+[^@]*@/, '@');
  return (
    recipients.length === 0 ||
    recipients.some(
      (wanted) =>
        wanted === address ||
        wanted === unlabelled ||
        wanted === domain ||
        (wanted.startsWith('.') && domain.endsWith(wanted)),
    )
  );
}
