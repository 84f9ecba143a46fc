import { beforeAll, beforeEach, expect, it } from 'vitest';
import { handler as sendEmails } from '#functions/notifications/send-email.ts';
import { handler as sendTexts } from '#functions/notifications/send-sms.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { batchOf } from '#test/support/queue-batches.ts';
import { setSenderEnvironment, standInForSenders } from '#test/support/sent-messages.ts';
import { withDatabase } from '#test/support/with-database.ts';

const senders = standInForSenders();

withDatabase();
beforeAll(setSenderEnvironment);
beforeEach(() => senders.reset());

it.each([
  ['account.wrong-codes', /wrong codes in a row/],
  ['account.number-taken', /confirmed by somebody else/],
])('%s is sent once, by mail, only to the person, despite their switches', async (name, words) => {
  const { id: companyId } = await savedCompany();
  const switchesOff = { emailNotificationEnabled: false, smsNotificationEnabled: false };
  const account = await savedAccount({ companyId, ...switchesOff });
  await savedAccount({ companyId });
  const detail = { id: `evt_${account.id}`, version: 1, at: '2026-03-02T15:00:00.000Z', companyId };
  const batch = batchOf({ name, detail: { ...detail, accountId: account.id } });

  for (const tell of [sendEmails, sendTexts, sendEmails]) await tell(batch);

  expect(senders.emails()).toMatchObject([
    { to: account.email, text: expect.stringMatching(words), headers: {} },
  ]);
  expect(senders.texts()).toEqual([]);
});
