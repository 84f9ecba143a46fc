import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { DurableMap, Runtime } from '../../runtime.ts';

/** An object without its body. */
export interface StoredObject {
  readonly bucket: string;
  readonly key: string;
  readonly size: number;
  /** Quoted, as in the header. */
  readonly etag: string;
  /** Base64, as in `x-amz-checksum-crc32`. */
  readonly crc32: string;
  /** Milliseconds since the epoch. */
  readonly modifiedAt: number;
  /** `content-type`, `cache-control` and the like, returned as they were given. Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** `x-amz-meta-…`, without the prefix. */
  readonly metadata: Readonly<Record<string, string>>;
  /** The body's file in the bucket's directory. */
  readonly file: string;
}

export interface NewObject {
  readonly bucket: string;
  readonly key: string;
  readonly body: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  readonly metadata?: Readonly<Record<string, string>>;
}

/**
 * Stores an object with its body before it resolves. `unless` is asked about the existing object at the moment of
 * writing: if it returns true nothing is written, and the result is undefined.
 */
export async function putObject(
  runtime: Runtime,
  { bucket, key, body, headers = {}, metadata = {} }: NewObject,
  unless: (existing: StoredObject | undefined) => boolean = () => false,
): Promise<StoredObject | undefined> {
  const file = randomUUID();
  await writeDurably(await bucketDirectory(runtime, bucket), file, body);
  const existing = headObject(runtime, bucket, key);
  if (unless(existing)) {
    await removeBody(runtime, bucket, file);
    return undefined;
  }
  const object: StoredObject = {
    bucket,
    key,
    size: body.length,
    etag: `"${createHash('md5').update(body).digest('hex')}"`,
    crc32: crc32Of(body),
    modifiedAt: runtime.clock.now(),
    headers: { 'content-type': 'binary/octet-stream', ...headers },
    metadata,
    file,
  };
  objectsOf(runtime).put(`${bucket}/${key}`, object);
  if (existing) await removeBody(runtime, bucket, existing.file);
  return object;
}

/** The object and its body, or undefined. */
export async function readObject(
  runtime: Runtime,
  bucket: string,
  key: string,
): Promise<{ readonly object: StoredObject; readonly body: Buffer } | undefined> {
  for (;;) {
    const object = headObject(runtime, bucket, key);
    if (!object) return undefined;
    try {
      return { object, body: await readFile(join(runtime.directory('s3'), bucket, object.file)) };
    } catch (error) {
      // The object was replaced or removed in between; look again.
      if (headObject(runtime, bucket, key)?.file === object.file) throw error;
    }
  }
}

export function headObject(runtime: Runtime, bucket: string, key: string): StoredObject | undefined {
  return objectsOf(runtime).get(`${bucket}/${key}`);
}

/** Removing a missing object is not an error. */
export async function deleteObject(runtime: Runtime, bucket: string, key: string): Promise<void> {
  const object = headObject(runtime, bucket, key);
  objectsOf(runtime).delete(`${bucket}/${key}`);
  if (object) await removeBody(runtime, bucket, object.file);
}

/** In key order. */
export function* listObjects(runtime: Runtime, bucket: string, prefix = ''): Generator<StoredObject> {
  for (const [, object] of objectsOf(runtime).entries({ prefix: `${bucket}/${prefix}` })) yield object;
}

/** Removes bodies that a crash left without an object. */
export async function removeStrayBodies(runtime: Runtime): Promise<void> {
  const known = new Set([...objectsOf(runtime).entries()].map(([, { bucket, file }]) => `${bucket}/${file}`));
  const root = runtime.directory('s3');
  for (const bucket of await readdir(root)) {
    for (const file of await readdir(join(root, bucket))) {
      if (!known.has(`${bucket}/${file}`)) await removeBody(runtime, bucket, file);
    }
  }
}

export function crc32Of(body: Buffer): string {
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return checksum.toString('base64');
}

function objectsOf(runtime: Runtime): DurableMap<StoredObject> {
  return runtime.durable<StoredObject>('s3-objects');
}

async function bucketDirectory(runtime: Runtime, bucket: string): Promise<string> {
  const directory = join(runtime.directory('s3'), bucket);
  await mkdir(directory, { recursive: true });
  return directory;
}

/** A body's file is written once under a unique name; writing the object's record, which names it, is the commit. */
async function writeDurably(directory: string, file: string, body: Buffer): Promise<void> {
  const handle = await open(join(directory, file), 'wx');
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
  const folder = await open(directory, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function removeBody(runtime: Runtime, bucket: string, file: string): Promise<void> {
  await rm(join(runtime.directory('s3'), bucket, file), { force: true });
}
