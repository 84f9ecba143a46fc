import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { type Jwks, SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setToggle } from '#local/console/controls.ts';
import { cognito } from '#local/services/cognito.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';
import { createUserPool } from '#test/support/user-pool.ts';

interface TriggerEvent {
  version: string;
  triggerSource: string;
  userName: string;
  callerContext: { clientId: string };
  request: {
    userAttributes: Record<string, string>;
    session: { challengeName: string; challengeResult: boolean; challengeMetadata: string | null }[];
    userNotFound?: boolean;
    challengeAnswer?: string;
    privateChallengeParameters?: Record<string, string>;
    clientMetadata?: Record<string, string>;
    scopes?: string[];
  };
  response: Record<string, unknown>;
}

let host: ServiceHost;
let poolId: string;
let clientId: string;
let seen: TriggerEvent[];
let idp: CognitoIdentityProviderClient;

const triggers = {
  define: (event: TriggerEvent) => {
    seen.push(event);
    const { session } = event.request;
    event.response.issueTokens = session.at(-1)?.challengeResult === true;
    event.response.failAuthentication = !event.response.issueTokens && session.length >= 3;
    event.response.challengeName = 'CUSTOM_CHALLENGE';
    return event;
  },
  create: (event: TriggerEvent) => {
    seen.push(event);
    event.response.publicChallengeParameters = { hint: 'four legs' };
    event.response.privateChallengeParameters = { answer: 'dog' };
    event.response.challengeMetadata = `ROUND-${event.request.session.length + 1}`;
    return event;
  },
  verify: (event: TriggerEvent) => {
    seen.push(event);
    event.response.answerCorrect =
      event.request.challengeAnswer === event.request.privateChallengeParameters?.answer;
    return event;
  },
  claims: (event: TriggerEvent) => {
    seen.push(event);
    event.response.claimsAndScopeOverrideDetails = {
      accessTokenGeneration: {
        claimsToAddOrOverride: { companyId: 'c1', permissions: ['a', 'b'], iss: 'forged' },
        scopesToAdd: ['orders'],
      },
      idTokenGeneration: { claimsToAddOrOverride: { company: 'Westover' }, claimsToSuppress: ['email'] },
    };
    return event;
  },
};

beforeEach(async () => {
  seen = [];
  host = await startServiceHost({ services: [cognito()], functions: triggers as never });
  await declarePool(host);
  await host.start();
  idp = new CognitoIdentityProviderClient(host.client);
});

afterEach(() => host.stop());

async function declarePool(target: ServiceHost, clientChanges: Record<string, unknown> = {}) {
  const policy = { PasswordPolicy: { MinimumLength: 12, RequireNumbers: true } };
  const created = await createUserPool(target, { pool: { Policies: policy }, client: clientChanges });
  ({ poolId, clientId } = created);
}

async function addUser(username = 'acc_1') {
  await idp.send(
    new AdminCreateUserCommand({
      UserPoolId: poolId,
      Username: username,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: 'dana@westover.example' },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
  await idp.send(
    new AdminSetUserPasswordCommand({
      UserPoolId: poolId,
      Username: username,
      Password: 'never-used-123',
      Permanent: true,
    }),
  );
}

const initiate = (username = 'acc_1') =>
  idp.send(
    new InitiateAuthCommand({
      AuthFlow: 'CUSTOM_AUTH',
      ClientId: clientId,
      AuthParameters: { USERNAME: username },
    }),
  );

const respond = (session: string | undefined, answer: string, username = 'acc_1') =>
  idp.send(
    new RespondToAuthChallengeCommand({
      ClientId: clientId,
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session: session,
      ChallengeResponses: { USERNAME: username, ANSWER: answer },
      ClientMetadata: { nonce: 'n1' },
    }),
  );

async function signedIn() {
  const { Session } = await initiate();
  const { AuthenticationResult } = await respond(Session, 'dog');
  return {
    access: AuthenticationResult?.AccessToken ?? '',
    id: AuthenticationResult?.IdToken ?? '',
    refresh: AuthenticationResult?.RefreshToken ?? '',
  };
}

const refresh = (token: string) =>
  idp.send(new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken: token }));

