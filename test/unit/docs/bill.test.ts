import { expect, test } from 'vitest';
import { billPage } from '#test/bench/bill/bill-page.ts';
import { readMeasured } from '#test/bench/bill/measured.ts';

test('the bill stands in docs/bill.md as the bench’s figures and the prices make it', async () => {
  await expect(billPage(readMeasured())).toMatchFileSnapshot('../../../docs/bill.md');
});
