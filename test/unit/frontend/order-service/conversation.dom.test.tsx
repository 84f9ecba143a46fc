import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noNetwork, refusal, showScreen } from '#test/support/screen.tsx';
import { OrderServicePage } from '../../../../frontend/src/features/order-service/order-service-page.tsx';
import { type OrderAnswers, orderOf } from '../../../../frontend/src/lib/order-answers.ts';
import { catalogueAnswers, columbia } from './answers.ts';

const model = {
  id: 'mod_cat_320',
  model: '320',
  makeModel: 'Caterpillar 320',
  picture: null,
  brand: { name: 'Caterpillar', picture: null },
  product: { name: 'Excavator', picture: null, picture3d: null },
};
type Answers = NonNullable<NonNullable<Parameters<typeof showScreen>[1]>['answers']>;
const usual: Answers = {
  'public.getModels': { data: [model] },
  'public.getNumberOfTechniciansByEquipment': { count: 42 },
  'public.parseCustomModelString': { brand: 'Acme', model: 'X-9', equipmentType: 'Trencher' },
  'public.getProducts': [{ name: 'Trencher', picture: null }],
  'public.getBrands': [],
  'public.searchAddresses': [columbia],
};

describe('The public conversation', () => {
  it('goes from a suggested model straight to the issue, and says how many can service it', async () => {
    const { page, said } = show();

    await page.user.click(await page.findByRole('button', { name: /Caterpillar 320/ }));

    expect(await page.findByText('What’s wrong with it?')).toBeDefined();
    expect(said()).toContain('Great, we have 42 technicians who can service Caterpillar 320');
    expect(page.calledWith('public.getNumberOfTechniciansByEquipment')).toEqual([
      { productId: 'Excavator', brandId: 'Caterpillar' },
    ]);
    expect(page.calledWith('public.getModels')).toEqual([{ limit: 3 }]);
  });

  it.each([
    [{ brand: 'Acme', model: 'X-9', equipmentType: null }, 'What kind of machine is that?'],
    [{ brand: null, model: 'X-9', equipmentType: null }, 'What kind of machine is that?'],
    [{ brand: null, model: 'X-9', equipmentType: 'Trencher' }, 'Who makes it?'],
    [{ brand: 'Acme', model: 'X-9', equipmentType: 'Trencher' }, 'What’s wrong with it?'],
  ])('asks of a typed machine what it does not say: %j', async (parts, question) => {
    const { page } = show({ 'public.parseCustomModelString': parts });

    await page.user.type(page.getByRole('combobox', { name: 'Machine' }), 'x-9{Enter}');

    expect(await page.findByText(question)).toBeDefined();
    await waitFor(() => expect(document.activeElement?.closest('form')).not.toBeNull());
  });

  it('does not mention fewer than ten technicians, or an unknown number', async () => {
    const few = show({ 'public.getNumberOfTechniciansByEquipment': { count: 9 } });
    await few.page.user.click(await few.page.findByRole('button', { name: /Caterpillar 320/ }));
    await few.page.findByText('What’s wrong with it?');

    expect(few.said()).not.toContain('Great');
  });

  it('cannot send an empty answer', async () => {
    const { page } = show();
    const send = () => page.getByRole('button', { name: 'Send' });

    expect(send()).toHaveProperty('disabled', true);
    await page.user.type(page.getByRole('combobox', { name: 'Machine' }), '   ');
    expect(send()).toHaveProperty('disabled', true);
    await page.user.keyboard('c');

    expect(send()).toHaveProperty('disabled', false);
  });

  it('gives back what was typed if it could not be parsed', async () => {
    const { page, said } = show({
      'public.parseCustomModelString': () => {
        throw noNetwork();
      },
    });

    await page.user.type(page.getByRole('combobox', { name: 'Machine' }), 'x-9 trencher{Enter}');

    expect(await page.findByDisplayValue('x-9 trencher')).toBeDefined();
    expect(page.getByText('Something went wrong. Please try again. Check your connection.')).toBeDefined();
    expect(said()).not.toContain('x-9 trencher');
  });

  it('takes an issue of several lines: Enter sends, Shift+Enter starts a new line', async () => {
    const { page, said } = show();
    await page.user.click(await page.findByRole('button', { name: /Caterpillar 320/ }));

    await page.user.type(
      await page.findByRole('textbox', { name: 'What is wrong' }),
      'Stalls{Shift>}{Enter}{/Shift}hot{Enter}',
    );

    expect(await page.findByText('Where is the machine?')).toBeDefined();
    expect(said()).toContain('Stalls\nhot');
  });

  describe('about the place', () => {
    const atPlace = { ...catalogueAnswers, lat: '' };

    it('takes the one place that a text means, coordinates included', async () => {
      const { page, final } = show({}, atPlace);

      await page.user.type(page.getByRole('combobox', { name: 'Jobsite address' }), '38.95, -92.29{Enter}');
      await page.user.click(await page.findByRole('button', { name: 'Find your technician' }));

      expect(orderOf(final())).toMatchObject({ place: columbia.label, address: columbia.address });
      expect(page.calledWith('public.searchAddresses').at(-1)).toEqual({ search: '38.95, -92.29' });
    });

    it('does not search again for what the field has just found', async () => {
      const { page } = show({}, atPlace);

      await page.user.type(page.getByRole('combobox', { name: 'Jobsite address' }), '4100 E Broadway');
      await page.findByRole('option', { name: columbia.label });
      await page.user.keyboard('{Enter}');

      expect(await page.findByRole('button', { name: 'Find your technician' })).toBeDefined();
      expect(page.calledWith('public.searchAddresses')).toEqual([{ search: '4100 E Broadway' }]);
    });

    it('offers a choice of several places', async () => {
      const other = { label: 'Columbia, SC', address: { ...columbia.address, state: 'SC' } };
      const { page, final } = show({ 'public.searchAddresses': [columbia, other] }, atPlace);

      await page.user.type(page.getByRole('combobox', { name: 'Jobsite address' }), 'Columbia{Enter}');
      expect(await page.findByText('Which of these is it?')).toBeDefined();
      await page.user.click(await page.findByRole('button', { name: 'Columbia, SC' }));
      await page.user.click(await page.findByRole('button', { name: 'Find your technician' }));

      expect(orderOf(final())?.address.state).toBe('SC');
    });

    it('looks up a suggestion once it is chosen', async () => {
      const suggestion = { label: columbia.label, placeId: 'columbia' };
      const { page, final } = show(
        {
          'public.searchAddresses': [suggestion, { label: 'Columbia, SC', placeId: 'other' }],
          'public.suggestedAddress': { address: columbia.address },
        },
        atPlace,
      );

      await page.user.type(page.getByRole('combobox', { name: 'Jobsite address' }), 'Columbia');
      await page.user.click(await page.findByRole('option', { name: columbia.label }));
      await page.user.click(await page.findByRole('button', { name: 'Find your technician' }));

      expect(orderOf(final())).toMatchObject({ place: columbia.label, address: columbia.address });
      expect(page.calledWith('public.suggestedAddress')).toEqual([{ placeId: 'columbia' }]);
    });

    it('says that the place, or its town, is unknown, and keeps the text', async () => {
      const nowhere = { label: '0.0000, -30.0000', address: { ...columbia.address, city: '', state: '' } };
      const { page } = show({ 'public.searchAddresses': [nowhere] }, atPlace);

      await page.user.type(page.getByRole('combobox', { name: 'Jobsite address' }), '0.1, -30{Enter}');

      expect(await page.findByText(/^We couldn’t find that place\./)).toBeDefined();
      expect(page.getByDisplayValue('0.1, -30')).toBeDefined();
    });

    it('says that places can’t be searched at the moment', async () => {
      const unavailable = () => {
        throw refusal('UNAVAILABLE');
      };
      const { page } = show({ 'public.searchAddresses': unavailable }, atPlace);

      await page.user.type(page.getByRole('combobox', { name: 'Jobsite address' }), 'Columbia{Enter}');

      expect(await page.findByText('Something went wrong. Please try again.')).toBeDefined();
      expect(page.getByDisplayValue('Columbia')).toBeDefined();
    });
  });

  it('is one log for a screen reader, with a headline that does not rotate for it', async () => {
    const { page } = show();

    expect(page.getAllByRole('log')).toHaveLength(1);
    expect(page.getByRole('heading', { level: 1 }).textContent).toContain(
      'Get Field Service for Your Aerial Lift, Bulldozer, Compactor, Crawler, Drum Roller, Excavator, Grader, Loader, Paver, Telehandler, Water Truck',
    );
  });

  it('offers what the field finds, by arrow keys', async () => {
    const { page, said } = show();
    const field = page.getByRole('combobox', { name: 'Machine' });

    await page.user.type(field, 'cat 32');
    await page.findByRole('option', { name: /Caterpillar 320/ });
    await page.user.keyboard('{ArrowDown}{Enter}');

    await page.findByText('What’s wrong with it?');
    expect(said()).toContain('Caterpillar 320');
    expect(page.calledWith('public.parseCustomModelString')).toEqual([]);
  });
});

function show(answers: Answers = {}, said: OrderAnswers = {}) {
  const onFinal = vi.fn<(conversation: { answers: OrderAnswers }) => void>();
  const page = showScreen(
    <OrderServicePage
      first={{ key: 'one', answers: said, isSent: false }}
      more={null}
      onFinal={onFinal}
      onSignIn={() => undefined}
    />,
    { answers: { ...usual, ...answers }, path: '/order-service' },
  );
  return {
    page,
    said: () => page.getByRole('log').textContent,
    final: () => onFinal.mock.lastCall?.[0].answers ?? {},
  };
}
