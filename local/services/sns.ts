import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { LocalService, Runtime } from '../runtime.ts';
import { inert, provider } from './known-properties.ts';
import { physicalName, stableId } from './resource-names.ts';

export interface SnsService extends LocalService {
  /** Publishes on a topic. Its queues have the message when this resolves. Throws if there is no such topic. */
  publish(topicArn: string, message: string, runtime: Runtime): Promise<{ messageId: string }>;
  /** Topics whose policy lets an AWS service publish, such as `sms-voice.amazonaws.com`. */
  topicsOpenTo(servicePrincipal: string): readonly string[];
}

/** Topics with their queues. Mail subscriptions get nothing: a laptop pages nobody. */
export function sns(): SnsService {
  const queuesOf = new Map<string, QueueSubscription[]>();
  const publishersOf = new Map<string, Set<string>>();

  return {
    providers: [
      provider('AWS::SNS::Topic', topicProperties, ({ TopicName }, resource, { region, accountId }) => {
        const name = physicalName(resource, TopicName);
        const arn = `arn:aws:sns:${region}:${accountId}:${name}`;
        queuesOf.set(arn, []);
        return { ref: arn, attributes: { TopicArn: arn, TopicName: name } };
      }),
      provider('AWS::SNS::Subscription', subscriptionProperties, (properties, resource) => {
        const { Protocol, Endpoint, TopicArn, RawMessageDelivery, RedrivePolicy } = properties;
        const queues = queuesOf.get(TopicArn);
        if (queues === undefined) throw new Error(`TopicArn: there is no topic ${TopicArn}`);
        if (Protocol === 'sqs') {
          queues.push({
            queueArn: Endpoint,
            isRaw: RawMessageDelivery,
            deadLetterArn: RedrivePolicy?.deadLetterTargetArn,
          });
        }
        return { ref: `${TopicArn}:${stableId(resource, 36)}` };
      }),
      provider('AWS::SNS::TopicPolicy', policyProperties, ({ Topics, PolicyDocument }, resource) => {
        const services = PolicyDocument.Statement.filter(
          ({ Effect, Action }) => Effect === 'Allow' && [Action].flat().includes('sns:Publish'),
        ).flatMap(({ Principal }) => (typeof Principal === 'object' ? [Principal.Service ?? []].flat() : []));
        for (const topic of Topics) {
          publishersOf.set(topic, new Set([...(publishersOf.get(topic) ?? []), ...services]));
        }
        return { ref: physicalName(resource), attributes: { Id: stableId(resource, 14) } };
      }),
    ],

    async publish(topicArn, message, runtime) {
      const queues = queuesOf.get(topicArn);
      if (queues === undefined) throw new Error(`There is no topic ${topicArn}.`);
      const messageId = randomUUID();
      const notification = JSON.stringify({
        Type: 'Notification',
        MessageId: messageId,
        TopicArn: topicArn,
        Message: message,
        Timestamp: new Date(runtime.clock.now()).toISOString(),
        SignatureVersion: '1',
        Signature: 'none',
        SigningCertURL: `https://sns.${runtime.region}.amazonaws.com/none.pem`,
        UnsubscribeURL: `https://sns.${runtime.region}.amazonaws.com/?Action=Unsubscribe`,
      });
      for (const { queueArn, isRaw, deadLetterArn } of queues) {
        const body = isRaw ? message : notification;
        try {
          await runtime.sendToQueue(queueArn, body);
        } catch (error) {
          if (deadLetterArn === undefined) throw error;
          await runtime.sendToQueue(deadLetterArn, body);
        }
      }
      return { messageId };
    },

    topicsOpenTo: (servicePrincipal) =>
      [...queuesOf.keys()].filter((topic) => publishersOf.get(topic)?.has(servicePrincipal)),
  };
}

interface QueueSubscription {
  readonly queueArn: string;
  readonly isRaw: boolean;
  readonly deadLetterArn: string | undefined;
}

const topicProperties = z.strictObject({
  DisplayName: inert,
  KmsMasterKeyId: inert,
  Tags: inert,
  TopicName: z.string().optional(),
});

const subscriptionProperties = z.strictObject({
  Endpoint: z.string(),
  Protocol: z.enum(['sqs', 'email']),
  RawMessageDelivery: z.stringbool().or(z.boolean()).default(false),
  RedrivePolicy: z.strictObject({ deadLetterTargetArn: z.string() }).optional(),
  Region: inert,
  TopicArn: z.string(),
});

const policyProperties = z.strictObject({
  PolicyDocument: z.object({
    Statement: z.array(
      z.object({
        Effect: z.enum(['Allow', 'Deny']),
        Action: z.union([z.string(), z.array(z.string())]),
        Principal: z
          .union([z.string(), z.object({ Service: z.union([z.string(), z.array(z.string())]).optional() })])
          .optional(),
      }),
    ),
  }),
  Topics: z.array(z.string()),
});
