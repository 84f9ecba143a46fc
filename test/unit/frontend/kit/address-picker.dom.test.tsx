import type { FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { FoundAddress } from '#schema/places/jobsites.ts';
import type { Address } from '#schema/places/places.ts';
import { inMinot } from '#test/support/places.ts';
import { noNetwork, showScreen } from '#test/support/screen.tsx';
import {
  AddressPicker,
  type PickedPlace,
} from '../../../../frontend/src/components/forms/address-picker.tsx';

const depotRoad = { label: '27 Depot Road, Minot, ND', placeId: 'depot-road' };
const wharfRoad = { label: '44 Wharf Road, Minot, ND', placeId: 'wharf-road' };
const addresses: Readonly<Record<string, Address>> = {
  [depotRoad.placeId]: inMinot({ address1: '27 Depot Road' }),
  [wharfRoad.placeId]: inMinot({ address1: '44 Wharf Road' }),
};

describe('The address picker', () => {
  it('suggests addresses, and looks up only the one chosen', async () => {
    const { page, addressOf, onChoose } = show();

    await page.user.type(field(page), 'road');
    await page.findByRole('option', { name: wharfRoad.label });
    expect(addressOf).not.toHaveBeenCalled();
    await page.user.click(page.getByRole('option', { name: depotRoad.label }));

    await expect
      .poll(() => onChoose.mock.calls)
      .toEqual([[{ address: addresses['depot-road'], jobsite: undefined }]]);
    expect(addressOf.mock.calls).toEqual([[depotRoad]]);
  });

  it('keeps the latest choice, however late an earlier one is answered', async () => {
    let answerLate = (_address: Address) => {};
    const late = new Promise<Address>((resolve) => (answerLate = resolve));
    const { page, onChoose } = show(async (found) => (found === depotRoad ? late : inMinot()));

    await page.user.type(field(page), 'road');
    await page.user.click(await page.findByRole('option', { name: depotRoad.label }));
    expect(field(page).value).toBe(depotRoad.label);
    await page.user.clear(field(page));
    await page.user.type(field(page), 'wharf');
    await page.user.click(await page.findByRole('option', { name: wharfRoad.label }));
    await expect.poll(() => onChoose.mock.calls.length).toBe(1);
    answerLate(inMinot({ address1: 'late' }));
    await late;

    expect(onChoose.mock.calls).toEqual([[{ address: inMinot(), jobsite: undefined }]]);
  });

  it.each([
    ['is saved with its form, however soon that is submitted', inMinot(), 1],
    ['keeps its form from being saved where it has none', null, 0],
  ])('%s', async (_what, found, saves) => {
    let answer = (_address: Address | null) => {};
    const looked = new Promise<Address | null>((resolve) => (answer = resolve));
    const { page, onSubmit, onChoose } = show(() => looked);

    await page.user.type(field(page), 'road');
    await page.user.click(await page.findByRole('option', { name: depotRoad.label }));
    await page.user.click(page.getByRole('button', { name: 'Save' }));
    expect(onSubmit).not.toHaveBeenCalled();
    answer(found);

    const refusals = () => page.queryAllByText(/The map has no address there\./).length;
    await expect.poll(() => onSubmit.mock.calls.length + refusals()).toBe(1);
    expect(onSubmit).toHaveBeenCalledTimes(saves);
    expect(onChoose).toHaveBeenCalledTimes(saves);
  });

  it.each<[string, () => Promise<Address | null>, RegExp]>([
    ['has none', async () => null, /The map has no address there\./],
    [
      'cannot be looked up',
      async () => {
        throw noNetwork();
      },
      /Something went wrong\. Please try again\./,
    ],
  ])('says so if the chosen place %s', async (_what, addressOf, words) => {
    const { page, onChoose } = show(addressOf);

    await page.user.type(field(page), 'road');
    await page.user.click(await page.findByRole('option', { name: depotRoad.label }));

    expect(await page.findByText(words)).toBeDefined();
    expect(onChoose).not.toHaveBeenCalled();
  });
});

function show(look: (found: FoundAddress) => Promise<Address | null> = inAddresses) {
  const onChoose = vi.fn<(place: PickedPlace) => void>();
  const addressOf = vi.fn<typeof look>(look);
  const search = async () => ({ jobsites: [], addresses: [depotRoad, wharfRoad] });
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const page = showScreen(
    <form onSubmit={onSubmit}>
      <AddressPicker address={null} search={search} addressOf={addressOf} onChoose={onChoose} />
      <button type="submit">Save</button>
    </form>,
  );
  return { page, addressOf, onChoose, onSubmit };
}

async function inAddresses(found: FoundAddress): Promise<Address | null> {
  return ('placeId' in found && addresses[found.placeId]) || null;
}

function field(page: ReturnType<typeof showScreen>): HTMLInputElement {
  return page.getByRole('combobox', { name: 'Address' });
}
