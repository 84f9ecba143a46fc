import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { AwsRequest, AwsResponse, AwsService, Runtime } from '../runtime.ts';

/** An AWS error. SDK clients use `code` as the error's name. */
export class AwsError extends Error {
  readonly code: string;
  readonly status: number;
  /** More members of the error, as the SDK names them. */
  readonly members: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, status = 400, members: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.members = members;
  }
}

/** One API operation: parses its input and returns its output, or throws an `AwsError`. */
export type Operation = (input: unknown, runtime: Runtime) => Promise<unknown>;

/**
 * Gives an operation its input schema. Use a `z.strictObject`, so that an unknown parameter is refused by name:
 * ignoring it would make the laptop silently differ from AWS.
 */
export function operation<S extends z.ZodType>(
  schema: S,
  run: (input: z.output<S>, runtime: Runtime) => unknown,
  invalid = 'ValidationException',
): Operation {
  return async (input, runtime) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) throw new AwsError(invalid, z.prettifyError(parsed.error));
    return run(parsed.data, runtime);
  };
}

/** A service that speaks AWS JSON: one path, with the operation in `X-Amz-Target: <target>.<Operation>`. */
export function jsonService(options: {
  readonly signingName: string;
  readonly target: string;
  readonly version: '1.0' | '1.1';
  readonly operations: Readonly<Record<string, Operation>>;
}): AwsService {
  const contentType = `application/x-amz-json-${options.version}`;
  return {
    signingName: options.signingName,
    handle: (request, runtime) =>
      answer(contentType, runtime, async () => {
        const [target, name = ''] = (request.headers['x-amz-target'] ?? '').split('.');
        const run = target === options.target ? options.operations[name] : undefined;
        if (!run) {
          throw new AwsError(
            'UnknownOperationException',
            `${options.signingName} ${name} isn't run on a laptop.`,
          );
        }
        return run(parseJson(request.body), runtime);
      }),
  };
}

/** A route of a REST-JSON service. `:name` in the path becomes part of the input, next to the body's fields. */
export interface RestRoute {
  readonly method: string;
  readonly path: string;
  readonly run: Operation;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A service that speaks REST-JSON: operation by method and path, input from path, query and body. */
export function restJsonService(signingName: string, routes: readonly RestRoute[]): AwsService {
  return {
    signingName,
    handle: (request, runtime) => {
      const found = matchRoute(routes, request);
      return answer(
        'application/json',
        runtime,
        async () => {
          if (!found) {
            throw new AwsError(
              'UnknownOperationException',
              `${signingName} ${request.method} ${request.path} isn't run on a laptop.`,
              404,
            );
          }
          const body = parseJson(request.body);
          const fields = typeof body === 'object' && body !== null ? body : {};
          const query = Object.fromEntries(request.query);
          return found.route.run({ ...query, ...fields, ...found.parameters }, runtime);
        },
        found?.route.headers,
      );
    },
  };
}

async function answer(
  contentType: string,
  runtime: Runtime,
  run: () => Promise<unknown>,
  extra: Readonly<Record<string, string>> = {},
): Promise<AwsResponse> {
  const headers = { 'content-type': contentType, 'x-amzn-requestid': randomUUID() };
  try {
    const output = await run();
    return { status: 200, headers: { ...headers, ...extra }, body: JSON.stringify(output ?? {}) };
  } catch (error) {
    if (!(error instanceof AwsError)) {
      runtime.log('error', error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    const { code, message, status, members } =
      error instanceof AwsError ? error : new AwsError('InternalFailure', 'The local service failed.', 500);
    return {
      status,
      headers: { ...headers, 'x-amzn-errortype': code },
      body: JSON.stringify({ __type: code, message, ...members }),
    };
  }
}

function parseJson(body: Buffer): unknown {
  if (body.length === 0) return {};
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new AwsError('SerializationException', 'The request is not JSON.');
  }
}

function matchRoute(routes: readonly RestRoute[], request: AwsRequest) {
  const parts = request.path.split('/').filter(Boolean);
  for (const route of routes) {
    const wanted = route.path.split('/').filter(Boolean);
    if (route.method !== request.method || wanted.length !== parts.length) continue;
    const parameters: Record<string, string> = {};
    const fits = wanted.every((part, position) => {
      const actual = decodeURIComponent(parts[position] ?? '');
      if (!part.startsWith(':')) return part === actual;
      parameters[part.slice(1)] = actual;
      return true;
    });
    if (fits) return { route, parameters };
  }
  return undefined;
}
