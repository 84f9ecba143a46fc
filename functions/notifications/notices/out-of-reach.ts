import { readAccount } from '#functions/accounts/read-account.ts';
import { readPushDevices } from '../push-devices.store.ts';
import { reachedBy } from './recipients.rules.ts';

/**
 * Which of these people nothing would reach, given their switches, addresses and browsers. Two round trips, at most one
 * read unit per person.
 */
export async function outOfReach(accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  const lost = accountIds.map(async (id) => {
    const account = await readAccount(id);
    if (account === undefined) return [];
    const byMailOrText = (['email', 'sms'] as const).some(
      (channel) => reachedBy(channel, [account], null).length > 0,
    );
    const isReached =
      byMailOrText ||
      (reachedBy('push', [account], null).length > 0 && (await readPushDevices(id)).length > 0);
    return isReached ? [] : [id];
  });
  return new Set((await Promise.all(lost)).flat());
}
