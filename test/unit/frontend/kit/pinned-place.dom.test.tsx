import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Address } from '#schema/places/places.ts';
import { noNetwork, type ShowOptions, showScreen } from '#test/support/screen.tsx';
import { MapPinEditor } from '../../../../frontend/src/components/flow/map-pin-editor.tsx';
import { usePinnedPlace } from '../../../../frontend/src/lib/pinned-place.ts';

const depot: Address = {
  address1: '27 Depot Road',
  address2: null,
  city: 'Minot',
  county: 'Ward',
  state: 'ND',
  country: 'US',
  zip: '58701',
  lat: 48.23,
  long: -101.29,
};

describe('The place under a pin', () => {
  it('is not looked up when zoomed so far out that it could be a whole county', async () => {
    const page = show(null);

    await release(page);

    expect(page.getAllByText('Zoom in, and move the pin to the place.')).not.toEqual([]);
    expect(page.calledWith('customers.jobsites.addressAt')).toEqual([]);
    expect(page.onChoose).not.toHaveBeenCalled();
  });

  it('is chosen with the address found there', async () => {
    const page = show(depot, { 'customers.jobsites.addressAt': { address: depot } });

    await release(page);

    await expect.poll(() => page.onChoose.mock.calls).toEqual([[{ address: depot, jobsite: undefined }]]);
  });

  it('says what to do if the lookup failed', async () => {
    const page = show(depot, {
      'customers.jobsites.addressAt': () => {
        throw noNetwork();
      },
    });

    await release(page);

    expect(await page.findAllByText(/Check your connection\.$/)).not.toEqual([]);
    expect(page.onChoose).not.toHaveBeenCalled();
  });
});

async function release(page: ReturnType<typeof show>): Promise<void> {
  const pin = await page.findByRole('button', { name: 'Pin. Arrow keys move it.' });
  fireEvent.keyDown(pin, { key: 'ArrowRight', shiftKey: true });
  fireEvent.keyDown(pin, { key: 'Enter' });
}

function show(address: Address | null, answers: ShowOptions['answers'] = {}) {
  const onChoose = vi.fn<() => void>();
  const page = showScreen(<Pin address={address} onChoose={onChoose} />, {
    answers: { 'customers.jobsites.getJobsitesInBounds': [], ...answers },
  });
  return { ...page, onChoose };
}

function Pin({ address, onChoose }: { address: Address | null; onChoose: () => void }) {
  return <MapPinEditor {...usePinnedPlace(address, onChoose)} />;
}
