import { describe, expect, it } from 'vitest';
import { readMailAlert } from '#functions/alerts/reader/reader.ts';

const alert = `From: My Komatsu <notice@mykomatsu.example>
Subject: Caution code
Content-Type: text/plain; charset="utf-8"
MIME-Version: 1.0

Manufacturer: Komatsu
Model: HD605-8
Serial: 30518
Equipment name: 785-04
Failure code: B@BAZG
Severity: Emergency
Map: https://maps.google.com/?q=35.0417,-117.9506
`;

function forwarding(attached: string): Buffer {
  return Buffer.from(
    `From: Dispatch <dispatch@rock.example>
Subject: Please open a case
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="b"

--b
Content-Type: text/plain; charset="utf-8"

See the attached notice. Truck is parked.
--b
Content-Type: message/rfc822
Content-Disposition: attachment

${attached}
--b--
`.replaceAll('\n', '\r\n'),
  );
}

describe('a mail that is forwarded as an attachment', () => {
  it('is read below what its sender says, as one that is quoted', async () => {
    const { text, readings } = await readMailAlert(forwarding(alert));

    expect(text).toContain('Truck is parked.');
    expect(readings).toMatchObject([
      {
        outcome: 'ok',
        brand: { value: 'Komatsu' },
        model: { value: 'HD605-8' },
        serialNumber: { value: '30518' },
        unitNumber: { value: '785-04' },
        faultCodes: [{ code: { value: 'B@BAZG' }, severity: 'critical' }],
      },
    ]);
  });

  it('may be broken, and takes nothing from the rest', async () => {
    const { text, readings } = await readMailAlert(forwarding('Content-Type: multipart/mixed; boundary="'));

    expect(text).toContain('Truck is parked.');
    expect(readings[0]?.outcome).toBe('not_an_alert');
  });
});
