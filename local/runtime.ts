/**
 * What every part of the laptop runtime gets and returns. The runtime reads the synthesized templates, hands each
 * resource to the provider of its type, and routes AWS wire requests to the service that handles them.
 */

/** A resource of a template, with its properties resolved (no intrinsic functions left). */
export interface Resource {
  readonly stack: string;
  readonly logicalId: string;
  readonly type: string;
  readonly properties: Record<string, unknown>;
}

/** What `Ref` and `Fn::GetAtt` return for a created resource. */
export interface Standing {
  readonly ref: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Creates resources of one type. A property that it does not list stops the start, naming resource and property. */
export interface ResourceProvider {
  readonly type: string;
  /** Property names that are implemented, or known to change nothing on a laptop (say which in SUPPORT.md). */
  readonly properties: readonly string[];
  create(resource: Resource, runtime: Runtime): Promise<Standing> | Standing;
}

/** One AWS API, found by the service name in the request's signature scope (`sqs`, `states`, `cognito-idp`, …). */
export interface AwsService {
  readonly signingName: string;
  handle(request: AwsRequest, runtime: Runtime): Promise<AwsResponse>;
}

export interface AwsRequest {
  readonly method: string;
  /** Path with the leading slash, still percent-encoded, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface AwsResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/**
 * A feature of the runtime: the providers, wire services, console panels and background work of one AWS service. Each
 * file in `services/` exports a factory, `export function cognito(): LocalService`, so that tests can run several
 * stacks in one process: state lives in the factory's closure, never in the module.
 */
export interface LocalService {
  readonly providers?: readonly ResourceProvider[];
  readonly aws?: readonly AwsService[];
  /**
   * Extra routes below `/_local/` on the main port, by exact path or by a prefix that ends in `/`; the longest wins.
   * The request has passed the Host and Origin checks, and its `path` is the whole path.
   */
  readonly routes?: Readonly<Record<string, (request: AwsRequest, runtime: Runtime) => Promise<AwsResponse>>>;
  /** Called once all resources exist: resume stored work, start listening. */
  start?(runtime: Runtime): Promise<void> | void;
  stop?(): Promise<void> | void;
}

export interface Clock {
  /** Milliseconds since the epoch, as product code sees them. */
  now(): number;
  /** Runs a task when the clock reaches `time`, or at once if it has. Moving the clock runs what is due, in order. */
  at(time: number, task: () => void | Promise<void>): { cancel(): void };
  /**
   * Marks work as in progress until the returned function is called: while the clock is being moved, it waits
   * (bounded) for such work before the next task's time. Invocations and queue deliveries already do this; work that
   * only waits for the clock must not.
   */
  hold(): () => void;
}

/** On disk before the call returns, so it survives `kill -9`. Values are structured-clonable. */
export interface DurableMap<T> {
  get(key: string): T | undefined;
  put(key: string, value: T): void;
  delete(key: string): void;
  /** In key order, with optional `prefix`, `reverse` and `limit`. */
  entries(range?: { prefix?: string; reverse?: boolean; limit?: number }): IterableIterator<[string, T]>;
}

export interface Runtime {
  readonly clock: Clock;
  readonly accountId: string;
  readonly region: string;
  /** `http://127.0.0.1:PORT` of the AWS wire endpoint, and the site's URL for browsers. */
  readonly awsEndpoint: string;
  readonly siteUrl: string;
  /** A directory that outlives the process, for what doesn't fit a DurableMap (object bodies). */
  readonly directory: (name: string) => string;
  readonly durable: <T>(name: string) => DurableMap<T>;
  /** Several puts and deletes on DurableMaps as one: all or none survive a crash. */
  readonly atomically: (writes: () => void) => void;
  readonly invoke: (functionNameOrArn: string, payload: unknown) => Promise<LambdaResult>;
  /**
   * An `Event` invocation: stored when this resolves, then retried, then sent to the function's failure destination.
   */
  readonly invokeAsync: (functionNameOrArn: string, payload: unknown) => Promise<void>;
  /**
   * Runs `handler` of a module that no template declares, once, in its own worker with the variables of all
   * functions. The worker loads while the payload is awaited.
   */
  readonly runBundle: (entry: string, payload: Promise<unknown>) => Promise<LambdaResult>;
  /** Calls another wire service in process, like a request to the wire endpoint with that signature scope. */
  readonly callAws: (signingName: string, request: Partial<AwsRequest>) => Promise<AwsResponse>;
  /** Puts one event on a bus (`default` for events from AWS services). */
  putEvent: (event: {
    busName: string;
    source: string;
    detailType: string;
    detail: unknown;
    time?: number;
  }) => Promise<void>;
  /** Sends to a queue by ARN, for rules and dead letters. */
  readonly sendToQueue: (queueArn: string, body: string) => Promise<void>;
  /** Directory of an asset, by the bucket key in the templates (function code, site, definition files). */
  readonly asset: (objectKey: string) => string;
  readonly log: (level: 'info' | 'warn' | 'error', message: string) => void;
}

export type LambdaResult =
  | { readonly ok: true; readonly payload: unknown }
  | { readonly ok: false; readonly errorType: string; readonly errorMessage: string };
