import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { BundledFunction } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';
import type { QueueWithConsumer } from './queue-with-consumer.ts';

export interface TextMessagesInProps extends Deployment {
  /** Where text messages to our numbers go. */
  readonly queue: QueueWithConsumer;
}

/**
 * The topic on which End User Messaging publishes text messages to our numbers. An operator connects the numbers to it
 * (runbook).
 */
export class TextMessagesIn extends Construct {
  constructor(scope: Construct, id: string, { environment, queue }: TextMessagesInProps) {
    super(scope, id);
    const fromOurAccount = {
      principals: [new ServicePrincipal('sms-voice.amazonaws.com')],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
    };
    // AWS's own key for SNS doesn't allow other services. Nothing stays encrypted under this key longer than a delivery
    // takes.
    const key = new Key(this, 'key', {
      description: `Text messages to ${environment.prefix}, on their way to its queue.`,
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    key.addToResourcePolicy(
      new PolicyStatement({
        ...fromOurAccount,
        actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
        resources: ['*'],
      }),
    );
    const topic = new Topic(this, 'topic', {
      topicName: `${environment.prefix}-text-replies`,
      masterKey: key,
      enforceSSL: true,
    });
    topic.addToResourcePolicy(
      new PolicyStatement({ ...fromOurAccount, actions: ['sns:Publish'], resources: [topic.topicArn] }),
    );
    queue.subscribeTo(topic);
  }
}

/**
 * Grants sending texts of this kind from its number, and sets SMS_ORIGINATION_IDENTITY. Operators buy the numbers
 * themselves (runbook).
 */
export function grantText(
  sender: BundledFunction,
  { environment }: Deployment,
  what: 'codes' | 'notices',
): void {
  const { smsCodesIdentity, smsOriginationIdentity } = environment;
  const [resource = '', resourceName = ''] = (
    what === 'codes' ? smsCodesIdentity : smsOriginationIdentity
  ).split('/');
  const arn = sender.stack.formatArn({ service: 'sms-voice', resource, resourceName });
  sender.addEnvironment('SMS_ORIGINATION_IDENTITY', arn);
  sender.allow(['sms-voice:SendTextMessage'], [arn]);
}
