import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { plainReading } from '#functions/alerts/read-files.ts';
import { type MessageReading, readMailAlert, readPastedAlert } from '#functions/alerts/reader/reader.ts';
import { type MessageScore, type MessageTruth, messageTruth, scoreMessage } from './alert-score.ts';

/** The corpus: the messages that rules were tuned on, and the third that none was. */
export const corpusParts = ['tuned', 'apart'] as const;
/** With what else rules were tuned on, beyond the corpus: whole messages, and small ones that each try a way of saying a thing. */
export const messageSets = ['tuned', 'practice', 'phrases', 'lessons', 'apart'] as const;

export interface CorpusMessage {
  readonly truth: MessageTruth;
  readonly isMail: boolean;
  /** As it was received or pasted. */
  readonly content: Buffer;
}

const storedMessage = z.object({
  mail: z.boolean(),
  message: z.string().optional(),
  base64: z.string().optional(),
  truth: messageTruth,
});

/** The messages of a part of the corpus, which `training/corpus` holds. */
export function corpusMessages(set: (typeof messageSets)[number]): CorpusMessage[] {
  const file = fileURLToPath(new URL(`../../training/corpus/${set}.jsonl`, import.meta.url));
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { mail, message, base64, truth } = storedMessage.parse(JSON.parse(line));
      const content = message === undefined ? Buffer.from(base64 ?? '', 'base64') : Buffer.from(message);
      return { truth, isMail: mail, content };
    });
}

/** A pasted text with what is told of its machines. */
export function messageWith(id: string, text: string, machines: readonly object[]): CorpusMessage {
  const [machine, another] = machines;
  const outcome = machines.some((one) => 'outcome' in one && one.outcome === 'ok') ? 'ok' : 'low_priority';
  const head = {
    ...{
      id,
      file: `${id}.txt`,
      input: 'paste',
      provider: 'made',
      style: 'made',
      difficulty: 'plain',
      notes: '',
    },
    outcome,
  };
  const truth = messageTruth.parse(another ? { ...head, alerts: machines } : { ...machine, ...head });
  return { truth, isMail: false, content: Buffer.from(text) };
}

/** Each message through the reader, as the product would read it. */
export function scoresOf(messages: readonly CorpusMessage[]): Promise<MessageScore[]> {
  return Promise.all(messages.map(({ truth, isMail, content }) => scoreOf({ isMail, content }, truth)));
}

/** A message that may be another telling of one of the corpus. */
export interface Told {
  readonly isMail: boolean;
  readonly content: Buffer | string;
}

/** A message through the reader, by the door that it came by. */
function readTold({ isMail, content }: Told): Promise<MessageReading> {
  return isMail ? readMailAlert(Buffer.from(content)) : readPastedAlert(content.toString());
}

export async function scoreOf({ isMail, content }: Told, truth: MessageTruth): Promise<MessageScore> {
  return scoreMessage(truth, plainReading(await readTold({ isMail, content })));
}

/** A message's text, a mail's in its text form, and what a careful reader finds in it. */
export interface TextWithTruth {
  readonly text: string;
  readonly truth: MessageTruth;
}

/** Those of the messages that are read entirely right as pasted text: what another telling of them is compared with. */
export async function rightAsText(messages: readonly CorpusMessage[]): Promise<TextWithTruth[]> {
  const right: TextWithTruth[] = [];
  for (const { truth, isMail, content } of messages) {
    const text = isMail ? (await readMailAlert(content)).text : content.toString('utf8');
    if ((await scoreOf({ isMail: false, content: text }, truth)).isAllRight) right.push({ text, truth });
  }
  return right;
}
