import { AppError } from '#functions/platform/errors.ts';
import type { ImportStart } from '../steps/import-steps.ts';

/** A message posted by a provider. */
export interface PostedMessage {
  readonly format: ImportStart['format'];
  /** The raw bytes. */
  readonly body: Uint8Array;
}

/** The same limit in bytes as for a pasted message. */
const postedLimit = 256 * 1024;

/**
 * The message in a provider's request; header names are lower case. Throws UNSUPPORTED_MEDIA_TYPE, BAD_INPUT for an empty body
 * and PAYLOAD_TOO_LARGE, each with what to do about it.
 */
export function postedMessage(request: {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body?: string | undefined;
  readonly isBase64Encoded: boolean;
}): PostedMessage {
  const format = formatOf(request.headers);
  const body = Buffer.from(request.body ?? '', request.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length > postedLimit) {
    throw new AppError(
      'PAYLOAD_TOO_LARGE',
      'A message may have 256 KB. Leave out pictures and attachments, or send the machines in parts.',
    );
  }
  if (body.every((byte) => blanks.has(byte))) {
    throw new AppError('BAD_INPUT', 'The body is empty. Send the alert as the body of the request.');
  }
  return { format, body };
}

/** Space, tab, line feed and carriage return. */
const blanks: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);

function formatOf(headers: Readonly<Record<string, string | undefined>>): PostedMessage['format'] {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') {
    throw unsupported('The body is compressed. Send it as it is, without Content-Encoding.');
  }
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  if (type.trim() === 'message/rfc822') return 'mail';
  if (!textual.test(type.trim())) {
    throw unsupported(
      'Say with Content-Type what the body is: text/plain, application/json, application/xml, or message/rfc822 for a mail with its headers.',
    );
  }
  const charset = parameters.map((each) => /^\s*charset="?([^"\s]*)"?\s*$/.exec(each)?.[1]).find(Boolean);
  if (charset !== undefined && !['utf-8', 'utf8', 'us-ascii'].includes(charset)) {
    throw unsupported('Send text as UTF-8. A mail (message/rfc822) may have any character set inside.');
  }
  return 'text';
}

const textual = /^(?:text\/[\w.+-]+|application\/(?:json|xml|[\w.-]+\+(?:json|xml)))$/;

function unsupported(message: string): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', message);
}
