import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { readMailAlert, readPastedAlert } from '#functions/alerts/reading/reader.ts';
import { severityOf } from '#functions/alerts/reading/values/severities.ts';
import { examples, mistakesOf } from '#test/support/alert-truth.ts';

const mailed = examples.filter((example) => example.isMail);
const pasted = examples.filter((example) => !example.isMail);

describe('The examples are read entirely right', () => {
  it('all twelve of them, of both kinds', () => {
    expect([mailed.length, pasted.length]).toEqual([8, 4]);
  });

  it.each(mailed)('mail $id as received', async (example) => {
    const { readings } = await readMailAlert(example.message);

    expect(mistakesOf(readings, example)).toEqual([]);
  });

  it.each(mailed)('mail $id pasted with its source', async (example) => {
    const { readings } = await readPastedAlert(example.message.toString());

    expect(mistakesOf(readings, example)).toEqual([]);
  });

  it.each(mailed)('mail $id with its body pasted', async (example) => {
    const { text, html } = await PostalMime.parse(example.message);

    const { readings } = await readPastedAlert(text ?? html ?? '');

    expect(mistakesOf(readings, example)).toEqual([]);
  });

  it.each(pasted)('text $id as pasted', async (example) => {
    const { readings } = await readPastedAlert(example.message.toString());

    expect(mistakesOf(readings, example)).toEqual([]);
  });

  it.each(pasted)('text $id mailed as plain text', async (example) => {
    const mail = `${header('text/plain')}${crlf(example.message.toString())}`;

    const { readings } = await readMailAlert(Buffer.from(mail));

    expect(mistakesOf(readings, example)).toEqual([]);
  });

  it.each(pasted)('text $id mailed by a program that writes HTML', async (example) => {
    const lines = example.message.toString().replaceAll('&', '&amp;').replaceAll('<', '&lt;').split('\n');
    const html = lines.map((line) => `<div>${line === '' ? '<br>' : line}</div>`).join('');

    const { readings } = await readMailAlert(Buffer.from(header('text/html') + crlf(html)));

    expect(mistakesOf(readings, example)).toEqual([]);
  });
});

describe('Every value keeps its place in the text', () => {
  it.each(examples)('in $id', async (example) => {
    const { text, readings } = example.isMail
      ? await readMailAlert(example.message)
      : await readPastedAlert(example.message.toString());

    const marked = readings.flatMap(({ model, serialNumber, unitNumber, location, faultCodes }) => [
      ...[model, serialNumber, unitNumber, location.address, location.city].flatMap((stated) => stated ?? []),
      ...faultCodes.map(({ code }) => code),
    ]);
    const severities = readings.flatMap(({ faultCodes }) =>
      faultCodes.flatMap(({ severity, severitySpan }) =>
        severitySpan === null
          ? []
          : [[severity, severityOf(text.slice(severitySpan.start, severitySpan.end))]],
      ),
    );

    const wrong = marked.filter(
      ({ value, span }) => text.slice(span.start, span.end).toLowerCase() !== value.toLowerCase(),
    );
    expect(wrong).toEqual([]);
    for (const [severity, words] of severities) expect(words).toBe(severity);
  });

  it('even if the text writes it differently', async () => {
    const { text, readings } = await readPastedAlert(
      'CAT 336, S/N RKB00572, 1 455.2 h, code E360-3, at 1 Port Rd, Savannah, GA',
    );

    const [{ brand, hours, detectedAt } = { brand: null, hours: null, detectedAt: null }] = readings;

    expect([brand?.value, text.slice(brand?.span.start, brand?.span.end)]).toEqual(['Caterpillar', 'CAT']);
    expect([hours?.value, text.slice(hours?.span.start, hours?.span.end)]).toEqual([1455.2, '1 455.2']);
    expect(detectedAt).toBeNull();
  });
});

function header(type: string): string {
  return `From: Joe <joe@fleet.example>\r\nTo: alerts@import.example.net\r\nSubject: fault\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n`;
}

function crlf(text: string): string {
  return text.replaceAll('\n', '\r\n');
}
