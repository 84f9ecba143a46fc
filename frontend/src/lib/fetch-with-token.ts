/** Sends a request with an access token, or without one if nobody is signed in. */
export type TokenRequest = (token: string | undefined) => Promise<Response>;

/**
 * Sends a request with the access token. If refused, tries again with a new one, `most` times in all: a token may be
 * revoked, replaced in another tab, or expired by a clock that is ahead, and a new one may fare no better. If still
 * refused it returns the 401 and the session stays: only the pool can end it, and the pool has just been asked.
 *
 * @param tokenAfter returns the current token, but never the refused one; undefined once there is no session
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
