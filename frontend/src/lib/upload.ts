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

/** What a file field lets people choose (document 1 section 5). */
export const acceptedEndings = Object.values(uploadTypes)
  .flatMap(({ endings }) => endings)
  .join(',');

/** The same for a person's picture or a company's logo (document 2 section 5). */
export const pictureEndings = pictureTypes.flatMap((type) => uploadTypes[type].endings).join(',');

/** A chosen file that may be uploaded. */
export interface Attachment {
  readonly id: string;
  readonly file: File;
  /** The name under which it will be kept. */
  readonly name: string;
  readonly type: UploadType;
  readonly kind: StoredFile['type'];
}

/** A file that was not taken, and why. */
export interface LeftOut {
  readonly name: string;
  readonly why: 'type' | 'duplicate' | 'empty' | 'too-large' | 'too-many';
  /** `too-large`: the limit in bytes. */
  readonly limit?: number;
}

export interface Chosen {
  /** Those held before and those taken. */
  readonly attachments: readonly Attachment[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * Takes chosen files to those held already. `renamed`: under made-up names, for cameras and clipboards that call every
 * picture the same, since of two files with one name the second is dropped (document 1 section 5).
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
 * What to tell of files that were left out; undefined where there is nothing to tell. Other types are dropped in silence
 * (document 2 section 5), but not when that leaves nothing of what was chosen.
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

/** What to tell of every file that was left out, where nothing is dropped in silence; undefined where nothing was. */
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

/** Document 1 section 8: a part of the files was left behind, or all of them; or when the rest may be sent. */
export function uploadFailure({ stored, why }: Pick<Uploaded, 'stored' | 'why'>): string {
  if (apiFailure(why).code === 'RATE_LIMITED') return messageOf(why);
  return stored.length > 0 ? 'Failed to upload some files.' : 'Failed to upload files. Please try again.';
}

/** Where to post one file, and the fields that come before it. */
interface UploadForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Asks for a form that takes that file alone. */
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
  /** The part of all bytes that has gone, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
}

export interface Uploaded {
  readonly stored: readonly StoredFile[];
  readonly failed: readonly Attachment[];
  /** What the first of them failed by. */
  readonly why?: unknown;
}

/**
 * Puts files under an order, straight into the storage, three at a time. One that is there already is not sent again, so
 * that whoever tries again after a failure sends the rest. Rejects only when it is aborted.
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

/**
 * Puts a picture that was cut in the browser into the storage; answers the path at which the site shows it. Rejects where it
 * could not be put there.
 */
export async function uploadPicture(
  file: File,
  presign: (input: { fileType: PictureType }) => Promise<UploadForm>,
): Promise<string> {
  const fileType = file.type as PictureType;
  return `/${await send(file, () => presign({ fileType }))}`;
}

const atOnce = 3;
/** Pauses before each further try, in milliseconds. */
const pauses = [1_000, 3_000];
/** A connection on which nothing has moved for so long is given up. */
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

/** Posts a file, with two more tries where that may help; answers the key under which it is kept. */
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

/** The storage did not take the file. */
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

/** `fetch` tells nothing of how far an upload has come. */
function post(
  url: string,
  fields: Readonly<Record<string, string>>,
  file: File,
  signal: AbortSignal | undefined,
  onProgress: (part: number) => void,
): Promise<void> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  // The storage passes over whatever comes after the file.
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

/** What the browser says of the file, else its ending: some systems give no type. */
function uploadTypeOf({ type, name }: File): UploadType | undefined {
  if (Object.hasOwn(uploadTypes, type)) return type as UploadType;
  const ending = fileEnding(name);
  const types = Object.keys(uploadTypes) as UploadType[];
  return types.find((each) => uploadTypes[each].endings.some((known) => known === ending));
}

/** Cleaned, with an ending of its type; made up where nothing but the ending was left. */
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

/** The file's name, or its kind if the name was made up (see `choose`). */
export function fileTitle({ uri, type }: StoredFile): string {
  const name = fileName(uri);
  return /^[0-9a-f]{32}\./.test(name) ? kindWords[type] : name;
}

const kindWords = { image: 'photo', video: 'video', pdf: 'document' } as const;
