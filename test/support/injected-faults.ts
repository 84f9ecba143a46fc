import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import {
  InternalServerError,
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { GeoPlacesClient } from '@aws-sdk/client-geo-places';
import { GeoRoutesClient } from '@aws-sdk/client-geo-routes';
import { PinpointSMSVoiceV2Client } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { S3Client } from '@aws-sdk/client-s3';
import { SchedulerClient } from '@aws-sdk/client-scheduler';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SFNClient } from '@aws-sdk/client-sfn';
import * as z from 'zod';
import { documentClient } from '#functions/platform/table.ts';

/**
 * What can go wrong in one call to AWS. `lost-after`: the call took effect, but its answer is lost; with `-once`, the
 * client's own retry is answered. `dies-…`: this process ends there and makes no later calls.
 */
export const faults = [
  'throttled',
  'timeout-before',
  'connection-reset',
  'lost-after-once',
  'lost-after',
  'server-error',
  'conflict-once',
  'conflict',
  'cancelled-by-throttling',
  'partial',
  'dies-before',
  'dies-after',
] as const;
export type Fault = (typeof faults)[number];

/** One call of the code under test: `dynamodb TransactWriteItemsCommand`, `workflows StartExecutionCommand`. */
export interface AwsCall {
  readonly service: string;
  readonly command: string;
}

/** What the other services were told, each under its own name. */
type Told = readonly string[];

/** Answers a call in place of the service, and records its effect. */
export type Service = (command: string, input: Readonly<Record<string, unknown>>, told: string[]) => unknown;

/** The services around the code under test. */
export interface FaultyServices {
  /** Runs work and returns the calls it made, in order. `at`: the call that fails. */
  during<T>(
    work: () => Promise<T>,
    fault?: { readonly at: number; readonly kind: Fault },
  ): Promise<{ outcome: PromiseSettledResult<T>; calls: readonly AwsCall[]; died: boolean }>;
  readonly told: Told;
  /** Forgets what was told. */
  reset(): void;
  stop(): void;
}

/** Whether a fault can happen in a call. */
export function canHappen(kind: Fault, { service, command }: AwsCall): boolean {
  const inTransaction = command === 'TransactWriteItemsCommand';
  if (kind === 'partial') return command === 'PutEventsCommand' || command === 'BatchWriteItemCommand';
  if (kind === 'cancelled-by-throttling') return inTransaction;
  if (kind === 'conflict' || kind === 'conflict-once') {
    return inTransaction || (service === 'dynamodb' && /^(Put|Update|Delete)Item/.test(command));
  }
  // A lost read is as good as one never made; only the client's own retries differ.
  const isRead = /^(Get|Query|BatchGet|TransactGet|Geocode|ReverseGeocode|Autocomplete|CalculateRoutes)/.test(
    command,
  );
  return !(isRead && (kind === 'lost-after' || kind === 'dies-after'));
}

/**
 * Intercepts the product's table client, below the client's own retries, and replaces all other clients with
 * `services`. Removes the clients' pauses between tries.
 */
export function faultyServices(services: Readonly<Record<string, Service>>): FaultyServices {
  const told: string[] = [];
  let plan: { readonly at: number; readonly kind: Fault } | undefined;
  let calls: AwsCall[] = [];
  let isDead = false;
  let wasConflict = false;

  const register = (call: AwsCall): Fault | undefined => {
    if (isDead) return 'dies-before';
    calls.push(call);
    return calls.length - 1 === plan?.at ? plan.kind : undefined;
  };

  withoutPauses();
  documentClient.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(context, {
        fault: register({ service: 'dynamodb', command: String(context.commandName) }),
        tries: 0,
      });
      if ((context as { fault?: Fault }).fault !== 'partial') return next(args);
      const { taken, left } = halvesOf(args.input);
      const result = await next({ ...args, input: taken as typeof args.input });
      Object.assign(result.output, { UnprocessedItems: left });
      return result;
    },
    { name: 'fault-chosen', step: 'initialize', priority: 'high', override: true },
  );
  documentClient.middlewareStack.add(
    (next, context) => async (args) => {
      const state = context as { fault?: Fault; tries: number };
      state.tries += 1;
      const inTransaction = String(context.commandName).startsWith('TransactWrite');
      switch (state.fault) {
        case 'throttled':
          throw new ProvisionedThroughputExceededException({
            message: 'Too much.',
            $metadata: { httpStatusCode: 400 },
          });
        case 'timeout-before':
          throw timeout();
        case 'connection-reset':
          throw connectionReset();
        case 'server-error':
          throw new InternalServerError({
            message: 'Internal server error',
            $metadata: { httpStatusCode: 500 },
          });
        case 'lost-after-once':
        case 'lost-after': {
          const isLost = state.fault === 'lost-after' || state.tries === 1;
          const result = await next(args);
          if (isLost) throw timeout();
          return result;
        }
        case 'conflict-once':
        case 'conflict':
          if (state.fault === 'conflict-once' && wasConflict) return next(args);
          wasConflict = true;
          throw inTransaction ? cancelled('TransactionConflict') : conflict();
        case 'cancelled-by-throttling':
          throw cancelled('ThrottlingError');
        case 'dies-before':
          isDead = true;
          throw new Dead();
        case 'dies-after':
          await next(args);
          isDead = true;
          throw new Dead();
        default:
          return next(args);
      }
    },
    { name: 'fault-happens', step: 'deserialize', priority: 'high', override: true },
  );

  const giveBack = Object.entries(clientsOf).map(([service, client]) =>
    answeredBy(client, async (command, input) => {
      const answer = services[service];
      const fault = register({ service, command });
      if (answer === undefined) throw new Error(`Nothing stands in for ${service} ${command}.`);
      switch (fault) {
        case 'throttled':
          throw failure('ThrottlingException', 400);
        case 'timeout-before':
          throw timeout();
        case 'connection-reset':
          throw connectionReset();
        case 'server-error':
          throw failure('InternalServerException', 500);
        case 'lost-after':
          answer(command, input, told);
          throw timeout();
        case 'dies-before':
          isDead = true;
          throw new Dead();
        case 'dies-after':
          answer(command, input, told);
          isDead = true;
          throw new Dead();
        case 'lost-after-once':
          // The client's own retry.
          answer(command, input, told);
          return answer(command, input, told);
        case 'partial':
          return partly(answer, command, input, told);
        default:
          return answer(command, input, told);
      }
    }),
  );

  return {
    told,
    during: async (work, fault) => {
      plan = fault;
      calls = [];
      isDead = false;
      wasConflict = false;
      const [outcome] = await Promise.allSettled([work()]);
      const died = isDead;
      plan = undefined;
      isDead = false;
      return { outcome, calls, died };
    },
    reset: () => {
      told.length = 0;
    },
    stop: () => {
      documentClient.middlewareStack.remove('fault-chosen');
      documentClient.middlewareStack.remove('fault-happens');
      for (const restore of giveBack) restore();
    },
  };
}

