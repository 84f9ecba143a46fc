import * as z from 'zod';
import { orderId } from './ids.ts';
import { mostFiles, type UploadType, uploadTypes } from './upload-types.ts';

/** A file that was uploaded: `uri` is its key in the bucket, `orders/<orderId>/<upload>/<name>`. */
export const storedFile = z.object({
  uri: z.string().regex(/^orders\/[1-9]\d{0,17}\/[\w-]{1,64}\/[\w.-]{1,120}$/, 'Not a file of an order'),
  type: z.enum(['image', 'video', 'pdf']),
});
export type StoredFile = z.infer<typeof storedFile>;

export const storedFiles = z.array(storedFile).max(mostFiles);

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
