import { expect, test } from 'vitest';
import { figuresPage } from '../../bench/figures-page.ts';

const machine = 'Measured with Node 20 on 2 × CPU, 24 GiB.';
const starts = (seconds: string) => ({
  title: 'Starts',
  heads: ['start', 'seconds'],
  rows: [['first', seconds]],
});
const loads = { title: 'Loads', heads: ['page', 'KB'], rows: [['/login', '103']], note: 'Gzip.' };

test('a part measured again replaces its table and leaves the others alone', () => {
  const before = figuresPage(machine, [starts('18.4'), loads]);

  const after = figuresPage(machine, [starts('17.0')], before);

  expect(after).toBe(before.replace('18.4', '17.0'));
});

test('figures of two machines are not mixed on one page', () => {
  const before = figuresPage(machine, [loads]);

  expect(() => figuresPage('Measured elsewhere.', [starts('1.0')], before)).toThrow('another machine');
});
