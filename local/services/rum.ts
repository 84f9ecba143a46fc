import * as z from 'zod';
import { json, jsonOf } from '../http-server.ts';
import type { AwsResponse, LocalService, Runtime } from '../runtime.ts';
import { inert, provider } from './known-properties.ts';
import { physicalName, stableId } from './resource-names.ts';

/** CloudWatch RUM: takes what browsers send, and shows the latest at `/_local#browsers`. */
export function rum(): LocalService {
  const monitors = new Map<string, string>();
  let latest: BrowserEvent[] = [];

  return {
    providers: [
      provider('AWS::RUM::AppMonitor', monitorProperties, ({ Name }, resource) => {
        const id = stableId(resource, 32, '0123456789abcdef').replace(
          /^(.{8})(.{4}).(.{3}).(.{3})/,
          '$1-$2-4$3-8$4-',
        );
        monitors.set(id, Name);
        return { ref: physicalName(resource, Name), attributes: { Id: id } };
      }),
    ],
    routes: {
      '/_local/rum/': async (request, runtime) => {
        const monitor = monitors.get(/^\/_local\/rum\/appmonitors\/([^/]+)$/.exec(request.path)?.[1] ?? '');
        if (monitor === undefined) return refused(404, 'There is no such app monitor.');
        const parsed = putRumEvents.safeParse(request.method === 'POST' ? jsonOf(request.body) : undefined);
        if (!parsed.success) return refused(400, z.prettifyError(parsed.error));
        const events = parsed.data.RumEvents.map((event) => shown(event, monitor, runtime));
        latest = [...events.reverse(), ...latest].slice(0, mostKept);
        return json({});
      },
      '/_local/api/browser-events': async () => json({ events: latest }),
    },
  };
}

/** As the console shows events. */
interface BrowserEvent {
  readonly id: string;
  readonly busName: string;
  /** The page that it happened on. */
  readonly source: string;
  readonly detailType: string;
  /** Milliseconds by the runtime's clock. */
  readonly time: number;
  readonly detail: unknown;
}

const mostKept = 200;

const monitorProperties = z.strictObject({
  Name: z.string(),
  AppMonitorConfiguration: inert,
  CustomEvents: z.strictObject({ Status: z.literal('ENABLED') }),
  CwLogEnabled: inert,
  Domain: inert,
  DomainList: inert,
  ResourcePolicy: inert,
  Tags: inert,
});

/** A string of JSON whose value fits a schema. */
const jsonText = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, context) => {
      const value = jsonOf(Buffer.from(text));
      if (value === undefined) context.addIssue({ code: 'custom', message: 'is not JSON' });
      return value;
    })
    .pipe(schema);

/** The request of `PutRumEvents`, stricter than AWS: nothing that we don't mean to send. */
const putRumEvents = z.strictObject({
  BatchId: z.guid(),
  AppMonitorDetails: z.strictObject({ id: z.guid(), version: z.string() }),
  UserDetails: z.strictObject({ sessionId: z.guid() }),
  RumEvents: z
    .array(
      z.strictObject({
        id: z.guid(),
        timestamp: z.int(),
        type: z.string().min(1),
        metadata: jsonText(
          z.strictObject({ version: z.literal('1.0.0'), domain: z.string(), pageId: z.string() }),
        ),
        details: jsonText(z.looseObject({ version: z.literal('1.0.0') })),
      }),
    )
    .min(1)
    .max(100),
});

function shown(
  { id, type, metadata, details }: z.output<typeof putRumEvents>['RumEvents'][number],
  monitor: string,
  runtime: Runtime,
): BrowserEvent {
  return {
    id,
    busName: monitor,
    source: metadata.pageId,
    detailType: type,
    time: runtime.clock.now(),
    detail: details,
  };
}

function refused(status: number, message: string): AwsResponse {
  return json({ message }, status);
}
