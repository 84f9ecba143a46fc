import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Runtime } from '../runtime.ts';
import { signInAs } from '../services/cognito/sign-in-as.ts';
import { Unreachable } from './agenda.ts';

/** One of the site's APIs, called as different people. */
export interface ProductApi {
  /**
   * Calls a procedure. Changes carry an idempotency key (`once`).
   *
   * @throws Refusal if the API refuses, Unreachable if trying later may help
   */
  call(accountId: string, procedure: string, input: unknown, once?: readonly string[]): Promise<unknown>;
}

/** A refusal by the API. `code` is one of the product's error codes. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

const surfaces = {
  technicians: { path: 'tech', config: '/tech/config.json' },
  customers: { path: 'app', config: '/config.json' },
} as const;

export function productApi(runtime: Runtime, of: keyof typeof surfaces): ProductApi {
  const { path, config } = surfaces[of];
  const tokens = new Map<string, { readonly token: string; readonly until: number }>();
  let clientId: string | undefined;

  const tokenOf = async (accountId: string): Promise<string> => {
    const known = tokens.get(accountId);
    if (known !== undefined && runtime.clock.now() < known.until) return known.token;
    clientId ??= await clientOf(`${runtime.siteUrl}${config}`);
    const { AccessToken, ExpiresIn } = await signInAs(runtime, { clientId, username: accountId });
    tokens.set(accountId, {
      token: AccessToken,
      until: runtime.clock.now() + ExpiresIn * 1000 - spareMs,
    });
    return AccessToken;
  };

  return {
    async call(accountId, procedure, input, once) {
      const token = await tokenOf(accountId);
      const response = await send(`${runtime.siteUrl}/api/${path}/${procedure}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          ...(once && { 'idempotency-key': keyOf([accountId, procedure, ...once]) }),
        },
        body: JSON.stringify(input),
      });
      if (response.status === 401) tokens.delete(accountId);
      if (response.status === 401 || response.status === 429 || response.status >= 500)
        throw new Unreachable(`${procedure} answered ${response.status}`);
      const answer = await response.json().catch(() => undefined);
      const result = succeeded.safeParse(answer);
      if (result.success) return result.data.result.data;
      const { error } = failed.catch(unknownFailure).parse(answer);
      throw new Refusal(error.data.code, error.message);
    },
  };
}

/** Their user pool client, from the site's config for browsers. */
async function clientOf(config: string): Promise<string> {
  const response = await send(config);
  if (!response.ok) throw new Unreachable(`config.json answered ${response.status}`);
  return siteConfig.parse(await response.json()).pool.userPoolClientId;
}

async function send(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(longestCallMs) });
  } catch (error) {
    throw new Unreachable(error instanceof Error ? error.message : String(error));
  }
}

function keyOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

const siteConfig = z.object({ pool: z.object({ userPoolClientId: z.string() }) });
const succeeded = z.object({ result: z.object({ data: z.unknown() }) });
const failed = z.object({
  error: z.object({ message: z.string(), data: z.object({ code: z.string() }) }),
});
const unknownFailure = { error: { message: 'no answer from the API', data: { code: 'UNKNOWN' } } };

/** Tokens are not used right before they expire. */
const spareMs = 30_000;
const longestCallMs = 30_000;
