import { siteConfig } from './config.ts';
import { fetchWithin } from './http.ts';

/**
 * Ends a sign-in at its user pool: nobody gets tokens for it any more. Amplify's own sign-out does the same, but keeps a
 * failure to itself. Rejects where the pool cannot be reached or refuses.
 */
export async function revokeRefreshToken(clientId: string, refreshToken: string): Promise<void> {
  const answer = await fetchWithin(new URL(siteConfig().userPoolEndpoint, location.origin), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ ClientId: clientId, Token: refreshToken }),
    // The page may be closed on the spot.
    keepalive: true,
  });
  if (!answer.ok) throw new Error(`The user pool answered ${answer.status}.`);
}
