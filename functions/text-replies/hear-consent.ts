import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { hasStoppedTexts } from '#functions/accounts/account-rows.ts';
import { keepTextConsent } from '#functions/accounts/text-consent.ts';
import { consentAnswers, type Support } from './answer-words.ts';
import type { Saying } from './read-reply.rules.ts';

/** What people say of text messages themselves. */
export type ConsentWord = 'stop' | 'start' | 'help';

/** The word of consent that a text is; `YES` is one where texts were stopped, or were until this very text. */
export function consentWordOf(
  { kind }: Saying,
  people: readonly StoredAccount[],
  saidAt: Date,
): ConsentWord | undefined {
  if (kind === 'stop' || kind === 'start' || kind === 'help') return kind;
  const isConsent =
    kind === 'yes' && people.some((person) => hasStoppedTexts(person) || isChangedAt(person, saidAt));
  return isConsent ? 'start' : undefined;
}

/**
 * Keeps it for everybody who has the number, deactivated people too, and answers what to tell it: carriers ask for one word
 * after STOP and none later, and for an answer to HELP in any case. Null for nothing.
 */
export async function hearConsent(
  word: ConsentWord,
  { people, phone, saidAt, now }: Heard,
  support: Support,
): Promise<string | null> {
  if (word !== 'help') {
    await Promise.all(
      people.map(({ id }) => keepTextConsent({ id, phone }, word === 'stop', { saidAt, now })),
    );
  }
  const told = people.filter(({ status }) => status === 'active');
  if (told.length === 0) return null;
  if (word === 'help') return consentAnswers.help(support);
  if (word === 'start') return consentAnswers.started();
  const isNews = told.some((person) => !hasStoppedTexts(person) || isChangedAt(person, saidAt));
  return isNews ? consentAnswers.stopped() : null;
}

interface Heard {
  /** As they stood before. */
  readonly people: readonly StoredAccount[];
  readonly phone: string;
  readonly saidAt: Date;
  readonly now: Date;
}

/** By this very text, whose first try was not finished. */
function isChangedAt({ texts }: StoredAccount, saidAt: Date): boolean {
  return texts?.changedAt === saidAt.toISOString();
}
