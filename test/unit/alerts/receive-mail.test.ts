import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getRun } from '#functions/alerts/runs.store.ts';
import { alertTokenRow } from '#functions/companies/company-rows.ts';
import { putRow } from '#functions/platform/table.ts';
import { startDatabase, type TestDatabase } from '#test/support/database.ts';

const token = 'abcdefghijklmnopqrstuvwx23';
const otherToken = 'zyxwvutsrqponmlkjihgfedc76';
const workflows = mockClient(SFNClient);
let database: TestDatabase;
let handler: typeof import('#functions/alerts/receive-mail.ts').handler;

beforeAll(async () => {
  database = await startDatabase();
  process.env.MAIL_BUCKET = 'mail';
  process.env.INBOUND_MAIL_DOMAIN = 'in.example.com';
  process.env.IMPORT_STATE_MACHINE_ARN = 'arn:aws:states:us-east-1:000000000000:stateMachine:alert-import';
  ({ handler } = await import('#functions/alerts/receive-mail.ts'));
  await putRow(alertTokenRow({ id: 'com_fleet', alertToken: token }));
  await putRow(alertTokenRow({ id: 'com_other', alertToken: otherToken }));
});
afterAll(() => database.stop());
beforeEach(() => {
  workflows.reset();
  workflows.on(StartExecutionCommand).resolves({});
});

describe('mail to the inbound domain', () => {
  it("starts an import for the company whose address it was sent to, under the message's own id", async () => {
    await receive('message1', { recipients: [`alerts+${token}@in.example.com`] });

    expect(started()).toEqual(['message1']);
    expect(await getRun('run_message1')).toMatchObject({
      companyId: 'com_fleet',
      source: 'mail',
      messageKey: 'mail/message1',
    });
  });

  it('finds the company whatever mail servers did to the case of the address', async () => {
    await receive('message2', { recipients: [`ALERTS+${token.toUpperCase()}@IN.example.com`] });

    expect(started()).toEqual(['message2']);
  });

  it('told of twice is one import', async () => {
    await receive('message3');
    await receive('message3');

    expect(new Set(started())).toEqual(new Set(['message3']));
    expect(await getRun('run_message3')).toMatchObject({ status: 'running' });
  });

  it('to two companies makes an import for each', async () => {
    await receive('message4', {
      recipients: [`alerts+${token}@in.example.com`, `alerts+${otherToken}@in.example.com`],
    });

    expect(started()).toEqual(['message4', 'message4-2']);
    expect(await getRun('run_message4-2')).toMatchObject({ companyId: 'com_other' });
  });

  it.each([
    ['with an unknown token', { recipients: ['alerts+aaaaaaaaaaaaaaaaaaaaaaaaaa@in.example.com'] }],
    ['to another domain', { recipients: [`alerts+${token}@example.org`] }],
    ['whose SPF and DKIM both fail', { spf: 'FAIL', dkim: 'FAIL' }],
    ['with a virus', { virus: 'FAIL' }],
    ['that is a bounce', { source: '' }],
    ['that is an automatic reply', { headers: [{ name: 'Auto-Submitted', value: 'auto-replied' }] }],
  ])('%s creates nothing', async (_, differs) => {
    await receive('refused', differs);

    expect(started()).toEqual([]);
    expect(await getRun('run_refused')).toBeUndefined();
  });

  it.each([
    ['SPF', { spf: 'FAIL' }],
    ['DKIM', { dkim: 'FAIL' }],
  ])('that fails %s alone, as forwarded mail does, is imported', async (name, differs) => {
    await receive(`forwarded-${name}`, differs);

    expect(started()).toEqual([`forwarded-${name}`]);
  });

  it("made by a machine on its own, as telematics' mail is, is imported", async () => {
    await receive('generated', { headers: [{ name: 'Auto-Submitted', value: 'auto-generated' }] });

    expect(started()).toEqual(['generated']);
  });

  it('whose execution cannot be started fails, so that it is told of again', async () => {
    workflows.on(StartExecutionCommand).rejectsOnce(new Error('down')).resolves({});

    await expect(receive('again')).rejects.toThrow('down');
    await receive('again');

    expect(started()).toEqual(['again', 'again']);
  });
});

interface Differs {
  recipients?: string[];
  spf?: string;
  dkim?: string;
  virus?: string;
  source?: string;
  headers?: { name: string; value: string }[];
}

function receive(messageId: string, differs: Differs = {}) {
  const ses = {
    mail: {
      messageId,
      timestamp: '2026-06-08T12:31:00.000Z',
      source: differs.source ?? 'alerts@telematics.example',
      headers: differs.headers ?? [],
    },
    receipt: {
      recipients: differs.recipients ?? [`alerts+${token}@in.example.com`],
      spfVerdict: { status: differs.spf ?? 'PASS' },
      dkimVerdict: { status: differs.dkim ?? 'PASS' },
      virusVerdict: { status: differs.virus ?? 'PASS' },
    },
  };
  return handler({ Records: [{ eventSource: 'aws:ses', eventVersion: '1.0', ses }] } as never);
}

function started(): (string | undefined)[] {
  return workflows.commandCalls(StartExecutionCommand).map(({ args }) => args[0].input.name);
}
