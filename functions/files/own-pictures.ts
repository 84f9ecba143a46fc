import { AppError } from '#functions/platform/errors.ts';

/** What the keys of a company's pictures begin with: its people's and its logo. */
export function pictureFolder(companyId: string): string {
  return `pictures/${companyId}/`;
}

/** Throws BAD_INPUT for a picture that was uploaded under another company; `before`, which stands already, passes. */
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
