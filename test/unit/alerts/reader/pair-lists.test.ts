import { describe, expect, it } from 'vitest';
import { htmlText } from '#functions/alerts/reader/html-text.ts';
import { withColons } from '#functions/alerts/reader/pair-lists.ts';
import { withValuesBeside } from '#functions/alerts/reader/stacked-pairs.ts';

const list = 'Make: Volvo\nModel: L60H\nFix quality: 3D\nSerial: 612345\nHours: 512';

describe('a list of labels and values', () => {
  it.each([
    ['dashes', 'Make - Volvo\nModel - L60H\nFix quality - 3D\nSerial - 612345\nHours - 512'],
    ['signs', 'Make = Volvo\nModel = L60H\nFix quality = 3D\nSerial = 612345\nHours = 512'],
    ['arrows', 'Make -> Volvo\nModel -> L60H\nFix quality -> 3D\nSerial -> 612345\nHours -> 512'],
    ['dots', 'Make .... Volvo\nModel ... L60H\nFix quality . 3D\nSerial ... 612345\nHours .... 512'],
    ['tabs', 'Make\tVolvo\nModel\tL60H\nFix quality\t3D\nSerial:\t612345\nHours\t512'],
    [
      'columns',
      'Make         Volvo\nModel        L60H\nFix quality  3D\nSerial       612345\nHours        512',
    ],
    [
      'bars',
      '| Make | Volvo |\n| Model | L60H |\n| Fix quality | 3D |\n| Serial | 612345 |\n| Hours | 512 |',
    ],
    ['stars', '**Make:** Volvo\n**Model:** L60H\n*Fix quality:* 3D\n**Serial**: 612345\nHours: *512*'],
    ['colons', 'Make:Volvo\nModel:L60H\nFix quality:3D\nSerial:612345\nHours:512'],
  ])('has %s', (_between, text) => {
    expect(withColons(text)).toBe(list);
  });

  it.each([
    ['cards', 'Make\nVolvo\n\nModel\nL60H\n\nFix quality\n3D\n\nSerial\n612345\n\nHours\n512'],
    ['lines', 'Make\nVolvo\nModel\nL60H\nFix quality\n3D\nSerial\n612345\nHours\n512'],
    ['colons', 'Make:\nVolvo\nModel:\nL60H\nFix quality:\n3D\nSerial:\n612345\nHours:\n512'],
  ])('has its values below, in %s', (_of, text) => {
    expect(withValuesBeside(text)).toBe(list);
  });

  it('has elements of their own in HTML, of known labels and others', () => {
    const rows = list
      .split('\n')
      .map((line) => line.replace(/(.+): (.+)/, '<div><span>$1</span> <span>$2</span></div>'));

    expect(withColons(htmlText(rows.join('')))).toBe(list);
  });

  it('has values that go on below', () => {
    const text =
      'Make      Volvo\nSerial    612345\nLocation  12 Main St\n          Reno, NV\nComment   it was\n          off';

    expect(withColons(text)).toBe(
      'Make: Volvo\nSerial: 612345\nLocation: 12 Main St, Reno, NV\nComment: it was off',
    );
  });

  it.each([
    ['a table', 'Make   Model  Hours\nVolvo  L60H   512\nCase   580SV  90'],
    ['a file of settings', 'make = "Volvo"\nmodel = "L60H"\nserial = "612345"\nhours = "512"'],
    ['prose', 'The machine - a Volvo - stopped.\nHours - no idea.\nCall me - Dana'],
    ['values over their labels', 'Volvo\nMake\nL60H\nModel\n612345\nSerial\n512\nHours'],
  ])('is not %s', (_what, text) => {
    expect(withValuesBeside(withColons(text))).toBe(text);
  });
});
