import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Field } from '#functions/alerts/reading/tagger/fields.ts';
import { formsOfMail, formsOfPaste } from '#functions/alerts/reading/text-forms/text-forms.ts';
import { type MessageTruth, messageTruth } from '#test/support/alert-score.ts';
import type { GoldText } from './gold-text.ts';

export const parts = [
  'tuned',
  'phrases',
  'practice',
  'lessons',
  'further',
  'apart',
  'unseen',
  'golden',
] as const;
export type Part = (typeof parts)[number];

/** A message as received or pasted, and what a careful reader finds in it. */
export interface Message {
  readonly id: string;
  readonly isMail: boolean;
  readonly content: Buffer;
  readonly truth: MessageTruth;
}

export interface CorpusMessage extends Message {
  /** Its text forms, each with the places of its values. */
  readonly texts: readonly GoldText[];
}

/** A line in a part's file. A message that is not UTF-8 is stored as base64. */
interface StoredMessage {
  readonly id: string;
  readonly mail: boolean;
  readonly message?: string;
  readonly base64?: string;
  readonly truth: unknown;
  readonly texts: readonly {
    readonly text: string;
    readonly values: readonly (readonly [field: Field, start: number, end: number])[];
  }[];
}

export function corpusPart(part: Part): CorpusMessage[] {
  return jsonLines(fileOf(part)).map((line) => {
    const { id, mail, message, base64, truth, texts } = line as StoredMessage;
    return {
      id,
      isMail: mail,
      content: message === undefined ? Buffer.from(base64 ?? '', 'base64') : Buffer.from(message),
      truth: messageTruth.parse(truth),
      texts: texts.map(({ text, values }) => ({
        text,
        values: values.map(([field, start, end]) => ({ field, start, end })),
      })),
    };
  });
}

/** One in eight lessons is never trained on, so that it shows how unseen mail is read. */
export function keptLessons(): CorpusMessage[] {
  return allLessons().filter((_, index) => isKept(index));
}

function allLessons(): CorpusMessage[] {
  return [...corpusPart('lessons'), ...corpusPart('further')];
}

function isKept(index: number): boolean {
  return index % 8 === 3;
}

/** The messages to train on; with `all`, including the kept lessons. The examples are among `tuned`, and count three times. */
export function trainingMessages(all: boolean): CorpusMessage[] {
  const tuned = corpusPart('tuned');
  return [
    ...tuned,
    ...tuned,
    ...tuned,
    ...corpusPart('phrases'),
    ...corpusPart('practice'),
    ...allLessons().filter((_, index) => all || !isKept(index)),
  ];
}

export function writePart(part: Part, messages: readonly CorpusMessage[]): void {
  writeFileSync(fileOf(part), messages.map((message) => `${JSON.stringify(stored(message))}\n`).join(''));
}

/** New messages with their truth, `{"message", "truth"}` per line. A message is mail if `truth.file` ends in `.eml`. */
export function newMessages(file: string): Message[] {
  return jsonLines(file).map((line) => {
    const { message, base64, truth } = line as Pick<StoredMessage, 'message' | 'base64' | 'truth'>;
    const parsed = messageTruth.parse(truth);
    const { id, file: own } = parsed;
    const content = message === undefined ? Buffer.from(base64 ?? '', 'base64') : Buffer.from(message);
    return { id, isMail: own.endsWith('.eml'), content, truth: parsed };
  });
}

/** All text forms of a message, as the reader produces them. */
export async function textFormsOf({
  isMail,
  content,
}: Pick<Message, 'isMail' | 'content'>): Promise<string[]> {
  const { forms } = isMail ? await formsOfMail(content) : await formsOfPaste(content.toString('utf8'));
  return [...forms];
}

function stored({ id, isMail, content, truth, texts }: CorpusMessage): StoredMessage {
  const message = content.toString('utf8');
  const isUtf8 = Buffer.from(message).equals(content);
  return {
    id,
    mail: isMail,
    ...(isUtf8 ? { message } : { base64: content.toString('base64') }),
    truth,
    texts: texts.map(({ text, values }) => ({
      text,
      values: values.map(({ field, start, end }) => [field, start, end] as const),
    })),
  };
}

function jsonLines(file: string): unknown[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}

function fileOf(part: Part): string {
  return fileURLToPath(new URL(`corpus/${part}.jsonl`, import.meta.url));
}
