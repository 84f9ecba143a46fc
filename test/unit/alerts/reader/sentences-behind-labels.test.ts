import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('a sentence about a machine behind a label of something else', () => {
  it.each([
    'Customer: Redline Crane.',
    'Ticket: 4471.',
    'PO: 44817.',
    'Assigned to: Joe.',
    'Customer no: 8812.',
    'Dealer: Brandt.',
  ])('is read behind “%s”', async (lead) => {
    const { readings } = await readPastedAlert(
      `${lead} Kobelco SK260 unit 31 threw E1130 at 12 Depot Rd, Nashua, NH`,
    );

    expect(readings).toMatchObject([
      {
        outcome: 'ok',
        brand: { value: 'Kobelco' },
        unitNumber: { value: '31' },
        hours: null,
        location: { address: { value: '12 Depot Rd' }, city: { value: 'Nashua' } },
        faultCodes: [{ code: { value: 'E1130' } }],
      },
    ]);
  });
});

describe('how much a log makes of its own line', () => {
  it.each(['2026-05-05 10:00:00 INFO', '[2026-05-05T10:00:00Z] [INFO]'])(
    'is no severity of the fault: %s',
    async (lead) => {
      const { readings } = await readPastedAlert(
        `${lead} WL-5 Hitachi ZW180 SPN 102 FMI 4 at 41.0814,-81.5190`,
      );

      expect(readings).toMatchObject([{ outcome: 'ok', faultCodes: [{ severity: 'unknown' }] }]);
    },
  );
});
