import { mailFeatures, mailKindCount, mailKinds } from '#functions/alerts/reader/learnt/mail-kind.ts';
import type { StoredWeights } from '#functions/alerts/reader/learnt/weights.ts';
import { wordsOutsideAsides } from '#functions/alerts/reader/lines.ts';
import { findingsIn } from '#functions/alerts/reader/reader.ts';
import { FeatureCount, Learner, learnInRounds, type Settings, storedWeights } from './learner.ts';

/** A message, and whether it is one that no alert is. */
export interface MailLesson {
  readonly text: string;
  readonly isMail: boolean;
  readonly isOther: boolean;
}

export function trainMailKind(lessons: readonly MailLesson[], settings: Settings): StoredWeights {
  const prepared = lessons.map(({ text, isMail, isOther }) => {
    const { source, lines } = findingsIn(text, isMail);
    const features = mailFeatures(source.scan, wordsOutsideAsides(source.scan, lines));
    return { features: Int32Array.from(features), kind: isOther ? mailKinds.other : mailKinds.alert };
  });
  const count = new FeatureCount();
  for (const [origin, { features }] of prepared.entries())
    for (const feature of features) count.add(feature, origin);
  const learner = new Learner(mailKindCount, count.messages, settings);
  learnInRounds(prepared, learner, settings, ({ features, kind }) =>
    learner.learn(features, features.length, kind) === kind ? 0 : 1,
  );
  return storedWeights(learner.rows());
}
