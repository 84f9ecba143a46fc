import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bucketDeployment } from '#local/services/bucket-deployment.ts';
import { headObject, listObjects, putObject, readObject } from '#local/services/s3/objects.ts';
import { s3 } from '#local/services/s3.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';
import { temporaryDirectory } from '#test/support/temporary-directories.ts';

let host: ServiceHost;
let bucket: string;
let assets: string;

beforeEach(async () => {
  assets = temporaryDirectory('assets');
  host = await startServiceHost({
    services: [s3(), bucketDeployment()],
    assets: { 'site.zip': join(assets, 'site'), 'data.zip': join(assets, 'data') },
  });
  bucket = (await host.create('AWS::S3::Bucket', {}, 'Site')).ref;
  write('site/index.html', '<h1>Ironcall</h1>');
  write('site/assets/app-1.js', 'one');
  write('data/config.json', '{"pool":"<<marker:0>>","phone":"<<marker:1>>"}');
});

afterEach(() => host.stop());

function write(path: string, text: string) {
  mkdirSync(join(assets, dirname(path)), { recursive: true });
  writeFileSync(join(assets, path), text);
}

const deploy = (more: object = {}) =>
  host.create('Custom::CDKBucketDeployment', {
    ServiceToken: 'arn',
    SourceBucketNames: ['cdk', 'cdk'],
    SourceObjectKeys: ['site.zip', 'data.zip'],
    SourceMarkers: [{}, { '<<marker:0>>': 'us-east-1_"A"', '<<marker:1>>': '$& 555' }],
    SourceMarkersConfig: [{}, { jsonEscape: true }],
    DestinationBucketName: bucket,
    SystemMetadata: { 'cache-control': 'no-cache' },
    Prune: true,
    ...more,
  });
const keys = () => [...listObjects(host.runtime, bucket)].map(({ key }) => key);
const textOf = async (key: string) => (await readObject(host.runtime, bucket, key))?.body.toString();

it('deploys files with their types and with values known only at deployment', async () => {
  await deploy();

  expect(keys()).toEqual(['assets/app-1.js', 'config.json', 'index.html']);
  expect(JSON.parse((await textOf('config.json')) ?? '')).toEqual({ pool: 'us-east-1_"A"', phone: '$& 555' });
  expect(headObject(host.runtime, bucket, 'assets/app-1.js')?.headers).toEqual({
    'content-type': 'text/javascript',
    'cache-control': 'no-cache',
  });
});

it('removes files that the sources no longer have, and leaves unchanged ones alone', async () => {
  await deploy();
  const before = headObject(host.runtime, bucket, 'index.html');
  rmSync(join(assets, 'site/assets/app-1.js'));
  write('site/assets/app-2.js', 'two');

  await deploy();

  expect(keys()).toEqual(['assets/app-2.js', 'config.json', 'index.html']);
  expect(headObject(host.runtime, bucket, 'index.html')).toEqual(before);
});

it('respects its filters and prefix', async () => {
  await putObject(host.runtime, { bucket, key: 'app/other.txt', body: Buffer.from('not mine') });

  await deploy({ DestinationBucketKeyPrefix: 'app', Exclude: ['*'], Include: ['assets/*.js'] });

  expect(keys()).toEqual(['app/assets/app-1.js', 'app/other.txt']);
});

it('keeps other files if told not to prune', async () => {
  await putObject(host.runtime, { bucket, key: 'other.txt', body: Buffer.from('x') });

  await deploy({ Prune: false });

  expect(keys()).toContain('other.txt');
});
