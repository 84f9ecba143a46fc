import { useQuery } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { noNetwork, refusal, showScreen } from '#test/support/screen.tsx';
import { trpc } from '../../../../frontend/src/lib/api.ts';
import { messageOf } from '../../../../frontend/src/lib/messages.ts';

describe('A screen in a component test', () => {
  it('gets its answers by procedure, and records its calls', async () => {
    const page = showScreen(<Unreads />, {
      answers: { 'auth.getUnreads': [{ orderId: '10001', count: 3 }] },
    });

    await page.findByText('10001: 3');

    expect(page.calledWith('auth.getUnreads')).toHaveLength(1);
  });

  it('gets a refusal as the API words it', async () => {
    const page = showScreen(<Unreads />, {
      answers: {
        'auth.getUnreads': () => {
          throw refusal('RATE_LIMITED', { retryAfterSeconds: 30 });
        },
      },
    });

    expect(await page.findByText('Too many requests. Please try again in 30 seconds.')).toBeDefined();
  });

  it('can be offline', async () => {
    const page = showScreen(<Unreads retry={false} />, {
      answers: {
        'auth.getUnreads': () => {
          throw noNetwork();
        },
      },
    });

    expect(
      await page.findByText('Something went wrong. Please try again. Check your connection.'),
    ).toBeDefined();
  });
});

function Unreads({ retry }: { readonly retry?: boolean }) {
  const unreads = useQuery(
    trpc.auth.getUnreads.queryOptions(undefined, retry === undefined ? {} : { retry }),
  );
  if (unreads.isError) return <p>{messageOf(unreads.error)}</p>;
  return <p>{unreads.data?.map(({ orderId, count }) => `${orderId}: ${count}`).join()}</p>;
}
