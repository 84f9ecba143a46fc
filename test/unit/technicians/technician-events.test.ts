import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { technicianEventDetail, technicianEventNames } from '#events/accounts.ts';

it.each(technicianEventNames)('the sample of %s fits its contract', async (name) => {
  const sample = await readFile(new URL(`../../../events/samples/${name}.json`, import.meta.url), 'utf8');

  const parsed = technicianEventDetail.parse(JSON.parse(sample));

  expect(parsed).toEqual(JSON.parse(sample));
});
