/** What can be uploaded, and under which name. Imports no library, so that pages stay light. */

/** By media type: the ending it is given and what it counts as (document 2 section 5). */
export const uploadTypes = {
  'image/jpeg': { endings: ['.jpg', '.jpeg'], kind: 'image' },
  'image/png': { endings: ['.png'], kind: 'image' },
  'image/gif': { endings: ['.gif'], kind: 'image' },
  'video/mp4': { endings: ['.mp4'], kind: 'video' },
  'application/pdf': { endings: ['.pdf'], kind: 'pdf' },
} as const satisfies Record<string, { endings: readonly string[]; kind: 'image' | 'video' | 'pdf' }>;
export type UploadType = keyof typeof uploadTypes;

/** Bytes that one file may have (document 3 section 9). */
export const uploadLimits = { image: 25_000_000, pdf: 25_000_000, video: 200_000_000 } as const;

/** Files that one message may bring. */
export const mostFiles = 10;

/** A person's picture or a company's logo, cut to a square before it is posted (document 2 section 5). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif'] as const satisfies UploadType[];
export type PictureType = (typeof pictureTypes)[number];
export const largestPicture = 2_000_000;

/**
 * The name under which a file is kept (document 2 section 5): trimmed, runs of white space become underscores, and of the
 * rest only letters, digits, dot, underscore and hyphen stay. At most 120 characters, of which the ending keeps its own.
 * Can be no more than an ending, or empty, where the name was of other letters altogether.
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

/** `.jpg` of `IMG 7.JPG`: the ending in lower case, with its dot; empty where a name has none. */
export function fileEnding(name: string): string {
  return /\.[A-Za-z0-9]{1,10}$/.exec(name.trim())?.[0].toLowerCase() ?? '';
}

/** What schema/files.ts lets a key end in. */
const longest = 120;
