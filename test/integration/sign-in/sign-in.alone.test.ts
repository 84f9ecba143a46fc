import { randomUUID } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRow } from '#functions/accounts/account-rows.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { callerOf } from '#functions/platform/caller.ts';
import { putRow } from '#functions/platform/table.ts';
import { endSessions } from '#functions/sign-in/identity.ts';
import { setToggle } from '#local/console/controls.ts';
import { listMessages } from '#local/console/inbox.ts';
import { cognito } from '#local/services/cognito.ts';
import { secrets } from '#local/services/secrets.ts';
import { ses } from '#local/services/ses.ts';
import { sms } from '#local/services/sms.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { authenticatorCode, enroller } from '#test/support/authenticators.ts';
import { startDatabase, type TestDatabase } from '#test/support/database.ts';
import { setSenderEnvironment } from '#test/support/sent-messages.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';
import { createUserPool } from '#test/support/user-pool.ts';
import { refusalOf } from '../../../frontend/src/lib/pool-refusal.ts';

/**
 * A sign-in as the browser does it: API, pool and triggers as deployed, the services behind them over their wire
 * protocols.
 */
let database: TestDatabase;
let host: ServiceHost;
let idp: CognitoIdentityProviderClient;
let clientId: string;
let adminClientId: string;
let enrolled: ReturnType<typeof enroller>;
let publicApi: typeof import('#functions/apis/public.router.ts').handler;

beforeAll(async () => {
  database = await startDatabase();
  const triggers = {
    define: (await import('#functions/sign-in/define-challenge.ts')).handler,
    'define-admin': (await import('#functions/sign-in/define-admin-challenge.ts')).handler,
    create: (await import('#functions/sign-in/create-challenge.ts')).handler,
    verify: (await import('#functions/sign-in/verify-challenge.ts')).handler,
    claims: (await import('#functions/sign-in/add-claims.ts')).handler,
  };
  host = await startServiceHost({ services: [cognito(), secrets(), ses(), sms()], functions: triggers });
  await host.create('AWS::SES::EmailIdentity', { EmailIdentity: 'mail.ironcall.example' });
  await host.create('AWS::SES::ConfigurationSet', { Name: 'ironcall-test' });
  const userPoolId = await declarePool();
  const admins = await createUserPool(host, { name: 'admin', define: 'define-admin' });
  adminClientId = admins.clientId;
  const { ref } = await host.create('AWS::SecretsManager::Secret', {
    GenerateSecretString: { SecretStringTemplate: '{}', GenerateStringKey: 'nobody' },
  });
  await host.start();
  setSenderEnvironment();
  process.env.AWS_ENDPOINT_URL = host.client.endpoint;
  process.env.EDGE_SECRET = 'the-secret-of-the-distribution';
  const pool = { userPoolId, clientId };
  const admin = { userPoolId: admins.poolId, clientId: admins.clientId };
  process.env.POOLS = JSON.stringify({ customer: pool, technician: pool, admin });
  process.env.AUTHENTICATORS = ref;
  enrolled = enroller(host.client.endpoint, ref);
  idp = new CognitoIdentityProviderClient(host.client);
  ({ handler: publicApi } = await import('#functions/apis/public.router.ts'));
});

afterAll(async () => {
  await host.stop();
  await database.stop();
});

beforeEach(() => {
  setToggle(host.runtime, repeatsTriggers, false);
});

const repeatsTriggers = 'cognito-repeats-triggers';

async function declarePool(): Promise<string> {
  const policy = {
    MinimumLength: 32,
    RequireLowercase: true,
    RequireNumbers: true,
    RequireSymbols: true,
    RequireUppercase: true,
  };
  const created = await createUserPool(host, { pool: { Policies: { PasswordPolicy: policy } } });
  clientId = created.clientId;
  return created.poolId;
}

/** Calls the public surface's function as API Gateway would. */
async function call(path: string, input: object) {
  const event = {
    version: '2.0',
    routeKey: 'POST /api/public/{procedure+}',
    rawPath: `/api/public/${path}`,
    rawQueryString: '',
    headers: { 'content-type': 'application/json' },
    pathParameters: { procedure: path },
    requestContext: {
      requestId: randomUUID(),
      http: { method: 'POST', path: `/api/public/${path}`, sourceIp: '192.0.2.1' },
    },
    body: JSON.stringify(input),
    isBase64Encoded: false,
  } as unknown as APIGatewayProxyEventV2;
  const answer = (await publicApi(event, {
    awsRequestId: 'r',
  } as Context)) as APIGatewayProxyStructuredResultV2;
  const body = JSON.parse(answer.body ?? '{}');
  return { status: answer.statusCode, data: body.result?.data, error: body.error };
}

function newestCodeFor(to: string): string {
  const [newest] = listMessages(host.runtime).filter((message) => message.to === to);
  return /^\d{6}/.exec(newest?.text ?? '')?.[0] ?? 'no code was sent';
}

async function challengeOf(username: string, client = clientId): Promise<string | undefined> {
  const { Session } = await idp.send(
    new InitiateAuthCommand({
      AuthFlow: 'CUSTOM_AUTH',
      ClientId: client,
      AuthParameters: { USERNAME: username },
    }),
  );
  return Session;
}

async function tokensFor({ email, passkey }: { email: string; passkey: string }) {
  const { AuthenticationResult } = await idp.send(
    new RespondToAuthChallengeCommand({
      ClientId: clientId,
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session: await challengeOf(email),
      ChallengeResponses: { USERNAME: email, ANSWER: passkey },
    }),
  );
  return {
    access: AuthenticationResult?.AccessToken ?? '',
    refresh: AuthenticationResult?.RefreshToken ?? '',
  };
}