describe('custom challenge', () => {
  it('calls the triggers as Cognito does and issues tokens with their claims', async () => {
    await addUser();

    const challenge = await initiate();
    const answer = await respond(challenge.Session, 'dog');

    expect(challenge).toMatchObject({
      ChallengeName: 'CUSTOM_CHALLENGE',
      ChallengeParameters: { hint: 'four legs', USERNAME: 'acc_1' },
    });
    expect(answer.AuthenticationResult).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 300 });
    const access = decodeJwt(answer.AuthenticationResult?.AccessToken ?? '');
    const id = decodeJwt(answer.AuthenticationResult?.IdToken ?? '');
    expect(access).toMatchObject({
      iss: `https://cognito-idp.us-east-1.amazonaws.com/${poolId}`,
      client_id: clientId,
      token_use: 'access',
      username: 'acc_1',
      scope: 'aws.cognito.signin.user.admin orders',
      companyId: 'c1',
      permissions: ['a', 'b'],
      origin_jti: expect.any(String),
    });
    expect((access.exp ?? 0) - (access.iat ?? 0)).toBe(300);
    expect(id).toMatchObject({
      aud: clientId,
      token_use: 'id',
      'cognito:username': 'acc_1',
      email_verified: true,
      company: 'Westover',
    });
    expect(id).not.toHaveProperty('email');
    expect(seen.map(({ triggerSource }) => triggerSource)).toEqual([
      'DefineAuthChallenge_Authentication',
      'CreateAuthChallenge_Authentication',
      'VerifyAuthChallengeResponse_Authentication',
      'DefineAuthChallenge_Authentication',
      'TokenGeneration_Authentication',
    ]);
    expect(seen[0]).toMatchObject({
      version: '1',
      callerContext: { clientId },
      request: {
        session: [],
        userNotFound: false,
        userAttributes: { 'cognito:user_status': 'CONFIRMED', email: 'dana@westover.example' },
      },
    });
    expect(seen[3]?.request).toMatchObject({
      clientMetadata: { nonce: 'n1' },
      session: [{ challengeName: 'CUSTOM_CHALLENGE', challengeResult: true, challengeMetadata: 'ROUND-1' }],
    });
    expect(seen[4]).toMatchObject({ version: '2', request: { scopes: ['aws.cognito.signin.user.admin'] } });
  });

  it('repeats the challenge after a wrong answer, and fails when the trigger says so', async () => {
    await addUser();
    const first = await initiate();

    const second = await respond(first.Session, 'cat');
    const third = await respond(second.Session, 'cow');

    expect(second.ChallengeName).toBe('CUSTOM_CHALLENGE');
    await expect(respond(third.Session, 'hen')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  it('accepts a session once, for its user, within three minutes', async () => {
    await addUser();
    const used = await initiate();
    await respond(used.Session, 'cat');
    const foreign = await initiate();
    const late = await initiate();

    await expect(respond(used.Session, 'dog')).rejects.toThrow('Invalid session for the user.');
    await expect(respond(foreign.Session, 'dog', 'acc_2')).rejects.toThrow('Invalid session for the user.');
    await host.clock.advance(181_000);
    await expect(respond(late.Session, 'dog')).rejects.toThrow('session is expired');
  });

  it('does not reveal that a user does not exist', async () => {
    const challenge = await initiate('nobody');

    expect(challenge.ChallengeName).toBe('CUSTOM_CHALLENGE');
    expect(seen[0]?.request).toMatchObject({ userNotFound: true, userAttributes: {} });
    await expect(respond(challenge.Session, 'dog', 'nobody')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  it('reveals it if the client allows that', async () => {
    await declarePool(host, { PreventUserExistenceErrors: 'LEGACY' });

    await expect(initiate('nobody')).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  it('passes on a trigger’s error and refuses an invalid answer', async () => {
    await addUser();
    host.functions.set('create', () => {
      throw new Error('no code was sent');
    });
    await expect(initiate()).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'CreateAuthChallenge failed with error no code was sent.',
    });

    host.functions.set('create', () => 'nonsense');
    await expect(initiate()).rejects.toMatchObject({ name: 'InvalidLambdaResponseException' });
  });

  it('can call each trigger twice', async () => {
    await addUser();
    setToggle(host.runtime, 'cognito-repeats-triggers', true);

    await signedIn();

    const verified = seen.filter(({ triggerSource }) => triggerSource.startsWith('Verify'));
    expect(verified).toHaveLength(2);
  });
});

describe('tokens', () => {
  it('verify against the published keys, before and after a restart', async () => {
    await addUser();
    const { access } = await signedIn();
    await host.stop();
    const again = await startServiceHost({ services: [cognito()], stateDirectory: host.stateDirectory });
    host = again;
    await declarePool(host);

    const jwks = await (
      await fetch(`${host.siteUrl}/_local/cognito-idp/${poolId}/.well-known/jwks.json`)
    ).json();
    const cache = new SimpleJwksCache();
    cache.addJwks(
      `https://cognito-idp.us-east-1.amazonaws.com/${poolId}/.well-known/jwks.json`,
      jwks as Jwks,
    );
    const verifier = CognitoJwtVerifier.create(
      { userPoolId: poolId, clientId, tokenUse: 'access' },
      { jwksCache: cache },
    );

    await expect(verifier.verify(access)).resolves.toMatchObject({ username: 'acc_1' });
  });

  it('are refreshed with new claims until the refresh token expires', async () => {
    await addUser();
    const first = await signedIn();
    await host.clock.advance(6 * 60_000);

    const { AuthenticationResult } = await refresh(first.refresh);

    const [before, after] = [decodeJwt(first.access), decodeJwt(AuthenticationResult?.AccessToken ?? '')];
    expect(after.origin_jti).toBe(before.origin_jti);
    expect(after.auth_time).toBe(before.auth_time);
    expect(after.iat).toBeGreaterThan(before.exp ?? 0);
    expect(AuthenticationResult?.RefreshToken).toBeUndefined();
    expect(seen.at(-1)?.triggerSource).toBe('TokenGeneration_RefreshTokens');
    await host.clock.advance(30 * 24 * 3600_000);
    await expect(refresh(first.refresh)).rejects.toThrow('Refresh Token has expired');
  });

  it('can also be refreshed with REFRESH_TOKEN_AUTH', async () => {
    await addUser();
    const tokens = await signedIn();

    const answer = await idp.send(
      new InitiateAuthCommand({
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        ClientId: clientId,
        AuthParameters: { REFRESH_TOKEN: tokens.refresh },
      }),
    );

    expect(answer.AuthenticationResult?.AccessToken).toBeTruthy();
  });

  it('rotate if the client says so, with a grace period for the old one', async () => {
    await declarePool(host, { RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 } });
    await addUser();
    const { refresh: old } = await signedIn();

    const rotated = await refresh(old);
    await refresh(old);
    await host.clock.advance(11_000);

    await expect(refresh(old)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
    await expect(refresh(rotated.AuthenticationResult?.RefreshToken ?? '')).resolves.toBeTruthy();
  });

  it('end with their own sign-in when it is revoked', async () => {
    await addUser();
    const [one, other] = [await signedIn(), await signedIn()];

    await idp.send(new RevokeTokenCommand({ ClientId: clientId, Token: one.refresh }));

    await expect(refresh(one.refresh)).rejects.toThrow('Refresh Token has been revoked');
    await expect(idp.send(new GetUserCommand({ AccessToken: one.access }))).rejects.toThrow(
      'has been revoked',
    );
    await expect(refresh(other.refresh)).resolves.toBeTruthy();
    await expect(idp.send(new GetUserCommand({ AccessToken: other.access }))).resolves.toMatchObject({
      Username: 'acc_1',
    });
  });

  it.each([
    ['by the user', (access: string) => new GlobalSignOutCommand({ AccessToken: access })],
    ['by an admin', () => new AdminUserGlobalSignOutCommand({ UserPoolId: poolId, Username: 'acc_1' })],
    [
      'when the user is disabled',
      () => new AdminDisableUserCommand({ UserPoolId: poolId, Username: 'acc_1' }),
    ],
  ])('all end with a global sign-out %s', async (_, command) => {
    await addUser();
    const [one, other] = [await signedIn(), await signedIn()];

    await idp.send(command(one.access) as GlobalSignOutCommand);

    await expect(refresh(one.refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(refresh(other.refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('are refused when forged or expired', async () => {
    await addUser();
    const { access, id } = await signedIn();
    const getUser = (AccessToken: string) => idp.send(new GetUserCommand({ AccessToken }));

    await expect(getUser(`${access.slice(0, -8)}AAAAAAAA`)).rejects.toThrow('Invalid Access Token');
    await expect(getUser(id)).rejects.toThrow('Invalid Access Token');
    await expect(getUser('nonsense')).rejects.toThrow('Invalid Access Token');
    await host.clock.advance(301_000);
    await expect(getUser(access)).rejects.toThrow('Access Token has expired');
  });
});

describe('users', () => {
  it('are created, read, changed, found and deleted', async () => {
    await addUser('acc_1');
    await addUser('acc_2');
    const at = { UserPoolId: poolId, Username: 'acc_2' };

    await idp.send(
      new AdminUpdateUserAttributesCommand({
        ...at,
        UserAttributes: [{ Name: 'email', Value: 'lee@westover.example' }],
      }),
    );

    const user = await idp.send(new AdminGetUserCommand(at));
    expect(user).toMatchObject({ Username: 'acc_2', Enabled: true, UserStatus: 'CONFIRMED' });
    expect(user.UserCreateDate).toBeInstanceOf(Date);
    expect(user.UserAttributes).toContainEqual({ Name: 'email', Value: 'lee@westover.example' });
    const list = (Filter?: string, Limit?: number, PaginationToken?: string) =>
      idp.send(new ListUsersCommand({ UserPoolId: poolId, Filter, Limit, PaginationToken }));
    const names = async (filter: string) => (await list(filter)).Users?.map(({ Username }) => Username);
    expect(await names('email = "lee@westover.example"')).toEqual(['acc_2']);
    expect(await names('email ^= "dana"')).toEqual(['acc_1']);
    const page = await list(undefined, 1);
    expect((await list(undefined, 1, page.PaginationToken)).Users?.[0]?.Username).toBe('acc_2');
    await idp.send(new AdminDeleteUserCommand(at));
    await expect(idp.send(new AdminGetUserCommand(at))).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
  });

  it('are refused if they exist, or with a weak password or an unknown attribute', async () => {
    await addUser();
    const at = { UserPoolId: poolId, Username: 'acc_1' };

    await expect(addUser()).rejects.toMatchObject({ name: 'UsernameExistsException' });
    await expect(
      idp.send(new AdminSetUserPasswordCommand({ ...at, Password: 'short', Permanent: true })),
    ).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await expect(
      idp.send(
        new AdminUpdateUserAttributesCommand({ ...at, UserAttributes: [{ Name: 'shoe', Value: '44' }] }),
      ),
    ).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('cannot sign in while disabled', async () => {
    await addUser();
    const at = { UserPoolId: poolId, Username: 'acc_1' };
    await idp.send(new AdminDisableUserCommand(at));

    await expect(initiate()).rejects.toThrow('User is disabled.');
    await idp.send(new AdminEnableUserCommand(at));
    await expect(signedIn()).resolves.toMatchObject({ refresh: expect.any(String) });
  });
});

describe('the browser’s endpoint', () => {
  const post = (operation: string, body: unknown) =>
    fetch(`${host.siteUrl}/_local/cognito-idp/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(body),
    });

  it('serves Amplify’s sign-in, refresh and sign-out', async () => {
    await addUser();
    Amplify.configure({
      Auth: {
        Cognito: {
          userPoolId: poolId,
          userPoolClientId: clientId,
          userPoolEndpoint: `${host.siteUrl}/_local/cognito-idp/`,
        },
      },
    });

    const step = await signIn({ username: 'acc_1', options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } });
    const done = await confirmSignIn({ challengeResponse: 'dog' });
    const before = await fetchAuthSession();
    const after = await fetchAuthSession({ forceRefresh: true });
    await signOut();

    expect(step.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE');
    expect(done.isSignedIn).toBe(true);
    expect(after.tokens?.accessToken.payload.companyId).toBe('c1');
    expect(after.tokens?.accessToken.toString()).not.toBe(before.tokens?.accessToken.toString());
    const access = String(after.tokens?.accessToken);
    await expect(idp.send(new GetUserCommand({ AccessToken: access }))).rejects.toThrow('has been revoked');
  });

  it('refuses operations that need a signature', async () => {
    const response = await post('AdminDeleteUser', { UserPoolId: poolId, Username: 'acc_1' });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: 'UnknownOperationException' });
  });

  it('reports an unknown parameter by name', async () => {
    const response = await post('RevokeToken', { ClientId: clientId, Token: 'x', Colour: 'red' });

    expect(await response.json()).toMatchObject({
      __type: 'InvalidParameterException',
      message: expect.stringContaining('Colour'),
    });
  });
});

describe('a template', () => {
  it.each([
    ['AWS::Cognito::UserPool', { MfaConfiguration: 'ON' }, 'MfaConfiguration'],
    ['AWS::Cognito::UserPool', { LambdaConfig: { PreSignUp: 'arn' } }, 'PreSignUp'],
    ['AWS::Cognito::UserPoolClient', { ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'] }, 'ExplicitAuthFlows'],
  ])('cannot start with unsupported features of %s', async (type, properties, named) => {
    await expect(host.create(type, properties)).rejects.toThrow(named);
  });

  it('gives pools and clients the same ids at every start', async () => {
    const [pool, client] = [poolId, clientId];

    await declarePool(host);

    expect([poolId, clientId]).toEqual([pool, client]);
    expect(poolId).toMatch(/^us-east-1_[A-Za-z0-9]{9}$/);
  });
});
