import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { hasStoppedTexts } from '#functions/accounts/phone.rules.ts';
import { keepTextConsent } from '#functions/accounts/text-consent.ts';
import { consentAnswers, type Support } from './answer-words.ts';
import type { Saying } from './read-reply.rules.ts';

/** Consent words about text messages. */
export type ConsentWord = 'stop' | 'start' | 'help';

/** The consent word that a text is, if any. `YES` is one only if texts were stopped, or had been until this very text. */
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
 * Records the consent for everyone with the number, including deactivated people, and returns the reply: carriers
 * require one reply to STOP and none after it, and always a reply to HELP. Null for no reply.
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
  const active = people.filter(({ status }) => status === 'active');
  if (active.length === 0) return null;
  if (word === 'help') return consentAnswers.help(support);
  if (word === 'start') return consentAnswers.started();
  const isNews = active.some((person) => !hasStoppedTexts(person) || isChangedAt(person, saidAt));
  return isNews ? consentAnswers.stopped() : null;
}

interface Heard {
  /** Before this text. */
  readonly people: readonly StoredAccount[];
  readonly phone: string;
  readonly saidAt: Date;
  readonly now: Date;
}

/** Changed by this very text, in an earlier attempt that did not finish. */
function isChangedAt({ texts }: StoredAccount, saidAt: Date): boolean {
  return texts?.changedAt === saidAt.toISOString();
}
