import { describe, expect, it } from 'vitest';
import { postedMessage } from '#functions/alert-import/doors/posted-message.rules.ts';
import { AppError } from '#functions/platform/errors.ts';

describe('A posted message', () => {
  it.each([
    ['text/plain', 'text'],
    ['Text/Plain; charset=UTF-8', 'text'],
    ['text/html', 'text'],
    ['application/json', 'text'],
    ['application/vnd.telematics.alert+json; charset="utf-8"', 'text'],
    ['application/xml', 'text'],
    ['application/soap+xml', 'text'],
    ['message/rfc822', 'mail'],
  ])('of type %s is read as %s', (type, format) => {
    expect(post(type, 'SPN 110 FMI 0').format).toBe(format);
  });

  it('is kept byte for byte', () => {
    const bytes = Buffer.from([0x53, 0x3a, 0xff, 0x00, 0xe9]);

    const { body } = postedMessage({
      headers: { 'content-type': 'message/rfc822' },
      body: bytes.toString('base64'),
      isBase64Encoded: true,
    });

    expect(Buffer.from(body)).toEqual(bytes);
  });

  it.each([
    ['without a type', undefined],
    ['of a form', 'application/x-www-form-urlencoded'],
    ['of several parts', 'multipart/form-data; boundary=x'],
    ['of a picture', 'image/png'],
    ['of bytes', 'application/octet-stream'],
    ['of text in another character set', 'text/plain; charset=iso-8859-1'],
  ])('%s is refused with what to send', (_, type) => {
    expect(refusal(() => post(type, 'SPN 110 FMI 0'))).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('is refused if it is compressed', () => {
    const zipped = { 'content-type': 'text/plain', 'content-encoding': 'gzip' };

    expect(refusal(() => postedMessage({ headers: zipped, body: 'H4sI', isBase64Encoded: true }))).toBe(
      'UNSUPPORTED_MEDIA_TYPE',
    );
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \r\n\t'],
  ])('of %s is refused as empty', (_, body) => {
    expect(refusal(() => post('text/plain', body))).toBe('BAD_INPUT');
  });

  it('can have up to 256 KB', () => {
    const most = 'é'.repeat(128 * 1024);

    expect(post('text/plain', most).body).toHaveLength(256 * 1024);
    expect(refusal(() => post('text/plain', `${most}!`))).toBe('PAYLOAD_TOO_LARGE');
  });
});

function post(type: string | undefined, body: string) {
  return postedMessage({ headers: { 'content-type': type }, body, isBase64Encoded: false });
}

function refusal(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}
