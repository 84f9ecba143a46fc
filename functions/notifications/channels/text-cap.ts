import { Logger } from '@aws-lambda-powertools/logger';
import { mostTextsOfDay } from '#functions/platform/limits.ts';
import { countText, textsUsedUp } from '../text-counts.store.ts';

interface Who {
  readonly accountId: string;
  readonly companyId: string;
}

/** Counts a notice by text. False if the person, or all of the company, has had the day's. One conditional write. */
export async function takesText(who: Who, now: Date): Promise<boolean> {
  const outcome = await countText({ ...who, most: mostTextsOfDay }, now);
  if (outcome === 'counted') return true;
  // An alarm counts these lines (infra/constructs/text-messages.ts).
  logger.error('A text was held back by the daily cap.', { ...who, capOf: outcome });
  return false;
}

/** Whether a notice by text would be held back now. */
export async function isCapped(who: Who, now: Date): Promise<boolean> {
  return (await textsUsedUp({ ...who, most: mostTextsOfDay }, now)) !== undefined;
}

const logger = new Logger();
