import { type Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Acknowledges cdk-nag findings on a construct and everything in it, all for one reason. */
export function acknowledge(scope: IConstruct, reason: string, ...ids: readonly string[]): void {
  Validations.of(scope).acknowledge(...ids.map((id) => ({ id, reason })));
}

/** Acknowledges NIST findings on every resource of a type, where the same reason applies to all. */
export function acknowledgeEverywhere(stack: Stack): void {
  for (const [id, reason] of Object.entries(everywhere)) acknowledge(stack, reason, `NIST.800.53.R5-${id}`);
}

const everywhere = {
  CloudWatchLogGroupEncrypted:
    "CloudWatch encrypts logs with its own key. They hold ids and outcomes, so a key of ours would protect nobody's data.",
  IAMNoInlinePolicy:
    'Each role has one policy of its own, which no other role may share and which goes with it.',
  LambdaConcurrency:
    "A reserve would be taken from the account's other functions; the API's throttle and the queues limit the load.",
  LambdaInsideVPC:
    'It reaches AWS by public endpoints over TLS, and nothing of ours is in a VPC that it would have to enter.',
  S3BucketReplicationEnabled:
    'All of the service is in one region, where S3 keeps each object in three zones; versions undo deletions.',
  S3DefaultEncryptionKMS:
    'S3 encrypts each object with its own key. Who may read is decided by roles and prefixes, not by a second key.',
  SecretsManagerUsingKMSKey:
    "Secrets Manager's own key is used for this account only. Roles decide who may read, and one secret is read by few.",
};
