import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMailAlert, readPastedAlert } from '#functions/alerts/reader/reader.ts';
import { reading } from '#schema/alerts.ts';
import { examples } from '#test/support/alert-truth.ts';

describe('input that nobody wrote for us', () => {
  it('never throws, and gives readings that fit their schema and point into the text', async () => {
    await fc.assert(
      fc.asyncProperty(mutatedExample, async ({ content, isMail }) => {
        const message = isMail ? await readMailAlert(Buffer.from(content)) : await readPastedAlert(content);

        expect(message.readings.length).toBeGreaterThan(0);
        for (const each of message.readings) {
          const { faultCodes } = reading.parse(each);
          for (const { code } of faultCodes) {
            expect(code.span.end).toBeGreaterThan(code.span.start);
            expect(code.span.end).toBeLessThanOrEqual(message.text.length);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' '.repeat(5000)],
    ['a lone bracket', '{'],
    ['deep JSON', '{"a":'.repeat(5000)],
    ['deep HTML', '<div>'.repeat(5000)],
    ['an element that never closes', `<p style="display:none">${'x'.repeat(1000)}`],
    ['a script', '<html><script>fault code P0420 on CAT 336</script></html>'],
    ['a header smuggled in', 'Subject: x\r\nBcc: y\r\n\r\nhello'],
  ])('%s is no alert', async (_name, content) => {
    const { readings } = await readPastedAlert(content);

    expect(readings.map((each) => each.outcome)).toEqual(['not_an_alert']);
  });

  it('broken MIME still gives an answer', async () => {
    const mail =
      'Content-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nSerial: A1234';

    const { readings } = await readMailAlert(Buffer.from(mail));

    expect(readings).toHaveLength(1);
  });

  it.each([
    ['letters', 'a'],
    ['codes', 'fault code P0420 low, '],
    ['labels', 'unit: '],
    ['rows', 'a,b;c|d\t'],
    ['addresses', '12 Main '],
    ['quotation', '> '],
    ['headers', 'From: x\n'],
  ])('a quarter of a megabyte of %s takes no more than its share of time', async (_name, part) => {
    const small = part.repeat(Math.floor(16_000 / part.length));
    const large = part.repeat(Math.floor(256_000 / part.length));
    await readPastedAlert(small);

    const [few, many] = [await secondsFor(small), await secondsFor(large)];

    // Sixteen times the text: linear cost with a wide margin, where quadratic cost would be 256 times.
    expect(many).toBeLessThan(Math.max(0.25, few * 80));
  });
});

const mutatedExample = fc
  .record({
    example: fc.constantFrom(...examples),
    cuts: fc.array(fc.record({ at: fc.nat(2000), length: fc.nat(40), by: insertion() }), {
      minLength: 1,
      maxLength: 6,
    }),
  })
  .map(({ example, cuts }) => {
    let content = example.message.toString();
    for (const { at, length, by } of cuts) content = content.slice(0, at) + by + content.slice(at + length);
    return { content, isMail: example.isMail };
  });

function insertion() {
  return fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom(
      '\t',
      '\n\n',
      '|',
      ',',
      '": "',
      '<td>',
      '</tr>',
      '=',
      '#',
      'SPN ',
      'FMI',
      '°',
      '\u0000',
      '\ud800',
      '(((',
      '"',
      '2026-13-45',
      '99:99',
    ),
  );
}

async function secondsFor(content: string): Promise<number> {
  const start = process.cpuUsage();
  await readPastedAlert(content);
  return process.cpuUsage(start).user / 1e6;
}
