import { randomBytes, randomUUID } from 'node:crypto';
import { demoAdmins, demoAuthenticators } from '#local/demo/people.ts';
import { authenticatorCode } from '#test/support/authenticators.ts';
import type { Stack } from './stack.ts';

export type AdminCall = (procedure: string, input: object) => Promise<void>;

/** Signs in the demo's admin with a code and an authenticator. Admins have no pages, so tests call the API for them. */
export async function signInAdmin(stack: Stack): Promise<AdminCall> {
  const [alex] = demoAdmins;
  if (alex === undefined) throw new Error('The demo has no admin.');
  const attempt = { email: alex.email, loginNonce: randomBytes(16).toString('hex'), userType: 'admin' };
  const asked = await stack.now();
  await post(`${stack.site}/api/public/auth.otpSend`, attempt);
  const code = await stack.code(alex.email, asked);
  const verified = await post(`${stack.site}/api/public/auth.otpVerify`, { ...attempt, code });
  const { email, passkey } = (verified as { result: { data: { email: string; passkey: string } } }).result
    .data;

  const config = (await (await fetch(`${stack.site}/admin/config.json`)).json()) as {
    readonly pool: { readonly userPoolClientId: string };
    readonly userPoolEndpoint: string;
  };
  const cognito = async (operation: string, input: object) =>
    (await post(
      new URL(config.userPoolEndpoint, stack.site).href,
      { ClientId: config.pool.userPoolClientId, ...input },
      {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
    )) as { Session?: string; AuthenticationResult?: { AccessToken: string } };
  const answer = (Session: string | undefined, ANSWER: string) =>
    cognito('RespondToAuthChallenge', {
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session,
      ChallengeResponses: { USERNAME: email, ANSWER },
    });
  const begun = await cognito('InitiateAuth', {
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME: email },
  });
  const first = await answer(begun.Session, passkey);
  const now = new Date(await stack.now());
  const { AuthenticationResult: tokens } = await answer(
    first.Session,
    authenticatorCode(demoAuthenticators.acc_alex, now),
  );

  return async (procedure, input) => {
    await post(`${stack.site}/api/admin/admin.${procedure}`, input, {
      authorization: `Bearer ${tokens?.AccessToken}`,
      'idempotency-key': randomUUID(),
    });
  };
}

async function post(
  address: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
