import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Runtime } from '../../runtime.ts';
import { AwsError, type Operation, operation } from '../aws-wire.ts';
import type { PoolClient, Pools } from './pools.ts';
import {
  beginSignIn,
  forgetExpiredSignIns,
  notAuthorized,
  refreshSignIn,
  revokeSignIn,
  userOfAccessToken,
} from './tokens.ts';
import {
  type ChallengeResult,
  createAuthChallenge,
  defineAuthChallenge,
  type TriggerContext,
  verifyAuthChallengeResponse,
} from './triggers.ts';
import { attributeList, findUser, signOutEverywhere } from './users.ts';

/** The operations that browsers call unsigned. */
export function signInOperations(
  pools: Pools,
  options: { readonly repeatsTriggers: (runtime: Runtime) => boolean },
): Record<string, Operation> {
  const on = <S extends z.ZodType>(schema: S, run: (input: z.output<S>, runtime: Runtime) => unknown) =>
    operation(schema, run, 'InvalidParameterException');
  const begin = (runtime: Runtime, client: PoolClient, username: string, clientMetadata?: Metadata) => ({
    runtime,
    pool: pools.pool(client.poolId),
    client,
    username,
    user: findUser(runtime, client.poolId, username),
    clientMetadata,
    repeat: options.repeatsTriggers(runtime),
  });
  const refresh = async (runtime: Runtime, client: PoolClient, token: string, clientMetadata?: Metadata) =>
    refreshSignIn(
      {
        runtime,
        pool: pools.pool(client.poolId),
        client,
        clientMetadata,
        repeat: options.repeatsTriggers(runtime),
      },
      token,
    );

  return {
    InitiateAuth: on(
      z.strictObject({
        AuthFlow: z.enum(['CUSTOM_AUTH', 'REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']),
        AuthParameters: z.record(z.string(), z.string()).default({}),
        ClientId: z.string(),
        // Cognito only passes it to pre-sign-in triggers, which these pools don't have.
        ClientMetadata: z.record(z.string(), z.string()).optional(),
        AnalyticsMetadata: z.unknown().optional(),
        UserContextData: z.unknown().optional(),
      }),
      async (input, runtime) => {
        const client = pools.client(input.ClientId);
        const custom = input.AuthFlow === 'CUSTOM_AUTH';
        if (!client.authFlows.includes(custom ? 'ALLOW_CUSTOM_AUTH' : 'ALLOW_REFRESH_TOKEN_AUTH')) {
          throw new AwsError(
            'InvalidParameterException',
            `${input.AuthFlow} flow not enabled for this client`,
          );
        }
        if (!custom) {
          const token = required(input.AuthParameters, 'REFRESH_TOKEN');
          if (client.rotationGrace !== undefined) {
            throw notAuthorized('Refresh token rotation is on: call GetTokensFromRefreshToken.');
          }
          return { ChallengeParameters: {}, AuthenticationResult: await refresh(runtime, client, token) };
        }
        const context = begin(runtime, client, required(input.AuthParameters, 'USERNAME'));
        if (!context.user && !client.hidesMissingUsers) {
          throw new AwsError('UserNotFoundException', 'User does not exist.');
        }
        if (context.user && !context.user.enabled) throw notAuthorized('User is disabled.');
        return nextStep(context, []);
      },
    ),

    RespondToAuthChallenge: on(
      z.strictObject({
        ClientId: z.string(),
        ChallengeName: z.literal('CUSTOM_CHALLENGE'),
        ChallengeResponses: z.record(z.string(), z.string()).default({}),
        Session: z.string().min(20),
        ClientMetadata: z.record(z.string(), z.string()).optional(),
        AnalyticsMetadata: z.unknown().optional(),
        UserContextData: z.unknown().optional(),
      }),
      async (input, runtime) => {
        const client = pools.client(input.ClientId);
        const username = required(input.ChallengeResponses, 'USERNAME');
        const answer = required(input.ChallengeResponses, 'ANSWER');
        const challenge = takeChallenge(runtime, client, input.Session);
        if (challenge.username !== username) throw notAuthorized('Invalid session for the user.');
        const context = begin(runtime, client, username, input.ClientMetadata);
        if (context.user && !context.user.enabled) throw notAuthorized('User is disabled.');
        const { answerCorrect } = await verifyAuthChallengeResponse(
          context,
          challenge.privateParameters,
          answer,
        );
        return nextStep(context, [
          ...challenge.session,
          {
            challengeName: 'CUSTOM_CHALLENGE',
            challengeResult: answerCorrect === true,
            challengeMetadata: challenge.metadata,
          },
        ]);
      },
    ),

    GetTokensFromRefreshToken: on(
      z.strictObject({
        RefreshToken: z.string(),
        ClientId: z.string(),
        ClientMetadata: z.record(z.string(), z.string()).optional(),
        DeviceKey: z.string().optional(),
      }),
      async (input, runtime) => ({
        AuthenticationResult: await refresh(
          runtime,
          pools.client(input.ClientId),
          input.RefreshToken,
          input.ClientMetadata,
        ),
      }),
    ),

    RevokeToken: on(z.strictObject({ Token: z.string(), ClientId: z.string() }), (input, runtime) => {
      revokeSignIn(runtime, pools.client(input.ClientId), input.Token);
    }),

    GlobalSignOut: on(z.strictObject({ AccessToken: z.string() }), async (input, runtime) => {
      const { poolId, user } = await userOfAccessToken(runtime, pools, input.AccessToken);
      signOutEverywhere(runtime, poolId, user.username);
    }),

    GetUser: on(z.strictObject({ AccessToken: z.string() }), async (input, runtime) => {
      const { user } = await userOfAccessToken(runtime, pools, input.AccessToken);
      return { Username: user.username, UserAttributes: attributeList(user) };
    }),
  };
}

