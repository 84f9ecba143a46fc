import { api } from './api.ts';
import { uploadPicture } from './upload.ts';

/** Uploads a picture of a person or the company's logo to where the site can show it. Rejects on failure. */
export function uploadCompanyPicture(file: File): Promise<string> {
  return uploadPicture(file, (input) => api.customers.accounts.getS3PresignedPost.mutate(input));
}
