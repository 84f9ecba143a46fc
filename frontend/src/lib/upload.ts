import type { StoredFile } from '#schema/files.ts';
import {
  cleanFileName,
  fileEnding,
  mostFiles,
  type PictureType,
  pictureTypes,
  type UploadType,
  uploadLimits,
  uploadTypes,
} from '#schema/upload-types.ts';
import { apiFailure, isTransient } from './api-failure.ts';
import { messageOf } from './messages.ts';
import { randomId } from './random-id.ts';

/** File types to choose from (document 1 section 5). */
export const acceptedEndings = Object.values(uploadTypes)
  .flatMap(({ endings }) => endings)
  .join(',');

/** The same for a person's picture or a company's logo (document 2 section 5). */
export const pictureEndings = pictureTypes.flatMap((type) => uploadTypes[type].endings).join(',');

/** A chosen file that can be uploaded. */
export interface Attachment {
  readonly id: string;
  readonly file: File;
  /** The name to store it under. */
  readonly name: string;
  readonly type: UploadType;
  readonly kind: StoredFile['type'];
}

/** A file that was left out, and why. */
export interface LeftOut {
  readonly name: string;
  readonly why: 'type' | 'duplicate' | 'empty' | 'too-large' | 'too-many';
  /** For `too-large`: the limit in bytes. */
  readonly limit?: number;
}

export interface Chosen {
  /** The files held before plus those added. */
  readonly attachments: readonly Attachment[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * Adds chosen files to those held. `renamed` gives them generated names, for cameras and clipboards that call every
 * picture the same: of two files with one name the second is dropped (document 1 section 5).
 */
export function choose(
  held: readonly Attachment[],
  files: Iterable<File>,
  { renamed = false }: { readonly renamed?: boolean } = {},
): Chosen {
  const attachments = [...held];
  const leftOut: LeftOut[] = [];
  for (const file of files) {
    const type = uploadTypeOf(file);
    if (type === undefined) leftOut.push({ name: file.name, why: 'type' });
    else {
      const name = storedName(file, type, renamed);
      const { kind } = uploadTypes[type];
      const limit = uploadLimits[kind];
      if (attachments.some((each) => each.name === name)) leftOut.push({ name: file.name, why: 'duplicate' });
      else if (file.size === 0) leftOut.push({ name: file.name, why: 'empty' });
      else if (file.size > limit) leftOut.push({ name: file.name, why: 'too-large', limit });
      else if (attachments.length >= mostFiles) leftOut.push({ name: file.name, why: 'too-many' });
      else attachments.push({ id: randomId(), file, name, type, kind });
    }
  }
  return { attachments, leftOut };
}

/**
 * The message for files left out; undefined if there is none. Other file types are dropped silently (document 2 section
 * 5), unless that leaves nothing.
 */
export function leftOutWords(leftOut: readonly LeftOut[], taken: number): string | undefined {
  const told = leftOut.flatMap(({ name, why, limit }) => {
    if (why === 'too-large') return [`${name} is larger than ${megabytes(limit)} and was left out.`];
    return why === 'empty' ? [`${name} is empty and was left out.`] : [];
  });
  if (leftOut.some(({ why }) => why === 'too-many')) told.push(`At most ${mostFiles} files can be attached.`);
  if (told.length === 0 && taken === 0 && leftOut.some(({ why }) => why === 'type')) {
    told.push(`Only ${acceptedEndings.replaceAll(',', ', ')} files can be attached.`);
  }
  return told.length > 0 ? told.join(' ') : undefined;
}

/** The message for every file left out, with nothing dropped silently; undefined if there is none. */
export function allLeftOutWords(leftOut: readonly LeftOut[]): string | undefined {
  return leftOut.length > 0 ? leftOut.map(whyLeftOut).join(' ') : undefined;
}

function whyLeftOut({ name, why, limit }: LeftOut): string {
  switch (why) {
    case 'type':
      return `${name} is not a photo, video or PDF and was left out.`;
    case 'duplicate':
      return `${name} is attached already.`;
    case 'empty':
      return `${name} is empty and was left out.`;
    case 'too-large':
      return `${name} is larger than ${megabytes(limit)} and was left out.`;
    case 'too-many':
      return `${name} was left out: at most ${mostFiles} files can be attached.`;
  }
}

/** Document 1 section 8: some or all of the files failed, or when the rest can be sent. */
export function uploadFailure({ stored, why }: Pick<Uploaded, 'stored' | 'why'>): string {
  if (apiFailure(why).code === 'RATE_LIMITED') return messageOf(why);
  return stored.length > 0 ? 'Failed to upload some files.' : 'Failed to upload files. Please try again.';
}

/** Where to post one file, and the form fields that precede it. */
interface UploadForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Requests a form that accepts only that file. */
export type Presign = (input: {
  orderId: string;
  fileType: UploadType;
  name: string;
  bytes: number;
}) => Promise<UploadForm>;

export interface UploadOptions {
  readonly orderId: string;
  readonly presign: Presign;
  readonly signal?: AbortSignal | undefined;
  /** The share of all bytes sent, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
}

export interface Uploaded {
  readonly stored: readonly StoredFile[];
  readonly failed: readonly Attachment[];
  /** Why the first of them failed. */
  readonly why?: unknown;
}

/**
 * Uploads files of an order straight to storage, three at a time. Files already there aren't sent again, so a retry
 * sends the rest. Rejects only if aborted.
 */
export async function uploadFiles(
  attachments: readonly Attachment[],
  { orderId, presign, signal, onProgress }: UploadOptions,
): Promise<Uploaded> {
  const total = attachments.reduce((sum, { file }) => sum + file.size, 0);
  const sent = new Map<string, number>();
  const tell = (id: string, bytes: number) => {
    sent.set(id, bytes);
    onProgress?.(Math.min(1, [...sent.values()].reduce((sum, each) => sum + each, 0) / total));
  };
  const results = new Map<string, StoredFile>();
  const failures: unknown[] = [];
  const waiting = [...attachments];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { id, file } = next;
      try {
        results.set(
          id,
          await uploadOne(next, orderId, presign, signal, (part) => tell(id, part * file.size)),
        );
      } catch (error) {
        failures.push(error);
      }
      tell(id, file.size);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  signal?.throwIfAborted();
  return {
    stored: attachments.flatMap(({ id }) => results.get(id) ?? []),
    failed: attachments.filter(({ id }) => !results.has(id)),
    why: failures[0],
  };
}

/** Uploads a picture cropped in the browser; returns its path on the site. Rejects on failure. */
export async function uploadPicture(
  file: File,
  presign: (input: { fileType: PictureType }) => Promise<UploadForm>,
): Promise<string> {
  const fileType = file.type as PictureType;
  return `/${await send(file, () => presign({ fileType }))}`;
}

const atOnce = 3;
/** Pauses before each retry, in milliseconds. */
const pauses = [1_000, 3_000];
/** A connection with no progress for this long is aborted. */
const patience = 60_000;

/** Uploaded files by order, so that a retry does not send them again. */
const arrived = new WeakMap<File, Map<string, StoredFile>>();

async function uploadOne(
  { file, name, type, kind }: Attachment,
  orderId: string,
  presign: Presign,
  signal: AbortSignal | undefined,
  onProgress: (part: number) => void,
): Promise<StoredFile> {
  const known = arrived.get(file)?.get(orderId);
  if (known !== undefined) return known;
  const form = () => presign({ orderId, fileType: type, name, bytes: file.size });
  const uri = await send(file, form, { signal, onProgress });
  const stored = { uri, type: kind };
  arrived.set(file, new Map(arrived.get(file)).set(orderId, stored));
  return stored;
}

/** Posts a file, with two retries if they may help; returns its storage key. */
async function send(
  file: File,
  formOf: () => Promise<UploadForm>,
  {
    signal,
    onProgress = () => undefined,
  }: { readonly signal?: AbortSignal | undefined; readonly onProgress?: (part: number) => void } = {},
): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    signal?.throwIfAborted();
    try {
      const { url, fields } = await formOf();
      await post(url, fields, file, signal, onProgress);
      return fields.key ?? '';
    } catch (error) {
      const pause = pauses[tries];
      if (pause === undefined || !mayFareBetter(error)) throw error;
      await rest(pause, signal);
    }
  }
}

