import type * as z from 'zod';
import { readText, readTextForm } from '#functions/alerts/kept-messages.ts';
import type { incomingTextOutput } from '#schema/alerts.ts';
import { incomingRun } from './incoming-messages.ts';
import { messageOf } from './start-import.ts';

/**
 * What a message that came in says: its text as the reader saw it; where the reading did not come so far, the message as it
 * came, headers and all; nothing where it is no longer kept. Throws NOT_FOUND.
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

/** UTF-16 units: enough to see what a message is about. */
const mostShown = 50_000;