/** The process under test has died; nobody sees this error. */
class Dead extends Error {
  constructor() {
    super('The process has ended.');
    this.name = 'Dead';
  }
}

const clientsOf = {
  s3: S3Client,
  workflows: SFNClient,
  bus: EventBridgeClient,
  scheduler: SchedulerClient,
  email: SESv2Client,
  sms: PinpointSMSVoiceV2Client,
  places: GeoPlacesClient,
  routes: GeoRoutesClient,
  cognito: CognitoIdentityProviderClient,
  secrets: SecretsManagerClient,
} as const;

/** Replaces a client's `send` in all its instances. Returns how to restore it. */
function answeredBy(
  { prototype }: { readonly prototype: object },
  answer: (command: string, input: Readonly<Record<string, unknown>>) => Promise<unknown>,
): () => void {
  const send = (sent: { constructor: { name: string }; input: Readonly<Record<string, unknown>> }) =>
    answer(sent.constructor.name, sent.input);
  Object.defineProperty(prototype, 'send', { configurable: true, value: send });
  // The client inherits `send`.
  return () => Reflect.deleteProperty(prototype, 'send');
}

/** The table accepts every other row of a batch. */
function halvesOf(input: object) {
  const { RequestItems } = batch.parse(input);
  const half = (rest: number) =>
    Object.fromEntries(
      Object.entries(RequestItems).map(([table, rows]) => [
        table,
        rows.filter((_, place) => place % 2 === rest),
      ]),
    );
  const left = Object.fromEntries(Object.entries(half(1)).filter(([, rows]) => rows.length > 0));
  return { taken: { ...input, RequestItems: half(0) }, left };
}

const batch = z.object({ RequestItems: z.record(z.string(), z.array(z.unknown())) });

/** The bus accepts every other entry. */
function partly(answer: Service, command: string, input: Readonly<Record<string, unknown>>, told: string[]) {
  const entries = Array.isArray(input.Entries) ? input.Entries : [];
  const answers = entries.map((entry: unknown, index) => {
    if (index % 2 === 1) return { ErrorCode: 'ThrottlingException', ErrorMessage: 'Too much.' };
    answer(command, { Entries: [entry] }, told);
    return { EventId: `bus-${index}` };
  });
  return { FailedEntryCount: Math.floor(entries.length / 2), Entries: answers };
}

/** As many tries as deployed, without pauses. */
function withoutPauses(): void {
  const { config } = documentClient;
  const given = config.retryStrategy;
  config.retryStrategy = async () => {
    const strategy = await given();
    return new Proxy(strategy, {
      get: (target, name) => {
        const own: unknown = Reflect.get(target, name);
        if (name !== 'refreshRetryTokenForRetry' || typeof own !== 'function') {
          return typeof own === 'function' ? own.bind(target) : own;
        }
        return async (...args: unknown[]) => {
          const token: object = await own.apply(target, args);
          return Object.assign(token, { getRetryDelay: () => 0 });
        };
      },
    });
  };
}

function cancelled(code: string): TransactionCanceledException {
  return new TransactionCanceledException({
    message: `Transaction cancelled [${code}]`,
    CancellationReasons: [{ Code: 'None' }, { Code: code }],
    $metadata: { httpStatusCode: 400 },
  });
}

function conflict(): TransactionConflictException {
  return new TransactionConflictException({
    message: 'In a transaction.',
    $metadata: { httpStatusCode: 400 },
  });
}

function timeout(): Error {
  return Object.assign(new Error('Connection timed out after 5000 ms'), { name: 'TimeoutError' });
}

function connectionReset(): Error {
  return Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', errno: -104, syscall: 'read' });
}

function failure(name: string, httpStatusCode: number): Error {
  return Object.assign(new Error(`${name} by the test`), { name, $metadata: { httpStatusCode } });
}
