import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import type { Runtime } from '../../runtime.ts';

export interface JwtAuthorizer {
  readonly issuer: string;
  readonly audience: readonly string[];
  /** Header that carries the token. */
  readonly header: string;
}

export type Authorized =
  | { readonly ok: true; readonly claims: Record<string, string>; readonly scopes: string[] | null }
  | { readonly ok: false; readonly status: 401 | 403; readonly reason: string };

/**
 * Checks a request's token as a JWT authorizer does: signature by the pool, issuer, audience (or `client_id`, in
 * access tokens), times by the runtime's clock, and one of the route's scopes.
 */
export function createAuthorize(runtime: Runtime) {
  const keySets = new Map<string, ReturnType<typeof createLocalJWKSet>>();

  return async (
    { issuer, audience, header }: JwtAuthorizer,
    headers: Readonly<Record<string, string>>,
    scopes: readonly string[],
  ): Promise<Authorized> => {
    const token = headers[header]?.replace(/^bearer\s+/i, '').trim();
    if (!token) return { ok: false, status: 401, reason: 'no token' };
    let payload: JWTPayload;
    try {
      payload = await verify(token, issuer);
    } catch (error) {
      return { ok: false, status: 401, reason: error instanceof Error ? error.message : String(error) };
    }
    const audiences = payload.aud === undefined ? [payload.client_id] : [payload.aud].flat();
    if (!audiences.some((one) => typeof one === 'string' && audience.includes(one)))
      return { ok: false, status: 401, reason: 'meant for another audience' };
    const granted = typeof payload.scope === 'string' ? payload.scope.split(' ') : [];
    if (scopes.length > 0 && !scopes.some((scope) => granted.includes(scope)))
      return { ok: false, status: 403, reason: 'no scope of the route' };
    return { ok: true, claims: claimTexts(payload), scopes: scopes.length > 0 ? [...scopes] : null };
  };

  async function verify(token: string, issuer: string): Promise<JWTPayload> {
    const options = { issuer, currentDate: new Date(runtime.clock.now()), requiredClaims: ['exp'] };
    const known = keySets.get(issuer);
    if (known)
      try {
        return (await jwtVerify(token, known, options)).payload;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ERR_JWKS_NO_MATCHING_KEY'))
          throw error;
      }
    // The pool's first token, or one signed with a newer key than the fetched ones.
    const fetched = createLocalJWKSet(await fetchKeys(issuer));
    keySets.set(issuer, fetched);
    return (await jwtVerify(token, fetched, options)).payload;
  }

  async function fetchKeys(issuer: string): Promise<JSONWebKeySet> {
    const poolId = issuer.split('/').at(-1) ?? '';
    const { status, body } = await runtime.callAws('cognito-idp', {
      method: 'GET',
      path: `/${poolId}/.well-known/jwks.json`,
    });
    if (status !== 200) throw new Error(`the pool ${poolId} has no keys`);
    return JSON.parse(String(body)) as JSONWebKeySet;
  }
}

/** Functions get claims as text, with lists as `[a b]`, as API Gateway writes them. */
function claimTexts(payload: JWTPayload): Record<string, string> {
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => {
      if (Array.isArray(value)) return [name, `[${value.join(' ')}]`];
      return [name, typeof value === 'string' ? value : JSON.stringify(value)];
    }),
  );
}
