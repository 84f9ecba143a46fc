import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

const told = 'Tadano GR-800XL, fault 4731, major\n2800 Post Oak Blvd, Houston, TX';
const mark = 'On Tue, Jul 14, 2026 at 2:40 PM T <t@v.example> wrote:';

describe('a reply above the alert that it answers', () => {
  it.each([
    ['Serial is 62-1187.', mark, '62-1187'],
    ['Same crane, s/n 62-1190, please book.', 'Am 14.07.2026 um 14:40 schrieb T <t@v.example>:', '62-1190'],
    ['Serial: 62-1191', '-----Original Message-----', '62-1191'],
    ['Unit is RT-80B.', 'Le mar. 14 juil. 2026 à 14:40, T <t@v.example> a écrit :', 'RT-80B'],
    ['Hours now 5,030.', mark, '5030'],
  ])('adds “%s” to what is quoted below it', async (top, above, added) => {
    const text = `${headers}\n\n${top}\n\n${above}\n${quoted(told)}\n`;

    const { text: read, readings } = await readPastedAlert(text);
    const [reading] = readings;

    expect(read).toContain(top);
    expect(reading?.outcome).toBe('ok');
    expect([reading?.brand?.value, reading?.model?.value]).toEqual(['Tadano', 'GR-800XL']);
    expect(reading?.location.city?.value).toBe('Houston');
    expect(reading?.faultCodes.map(({ code, severity }) => [code.value, severity])).toMatchObject([
      ['4731', 'high'],
    ]);
    expect([reading?.serialNumber?.value, reading?.unitNumber?.value, `${reading?.hours?.value}`]).toContain(
      added,
    );
  });

  it('goes by its own text alone where that tells an alert', async () => {
    const own = 'Machine: Grove RT880E\nFault code: E-204\nHours: 812\nLocation: 55 Highway Rd, Dayton, OH';
    const text = `${headers}\n\n${own}\n\n${mark}\n${quoted(told)}\n`;

    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ model, faultCodes }) => [model?.value, faultCodes.length])).toEqual([
      ['RT880E', 1],
    ]);
  });
});

describe('two alerts of two senders that somebody hands on', () => {
  const alert = (sender: string, sent: string, told: string) =>
    `-----Original Message-----\nFrom: ${sender}\nSent: Wednesday, April 15, 2026 ${sent}\nSubject: Alert\n\n${told}`;
  const kubota = 'Model: Kubota SVL97-2\nPIN: KBCZ097CVM1G48820\nCode: P2263\nAddress: 9 Elm St, Salem, NJ';
  const volvo = 'Model: Volvo L90H\nPIN: VCEL90HX0000441\nCode: SPN 94 FMI 1\nAddress: 4 Mill Rd, Dover, DE';

  it.each([
    ['both, where the lower one was sent later', '11:31 AM', ['SVL97-2', 'L90H']],
    ['the upper one alone, which may quote the older one', '8:31 AM', ['SVL97-2']],
  ])('are read: %s', async (_which, sent, models) => {
    const first = alert('NOW <now@kubota.example>', '10:09 AM', kubota);
    const second = alert('CareTrack <care@volvo.example>', sent, volvo);

    const { readings } = await readPastedAlert(`Two in one go, sorry!\n\n${first}\n\n${second}\n`);

    expect(readings.map(({ model }) => model?.value)).toEqual(models);
  });
});

const headers =
  'Message-ID: <1@v.example>\nFrom: T <t@v.example>\nTo: a@i.example\nSubject: RE: crane\nMIME-Version: 1.0';

function quoted(text: string): string {
  return text.replace(/^/gm, '> ');
}
