import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

const where = '\n45.5231, -122.6765\n';

describe('a fault that has only a text, beside its machine', () => {
  it.each([
    ['behind the machine and a colon', 'LD-4 (Volvo L120H): Coolant level low', 'Coolant level low unknown'],
    [
      'in another language',
      'LD-4 (Volvo L120H): Hydrauliköltemperatur hoch',
      'Hydrauliköltemperatur hoch unknown',
    ],
    ['before the machine', 'CRITICAL: Coolant Level Low on LD-4 (Volvo L120H)', 'Coolant Level Low critical'],
    [
      'behind a label, before the machine',
      'Alert: Coolant level low on LD-4 (Volvo L120H), severity high',
      'Coolant level low high',
    ],
    ['that was detected', 'Coolant level low was detected on your Volvo L120H', 'Coolant level low unknown'],
    [
      'in quotation marks',
      'Alarm "Coolant level low" (warning) for LD-4, Volvo L120H',
      'Coolant level low medium',
    ],
    [
      'between dashes, before its severity',
      'LD-4 Volvo L120H - Coolant level low - High',
      'Coolant level low high',
    ],
  ])('is read %s', async (_, message, expected) => {
    const { readings } = await readPastedAlert(`${message}${where}`);

    const [reading] = readings;
    expect(readings).toHaveLength(1);
    expect(reading?.model?.value).toBe('L120H');
    expect(reading?.faultCodes.map(({ code, severity }) => `${code.value} ${severity}`)).toEqual([expected]);
  });

  it.each([
    'Coolant leak on our Volvo L120H, LD-4.',
    'Our Volvo L120H has low coolant level.',
    'Volvo L120H (LD-4): oil change due',
  ])('is not what a person says of a machine, and no service: %s', async (message) => {
    const { readings } = await readPastedAlert(`${message}${where}`);

    expect(readings[0]?.faultCodes).toEqual([]);
  });
});

describe('a fault that has only a text, apart from its machine', () => {
  it.each([
    ['behind `Problem:`', 'Problem: Coolant level low', 'Coolant level low'],
    ['behind `Issue:`', 'Issue: Hydraulic oil temperature high', 'Hydraulic oil temperature high'],
    ['behind `Signal:`', 'Signal: Coolant level low', 'Coolant level low'],
    ['behind `Alert text:`', 'Alert text: Coolant level low', 'Coolant level low'],
    ['behind `Fault reported:`', 'Fault reported: Coolant level low', 'Coolant level low'],
    ['as a plain name', 'Water in fuel', 'Water in fuel'],
    ['as one word', 'Overload', 'Overload'],
    ['as a lamp that is on', 'Check engine light on', 'Check engine light on'],
    ['as a plain name in another language', 'Not-Halt aktiv', 'Not-Halt aktiv'],
  ])('is read %s', async (_, line, expected) => {
    const { readings } = await readPastedAlert(`Volvo L120H\n${line}\n4102 h${where}`);

    expect(readings[0]?.faultCodes.map(({ code }) => code.value)).toEqual([expected]);
  });

  it('is none where a person tells of a problem', async () => {
    const { readings } = await readPastedAlert(`Volvo L120H\nProblem: won't lift the bucket\n4102 h${where}`);

    expect(readings[0]?.faultCodes).toEqual([]);
  });
});
