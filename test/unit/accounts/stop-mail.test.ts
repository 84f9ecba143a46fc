import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { readAccount, readPeopleOfCompany } from '#functions/accounts/read-account.ts';
import { handler as stopMail } from '#functions/accounts/stop-mail.ts';
import { appRouter } from '#functions/apis/app.router.ts';
import { handler as sendEmails } from '#functions/notifications/send-email.ts';
import { handler as sendTexts } from '#functions/notifications/send-sms.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { callContext, callerFor } from '#test/support/callers.ts';
import { metered } from '#test/support/database.ts';
import { pendingOrderOf, save } from '#test/support/happenings.ts';
import { batchOf, batchOfBodies } from '#test/support/queue-batches.ts';
import { signInScene } from '#test/support/sign-in-scene.ts';

const { at, senders, momentAt } = signInScene();
let dana: StoredAccount;

beforeEach(async () => {
  const { id: companyId } = await savedCompany();
  dana = await savedAccount({ companyId, identityAt: '2026-02-01T08:00:00.000Z' });
});

interface Report {
  readonly address?: string;
  readonly bounceType?: string;
  readonly sentAt?: Date;
}

const bounce = ({ address = dana.email, bounceType = 'Permanent', sentAt = momentAt(0) }: Report = {}) =>
  stopMail(
    batchOfBodies(
      JSON.stringify({
        'detail-type': 'Email Bounced',
        detail: {
          eventType: 'Bounce',
          mail: { timestamp: sentAt.toISOString(), destination: [address] },
          bounce: { bounceType, bouncedRecipients: [{ emailAddress: address, status: '5.1.1' }] },
        },
      }),
    ),
  );

const complain = () =>
  stopMail(
    batchOfBodies(
      JSON.stringify({
        'detail-type': 'Email Complaint Received',
        detail: {
          eventType: 'Complaint',
          mail: { timestamp: momentAt(0).toISOString() },
          complaint: { complainedRecipients: [{ emailAddress: `Dana <${dana.email.toUpperCase()}>` }] },
        },
      }),
    ),
  );

const now = () => readAccount(dana.id, { consistent: true });
const calls = (seconds: number) =>
  callerFactory(appRouter)(callContext(callerFor(dana), { now: momentAt(seconds), confirmInTable: true }));
const emailStopped = async () => (await calls(0).customers.profile.get()).account.emailStopped;

/** An event that managers hear of by mail only: a pending order. */
async function news() {
  const pending = pendingOrderOf(dana.companyId);
  await save(pending);
  return batchOf(pending.event);
}

async function signInByEmail(seconds: number) {
  const attempt = { email: dana.email, loginNonce: randomUUID(), userType: 'customer' } as const;
  await at(seconds).otpSend(attempt);
  await at(seconds + 1).otpVerify({ ...attempt, code: senders.codeFor(dana.email) });
}

const wrongCodes = () => ({
  name: 'account.wrong-codes',
  detail: {
    id: `evt_${randomUUID()}`,
    version: 1,
    at: momentAt(0).toISOString(),
    companyId: dana.companyId,
    accountId: dana.id,
  },
});

describe('A permanent bounce', () => {
  it('stops notices and account mails to that address, without failures', async () => {
    const answer = await bounce();

    const told = [await sendEmails(await news()), await sendEmails(batchOf(wrongCodes()))];

    expect([answer, ...told]).toEqual(Array(3).fill({ batchItemFailures: [] }));
    expect(senders.emails()).toEqual([]);
    expect(await emailStopped()).toBe('bounced');
    expect((await readPeopleOfCompany(dana.companyId))[0]?.stoppedMail?.address).toBe(dana.email);
  });

  it('makes texts replace what is otherwise only mailed', async () => {
    const before = await sendTexts(await news());
    const textsBefore = senders.texts().length;
    await bounce();

    const after = await sendTexts(await news());

    expect([before, after]).toEqual(Array(2).fill({ batchItemFailures: [] }));
    expect([textsBefore, senders.texts().length]).toEqual([0, 1]);
  });

  it('stops nothing if it is transient, or nobody has the address', async () => {
    const answers = [await bounce({ bounceType: 'Transient' }), await bounce({ address: 'no@body.example' })];

    expect(answers).toEqual(Array(2).fill({ batchItemFailures: [] }));
    expect(await emailStopped()).toBeNull();
  });

  it('costs two round trips, three read units and three write units', async () => {
    expect(await metered(() => bounce())).toMatchObject({ roundTrips: 2, unitsRead: 3, unitsWritten: 3 });
  });

  it('still allows codes, and a right one starts mail again', async () => {
    await bounce();

    await signInByEmail(60);
    senders.reset();
    await sendEmails(await news());

    expect(await emailStopped()).toBeNull();
    expect(senders.emails().map(({ to }) => to)).toEqual([dana.email]);
  });

  it('stops nothing if the mail was sent before the last sign-in, which may have proven the address since', async () => {
    await signInByEmail(60);

    await bounce({ sentAt: momentAt(60) });
    const late = await emailStopped();
    await bounce({ sentAt: momentAt(62) });

    expect([late, await emailStopped()]).toEqual([null, 'bounced']);
  });
});

describe('A stopped address', () => {
  it('is proven again by a code of its own, even one submitted twice', async () => {
    await bounce();
    await calls(10).auth.sendContactCode({ channel: 'email' });
    const code = senders.codeFor(dana.email);

    const answers = await Promise.all(
      [11, 11].map((second) => calls(second).auth.proveContact({ channel: 'email', code })),
    );

    expect(answers.map((answer) => answer.emailStopped)).toEqual([null, null]);
    expect(await emailStopped()).toBeNull();
    expect((await now())?.stoppedMail).toBeUndefined();
  });

  it('no longer matters once it is replaced', async () => {
    await bounce();
    const email = `new-${randomUUID()}@reyes.example`;
    await calls(10).customers.accounts.updateProfile({
      firstName: dana.firstName,
      lastName: dana.lastName,
      title: null,
      picture: null,
      email,
      phone: dana.phone,
    });
    await calls(11).auth.sendContactCode({ channel: 'email' });

    const proven = await calls(12).auth.proveContact({ channel: 'email', code: senders.codeFor(email) });

    expect(proven).toMatchObject({ email, emailStopped: null });
  });
});

describe('A spam complaint', () => {
  it('stops mail and turns the switch off, which a sign-in by email does not turn on again', async () => {
    await complain();
    const stopped = await emailStopped();

    await signInByEmail(60);

    expect(stopped).toBe('complained');
    expect(await emailStopped()).toBeNull();
    expect((await now())?.emailNotificationEnabled).toBe(false);
  });
});

it('fails an item that is not a report from SES', async () => {
  const answer = await stopMail(batchOfBodies('{"detail": {"eventType": "Send"}}'));

  expect(answer.batchItemFailures).toHaveLength(1);
});
