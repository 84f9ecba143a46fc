import type { Truck } from '#schema/technicians/technician.ts';
import type { OverallRating, PublicReview, TechnicianPage } from '#schema/technicians/technician-pages.ts';
import {
  craneSizes,
  type SkillId,
  type SkillLevel,
  skillLevels,
  skills,
  softwareCategories,
  truckClasses,
} from '#schema/technicians/technician-values.ts';
import { travelTimeWords } from '../../../lib/figure-words.ts';
import { requirementWords } from '../../../lib/jobsite-words.ts';

export interface SkillWords {
  readonly id: SkillId;
  readonly name: string;
  readonly level: SkillLevel;
  /** The skill's parts, in the specification's words. */
  readonly parts: readonly string[];
}

/** A technician's skills, strongest first, in the specification's words and order. */
export function skillsInWords(of: TechnicianPage['skills']): readonly SkillWords[] {
  return skills
    .flatMap(({ id, label, subSkills }) => {
      const own = of.find(({ skill }) => skill === id);
      if (own === undefined) return [];
      const parts = subSkills.filter((part) => own.subSkills.some((each) => each === part.id));
      return [{ id, name: label, level: own.level, parts: parts.map((part) => part.label) }];
    })
    .sort((one, other) => skillLevels.indexOf(other.level) - skillLevels.indexOf(one.level));
}

/** Licenses and certifications, without repeats: `MSHA Part 46`, `Crane operator`. */
export function licencesInWords({
  licenses,
  certifications,
}: Pick<TechnicianPage, 'licenses' | 'certifications'>): readonly string[] {
  const held = certifications.map((each) => (each === 'ppe' ? 'PPE' : requirementWords[each]));
  return [...new Set([...held, ...licenses])];
}

/** Software by category; empty categories are left out. */
export function softwareInWords(
  software: TechnicianPage['software'],
): readonly { readonly category: string; readonly names: readonly string[] }[] {
  return softwareCategories.flatMap(({ id, label }) => {
    const names = software.filter(({ category }) => category === id).map(({ name }) => name);
    return names.length === 0 ? [] : [{ category: label, names }];
  });
}

/** `Class 5 (16,001-19,500 lbs)` and `Crane: Less than 4,000 lbs`. */
export function truckInWords({ truckClass, craneSize }: Pick<Truck, 'truckClass' | 'craneSize'>): {
  readonly name: string;
  readonly crane: string;
} {
  const crane = craneSizes.find(({ id }) => id === craneSize)?.label ?? craneSize;
  return {
    name: truckClasses.find(({ id }) => id === truckClass)?.label ?? `Class ${truckClass}`,
    crane: craneSize === 'no-crane' ? crane : `Crane: ${crane}`,
  };
}

/** `2018 to Present` */
export function yearsWords({ fromYear, toYear }: TechnicianPage['workHistory'][number]): string {
  return `${fromYear} to ${toYear ?? 'Present'}`;
}

/** A review is marked New for thirty days (document 2 section 9). */
export function isNewReview({ createdAt }: Pick<PublicReview, 'createdAt'>, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) < newFor;
}

const newFor = 30 * 24 * 60 * 60 * 1000;

/** Statistics on past jobs; unknown ones are a dash. */
export function figuresOf(
  rating: OverallRating,
): readonly { readonly name: string; readonly value: string }[] {
  const { averageMinutesToRespond: minutes, percentJobsWithPhotos: photos } = rating;
  return [
    { name: 'Jobs completed', value: rating.jobsCompleted.toLocaleString('en-US') },
    { name: 'Recommend', value: `${Math.round(rating.percentRecommend)}%` },
    { name: 'Jobs with photos', value: photos === null ? '–' : `${Math.round(photos)}%` },
    { name: 'Average response', value: minutes === null ? '–' : travelTimeWords(minutes / 60) },
  ];
}
