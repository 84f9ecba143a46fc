import * as z from 'zod';
import { registerToggle } from '../../console/controls.ts';
import type { LambdaResult, LocalService, Runtime } from '../../runtime.ts';
import { type EventFilter, eventFilters } from '../event-pattern.ts';
import { inert, provider } from '../known-properties.ts';
import { stableId } from '../resource-names.ts';

/** Delivers records from a queue or stream to a function. */
export interface EventSourceMapping {
  readonly id: string;
  readonly sourceArn: string;
  readonly functionName: string;
  readonly batchSize: number;
  /** How long to wait for a full batch. */
  readonly windowMs: number;
  readonly maxConcurrency: number;
  readonly reportsFailures: boolean;
  readonly stream: {
    readonly startAt: 'TRIM_HORIZON' | 'LATEST';
    readonly bisects: boolean;
    /** Retries of a batch before it is given up; infinite by default. */
    readonly retries: number;
    readonly maxRecordAgeMs: number;
    readonly onFailureArn: string | undefined;
  };
}

/** Handles the mappings whose source it knows. */
export interface EventSource {
  /** How the source's ARN starts. */
  readonly arnPrefix: string;
  consume(mapping: EventSourceMapping, filters: readonly EventFilter[], runtime: Runtime): { stop(): void };
}

/** Mappings start once all resources exist, and end before the functions' workers do. */
export function eventSourceMappings(sources: readonly EventSource[]): LocalService {
  const declared: { mapping: EventSourceMapping; filters: EventFilter[]; source: EventSource }[] = [];
  const consumers: { stop(): void }[] = [];
  return {
    providers: [
      provider('AWS::Lambda::EventSourceMapping', mappingProperties, (properties, resource) => {
        const source = sources.find(({ arnPrefix }) => properties.EventSourceArn.startsWith(arnPrefix));
        if (!source)
          throw new Error(`the laptop runtime cannot read events from ${properties.EventSourceArn}`);
        const id = stableId(resource, 12);
        const filters = eventFilters(properties.FilterCriteria?.Filters.map(({ Pattern }) => Pattern) ?? []);
        if (properties.Enabled) declared.push({ mapping: readMapping(id, properties), filters, source });
        return { ref: id, attributes: { Id: id } };
      }),
    ],
    start(runtime) {
      for (const { mapping, filters, source } of declared)
        consumers.push(source.consume(mapping, filters, runtime));
    },
    stop() {
      for (const consumer of consumers) consumer.stop();
    },
  };
}

/** Ids that a function reports as failed; undefined if its result isn't one that Lambda can read. */
export function reportedFailures(payload: unknown): string[] | undefined {
  const parsed = failureReport.safeParse(payload);
  if (!parsed.success) return undefined;
  return parsed.data?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier) ?? [];
}

const failureReport = z
  .looseObject({
    batchItemFailures: z.array(z.looseObject({ itemIdentifier: z.string().min(1) })).nullish(),
  })
  .nullable();

const mappingProperties = z.strictObject({
  BatchSize: z.number().optional(),
  BisectBatchOnFunctionError: z.boolean().default(false),
  DestinationConfig: z
    .strictObject({ OnFailure: z.strictObject({ Destination: z.string() }).optional() })
    .optional(),
  Enabled: z.boolean().default(true),
  EventSourceArn: z.string(),
  FilterCriteria: z.strictObject({ Filters: z.array(z.strictObject({ Pattern: z.string() })) }).optional(),
  FunctionName: z.string(),
  FunctionResponseTypes: z.array(z.literal('ReportBatchItemFailures')).default([]),
  MaximumBatchingWindowInSeconds: z.number().default(0),
  MaximumRecordAgeInSeconds: z.number().default(-1),
  MaximumRetryAttempts: z.number().default(-1),
  MetricsConfig: inert,
  // One shard at a time keeps the order; more at once would only be faster.
  ParallelizationFactor: inert,
  ScalingConfig: z.strictObject({ MaximumConcurrency: z.number() }).optional(),
  StartingPosition: z.enum(['TRIM_HORIZON', 'LATEST']).default('TRIM_HORIZON'),
  Tags: inert,
});

/**
 * Lambda starts with five and goes up to the maximum. With fewer, a laptop does the same work in fuller batches with warm
 * workers.
 */
const pollersOfQueue = 2;

function readMapping(id: string, properties: z.output<typeof mappingProperties>): EventSourceMapping {
  const fromQueue = properties.EventSourceArn.startsWith('arn:aws:sqs:');
  return {
    id,
    sourceArn: properties.EventSourceArn,
    functionName: properties.FunctionName,
    batchSize: properties.BatchSize ?? (fromQueue ? 10 : 100),
    windowMs: properties.MaximumBatchingWindowInSeconds * 1000,
    maxConcurrency: Math.min(properties.ScalingConfig?.MaximumConcurrency ?? pollersOfQueue, pollersOfQueue),
    reportsFailures: properties.FunctionResponseTypes.includes('ReportBatchItemFailures'),
    stream: {
      startAt: properties.StartingPosition,
      bisects: properties.BisectBatchOnFunctionError,
      retries:
        properties.MaximumRetryAttempts < 0 ? Number.POSITIVE_INFINITY : properties.MaximumRetryAttempts,
      maxRecordAgeMs:
        properties.MaximumRecordAgeInSeconds < 0
          ? Number.POSITIVE_INFINITY
          : properties.MaximumRecordAgeInSeconds * 1000,
      onFailureArn: properties.DestinationConfig?.OnFailure?.Destination,
    },
  };
}

/**
 * Invokes a function with records of a queue or stream. AWS delivers each at least once; a switch in the console
 * makes it twice, to find consumers that are not idempotent.
 */
export function createDelivery(runtime: Runtime) {
  const twice = registerToggle(runtime, {
    id: 'delivers-twice',
    label: 'Deliver everything twice',
    hint: 'Queues and the table’s stream deliver each batch to its function a second time. Nothing may happen twice.',
  });
  return async (functionName: string, payload: unknown): Promise<LambdaResult> => {
    const result = await runtime.invoke(functionName, payload);
    return result.ok && twice.on ? runtime.invoke(functionName, payload) : result;
  };
}
