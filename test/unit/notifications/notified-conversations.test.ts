import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { setNotificationSettings } from '#functions/accounts/notification-settings.procedures.ts';
import { noteAnswered } from '#functions/notifications/notices/note-answered.ts';
import { addPushDevice } from '#functions/notifications/push-devices.store.ts';
import { handler as sendEmails } from '#functions/notifications/send-email.ts';
import { handler as sendPushes } from '#functions/notifications/send-push.ts';
import { handler as sendTexts } from '#functions/notifications/send-sms.ts';
import type { Channel } from '#functions/notifications/texts/notification.ts';
import { noteSeen } from '#functions/unreads/unreads.ts';
import { savedAccount, savedCompany } from '../../support/accounts.ts';
import { type Happening, happened, pendingOrderOf, save } from '../../support/happenings.ts';
import { actorOf, monday, noCreditLimit, situationOf } from '../../support/orders.ts';
import { madeSubscription } from '../../support/push-subscriptions.ts';
import { batchOf } from '../../support/queue-batches.ts';
import { setSenderEnvironment, standInForSenders } from '../../support/sent-messages.ts';
import { withDatabase } from '../../support/with-database.ts';

// Attack: forty messages became 196 texts. Mutations that this catches: a text per event; a text to somebody who has looked;
// counting an event as told though its text failed; a second text before the first was looked at; repeating what was seen.

const senders = standInForSenders();

withDatabase();
beforeAll(setSenderEnvironment);
beforeEach(() => senders.reset());

const noFailures = { batchItemFailures: [] };

const byTextOnly = { emailNotificationEnabled: false };

/** An open order of Dana's in which Ben takes part, with a chat in which Ironcall writes. */
async function aChat() {
  const company = await savedCompany();
  const dana = await savedAccount({ companyId: company.id, phone: '+13145550101', ...byTextOnly });
  const ben = await savedAccount({
    companyId: company.id,
    phone: '+13145550102',
    roleId: 'InternalUser',
    ...byTextOnly,
  });
  const { id: accountId, companyId } = dana;
  let chat: Happening = happened(
    pendingOrderOf(company.id),
    {
      name: 'approvePendingOrder',
      edits: {
        issue: 'The engine derates',
        participants: [{ id: ben.id, fullName: 'Ben Reyes', picture: null }],
      },
      credit: noCreditLimit,
    },
    situationOf(actorOf('FleetManager', { accountId, companyId, fullName: 'Dana Reyes' })),
  );
  const said: Happening['event'][] = [];
  return {
    dana,
    ben,
    order: () => chat.record.order,
    /** Returns the events of that many new messages. */
    say: async (count: number, fullName = 'Ada Hall') => {
      const before = said.length;
      for (let spoken = 0; spoken < count; spoken += 1) {
        const admin = { ...situationOf(actorOf('Admin', { fullName })), source: 'admin' as const };
        chat = happened(chat, { name: 'postMessage', message: `Word ${said.length}`, files: [] }, admin);
        said.push(chat.event);
      }
      await save(chat);
      return said.slice(before);
    },
  };
}

function mailsTo({ email }: StoredAccount) {
  return senders.emails().filter(({ to }) => to === email);
}

function textsTo({ phone }: StoredAccount): string[] {
  return senders
    .texts()
    .filter(({ to }) => to === phone)
    .map(({ text }) => text);
}

describe('Chat messages', () => {
  it('are one text per reader whom mail does not reach, even if forty arrive at once', async () => {
    const { dana, ben, say } = await aChat();
    const events = await say(40);

    const batches = [0, 10, 20, 30].map((start) => batchOf(...events.slice(start, start + 10)));
    const answers = await Promise.all(batches.map(sendTexts));

    expect(answers).toEqual(Array(4).fill(noFailures));
    expect([textsTo(dana).length, textsTo(ben).length]).toEqual([1, 1]);
    expect(textsTo(ben)[0]).toMatch(
      /^Ironcall: 40 new messages, the last from Ada Hall about .*\. Order #\d+: http/,
    );
  });

  it('name the writer of a single one', async () => {
    const { dana, say } = await aChat();

    await sendTexts(batchOf(...(await say(1))));

    expect(textsTo(dana)[0]).toMatch(/^Ironcall: New message from Ada Hall about /);
  });

  it('are not texted to a reader who has looked in the meantime', async () => {
    const { dana, ben, order, say } = await aChat();
    const events = await say(3);
    await noteSeen(dana.id, order(), monday);

    await sendTexts(batchOf(...events));

    expect([textsTo(dana), textsTo(ben).length]).toEqual([[], 1]);
  });

  it('are told once per channel until the reader looks or answers there, and then only new ones', async () => {
    const { dana, order, say } = await aChat();
    await setNotificationSettings(dana.id, { emailNotificationEnabled: true });
    await addPushDevice(dana.id, madeSubscription(), monday);
    const pushes = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null));
    const tell = async (events: Happening['event'][]) => {
      for (const event of events) await sendPushes(batchOf(event));
      await sendEmails(batchOf(...events));
    };
    const told = () => [pushes.mock.calls.length, mailsTo(dana).length];
    const answers = (channel: Channel) =>
      noteAnswered({ accountId: dana.id, orderId: order().id, channel }, monday);

    await tell(await say(3));
    await tell(await say(2, 'Max Bell'));
    const unread = told();
    await noteSeen(dana.id, order(), monday);
    await tell(await say(1));
    const afterLooking = told();
    await tell(await say(1));
    await answers('email');
    await tell(await say(1));

    expect([unread, afterLooking, told()]).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    const [several, one, afterAnswer] = mailsTo(dana);
    expect(several?.subject).toMatch(/^Order #\d+ has 3 new messages: /);
    expect(several?.text).toContain(
      'Ada Hall wrote:\n"Word 0"\n\nAda Hall wrote:\n"Word 1"\n\nAda Hall wrote:\n"Word 2"\n\nAnswer',
    );
    expect(one?.text).toMatch(/^Ada Hall wrote about .*:\n\n"Word 5"\n\nAnswer/);
    expect(afterAnswer?.text).toMatch(/"Word 6"[\s\S]*"Word 7"/);
  });

  it('are sent again only by the event whose text failed', async () => {
    const { dana, ben, say } = await aChat();
    const events = await say(2);
    const [first, second] = events.map((event) => batchOf(event));
    if (first === undefined || second === undefined) throw new Error('Two messages have two events.');
    senders.sms.onAnyCommand().rejectsOnce(new Error('throttled')).resolves({});

    const failed = await sendTexts(first);
    await sendTexts(second);
    const tried = senders.texts().length;
    const again = await sendTexts(first);
    await Promise.all([sendTexts(first), sendTexts(second)]);

    expect(failed.batchItemFailures).toHaveLength(1);
    expect(again).toEqual(noFailures);
    expect(tried).toBe(2);
    expect(senders.texts().slice(tried)).toMatchObject([
      { text: expect.stringMatching(/^Ironcall: 2 new messages, the last from Ada Hall/) },
    ]);
    expect([dana.phone, ben.phone]).toContain(senders.texts().at(-1)?.to);
  });
});
