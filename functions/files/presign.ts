import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { newId } from '#functions/platform/ids.ts';
import {
  largestPicture,
  type PictureType,
  type UploadType,
  uploadLimits,
  uploadTypes,
} from '#schema/upload-types.ts';
import { orderFolder, uploadTypeOf } from './own-files.ts';
import { pictureFolder } from './own-pictures.ts';

/**
 * A form that puts files of that type under the order, straight into the bucket, for ten minutes. The storage itself
 * holds it to the key's prefix, the content type and the size (document 3 section 9). Who may do it, its caller asks.
 */
export async function presignUpload(
  orderId: string,
  fileType: UploadType,
): Promise<{ url: string; fields: Record<string, string> }> {
  return presign(orderFolder(orderId), fileType, uploadLimits[uploadTypes[fileType].kind]);
}

/** The same for a picture or a logo under the company, whose key is the path that the site shows it at. */
export async function presignPicture(
  companyId: string,
  fileType: PictureType,
): Promise<{ url: string; fields: Record<string, string> }> {
  return presign(pictureFolder(companyId), fileType, largestPicture);
}

/**
 * An address that shows a file for five minutes. The answer's type follows from the key's ending, so that nothing that
 * was uploaded is ever read as a page. Throws BAD_INPUT for an ending that cannot be uploaded.
 */
export async function presignRead(uri: string): Promise<{ url: string; expiresInSeconds: number }> {
  const contentType = uploadTypeOf(uri);
  const [{ GetObjectCommand }, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ]);
  const command = new GetObjectCommand({
    Bucket: bucket(),
    Key: uri,
    ResponseContentType: contentType,
    ResponseContentDisposition: `inline; filename="${uri.slice(uri.lastIndexOf('/') + 1)}"`,
  });
  const url = await getSignedUrl(await storage(), command, { expiresIn: readSeconds });
  return { url, expiresInSeconds: readSeconds };
}

async function presign(folder: string, fileType: UploadType, largest: number) {
  const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post');
  return createPresignedPost(await storage(), {
    Bucket: bucket(),
    // The storage puts the posted file's name there.
    Key: `${folder}${newId('upl')}/\${filename}`,
    Fields: { 'Content-Type': fileType },
    Conditions: [['content-length-range', 1, largest]],
    Expires: uploadSeconds,
  });
}

/** Enough for several files by a slow connection, one after the other. */
const uploadSeconds = 600;
const readSeconds = 300;

function bucket(): string {
  return readEnv({ UPLOADS_BUCKET: z.string().min(1) }).UPLOADS_BUCKET;
}

let client: import('@aws-sdk/client-s3').S3Client | undefined;

/** Loaded with the first file: most calls of an API have none. */
async function storage(): Promise<import('@aws-sdk/client-s3').S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  client ??= new S3Client({});
  return client;
}
