import { expect, test } from 'vitest';
import { billPage } from '#test/bench/bill/bill-page.ts';
import { readMeasured } from '#test/bench/bill/measured.ts';

test('docs/bill.md matches the bench’s figures and the prices', async () => {
  await expect(billPage(readMeasured())).toMatchFileSnapshot('../../../docs/bill.md');
});
