import type { Runtime } from '../../runtime.ts';
import type { Pools } from './pools.ts';
import { type IssuedTokens, issueTokens } from './tokens.ts';
import { addUser, findUser } from './users.ts';

/**
 * Signs somebody in whom the runtime itself plays: makes the pool's user where there is none yet, as the first right code
 * would, and issues tokens by the pool's own trigger. No code is sent and no challenge asked, so this is no operation of
 * the wire: only the runtime's own parts reach it. Throws what the trigger throws (a deactivated account gets no tokens).
 */
export async function signInAs(
  runtime: Runtime,
  { clientId, username }: { readonly clientId: string; readonly username: string },
): Promise<IssuedTokens> {
  const pools = poolsOf.get(runtime);
  if (pools === undefined) throw new Error('The runtime has no user pools yet.');
  const client = pools.client(clientId);
  const pool = pools.pool(client.poolId);
  const user =
    findUser(runtime, pool.id, username) ??
    addUser(runtime, pool.id, username, { attributes: {}, status: 'CONFIRMED' });
  return issueTokens({ runtime, pool, client, username, user, repeat: false }, user);
}

/** Called by the service that has the pools. */
export function offerSignInAs(runtime: Runtime, pools: Pools): void {
  poolsOf.set(runtime, pools);
}

const poolsOf = new WeakMap<Runtime, Pools>();
