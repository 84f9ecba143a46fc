import type { Reading } from '#schema/alerts.ts';
import { type CorpusMessage, readTold } from './alert-corpus.ts';
import type { MessageTruth } from './alert-score.ts';
import type { MailLesson } from './mail-kind-training.ts';
import type { Random } from './random.ts';
import { goldValues } from './tagger-gold.ts';
import { retold, valuePools } from './tagger-retold.ts';
import type { Lesson } from './tagger-training.ts';

/** A message as the reader has it, and the truth. */
export interface ReadMessage {
  readonly isMail: boolean;
  readonly text: string;
  readonly readings: readonly Reading[];
  readonly truth: MessageTruth;
}

export function readAll(messages: readonly CorpusMessage[]): Promise<ReadMessage[]> {
  return Promise.all(
    messages.map(async (message) => {
      const { text, readings } = await readTold(message);
      return { truth: message.truth, isMail: message.isMail, text, readings };
    }),
  );
}

/**
 * What the tagger learns from: each message, and each told again with other values. Of what is no alert nothing is learnt:
 * its words look like an alert's, and whether it is one is not asked of the tagger.
 */
export function taggerLessons(messages: readonly ReadMessage[], random: Random): Lesson[] {
  const alerts = messages.filter(({ truth }) => !isOther(truth));
  const pools = valuePools(alerts.map(({ truth }) => truth));
  return alerts.flatMap(({ text, truth, readings }, origin) => {
    const told = { text, values: goldValues(text, truth, readings) };
    const again = Array.from({ length: text.length > longText ? 4 : 2 }, () => retold(told, pools, random));
    return [told, ...again].map((each) => ({ ...each, origin }));
  });
}

/** Characters of a text that is told again twice as often, since it has more to teach. */
const longText = 400;

/** What is learnt of the kinds of mail from. */
export function mailLessons(messages: readonly ReadMessage[]): MailLesson[] {
  return messages.map(({ text, isMail, truth }) => ({ text, isMail, isOther: isOther(truth) }));
}

function isOther({ outcome }: MessageTruth): boolean {
  return outcome === 'not_an_alert';
}
