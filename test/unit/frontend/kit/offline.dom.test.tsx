import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showScreen } from '#test/support/screen.tsx';
import { ErrorState } from '../../../../frontend/src/components/data/error-state.tsx';
import { OfflineBanner } from '../../../../frontend/src/components/shell/offline-banner.tsx';
import { noteAnswer } from '../../../../frontend/src/lib/connection.ts';

beforeEach(() => noteAnswer(true));
afterEach(() => noteAnswer(true));

describe('The offline banner', () => {
  it('shows only while the browser is offline', () => {
    const page = showScreen(<OfflineBanner />);
    expect(page.getByRole('status').textContent).toBe('');

    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(page.getByRole('status').textContent).toContain('You’re offline');

    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(page.getByRole('status').textContent).toBe('');
  });

  it('also shows if the network does not reach the service', () => {
    const page = showScreen(<OfflineBanner />);

    act(() => noteAnswer(false));
    expect(page.getByRole('status').textContent).toContain('What you see may be out of date.');

    act(() => noteAnswer(true));
    expect(page.getByRole('status').textContent).toBe('');
  });
});

describe('The error state', () => {
  it.each([
    ['without a network', new TypeError('Failed to fetch'), 'You’re offline', true],
    ['where it is not allowed', refused('FORBIDDEN'), 'You don’t have permission to see this.', false],
    ['where it is gone', refused('NOT_FOUND'), 'This is not here any more.', false],
    ['after a failure', refused('INTERNAL'), 'Something went wrong.', true],
    ['after a failure of no known kind', undefined, 'Something went wrong.', true],
  ])('says so %s, and offers to try again if that can help', (_where, error, title, mayTryAgain) => {
    const page = showScreen(<ErrorState error={error} onRetry={() => undefined} />);

    expect(page.getByRole('heading', { name: title })).toBeDefined();
    expect(page.queryAllByRole('button', { name: 'Try again' })).toHaveLength(mayTryAgain ? 1 : 0);
  });

  it('says that the user is offline if so, when the error is unknown', () => {
    noteAnswer(false);

    const page = showScreen(<ErrorState onRetry={() => undefined} />);

    expect(page.getByRole('heading', { name: 'You’re offline' })).toBeDefined();
  });
});

function refused(code: string): Error {
  return Object.assign(new Error(''), { data: { code } });
}
