import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('what chats and Markdown set letters off with', () => {
  it.each([
    [
      'Slack',
      '*Unit:* `BH-12`  *Machine:* `Case 580SN`\n*Fault:* `E731` – Hydraulic filter plugged (*High*)\n*Location:* <https://maps.google.com/?q=44.26,-72.57|9 State St, Montpelier, VT>',
    ],
    [
      'Markdown',
      '- **Unit**: `BH-12`\n- **Machine**: Case 580SN\n- **Code**: `E731` – __Hydraulic filter plugged__ – _high_\n- **Location**: [9 State St, Montpelier, VT](https://portal.example/m/1)',
    ],
    [
      'a quotation in a chat',
      '*BH-12* – Case 580SN\n> `E731` Hydraulic filter plugged _(high)_\n> 9 State St, Montpelier, VT',
    ],
  ])('is no part of a value: %s', async (_, text) => {
    const { readings } = await readPastedAlert(text);

    expect(
      readings.map(({ unitNumber, model, faultCodes, location }) => ({
        unit: unitNumber?.value,
        model: model?.value,
        faults: faultCodes.map(({ code, description, severity }) => [
          code.value,
          description?.value,
          severity,
        ]),
        place: [location.address?.value, location.city?.value, location.state?.value],
      })),
    ).toEqual([
      {
        unit: 'BH-12',
        model: '580SN',
        faults: [['E731', 'Hydraulic filter plugged', 'high']],
        place: ['9 State St', 'Montpelier', 'VT'],
      },
    ]);
  });

  it('is told from stars and strokes that say something', async () => {
    const { readings } = await readPastedAlert(
      'Machine: Case 580SN\nUnit: BH_12_A\nCode: E731\nDescription: filter * plugged * _partly\nLocation: 9 State St, Montpelier, VT',
    );

    expect(
      readings.map(({ unitNumber, faultCodes }) => [unitNumber?.value, faultCodes[0]?.description?.value]),
    ).toEqual([['BH_12_A', 'filter * plugged * _partly']]);
  });
});

describe('the marks behind brands and types', () => {
  it.each([
    ['JLG® 1055™', 'JLG', '1055'],
    ['Genie® GS®-4047 scissor lift', 'Genie', 'GS-4047'],
  ])('are no part of them: %s', async (machine, brand, model) => {
    const { readings } = await readPastedAlert(
      `Machine: ${machine}\nFault: F028 - Platform overload\nLocation: 9 State St, Montpelier, VT`,
    );

    expect(readings).toMatchObject([{ brand: { value: brand }, model: { value: model } }]);
  });
});
