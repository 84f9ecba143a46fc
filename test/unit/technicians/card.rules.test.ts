import { describe, expect, test } from 'vitest';
import { technicianCardOf } from '#functions/technicians/profile/card.rules.ts';
import { technicianCard } from '#schema/technicians/technician.ts';
import { noStanding, onFileOf, termsOf } from '../../support/technicians.ts';

const now = new Date('2026-03-02T15:00:00.000Z');

describe('A card', () => {
  test('shows the technician, their company and their homebase', () => {
    const skills = [
      { skill: 'ac_repair', subSkills: [] },
      { skill: 'hydraulic_systems', subSkills: ['hydraulic_leaks', 'hydraulic_pump', 'hydraulic_cylinder'] },
    ] as const;

    const card = technicianCardOf(
      onFileOf({ profile: { skills: skills.map((each) => ({ ...each, subSkills: [...each.subSkills] })) } }),
      now,
    );

    expect(card).toEqual({
      id: 'acc_tess',
      companyId: 'com_repairs',
      account: {
        fullName: 'Tess Moreno',
        picture: 'https://pictures.example/tess.jpg',
        title: 'Field mechanic',
        phone: '+13145550142',
      },
      company: { name: 'Gateway Heavy Repair', logo: null },
      city: 'Belleville',
      state: 'IL',
      lat: 38.52,
      long: -89.984,
      metrics: { recommendRate: 99, totalReviews: 0, jobsCompleted: 0 },
      highlights: [],
      skills: [
        { skill: 'ac_repair', level: 'Basic' },
        { skill: 'hydraulic_systems', level: 'Advanced' },
      ],
    });
    expect(technicianCard.parse(card)).toEqual(card);
  });

  test('shows the company instead if that hides its technicians', () => {
    const hidden = onFileOf({ company: { repair: termsOf({ hideTechnicianNames: true }) } });

    const card = technicianCardOf(hidden, now);

    expect(card.account).toMatchObject({ fullName: 'Gateway Heavy Repair', picture: null });
    expect(JSON.stringify(card)).not.toMatch(/Tess|Moreno/);
  });

  test('shows the technician of a company without terms', () => {
    const card = technicianCardOf(onFileOf({ company: { repair: null } }), now);

    expect(card.account.fullName).toBe('Tess Moreno');
  });

  test.each([
    [0, 0, 99],
    [1, 0, 0],
    [3, 2, 67],
    [8, 7, 88],
    [40, 39, 98],
    [5, 5, 100],
  ])('with %i reviews, %i of them recommending, says %i percent', (reviews, recommending, percent) => {
    const standing = { ...noStanding, reviews, recommending, jobsCompleted: 58 };

    const { metrics } = technicianCardOf(onFileOf({ profile: { standing } }), now);

    expect(metrics).toEqual({ recommendRate: percent, totalReviews: reviews, jobsCompleted: 58 });
  });
});

describe('Highlights', () => {
  const of = (given: Parameters<typeof onFileOf>[0]) => technicianCardOf(onFileOf(given), now).highlights;

  test('are three licenses at most, then specialties', () => {
    const highlights = of({
      profile: {
        certifications: ['twic', 'ppe', 'osha', 'msha_part_46'],
        specialties: ['Hydraulics', 'Engines'],
        experience: '12 years',
      },
    });

    expect(highlights).toEqual(['PPE', 'OSHA', 'MSHA', 'Hydraulics']);
  });

  test('name both parts of MSHA once, and experience last', () => {
    const highlights = of({
      profile: {
        certifications: ['msha_part_46', 'msha_part_48'],
        specialties: ['Hydraulics'],
        experience: '12 years',
      },
    });

    expect(highlights).toEqual(['MSHA', 'Hydraulics', "12 years' experience"]);
  });

  test('summarize licenses typed by hand', () => {
    const highlights = of({
      profile: { certifications: ['osha'], licenses: ['OSHA 30-hour', 'msha part 48', 'CDL Class A'] },
    });

    expect(highlights).toEqual(['OSHA', 'MSHA', 'CDL Class A']);
  });

  test('contain no duplicates', () => {
    const highlights = of({ profile: { licenses: ['Welding', 'Welding'], specialties: ['Welding', ' '] } });

    expect(highlights).toEqual(['Welding']);
  });

  test.each([
    ['15+ years in the field', "15 years' experience"],
    ['1 year', "1 year's experience"],
    ['Since I was a boy', "17 years' experience"],
    [null, "17 years' experience"],
  ])('describe the experience %j as %s', (experience, expected) => {
    const job = { id: 'job_1', companyName: 'Rock Co.', title: 'Mechanic', fromYear: 2014, toYear: 2020 };

    const highlights = of({ profile: { experience, workHistory: [job, { ...job, fromYear: 2009 }] } });

    expect(highlights).toEqual([expected]);
  });

  test('leave out an unknown experience', () => {
    expect(of({ profile: { experience: 'Plenty' } })).toEqual([]);
  });
});
