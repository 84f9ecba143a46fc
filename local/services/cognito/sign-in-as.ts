import type { Runtime } from '../../runtime.ts';
import type { Pools } from './pools.ts';
import { type IssuedTokens, issueTokens } from './tokens.ts';
import { addUser, findUser } from './users.ts';

/**
 * Signs in someone whom the runtime plays: creates the pool user if there is none yet, as the first correct code
 * would, and issues tokens through the pool's own trigger. No code is sent and no challenge answered, so this is not
 * a wire operation: only parts of the runtime can call it. Throws what the trigger throws (a deactivated account gets
 * no tokens).
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

/** Called by the service that owns the pools. */
export function offerSignInAs(runtime: Runtime, pools: Pools): void {
  poolsOf.set(runtime, pools);
}

const poolsOf = new WeakMap<Runtime, Pools>();
