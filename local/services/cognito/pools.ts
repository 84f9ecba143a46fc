import * as z from 'zod';
import type { ResourceProvider } from '../../runtime.ts';
import { AwsError } from '../aws-wire.ts';
import { inert, provider } from '../known-properties.ts';
import { stableId } from '../resource-names.ts';

export interface Pool {
  readonly id: string;
  readonly arn: string;
  readonly customAttributes: readonly string[];
  readonly passwordPolicy: PasswordPolicy;
  readonly triggers: {
    readonly defineAuthChallenge?: string | undefined;
    readonly createAuthChallenge?: string | undefined;
    readonly verifyAuthChallengeResponse?: string | undefined;
    readonly preTokenGeneration?: string | undefined;
  };
}

export interface PoolClient {
  readonly id: string;
  readonly poolId: string;
  readonly authFlows: readonly string[];
  /** Milliseconds. */
  readonly validity: { readonly access: number; readonly id: number; readonly refresh: number };
  readonly sessionValidity: number;
  readonly hidesMissingUsers: boolean;
  readonly revokesTokens: boolean;
  /** Set if a refresh returns a new refresh token: how long the old one stays valid. */
  readonly rotationGrace?: number | undefined;
}

export interface PasswordPolicy {
  readonly minimumLength: number;
  readonly requireLowercase: boolean;
  readonly requireUppercase: boolean;
  readonly requireNumbers: boolean;
  readonly requireSymbols: boolean;
}

/** The pools and clients that the templates declare. */
export interface Pools {
  find(id: string): Pool | undefined;
  /** Throws ResourceNotFoundException. */
  pool(id: string): Pool;
  /** Throws ResourceNotFoundException. */
  client(id: string): PoolClient;
  readonly providers: readonly ResourceProvider[];
}

export function cognitoPools(): Pools {
  const pools = new Map<string, Pool>();
  const clients = new Map<string, PoolClient>();
  return {
    find: (id) => pools.get(id),
    pool: (id) => {
      const pool = pools.get(id);
      if (!pool) throw new AwsError('ResourceNotFoundException', `User pool ${id} does not exist.`);
      return pool;
    },
    client: (id) => {
      const client = clients.get(id);
      if (!client) throw new AwsError('ResourceNotFoundException', `User pool client ${id} does not exist.`);
      return client;
    },
    providers: [
      provider('AWS::Cognito::UserPool', poolProperties, (properties, resource, runtime) => {
        const id = `${runtime.region}_${stableId(resource, 9, mixedCase)}`;
        const arn = `arn:aws:cognito-idp:${runtime.region}:${runtime.accountId}:userpool/${id}`;
        pools.set(id, readPool(properties, id, arn));
        const providerName = `cognito-idp.${runtime.region}.amazonaws.com/${id}`;
        return {
          ref: id,
          attributes: {
            Arn: arn,
            UserPoolId: id,
            ProviderName: providerName,
            ProviderURL: `https://${providerName}`,
          },
        };
      }),
      provider('AWS::Cognito::UserPoolClient', clientProperties, (properties, resource) => {
        const id = stableId(resource, 26);
        clients.set(id, readClient(properties, id));
        return { ref: id, attributes: { ClientId: id, Name: properties.ClientName ?? resource.logicalId } };
      }),
    ],
  };
}

/** Throws InvalidPasswordException with Cognito's message. */
export function checkPassword(policy: PasswordPolicy, password: string): void {
  const missing =
    (password.length < policy.minimumLength && 'Password not long enough') ||
    (policy.requireLowercase && !/[a-z]/.test(password) && 'Password must have lowercase characters') ||
    (policy.requireUppercase && !/[A-Z]/.test(password) && 'Password must have uppercase characters') ||
    (policy.requireNumbers && !/\d/.test(password) && 'Password must have numeric characters') ||
    (policy.requireSymbols && !/[^A-Za-z\d]/.test(password) && 'Password must have symbol characters');
  if (missing) {
    throw new AwsError('InvalidPasswordException', `Password did not conform with policy: ${missing}`);
  }
}

