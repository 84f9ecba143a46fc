import type * as z from 'zod';
import { readText, readTextForm } from '#functions/alerts/kept-messages.ts';
import type { incomingTextOutput } from '#schema/alerts/alerts.ts';
import { incomingRun } from './incoming-messages.ts';
import { messageOf } from './start-import.ts';

/**
 * The text of an incoming message as the reader saw it, or the raw message if reading did not get that far; empty if it is no
 * longer stored. Throws NOT_FOUND.
 */
export async function incomingText(
  companyId: string,
  id: string,
): Promise<z.output<typeof incomingTextOutput>> {
  const run = await incomingRun(companyId, id);
  const text =
    (await readTextForm(companyId, run.id)) || ((await readText(messageOf(run).object, 4 * mostShown)) ?? '');
  return { text: text.slice(0, mostShown), isCut: text.length > mostShown };
}

/** In UTF-16 units. Enough to see what a message is about. */
const mostShown = 50_000;
