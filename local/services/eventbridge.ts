import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { DurableMap, LocalService, Runtime } from '../runtime.ts';
import { AwsError, jsonService, operation } from './aws-wire.ts';
import { type EventPattern, eventPattern } from './event-pattern.ts';
import { createDeliveries, targetArns } from './eventbridge/deliveries.ts';
import { targetInput } from './eventbridge/target-input.ts';
import { inert, provider } from './known-properties.ts';
import { physicalName } from './resource-names.ts';

/** An event as the console shows it. */
interface EventRecord {
  readonly id: string;
  readonly busName: string;
  readonly source: string;
  readonly detailType: string;
  /** Milliseconds by the runtime's clock. */
  readonly time: number;
  readonly detail: unknown;
  /** Names of the matching rules. */
  readonly rules: readonly string[];
}

export interface EventBridgeService extends LocalService {
  readonly put: Runtime['putEvent'];
}

/** Buses, rules and their targets. An event is accepted once its deliveries are stored. */
export function eventBridge(): EventBridgeService {
  const buses = new Set(['default']);
  const rules: Rule[] = [];
  const deliveries = createDeliveries();
  let runtime: Runtime | undefined;
  let recent: DurableMap<EventRecord> | undefined;
  let recentKeys: string[] = [];

  async function put(event: {
    busName: string;
    source: string;
    detailType: string;
    detail: unknown;
    time?: number;
    resources?: readonly string[];
  }): Promise<string> {
    if (!runtime || !recent) throw new Error('Events are accepted once all resources exist.');
    const busName = nameOfBus(event.busName);
    if (!buses.has(busName))
      throw new AwsError('ResourceNotFoundException', `Event bus ${busName} does not exist.`);
    const { clock, accountId, region, atomically } = runtime;
    const id = randomUUID();
    const now = clock.now();
    const time = event.time ?? now;
    const envelope = {
      version: '0',
      id,
      'detail-type': event.detailType,
      source: event.source,
      account: accountId,
      time: `${new Date(time).toISOString().slice(0, 19)}Z`,
      region,
      resources: event.resources ?? [],
      // Rules must see what targets see, also for values that JSON changes (undefined, a Date).
      detail: JSON.parse(JSON.stringify(event.detail ?? {})) as unknown,
    };
    const matched = rules.filter((rule) => rule.busName === busName && rule.matches(envelope));
    const key = `${String(now).padStart(15, '0')}-${id}`;
    const keys: string[] = [];
    atomically(() => {
      const { source, detailType } = event;
      recent?.put(key, {
        id,
        busName,
        source,
        detailType,
        time,
        detail: envelope.detail,
        rules: matched.map(({ name }) => name),
      });
      recentKeys.push(key);
      for (const oldest of recentKeys.splice(0, Math.max(0, recentKeys.length - longestHistory)))
        recent?.delete(oldest);
      for (const { targets, arn } of matched)
        for (const target of targets)
          keys.push(
            deliveries.keep({
              targetArn: target.Arn,
              input: targetInput(envelope, target, arn),
              ruleArn: arn,
              retries: target.RetryPolicy?.MaximumRetryAttempts ?? 185,
              maxAgeMs: (target.RetryPolicy?.MaximumEventAgeInSeconds ?? 86_400) * 1000,
              deadLetterArn: target.DeadLetterConfig?.Arn,
            }),
          );
    });
    for (const delivery of keys) void deliveries.attempt(delivery);
    return id;
  }

  async function putEntry(entry: z.output<typeof putEntryInput>): Promise<PutResult> {
    const refused = (ErrorCode: string, ErrorMessage: string): PutResult => ({ ErrorCode, ErrorMessage });
    if (!entry.Source || !entry.DetailType || entry.Detail === undefined)
      return refused('InvalidArgument', 'Source, DetailType and Detail are required arguments.');
    const detail = jsonObject(entry.Detail);
    if (!detail) return refused('MalformedDetail', 'Detail is malformed.');
    try {
      return {
        EventId: await put({
          busName: entry.EventBusName,
          source: entry.Source,
          detailType: entry.DetailType,
          detail,
          resources: entry.Resources,
          ...(entry.Time !== undefined && { time: entry.Time * 1000 }),
        }),
      };
    } catch (error) {
      if (error instanceof AwsError) return refused(error.code, error.message);
      throw error;
    }
  }

  return {
    providers: [
      provider('AWS::Events::EventBus', busProperties, ({ Name }, _, { region, accountId }) => {
        buses.add(Name);
        const arn = `arn:aws:events:${region}:${accountId}:event-bus/${Name}`;
        return { ref: Name, attributes: { Arn: arn, Name } };
      }),
      provider('AWS::Events::Rule', ruleProperties, (properties, resource, { region, accountId }) => {
        const name = physicalName(resource, properties.Name);
        const busName = nameOfBus(properties.EventBusName);
        const path = busName === 'default' ? name : `${busName}/${name}`;
        const arn = `arn:aws:events:${region}:${accountId}:rule/${path}`;
        for (const { Arn, DeadLetterConfig } of properties.Targets) {
          if (!targetArns.test(Arn)) throw new Error(`the laptop runtime cannot deliver events to ${Arn}`);
          if (DeadLetterConfig && !DeadLetterConfig.Arn.startsWith('arn:aws:sqs:'))
            throw new Error(`dead letters go to a queue, not to ${DeadLetterConfig.Arn}`);
        }
        if (properties.State !== 'DISABLED')
          rules.push({
            name,
            busName,
            arn,
            matches: eventPattern(properties.EventPattern),
            targets: properties.Targets,
          });
        return { ref: busName === 'default' ? name : `${busName}|${name}`, attributes: { Arn: arn } };
      }),
    ],
    aws: [
      jsonService({
        signingName: 'events',
        target: 'AWSEvents',
        version: '1.1',
        operations: {
          PutEvents: operation(putEventsInput, async ({ Entries }) => {
            const size = Entries.reduce((sum, entry) => sum + entrySize(entry), 0);
            if (size > largestRequest)
              throw new AwsError(
                'ValidationException',
                `Total size of the entries in the request is over the limit.`,
              );
            const results: PutResult[] = [];
            for (const entry of Entries) results.push(await putEntry(entry));
            const FailedEntryCount = results.filter(({ ErrorCode }) => ErrorCode !== undefined).length;
            return { FailedEntryCount, Entries: results };
          }),
        },
      }),
    ],
    routes: {
      '/_local/api/events': async ({ query }) => {
        const limit = Number(query.get('limit') ?? 100);
        const events = [...(recent?.entries({ reverse: true, limit }) ?? [])].map(([, event]) => event);
        return {
          status: 200,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ events }),
        };
      },
    },
    start(at) {
      runtime = at;
      recent = at.durable<EventRecord>('events');
      recentKeys = [...recent.entries()].map(([key]) => key);
      deliveries.start(at);
    },
    stop: () => deliveries.stop(),
    put: async (event) => {
      await put(event);
    },
  };
}

