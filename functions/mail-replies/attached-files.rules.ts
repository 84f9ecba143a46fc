import type { Attachment } from 'postal-mime';
import { mostFiles, type UploadType, uploadLimits, uploadTypes } from '#schema/upload-types.ts';

export interface AttachedFile {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
  readonly type: (typeof uploadTypes)[UploadType];
}

/**
 * The files of a mail that may go into a message, and a line per reason for those that may not: `2 files were left out: too
 * large.` Inline pictures (logos and the like) and signatures are ignored.
 */
export function filesOf(attachments: readonly Attachment[]): {
  readonly taken: readonly AttachedFile[];
  readonly leftOut: readonly string[];
} {
  const taken: AttachedFile[] = [];
  const reasons: string[] = [];
  for (const { mimeType, content, disposition, related } of attachments) {
    if (
      (related && disposition !== 'attachment') ||
      /^application\/(?:x-)?(?:pkcs7|pgp)-signature$/.test(mimeType)
    )
      continue;
    const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
    const type = uploadTypes[mimeType as UploadType];
    if (type === undefined) reasons.push('not JPEG, PNG, GIF, PDF or MP4');
    else if (bytes.byteLength === 0) reasons.push('empty');
    else if (bytes.byteLength > uploadLimits[type.kind]) reasons.push('too large');
    else if (taken.length >= mostFiles) reasons.push(`more than ${mostFiles} at once`);
    else taken.push({ bytes, mimeType, type });
  }
  const leftOut = [...new Set(reasons)].map((reason) => {
    const count = reasons.filter((each) => each === reason).length;
    return `${count === 1 ? '1 file was' : `${count} files were`} left out: ${reason}.`;
  });
  return { taken, leftOut };
}
