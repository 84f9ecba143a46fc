import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose';
import type { Runtime } from '../../runtime.ts';
import { AwsError } from '../aws-wire.ts';
import { issuerOf, signingKey } from './keys.ts';
import type { PoolClient, Pools } from './pools.ts';
import { preTokenGeneration, type TokenSource, type TriggerContext } from './triggers.ts';
import { findUser, type User } from './users.ts';

/** A sign-in. All its tokens share its `origin_jti`. */
interface SignIn {
  readonly poolId: string;
  readonly clientId: string;
  readonly username: string;
  readonly generation: number;
  readonly authenticatedAt: number;
  readonly expiresAt: number;
  readonly revoked: boolean;
}

export interface IssuedTokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly TokenType: 'Bearer';
  readonly ExpiresIn: number;
  readonly RefreshToken?: string;
}

/** Starts a sign-in: access, id and refresh token. */
export async function beginSignIn(context: TriggerContext, user: User): Promise<IssuedTokens> {
  const { runtime, client } = context;
  await beforeSignIns.get(runtime)?.();
  const now = runtime.clock.now();
  const signIn: SignIn = {
    poolId: context.pool.id,
    clientId: client.id,
    username: user.username,
    generation: user.generation,
    authenticatedAt: now,
    expiresAt: now + client.validity.refresh,
    revoked: false,
  };
  const originId = randomUUID();
  const tokens = await issue(context, user, originId, signIn, 'TokenGeneration_Authentication');
  const refreshToken = makeRefreshToken();
  runtime.atomically(() => {
    signInsOf(runtime).put(originId, signIn);
    refreshTokensOf(runtime).put(digest(refreshToken), { originId, clientId: client.id });
  });
  return { ...tokens, RefreshToken: refreshToken };
}

/** Access and id token without a stored sign-in: they cannot be refreshed and don't count for `hasSignedIn`. */
export async function issueTokens(context: TriggerContext, user: User): Promise<IssuedTokens> {
  const now = context.runtime.clock.now();
  const signIn: SignIn = {
    poolId: context.pool.id,
    clientId: context.client.id,
    username: user.username,
    generation: user.generation,
    authenticatedAt: now,
    expiresAt: now + context.client.validity.access,
    revoked: false,
  };
  return issue(context, user, randomUUID(), signIn, 'TokenGeneration_Authentication');
}

/** Runs `prepare` after each correct answer, before tokens are issued. It must not throw. */
export function beforeSignIn(runtime: Runtime, prepare: () => Promise<void>): void {
  beforeSignIns.set(runtime, prepare);
}

const beforeSignIns = new WeakMap<Runtime, () => Promise<void>>();

/** Whether the user has a sign-in that may still be valid. */
export function hasSignedIn(runtime: Runtime, username: string): boolean {
  for (const [, signIn] of signInsOf(runtime).entries())
    if (signIn.username === username && !signIn.revoked && signIn.expiresAt > runtime.clock.now())
      return true;
  return false;
}

