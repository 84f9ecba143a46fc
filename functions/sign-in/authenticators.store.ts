import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { readSecret } from '#functions/platform/secret.ts';
import { ConditionFailed, transact, update } from '#functions/platform/table.ts';
import { keyOf } from './authenticator.ts';
import { forgetWrongCodes, type WrongCodes } from './wrong-codes.store.ts';

/**
 * The key of an admin's authenticator; undefined if an operator has enrolled none. All keys are in one secret of the
 * environment, a JSON object by account id, so that neither the table nor its backups hold any.
 */
export async function authenticatorKeyOf(accountId: string): Promise<Buffer | undefined> {
  const { AUTHENTICATORS } = readEnv({ AUTHENTICATORS: z.string().min(1) });
  const known = new Map(Object.entries(keys.parse(JSON.parse((await readSecret(AUTHENTICATORS)) ?? '{}'))));
  const base32 = known.get(accountId);
  return base32 === undefined ? undefined : keyOf(base32);
}

/**
 * True if no code of this step or a later one was used before. Cognito repeats a trigger that answers late, so the same
 * challenge may ask again. Clears the count of wrong codes; fails if too many came in a row. Two write units.
 */
export async function spendStep(counted: WrongCodes, step: number, challengeId: string): Promise<boolean> {
  try {
    await transact([
      update(
        { pk: `ACCOUNT#${counted.who}`, sk: 'AUTHENTICATOR' },
        {
          expression: 'SET #kind = :kind, #step = :step, challengeId = :challenge',
          names: { '#kind': 'kind', '#step': 'step' },
          values: { ':kind': 'authenticator', ':step': step, ':challenge': challengeId },
        },
        {
          expression:
            'attribute_not_exists(#step) OR #step < :step OR (#step = :step AND challengeId = :challenge)',
        },
      ),
      forgetWrongCodes(counted),
    ]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

const keys = z.record(z.string(), z.string());
