import type { Attachment } from 'postal-mime';
import { expect, it } from 'vitest';
import { filesOf } from '#functions/mail-replies/attached-files.rules.ts';

const attached = (differs: Partial<Attachment> = {}): Attachment => ({
  filename: 'gate.png',
  mimeType: 'image/png',
  disposition: 'attachment',
  content: new Uint8Array([1]),
  ...differs,
});

it('takes what a message can hold, and says how many files it left out and why', () => {
  const { taken, leftOut } = filesOf([
    ...Array.from({ length: 12 }, () => attached()),
    attached({ mimeType: 'image/heic' }),
    attached({ content: '' }),
    attached({ content: new Uint8Array(25_000_001) }),
  ]);

  expect(taken).toHaveLength(10);
  expect(leftOut).toEqual([
    '2 files were left out: more than 10 at once.',
    '1 file was left out: not JPEG, PNG, GIF, PDF or MP4.',
    '1 file was left out: empty.',
    '1 file was left out: too large.',
  ]);
});

it('skips inline pictures and signatures silently', () => {
  const logo = attached({ related: true, disposition: 'inline' });
  const signature = attached({ mimeType: 'application/pkcs7-signature' });

  expect(filesOf([logo, signature])).toEqual({ taken: [], leftOut: [] });
});
