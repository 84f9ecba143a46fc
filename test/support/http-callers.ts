import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { transact } from '#functions/platform/table.ts';
import { ensureIdentity } from '#functions/sign-in/identity.ts';
import { passkeyWrite } from '#functions/sign-in/passkeys.store.ts';
import { stableId } from '#local/services/resource-names.ts';
import { readCloudAssembly } from '#local/template/assembly.ts';
import type { userTypes } from '#schema/accounts/roles.ts';
import type { ErrorDetails } from '#schema/errors.ts';
import { authenticatorCode, enroller } from './authenticators.ts';
import { surfaceOf } from './procedures.ts';
import type { WholeStack } from './whole-stack.ts';

/** An API's answer. `outcome`: `done`, or the error code. */
export interface Answer {
  readonly httpStatus: number;
  readonly outcome: string;
  readonly details: ErrorDetails;
  readonly data: unknown;
  /** The whole body, unparsed. */
  readonly text: string;
}

/** A person who calls the APIs of a running stack. */
export interface HttpCaller {
  /** Undefined: signed out. */
  readonly account: StoredAccount | undefined;
  /**
   * Calls a procedure at its own surface, even if the caller belongs to another. Each call has a new idempotency key by
   * default.
   */
  call(procedure: string, input: unknown, key?: string): Promise<Answer>;
}

export interface FrontDoor {
  /**
   * Signs a person in with the passkey that `auth.otpVerify` writes for a right code: pool, triggers and authorizers
   * work as always, only the code is skipped. Expired tokens are renewed.
   */
  signIn(account: StoredAccount): Promise<HttpCaller>;
  signedOut(): HttpCaller;
}

/** Access to a running stack through the site, as in a browser. */
export function frontDoor(
  { siteUrl, awsEndpoint, now }: Pick<WholeStack, 'siteUrl' | 'awsEndpoint' | 'now'>,
  cloudAssembly: string,
): FrontDoor {
  const pools = poolsOf(cloudAssembly);
  // This process creates the pools' users, as the public surface's function would.
  Object.assign(process.env, {
    POOLS: JSON.stringify(pools),
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: awsEndpoint,
  });
  const send = senderTo(siteUrl);
  const enrolled = enroller(awsEndpoint, authenticatorsOf(cloudAssembly));

  return {
    signIn: async (account) => {
      const { userPoolId, clientId } = pools[account.userType];
      const cognito = async (operation: string, input: object): Promise<CognitoAnswer> => {
        const body = JSON.stringify({ ClientId: clientId, ...input });
        const { httpStatus, text } = await send('/_local/cognito-idp/', body, {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        });
        if (httpStatus !== 200) throw new Error(`${operation} answered ${httpStatus}: ${text}`);
        return JSON.parse(text) as CognitoAnswer;
      };
      await ensureIdentity(account, new Date());
      const passkey = randomBytes(32).toString('base64url');
      await transact([passkeyWrite(passkey, { userPoolId, accountId: account.id }, new Date())]);
      const begun = await cognito('InitiateAuth', {
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: { USERNAME: account.id },
      });
      const answer = (session: string | undefined, text: string) =>
        cognito('RespondToAuthChallenge', {
          ChallengeName: 'CUSTOM_CHALLENGE',
          Session: session,
          ChallengeResponses: { USERNAME: account.id, ANSWER: text },
        });
      let answered = await answer(begun.Session, passkey);
      if (account.userType === 'admin') {
        answered = await answer(answered.Session, authenticatorCode(await enrolled(account.id), await now()));
      }
      const { AuthenticationResult: first } = answered;
      const renewed = async () => {
        const { AuthenticationResult: next } = await cognito('GetTokensFromRefreshToken', {
          RefreshToken: first?.RefreshToken,
        });
        return next?.AccessToken;
      };
      let token = Promise.resolve(first?.AccessToken);
      return callerWith(account, send, {
        present: () => token,
        // Deactivated people get no new tokens; an overloaded pool is asked again.
        renew: (spent) => {
          const again = () =>
            renewed()
              .catch(renewed)
              .catch(() => spent);
          token = token.then((latest) => (latest === spent ? again() : latest));
          return token;
        },
      });
    },
    signedOut: () =>
      callerWith(undefined, send, { present: async () => undefined, renew: async () => undefined }),
  };
}

