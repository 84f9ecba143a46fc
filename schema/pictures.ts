import * as z from 'zod';
import { pictureTypes } from './upload-types.ts';

/** Where a picture of a person or a logo is: a path of the site, `/pictures/<company>/<upload>/<name>`. */
export const pictureUri = z
  .string()
  .regex(/^\/pictures\/[\w-]{1,64}\/[\w-]{1,64}\/[\w.-]{1,120}$/, 'Not a picture that was uploaded');

/** customers.accounts.getS3PresignedPost: answers as the form of an order's file does (`files.ts`). */
export const presignedPictureInput = z.object({ fileType: z.enum(pictureTypes) });
