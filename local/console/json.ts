import type { AwsResponse } from '../runtime.ts';

/** What a request of the console holds; undefined where that is no JSON. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** An answer of the console, which nothing keeps. */
export function json(body: unknown, status = 200): AwsResponse {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return { status, headers, body: JSON.stringify(body) };
}
