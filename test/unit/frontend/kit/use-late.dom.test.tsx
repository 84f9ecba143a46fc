import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { showScreen } from '#test/support/screen.tsx';
import { useLate } from '../../../../frontend/src/lib/use-late.ts';

function Late({ load }: { readonly load: () => Promise<string> }) {
  const [isWanted, setWanted] = useState(false);
  const code = useLate(load, isWanted);
  return (
    <button type="button" onClick={() => setWanted(!isWanted)}>
      {code ?? 'nothing yet'}
    </button>
  );
}

describe('Deferred code', () => {
  it('loads soon after the page, even if nobody asks for it', async () => {
    const page = showScreen(<Late load={async () => 'the code'} />);

    expect(page.getByRole('button').textContent).toBe('nothing yet');
    expect(await page.findByText('the code')).toBeDefined();
  });

  it('loads at once when it is wanted, and is retried after a failure', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error())
      .mockResolvedValue('the code');
    const page = showScreen(<Late load={load} />);
    const button = page.getByRole('button');

    await page.user.click(button);

    expect(await page.findByText('Something went wrong. Please try again.')).toBeDefined();

    await page.user.click(button);
    await page.user.click(button);

    await expect.poll(() => button.textContent).toBe('the code');
  });
});
