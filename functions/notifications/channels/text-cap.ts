import { Logger } from '@aws-lambda-powertools/logger';
import { mostTextsOfDay } from '#functions/platform/limits.ts';
import { countText, textsUsedUp, uncountText } from '../text-counts.store.ts';

interface Who {
  readonly accountId: string;
  readonly companyId: string;
}

/**
 * Sends a notice by text unless the person, or the whole company, has reached the day's limit. One conditional write;
 * one more if sending throws, since a retried text counts once.
 */
export async function withinCap<Outcome>(
  who: Who,
  now: Date,
  send: () => Promise<Outcome>,
): Promise<Outcome | 'capped'> {
  const counted = await countText({ ...who, most: mostTextsOfDay }, now);
  if (counted !== 'counted') {
    logger.error('A text was held back by the daily cap.', { ...who, capOf: counted });
    return 'capped';
  }
  try {
    return await send();
  } catch (error) {
    await uncountText(who, now);
    throw error;
  }
}

/** Whether a text notice would be held back now. */
export async function isCapped(who: Who, now: Date): Promise<boolean> {
  return (await textsUsedUp({ ...who, most: mostTextsOfDay }, now)) !== undefined;
}

const logger = new Logger();
