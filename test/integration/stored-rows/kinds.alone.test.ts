import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEveryOperation } from '#test/support/every-operation.ts';
import { type RawRow, rowsByName } from '#test/support/every-row.ts';
import { storedRows } from './rows.ts';

let started: Awaited<ReturnType<typeof startEveryOperation>>;
let written: Awaited<ReturnType<typeof rowsByName>>;

beforeAll(async () => {
  started = await startEveryOperation();
  // Pauses between tries are a random fraction of a second.
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

  // Copy missing rows from the failure into rows.json, and add their readers to readers.ts.
  expect(missing).toEqual([]);
  expect(Object.keys(storedRows).filter((name) => !written.has(name))).toEqual([]);
});

test.each(Object.entries(storedRows))('a row is still written as stored: %s', (name, stored) => {
  const rows = written.get(name) ?? [];

  const attributes = new Set(rows.flatMap(attributesOf));
  expect(attributesOf(stored).filter((attribute) => !attributes.has(attribute))).toEqual([]);
  expect(rows.map(keyShapeOf)).toContain(keyShapeOf(stored));
});

/** The row's attribute names, with account ids made uniform. */
function attributesOf(row: RawRow): string[] {
  return Object.keys(row).map((name) => name.replace(/^acc_.+/, 'acc_'));
}

/** The keys with everything variable replaced by `_`. */
function keyShapeOf({ pk, sk }: RawRow): string {
  return [pk?.S, sk?.S]
    .map((key) => key?.replace(/[^#]{20,}|[^#]*[\d.:*][^#]*|(?<=#)[a-z-][^#]*/g, '_'))
    .join(' ');
}
