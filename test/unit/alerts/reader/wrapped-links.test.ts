import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

const alert = 'Machine: Takeuchi TB290-2\nFault: SPN 107 FMI 0\nSeverity: Medium\n';

describe('links that mail programs and gateways write', () => {
  it.each([
    ['Location: 5 Oak St, Tulsa, OK 74107 <https://portal.example/>', ['5 Oak St', 'Tulsa', null]],
    ['Location: Dorfstr. 5, 70173 Stuttgart<https://portal.example/>', ['Dorfstr. 5', 'Stuttgart', null]],
    ['Address:\n5 Oak St, Tulsa, OK 74107 <mailto:a@b.example>', ['5 Oak St', 'Tulsa', null]],
    [
      'Location: 5 Oak St, Tulsa, OK<https://maps.google.com/?q=36.1234,-95.9876>',
      ['5 Oak St', 'Tulsa', 36.1234],
    ],
    [
      'https://urldefense.com/v3/__https://maps.google.com/maps?q=40.70411*2C-99.08117__;JQ!!GA3k9!xK2$',
      [null, null, 40.70411],
    ],
  ])('%s', async (place, expected) => {
    const { readings } = await readPastedAlert(alert + place);

    const { address, city, lat } = readings[0]?.location ?? {};
    expect([address?.value ?? null, city?.value ?? null, lat?.value ?? null]).toEqual(expected);
  });

  it.each(['<https://portal.example/a>', ' [cid:image002.png@01DA]'])(
    'are no part of a name: %s',
    async (link) => {
      const { readings } = await readPastedAlert(`${alert}Unit: EX-7${link}\nLocation: 5 Oak St, Tulsa, OK`);

      expect(readings[0]?.unitNumber?.value).toBe('EX-7');
    },
  );

  it('are opened in HTML, where nobody sees them', async () => {
    const href =
      'https://nam12.safelinks.protection.outlook.com/?url=https%3A%2F%2Fmaps.google.com%2F%3Fq%3D40.704%2C-99.081';

    const { readings } = await readPastedAlert(
      `<p>Machine: CASE 1021G</p><p>Fault: SPN 100 FMI 18</p><p><a href="${href}">Map</a></p>`,
    );

    expect(readings[0]?.location.lat?.value).toBe(40.704);
  });

  it('are opened where somebody counts the clicks on them', async () => {
    const { readings } = await readPastedAlert(
      `${alert}Map: https://click.portal.example/t?id=7&url=https%3A%2F%2Fwww.google.com%2Fmaps%3Fq%3D40.7040%2C-99.0810&s=1`,
    );

    expect(readings[0]?.location).toMatchObject({ lat: { value: 40.704 }, long: { value: -99.081 } });
  });
});
