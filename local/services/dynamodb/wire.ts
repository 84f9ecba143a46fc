import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import * as z from 'zod';
import type { AwsRequest, AwsResponse } from '../../runtime.ts';
import { localCredentials } from '../local-credentials.ts';

/** One call to the JSON API of DynamoDB or its streams. Throws DynamoError with AWS's error name. */
export type DynamoCall = <T = Record<string, unknown>>(operation: string, input: object) => Promise<T>;

export class DynamoError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/**
 * A minimal client: the runtime needs five operations, and starts faster without the SDK. DynamoDB Local separates
 * tables by access key and region, so these are the functions' own.
 */
export function dynamoCall(endpoint: string, api: 'DynamoDB' | 'DynamoDBStreams'): DynamoCall {
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-date': '20200101T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=${localCredentials.accessKeyId}/20200101/us-east-1/dynamodb/aws4_request, SignedHeaders=host;x-amz-date, Signature=local`,
  };
  return async <T>(operation: string, input: object): Promise<T> => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { ...headers, 'x-amz-target': `${api}_20120810.${operation}` },
      body: JSON.stringify(input),
    });
    const answer: unknown = await response.json();
    if (response.ok) return answer as T;
    const { __type, message, Message } = refusal.parse(answer);
    const name = __type.split('#').at(-1) ?? __type;
    throw new DynamoError(name, message ?? Message ?? name);
  };
}

/** Passes requests on to the database. Over connections that are kept, this adds a tenth of a millisecond to each. */
export function passOn(
  endpoint: string,
): (asked: Pick<AwsRequest, 'headers' | 'body'>) => Promise<AwsResponse> {
  const agent = new Agent({ keepAlive: true });
  return ({ headers, body }) =>
    new Promise((resolve, reject) => {
      const { host: _, connection: __, 'transfer-encoding': ___, ...passed } = headers;
      const outgoing = request(
        endpoint,
        { agent, method: 'POST', headers: { ...passed, 'content-length': body.length } },
        (incoming) => {
          const parts: Buffer[] = [];
          incoming.on('data', (part: Buffer) => parts.push(part));
          incoming.once('error', reject);
          incoming.once('end', () =>
            resolve({
              status: incoming.statusCode ?? 500,
              headers: keptHeaders(incoming.headers),
              body: Buffer.concat(parts),
            }),
          );
        },
      );
      outgoing.once('error', reject);
      outgoing.end(body);
    });
}

/** An error as DynamoDB answers it. */
export function refusalOf(type: string, members: object): AwsResponse {
  return {
    status: 400,
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() },
    body: JSON.stringify({ __type: type, ...members }),
  };
}

function keptHeaders(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(
    ['content-type', 'x-amz-crc32', 'x-amzn-requestid'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

const refusal = z.object({
  __type: z.string().default('UnknownError'),
  message: z.string().optional(),
  Message: z.string().optional(),
});
