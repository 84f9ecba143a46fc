import * as z from 'zod';
import { orderId } from './ids.ts';

/** What can be uploaded to an order, by media type: the ending it is given and what it counts as (document 2 section 5). */
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

/** A file that was uploaded: `uri` is its key in the bucket, `orders/<orderId>/<upload>/<name>`. */
export const storedFile = z.object({
  uri: z.string().regex(/^orders\/[1-9]\d{0,17}\/[\w-]{1,64}\/[\w.-]{1,120}$/, 'Not a file of an order'),
  type: z.enum(['image', 'video', 'pdf']),
});
export type StoredFile = z.infer<typeof storedFile>;

/** At most so many with one message. */
export const storedFiles = z.array(storedFile).max(10);

export const presignedPostInput = z.object({
  orderId,
  fileType: z.enum(Object.keys(uploadTypes) as [UploadType, ...UploadType[]]),
});
/**
 * Where to post the file, and the form's fields, to which the file is added last under `file`. `fields.key` ends in
 * `${filename}`: the storage puts the name of the posted file there, and the `uri` is the key with that name.
 */
export const presignedPostOutput = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });

export const fileUrlInput = z.object({ orderId, uri: storedFile.shape.uri });
/** An address that shows the file for a few minutes. */
export const fileUrlOutput = z.object({ url: z.string(), expiresInSeconds: z.number().int().positive() });
