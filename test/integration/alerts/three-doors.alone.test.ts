import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replaceAddress, replaceProviderKey } from '#functions/alert-import/doors/alert-set-up.ts';
import { getRun, type StoredRun } from '#functions/alert-import/runs/runs.store.ts';
import { getAlert } from '#functions/alerts/alerts.store.ts';
import { queryRows } from '#functions/platform/table.ts';
import type { Reading } from '#schema/alerts/alerts.ts';
import { savedCompany } from '#test/support/accounts.ts';
import {
  type AlertDoors,
  doors,
  type Message,
  setUpChangeOf,
  startAlertDoors,
  steps,
} from '#test/support/alert-doors.ts';
import { examples, mistakesOf } from '#test/support/alert-truth.ts';

let alertDoors: AlertDoors;

beforeAll(async () => {
  alertDoors = await startAlertDoors();
}, 30_000);
afterAll(() => alertDoors.stop());

describe('the example alerts', () => {
  test.each(doors)('are read without a mistake from %s', async (door) => {
    const send = await alertDoors.to(await savedCompany(), door);

    const runs = await Promise.all(
      examples.map((example) => imported(send, example.message, example.isMail)),
    );

    const readings = await Promise.all(runs.map(readingsOf));
    const mistakes = examples.flatMap((example, index) =>
      mistakesOf(readings[index] ?? [], example).map((mistake) => `${example.id}: ${mistake}`),
    );
    expect(mistakes).toEqual([]);
    expect(runs.map(({ source }) => source)).toEqual(examples.map(() => door));
  });

  test('are recognized as the same alerts from any other door', async () => {
    const company = await savedCompany();
    const complete = examples.filter(({ id }) => ofEachKind.includes(id));
    const ids: string[][] = [];

    for (const door of doors) {
      const send = await alertDoors.to(company, door);
      const runs = await Promise.all(complete.map(({ message, isMail }) => imported(send, message, isMail)));
      ids.push(runs.flatMap(({ results }) => results.map(({ alertId }) => alertId)));
    }

    const [first = [], ...others] = ids;
    expect(new Set(first).size).toBe(complete.reduce((sum, { alerts }) => sum + alerts.length, 0));
    expect(others).toEqual([first, first]);
  });
});

