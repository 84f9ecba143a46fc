import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('a fault beside one that is over', () => {
  it.each([
    'Code M0311 active. M0117 cleared.',
    'M0117 cleared. Code M0311 active.',
    'Code M0311 again, fixed last week',
    'Code M0311 (was M0117 last week, cleared)',
    'Code M0311 active. Earlier code M0117 has cleared.',
    'Code M0311 cleared and returned',
    'Code M0311. Cleared: No',
    'Code M0311. Status: Active. Cleared: -',
    'Previously M0117, now M0311',
    'Previously code M0117, now code M0311',
  ])('is the one that is there in “%s”', async (line) => {
    const [reading] = (await readPastedAlert(`${line}\n${machine}`)).readings;

    expect(reading?.outcome).toBe('ok');
    expect(reading?.faultCodes.map(({ code }) => code.value)).toEqual(['M0311']);
  });

  it.each(['Code M0311 was cleared.', 'Code M0311 on EX12 cleared.', 'Code M0311 fixed last week'])(
    'is none where it is the only one and over: “%s”',
    async (line) => {
      const [reading] = (await readPastedAlert(`${line}\n${machine}`)).readings;

      expect(reading?.outcome).not.toBe('ok');
    },
  );
});

const machine = 'Bobcat E35, 61 Canal St, Holyoke, MA';
