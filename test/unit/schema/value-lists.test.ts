import { describe, expect, test } from 'vitest';
import { companySizes, companyTypes, fleetSizes, segments } from '#schema/accounts/company-values.ts';
import { appTypes, safetyRisks, updateSources } from '#schema/orders/order-values.ts';
import {
  certifications,
  craneSizes,
  offHoursLabels,
  serviceAreas,
  skills,
  softwareCategories,
  truckClasses,
} from '#schema/technicians/technician-values.ts';

// As in the specification. Stored rows contain the ids, so changing one would make rows unreadable.

describe('The value lists', () => {
  test('match the specification', () => {
    expect(appTypes).toEqual(['admin', 'ironcall', 'heaveweb', 'techapp']);
    expect([...updateSources].sort()).toEqual(['admin', 'heavebot', 'heaveweb', 'ironcall', 'techapp']);
    expect(safetyRisks).toEqual(['none', 'low', 'medium', 'high']);
    expect(certifications).toEqual(['ppe', 'osha', 'msha_part_46', 'msha_part_48', 'ansi_a92', 'twic']);
    expect(segments.map(({ id }) => id)).toEqual([
      'construction',
      'mining_aggregates',
      'energy_utilities',
      'agriculture_landscaping',
      'waste_recycling',
      'transportation_trucking',
      'government',
      'rental_dealer',
    ]);
    expect(fleetSizes.map(({ id }) => id)).toEqual(['1_10', '11_50', '51_100', '101_500', '500_plus']);
    expect(companyTypes.map(({ id }) => id)).toEqual([
      'aggregates_materials_contractor',
      'agricultural_landscaping_contractor',
      'demolition_contractor',
      'energy_infrastructure_contractor',
      'excavation_contractor',
      'general_contractor',
      'heavy_civil_infrastructure_contractor',
      'mining_contractor',
      'municipality',
      'recycling_waste_contractor',
      'rental_company_oem_dealer',
      'road_construction_contractor',
      'specialty_contractor',
      'trucking_hauling_contractor',
      'utility_site_prep_contractor',
    ]);
  });

  test('have its labels', () => {
    expect(labelsOf(serviceAreas)).toEqual({
      local: 'Local',
      regional: 'Regional',
      multi_state: 'Multi-state',
      national: 'Nation-wide',
    });
    expect(labelsOf(companySizes)).toEqual({
      small: '10-50',
      medium: '50-100',
      large: '100-500',
      extra_large: '500+',
    });
    expect(labelsOf(craneSizes)).toEqual({
      'less-4000': 'Less than 4,000 lbs',
      '4000-7500': '4,000 - 7,500 lbs',
      'over-7500': 'Over 7,500 lbs',
      'no-crane': 'No crane',
    });
    expect(labelsOf(truckClasses)).toEqual({
      2: 'Class 2 (6,001-10,000 lbs)',
      3: 'Class 3 (10,001-14,000 lbs)',
      4: 'Class 4 (14,001-16,000 lbs)',
      5: 'Class 5 (16,001-19,500 lbs)',
      6: 'Class 6 (19,501-26,000 lbs)',
      7: 'Class 7 (26,001-33,000 lbs)',
      8: 'Class 8 (33,001+ lbs)',
    });
    expect(softwareCategories.map(({ label }) => label)).toEqual([
      'OEM/Dealer Software',
      '3rd Party Software',
      'Other Software',
    ]);
    expect(offHoursLabels.map(({ upTo, label }) => [upTo, label])).toEqual([
      [5, '5 minutes'],
      [10, '10 minutes'],
      [20, '20 minutes'],
      [30, '30 minutes'],
      [60, 'the hour'],
      [120, '2 hours'],
      [240, '4 hours'],
      [360, '6 hours'],
      [1440, 'the same day'],
    ]);
  });

  test('have its skills with their parts', () => {
    expect(
      Object.fromEntries(skills.map(({ label, subSkills }) => [label, subSkills.map((part) => part.label)])),
    ).toEqual({
      'PM and Inspection': [],
      'A/C Repair': [],
      'On-site Hoses': [],
      'Electrical Systems': [
        'Multi-meter',
        'Schematics',
        'Wiring harness diagnostics',
        'Control module diagnostic',
      ],
      'Engine Repair': ['Leaks', 'Fuel system', 'Valve train', 'Overhaul'],
      'Hydraulic Systems': ['Leaks', 'Cylinder repair', 'Pump repair', 'Control valve diagnostics'],
      Welding: ['Light welding/fabrication', 'Aluminum', 'Structural repair', 'Lineboring/machining'],
      'Transmission Systems': ['Leaks', 'Sensor diagnostics', 'Mechanical diagnostics', 'Overhaul'],
      'Undercarriage Systems': [
        'Roller replacement',
        'Idler/tensioner',
        'Complete replacement',
        'Track press',
      ],
      'Emissions Systems': [
        'Forced regeneration',
        'Filter replacement',
        'Sensor diagnostics',
        'Advanced diagnostics',
      ],
    });
  });

  test('have a label for every value', () => {
    const labelled = [segments, companyTypes, fleetSizes, softwareCategories, skills];

    expect(labelled.flat().filter(({ label }) => label.trim() === '')).toEqual([]);
  });
});

function labelsOf(values: readonly { readonly id: string; readonly label: string }[]) {
  return Object.fromEntries(values.map(({ id, label }) => [id, label]));
}
