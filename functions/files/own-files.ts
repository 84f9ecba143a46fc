import { AppError } from '#functions/platform/errors.ts';
import { type StoredFile, storedFile } from '#schema/files.ts';
import { type UploadType, uploadTypes } from '#schema/upload-types.ts';

/**
 * Throws BAD_INPUT, naming the first bad file, unless every `uri` is a key of that order with an ending that fits its type
 * (document 3 section 9). `field` is the name of the input's list.
 */
export function requireOwnFiles(orderId: string, files: readonly StoredFile[], field = 'files'): void {
  for (const [position, { uri, type }] of files.entries()) {
    const uploadType = requireOwnUri(orderId, uri, `${field}.${position}.uri`);
    if (uploadTypes[uploadType].kind !== type) {
      throw notAllowed(`${field}.${position}.type`, 'Not the type of this file');
    }
  }
}

/** The same for one key. Returns the media type of its ending. */
export function requireOwnUri(orderId: string, uri: string, field = 'uri'): UploadType {
  if (!storedFile.shape.uri.safeParse(uri).success || !uri.startsWith(orderFolder(orderId))) {
    throw notAllowed(field, 'Not a file of this order');
  }
  return uploadTypeOf(uri, field);
}

/** The media type of a key's ending. Throws BAD_INPUT for a type that cannot be uploaded. */
export function uploadTypeOf(uri: string, field = 'uri'): UploadType {
  const name = uri.toLowerCase();
  const type = (Object.keys(uploadTypes) as UploadType[]).find((known) =>
    uploadTypes[known].endings.some((ending) => name.endsWith(ending)),
  );
  if (type === undefined) throw notAllowed(field, 'Only .jpg, .jpeg, .png, .gif, .mp4 and .pdf');
  return type;
}

/** Throws BAD_INPUT for a name whose ending does not match its type. */
export function requireEnding(name: string, type: UploadType): void {
  if (uploadTypeOf(name, 'name') !== type) throw notAllowed('name', 'Not a name of this type of file');
}

/** The prefix of an order's file keys. */
export function orderFolder(orderId: string): string {
  return `orders/${orderId}/`;
}

export function notAllowed(field: string, reason: string): AppError {
  return new AppError('BAD_INPUT', 'A file cannot be used here. Attach it again.', {
    fields: { [field]: reason },
  });
}

/** The prefix of a company's picture keys: its logo and its people's pictures. */
export function pictureFolder(companyId: string): string {
  return `pictures/${companyId}/`;
}

/** Throws BAD_INPUT for a picture uploaded under another company; the current one, `before`, is accepted. */
export function requireOwnPicture(
  companyId: string,
  picture: string | null | undefined,
  { before, field = 'picture' }: { readonly before?: string | null; readonly field?: string } = {},
): void {
  if (picture == null || picture === before || picture.startsWith(`/${pictureFolder(companyId)}`)) return;
  throw new AppError('BAD_INPUT', 'This picture cannot be used here. Please upload it again.', {
    fields: { [field]: 'Not a picture of this company' },
  });
}
