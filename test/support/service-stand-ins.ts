import { UsernameExistsException } from '@aws-sdk/client-cognito-identity-provider';
import type { Service } from './injected-faults.ts';

/** The value of every secret. */
export const secretOfStandIns = 'what a secret says';

/**
 * The services beside the table. Each remembers what took effect and refuses duplicates like the real one. `texts` are
 * the messages in the buckets, by key.
 */
export function serviceStandIns(
  texts: Readonly<Record<string, string>> = {},
): Readonly<Record<string, Service>> {
  return {
    s3: (command, input, told) => {
      const key = String(input.Key);
      if (command === 'PutObjectCommand') {
        told.push(`s3 ${key} ${String(input.Body)}`);
        return {};
      }
      const text = texts[key] ?? '';
      const bytes = new TextEncoder().encode(text);
      return { Body: { transformToByteArray: async () => bytes, transformToString: async () => text } };
    },
    workflows: (command, input, told) => {
      if (command === 'StopExecutionCommand') told.push(`stopped ${String(input.executionArn)}`);
      else
        deliverOnce(told, `execution ${String(input.name)} ${String(input.input)}`, 'ExecutionAlreadyExists');
      return { executionArn: 'arn', startDate: new Date() };
    },
    scheduler: (_, input, told) => {
      deliverOnce(
        told,
        `schedule ${String(input.Name)} ${String(input.ScheduleExpression)}`,
        'ConflictException',
      );
      return { ScheduleArn: 'arn' };
    },
    bus: (_, input, told) => {
      const entries = Array.isArray(input.Entries) ? input.Entries : [];
      for (const { DetailType, Detail } of entries) told.push(`event ${DetailType} ${Detail}`);
      return { FailedEntryCount: 0, Entries: entries.map((__, index) => ({ EventId: `bus-${index}` })) };
    },
    email: (_, input, told) => {
      told.push(`email ${JSON.stringify(input)}`);
      return { MessageId: 'message' };
    },
    sms: (_, input, told) => {
      told.push(`sms ${JSON.stringify(input)}`);
      return { MessageId: 'message' };
    },
    secrets: () => ({ SecretString: secretOfStandIns }),
    // With no routes, travel is estimated by air whether the service answers or fails.
    routes: () => ({ Routes: [] }),
    places: () => ({
      ResultItems: [
        {
          Address: { Locality: 'St. Louis', Region: { Code: 'MO' }, Country: { Code2: 'US' } },
          Position: [-90.2, 38.63],
        },
      ],
    }),
    cognito: (command, input, told) => {
      if (command === 'AdminCreateUserCommand') {
        const user = `user ${String(input.Username)}`;
        if (told.includes(user))
          throw new UsernameExistsException({ message: 'It is there.', $metadata: {} });
        told.push(user);
      } else {
        told.push(`password of ${String(input.Username)}`);
      }
      return {};
    },
  };
}

function deliverOnce(told: string[], what: string, refusal: string): void {
  if (told.includes(what)) throw Object.assign(new Error('It is there.'), { name: refusal, $metadata: {} });
  told.push(what);
}
