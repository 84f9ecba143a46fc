import type { Attachment } from 'postal-mime';
import { oneLine } from '#schema/text.ts';
import { mostFiles, type UploadType, uploadLimits, uploadTypes } from '#schema/upload-types.ts';

export interface AttachedFile {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
  readonly type: (typeof uploadTypes)[UploadType];
}

/**
 * The files of a mail that a message may bring, and a sentence for each that it may not. Pictures that a mail shows within its words are
 * logos and the like, and signatures are no files: nobody misses them.
 */
export function filesOf(attachments: readonly Attachment[]): {
  readonly taken: readonly AttachedFile[];
  readonly leftOut: readonly string[];
} {
  const taken: AttachedFile[] = [];
  const leftOut: string[] = [];
  for (const { mimeType, content, disposition, related, filename } of attachments) {
    if (
      (related && disposition !== 'attachment') ||
      /^application\/(?:x-)?(?:pkcs7|pgp)-signature$/.test(mimeType)
    )
      continue;
    const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
    const name = oneLine(filename ?? 'A file').slice(0, 100);
    const type = uploadTypes[mimeType as UploadType];
    if (type === undefined)
      leftOut.push(`${name}: only images (JPEG, PNG, GIF), PDF and MP4 videos are taken.`);
    else if (bytes.byteLength === 0) leftOut.push(`${name}: it is empty.`);
    else if (bytes.byteLength > uploadLimits[type.kind]) leftOut.push(`${name}: it is too large.`);
    else if (taken.length >= mostFiles) leftOut.push(`${name}: a message may bring ${mostFiles} files.`);
    else taken.push({ bytes, mimeType, type });
  }
  return { taken, leftOut };
}
