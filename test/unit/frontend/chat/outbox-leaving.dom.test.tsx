import { afterEach, expect, it } from 'vitest';
import { messageDraft, outboxOf } from '../../../../frontend/src/components/chat/outbox.ts';
import { noteAnswer } from '../../../../frontend/src/lib/connection.ts';
import { draftName, forget, readKept } from '../../../../frontend/src/lib/kept.ts';

const draft = draftName(messageDraft('10001'), '');

afterEach(() => {
  noteAnswer(true);
  forget(draft);
});

/** Sends a message whose answer never comes, and leaves the page for good. */
function sendAndLeave(orderId: string): void {
  const carrier = {
    orderId,
    post: () => new Promise<unknown>(() => undefined),
    presign: async () => ({ url: '', fields: {} }),
  };
  outboxOf(orderId).send('Running late', carrier, '');
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
}

it('a message that is left behind without a network is a draft again', () => {
  noteAnswer(false);

  sendAndLeave('10001');

  expect(readKept(draft)).toEqual({ text: 'Running late' });
});

it('one that is being posted is as good as posted', () => {
  sendAndLeave('10002');

  expect(readKept(draftName(messageDraft('10002'), ''))).toBeNull();
});
