import { describe, expect, test } from 'vitest';
import {
  beginningsOf,
  isFoundBy,
  searchTerms,
  searchWords,
  splitWord,
} from '#functions/orders/find/search-words.rules.ts';
import { anOrder } from '../../support/many-orders.ts';

describe('An order is found by', () => {
  const made = anOrder('com_1', '10042');
  const order = {
    ...made,
    equipment: { ...made.equipment, serialNumber: '1FF-350PAXLF000123', unitNumber: 'EX-12' },
    jobsite: { ...made.jobsite, name: 'Black Thunder Mine' },
    errorCodes: ['E0363(2)'],
    issue: 'Überhitzt, the boom drifts',
  };

  test.each([
    ['its number', '10042'],
    ['the parts of its serial number', '350paxlf'],
    ['its serial number in one', '1FF350PAXLF000123'],
    ['its serial number as it is written', '1FF-350PAXLF000123'],
    ['its unit in parts', 'EX 12'],
    ['its unit in one', 'ex12'],
    ['make and model', 'john 350 p-tier'],
    ['the jobsite', 'thunder'],
    ['a code of an alert', 'SPN 3226'],
    ['a code of an alert in one', 'spn3226'],
    ['a code that somebody typed', 'E0363'],
    ['words of the issue, accents aside', 'uberhitzt DRIFTS'],
    ['the beginning of each word', 'ub dri'],
  ])('%s', (_, search) => {
    expect(isFoundBy(searchWords(order), searchTerms(search))).toBe(true);
  });

  test.each([
    ['the middle of a word', 'hunder'],
    ['a word beside its own', 'thunder road'],
  ])('nothing else: not by %s', (_, search) => {
    expect(isFoundBy(searchWords(order), searchTerms(search))).toBe(false);
  });
});

test('an order with very many words keeps the most important ones', () => {
  const issue = Array.from({ length: 300 }, (_, count) => `word${count}`).join(' ');

  const words = searchWords(anOrder('com_1', '10042', { issue }));

  expect(words).toHaveLength(48);
  expect(words).toEqual(expect.arrayContaining(['10042', '1ff350paxlf000123', '3226', 'word0']));
});

test('a single character is not searched for, alone or beside longer words', () => {
  expect(searchTerms(' p ')).toEqual([]);
  expect(searchTerms('350 p-tier')).toEqual(['350', 'tier']);
});

test('a code made of single characters is searched for as one word', () => {
  const made = anOrder('com_1', '10042');
  const words = (unitNumber: string) =>
    searchWords({ ...made, equipment: { ...made.equipment, unitNumber } });

  expect(searchTerms(' C-1 ')).toEqual(['c1']);
  expect(isFoundBy(words('C-1'), searchTerms('C-1'))).toBe(true);
  expect(isFoundBy(words('C-2'), searchTerms('C-1'))).toBe(false);
});

test('a word is indexed by its first two to eight characters, and as a whole if it is longer', () => {
  expect(beginningsOf('oil')).toEqual(['oi', 'oil']);
  expect(beginningsOf('hydraulic').at(-1)).toBe('hydrauli');
  expect(splitWord('hydraulic')).toEqual({ beginning: 'hydrauli', rest: 'c' });
  expect(beginningsOf('𠀀𠀁𠀂')).toEqual(['𠀀𠀁', '𠀀𠀁𠀂']);
});
