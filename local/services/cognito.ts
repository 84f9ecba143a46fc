import { registerToggle } from '../console/controls.ts';
import type { AwsRequest, AwsResponse, LocalService, Runtime } from '../runtime.ts';
import { jsonService } from './aws-wire.ts';
import { verificationKeys } from './cognito/keys.ts';
import { cognitoPools } from './cognito/pools.ts';
import { forgetExpired, signInOperations } from './cognito/sign-in.ts';
import { offerSignInAs } from './cognito/sign-in-as.ts';
import { userOperations } from './cognito/users.ts';

/**
 * User pools with their real triggers. Browsers use `/_local/cognito-idp/`, which only has the unsigned operations;
 * functions use the AWS endpoint. Both have each pool's keys at `<pool id>/.well-known/jwks.json`.
 */
export function cognito(): LocalService {
  const pools = cognitoPools();
  const forBrowsers = signInOperations(pools, {
    repeatsTriggers: (runtime) => registerToggle(runtime, repeatedTriggers).on,
  });
  const wire = {
    signingName: 'cognito-idp',
    target: 'AWSCognitoIdentityProviderService',
    version: '1.1',
  } as const;
  const signed = jsonService({ ...wire, operations: { ...userOperations(pools), ...forBrowsers } });
  const unsigned = jsonService({ ...wire, operations: forBrowsers });

  const keysOr = async (
    request: AwsRequest,
    runtime: Runtime,
    otherwise: typeof signed,
  ): Promise<AwsResponse> => {
    const poolId = /([^/]+)\/\.well-known\/jwks\.json$/.exec(request.path)?.[1];
    if (request.method !== 'GET' || !poolId) return otherwise.handle(request, runtime);
    const pool = pools.find(decodeURIComponent(poolId));
    if (!pool) return { status: 404, body: 'No such user pool.' };
    const keys = await verificationKeys(runtime, pool.id);
    return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(keys) };
  };

  return {
    providers: pools.providers,
    aws: [{ signingName: wire.signingName, handle: (request, runtime) => keysOr(request, runtime, signed) }],
    routes: { '/_local/cognito-idp/': (request, runtime) => keysOr(request, runtime, unsigned) },
    start: (runtime) => {
      registerToggle(runtime, repeatedTriggers);
      forgetExpired(runtime);
      offerSignInAs(runtime, pools);
    },
  };
}

const repeatedTriggers = {
  id: 'cognito-repeats-triggers',
  label: 'Call sign-in triggers twice',
  hint: 'Cognito calls a trigger again if its answer is late. Sign-in must still work.',
};
