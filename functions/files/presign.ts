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

/** A file that is to be put under an order. */
export type Upload = Omit<z.output<typeof presignedPostInput>, 'orderId'>;

/** Bytes that a form for that file lets through. */
export function bytesOf({ fileType, bytes = Number.POSITIVE_INFINITY }: Upload): number {
  return Math.min(bytes, uploadLimits[uploadTypes[fileType].kind]);
}

/**
 * A form that puts one file under the order, straight into the bucket, for ten minutes. The storage itself holds it to the
 * key, the content type and the size (document 3 section 9). Who may do it, its caller asks. Throws BAD_INPUT for a name that does
 * not end as its type does.
 */
export async function presignUpload(
  orderId: string,
  upload: Upload,
): Promise<{ url: string; fields: Record<string, string> }> {
  const { fileType, name = `file${uploadTypes[fileType].endings[0]}` } = upload;
  requireEnding(name, fileType);
  return presign(orderFolder(orderId), name, fileType, bytesOf(upload));
}

/** The same for a picture or a logo under the company, whose key is the path that the site shows it at. */
export async function presignPicture(
  companyId: string,
  fileType: PictureType,
): Promise<{ url: string; fields: Record<string, string> }> {
  return presign(
    pictureFolder(companyId),
    `picture${uploadTypes[fileType].endings[0]}`,
    fileType,
    largestPicture,
    // A changed picture has another name. Only browsers keep it: what is taken away is to be gone from the edge.
    { 'Cache-Control': 'private, max-age=31536000, immutable' },
  );
}

/**
 * Files that a command on the order names: throws BAD_INPUT unless they are its own, and answers how to ask whether all of them were
 * put there, which throws BAD_INPUT, too. `field` is the name of the input's list.
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
        // To who may not list a bucket it says of what is not there that it may not be read.
        const status = error instanceof S3ServiceException && error.$metadata.httpStatusCode;
        if (status !== 403 && status !== 404) throw error;
        throw notAllowed(`${field}.${position}.uri`, 'This file was not uploaded');
      }
    }),
  );
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

/** Enough for a large file by a slow connection. */
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
