import * as z from 'zod';
import { orderId } from './ids.ts';
import { mostFiles, pictureTypes, type UploadType, uploadLimits, uploadTypes } from './upload-types.ts';

/** A file that was uploaded: `uri` is its key in the bucket, `orders/<orderId>/<upload>/<name>`. */
export const storedFile = z.object({
  uri: z.string().regex(/^orders\/[1-9]\d{0,17}\/[\w-]{1,64}\/[\w.-]{1,120}$/, 'Not a file of an order'),
  type: z.enum(['image', 'video', 'pdf']),
});
export type StoredFile = z.infer<typeof storedFile>;

/** As `cleanFileName` leaves it. */
const fileName = z.string().regex(/^[\w.-]{1,120}$/, 'Not the name of a file');

export const storedFiles = z.array(storedFile).max(mostFiles);

export const presignedPostInput = z.object({
  orderId,
  fileType: z.enum(Object.keys(uploadTypes) as [UploadType, ...UploadType[]]),
  /** What the file is called; where it is left out it is called `file`. */
  name: fileName.optional(),
  /** How large it is at most; where it is left out, as large as its type may be. */
  bytes: z.number().int().min(1).max(uploadLimits.video).optional(),
});
/** Where to post the file, and the form's fields, to which the file is added last under `file`. `fields.key` is its `uri`. */
export const presignedPostOutput = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });

export const fileUrlInput = z.object({ orderId, uri: storedFile.shape.uri });
/** An address that shows the file for a few minutes. */
export const fileUrlOutput = z.object({ url: z.string(), expiresInSeconds: z.number().int().positive() });

/** Where a picture of a person or a logo is: a path of the site, `/pictures/<company>/<upload>/<name>`. */
export const pictureUri = z
  .string()
  .regex(/^\/pictures\/[\w-]{1,64}\/[\w-]{1,64}\/[\w.-]{1,120}$/, 'Not a picture that was uploaded');

/** customers.accounts.getS3PresignedPost: answers as the form of an order's file does (`files.ts`). */
export const presignedPictureInput = z.object({ fileType: z.enum(pictureTypes) });
