import type { LabelField } from '../label-phrases.ts';
import { eastAsian } from './east-asian.ts';
import { estonian, finnish, latvian, lithuanian } from './finnic-and-baltic.ts';
import { dutch, german, nordic } from './germanic.ts';
import { arabic, hebrew } from './hebrew-and-arabic.ts';
import { greek, hungarian, turkish } from './hungarian-turkish-greek.ts';
import type { LabelsOfLanguage } from './labels-of-language.ts';
import { french, italian, portuguese, romanian, spanish } from './romance.ts';
import {
  bulgarian,
  croatianAndSerbian,
  czechAndSlovak,
  polish,
  russian,
  serbianInCyrillic,
  slovenian,
  ukrainian,
} from './slavic.ts';
import { hindi, indonesianAndMalay, thai, vietnamese } from './south-asian.ts';

/*
 * What portals, forms and people call a machine's values, language by language, beyond the phrases of `label-phrases`. Source:
 * plain words of the languages, compiled by hand.
 */

const trusts: LabelTrusts = {
  ignored: 1,
  machine: 0.85,
  type: 0.5,
  fault: 0.9,
  description: 0.9,
  severity: 0.9,
  unit: 0.94,
};

type LabelTrusts = Partial<Record<LabelField, number>>;

const languages: readonly LabelsOfLanguage[] = [
  german,
  dutch,
  nordic,
  french,
  spanish,
  portuguese,
  italian,
  romanian,
  polish,
  czechAndSlovak,
  russian,
  ukrainian,
  bulgarian,
  serbianInCyrillic,
  croatianAndSerbian,
  slovenian,
  finnish,
  estonian,
  latvian,
  lithuanian,
  hungarian,
  turkish,
  greek,
  eastAsian,
  hebrew,
  arabic,
  hindi,
  thai,
  vietnamese,
  indonesianAndMalay,
];

/** All of them: each field of each language with the trust in its labels. */
export const phrasesOfLanguages: readonly (readonly [LabelField, number, string])[] = languages.flatMap(
  (language) =>
    Object.entries(language).map(
      ([field, phrases]) => [field as LabelField, trusts[field as LabelField] ?? 0.95, phrases] as const,
    ),
);
