import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('the answer to a question of a chat', () => {
  it.each([
    ['what code?', '4310', '4310'],
    ['Code?', 'E-114', 'E-114'],
    ['got a fault code?', '100-1', '100-1'],
    ['any code on the screen?', 'its 11006-3', '11006-3'],
  ])('tells the code: “%s” “%s”', async (question, answer, code) => {
    const text = `Dale: Hitachi ZX350LC-6 down, 2150 N Main St, Heber City, UT\nPriya: ${question}\nDale: ${answer}`;

    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading).toMatchObject({ outcome: 'ok', hours: null, faultCodes: [{ code: { value: code } }] });
    expect(reading?.faultCodes).toHaveLength(1);
  });

  it.each(['unit?', 'unit #?', 'which unit', 'what’s the unit number?'])(
    'tells what the owner calls the machine: “%s”',
    async (question) => {
      const text = `Dale: Hitachi ZX350LC-6 has code 11006-3, 2150 N Main St, Heber City, UT\nPriya: ${question}\nDale: H350`;

      const [reading] = (await readPastedAlert(text)).readings;

      expect(reading).toMatchObject({ outcome: 'ok', unitNumber: { value: 'H350' } });
    },
  );

  it.each(['hours?', 'gate code?'])('tells no code where “%s” asks for something else', async (question) => {
    const [reading] = (await readPastedAlert(asked(question))).readings;

    expect(reading?.faultCodes.map(({ code }) => code.value)).toEqual(['11006-3']);
  });

  it('tells hours where those are asked for', async () => {
    const [reading] = (await readPastedAlert(asked('hours?'))).readings;

    expect(reading?.hours?.value).toBe(4310);
  });
});

function asked(question: string): string {
  return `Dale: Hitachi ZX350LC-6 has code 11006-3, 2150 N Main St, Heber City, UT\nPriya: ${question}\nDale: 4310`;
}
