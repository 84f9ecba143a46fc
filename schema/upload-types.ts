/** What can be uploaded, and under which name. Imports no library, so that pages stay light. */

/** By media type: its file endings, and what it counts as (document 2 section 5). */
export const uploadTypes = {
  'image/jpeg': { endings: ['.jpg', '.jpeg'], kind: 'image' },
  'image/png': { endings: ['.png'], kind: 'image' },
  'image/gif': { endings: ['.gif'], kind: 'image' },
  'video/mp4': { endings: ['.mp4'], kind: 'video' },
  'application/pdf': { endings: ['.pdf'], kind: 'pdf' },
} as const satisfies Record<string, { endings: readonly string[]; kind: 'image' | 'video' | 'pdf' }>;
export type UploadType = keyof typeof uploadTypes;

/** Maximum bytes per file (document 3 section 9). */
export const uploadLimits = { image: 25_000_000, pdf: 25_000_000, video: 200_000_000 } as const;

/** Maximum files per message. */
export const mostFiles = 10;

/** A person's picture or a company's logo, cropped to a square before upload (document 2 section 5). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif'] as const satisfies UploadType[];
export type PictureType = (typeof pictureTypes)[number];
export const largestPicture = 2_000_000;

/**
 * The name under which a file is stored (document 2 section 5): trimmed, with runs of white space as underscores, and
 * otherwise only letters, digits, dots, underscores and hyphens. At most 120 characters, keeping the ending. May be
 * just an ending, or empty, if the name had none of these.
 */
export function cleanFileName(name: string): string {
  const cleaned = name
    .trim()
    .replace(/\s+/g, '_')
    .replace(/[^A-Za-z0-9._-]/g, '');
  if (cleaned.length <= longest) return cleaned;
  const ending = fileEnding(cleaned);
  return cleaned.slice(0, longest - ending.length) + ending;
}

/** `.jpg` for `IMG 7.JPG`: the ending in lower case, with its dot; empty if there is none. */
export function fileEnding(name: string): string {
  return /\.[A-Za-z0-9]{1,10}$/.exec(name.trim())?.[0].toLowerCase() ?? '';
}

/** The limit for names in schema/files.ts. */
const longest = 120;
