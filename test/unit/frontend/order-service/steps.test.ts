import { describe, expect, it } from 'vitest';
import { linesOf, nextStep, withoutAnswer } from '../../../../frontend/src/features/order-service/steps.ts';
import { catalogueAnswers, typedAnswers } from './answers.ts';

describe('The next question', () => {
  it.each([
    ['Model', {}],
    [
      'Issue',
      {
        typed: 'Caterpillar 320',
        modelId: 'm',
        model: '320',
        brand: 'Caterpillar',
        equipmentType: 'Excavator',
      },
    ],
    ['EquipmentType', { typed: 'x-9', model: 'X-9' }],
    ['EquipmentType', { typed: 'acme x-9', model: 'X-9', brand: 'Acme' }],
    ['Brand', { typed: 'x-9 trencher', model: 'X-9', equipmentType: 'Trencher' }],
    ['Brand', { typed: 'x-9', model: 'X-9', givenType: 'Trencher' }],
    ['Issue', { typed: 'x-9', model: 'X-9', givenType: 'Trencher', givenBrand: 'Acme' }],
    ['Issue', { typed: 'excavator', equipmentType: 'Excavator', givenBrand: 'Acme', issue: '  ' }],
    ['Location', { ...typedAnswers, lat: '' }],
    ['Final', typedAnswers],
    ['Final', catalogueAnswers],
  ] as const)('is %s after %j', (step, answers) => {
    expect(nextStep(answers)).toBe(step);
  });

  it('is the answer that was taken back; only what depends on it is dropped', () => {
    const machineless = withoutAnswer({ ...typedAnswers, technicians: '12' }, 'Model');

    expect(nextStep(machineless)).toBe('Model');
    expect(machineless).toMatchObject({ issue: 'Chain slips', city: 'Columbia' });
    expect(machineless).not.toHaveProperty('technicians');
    expect(nextStep(withoutAnswer(typedAnswers, 'Issue'))).toBe('Issue');
    expect(nextStep(withoutAnswer(typedAnswers, 'Location'))).toBe('Location');
  });
});

describe('The conversation', () => {
  const wordsOf = (...args: Parameters<typeof linesOf>) => linesOf(...args).map(({ words }) => words);

  it.each([
    ['9', false],
    ['10', true],
    [undefined, false],
  ])('celebrates %s technicians: %s', (technicians, celebrates) => {
    const { issue: _, ...open } = typedAnswers;
    const answers = technicians === undefined ? open : { ...open, technicians };

    const said = wordsOf(answers, false).includes(
      `Great, we have ${technicians} technicians who can service Acme X-9`,
    );

    expect(said).toBe(celebrates);
  });

  it('has each question with its answer, and ends with the open one', () => {
    const lines = linesOf({ typed: 'x-9', model: 'X-9', givenType: 'Trencher' }, false);

    expect(lines.map(({ from, step }) => `${from} ${step}`)).toEqual([
      'bot Model',
      'person Model',
      'bot EquipmentType',
      'person EquipmentType',
      'bot Brand',
    ]);
  });

  it('asks nothing while the last answer is being checked', () => {
    expect(wordsOf({ typed: 'x-9' }, true)).toEqual(['Which machine needs service?', 'x-9']);
  });
});