/** New access and id tokens, and a new refresh token if the client rotates them. Throws NotAuthorizedException. */
export async function refreshSignIn(
  context: Omit<TriggerContext, 'user' | 'username'>,
  refreshToken: string,
): Promise<IssuedTokens> {
  const { runtime, client } = context;
  const now = runtime.clock.now();
  const kept = refreshTokensOf(runtime).get(digest(refreshToken));
  const signIn = kept && signInsOf(runtime).get(kept.originId);
  const user = signIn && findUser(runtime, signIn.poolId, signIn.username);
  if (!kept || !signIn || kept.clientId !== client.id) throw notAuthorized('Invalid Refresh Token');
  if (signIn.expiresAt <= now) throw notAuthorized('Refresh Token has expired');
  if (!user || signIn.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (!user.enabled) throw notAuthorized('User is disabled.');
  if (signIn.generation < user.generation) throw notAuthorized('Refresh Token has been revoked');
  if (kept.replacedAt !== undefined && now > kept.replacedAt + (client.rotationGrace ?? 0)) {
    throw new AwsError('RefreshTokenReuseException', 'Refresh token has been invalidated by rotation');
  }

  const whole = { ...context, username: user.username, user };
  const tokens = await issue(whole, user, kept.originId, signIn, 'TokenGeneration_RefreshTokens');
  if (client.rotationGrace === undefined) return tokens;
  const next = makeRefreshToken();
  runtime.atomically(() => {
    refreshTokensOf(runtime).put(digest(refreshToken), { ...kept, replacedAt: kept.replacedAt ?? now });
    refreshTokensOf(runtime).put(digest(next), { originId: kept.originId, clientId: client.id });
  });
  return { ...tokens, RefreshToken: next };
}

/** Ends a refresh token's sign-in. An unknown token is not an error, as in OAuth revocation. */
export function revokeSignIn(runtime: Runtime, client: PoolClient, refreshToken: string): void {
  if (!client.revokesTokens) {
    throw new AwsError('UnsupportedOperationException', 'Token revocation is not enabled for the client.');
  }
  if (refreshToken.split('.').length === 3) {
    throw new AwsError('UnsupportedTokenTypeException', 'Unsupported token type');
  }
  const kept = refreshTokensOf(runtime).get(digest(refreshToken));
  const signIn = kept && signInsOf(runtime).get(kept.originId);
  if (!kept || !signIn) return;
  if (kept.clientId !== client.id) throw new AwsError('UnauthorizedException', 'Unauthorized');
  signInsOf(runtime).put(kept.originId, { ...signIn, revoked: true });
}

/** The user of an access token, for operations that Cognito itself authorizes by it. */
export async function userOfAccessToken(runtime: Runtime, pools: Pools, token: string) {
  const claims = await verifyAccessToken(runtime, pools, token);
  const signIn = signInsOf(runtime).get(claims.originId);
  const user = findUser(runtime, claims.poolId, claims.username);
  if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.');
  if (!signIn || signIn.revoked || signIn.generation < user.generation) {
    throw notAuthorized('Access Token has been revoked');
  }
  if (!user.enabled) throw notAuthorized('User is disabled.');
  return { poolId: claims.poolId, user };
}

/** Deletes sign-ins whose refresh tokens have expired. */
export function forgetExpiredSignIns(runtime: Runtime): void {
  const expired = new Set<string>();
  for (const [originId, signIn] of signInsOf(runtime).entries()) {
    if (signIn.expiresAt <= runtime.clock.now()) expired.add(originId);
  }
  if (expired.size === 0) return;
  runtime.atomically(() => {
    for (const [key, kept] of [...refreshTokensOf(runtime).entries()]) {
      if (expired.has(kept.originId)) refreshTokensOf(runtime).delete(key);
    }
    for (const originId of expired) signInsOf(runtime).delete(originId);
  });
}

export function notAuthorized(message: string): AwsError {
  return new AwsError('NotAuthorizedException', message);
}

interface KeptRefreshToken {
  readonly originId: string;
  readonly clientId: string;
  readonly replacedAt?: number;
}

const adminScope = 'aws.cognito.signin.user.admin';

/** Claims that a trigger may not change, from Cognito's developer guide, "Pre token generation Lambda trigger". */
const fixedClaims = new Set(
  (
    'acr amr at_hash auth_time azp client_id cognito:username event_id exp iat identities iss jti nbf nonce ' +
    'origin_jti scope sub token_use username version'
  ).split(' '),
);

function signInsOf(runtime: Runtime) {
  return runtime.durable<SignIn>('cognito-sign-ins');
}

function refreshTokensOf(runtime: Runtime) {
  return runtime.durable<KeptRefreshToken>('cognito-refresh-tokens');
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function makeRefreshToken(): string {
  return randomBytes(96).toString('base64url');
}

async function issue(
  context: TriggerContext,
  user: User,
  originId: string,
  signIn: SignIn,
  source: TokenSource,
): Promise<IssuedTokens> {
  const { runtime, client } = context;
  const override = await preTokenGeneration(context, source, [adminScope]);
  const issuedAt = Math.floor(runtime.clock.now() / 1000);
  const shared = {
    sub: user.attributes.sub,
    iss: issuerOf(runtime, context.pool.id),
    origin_jti: originId,
    event_id: randomUUID(),
    auth_time: Math.floor(signIn.authenticatedAt / 1000),
    iat: issuedAt,
  };
  const groups = override?.groupOverrideDetails?.groupsToOverride;
  const grouped = groups?.length ? { 'cognito:groups': groups } : {};
  const access = override?.accessTokenGeneration;
  const hiddenScopes = new Set(access?.scopesToSuppress);
  const scopes = [adminScope, ...(access?.scopesToAdd ?? [])].filter((scope) => !hiddenScopes.has(scope));
  const key = await signingKey(runtime, context.pool.id);
  const sign = (claims: Record<string, unknown>, validity: number) =>
    new SignJWT({ ...claims, jti: randomUUID(), exp: issuedAt + Math.floor(validity / 1000) })
      .setProtectedHeader({ kid: key.keyId, alg: 'RS256' })
      .sign(key.privateKey);

  const { sub: _, ...profile } = user.attributes;
  const idClaims = { ...withBooleans(profile), ...grouped, ...shared, aud: client.id, token_use: 'id' };
  const accessClaims = {
    ...grouped,
    ...shared,
    client_id: client.id,
    token_use: 'access',
    scope: scopes.join(' '),
    username: user.username,
  };
  return {
    AccessToken: await sign(applyOverride(accessClaims, access), client.validity.access),
    IdToken: await sign(
      applyOverride({ ...idClaims, 'cognito:username': user.username }, override?.idTokenGeneration),
      client.validity.id,
    ),
    TokenType: 'Bearer',
    ExpiresIn: Math.floor(client.validity.access / 1000),
  };
}

function withBooleans(attributes: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      name.endsWith('_verified') ? value === 'true' : value,
    ]),
  );
}

