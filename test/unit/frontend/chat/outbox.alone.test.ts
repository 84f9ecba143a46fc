import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutbox, type Post } from '../../../../frontend/src/components/chat/outbox.ts';
import { currentToasts, dismissToast } from '../../../../frontend/src/lib/toasts.ts';
import type { Attachment, Uploaded, UploadOptions } from '../../../../frontend/src/lib/upload.ts';
import { anUpdate, dana, sam } from './updates.ts';

const uploadFiles = vi.hoisted(() =>
  vi.fn<typeof import('../../../../frontend/src/lib/upload.ts').uploadFiles>(),
);
vi.mock(import('../../../../frontend/src/lib/upload.ts'), async (original) => ({
  ...(await original()),
  uploadFiles,
}));

beforeEach(() => {
  vi.useFakeTimers();
  uploadFiles.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of currentToasts()) dismissToast(id);
});

const lost = new TypeError('Failed to fetch');
const cancelled = Object.assign(new TRPCClientError('no'), {
  data: { code: 'INVALID_TRANSITION', details: { status: 'cancelled' } },
});
const photo: Attachment = {
  id: 'a1',
  file: new File(['x'], 'pin.jpg', { type: 'image/jpeg' }),
  name: 'pin.jpg',
  type: 'image/jpeg',
  kind: 'image',
};
const storedPhoto = { uri: 'orders/10001/upl_1/pin.jpg', type: 'image' as const };

/** An outbox whose API calls the test answers. */
function aChat() {
  const outbox = createOutbox();
  const posts: { message: string; key: unknown; answer: (error?: unknown) => Promise<void> }[] = [];
  const post: Post = ({ data }, options) =>
    new Promise((resolve, reject) => {
      const answer = async (error?: unknown) => {
        if (error === undefined) resolve(undefined);
        else reject(error as Error);
        await vi.advanceTimersByTimeAsync(0);
      };
      posts.push({ message: data.message, key: options?.context?.idempotencyKey, answer });
    });
  const carrier = { orderId: '10001', post, presign: async () => ({ url: '', fields: {} }) };
  const say = async (text: string, attachments: Attachment[] = []) => {
    outbox.attach(attachments);
    outbox.send(text, carrier, '10001.000001');
    await vi.advanceTimersByTimeAsync(0);
  };
  const states = () => outbox.outgoing().map(({ text, state }) => `${text}: ${state}`);
  return { outbox, posts, carrier, say, states };
}

function arrived(sequence: number, message: string, files: unknown[] = []) {
  return anUpdate(sequence, { data: { message, files } });
}

describe('A sent message', () => {
  test('shows at once, and leaves once the timeline has it', async () => {
    const { outbox, posts, say, states } = aChat();

    await say(' On site at 8 ');
    expect(states()).toEqual(['On site at 8: sending']);
    await posts[0]?.answer();
    expect(states()).toEqual(['On site at 8: sent']);
    outbox.settle([arrived(2, 'On site at 8')], dana.id);

    expect(states()).toEqual([]);
  });

  test('is not sent if it is blank', async () => {
    const { posts, say } = aChat();

    await say('  \n ');

    expect(posts).toEqual([]);
  });

  test('waits for the answer to the one before', async () => {
    const { posts, say } = aChat();

    await say('one');
    await say('two');
    expect(posts.map(({ message }) => message)).toEqual(['one']);
    await posts[0]?.answer();

    expect(posts.map(({ message }) => message)).toEqual(['one', 'two']);
  });

  test('leaves after a while if the timeline never shows the same text', async () => {
    const { posts, say, states } = aChat();
    await say('one');
    await posts[0]?.answer();

    await vi.advanceTimersByTimeAsync(15_000);

    expect(states()).toEqual([]);
  });
});