interface CognitoAnswer {
  readonly Session?: string;
  readonly AuthenticationResult?: { readonly AccessToken: string; readonly RefreshToken?: string };
}

/** A caller's access token, which lives five minutes on the runtime's clock. */
interface Token {
  readonly present: () => Promise<string | undefined>;
  /** The token after that one. */
  readonly renew: (spent: string | undefined) => Promise<string | undefined>;
}

function callerWith(account: StoredAccount | undefined, send: Send, token: Token): HttpCaller {
  return {
    account,
    call: async (procedure, input, key = randomUUID()) => {
      const surface = surfaceOf(procedure);
      const body = input === undefined ? '' : JSON.stringify(input);
      const ask = async (bearer: string | undefined) =>
        answerOf(
          await send(`/api/${surface}/${procedure}`, body, {
            'content-type': 'application/json',
            'idempotency-key': key,
            ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
          }),
        );
      const bearer = await token.present();
      const answer = await ask(bearer);
      // Other surfaces refuse the token regardless of its age.
      if (answer.httpStatus !== 401 || account === undefined || surface !== ownSurface[account.userType])
        return answer;
      const next = await token.renew(bearer);
      return next === bearer ? answer : ask(next);
    },
  };
}

const ownSurface = { customer: 'app', technician: 'tech', admin: 'admin' } as const;

type Send = (
  path: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<{ httpStatus: number; text: string }>;

/** Posts over keep-alive connections, since `fetch` takes several times as long for each. */
function senderTo(siteUrl: string): Send {
  const { hostname, port } = new URL(siteUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: 128, scheduling: 'fifo' });
  return (path, body, headers) =>
    new Promise((resolve, reject) => {
      const length = { 'content-length': String(Buffer.byteLength(body)) };
      const sent = request(
        { hostname, port, path, method: 'POST', agent, headers: { ...headers, ...length } },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () =>
            resolve({ httpStatus: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
}

function answerOf({ httpStatus, text }: { httpStatus: number; text: string }): Answer {
  const body = parsed(text);
  if (httpStatus === 200) return { httpStatus, outcome: 'done', details: {}, data: body?.result?.data, text };
  const { code, details = {} } = body?.error?.data ?? {};
  // Authorizers refuse without an error code of the product.
  const outcome = code ?? (httpStatus === 401 ? 'UNAUTHORIZED' : `HTTP ${httpStatus}`);
  return { httpStatus, outcome, details, data: undefined, text };
}

interface Body {
  readonly result?: { readonly data?: unknown };
  readonly error?: { readonly data?: { readonly code?: string; readonly details?: ErrorDetails } };
}

function parsed(text: string): Body | undefined {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return undefined;
  }
}

/** The name of the secret with the authenticators' keys. */
function authenticatorsOf(cloudAssembly: string): string {
  const names = declaredIn(cloudAssembly).map(({ Properties }) => String(Properties?.Name));
  const found = names.find((name) => name.endsWith('/authenticators'));
  if (found === undefined) throw new Error('The stacks have no secret for the keys of authenticators.');
  return found;
}

function declaredIn(cloudAssembly: string) {
  return readCloudAssembly(cloudAssembly).stacks.flatMap(({ name: stack, template }) =>
    Object.entries(template.Resources).map(([logicalId, { Type, Properties }]) => ({
      stack,
      logicalId,
      Type,
      Properties,
    })),
  );
}

/** The pools as the runtime names them. */
function poolsOf(cloudAssembly: string) {
  const declared = declaredIn(cloudAssembly);
  const idOf = (type: string, prefix: string, length: number, alphabet?: string) => {
    const found = declared.find(({ Type, logicalId }) => Type === type && logicalId.startsWith(prefix));
    if (found === undefined) throw new Error(`The stacks have no ${type} ${prefix}.`);
    return stableId(found, length, alphabet);
  };
  const pool = (userType: (typeof userTypes)[number]) => ({
    userPoolId: `us-east-1_${idOf('AWS::Cognito::UserPool', `pools${userType}`, 9, mixedCase)}`,
    clientId: idOf('AWS::Cognito::UserPoolClient', `pools${userType}`, 26),
  });
  return { customer: pool('customer'), technician: pool('technician'), admin: pool('admin') };
}

const mixedCase = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
