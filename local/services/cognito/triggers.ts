import * as z from 'zod';
import type { Runtime } from '../../runtime.ts';
import { AwsError } from '../aws-wire.ts';
import type { Pool, PoolClient } from './pools.ts';
import type { User } from './users.ts';

/**
 * Who is signing in, for a trigger's event. `user` is missing if the username is unknown and the client hides that.
 */
export interface TriggerContext {
  readonly runtime: Runtime;
  readonly pool: Pool;
  readonly client: PoolClient;
  readonly username: string;
  readonly user: User | undefined;
  readonly clientMetadata?: Readonly<Record<string, string>> | undefined;
  /** Calls each trigger twice and uses the second answer, as Cognito does if the first is late. */
  readonly repeat: boolean;
}

export interface ChallengeResult {
  readonly challengeName: string;
  readonly challengeResult: boolean;
  readonly challengeMetadata: string | null;
}

export type TokenSource = 'TokenGeneration_Authentication' | 'TokenGeneration_RefreshTokens';
export type ClaimsOverride = z.output<typeof claimsOverride>;

export async function defineAuthChallenge(context: TriggerContext, session: readonly ChallengeResult[]) {
  return run(context, 'DefineAuthChallenge', context.pool.triggers.defineAuthChallenge, {
    triggerSource: 'DefineAuthChallenge_Authentication',
    request: { ...whoAsks(context), session },
    response: { challengeName: null, issueTokens: null, failAuthentication: null },
    schema: z.object({
      challengeName: z.string().nullish(),
      issueTokens: z.boolean().nullish(),
      failAuthentication: z.boolean().nullish(),
    }),
  });
}

export async function createAuthChallenge(
  context: TriggerContext,
  challengeName: string,
  session: readonly ChallengeResult[],
) {
  return run(context, 'CreateAuthChallenge', context.pool.triggers.createAuthChallenge, {
    triggerSource: 'CreateAuthChallenge_Authentication',
    request: { ...whoAsks(context), challengeName, session },
    response: { publicChallengeParameters: null, privateChallengeParameters: null, challengeMetadata: null },
    schema: z.object({
      publicChallengeParameters: parameters.nullish(),
      privateChallengeParameters: parameters.nullish(),
      challengeMetadata: z.string().nullish(),
    }),
  });
}

export async function verifyAuthChallengeResponse(
  context: TriggerContext,
  privateChallengeParameters: Readonly<Record<string, string>>,
  challengeAnswer: string,
) {
  return run(context, 'VerifyAuthChallengeResponse', context.pool.triggers.verifyAuthChallengeResponse, {
    triggerSource: 'VerifyAuthChallengeResponse_Authentication',
    request: { ...whoAsks(context), privateChallengeParameters, challengeAnswer },
    response: { answerCorrect: null },
    schema: z.object({ answerCorrect: z.boolean().nullish() }),
  });
}

/** Event version 2: its response changes the access and id tokens. */
export async function preTokenGeneration(
  context: TriggerContext,
  source: TokenSource,
  scopes: readonly string[],
): Promise<ClaimsOverride | undefined> {
  if (!context.pool.triggers.preTokenGeneration) return undefined;
  const { userNotFound: _, ...request } = whoAsks(context);
  const response = await run(context, 'PreTokenGeneration', context.pool.triggers.preTokenGeneration, {
    version: '2',
    triggerSource: source,
    request: {
      ...request,
      groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [], preferredRole: null },
      scopes,
    },
    response: { claimsAndScopeOverrideDetails: null },
    schema: z.object({ claimsAndScopeOverrideDetails: claimsOverride.nullish() }),
  });
  return response.claimsAndScopeOverrideDetails ?? undefined;
}

const parameters = z.record(z.string(), z.string());

const claimsOverride = z.strictObject({
  idTokenGeneration: z
    .strictObject({
      claimsToAddOrOverride: z.record(z.string(), z.unknown()).nullish(),
      claimsToSuppress: z.array(z.string()).nullish(),
    })
    .nullish(),
  accessTokenGeneration: z
    .strictObject({
      claimsToAddOrOverride: z.record(z.string(), z.unknown()).nullish(),
      claimsToSuppress: z.array(z.string()).nullish(),
      scopesToAdd: z.array(z.string()).nullish(),
      scopesToSuppress: z.array(z.string()).nullish(),
    })
    .nullish(),
  groupOverrideDetails: z.strictObject({ groupsToOverride: z.array(z.string()).nullish() }).nullish(),
});

function whoAsks(context: TriggerContext) {
  return {
    userAttributes: context.user
      ? { 'cognito:user_status': context.user.status, ...context.user.attributes }
      : {},
    ...(context.client.hidesMissingUsers ? { userNotFound: context.user === undefined } : {}),
    ...(context.clientMetadata ? { clientMetadata: context.clientMetadata } : {}),
  };
}

async function run<S extends z.ZodType>(
  context: TriggerContext,
  name: string,
  functionArn: string | undefined,
  trigger: { version?: string; triggerSource: string; request: unknown; response: unknown; schema: S },
): Promise<z.output<S>> {
  if (!functionArn) {
    throw new AwsError(
      'InvalidParameterException',
      'Custom auth lambda trigger is not configured for the user pool.',
    );
  }
  const event = {
    version: trigger.version ?? '1',
    triggerSource: trigger.triggerSource,
    region: context.runtime.region,
    userPoolId: context.pool.id,
    userName: context.username,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: context.client.id },
    request: trigger.request,
    response: trigger.response,
  };
  if (context.repeat) await context.runtime.invoke(functionArn, event);
  const result = await context.runtime.invoke(functionArn, event);
  if (!result.ok) {
    throw new AwsError('UserLambdaValidationException', `${name} failed with error ${result.errorMessage}.`);
  }
  const answer = z.object({ response: z.unknown() }).safeParse(result.payload);
  const response = trigger.schema.safeParse(answer.data?.response);
  if (!response.success) throw new AwsError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  return response.data;
}