async function verifiedPasskey(recipient: string, to = recipient) {
  const attempt = { email: recipient, loginNonce: randomUUID() };
  await call('auth.otpSend', attempt);
  const { data } = await call('auth.otpVerify', { ...attempt, code: newestCodeFor(to) });
  return data;
}

const savedManager = async () => savedAccount({ companyId: (await savedCompany()).id });

describe('signing in', () => {
  it('by phone leads from the number to an access token that the API accepts', async () => {
    const account = await savedManager();
    const asked = await call('auth.accountExists', { phoneNumber: account.phone });

    const { access } = await tokensFor(await verifiedPasskey(asked.data.email, account.phone ?? ''));

    expect(callerOf(decodeJwt(access))).toMatchObject({
      accountId: account.id,
      companyId: account.companyId,
      roleId: 'FleetManager',
      permissions: expect.arrayContaining(['order_management']),
    });
  });

  it('works if Cognito calls each trigger twice', async () => {
    const account = await savedManager();
    const answer = await verifiedPasskey(account.email);
    expect(setToggle(host.runtime, repeatsTriggers, true)).toBe(true);

    const { access } = await tokensFor(answer);

    expect(access).not.toBe('');
  });

  it('accepts a passkey once', async () => {
    const account = await savedManager();
    const answer = await verifiedPasskey(account.email);
    await tokensFor(answer);

    await expect(tokensFor(answer)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('behaves at the pool as if unknown accounts existed', async () => {
    const challenge = await challengeOf('acc_nobody');
    const answer = tokensFor({ email: 'acc_nobody', passkey: 'x'.repeat(43) });

    expect(challenge).toEqual(expect.any(String));
    await expect(answer).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  it('reports refusals with code, status and details', async () => {
    const account = await savedManager();
    const attempt = { email: account.email, loginNonce: randomUUID() };
    await call('auth.otpSend', attempt);

    const again = await call('auth.otpSend', attempt);
    const malformed = await call('auth.otpVerify', { ...attempt, code: 'abc' });

    expect(again).toMatchObject({
      status: 429,
      error: { data: { code: 'RATE_LIMITED', details: { retryAfterSeconds: expect.any(Number) } } },
    });
    expect(malformed).toMatchObject({
      status: 400,
      error: {
        data: {
          code: 'BAD_INPUT',
          details: { fields: { code: 'Code must be a valid code format' } },
        },
      },
    });
  });
});

describe('an admin', () => {
  async function answered(username: string, session: string | undefined, text: string) {
    return idp.send(
      new RespondToAuthChallengeCommand({
        ClientId: adminClientId,
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session: session,
        ChallengeResponses: { USERNAME: username, ANSWER: text },
      }),
    );
  }

  it('needs an authenticator code after the passkey', async () => {
    const companyId = (await savedCompany({ userType: 'admin' })).id;
    const { id, email } = await savedAccount({ companyId, userType: 'admin', roleId: 'Admin' });
    const key = await enrolled(id);
    const signInBegun = async () => {
      const attempt = { email, loginNonce: randomUUID(), userType: 'admin' };
      await call('auth.otpSend', attempt);
      const { data } = await call('auth.otpVerify', { ...attempt, code: newestCodeFor(email) });
      return answered(id, await challengeOf(id, adminClientId), data.passkey);
    };
    const begun = await signInBegun();
    const code = authenticatorCode(key, new Date());
    const done = await answered(id, begun.Session, code);
    const again = await signInBegun();
    const replayed = answered(id, again.Session, code);

    expect(begun).toMatchObject({ ChallengeParameters: { answerWith: 'authenticator' } });
    expect(begun.AuthenticationResult).toBeUndefined();
    expect(callerOf(decodeJwt(done.AuthenticationResult?.AccessToken ?? ''))).toMatchObject({
      accountId: id,
      roleId: 'Admin',
    });
    await expect(replayed).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });
});

describe('signing up', () => {
  it('leads from the form to the tokens of a new company’s manager', async () => {
    const email = `ana-${randomUUID()}@new-company.example`;
    const { data: signUp } = await call('auth.createAccount', {
      firstName: 'Ana',
      lastName: 'Márquez',
      phone: '(212) 555-0147',
      email,
      companyName: 'Márquez & Sons',
    });

    const { data } = await call('auth.activate', {
      email,
      code: newestCodeFor(email),
      authId: signUp.authId,
    });
    const { access } = await tokensFor(data);

    expect(callerOf(decodeJwt(access))).toMatchObject({ accountId: data.email, roleId: 'FleetManager' });
  });
});

describe('signing out everywhere', () => {
  it('ends all of the account’s sessions, with an error that the browser understands', async () => {
    const account = await savedManager();
    const sessions = [
      await tokensFor(await verifiedPasskey(account.email)),
      await tokensFor(await verifiedPasskey(account.email)),
    ];

    await endSessions(account);

    const failures = await Promise.all(
      sessions.map(({ refresh }) =>
        idp
          .send(new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken: refresh }))
          .catch((error: unknown) => error),
      ),
    );
    expect(failures.map(refusalOf)).toEqual(['refused', 'refused']);
    expect((await tokensFor(await verifiedPasskey(account.email))).access).not.toBe('');
  });
});

describe('a deactivated account', () => {
  it('gets no new tokens, and an error that ends the browser’s session', async () => {
    const account = await savedManager();
    const { refresh } = await tokensFor(await verifiedPasskey(account.email));
    const stored = await readAccount(account.id, { consistent: true });
    if (stored) await putRow(accountRow({ ...stored, status: 'inactive' }));

    const failure: unknown = await idp
      .send(new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken: refresh }))
      .catch((error: unknown) => error);

    expect(failure).toMatchObject({ name: 'UserLambdaValidationException' });
    expect(refusalOf(failure)).toBe('deactivated');
  });
});