const mixedCase = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `inert` properties concern sign-up, verification and recovery, which these pools leave to the product. */
const poolProperties = z.strictObject({
  AccountRecoverySetting: inert,
  DeletionProtection: inert,
  EmailVerificationMessage: inert,
  EmailVerificationSubject: inert,
  SmsVerificationMessage: inert,
  UserPoolAddOns: inert,
  UserPoolName: inert,
  UserPoolTags: inert,
  UserPoolTier: inert,
  VerificationMessageTemplate: inert,
  AdminCreateUserConfig: z.strictObject({ AllowAdminCreateUserOnly: z.literal(true) }).optional(),
  EnabledMfas: z.array(z.string()).max(0).optional(),
  LambdaConfig: z
    .strictObject({
      DefineAuthChallenge: z.string().optional(),
      CreateAuthChallenge: z.string().optional(),
      VerifyAuthChallengeResponse: z.string().optional(),
      PreTokenGenerationConfig: z
        .strictObject({ LambdaArn: z.string(), LambdaVersion: z.literal('V2_0') })
        .optional(),
    })
    .default({}),
  MfaConfiguration: z.literal('OFF').optional(),
  Policies: z
    .strictObject({
      PasswordPolicy: z
        .object({
          MinimumLength: z.int().default(8),
          RequireLowercase: z.boolean().default(false),
          RequireUppercase: z.boolean().default(false),
          RequireNumbers: z.boolean().default(false),
          RequireSymbols: z.boolean().default(false),
          TemporaryPasswordValidityDays: z.int().optional(),
        })
        .optional(),
      SignInPolicy: z.unknown().optional(),
    })
    .default({}),
  Schema: z
    .array(
      z.object({
        Name: z.string(),
        AttributeDataType: z.string().optional(),
        Mutable: z.boolean().optional(),
      }),
    )
    .default([]),
  UsernameConfiguration: z.strictObject({ CaseSensitive: z.literal(true) }).optional(),
});

const validityUnit = z.enum(['seconds', 'minutes', 'hours', 'days']);
const clientProperties = z.strictObject({
  AllowedOAuthFlowsUserPoolClient: z.literal(false).optional(),
  ClientName: z.string().optional(),
  ReadAttributes: inert,
  WriteAttributes: inert,
  AccessTokenValidity: z.number().optional(),
  AuthSessionValidity: z.number().default(3),
  EnableTokenRevocation: z.boolean().default(true),
  ExplicitAuthFlows: z.array(z.enum(['ALLOW_CUSTOM_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'])),
  GenerateSecret: z.literal(false).optional(),
  IdTokenValidity: z.number().optional(),
  PreventUserExistenceErrors: z.enum(['ENABLED', 'LEGACY']).default('LEGACY'),
  RefreshTokenRotation: z
    .strictObject({
      Feature: z.enum(['ENABLED', 'DISABLED']),
      RetryGracePeriodSeconds: z.number().default(0),
    })
    .optional(),
  RefreshTokenValidity: z.number().default(30),
  SupportedIdentityProviders: z.array(z.literal('COGNITO')).optional(),
  TokenValidityUnits: z
    .strictObject({
      AccessToken: validityUnit.default('hours'),
      IdToken: validityUnit.default('hours'),
      RefreshToken: validityUnit.default('days'),
    })
    .default({ AccessToken: 'hours', IdToken: 'hours', RefreshToken: 'days' }),
  UserPoolId: z.string(),
});

const milliseconds = { seconds: 1000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 };

function readPool(properties: z.output<typeof poolProperties>, id: string, arn: string): Pool {
  const { LambdaConfig: triggers, Policies: policies } = properties;
  return {
    id,
    arn,
    customAttributes: properties.Schema.map(({ Name }) =>
      Name.startsWith('custom:') ? Name : `custom:${Name}`,
    ),
    passwordPolicy: {
      minimumLength: policies.PasswordPolicy?.MinimumLength ?? 8,
      requireLowercase: policies.PasswordPolicy?.RequireLowercase ?? false,
      requireUppercase: policies.PasswordPolicy?.RequireUppercase ?? false,
      requireNumbers: policies.PasswordPolicy?.RequireNumbers ?? false,
      requireSymbols: policies.PasswordPolicy?.RequireSymbols ?? false,
    },
    triggers: {
      defineAuthChallenge: triggers.DefineAuthChallenge,
      createAuthChallenge: triggers.CreateAuthChallenge,
      verifyAuthChallengeResponse: triggers.VerifyAuthChallengeResponse,
      preTokenGeneration: triggers.PreTokenGenerationConfig?.LambdaArn,
    },
  };
}

function readClient(properties: z.output<typeof clientProperties>, id: string): PoolClient {
  const units = properties.TokenValidityUnits;
  return {
    id,
    poolId: properties.UserPoolId,
    authFlows: properties.ExplicitAuthFlows,
    validity: {
      access: (properties.AccessTokenValidity ?? 1) * milliseconds[units.AccessToken],
      id: (properties.IdTokenValidity ?? 1) * milliseconds[units.IdToken],
      refresh: properties.RefreshTokenValidity * milliseconds[units.RefreshToken],
    },
    sessionValidity: properties.AuthSessionValidity * milliseconds.minutes,
    hidesMissingUsers: properties.PreventUserExistenceErrors === 'ENABLED',
    revokesTokens: properties.EnableTokenRevocation,
    rotationGrace:
      properties.RefreshTokenRotation?.Feature === 'ENABLED'
        ? properties.RefreshTokenRotation.RetryGracePeriodSeconds * milliseconds.seconds
        : undefined,
  };
}
