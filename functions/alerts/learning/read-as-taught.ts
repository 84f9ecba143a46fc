import type { MessageFormat } from '../kept-messages.ts';
import { type MessageReading, readMailAlert, readPastedAlert } from '../reading/reader.ts';
import { applyLearned } from './learned-readings.rules.ts';
import { getLessons } from './learned-readings.store.ts';

/**
 * Reads a message and applies what the company's corrections have taught about its provider. A message has one provider, even if
 * only one of its machines names it.
 */
export async function readAsTaught(
  companyId: string,
  format: MessageFormat,
  bytes: Uint8Array,
): Promise<MessageReading> {
  const { text, readings } =
    format === 'mail' ? await readMailAlert(bytes) : await readPastedAlert(new TextDecoder().decode(bytes));
  const provider = readings.find((reading) => reading.provider !== null)?.provider ?? null;
  const { learned } = await getLessons(companyId, provider);
  return { text, readings: applyLearned(text, readings, learned) };
}
