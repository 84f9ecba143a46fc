import { describe, expect, test } from 'vitest';
import { skillsForFaults } from '#schema/alerts/fault-skills.ts';

const fault = (name: string | null, code = 'E0363(2)') => ({ fault: code, name });

describe('The skills that a fault calls for', () => {
  test.each([
    ['Aftertreatment 1 Outlet NOx', ['emissions_systems']],
    ['DPF soot load high, regen needed', ['emissions_systems']],
    ['Hydraulic oil temperature high', ['hydraulic_systems']],
    ['Boom cylinder drifts down', ['hydraulic_systems']],
    ['Engine coolant temperature', ['engine_repair']],
    ['Torque converter slips', ['transmission_systems']],
    ['Left track off the sprocket', ['undercarriage_systems']],
    ['A/C blows warm', ['ac_repair']],
    ['Blown hose at the swivel', ['onsite_hoses']],
    ['Alternator not charging', ['electrical_systems']],
    ['Crack in the bucket ear, needs welding', ['welding']],
    ['500-hour service due', ['pm_inspection']],
    ['Machine will not start in the morning', []],
    ['Idle timer', []],
    ['Won’t shift into second', ['transmission_systems']],
    ['Signal shorted to ground', ['electrical_systems']],
  ])('%s: %s', (name, skills) => {
    expect(skillsForFaults([fault(name)], null)).toEqual(skills);
  });

  test('include wiring if the failure is one of voltage or current', () => {
    const shorted = skillsForFaults([fault('Aftertreatment 1 Intake NOx', 'SPN 3216 FMI 4')], null);
    const worn = skillsForFaults([fault('Aftertreatment 1 Intake NOx', 'SPN 3216 FMI 18')], null);

    expect(shorted).toEqual(['emissions_systems', 'electrical_systems']);
    expect(worn).toEqual(['emissions_systems']);
  });

  test('exclude the engine if it only suffers from something else', () => {
    expect(skillsForFaults([fault('DEF quality poor, engine derated')], 'Engine power is low')).toEqual([
      'emissions_systems',
    ]);
  });

  test('are not found in words that mean something else', () => {
    const issue = 'Compact track loader down since 3 pm, the night shift is short of time';

    expect(skillsForFaults([], issue)).toEqual([]);
  });

  test('are unique, with the first fault’s first and the customer’s words last', () => {
    const skills = skillsForFaults(
      [fault('Hydraulic oil level low'), fault('Hydraulic filter'), fault(null, 'Alternator voltage')],
      'Leaks from a hydraulic hose',
    );

    expect(skills).toEqual(['hydraulic_systems', 'electrical_systems', 'onsite_hoses']);
  });
});
