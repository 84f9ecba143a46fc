/** A way to ask, under an access token or, where nobody is signed in, without one. */
export type TokenRequest = (token: string | undefined) => Promise<Response>;

/**
 * Asks with the access token. Refused, it asks again with a new one: a token may be revoked, replaced in another tab, or out
 * of time by a clock that is ahead. A new one may fare no better while that clock moves on, so there are `most` tries.
 * What is refused even then is answered with the 401, and the session stands: only the pool can say that it has ended, and
 * the pool has just been asked.
 *
 * @param tokenAfter the current token, but not the one that was refused; undefined where there is no session any more
 */
export async function fetchWithToken(
  request: TokenRequest,
  tokenAfter: (refused?: string) => Promise<string | undefined>,
): Promise<Response> {
  let token = await tokenAfter();
  let response = await request(token);
  for (let tries = 1; tries < most && response.status === 401 && token !== undefined; tries += 1) {
    token = await tokenAfter(token);
    if (token !== undefined) response = await request(token);
  }
  return response;
}

const most = 4;
