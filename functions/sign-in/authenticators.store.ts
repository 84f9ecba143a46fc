import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { readSecret } from '#functions/platform/secret.ts';
import { ConditionFailed, transact, update } from '#functions/platform/table.ts';
import { keyOf } from './authenticator.ts';
import { forgetWrongCodes, type WrongCodes } from './wrong-codes.store.ts';

/**
 * The key of an admin's authenticator; undefined where an operator has enrolled none. All of them are one secret of the
 * environment, a JSON object by account id: whoever reads the table, or its backups, reads no key.
 */
export async function authenticatorKeyOf(accountId: string): Promise<Buffer | undefined> {
  const { AUTHENTICATORS } = readEnv({ AUTHENTICATORS: z.string().min(1) });
  const known = new Map(Object.entries(keys.parse(JSON.parse((await readSecret(AUTHENTICATORS)) ?? '{}'))));
  const base32 = known.get(accountId);
  return base32 === undefined ? undefined : keyOf(base32);
}

/**
 * True where no code of that step or a later one was taken before. Cognito repeats a trigger that answers late: the same
 * challenge may therefore ask again. The wrong ones before it are forgotten, unless no more are taken. Two write units.
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
