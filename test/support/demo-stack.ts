import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { projectRoot } from '#infra/functions.ts';
import type { DemoOptions } from '#local/demo/demo.ts';
import type { OrderView } from '#schema/orders/order.ts';
import { eventually } from './eventually.ts';
import { requireNoRefusals } from './refusals.ts';

/** The product's stacks with the demo, run in a separate process. */
export interface DemoStack {
  readonly siteUrl: string;
  now(): Promise<number>;
  /** Moves the clock. */
  advance(milliseconds: number): Promise<void>;
  turn(toggle: string, on: boolean): Promise<void>;
  /** Presses one of the console's buttons. Returns what it says. */
  press(action: string): Promise<string>;
  /** Texts to numbers that contain this. */
  texts(to?: string): Promise<{ to: string; text: string; at: string }[]>;
  /** To everyone, through any channel. */
  notices(): Promise<{ to: string; subject: string; text: string }[]>;
  /** Ends the process at once, like a crash. Throws if a role denied a function anything. */
  kill(): Promise<void>;
}

/** Calls procedures of one surface, as a signed-in person. */
export type SignedIn = <T>(procedure: string, input: object) => Promise<T>;

export async function startDemoStack(
  cloudAssembly: string,
  stateDirectory: string,
  { technicians = 'on', orders = 'off' }: Partial<DemoOptions> = {},
): Promise<DemoStack> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: projectRoot,
    env: {
      ...process.env,
      STATE: stateDirectory,
      ASSEMBLY: cloudAssembly,
      DEMO: JSON.stringify({ technicians, orders }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const stack = demoStackAt(await firstLine(child));
  return {
    ...stack,
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      requireNoRefusals(stateDirectory);
    },
  };
}

function demoStackAt(siteUrl: string): Omit<DemoStack, 'kill'> {
  const local = <T>(path: string, body?: object) => ask<T>(`${siteUrl}/_local${path}`, body);
  return {
    siteUrl,
    now: async () => (await local<{ now: number }>('/clock')).now,
    advance: async (advanceMs) => {
      await local('/clock', { advanceMs });
    },
    turn: async (toggle, on) => {
      await local('/api/controls', { toggle, on });
    },
    press: async (action) => (await local<{ message: string }>('/api/controls', { action })).message,
    notices: () => local('/api/inbox'),
    texts: (to = '') => local(`/api/inbox?channel=sms&to=${encodeURIComponent(to)}`),
  };
}

/**
 * Signs a person in with a code from the inbox, as the site's form does. With more than one of `tries`, server errors
 * are retried with the same idempotency key, as a person would.
 */
export async function signInByCode(
  { siteUrl, texts, now }: Pick<DemoStack, 'siteUrl' | 'texts' | 'now'>,
  phone: string,
  userType: 'customer' | 'technician' = 'customer',
  tries = 1,
): Promise<SignedIn> {
  const open = <T>(procedure: string, input: object) =>
    unwrapped<T>(ask(`${siteUrl}/api/public/${procedure}`, input));
  const loginNonce = randomUUID();
  const { email } = await open<{ email: string }>('auth.accountExists', { phoneNumber: phone, userType });
  const asked = await now();
  await open('auth.otpSend', { email, loginNonce, userType });
  const code = await eventually(async () => {
    const since = (await texts(phone)).filter(({ at }) => Date.parse(at) >= asked);
    return since.flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])[0];
  });
  const verified = await open<{ email: string; passkey: string }>('auth.otpVerify', {
    email,
    code,
    loginNonce,
    userType,
  });
  const { pool } = await ask<{ pool: { userPoolClientId: string } }>(
    `${siteUrl}${userType === 'technician' ? '/tech' : ''}/config.json`,
  );
  const cognito = <T>(operation: string, input: object) =>
    ask<T>(
      `${siteUrl}/_local/cognito-idp/`,
      { ClientId: pool.userPoolClientId, ...input },
      {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
    );
  const begun = await cognito<{ Session: string }>('InitiateAuth', {
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME: verified.email },
  });
  const { AuthenticationResult: first } = await cognito<Tokens>('RespondToAuthChallenge', {
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: begun.Session,
    ChallengeResponses: { USERNAME: verified.email, ANSWER: verified.passkey },
  });
  const surface = userType === 'customer' ? 'app' : 'tech';
  let token = first.AccessToken;
  const call = (procedure: string, input: object, key: string) =>
    fetch(`${siteUrl}/api/${surface}/${procedure}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(input),
    });
  const tryOnce = async <T>(procedure: string, input: object, key: string) => {
    let response = await call(procedure, input, key);
    if (response.status === 401) {
      // The clock has moved past the token's end.
      const renewed = await cognito<Tokens>('GetTokensFromRefreshToken', {
        RefreshToken: first.RefreshToken,
      });
      token = renewed.AuthenticationResult.AccessToken;
      response = await call(procedure, input, key);
    }
    return unwrapped<T>(answerOf(response, procedure));
  };
  return async <T>(procedure: string, input: object) => {
    const key = randomUUID();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await tryOnce<T>(procedure, input, key);
      } catch (error) {
        if (attempt === tries || !ownFault.test(String(error))) throw error;
      }
    }
  };
}

/** A 5xx, or a trigger that failed while the token was renewed. */
const ownFault = /answered 5\d\d:|UserLambdaValidationException/;

/** Imports a pasted alert and approves its order. Returns the order's id. */
export async function approvedAlert(customer: SignedIn, rawEvent: string): Promise<string> {
  const { id } = await customer<{ id: string }>('customers.equipmentAlerts.import', { rawEvent });
  const orderId = await eventually(async () => {
    const run = await customer<{ status: string; error: string | null; results: { orderId: string }[] }>(
      'customers.asyncRuns.byId',
      { id },
    );
    if (run.status !== 'running' && run.status !== 'done') throw new Error(`The import: ${run.error}`);
    return run.status === 'done' ? run.results[0]?.orderId : undefined;
  }, 60_000);
  await customer('customers.orders.approvePendingOrder', { id: orderId, order: { issue: 'Engine derates' } });
  return orderId;
}

export async function orderOf(customer: SignedIn, id: string): Promise<OrderView> {
  const { order } = await customer<{ order: OrderView }>('customers.orders.byId', { id });
  return order;
}

interface Tokens {
  readonly AuthenticationResult: { readonly AccessToken: string; readonly RefreshToken: string };
}

const program = `
  import { localConsole } from '#local/console/console.ts';
  import { demo } from '#local/demo/demo.ts';
  import { startStack } from '#local/stack.ts';
  const { STATE: stateDirectory, ASSEMBLY: cloudAssembly, DEMO: options } = process.env;
  const extras = [localConsole(), demo(JSON.parse(options))];
  const { siteUrl } = await startStack({ port: 0, smtpPort: 0, quiet: true, extras, stateDirectory, cloudAssembly });
  console.log(siteUrl);`;

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`The runtime ended with ${code}.`)));
  });
}

async function ask<T>(url: string, body?: object, headers: Record<string, string> = jsonHeaders): Promise<T> {
  return answerOf<T>(await fetch(url, body && { method: 'POST', headers, body: JSON.stringify(body) }), url);
}

async function answerOf<T>(response: Response, what: string): Promise<T> {
  if (!response.ok) throw new Error(`${what} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function unwrapped<T>(answer: Promise<unknown>): Promise<T> {
  return ((await answer) as { result: { data: T } }).result.data;
}

const jsonHeaders = { 'content-type': 'application/json' };
