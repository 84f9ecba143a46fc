import { describe, expect, it } from 'vitest';
import { spansOf } from '#functions/alerts/reader/learnt/cells.ts';
import { hashedText } from '#functions/alerts/reader/learnt/features.ts';
import { scan } from '#functions/alerts/reader/scan.ts';

function cells(text: string): string[] {
  const { scan: scanned, cells } = hashedText(scan(text));
  return cells.starts
    .slice(0, -1)
    .map((start, cell) => text.slice(scanned.starts[start], scanned.ends[(cells.starts[cell + 1] ?? 0) - 1]));
}

function spans(text: string): string[] {
  const { scan: scanned, cells } = hashedText(scan(text));
  return spansOf(scanned, cells).map(({ from, to }) =>
    text.slice(scanned.starts[from], scanned.ends[to - 1]),
  );
}

describe("a line's cells", () => {
  it.each([
    ['a label and its value', 'Unit / no.: Kran 5\nModel : HX-3', ['Unit', 'no', 'Kran 5', 'Model', 'HX-3']],
    [
      'the cells of a row',
      'EX-42\tVolvo EC220E | 4,071 h  red',
      ['EX-42', 'Volvo EC220E', '4', '071 h', 'red'],
    ],
    [
      'what stands in brackets and quotes',
      'the "Old Mule" (Cat 336) stopped.',
      ['the', 'Old Mule', 'Cat 336', 'stopped'],
    ],
    ['sentences', 'It is down. Send Pete.', ['It is down', 'Send Pete']],
  ])('are %s', (_, text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  it('are not parted by what is within a code or a time', () => {
    expect(cells('E0265(2) at 10:22 code 7-204')).toEqual(['E0265(2', 'at 10:22 code 7-204']);
  });
});

describe('the spans that may be a value', () => {
  it('are cells, and those that a comma or a dash joins', () => {
    expect(spans('name: Walze 9, rot')).toEqual(expect.arrayContaining(['Walze 9', 'rot', 'Walze 9, rot']));
  });

  it('are names within a sentence', () => {
    const found = spans('the machine Big Otter 7 has stopped');

    expect(found).toEqual(expect.arrayContaining(['Big Otter 7', 'Big', 'Otter 7']));
    expect(found).not.toContain('machine Big');
  });

  it('grow with the text and not faster', () => {
    const line = 'Unit A B C D E F G, H I J - K L M\n';
    const [once, often] = [1, 40].map((times) => spans(line.repeat(times)).length);

    expect(often).toBe((once ?? 0) * 40);
  });
});
