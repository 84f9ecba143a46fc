import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#infra/functions.ts';
import { temporaryDirectory } from '#test/support/temporary-directories.ts';
import { standInBuild } from './stacks.ts';

const build = standInBuild();

describe('the app as the CDK runs it', () => {
  test('writes both templates, their assets and the manifest', async () => {
    const out = temporaryDirectory('out');

    const run = await synth({ env: 'test', build }, { CDK_OUTDIR: out, CDK_VALIDATION: 'false' });

    expect(run).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(readdirSync(out)).toEqual(
      expect.arrayContaining([
        'ironcall-test-app.assets.json',
        'ironcall-test-app.template.json',
        'ironcall-test-kept.assets.json',
        'ironcall-test-kept.template.json',
        'manifest.json',
      ]),
    );
  });

  test('releases all at once on request, whatever the environment says', async () => {
    const out = temporaryDirectory('out');

    const run = await synth(
      { env: 'production', build, gradual: 'false' },
      { CDK_OUTDIR: out, CDK_VALIDATION: 'false' },
    );

    expect(run).toMatchObject({ code: 0 });
    expect(readFileSync(join(out, 'ironcall-production-app.template.json'), 'utf8')).not.toContain(
      'AWS::CodeDeploy',
    );
  });

  test('declares the pipeline’s access only on request, and needs a repository', async () => {
    const run = await synth({ env: 'production', build, access: 'true' });

    expect(run.code).toBe(1);
    expect(run.stderr).toBe(
      '"repository" is null in infra/environments/production.json: name the repository whose pipeline deploys.\n',
    );
  });

  test('fails for an unknown environment with one line that names it', async () => {
    const run = await synth({ env: 'staging', build });

    expect(run.code).toBe(1);
    expect(run.stderr).toMatch(/^The environment "staging" is unknown: use one of [^\n]+\n$/);
  });

  test('fails for a missing value with one line that names it', async () => {
    const root = temporaryDirectory('values');
    cpSync(join(projectRoot, 'infra'), join(root, 'infra'), { recursive: true });
    for (const shared of ['cdk.json', 'package.json', 'tsconfig.json', 'schema', 'events', 'node_modules']) {
      symlinkSync(join(projectRoot, shared), join(root, shared));
    }
    const file = join(root, 'infra/environments/preview.json');
    const { supportPhone: _, ...others } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(others));

    const run = await synth({ env: 'preview', build }, {}, root);

    expect(run.code).toBe(1);
    expect(run.stderr).toBe(
      'infra/environments/preview.json: "supportPhone" is missing: give the support phone, such as "+18005550123".\n',
    );
  });

  test('fails with one line when nothing has been bundled', async () => {
    const run = await synth({ env: 'test', build: temporaryDirectory('empty') });

    expect(run.code).toBe(1);
    expect(run.stderr).toMatch(/^\S+index\.(mjs|html) is missing: build it first, with npm run bundle\.\n$/);
  });
});

async function synth(context: Record<string, string>, env: NodeJS.ProcessEnv = {}, root = projectRoot) {
  const tsx = join(projectRoot, 'node_modules/.bin/tsx');
  try {
    const { stdout, stderr } = await promisify(execFile)(tsx, ['infra/app.ts'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        CDK_CONTEXT_JSON: JSON.stringify(context),
        ...env,
      },
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
}
