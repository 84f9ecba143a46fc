import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#infra/functions.ts';
import { temporaryDirectory } from '#test/support/temporary-directories.ts';

describe('npm run deploy', () => {
  test.each(['mock', 'test'])('refuses %s, an environment for synth and the laptop only', async (name) => {
    const run = await deploy(['-c', `env=${name}`]);

    expect(run).toMatchObject({ code: 1, ran: [] });
    expect(run.stderr).toMatch(
      new RegExp(`^The environment "${name}" is for synth and the laptop only: deploy [^\\n]+\\n$`),
    );
  });

  test.each([
    [
      'production',
      'production',
      ['"certificateArn"', '"hostedZone"', '"frameAncestors"', '"alarmMail"', '"runbookUrl"'],
    ],
    [
      'preview',
      'preview',
      ['"certificateArn"', '"hostedZone"', '"frameAncestors"', '"alarmMail"', '"runbookUrl"'],
    ],
    ['development', 'development', ['"certificateArn"']],
    ['anna-development', 'development', ['"certificateArn"']],
  ])('refuses the sample values of %s and says which to change, and where', async (name, file, more) => {
    const run = await deploy([`--context=env=${name}`]);

    expect(run).toMatchObject({ code: 1, ran: [] });
    expect(run.stderr).toMatch(`infra/environments/${file}.json still has the sample values of `);
    for (const key of [...everywhere, ...more]) expect(run.stderr).toContain(key);
    expect(run.stderr.trim().split('\n')).toHaveLength(1);
  });

  test('refuses while one sample value is left', async () => {
    const run = await deploy(['-c', 'env=preview'], {
      values: { ...ownValues, supportPhone: '+18005550123' },
    });

    expect(run).toMatchObject({ code: 1, ran: [] });
    expect(run.stderr).toContain('has the sample values of "supportPhone": put in your own');
  });

  test('deploys both stacks if they exist', async () => {
    const run = await deploy(['-c', 'env=preview', '--require-approval', 'never'], { values: ownValues });

    expect(run).toEqual({
      code: 0,
      stderr: '',
      ran: [
        'npm run --silent bundle',
        expect.stringMatching(/^aws cloudformation describe-stacks --stack-name ironcall-preview-kept /),
        expect.stringMatching(/^aws cloudformation describe-stacks --stack-name ironcall-preview-app /),
        'cdk deploy --all -c env=preview --require-approval never',
      ],
    });
  });

  test.each(['', 'ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'CREATE_FAILED', 'REVIEW_IN_PROGRESS'])(
    'creates missing or failed stacks (%s) without protection, then protects them',
    async (status) => {
      const run = await deploy(['-c', 'env=preview'], { values: ownValues, status });

      expect(run.ran.filter((line) => line.startsWith('cdk'))).toEqual([
        'cdk deploy ironcall-preview-kept --exclusively -c creating=true -c env=preview',
        'cdk deploy ironcall-preview-app --exclusively -c creating=true -c env=preview',
        'cdk deploy --all -c env=preview',
      ]);
    },
  );

  test('deploys only the named stack', async () => {
    const run = await deploy(['ironcall-preview-app', '--exclusively', '-c', 'env=preview'], {
      values: ownValues,
      status: 'UPDATE_ROLLBACK_COMPLETE',
    });

    expect(run.ran.at(-1)).toBe('cdk deploy ironcall-preview-app --exclusively -c env=preview');
    expect(run.ran).toHaveLength(3);
  });

  test('fails if it cannot tell whether a stack exists', async () => {
    const run = await deploy(['-c', 'env=preview'], { values: ownValues, status: 'ExpiredToken' });

    expect(run.code).toBe(1);
    expect(run.stderr).toBe('The AWS CLI cannot look for ironcall-preview-kept: ExpiredToken\n');
    expect(run.ran.filter((line) => line.startsWith('cdk'))).toEqual([]);
  });
});

test('deploy:ci asks for no approval', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

  expect(scripts['deploy:ci']).toBe(`${scripts.deploy} --require-approval never`);
});

/** Values that every environment has to change from the committed samples. */
const everywhere = [
  '"siteDomain"',
  '"mailDomain"',
  '"inboundMailDomain"',
  '"supportPhone"',
  '"supportEmail"',
  '"smsOriginationIdentity"',
  '"smsCodesIdentity"',
];

const ownValues = {
  ...JSON.parse(readFileSync(join(projectRoot, 'infra/environments/preview.json'), 'utf8')),
  siteDomain: 'app.fixers.com',
  certificateArn: 'arn:aws:acm:us-east-1:210987654321:certificate/4d3c2b1a-0000-4000-8000-0123456789ab',
  hostedZone: { id: 'Z0123456789ABCDEFGHIJ', name: 'fixers.com' },
  mailDomain: 'mail.fixers.com',
  inboundMailDomain: 'in.fixers.com',
  supportPhone: '+18004567890',
  supportEmail: 'support@fixers.com',
  smsOriginationIdentity: 'phone-number/phone-0a1b2c3d4e5f60718293a4b5c6d7e8f9',
  smsCodesIdentity: 'phone-number/phone-1a1b2c3d4e5f60718293a4b5c6d7e8f9',
  frameAncestors: ['https://www.fixers.com'],
  alarmMail: 'ops@fixers.com',
  runbookUrl: 'https://git.fixers.com/ironcall/docs/runbook.md',
};

/** Runs the script with stubs for the commands it calls, and returns those calls. */
async function deploy(args: string[], options: { values?: object; status?: string } = {}) {
  const root = options.values ? withValues(options.values) : projectRoot;
  const commands = temporaryDirectory('commands');
  const log = join(commands, 'ran');
  const { status = 'UPDATE_COMPLETE' } = options;
  const answer = status === '' ? 'echo "Stack does not exist" >&2; exit 254' : `echo ${status}`;
  const scripts = { npm: '', cdk: '', aws: status === 'ExpiredToken' ? `${answer} >&2; exit 254` : answer };
  for (const [command, script] of Object.entries(scripts)) {
    writeFileSync(join(commands, command), `#!/bin/sh\necho "${command} $*" >> ${log}\n${script}\n`);
    chmodSync(join(commands, command), 0o755);
  }
  const ran = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []);
  try {
    const { stderr } = await promisify(execFile)(
      join(projectRoot, 'node_modules/.bin/tsx'),
      ['infra/deploy.ts', ...args],
      { cwd: root, env: { HOME: process.env.HOME, PATH: `${commands}${delimiter}${process.env.PATH}` } },
    );
    return { code: 0, stderr, ran: ran() };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, stderr, ran: ran() };
  }
}

/** A copy of the project with these values for preview. */
function withValues(values: object): string {
  const root = temporaryDirectory('values');
  cpSync(join(projectRoot, 'infra'), join(root, 'infra'), { recursive: true });
  for (const shared of ['package.json', 'tsconfig.json', 'node_modules']) {
    symlinkSync(join(projectRoot, shared), join(root, shared));
  }
  writeFileSync(join(root, 'infra/environments/preview.json'), JSON.stringify(values));
  return root;
}
