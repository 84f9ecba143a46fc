import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { replaceProviderKey } from '#functions/alert-import/doors/alert-set-up.ts';
import { getRun, type StoredRun } from '#functions/alert-import/runs/runs.store.ts';
import { getAlert } from '#functions/alerts/alerts.store.ts';
import type { Company } from '#schema/accounts/account.ts';
import { providerPath } from '#schema/alerts/alerts.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { type Door, doors, setUpChangeOf } from '#test/support/alert-doors.ts';
import { type Example, examples, mistakesOf } from '#test/support/alert-truth.ts';
import { eventually } from '#test/support/eventually.ts';
import { type FrontDoor, frontDoor } from '#test/support/http-callers.ts';
import { newStateDirectory } from '#test/support/temporary-directories.ts';
import { builtStacks, startWholeStack, type WholeStack } from '#test/support/whole-stack.ts';
import { share } from './share.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

let stack: WholeStack;
let front: FrontDoor;
let stateDirectory: string;
let smtpPort: number;

/**
 * From the distribution, the API and the mail port to the saved alerts, with the deployed bundles and templates. The
 * integration tests cover the same doors without them.
 */
describe.skipIf(share(1, 0) === 0)('the example alerts', () => {
  beforeAll(async () => {
    const cloudAssembly = await builtStacks();
    stateDirectory = newStateDirectory();
    stack = await startWholeStack(cloudAssembly, stateDirectory);
    front = frontDoor(stack, cloudAssembly);
    const mailIn = await fetch(`${stack.siteUrl}/_local/api/mail-in`);
    ({ port: smtpPort } = (await mailIn.json()) as { port: number });
  });
  afterAll(async () => {
    await stack.kill();
  });

  test.each(doors)('are read without a mistake from %s', async (door) => {
    const send = await senderTo(await savedCompany(), door);

    const mistakes: string[] = [];
    for (const example of examples) {
      const run = await ended(await send(example));
      const alerts = await Promise.all(run.results.map(({ alertId }) => getAlert(alertId)));
      const readings = alerts.flatMap((alert) => alert?.reading ?? []);
      mistakes.push(...mistakesOf(readings, example).map((mistake) => `${example.id}: ${mistake}`));
    }

    expect(mistakes).toEqual([]);
  });
});

/** Sends an example through that door and returns the id of the run it starts. */
async function senderTo(company: Company, door: Door): Promise<(example: Example) => Promise<string>> {
  if (door === 'paste') {
    const manager = await front.signIn(await savedAccount({ companyId: company.id }));
    return async ({ message }) => {
      const rawEvent = message.toString('utf8');
      const { data, text } = await manager.call('customers.equipmentAlerts.import', { rawEvent });
      return runIdIn(data, 'id', text);
    };
  }
  if (door === 'http') {
    const change = setUpChangeOf(company.id);
    const { key } = await replaceProviderKey(change, new Date());
    return async ({ message, isMail }) => {
      const type = isMail ? 'message/rfc822' : 'text/plain; charset=utf-8';
      const answer = await fetch(`${stack.siteUrl}${providerPath}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': type },
        body: new Uint8Array(message),
      });
      return runIdIn(await answer.json(), 'runId', String(answer.status));
    };
  }
  const mailer = createTransport({ host: '127.0.0.1', port: smtpPort, secure: false, ignoreTLS: true });
  return async ({ message, isMail }) => {
    const head = 'From: Dana <dana@ridgeline.example>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n';
    const { response } = await mailer.sendMail({
      envelope: { from: 'dana@ridgeline.example', to: `alerts+${company.alertToken}@in.ironcall.example` },
      raw: isMail ? message : Buffer.concat([Buffer.from(head), message]),
    });
    return `run_${/OK (\w+)/.exec(response)?.[1] ?? response}`;
  };
}

function runIdIn(answer: unknown, name: string, told: string): string {
  const id = (answer as Record<string, unknown> | null)?.[name];
  if (typeof id !== 'string') throw new Error(`No run was begun: ${told}`);
  return id;
}

function ended(runId: string): Promise<StoredRun> {
  return eventually(async () => {
    const run = await getRun(runId, { consistent: true });
    return run === undefined || run.status === 'running' ? undefined : run;
  }, 120_000);
}
