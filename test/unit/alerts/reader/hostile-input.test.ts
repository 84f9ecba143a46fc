import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMailAlert, readPastedAlert } from '#functions/alerts/reader/reader.ts';
import { reading } from '#schema/alerts.ts';
import { examples } from '#test/support/alert-truth.ts';
import { costRatio } from '#test/support/cost-ratio.ts';

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
      { numRuns: 150 },
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
    ['severities', 'high, '],
    ['serial numbers', 'serial '],
    ['JSON', '{"a":'],
    ['dates', '2026-06-08 '],
    ['cells', 'a\tb\tc\td\n'],
    ['figures', '1,2,3,4,5,6,7,8\n'],
    ['severities on one line', 'high '],
    ['makers', 'CAT '],
    ['nested tables', '<table><tr><td>12</td><td>'],
  ])('four times the %s cost no more than about four times as much', async (_name, part) => {
    const once = part.repeat(Math.floor(16_000 / part.length));
    const more = part.repeat(Math.floor(64_000 / part.length));
    await readPastedAlert(once);

    const ratio = await costRatio(once, more, readPastedAlert);

    // Linear cost gives four and quadratic sixteen; what the runtime does beside it is left out by taking the best of several.
    expect(ratio).toBeLessThan(10);
  });

  it('nor do four times the rows of labels over rows of values, within the lines that are read', async () => {
    const rows = (count: number) => 'Make\tModel\nKomatsu\tPC210\n'.repeat(count);
    await readPastedAlert(rows(50));

    const ratio = await costRatio(rows(300), rows(1200), readPastedAlert);

    expect(ratio).toBeLessThan(10);
  });

  it.each([
    ['empty lines', '\n'],
    ['lines', 'a\n'],
    ['parts', '--b\n\n'],
  ])('nor do four times the %s of a mail', async (_name, part) => {
    const head = 'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n';
    const mailOf = (bytes: number) => Buffer.from(head + part.repeat(bytes / part.length));
    await readMailAlert(mailOf(10_000));

    const ratio = await costRatio(mailOf(200_000), mailOf(800_000), readMailAlert);

    expect(ratio).toBeLessThan(10);
  });

  it('reads what stands above more lines of a cell than a call can take', async () => {
    const cell = `Fault code: SPN 100 FMI 1<br>Serial: ABC12345<br>${'a<br>'.repeat(300_000)}`;

    const { readings } = await readPastedAlert(`<table><tr><td><table><tr><td>${cell}</td></tr></table>`);

    expect(readings[0]?.serialNumber?.value).toBe('ABC12345');
  });

  it('what is beyond the limits of a message is not read', async () => {
    const beyond = `${'a line of nothing\n'.repeat(20_000)}Fault code: SPN 100 FMI 1\nSerial: ABC12345`;

    const { text, readings } = await readPastedAlert(beyond);

    expect(text.length).toBeLessThanOrEqual(256 * 1024);
    expect(readings.map((each) => each.outcome)).toEqual(['not_an_alert']);
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
