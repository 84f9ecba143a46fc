import { fullNameOf } from '#functions/accounts/full-name.ts';
import { hidesTechnicianNames } from '#functions/platform/field-readers.ts';
import type { TechnicianCard, TechnicianProfile } from '#schema/technicians/technician.ts';
import type { TechnicianPage } from '#schema/technicians/technician-pages.ts';
import { type Certification, skillLevel } from '#schema/technicians/technician-values.ts';
import type { TechnicianOnFile } from '../read-technician.ts';

/** What customers see of a technician: if the company hides its technicians, its name and no picture. */
export function technicianCardOf(
  { profile, account, company }: TechnicianOnFile,
  now: Date = new Date(),
): TechnicianCard {
  const hidden = hidesTechnicianNames(company);
  const { homebase, standing } = profile;
  return {
    id: profile.id,
    companyId: profile.companyId,
    account: {
      fullName: hidden ? company.name : fullNameOf(account),
      picture: hidden ? null : account.picture,
      title: account.title,
      phone: account.phone,
    },
    company: { name: company.name, logo: company.logo },
    city: homebase.city,
    state: homebase.state,
    lat: homebase.lat,
    long: homebase.long,
    metrics: {
      recommendRate: recommendRateOf(standing),
      totalReviews: standing.reviews,
      jobsCompleted: standing.jobsCompleted,
    },
    highlights: highlightsOf(profile, now),
    skills: skillsOf(profile).map(({ skill, level }) => ({ skill, level })),
  };
}

/** A technician's skills, with the level that the sub-skills make. */
export function skillsOf({ skills }: TechnicianProfile): TechnicianPage['skills'] {
  return skills.map(({ skill, subSkills }) => ({ skill, subSkills, level: skillLevel(subSkills.length) }));
}

/** Percent of reviews with four or five stars; 99 without reviews (document 1 section 9). */
function recommendRateOf({ reviews, recommending }: TechnicianProfile['standing']): number {
  return reviews === 0 ? 99 : Math.round((100 * recommending) / reviews);
}

/** At most three licenses, then specialties, then experience; four in all. */
function highlightsOf(profile: TechnicianProfile, now: Date): string[] {
  const experience = experienceOf(profile, now);
  const all = [
    ...licencesOf(profile).slice(0, 3),
    ...profile.specialties,
    ...(experience === undefined ? [] : [experience]),
  ];
  return [...new Set(all.map((text) => text.trim()).filter(Boolean))].slice(0, 4);
}

/**
 * In the words of the trade: both parts of MSHA are one, and a license that contains such a word is shown as that word.
 */
function licencesOf({ certifications, licenses }: TechnicianProfile): string[] {
  const held = certificationNames.filter(({ of }) => of.some((one) => certifications.includes(one)));
  const others = licenses.map(
    (licence) =>
      certificationNames.find(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(licence))?.name ?? licence,
  );
  return [...new Set([...held.map(({ name }) => name), ...others])];
}

const certificationNames: readonly { readonly name: string; readonly of: readonly Certification[] }[] = [
  { name: 'PPE', of: ['ppe'] },
  { name: 'OSHA', of: ['osha'] },
  { name: 'MSHA', of: ['msha_part_46', 'msha_part_48'] },
  { name: 'ANSI', of: ['ansi_a92'] },
  { name: 'TWIC', of: ['twic'] },
];

/** `12 years' experience`: as the technician says, otherwise since their first job. */
function experienceOf({ experience, workHistory }: TechnicianProfile, now: Date): string | undefined {
  const said = /(\d+)\s*\+?\s*(?:years?|yrs?)\b/i.exec(experience ?? '')?.[1];
  const since = Math.min(...workHistory.map(({ fromYear }) => fromYear));
  const years = said === undefined ? now.getUTCFullYear() - since : Number(said);
  if (!Number.isFinite(years) || years < 1) return undefined;
  return years === 1 ? "1 year's experience" : `${years} years' experience`;
}