describe('a hostile message', () => {
  const complete =
    'Caterpillar 320\nSerial number: KTN00123\nSPN 110 FMI 0\nLocation: 27 Depot Road, Minot, ND 58701';
  // Mail programs end every line this way, including the last.
  const mail = (head: string, body: string) =>
    Buffer.from(`From: a@b.example\n${head}\n\n${body}\n`.replace(/\n/g, '\r\n'));
  const nested = (levels: number) =>
    Array.from(
      { length: levels },
      (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\n\n--b${level}\n`,
    ).join('');

  test.each([
    [
      'with its alert in a script',
      mail('Subject: Hello\nContent-Type: text/html', `<p>Hi</p><script>${complete}</script>`),
      ['failed', 'not_an_alert'],
    ],
    ['without a body', mail('Subject: Alert', ''), ['failed', 'not_an_alert']],
    [
      'with a header in its subject',
      mail('Subject: =?utf-8?Q?Alert=0D=0ABcc:_all@b.example?=', complete),
      ['done', 'ok'],
    ],
    [
      'of parts that never end, in an encoding that is none',
      mail(
        'Content-Type: multipart/alternative; boundary="b"',
        `--b\nContent-Type: text/plain; charset=x-none\nContent-Transfer-Encoding: rot13\n\n${complete}`,
      ),
      ['done', 'ok'],
    ],
    ['of parts in parts in parts', mail(`Subject: Alert\n${nested(300)}`, complete), ['done', 'ok']],
    [
      'longer than anybody reads',
      mail('Subject: Alert', `${complete}\n${'and so on '.repeat(60_000)}`),
      ['done', 'ok'],
    ],
  ])('(a mail %s) has a clear outcome and is stored unchanged', async (_, content, [status, outcome]) => {
    const send = await alertDoors.to(await savedCompany(), 'mail');

    const run = await imported(send, content, true);

    const original = await alertDoors.original(run);
    expect(original.subarray(original.length - content.length).equals(content)).toBe(true);
    expect([run.status, run.results[0]?.outcome]).toEqual([status, outcome]);
    expect(run.error === null).toBe(status === 'done');
  });

  test.each([
    ['JSON nested a hundred thousand deep', '['.repeat(100_000), 'failed'],
    ['XML nested a hundred thousand deep', '<a>'.repeat(80_000), 'failed'],
    ['an alert behind marks that nobody sees', complete.split('').join('\u200b'), 'done'],
  ])('(a post of %s) has a clear outcome and is stored unchanged', async (_, text, status) => {
    const send = await alertDoors.to(await savedCompany(), 'http');
    const content = Buffer.from(text);

    const run = await imported(send, content, false);

    expect((await alertDoors.original(run)).equals(content)).toBe(true);
    expect(run.status).toBe(status);
    expect(run.error === null).toBe(status === 'done');
  });
});

/** Fails if a dead run is the answer, or if a retry creates another order. */
describe('a provider’s repeated post', () => {
  test.each(steps.flatMap((step) => (['before', 'after'] as const).map((when) => [when, step] as const)))(
    'leads to one order if the first import failed %s %s',
    async (when, step) => {
      const company = await savedCompany();
      const send = await alertDoors.to(company, 'http');
      alertDoors.breakNext(step, when);

      const first = await imported(send, Buffer.from(urgent), false);
      const second = await imported(send, Buffer.from(urgent), false);

      const [result] = second.results;
      const { rows } = await queryRows({
        IndexName: 'byList',
        KeyConditionExpression: 'gsi1pk = :list',
        ExpressionAttributeValues: { ':list': `COMPANY#${company.id}#ORDERS#needsService` },
      });
      expect([second.status, second.results.length, result?.outcome]).toEqual(['done', 1, 'ok']);
      expect(rows.map(({ pk }) => pk)).toEqual([`ORDER#${result?.orderId}`]);
      // After the very last step only its answer was lost, so the first run is the result.
      expect(second.id === first.id).toBe(step === 'finish-import' && when === 'after');
    },
  );
});

describe('an unauthorized alert', () => {
  test('to an unknown or replaced address creates nothing', async () => {
    const company = await savedCompany();
    const unknown = await alertDoors.to({ ...company, alertToken: 'a'.repeat(26) }, 'mail');
    const replaced = await alertDoors.to(company, 'mail');
    await replaceAddress(setUpChangeOf(company.id), undefined, new Date());
    const [example] = examples;

    const runIds = [await unknown(messageOf(example)), await replaced(messageOf(example))];

    expect(await Promise.all(runIds.map((id) => getRun(id)))).toEqual([undefined, undefined]);
  });

  test('with a replaced key is refused and creates nothing', async () => {
    const company = await savedCompany();
    const send = await alertDoors.to(company, 'http');
    await replaceProviderKey(setUpChangeOf(company.id), new Date());

    await expect(send(messageOf(examples[0]))).rejects.toThrow('answered 401');
  });
});

const urgent = [
  'Caterpillar 320',
  'Serial number: KTN00123',
  'SPN 110 FMI 0',
  'Severity: High',
  'Location: 27 Depot Road, Minot, ND 58701',
].join('\n');

/** One by mail, one about two machines, one without a time, and one of low priority. */
const ofEachKind = ['001', '007', '008', '011'];

function messageOf(example: (typeof examples)[number] | undefined): Message {
  return { content: example?.message ?? Buffer.from(''), isMail: example?.isMail ?? false };
}

async function imported(
  send: Awaited<ReturnType<AlertDoors['to']>>,
  content: Buffer,
  isMail: boolean,
): Promise<StoredRun> {
  return alertDoors.ended(await send({ content, isMail }));
}

async function readingsOf(run: StoredRun): Promise<Reading[]> {
  const alerts = await Promise.all(run.results.map(({ alertId }) => getAlert(alertId)));
  return alerts.flatMap((alert) => alert?.reading ?? []);
}
