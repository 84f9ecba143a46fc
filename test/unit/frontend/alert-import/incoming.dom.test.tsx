import { describe, expect, test, vi } from 'vitest';
import type { IncomingMessage } from '#schema/alerts/alerts.ts';
import { refusal, showScreen } from '#test/support/screen.tsx';
import { incomingState } from '../../../../frontend/src/features/alert-import/incoming-words.ts';
import { UnreadList } from '../../../../frontend/src/features/alert-import/unread-list.tsx';
import { WhatCameInPage } from '../../../../frontend/src/features/alert-import/what-came-in-page.tsx';

describe('The log of incoming messages', () => {
  test('says that nothing has come in yet, or that loading failed', async () => {
    const empty = showLog(() => pageOf());
    await empty.findByText('Nothing has come in yet');

    const failing = showLog(() => {
      throw refusal('INTERNAL');
    });

    expect((await failing.findByRole('alert')).textContent).toContain('Try again');
  });

  test('shows each message’s source and outcome, and more on demand', async () => {
    const shown = showLog(({ cursor }) =>
      cursor
        ? pageOf({ id: 'run_3', source: 'http', from: null, status: 'running' })
        : {
            messages: [
              { ...failed, id: 'run_1' },
              {
                ...failed,
                id: 'run_2',
                source: 'http',
                from: '1a2b',
                status: 'done',
                error: null,
                results: made,
              },
            ],
            nextCursor: 'next',
          },
    );

    await shown.user.click(await shown.findByRole('button', { name: 'Show more' }));
    await shown.findByText(/Being read/);

    const rows = shown.within(shown.getByRole('list', { name: 'What came in' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Could not be read.*By email from alerts@telematics\.example.*No location/),
      expect.stringMatching(/Order created.*key ending in 1a2b/),
      expect.stringMatching(/Being read.*From a provider/),
    ]);
    expect(shown.getByRole('link', { name: 'Order #10012' }).getAttribute('href')).toBe('/orders/10012');
    expect(shown.calledWith('customers.incomingMessages.all')).toHaveLength(2);
  });

  test('can be narrowed to the messages that could not be read', async () => {
    const shown = showLog(({ unread }) => (unread ? pageOf() : pageOf({ status: 'running' })));
    await shown.findByText('Being read');

    await shown.user.click(shown.getByRole('radio', { name: 'Could not be read' }));

    await shown.findByText('Everything could be read');
    expect(shown.calledWith('customers.incomingMessages.all').at(-1)).toMatchObject({ unread: true });
  });
});

describe('A message that could not be read', () => {
  test('shows its text, can be read again in place, and leaves the list', async () => {
    const tried = vi.fn<() => IncomingMessage>(() => ({
      ...failed,
      id: 'run_again',
      status: 'running' as const,
      error: null,
    }));
    const shown = showScreen(<UnreadList onReview={nothing} onSeeAll={nothing} />, {
      answers: {
        'customers.incomingMessages.all': pageOf({}),
        'customers.incomingMessages.text': { text: 'SPN 110 FMI 0', isCut: false },
        'customers.incomingMessages.tryAgain': tried,
      },
    });

    await shown.user.click(await shown.findByRole('button', { name: /^Show message/ }));
    await shown.findByText(/SPN 110 FMI 0/);
    await shown.user.click(await shown.findByRole('button', { name: /^Try again/ }));

    await shown.findByText('The message is being read again.');
    expect(tried).toHaveBeenCalledExactlyOnceWith({ id: 'run_1' });
    expect(shown.queryByRole('heading', { name: 'An alert could not be read' })).toBeNull();
  });

  test('can be dismissed; after too many tries it says so and stays', async () => {
    const shown = showScreen(<UnreadList onReview={nothing} onSeeAll={nothing} />, {
      answers: {
        'customers.incomingMessages.all': pageOf({}),
        'customers.incomingMessages.dismiss': ({ id }) => ({ id }),
        'customers.incomingMessages.tryAgain': () => {
          throw refusal('CONFLICT', {}, 'This message can’t be read again.');
        },
      },
    });

    await shown.user.click(await shown.findByRole('button', { name: /^Try again/ }));
    await shown.findByText('This message can’t be read again.');
    expect(shown.getByRole('heading', { name: 'An alert could not be read' })).not.toBeNull();
    await shown.user.click(shown.getByRole('button', { name: /^Dismiss the message/ }));
    await shown.findByText('The alert was dismissed.');

    expect(shown.queryByRole('heading', { name: 'An alert could not be read' })).toBeNull();
  });
});

describe('The outcome of a message', () => {
  const result = (
    orderId: string | null,
    outcome: 'ok' | 'low_priority' | 'missing_fault_code' | 'not_an_alert',
  ) => ({
    alertId: 'alt_1',
    orderId,
    outcome,
    attached: orderId !== null,
    isNewOrder: false,
  });

  test.each([
    ['running', [], 'Being read'],
    ['cancelled', [], 'Cancelled'],
    ['failed', [], 'Could not be read'],
    ['failed', [result(null, 'not_an_alert')], 'No alert'],
    ['done', [result('10001', 'ok')], 'Attached'],
    ['done', [{ ...result('10001', 'ok'), attached: false }], 'Has an order'],
    ['done', [result('10001', 'ok'), result(null, 'low_priority')], 'In part'],
    ['done', [result(null, 'low_priority')], 'Low priority'],
    ['done', [result(null, 'missing_fault_code')], 'No fault codes'],
  ] as const)('(%s, %j) is "%s"', (status, results, word) => {
    expect(incomingState({ status, results: [...results] }).word).toBe(word);
  });
});

const nothing = () => undefined;

const made = [
  { alertId: 'alt_1', orderId: '10012', outcome: 'ok' as const, attached: false, isNewOrder: true },
];

const failed: IncomingMessage = {
  id: 'run_1',
  source: 'mail',
  from: 'alerts@telematics.example',
  receivedAt: '2026-03-02T15:00:00.000Z',
  status: 'failed',
  error: 'No location.',
  results: [],
  machines: 0,
  dismissed: false,
  canTryAgain: true,
};

function pageOf(...differing: readonly Partial<IncomingMessage>[]) {
  return { messages: differing.map((differs) => ({ ...failed, ...differs })), nextCursor: null };
}

function showLog(
  all: (input: {
    unread?: boolean | undefined;
    cursor?: string | null | undefined;
  }) => ReturnType<typeof pageOf> | { messages: IncomingMessage[]; nextCursor: string },
) {
  return showScreen(<WhatCameInPage onReview={nothing} />, {
    answers: { 'customers.incomingMessages.all': all },
  });
}
