/** What can be uploaded; free of any library, so that a page can ask without loading one. */

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
