/** Everything the app uses of Amplify, in a chunk of its own: import it dynamically. */
import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, signIn } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { siteConfig } from './config.ts';
import { type Refusal, refusalOf } from './pool-refusal.ts';

/** Answers the pool's custom challenge with the passkey; Amplify stores the tokens. Rejects if the pool refuses. */
export async function signInWithPasskey(username: string, passkey: string): Promise<void> {
  configure();
  const begun = await signIn({ username, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } });
  if (begun.nextStep.signInStep !== 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE') {
    throw new Error(`The user pool asked for ${begun.nextStep.signInStep}.`);
  }
  const { isSignedIn } = await confirmSignIn({ challengeResponse: passkey });
  if (!isSignedIn) throw new Error('The user pool did not take the passkey.');
}

/** Renews the tokens: returns the access token, or why the pool gives no more. Rejects if the pool can't be reached. */
export async function refreshTokens(): Promise<{ readonly token: string } | { readonly refusal: Refusal }> {
  configure();
  try {
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    return tokens === undefined ? { refusal: 'refused' } : { token: tokens.accessToken.toString() };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    return { refusal };
  }
}

let configured = false;

function configure(): void {
  if (configured) return;
  // It would warn about every endpoint outside AWS; ours comes from the environment.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const { userPoolEndpoint, pool } = siteConfig();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: pool.userPoolId,
        userPoolClientId: pool.userPoolClientId,
        userPoolEndpoint: new URL(userPoolEndpoint, location.origin).href,
      },
    },
  });
  configured = true;
}
