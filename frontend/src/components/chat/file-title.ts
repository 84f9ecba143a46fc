import type { StoredFile } from '#schema/files.ts';

/** The name that a stored file ends in. */
export function fileName(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1);
}

/** What to call it: its name, unless that was made up (see `choose` in lib/upload.ts). */
export function fileTitle({ uri, type }: StoredFile): string {
  const name = fileName(uri);
  return /^[0-9a-f]{32}\./.test(name) ? kinds[type] : name;
}

const kinds = { image: 'photo', video: 'video', pdf: 'document' } as const;
