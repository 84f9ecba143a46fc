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

describe('a mail whose body is data itself', () => {
  it('is read as the feed that it is', async () => {
    const feed =
      '<Fleet><Equipment><OEMName>Volvo</OEMName><Model>L220H</Model><SerialNumber>VCEL220HC00006627</SerialNumber><FaultCode><CodeIdentifier>MID 128 PSID 98 FMI 7</CodeIdentifier></FaultCode></Equipment></Fleet>';
    const mail = `From: Export <export@caretrack.example>\r\nSubject: Snapshot\r\nMIME-Version: 1.0\r\nContent-Type: application/xml; charset="utf-8"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(feed).toString('base64')}\r\n`;

    const { readings } = await readMailAlert(Buffer.from(mail));

    expect(
      readings.map(({ serialNumber, faultCodes }) => [serialNumber?.value, faultCodes[0]?.code.value]),
    ).toEqual([['VCEL220HC00006627', 'MID 128 PSID 98 FMI 7']]);
  });

  it('does not read what is attached to a mail that says nothing', async () => {
    const mail = forwarding(alert).toString().replace('message/rfc822', 'application/json');

    const { readings } = await readMailAlert(Buffer.from(mail));

    expect(readings.map(({ faultCodes }) => faultCodes)).toEqual([[]]);
  });
});

describe('HTML where a mail program shows none', () => {
  const page =
    '<p>Make: Kobelco<br>Model: SK140<br>Fault code: SPN 3719 FMI 16<br>Location: 41.5528, -83.6602</p>';

  it.each(['message/rfc822', 'application/octet-stream'])(
    'is read of an attached mail whose text says nothing: %s',
    async (type) => {
      const attached = `From: p@portal.example
Subject: alert
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="a"

--a
Content-Type: text/plain

Open the HTML version.
--a
Content-Type: text/html

${page}
--a--`;
      const raw = `From: a@x.example
Subject: Fwd
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="m"

--m
Content-Type: text/plain

fyi
--m
Content-Type: ${type}
Content-Disposition: attachment; filename="alert.eml"

${attached}
--m--
`;

      const { readings } = await readMailAlert(Buffer.from(raw.replaceAll('\n', '\r\n')));

      expect(readings).toMatchObject([
        { outcome: 'ok', model: { value: 'SK140' }, faultCodes: [{ code: { value: 'SPN 3719 FMI 16' } }] },
      ]);
    },
  );

  it.each([page, page.replaceAll('<br>', '<br>\n').replace('<p>', ''), page.replaceAll('<br>', '</p>\n<p>')])(
    'is read of a text part: %j',
    async (body) => {
      const raw = `From: a@x.example\nSubject: New alert\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\n${body}\n`;

      const { readings } = await readMailAlert(Buffer.from(raw));

      expect(readings).toMatchObject([
        {
          outcome: 'ok',
          brand: { value: 'Kobelco' },
          model: { value: 'SK140' },
          location: { lat: { value: 41.5528 } },
        },
      ]);
    },
  );
});
