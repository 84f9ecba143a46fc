import type { LabelField } from '../label-phrases.ts';

/** The labels of a language by what they say, set apart by bars. */
export type LabelsOfLanguage = Partial<Record<LabelField, string>>;
