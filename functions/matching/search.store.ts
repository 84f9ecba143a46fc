import { parseRow, queryRows } from '#functions/platform/table.ts';
import { roundPrefix, type SearchWave, searchPk, searchWave } from './search-rows.ts';

/**
 * The waves of one matching round so far, in their order and up to date: a read unit for each 4 KB, which is one for each
 * two waves that alerted 25.
 */
export async function wavesOf(orderId: string, matchingRound: number): Promise<SearchWave[]> {
  const waves: SearchWave[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await queryRows({
      KeyConditionExpression: 'pk = :search AND begins_with(sk, :round)',
      ExpressionAttributeValues: { ':search': searchPk(orderId), ':round': roundPrefix(matchingRound) },
      ConsistentRead: true,
      ExclusiveStartKey: startKey,
    });
    waves.push(...page.rows.map((row) => parseRow(searchWave, row)));
    startKey = page.lastKey;
  } while (startKey !== undefined);
  return waves;
}
