import { describe, expect, it } from 'vitest';
import { machinesOf } from '#functions/alerts/reading/machines.ts';
import { markedMessage } from '#test/support/alert-extractions.ts';

/** What is said about each machine of a marked text alone, and about all of them. */
function machinesIn(marked: string): { own: string[]; shared: string[] }[] {
  const { extractions, relations } = markedMessage(marked);
  return machinesOf(extractions, relations).map(({ own, shared }) => ({
    own: own.map(({ value }) => String(value)),
    shared: shared.map(({ value }) => String(value)),
  }));
}

describe('One machine', () => {
  it.each([
    ['in lines', 'Unit: [unit:EX-12]\nModel: [model:PC210]\n\nCode: [code:P0420]\n\nSite: [city:Reno]'],
    ['told of twice', '[unit:EX-12] is down: [code:P0420]\n\nUnit: [unit:EX-12]\nSite: [city:Reno]'],
    [
      'by its last figures again',
      'S/N [serial:CAT0336FJXYZ01234] at [city:Reno]\n\nS/N [serial:XYZ01234]: [code:P0420]',
    ],
    ['with its model in full', 'The [model:PC210] is down\n\nModel: [model:PC210LC-11]\nCode: [code:P0420]'],
    [
      'beside its engine',
      'Machine:\n  Serial number: [serial:K50123]\n  Code: [code:P0420]\nEngine:\n  Engine serial: [serial:73912345]',
    ],
  ])('%s is one', (_form, marked) => {
    const machines = machinesIn(marked);

    expect(machines).toHaveLength(1);
    expect(machines[0]?.own).toHaveLength((marked.match(/\[\w+:/g) ?? []).length);
  });
});

describe('Several machines', () => {
  it.each([
    [
      'rows of a table',
      'unit\tmodel\tcode\n[unit:EX-11]\t[model:PC210]\t[code:P0420]\n[unit:EX-12]\t[model:D65]\t[code:P0300]',
    ],
    [
      'objects of a list',
      '[{"unit":"[unit:EX-11]","model":"[model:PC210]","code":"[code:P0420]"},{"unit":"[unit:EX-12]","model":"[model:D65]","code":"[code:P0300]"}]',
    ],
    [
      'elements',
      '<l><m><unit>[unit:EX-11]</unit><model>[model:PC210]</model><code>[code:P0420]</code></m><m><unit>[unit:EX-12]</unit><model>[model:D65]</model><code>[code:P0300]</code></m></l>',
    ],
    [
      'paragraphs',
      'Unit: [unit:EX-11]\nModel: [model:PC210]\nCode: [code:P0420]\n\nUnit: [unit:EX-12]\nModel: [model:D65]\nCode: [code:P0300]',
    ],
    [
      'paragraphs of names and of codes',
      'Unit: [unit:EX-11] [model:PC210]\n\nCode: [code:P0420]\n\nUnit: [unit:EX-12] [model:D65]\n\nCode: [code:P0300]',
    ],
    [
      'lines of one paragraph',
      '[unit:EX-11] ([model:PC210]) reports [code:P0420]\n[unit:EX-12] ([model:D65]) reports [code:P0300]',
    ],
    [
      'one line',
      '[unit:EX-11] ([model:PC210]) reports [code:P0420] and [unit:EX-12] ([model:D65]) reports [code:P0300]',
    ],
    [
      'columns',
      'Unit\t[unit:EX-11]\t[unit:EX-12]\nModel\t[model:PC210]\t[model:D65]\nCode\t[code:P0420]\t[code:P0300]\nHours\t1200\t1300',
    ],
  ])('in %s each have their own values', (_form, marked) => {
    expect(machinesIn(marked)).toEqual([
      { own: ['EX-11', 'PC210', 'P0420'], shared: [] },
      { own: ['EX-12', 'D65', 'P0300'], shared: [] },
    ]);
  });

  it.each([
    [
      'rows of a table with a column for each',
      '\tCrane A\tCrane B\nMake\tTadano\tGrove\nSerial\t[serial:FB7012]\t[serial:R4K9-1188]\nUnit\t[unit:RT-100]\t[unit:RT-90]\nHours\t2104\t9077\nCode\t[code:E-40]\t[code:E-82]',
      ['FB7012 RT-100 E-40', 'R4K9-1188 RT-90 E-82'],
    ],
  ])('are read from %s', (_form, marked, machines) => {
    expect(machinesIn(marked).map(({ own }) => own.join(' '))).toEqual(machines);
  });

  it('share a time and place given once after the last', () => {
    const machines = machinesIn(
      '1. [unit:EX-11], SN [serial:KA1122], [code:P0420]\n2. [unit:EX-12], SN [serial:KB3344], [code:P0300]\nBoth at [address:12 Main St], [city:Reno]',
    );

    expect(machines.map(({ own, shared }) => [own.includes('Reno'), shared])).toEqual([
      [false, ['12 Main St', 'Reno']],
      [false, ['12 Main St', 'Reno']],
    ]);
  });

  it('have a place each if each has one', () => {
    const machines = machinesIn(
      '1. [unit:EX-11], SN [serial:KA1122], [code:P0420], [city:Elko]\n2. [unit:EX-12], SN [serial:KB3344], [code:P0300]\nat [city:Reno]',
    );

    expect(machines.map(({ own }) => own.at(-1))).toEqual(['Elko', 'Reno']);
  });

  it('share what comes before the first', () => {
    const marked =
      'Site: [city:Reno]\n\nUnit: [unit:EX-11]\nCode: [code:P0420]\n\nUnit: [unit:EX-12]\nCode: [code:P0300]';

    expect(machinesIn(marked)).toEqual([
      { own: ['EX-11', 'P0420'], shared: ['Reno'] },
      { own: ['EX-12', 'P0300'], shared: ['Reno'] },
    ]);
  });

  it('can be mentioned again later', () => {
    const marked =
      'Unit: [unit:EX-11]\nCode: [code:P0420]\n\nUnit: [unit:EX-12]\nCode: [code:P0300]\n\nUnit: [unit:EX-11]\nSite: [city:Reno]';

    expect(machinesIn(marked)).toEqual([
      { own: ['EX-11', 'P0420', 'EX-11', 'Reno'], shared: [] },
      { own: ['EX-12', 'P0300'], shared: [] },
    ]);
  });

  it('with different serial numbers are two, whatever they are called', () => {
    const marked =
      'Unit: [unit:EX-1]\nS/N: [serial:K50001]\nCode: [code:P0420]\n\nUnit: [unit:EX-1]\nS/N: [serial:K50002]\nCode: [code:P0300]';

    expect(machinesIn(marked)).toHaveLength(2);
  });

  it('each take the maker before their model', () => {
    const marked = '[brand:Komatsu] [model:PC210]: [code:P0420], [brand:Volvo] [model:EC220]: [code:P0300]';

    expect(machinesIn(marked)).toEqual([
      { own: ['Komatsu', 'PC210', 'P0420'], shared: [] },
      { own: ['Volvo', 'EC220', 'P0300'], shared: [] },
    ]);
  });

  it('do not include one of low confidence', () => {
    const { extractions, relations } = markedMessage('Unit: [unit:EX-11]\n\nUnit: [unit:TT-99]');
    const [sure, other] = extractions;

    const machines = machinesOf(
      [sure, other].flatMap((extraction, at) =>
        extraction ? [{ ...extraction, confidence: at ? 0.3 : 0.9 }] : [],
      ),
      relations,
    );

    expect(machines).toHaveLength(1);
  });
});
