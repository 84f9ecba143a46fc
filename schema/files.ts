import * as z from 'zod';
import { orderId } from './ids.ts';
import { mostFiles, pictureTypes, type UploadType, uploadLimits, uploadTypes } from './upload-types.ts';

/** An uploaded file. `uri` is its key in the bucket, `orders/<orderId>/<upload>/<name>`. */
export const storedFile = z.object({
  uri: z.string().regex(/^orders\/[1-9]\d{0,17}\/[\w-]{1,64}\/[\w.-]{1,120}$/, 'Not a file of an order'),
  type: z.enum(['image', 'video', 'pdf']),
});
export type StoredFile = z.infer<typeof storedFile>;

/** As `cleanFileName` returns it. */
const fileName = z.string().regex(/^[\w.-]{1,120}$/, 'Not the name of a file');

export const storedFiles = z.array(storedFile).max(mostFiles);

export const presignedPostInput = z.object({
  orderId,
  fileType: z.enum(Object.keys(uploadTypes) as [UploadType, ...UploadType[]]),
  /** The file's name; `file` if absent. */
  name: fileName.optional(),
  /** Maximum size; if absent, the limit for its type. */
  bytes: z.number().int().min(1).max(uploadLimits.video).optional(),
});
/** Where to post the file, and the form's fields. Add the file last, as `file`. `fields.key` is its `uri`. */
export const presignedPostOutput = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });

export const fileUrlInput = z.object({ orderId, uri: storedFile.shape.uri });
/** A URL that works for a few minutes. */
export const fileUrlOutput = z.object({ url: z.string(), expiresInSeconds: z.number().int().positive() });

/** A person's picture or a logo: a path on the site, `/pictures/<company>/<upload>/<name>`. */
export const pictureUri = z
  .string()
  .regex(/^\/pictures\/[\w-]{1,64}\/[\w-]{1,64}\/[\w.-]{1,120}$/, 'Not a picture that was uploaded');

/** customers.accounts.getS3PresignedPost: returns the same as for an order's file. */
export const presignedPictureInput = z.object({ fileType: z.enum(pictureTypes) });
