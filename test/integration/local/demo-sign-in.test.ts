import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signInAs } from '#local/services/cognito/sign-in-as.ts';
import { hasSignedIn } from '#local/services/cognito/tokens.ts';
import { cognito } from '#local/services/cognito.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';
import { createUserPool } from '#test/support/user-pool.ts';

let host: ServiceHost;
let poolId: string;
let clientId: string;
let called: string[];

beforeEach(async () => {
  called = [];
  const trigger = (name: string) => (event: { userName: string; response: object }) => {
    called.push(`${name} ${event.userName}`);
    if (event.userName === 'acc_deactivated') throw new Error('Your account has been deactivated.');
    const claims = { claimsToAddOrOverride: { companyId: 'com_1' } };
    return {
      ...event,
      response: {
        ...event.response,
        claimsAndScopeOverrideDetails: { accessTokenGeneration: claims, idTokenGeneration: claims },
      },
    };
  };
  const names = ['define', 'create', 'verify', 'claims'];
  host = await startServiceHost({
    services: [cognito()],
    functions: Object.fromEntries(names.map((name) => [name, trigger(name)])) as never,
  });
  ({ poolId, clientId } = await createUserPool(host));
  await host.start();
});

afterEach(() => host.stop());

it('gets tokens for someone the runtime plays through the pool’s trigger, without a challenge', async () => {
  const tokens = await signInAs(host.runtime, { clientId, username: 'acc_played' });

  expect(decodeJwt(tokens.AccessToken)).toMatchObject({
    token_use: 'access',
    username: 'acc_played',
    companyId: 'com_1',
    client_id: clientId,
  });
  expect(tokens).toMatchObject({ ExpiresIn: 300 });
  expect(tokens.RefreshToken).toBeUndefined();
  expect(called).toEqual(['claims acc_played']);
});

it('creates the pool’s user once, and does not count as that person’s sign-in', async () => {
  await signInAs(host.runtime, { clientId, username: 'acc_played' });
  const second = await signInAs(host.runtime, { clientId, username: 'acc_played' });

  const idp = new CognitoIdentityProviderClient(host.client);
  const user = await idp.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: 'acc_played' }));
  expect(user.UserStatus).toBe('CONFIRMED');
  expect(user.UserAttributes).toContainEqual({ Name: 'sub', Value: decodeJwt(second.AccessToken).sub });
  expect(hasSignedIn(host.runtime, 'acc_played')).toBe(false);
});

it('fails if the trigger refuses', async () => {
  const signIn = signInAs(host.runtime, { clientId, username: 'acc_deactivated' });

  await expect(signIn).rejects.toThrow('Your account has been deactivated.');
});

it.each(['SignInAs', 'AdminInitiateAuth'])('is not available over HTTP: %s', async (operation) => {
  const response = await fetch(`${host.siteUrl}/_local/cognito-idp/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: clientId, Username: 'acc_played' }),
  });

  expect(response.ok).toBe(false);
});
