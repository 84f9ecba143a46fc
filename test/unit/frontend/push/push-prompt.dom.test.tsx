import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showScreen } from '#test/support/screen.tsx';
import { PushPrompt } from '../../../../frontend/src/app/push-prompt.tsx';
import { NotificationSwitches } from '../../../../frontend/src/components/shell/notification-switches.tsx';
import type { PushCalls } from '../../../../frontend/src/lib/push.ts';

const day = 24 * 60 * 60_000;
const subscription = {
  endpoint: 'https://push.example/1',
  options: {},
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
};
const subscribe = vi.fn<() => Promise<typeof subscription>>();
const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
const calls = {
  webPushKey: vi.fn<PushCalls['webPushKey']>(async () => ({ key: 'k' })),
  addWebPushToken: vi.fn<PushCalls['addWebPushToken']>(async () => undefined),
  removeWebPushToken: vi.fn<PushCalls['removeWebPushToken']>(async () => undefined),
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  sessionStorage.clear();
  calls.addWebPushToken.mockClear();
  subscribe.mockReset().mockResolvedValue(subscription);
  requestPermission.mockReset().mockResolvedValue('granted');
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  vi.stubGlobal('navigator', {
    userAgent: 'Chrome',
    onLine: true,
    serviceWorker: {
      ready: Promise.resolve({ pushManager: { subscribe } }),
      getRegistration: async () => undefined,
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settings = {
  email: 'dana@ridgeline.example',
  phone: null,
  emailStopped: null,
  emailNotificationEnabled: true,
  smsNotificationEnabled: true,
  quietHours: null,
  timeZone: null,
};

async function asked(beside?: ReactElement) {
  const page = showScreen(
    <>
      <PushPrompt calls={calls} accountId="acc_dana" lead="Hear of offers." />
      {beside}
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  return page;
}

it('registers the browser once notifications are allowed, and counts it', async () => {
  const counted = vi.fn<(event: Event) => void>();
  addEventListener('ironcall:analytics', counted);
  const page = await asked();
  expect(page.getByRole('heading', { name: "Don't miss out on order updates" })).toBeDefined();

  await page.user.click(page.getByRole('button', { name: 'Allow notifications' }));

  expect(await page.findByText('Notifications enabled successfully')).toBeDefined();
  expect(calls.addWebPushToken).toHaveBeenCalledExactlyOnceWith({
    webPushToken: { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } },
  });
  expect(counted.mock.calls.map(([event]) => (event as CustomEvent).detail)).toEqual([
    { name: 'notifications_enabled' },
  ]);
  removeEventListener('ironcall:analytics', counted);
});

it('closes when turned on in the settings, which refresh their notices, and stays away once turned off', async () => {
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission });
  const refetch = vi.fn<() => void>();
  const page = await asked(
    <NotificationSwitches
      settings={settings}
      emailAction={null}
      push={calls}
      useNotices={() => ({ data: [], error: null, isPending: false, refetch })}
      save={vi.fn<() => void>()}
    />,
  );
  const browser = page.getByRole('switch', { name: 'Notifications on this browser' });
  expect(page.getByRole('heading')).toBeDefined();
  await page.user.click(page.getByText('What you get'));

  await page.user.click(browser);
  await expect.poll(() => refetch.mock.calls).toHaveLength(1);
  expect(page.queryByRole('heading')).toBeNull();
  await page.user.click(browser);

  await expect.poll(() => refetch.mock.calls).toHaveLength(2);
  expect(page.queryByRole('heading')).toBeNull();
  expect(calls.removeWebPushToken).toHaveBeenCalledExactlyOnceWith({ endpoint: subscription.endpoint });
});

it('says so if notifications are refused', async () => {
  requestPermission.mockResolvedValue('denied');
  const page = await asked();

  await page.user.click(page.getByRole('button', { name: 'Allow notifications' }));

  expect(await page.findByText('Notifications disabled')).toBeDefined();
  expect(calls.addWebPushToken).not.toHaveBeenCalled();
});

it.each([
  ['the question is not answered', 'Notifications disabled', requestPermission],
  ['no token comes', 'Failed to retrieve token', subscribe],
])('gives up after ten seconds where %s', async (_what, words, unanswered) => {
  unanswered.mockReturnValue(new Promise<never>(() => undefined));
  const page = await asked();

  await page.user.click(page.getByRole('button', { name: 'Allow notifications' }));
  await act(() => vi.advanceTimersByTimeAsync(10_000));

  expect(await page.findByText(words)).toBeDefined();
  expect(calls.addWebPushToken).not.toHaveBeenCalled();
});

it('comes back 14 days after it was put off, and not before', async () => {
  const page = await asked();
  await page.user.click(page.getByRole('button', { name: 'Remind me later' }));
  expect(page.queryByRole('heading')).toBeNull();

  sessionStorage.clear();
  vi.setSystemTime(Date.now() + 13 * day);
  await asked();
  expect(page.queryByRole('heading')).toBeNull();

  vi.setSystemTime(Date.now() + day);
  await asked();
  expect(page.getByRole('heading', { name: "Don't miss out on order updates" })).toBeDefined();
});
