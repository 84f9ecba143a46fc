import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { bookNumber } from '../text-pace.store.ts';
import { textParts } from './text-parts.rules.ts';

/**
 * Waits until our number may send this text. Carriers accept a fixed rate of message parts from a number, whoever sends
 * them; End User Messaging refuses the excess.
 */
export async function waitForTurn(text: string): Promise<void> {
  const env = readEnv({ SMS_PARTS_PER_SECOND: z.coerce.number().positive() });
  const milliseconds = Math.ceil((textParts(text).parts * 1000) / (env.SMS_PARTS_PER_SECOND * share));
  const now = Date.now();
  await setTimeout((await bookNumber(milliseconds, now)) - now);
}

/**
 * Replies to people's texts use the same number without waiting, and texts may arrive closer together than they were
 * sent.
 */
const share = 0.9;
