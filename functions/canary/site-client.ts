import { randomUUID } from 'node:crypto';
import * as z from 'zod';

/** The site's API as reached from outside. Throws unless the answer is a success. */
export interface SiteClient {
  /** Calls a procedure that is open to everyone. */
  open<T extends z.ZodType>(procedure: string, input: object, answer: T): Promise<z.output<T>>;
  /** Exchanges a passkey for a token at the customers' user pool, as the site's sign-in does. */
  signIn(username: string, passkey: string): Promise<void>;
  /** Calls a procedure as the signed-in customer. */
  asCustomer<T extends z.ZodType>(procedure: string, input: object, answer: T): Promise<z.output<T>>;
}

export function siteClient(siteUrl: string): SiteClient {
  let token = '';

  async function call<T extends z.ZodType>(path: string, input: object, answer: T, headers = {}) {
    const answered = await ask(`${siteUrl}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
      body: JSON.stringify(input),
    });
    return answer.parse(succeeded.parse(answered).result.data);
  }

  return {
    open: (procedure, input, answer) => call(`public/${procedure}`, input, answer),
    asCustomer: (procedure, input, answer) =>
      call(`app/${procedure}`, input, answer, { authorization: `Bearer ${token}` }),
    async signIn(username, passkey) {
      const config = siteConfig.parse(await ask(`${siteUrl}/config.json`));
      const pool = (operation: string, input: object) =>
        ask(new URL(config.userPoolEndpoint, siteUrl), {
          method: 'POST',
          headers: {
            'content-type': 'application/x-amz-json-1.1',
            'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
          },
          body: JSON.stringify({ ClientId: config.pool.userPoolClientId, ...input }),
        });
      const { Session } = challenge.parse(
        await pool('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: username } }),
      );
      const { AuthenticationResult } = signedIn.parse(
        await pool('RespondToAuthChallenge', {
          ChallengeName: 'CUSTOM_CHALLENGE',
          Session,
          ChallengeResponses: { USERNAME: username, ANSWER: passkey },
        }),
      );
      token = AuthenticationResult.AccessToken;
    },
  };
}

const succeeded = z.object({ result: z.object({ data: z.unknown() }) });
const siteConfig = z.object({
  userPoolEndpoint: z.string(),
  pool: z.object({ userPoolClientId: z.string() }),
});
const challenge = z.object({ Session: z.string() });
const signedIn = z.object({ AuthenticationResult: z.object({ AccessToken: z.string() }) });

/** The API's refusals. Only the code is quoted: messages may repeat what was typed. */
const refusal = z.object({ error: z.object({ data: z.object({ code: z.string() }) }) });

async function ask(url: string | URL, init: RequestInit = {}): Promise<unknown> {
  const { pathname } = new URL(url);
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body;
  const refused = refusal.safeParse(body);
  const why = refused.success ? ` (${refused.data.error.data.code})` : '';
  throw new Error(`${pathname} answered ${response.status}${why}`);
}

/** API Gateway gives up after 30 s. */
const patienceMs = 35_000;
