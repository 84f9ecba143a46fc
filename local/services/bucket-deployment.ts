import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import * as z from 'zod';
import type { LocalService, Runtime } from '../runtime.ts';
import { inert, provider } from './known-properties.ts';
import { physicalName } from './resource-names.ts';
import { deleteObject, headObject, listObjects, putObject } from './s3/objects.ts';

/** CDK's BucketDeployment: copies the files of its sources into a bucket, with values resolved at deployment. */
export function bucketDeployment(): LocalService {
  return {
    providers: [
      provider('Custom::CDKBucketDeployment', properties, async (deployment, resource, runtime) => {
        await deploy(deployment, runtime);
        return {
          ref: physicalName(resource),
          attributes: { DestinationBucketArn: `arn:aws:s3:::${deployment.DestinationBucketName}` },
        };
      }),
    ],
  };
}

type Deployment = z.output<typeof properties>;

const properties = z.strictObject({
  ServiceToken: inert,
  SourceBucketNames: inert,
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z.array(z.record(z.string(), z.coerce.string())).default([]),
  SourceMarkersConfig: z.array(z.object({ jsonEscape: z.boolean().optional() })).default([]),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z.string().default(''),
  Prune: z.boolean().default(true),
  Include: z.array(z.string()).default([]),
  Exclude: z.array(z.string()).default([]),
  Extract: z.literal(true).optional(),
  SystemMetadata: z.record(z.string(), z.string()).default({}),
  UserMetadata: z.record(z.string(), z.string()).default({}),
  DistributionId: inert,
  DistributionPaths: inert,
  OutputObjectKeys: inert,
  RetainOnDelete: inert,
  WaitForDistributionInvalidation: inert,
});

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};

async function deploy(deployment: Deployment, runtime: Runtime): Promise<void> {
  const bucket = deployment.DestinationBucketName;
  const prefix = deployment.DestinationBucketKeyPrefix.replace(/^\//, '').replace(/([^/])$/, '$1/');
  const files = await sourceFiles(deployment, runtime);
  for (const [name, body] of files) {
    if (!isChosen(deployment, name)) continue;
    await putChanged(runtime, {
      bucket,
      key: prefix + name,
      body,
      headers: {
        'content-type': contentTypes[extname(name).toLowerCase()] ?? 'binary/octet-stream',
        ...deployment.SystemMetadata,
      },
      metadata: deployment.UserMetadata,
    });
  }
  if (!deployment.Prune) return;
  for (const { key } of [...listObjects(runtime, bucket, prefix)]) {
    const name = key.slice(prefix.length);
    if (isChosen(deployment, name) && !files.has(name)) await deleteObject(runtime, bucket, key);
  }
}

/** A later source wins over an earlier one. */
async function sourceFiles(deployment: Deployment, runtime: Runtime): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [position, objectKey] of deployment.SourceObjectKeys.entries()) {
    const markers = Object.entries(deployment.SourceMarkers[position] ?? {});
    const escapes = deployment.SourceMarkersConfig[position]?.jsonEscape ?? false;
    const root = runtime.asset(objectKey);
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const body = await readFile(path);
      files.set(relative(root, path).split(sep).join('/'), replaceMarkers(body, markers, escapes));
    }
  }
  return files;
}

function replaceMarkers(
  body: Buffer,
  markers: readonly (readonly [string, string])[],
  escapes: boolean,
): Buffer {
  if (!markers.some(([marker]) => body.includes(marker))) return body;
  let text = body.toString('utf8');
  for (const [marker, value] of markers) {
    text = text.replaceAll(marker, () => (escapes ? JSON.stringify(value).slice(1, -1) : value));
  }
  return Buffer.from(text);
}

/** Like `aws s3 sync --exclude … --include …`: the last matching filter decides. */
function isChosen({ Include, Exclude }: Deployment, name: string): boolean {
  if (Include.some((pattern) => fits(pattern, name))) return true;
  return !Exclude.some((pattern) => fits(pattern, name));
}

/** `*` matches any characters, including slashes; `?` matches one. */
function fits(pattern: string, name: string): boolean {
  const source = pattern.replace(/[.+^${}()|[\]\\*?]/g, (character) => {
    if (character === '*') return '[\\s\\S]*';
    return character === '?' ? '[\\s\\S]' : `\\${character}`;
  });
  return new RegExp(`^${source}$`).test(name);
}

/** Unchanged files are skipped: each write waits for the disk, and most starts change nothing. */
async function putChanged(
  runtime: Runtime,
  object: Required<Parameters<typeof putObject>[1]>,
): Promise<void> {
  const existing = headObject(runtime, object.bucket, object.key);
  const same =
    existing?.etag === `"${createHash('md5').update(object.body).digest('hex')}"` &&
    JSON.stringify([existing.headers, existing.metadata]) ===
      JSON.stringify([object.headers, object.metadata]);
  if (!same) await putObject(runtime, object);
}