/** Deletes unanswered challenges and sign-ins that have expired. */
export function forgetExpired(runtime: Runtime): void {
  const challenges = challengesOf(runtime);
  for (const [session, challenge] of [...challenges.entries()]) {
    if (challenge.expiresAt <= runtime.clock.now()) challenges.delete(session);
  }
  forgetExpiredSignIns(runtime);
}

type Metadata = Readonly<Record<string, string>>;

interface Challenge {
  readonly clientId: string;
  readonly username: string;
  readonly session: readonly ChallengeResult[];
  readonly metadata: string | null;
  readonly privateParameters: Readonly<Record<string, string>>;
  readonly expiresAt: number;
}

const wrongAnswer = 'Incorrect username or password.';

function challengesOf(runtime: Runtime) {
  return runtime.durable<Challenge>('cognito-challenges');
}

async function nextStep(context: TriggerContext, session: readonly ChallengeResult[]) {
  const { runtime, client, username } = context;
  const decision = await defineAuthChallenge(context, session);
  if (decision.failAuthentication) throw notAuthorized(wrongAnswer);
  if (decision.issueTokens) {
    // An unknown username never gets tokens, whatever the triggers say.
    if (!context.user) throw notAuthorized(wrongAnswer);
    return { ChallengeParameters: {}, AuthenticationResult: await beginSignIn(context, context.user) };
  }
  if (decision.challengeName !== 'CUSTOM_CHALLENGE') {
    throw new AwsError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  }
  const challenge = await createAuthChallenge(context, decision.challengeName, session);
  const token = randomBytes(192).toString('base64url');
  challengesOf(runtime).put(token, {
    clientId: client.id,
    username,
    session,
    metadata: challenge.challengeMetadata ?? null,
    privateParameters: challenge.privateChallengeParameters ?? {},
    expiresAt: runtime.clock.now() + client.sessionValidity,
  });
  return {
    ChallengeName: decision.challengeName,
    Session: token,
    ChallengeParameters: { ...challenge.publicChallengeParameters, USERNAME: username },
  };
}

/** A session can be used once; the next challenge has a new one. */
function takeChallenge(runtime: Runtime, client: PoolClient, session: string): Challenge {
  const challenge = challengesOf(runtime).get(session);
  if (!challenge || challenge.clientId !== client.id) throw notAuthorized('Invalid session for the user.');
  challengesOf(runtime).delete(session);
  if (challenge.expiresAt <= runtime.clock.now()) {
    throw notAuthorized('Invalid session for the user, session is expired.');
  }
  return challenge;
}

function required(parameters: Readonly<Record<string, string>>, name: string): string {
  const value = parameters[name];
  if (!value) throw new AwsError('InvalidParameterException', `Missing required parameter ${name}`);
  return value;
}
