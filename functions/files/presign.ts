import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { newId } from '#functions/platform/ids.ts';
import type { presignedPostInput, StoredFile } from '#schema/files.ts';
import {
  largestPicture,
  type PictureType,
  type UploadType,
  uploadLimits,
  uploadTypes,
} from '#schema/upload-types.ts';
import {
  notAllowed,
  orderFolder,
  pictureFolder,
  requireEnding,
  requireOwnFiles,
  uploadTypeOf,
} from './own-files.ts';

/** A file to upload to an order. */
export type Upload = Omit<z.output<typeof presignedPostInput>, 'orderId'>;

/** The size limit of a file's upload form, in bytes. */
export function bytesOf({ fileType, bytes = Number.POSITIVE_INFINITY }: Upload): number {
  return Math.min(bytes, uploadLimits[uploadTypes[fileType].kind]);
}

/**
 * A form that uploads one file to the order, straight into the bucket, within ten minutes. S3 itself enforces the key, the
 * content type and the size (document 3 section 9). The caller checks the permission. Throws BAD_INPUT for a name whose ending
 * does not match its type.
 */
export async function presignUpload(
  orderId: string,
  upload: Upload,
): Promise<{ url: string; fields: Record<string, string> }> {
  const { fileType, name = `file${uploadTypes[fileType].endings[0]}` } = upload;
  requireEnding(name, fileType);
  return presign(orderFolder(orderId), name, fileType, bytesOf(upload));
}

/** The same for a picture or a logo of the company. Its key is also its path on the site. */
export async function presignPicture(
  companyId: string,
  fileType: PictureType,
): Promise<{ url: string; fields: Record<string, string> }> {
  return presign(
    pictureFolder(companyId),
    `picture${uploadTypes[fileType].endings[0]}`,
    fileType,
    largestPicture,
    // A changed picture gets a new name. Only browsers may cache it, so that a deleted picture disappears from the edge.
    { 'Cache-Control': 'private, max-age=31536000, immutable' },
  );
}

/**
 * The files named in a command on an order. Throws BAD_INPUT unless they are the order's own; `uploaded` checks that all of them
 * exist and throws BAD_INPUT as well. `field` is the name of the input's list.
 */
export function attached(
  orderId: string,
  files: readonly StoredFile[],
  field = 'files',
): { readonly uploaded: () => Promise<void> } {
  requireOwnFiles(orderId, files, field);
  return { uploaded: () => requireUploaded(files, field) };
}

async function requireUploaded(files: readonly StoredFile[], field: string): Promise<void> {
  if (files.length === 0) return;
  const { HeadObjectCommand, S3ServiceException } = await import('@aws-sdk/client-s3');
  const client = await storage();
  await Promise.all(
    files.map(async ({ uri }, position) => {
      try {
        await client.send(new HeadObjectCommand({ Bucket: bucket(), Key: uri }));
      } catch (error) {
        // For a missing object, S3 answers 403 to a caller who may not list the bucket.
        const status = error instanceof S3ServiceException && error.$metadata.httpStatusCode;
        if (status !== 403 && status !== 404) throw error;
        throw notAllowed(`${field}.${position}.uri`, 'This file was not uploaded');
      }
    }),
  );
}

/**
 * A link to a file, valid for five minutes. The content type comes from the key's ending, so that no upload is ever served as a
 * web page. Throws BAD_INPUT for an ending that cannot be uploaded.
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

async function presign(
  folder: string,
  name: string,
  fileType: UploadType,
  largest: number,
  metadata: Readonly<Record<string, string>> = {},
) {
  const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post');
  return createPresignedPost(await storage(), {
    Bucket: bucket(),
    Key: `${folder}${newId('upl')}/${name}`,
    Fields: { 'Content-Type': fileType, ...metadata },
    Conditions: [['content-length-range', 1, largest]],
    Expires: uploadSeconds,
  });
}

/** Enough for a large file over a slow connection. */
const uploadSeconds = 600;
const readSeconds = 300;

function bucket(): string {
  return readEnv({ UPLOADS_BUCKET: z.string().min(1) }).UPLOADS_BUCKET;
}

let client: import('@aws-sdk/client-s3').S3Client | undefined;

/** Loaded with the first file, because most API calls involve none. */
async function storage(): Promise<import('@aws-sdk/client-s3').S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  client ??= new S3Client({});
  return client;
}
