import { api } from './api.ts';
import { uploadPicture } from './upload.ts';

/** Puts a picture of one of the company's people, or its logo, where the site shows it. Rejects where it could not be put there. */
export function uploadCompanyPicture(file: File): Promise<string> {
  return uploadPicture(file, (input) => api.customers.accounts.getS3PresignedPost.mutate(input));
}
