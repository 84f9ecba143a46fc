import { plainReading } from '#functions/alerts/read-files.ts';
import { readingOf, readMailAlert, readPastedAlert } from '#functions/alerts/reading/reader.ts';
import { formsOfMail, formsOfPaste } from '#functions/alerts/reading/text-forms/text-forms.ts';
import { wordsOf } from '#functions/alerts/reading/words/words.ts';
import { type MessageScore, scoreMessage } from '#test/support/alert-score.ts';
import { seededRandom } from '#test/support/random.ts';
import { type CorpusMessage, corpusPart, keptLessons, type Message } from './corpus.ts';
import { isApart, messageFrom, templates } from './formats.ts';
import { poolsOf } from './pools.ts';

/** Reads each message with the places from its truth instead of the tagger's. The remaining errors are not the tagger's. */
export async function scoresByTruth(messages: readonly CorpusMessage[]): Promise<MessageScore[]> {
  const scores: MessageScore[] = [];
  for (const { isMail, content, truth, texts } of messages) {
    const { sent } = await (isMail ? formsOfMail(content) : formsOfPaste(content.toString('utf8')));
    const [first] = texts;
    const values = first?.values.map((value) => ({ ...value, probability: 1 })) ?? [];
    scores.push(scoreMessage(truth, plainReading(readingOf(wordsOf(first?.text ?? ''), values, sent))));
  }
  return scores;
}

/** Reads each message as the product does, one after the other. */
export async function scoresOf(messages: readonly Message[]): Promise<MessageScore[]> {
  const scores: MessageScore[] = [];
  for (const { isMail, content, truth } of messages) {
    const reading = await (isMail ? readMailAlert(content) : readPastedAlert(content.toString('utf8')));
    scores.push(scoreMessage(truth, plainReading(reading)));
  }
  return scores;
}

/** All messages that were not trained on, by name of the set. */
export async function unseenSets(): Promise<ReadonlyMap<string, readonly CorpusMessage[]>> {
  return new Map([
    ['apart', corpusPart('apart')],
    ['unseen', corpusPart('unseen')],
    ['kept', keptLessons()],
    ['formats', await filledFormats(true, seedOfFormats)],
  ]);
}

/** Each layout filled once, either of the systems kept apart or of the others. */
export async function filledFormats(areApart: boolean, seed: number): Promise<CorpusMessage[]> {
  const pools = poolsOf(corpusPart('tuned').map(({ truth }) => truth));
  const random = seededRandom(seed);
  const messages: CorpusMessage[] = [];
  for (const template of templates())
    if (isApart(template) === areApart) messages.push(await messageFrom(template, pools, random));
  return messages;
}

const seedOfFormats = 11;
