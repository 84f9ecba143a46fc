import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainReading } from '#functions/alerts/read-files.ts';
import { readMailAlert, readPastedAlert } from '#functions/alerts/reader/reader.ts';
import { type MessageScore, type MessageTruth, messageTruth, scoreMessage } from './alert-score.ts';

/** The corpus: the messages that rules were tuned on, and the third that none was. */
export const corpusParts = ['tuned', 'apart'] as const;
/** With what else rules were tuned on, beyond the corpus. */
export const messageSets = ['tuned', 'practice', 'apart'] as const;

export interface CorpusMessage {
  readonly truth: MessageTruth;
  readonly isMail: boolean;
  /** As it was received or pasted. */
  readonly content: Buffer;
}

export function corpusMessages(set: (typeof messageSets)[number]): CorpusMessage[] {
  return messagesIn(fileURLToPath(new URL(`../corpus/alerts/${set}`, import.meta.url)));
}

/** All messages of a directory, in the order of their names, each with the truth beside it. */
export function messagesIn(directory: string): CorpusMessage[] {
  return readdirSync(directory)
    .filter((name) => extname(name) === '.json')
    .sort()
    .map((name) => {
      const truth = messageTruth.parse(JSON.parse(readFileSync(join(directory, name), 'utf8')));
      return {
        truth,
        isMail: extname(truth.file) === '.eml',
        content: readFileSync(join(directory, truth.file)),
      };
    });
}

/** Each message through the reader, as the product would read it. */
export function scoresOf(messages: readonly CorpusMessage[]): Promise<MessageScore[]> {
  return Promise.all(
    messages.map(async ({ truth, isMail, content }) => {
      const read = isMail ? await readMailAlert(content) : await readPastedAlert(content.toString('utf8'));
      return scoreMessage(truth, plainReading(read));
    }),
  );
}
