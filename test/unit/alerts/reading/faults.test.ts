import { describe, expect, it } from 'vitest';
import { faultReadings, faultsOf } from '#functions/alerts/reading/faults.ts';
import { markedMessage } from '#test/support/alert-extractions.ts';

/** Each fault of a marked text as `code (description) severity`. */
function faultsIn(marked: string): string[] {
  const { text, extractions, relations } = markedMessage(marked);
  return faultReadings(text, faultsOf(extractions, relations), extractions, relations).map(
    ({ code, description, severity }) => {
      const told = description ? ` (${description.value})` : '';
      return `${code.value}${told}${severity === 'unknown' ? '' : ` ${severity}`}`;
    },
  );
}

describe('Codes', () => {
  it.each([
    ['a code as it is', 'Code: [code:P0420]', ['P0420']],
    ['number and mode that stand apart', 'SPN: [spn:100]\nFMI: [fmi:3]', ['SPN 100 FMI 3']],
    ['number and mode with zeros before them', 'SPN: [spn:00100]\nFMI: [fmi:03]', ['SPN 100 FMI 3']],
    ['a number without a mode', 'SPN: [spn:100]', ['SPN 100']],
    ['a number of another notation', 'CID: [spn:168]\nFMI: [fmi:4]', ['CID 168 FMI 4']],
    ['the same code twice', '[code:P0420] and again [code:P0420]', ['P0420']],
    ['the same code in two notations', '[code:SPN 100 FMI 3], that is [code:100-3]', ['SPN 100 FMI 3']],
    [
      "a maker's code beside its number",
      '{"code":"[code:E361]","spn":"[spn:100]","fmi":"[fmi:3]"}',
      ['E361'],
    ],
    [
      'several in objects, their keys in any order',
      '[{"spn":"[spn:100]","fmi":"[fmi:3]"},{"fmi":"[fmi:16]","spn":"[spn:110]"}]',
      ['SPN 100 FMI 3', 'SPN 110 FMI 16'],
    ],
    [
      'several in rows',
      'spn\tfmi\tcity\n[spn:100]\t[fmi:3]\tReno\n[spn:110]\t[fmi:16]\tReno',
      ['SPN 100 FMI 3', 'SPN 110 FMI 16'],
    ],
    ['a mode of another record', 'SPN: [spn:100]\n\nMode: [fmi:3]', ['SPN 100']],
    ['a name alone', 'Fault: [description:low oil pressure]', ['low oil pressure (low oil pressure)']],
  ])('%s', (_form, marked, faults) => {
    expect(faultsIn(marked)).toEqual(faults);
  });

  it('number a hundred at most', () => {
    const marked = Array.from({ length: 300 }, (_, index) => `Code: [code:E${1000 + index}]`).join('\n');

    expect(faultsIn(marked)).toHaveLength(100);
  });
});

describe('Descriptions', () => {
  it.each([
    ['behind the code', '[code:P0420] - [description:catalyst low]', ['P0420 (catalyst low)']],
    ['before the code', '[description:catalyst low] ([code:P0420])', ['P0420 (catalyst low)']],
    ['below the code', 'Code: [code:P0420]\nText: [description:catalyst low]', ['P0420 (catalyst low)']],
    [
      'of each on its line',
      '[code:P0420] [description:catalyst low]\n[code:P0300] [description:misfire]',
      ['P0420 (catalyst low)', 'P0300 (misfire)'],
    ],
    [
      'in their own objects',
      '[{"text":"[description:catalyst low]","code":"[code:P0420]"},{"text":"[description:misfire]","code":"[code:P0300]"}]',
      ['P0420 (catalyst low)', 'P0300 (misfire)'],
    ],
    ['of one of two', '[code:P0420] and\n[code:P0300] [description:misfire]', ['P0420', 'P0300 (misfire)']],
  ])('%s', (_form, marked, faults) => {
    expect(faultsIn(marked)).toEqual(faults);
  });
});

describe('Severities', () => {
  it.each([
    ['beside the code', '[code:P0420] ([severity:high])', ['P0420 high']],
    [
      'of each on its line',
      '[code:P0420] [severity:high]\n[code:P0300] [severity:low]',
      ['P0420 high', 'P0300 low'],
    ],
    [
      'of each below it',
      'Code: [code:P0420]\nLevel: [severity:high]\nCode: [code:P0300]\nLevel: [severity:low]',
      ['P0420 high', 'P0300 low'],
    ],
    [
      'of one of them',
      'Code: [code:P0420]\nCode: [code:P0300]\nLevel: [severity:low]\nCode: [code:P0301]\nLevel: [severity:high]',
      ['P0420', 'P0300 low', 'P0301 high'],
    ],
    [
      'of each in one line',
      '[code:P0420] [severity:high], [code:P0300] [severity:low]',
      ['P0420 high', 'P0300 low'],
    ],
    [
      'over a list',
      '{"severity":"[severity:high]","faults":[{"code":"[code:P0420]"},{"code":"[code:P0300]"}]}',
      ['P0420 high', 'P0300 high'],
    ],
    [
      'over a list, and one of its own',
      '{"severity":"[severity:high]","faults":[{"code":"[code:P0420]"},{"code":"[code:P0300]","severity":"[severity:low]"}]}',
      ['P0420 high', 'P0300 low'],
    ],
    [
      'in a word between marks that no other extraction has',
      '[code:P0420] | Medium | today',
      ['P0420 medium'],
    ],
    ['that are not told', '[code:P0420]', ['P0420']],
  ])('%s', (_form, marked, faults) => {
    expect(faultsIn(marked)).toEqual(faults);
  });
});
