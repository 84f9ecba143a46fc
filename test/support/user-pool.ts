import type { ServiceHost } from './service-host.ts';

/**
 * A user pool with custom authentication and its client, as the templates declare them. Its triggers are the host's
 * functions `define`, `create`, `verify` and `claims`; `define` can name another. `name` distinguishes it from the
 * host's other pools. `pool` and `client` override properties.
 */
export async function createUserPool(
  host: ServiceHost,
  {
    pool = {},
    client = {},
    name = '',
    define = 'define',
  }: {
    readonly name?: string;
    readonly define?: string;
    readonly pool?: Readonly<Record<string, unknown>>;
    readonly client?: Readonly<Record<string, unknown>>;
  } = {},
): Promise<{ poolId: string; clientId: string }> {
  const arn = (trigger: string) => `arn:aws:lambda:us-east-1:123456789012:function:${trigger}`;
  const { ref: poolId } = await host.create(
    'AWS::Cognito::UserPool',
    {
      UserPoolTier: 'ESSENTIALS',
      LambdaConfig: {
        DefineAuthChallenge: arn(define),
        CreateAuthChallenge: arn('create'),
        VerifyAuthChallengeResponse: arn('verify'),
        PreTokenGenerationConfig: { LambdaArn: arn('claims'), LambdaVersion: 'V2_0' },
      },
      ...pool,
    },
    `Pool${name}`,
  );
  const { ref: clientId } = await host.create(
    'AWS::Cognito::UserPoolClient',
    {
      UserPoolId: poolId,
      ExplicitAuthFlows: ['ALLOW_CUSTOM_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      AccessTokenValidity: 5,
      IdTokenValidity: 5,
      RefreshTokenValidity: 43200,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      ...client,
    },
    `Client${name}`,
  );
  return { poolId, clientId };
}