interface Rule {
  readonly name: string;
  readonly busName: string;
  readonly arn: string;
  readonly matches: EventPattern;
  readonly targets: z.output<typeof target>[];
}

interface PutResult {
  readonly EventId?: string;
  readonly ErrorCode?: string;
  readonly ErrorMessage?: string;
}

const longestHistory = 500;
const largestRequest = 256 * 1024;

const target = z.strictObject({
  Arn: z.string(),
  DeadLetterConfig: z.strictObject({ Arn: z.string() }).optional(),
  Id: z.string(),
  Input: z.string().optional(),
  InputPath: z.string().optional(),
  InputTransformer: z
    .strictObject({ InputPathsMap: z.record(z.string(), z.string()).optional(), InputTemplate: z.string() })
    .optional(),
  RetryPolicy: z
    .strictObject({
      MaximumEventAgeInSeconds: z.number().optional(),
      MaximumRetryAttempts: z.number().optional(),
    })
    .optional(),
  RoleArn: inert,
});

const ruleProperties = z.strictObject({
  Description: inert,
  EventBusName: z.string().default('default'),
  EventPattern: z.record(z.string(), z.unknown()),
  Name: z.string().optional(),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Tags: inert,
  Targets: z.array(target).default([]),
});

const busProperties = z.strictObject({
  DeadLetterConfig: inert,
  Description: inert,
  KmsKeyIdentifier: inert,
  LogConfig: inert,
  Name: z.string(),
  Tags: inert,
});

const putEntryInput = z.strictObject({
  Detail: z.string().optional(),
  DetailType: z.string().optional(),
  EventBusName: z.string().default('default'),
  Resources: z.array(z.string()).default([]),
  Source: z.string().optional(),
  // AWS JSON writes times in seconds since the epoch.
  Time: z.number().optional(),
  TraceHeader: inert,
});

const putEventsInput = z.strictObject({ EndpointId: inert, Entries: z.array(putEntryInput).min(1).max(10) });

function entrySize({
  Detail = '',
  DetailType = '',
  Source = '',
  Resources,
}: z.output<typeof putEntryInput>): number {
  return [Detail, DetailType, Source, ...Resources].reduce((sum, text) => sum + Buffer.byteLength(text), 14);
}

function nameOfBus(nameOrArn: string): string {
  return nameOrArn.startsWith('arn:') ? (nameOrArn.split('/').at(-1) ?? nameOrArn) : nameOrArn;
}

function jsonObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
