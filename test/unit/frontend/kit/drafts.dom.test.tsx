import { cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { showScreen } from '#test/support/screen.tsx';
import { Composer } from '../../../../frontend/src/components/chat/composer.tsx';
import { createOutbox, outboxOf } from '../../../../frontend/src/components/chat/outbox.ts';
import { TextField } from '../../../../frontend/src/components/forms/text-field.tsx';
import { endSession } from '../../../../frontend/src/lib/session.ts';
import { watchTyping, wouldLoseTyping } from '../../../../frontend/src/lib/unsaved.ts';

beforeEach(() => localStorage.clear());

describe('A message being written', () => {
  it('survives a reload, for its order only, until it is sent', async () => {
    const page = showComposer('10001');
    await page.user.type(page.getByLabelText('Message'), 'On site at 8');
    cleanup();
    showComposer('10002');
    const other = value();
    cleanup();

    const sent: string[] = [];
    const again = showComposer('10001', (words) => sent.push(words));
    const kept = value();
    await again.user.click(again.getByRole('button', { name: 'Send' }));
    cleanup();
    showComposer('10001');

    expect([other, kept, sent, value()]).toEqual(['', 'On site at 8', ['On site at 8'], '']);
  });
});

describe('A message that was sent', () => {
  const carrier = { orderId: '10004', presign: async () => ({ url: '', fields: {} }) };

  it.each([
    ['refused', 'On site at 8\nBring the long hose'],
    ['signed-out', 'Bring the long hose'],
  ] as const)(
    'but has not been posted when the session ends (%s) is kept as a draft: %s',
    async (end, draft) => {
      const before = showComposer('10004');
      await before.user.type(before.getByLabelText('Message'), 'Bring the long hose');
      outboxOf('10004').send('On site at 8', { ...carrier, post: () => new Promise(() => undefined) }, '');

      endSession(end);
      cleanup();
      showComposer('10004');

      expect(value()).toBe(draft);
    },
  );
});

describe('A reload', () => {
  it('loses what was typed, except a draft', async () => {
    watchTyping();
    const page = showScreen(
      <>
        <TextField label="Title" />
        <Composer orderId="10003" outbox={createOutbox()} banner="" onSend={() => undefined} />
      </>,
    );

    await page.user.type(page.getByLabelText('Message'), 'On site at 8');
    const withDraft = wouldLoseTyping();
    await page.user.type(page.getByLabelText('Title'), 'Foreman');
    const withTitle = wouldLoseTyping();
    cleanup();

    expect([withDraft, withTitle, wouldLoseTyping()]).toEqual([false, true, false]);
  });
});

function showComposer(orderId: string, onSend: (words: string) => void = () => undefined) {
  return showScreen(<Composer orderId={orderId} outbox={createOutbox()} banner="" onSend={onSend} />);
}

function value(): string | undefined {
  return document.querySelector('textarea')?.value;
}