/** Storage refused the file. */
class StorageRefusal extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The storage answered ${status}.`);
    this.status = status;
  }
}

function mayFareBetter(error: unknown): boolean {
  if (error instanceof StorageRefusal) return error.status === 0 || error.status >= 500;
  return isTransient(apiFailure(error));
}

/** `fetch` doesn't report upload progress. */
function post(
  url: string,
  fields: Readonly<Record<string, string>>,
  file: File,
  signal: AbortSignal | undefined,
  onProgress: (part: number) => void,
): Promise<void> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  // Storage ignores anything after the file.
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let standstill: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(standstill);
      standstill = setTimeout(abort, patience);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      moved();
      if (total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new StorageRefusal(request.status));
    };
    request.onerror = () => reject(new StorageRefusal(0));
    request.onabort = () => reject(new StorageRefusal(0));
    request.onloadend = () => {
      clearTimeout(standstill);
      signal?.removeEventListener('abort', abort);
    };
    signal?.addEventListener('abort', abort);
    request.open('POST', url);
    moved();
    request.send(form);
  });
}

function rest(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
}

/** By the browser's type, else by extension: some systems give no type. */
function uploadTypeOf({ type, name }: File): UploadType | undefined {
  if (Object.hasOwn(uploadTypes, type)) return type as UploadType;
  const ending = fileEnding(name);
  const types = Object.keys(uploadTypes) as UploadType[];
  return types.find((each) => uploadTypes[each].endings.some((known) => known === ending));
}

/** Sanitized, with an extension of its type; generated if nothing else is left. */
function storedName(file: File, type: UploadType, renamed: boolean): string {
  const { endings } = uploadTypes[type];
  const cleaned = cleanFileName(file.name);
  const ending = fileEnding(cleaned);
  const fits = endings.some((each) => each === ending);
  const stem = fits ? cleaned.slice(0, -ending.length) : cleaned;
  const kept = renamed || /^[._-]*$/.test(stem) ? randomId() : stem;
  return cleanFileName(`${kept}${fits ? cleaned.slice(-ending.length) : endings[0]}`);
}

function megabytes(bytes = 0): string {
  return `${bytes / 1_000_000} MB`;
}

/** The file name at the end of the URI. */
export function fileName(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1);
}

/** The file's name, or its kind if the name was generated (see `choose`). */
export function fileTitle({ uri, type }: StoredFile): string {
  const name = fileName(uri);
  return /^[0-9a-f]{32}\./.test(name) ? kindWords[type] : name;
}

const kindWords = { image: 'photo', video: 'video', pdf: 'document' } as const;