describe('A message that fails', () => {
  test('is retried under the same key if the network was away', async () => {
    const { posts, say, states } = aChat();
    await say('one');

    await posts[0]?.answer(lost);
    expect(states()).toEqual(['one: sending']);
    await vi.advanceTimersByTimeAsync(1_000);
    await posts[1]?.answer();

    expect(states()).toEqual(['one: sent']);
    expect(posts[1]?.key).toBe(posts[0]?.key);
  });

  test('stays and is reported, and keeps its key when it is sent again after another message', async () => {
    const { outbox, posts, carrier, say, states } = aChat();
    await say('one');
    for (const index of [0, 1, 2]) {
      await posts[index]?.answer(lost);
      await vi.advanceTimersByTimeAsync(2_000);
    }
    expect(states()).toEqual(['one: failed']);
    expect(currentToasts().map(({ message }) => message)).toEqual([
      'Failed to send message. Please try again. Check your connection.',
    ]);
    await say('two');
    await posts[3]?.answer();

    outbox.sendAgain(outbox.outgoing()[0]?.id ?? '', carrier);
    await vi.advanceTimersByTimeAsync(0);
    await posts[4]?.answer();

    expect(posts.map(({ message }) => message)).toEqual(['one', 'one', 'one', 'two', 'one']);
    expect(posts[4]?.key).toBe(posts[0]?.key);
    expect(posts[3]?.key).not.toBe(posts[0]?.key);
  });

  test('does not hold back the next, and can be discarded', async () => {
    const { outbox, posts, say, states } = aChat();
    await say('one');
    await say('two');

    await posts[0]?.answer(cancelled);
    await posts[1]?.answer();
    outbox.discard(outbox.outgoing()[0]?.id ?? '');

    expect(currentToasts()[0]?.message).toBe('This order has been cancelled.');
    expect(states()).toEqual(['two: sent']);
  });

  test('is neither reported nor sent again if it had arrived after all', async () => {
    const { outbox, posts, say, states } = aChat();
    await say('one');
    await posts[0]?.answer(lost);

    outbox.settle([arrived(2, 'one')], dana.id);
    await vi.advanceTimersByTimeAsync(60_000);

    expect(states()).toEqual([]);
    expect(posts).toHaveLength(1);
    expect(currentToasts()).toEqual([]);
  });
});

describe('A timeline entry', () => {
  test('settles one of two equal messages', async () => {
    const { outbox, posts, say, states } = aChat();
    await say('ok');
    await say('ok');
    await posts[0]?.answer();

    outbox.settle([arrived(2, 'ok')], dana.id);
    outbox.settle([arrived(2, 'ok')], dana.id);

    expect(states()).toEqual(['ok: sending']);
  });

  test.each([
    ['of somebody else', anUpdate(2, { user: sam, data: { message: 'ok', files: [] } })],
    ['from before', anUpdate(1, { data: { message: 'ok', files: [] } })],
    ['with other files', arrived(2, 'ok', [storedPhoto])],
  ])('%s settles nothing', async (_, update) => {
    const { outbox, posts, say, states } = aChat();
    await say('ok');
    await posts[0]?.answer();

    outbox.settle([update], dana.id);

    expect(states()).toEqual(['ok: sent']);
  });
});

describe('A message with files', () => {
  test('is posted once they are uploaded, and holds back no text meanwhile', async () => {
    const { posts, say, outbox } = aChat();
    let finish: (value: Uploaded) => void = () => undefined;
    uploadFiles.mockReturnValueOnce(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );

    await say('look', [photo]);
    await say('call me');
    expect(posts.map(({ message }) => message)).toEqual(['call me']);
    await posts[0]?.answer();
    finish({ stored: [storedPhoto], failed: [] });
    await vi.advanceTimersByTimeAsync(0);
    await posts[1]?.answer();
    outbox.settle([arrived(2, 'call me'), arrived(3, 'look', [storedPhoto])], dana.id);

    expect(posts[1]?.message).toBe('look');
    expect(outbox.outgoing()).toEqual([]);
  });

  test('is not posted if none of them uploads, and keeps its text and files', async () => {
    const { outbox, posts, say } = aChat();
    uploadFiles.mockResolvedValueOnce({ stored: [], failed: [photo] });

    await say('look', [photo]);

    expect(posts).toEqual([]);
    expect(outbox.outgoing()).toMatchObject([{ text: 'look', attachments: [photo], state: 'failed' }]);
    expect(currentToasts()).toMatchObject([
      { type: 'error', message: 'Failed to upload files. Please try again.' },
    ]);
  });

  test('is posted with those that upload; the rest are ready for the next message', async () => {
    const { outbox, posts, say } = aChat();
    const other = { ...photo, id: 'a2', name: 'side.jpg' };
    uploadFiles.mockResolvedValueOnce({ stored: [storedPhoto], failed: [other] });

    await say('look', [photo, other]);

    expect(posts).toHaveLength(1);
    expect(outbox.outgoing()).toMatchObject([{ attachments: [photo], files: [storedPhoto] }]);
    expect(outbox.attachments()).toEqual([other]);
    expect(currentToasts()).toMatchObject([{ type: 'warning', message: 'Failed to upload some files.' }]);
  });

  test('can be stopped, and is kept', async () => {
    const { outbox, posts, say } = aChat();
    uploadFiles.mockImplementationOnce(
      (_: unknown, { signal }: UploadOptions) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('stopped'))),
        ),
    );
    await say('look', [photo]);

    outbox.stop(outbox.outgoing()[0]?.id ?? '');
    await vi.advanceTimersByTimeAsync(0);

    expect(outbox.outgoing()).toMatchObject([{ state: 'failed', attachments: [photo] }]);
    expect(posts).toEqual([]);
    expect(currentToasts()).toEqual([]);
  });
});
