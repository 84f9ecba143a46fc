import { describe, expect, it } from 'vitest';
import { readMailAlert, readPastedAlert } from '#functions/alerts/reader/reader.ts';
import { asMeant } from '#functions/alerts/reading/charsets.ts';

describe('letters that came in another charset than was said', () => {
  const french =
    'Manitou MRT 2145\nDéfaut : E3.27 – capteur d’inclinaison\nChantier : 31 quai de l’Écluse, 59000 Lille\n';
  const russian = 'Марка: Doosan\nМодель: DX225LC\nКод ошибки: SPN 100 FMI 1\nМесто: г. Пермь, ул. Мира, 7\n';
  const inFrench = [['31 quai de l’Écluse', 'Lille', 'capteur d’inclinaison']];

  it.each([
    [
      'Windows-1252, quoted-printable',
      'text/plain; charset="windows-1252"',
      'quoted-printable',
      quoted(windows1252(french)),
    ],
    ['Windows-1252, 8 bits', 'text/plain; charset=windows-1252', '8bit', windows1252(french)],
    [
      'its signs as ISO 8859-1, base64',
      'text/plain; charset=iso-8859-1',
      'base64',
      base64(windows1252(french)),
    ],
    ['8 bits of no charset', 'text/plain', '8bit', windows1252(french)],
    ['8 bits that say UTF-8', 'text/plain; charset=utf-8', '8bit', windows1252(french)],
    ['UTF-8 that says ASCII', 'text/plain; charset=us-ascii', '8bit', Buffer.from(french)],
    ['UTF-8 that says ISO 8859-1', 'text/plain; charset=iso-8859-1', 'base64', base64(Buffer.from(french))],
  ])('are read of a mail in %s', async (_, type, encoding, body) => {
    const { readings } = await readMailAlert(mail(type, encoding, body));

    expect(
      readings.map(({ location, faultCodes }) => [
        location.address?.value,
        location.city?.value,
        faultCodes[0]?.description?.value,
      ]),
    ).toEqual(inFrench);
  });

  it('are those that a page of HTML says it has', async () => {
    const page = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1251"></head><body>${russian.replaceAll('\n', '<br>\n')}</body></html>`;

    const { readings } = await readMailAlert(mail('text/html', '8bit', windows1251(page)));

    expect(readings.map(({ location }) => [location.address?.value, location.city?.value])).toEqual([
      ['ул. Мира, 7', 'Пермь'],
    ]);
  });

  it('are read of pasted text, too', async () => {
    const { readings } = await readPastedAlert(Buffer.from(french).toString('latin1'));

    expect(readings.map(({ location }) => location.address?.value)).toEqual(['31 quai de l’Écluse']);
  });

  it.each(['CAFÉ»', '« Élan »', 'Äußere Straße', 'São João', '12 °C', 'naïve', '株式会社', 'é'])(
    '%s stays',
    (text) => {
      expect(asMeant(text)).toBe(text);
    },
  );
});

function mail(type: string, encoding: string, body: Uint8Array): Uint8Array {
  const head = [
    'From: Alertes <alertes@portal.example>',
    'To: alerts@import.example.net',
    'Subject: Alerte',
    'Date: Fri, 20 Nov 2026 09:02:00 +0100',
    'MIME-Version: 1.0',
    `Content-Type: ${type}`,
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    '',
  ].join('\r\n');
  return Buffer.concat([Buffer.from(head), body]);
}

function windows1252(text: string): Buffer {
  return Buffer.from(text.replaceAll('’', '\u0092').replaceAll('–', '\u0096'), 'latin1');
}

function windows1251(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (letter) =>
      letter >= 'А' && letter <= 'я' ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0),
    ),
  );
}

function quoted(bytes: Buffer): Buffer {
  const told = [...bytes].map((byte) =>
    byte > 126 || byte === 61
      ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
      : String.fromCharCode(byte),
  );
  return Buffer.from(told.join(''));
}

function base64(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('base64'));
}