function applyOverride(
  claims: Record<string, unknown>,
  override:
    | { claimsToAddOrOverride?: Record<string, unknown> | null; claimsToSuppress?: string[] | null }
    | null
    | undefined,
): Record<string, unknown> {
  const changed = { ...claims };
  for (const [name, value] of Object.entries(override?.claimsToAddOrOverride ?? {})) {
    if (!fixedClaims.has(name) && !(name === 'aud' && value !== claims.client_id)) changed[name] = value;
  }
  for (const name of override?.claimsToSuppress ?? []) {
    if (!fixedClaims.has(name) && name !== 'aud') delete changed[name];
  }
  return changed;
}

async function verifyAccessToken(runtime: Runtime, pools: Pools, token: string) {
  try {
    const poolId = decodeJwt(token).iss?.split('/').at(-1) ?? '';
    const { publicKey } = await signingKey(runtime, pools.pool(poolId).id);
    const { payload } = await jwtVerify(token, publicKey, {
      issuer: issuerOf(runtime, poolId),
      algorithms: ['RS256'],
      currentDate: new Date(runtime.clock.now()),
    });
    if (payload.token_use !== 'access') throw notAuthorized('Invalid Access Token');
    if (!String(payload.scope).split(' ').includes(adminScope)) {
      throw notAuthorized('Access Token does not have required scopes');
    }
    return { poolId, username: String(payload.username), originId: String(payload.origin_jti) };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw notAuthorized('Access Token has expired');
    if (error instanceof AwsError && error.code === 'NotAuthorizedException') throw error;
    throw notAuthorized('Invalid Access Token');
  }
}
