import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEveryOperation } from '#test/support/every-operation.ts';
import { type RawRow, rowsByName } from '#test/support/every-row.ts';
import { storedRows } from './rows.ts';

let started: Awaited<ReturnType<typeof startEveryOperation>>;
let written: Awaited<ReturnType<typeof rowsByName>>;

beforeAll(async () => {
  started = await startEveryOperation();
  // Pauses between tries are random parts of a second.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.useFakeTimers({ toFake: ['Date'], now: started.world.now });
  written = await rowsByName(started);
});
afterAll(async () => {
  vi.useRealTimers();
  started.services.stop();
  await started.database.stop();
});

test('the fixture has one row of each kind that the product writes', () => {
  const missing = [...written]
    .filter(([name]) => !(name in storedRows))
    .map(([name, [row]]) => ({ name, row }));

  // What is missing here goes into rows.json as it is shown, and its reader into readers.ts.
  expect(missing).toEqual([]);
  expect(Object.keys(storedRows).filter((name) => !written.has(name))).toEqual([]);
});

test.each(Object.entries(storedRows))('still written as stored: %s', (name, stored) => {
  const rows = written.get(name) ?? [];

  const attributes = new Set(rows.flatMap(attributesOf));
  expect(attributesOf(stored).filter((attribute) => !attributes.has(attribute))).toEqual([]);
  expect(rows.map(keyShapeOf)).toContain(keyShapeOf(stored));
});

/** Their names, of which those that are an account's id differ from row to row. */
function attributesOf(row: RawRow): string[] {
  return Object.keys(row).map((name) => name.replace(/^acc_.+/, 'acc_'));
}

/** The parts of the keys, of which only the words that are the same for every row are spelled out. */
function keyShapeOf({ pk, sk }: RawRow): string {
  return [pk?.S, sk?.S]
    .map((key) => key?.replace(/[^#]{20,}|[^#]*[\d.:*][^#]*|(?<=#)[a-z-][^#]*/g, '_'))
    .join(' ');
}
