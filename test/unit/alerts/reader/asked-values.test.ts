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

  it.each([
    [
      'Dale: Hitachi ZX350LC-6 has code 11006-3\nPriya: where and how many hours on it?\nDale: it says 4,310. at 2150 N Main St, Heber City, UT',
      4310,
    ],
    [
      '[9:05] Dale: Hitachi ZX350LC-6 has code 11006-3\n[9:06] Priya: thanks. hrs and location?\n[9:07] Dale: 4310.5 h',
      4310.5,
    ],
    [
      'Dale > shop: Hitachi ZX350LC-6 has code 11006-3\nshop > Dale: hours + where\nDale > shop: 4310. 2150 N Main St, Heber City, UT',
      4310,
    ],
    [
      'Dale B  11:02 AM\nHitachi ZX350LC-6 has code 11006-3\n\nPriya  11:04 AM\nhours?\n\nDale B  11:05 AM\n4310. 2150 N Main St, Heber City, UT',
      4310,
    ],
  ])('tells hours beside other answers, whoever gives it: “%s”', async (text, hours) => {
    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.hours?.value).toBe(hours);
  });

  it('tells no hours where only the next message’s time of day follows', async () => {
    const text =
      'Dale B  11:02 AM\nHitachi ZX350LC-6 has code 11006-3, 2150 N Main St, Heber City, UT\n\nPriya  11:04 AM\nhours?\n\nDale B  11:05 AM\nno idea';

    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.hours).toBeNull();
  });
});

function asked(question: string): string {
  return `Dale: Hitachi ZX350LC-6 has code 11006-3, 2150 N Main St, Heber City, UT\nPriya: ${question}\nDale: 4310`;
}
