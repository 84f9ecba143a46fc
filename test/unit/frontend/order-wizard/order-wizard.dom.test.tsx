import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { noNetwork, refusal } from '#test/support/screen.tsx';
import { fill } from '../order-detail/order-screen.tsx';
import { anOrder } from '../orders/order-view.ts';
import { aDraft, boone, keepDraft, keepElsewhere, keptDraft, showWizard, unit14 } from './wizard-screen.tsx';

beforeEach(() => localStorage.clear());

type Page = ReturnType<typeof showWizard>;

async function choose(page: Page, name: RegExp) {
  await fill(page, await page.findByLabelText('Equipment'), 'PC210');
  await page.user.click(await page.findByRole('option', { name }));
}

const goOn = (page: Page) => page.user.click(page.getByRole('button', { name: 'Continue' }));
const atStep = (page: Page, name: string) => page.findByRole('heading', { level: 1, name });

describe('Ordering service by hand', () => {
  it('takes a known machine through seven steps to its order, where it was last', async () => {
    const counted: unknown[] = [];
    window.addEventListener('ironcall:analytics', (event) => counted.push((event as CustomEvent).detail), {
      once: true,
    });
    const page = showWizard();
    await choose(page, /Unit.14.*last at Boone Quarry/);
    await goOn(page);
    await atStep(page, 'Where is it?');
    expect(page.getByText(/Where this machine was last/)).toBeDefined();
    await goOn(page);
    await atStep(page, 'Does it show fault codes?');
    await fill(page, page.getByLabelText(/Fault codes/), 'SPN 100 FMI 1');
    expect(await page.findByText('Engine oil pressure low', { exact: false })).toBeDefined();
    await goOn(page);
    await atStep(page, 'Can you show the problem?');
    await goOn(page);
    await atStep(page, 'What is wrong?');
    await fill(page, page.getByLabelText('Issue'), 'Loses power');
    await goOn(page);
    await atStep(page, 'What state is it in?');
    await goOn(page);
    await atStep(page, 'Is this right?');

    await page.user.click(page.getByRole('button', { name: 'Order Service' }));

    expect(await page.findByText('The order')).toBeDefined();
    expect(page.address()).toBe('/orders/10012');
    expect(page.getByText('Service order created successfully')).toBeDefined();
    expect(page.calledWith('customers.orders.create')).toMatchObject([
      {
        equipmentId: unit14.id,
        jobsiteId: boone.id,
        jobsiteName: 'Boone Quarry',
        accessHoursStart: '07:00:00',
        errorCodes: ['SPN 100 FMI 1'],
        issue: 'Loses power',
      },
    ]);
    expect(keptDraft()).toBeNull();
    expect(counted).toEqual([{ name: 'order_created' }]);
  });

  it('reports what a step lacks at its field, and stays there', async () => {
    const page = showWizard();
    await atStep(page, 'Which machine needs service?');

    await goOn(page);

    expect(page.getByText('Required')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Equipment')));
    await choose(page, /Komatsu PC210LC-11 ?Excavator/);
    expect(page.queryByText('Required')).toBeNull();
  });

  it('says that the machine already has an open order, and links to it', async () => {
    const page = showWizard({
      answers: {
        'customers.equipment.searchModelsAndEquipment': {
          equipment: [{ ...unit14, openOrderId: '10007' }],
          models: [],
        },
      },
    });

    await choose(page, /Unit.14/);

    const link = await page.findByRole('link', { name: 'Open order #10007' });
    expect(link.getAttribute('href')).toBe('/orders/10007');
  });

  it('asks before exiting, which discards the draft', async () => {
    keepDraft(aDraft());
    const page = showWizard();
    await atStep(page, 'Which machine needs service?');

    await page.user.click(page.getByRole('button', { name: 'Exit' }));
    const question = page.getByRole('dialog');
    expect(
      page
        .within(question)
        .getByText('Are you sure you want to exit this booking? Any progress will be lost.'),
    ).toBeDefined();
    await page.user.click(page.within(question).getByRole('button', { name: 'Exit' }));

    expect(await page.findByText('The list')).toBeDefined();
    expect(keptDraft()).toBeNull();
  });

  it('shows what another tab entered, and leads to the list once that tab has ordered', async () => {
    keepDraft(aDraft());
    const page = showWizard({ step: 'issue' });
    await atStep(page, 'What is wrong?');

    keepElsewhere(aDraft({ issue: 'It smokes' }));
    await waitFor(() => expect(page.getByLabelText('Issue')).toHaveProperty('value', 'It smokes'));
    keepElsewhere(null);

    expect(await page.findByText('The list')).toBeDefined();
  });
});

describe('A number that another machine has', () => {
  const taken = { isUnique: false, bearer: unit14 };

  it('offers that machine next to the error', async () => {
    const page = showWizard({ answers: { 'customers.equipment.validateSerialNumber': taken } });
    await choose(page, /Komatsu PC210LC-11 ?Excavator/);

    await fill(page, page.getByLabelText('Serial number'), 'C51234');

    expect(
      await page.findByText(
        "'C51234' is already used by another unit. To book service for it, please search using the equipment field. To continue with the current one, enter a different serial number.",
      ),
    ).toBeDefined();
    await page.user.click(
      page.getByRole('button', { name: 'Use unit 14, Komatsu PC210LC-11, last at Boone Quarry' }),
    );
    expect(page.queryByLabelText('Serial number')).toBeNull();
    expect(keptDraft()?.machine?.equipmentId).toBe(unit14.id);
  });

  it('stops the user from going on before the check is done', async () => {
    const page = showWizard({ answers: { 'customers.equipment.validateUnitNumber': taken } });
    await choose(page, /Komatsu PC210LC-11 ?Excavator/);
    await fill(page, page.getByLabelText('Serial number'), 'TBD');

    await fill(page, page.getByLabelText(/Unit number/), '14');
    await goOn(page);

    expect(
      await page.findByText(/'14' is already used by another unit\..*different unit number\./),
    ).toBeDefined();
    expect(page.getByRole('heading', { level: 1, name: 'Which machine needs service?' })).toBeDefined();
  });

  it('reports that the check failed, and does not block', async () => {
    const page = showWizard({
      answers: {
        'customers.equipment.validateSerialNumber': () => {
          throw refusal('INTERNAL');
        },
      },
    });
    await choose(page, /Komatsu PC210LC-11 ?Excavator/);

    await fill(page, page.getByLabelText('Serial number'), 'C9');

    expect(await page.findByText('Something went wrong. Please try again.')).toBeDefined();
    await goOn(page);
    expect(await atStep(page, 'Where is it?')).toBeDefined();
  });
});

describe('An unknown model', () => {
  const added = {
    id: 'mdl_1',
    model: 'Cyclone 40',
    makeModel: 'Sewer King Cyclone 40',
    picture: null,
    brand: { name: 'Sewer King', picture: null },
    product: { name: 'Vacuum Truck', picture: null, picture3d: null },
  };
  const answers = {
    'customers.equipment.searchModelsAndEquipment': { equipment: [], models: [] },
    'customers.orders.parseCustomModelString': {
      brand: 'Sewer King',
      model: 'Cyclone 40',
      equipmentType: null,
    },
    'customers.models.getProducts': [{ name: 'Vacuum Truck', picture: null }],
    'customers.models.createCustomModel': added,
  };

  async function openDialog(page: Page) {
    await fill(page, await page.findByLabelText('Equipment'), 'sewer king cyclone 40');
    await page.user.click(await page.findByRole('option', { name: 'Add sewer king cyclone 40' }));
    return page.findByRole('dialog', { name: 'Add Model' });
  }

  it('is added with model, brand and equipment type, all required, and chosen', async () => {
    const page = showWizard({ answers });
    const dialog = page.within(await openDialog(page));

    await page.user.click(dialog.getByRole('button', { name: 'Add Model' }));
    expect(dialog.getByText('Required')).toBeDefined();
    await fill(page, dialog.getByLabelText('Equipment type'), 'Vacuum');
    await page.user.click(await page.findByRole('option', { name: 'Vacuum Truck' }));
    await page.user.click(dialog.getByRole('button', { name: 'Add Model' }));

    expect(await page.findByText('Sewer King Cyclone 40')).toBeDefined();
    expect(page.calledWith('customers.models.createCustomModel')).toEqual([
      { brand: 'Sewer King', model: 'Cyclone 40', equipmentType: 'Vacuum Truck' },
    ]);
    expect(keptDraft()?.machine).toMatchObject({ equipmentId: null, modelId: 'mdl_1' });
  });

  it('loses its maker if that was typed as part of it', async () => {
    const page = showWizard({
      answers: {
        ...answers,
        'customers.orders.parseCustomModelString': {
          brand: null,
          model: null,
          equipmentType: 'Vacuum Truck',
        },
        'customers.models.getBrands': [],
      },
    });
    const dialog = page.within(await openDialog(page));

    await fill(page, dialog.getByLabelText('Brand'), 'Sewer King');
    await page.user.click(await page.findByRole('option', { name: 'Add Sewer King' }));
    await page.user.click(dialog.getByRole('button', { name: 'Add Model' }));

    await waitFor(() =>
      expect(page.calledWith('customers.models.createCustomModel')).toEqual([
        { brand: 'Sewer King', model: 'cyclone 40', equipmentType: 'Vacuum Truck' },
      ]),
    );
  });

  it('stays in the dialog if adding it failed', async () => {
    const page = showWizard({
      answers: {
        ...answers,
        'customers.orders.parseCustomModelString': {
          brand: 'Sewer King',
          model: 'Cyclone 40',
          equipmentType: 'Vacuum Truck',
        },
        'customers.models.createCustomModel': () => {
          throw refusal('INTERNAL');
        },
      },
    });
    const dialog = page.within(await openDialog(page));

    await page.user.click(dialog.getByRole('button', { name: 'Add Model' }));

    expect(await page.findByText('Failed to add model. Please try again.')).toBeDefined();
    expect(dialog.getByLabelText('Model')).toHaveProperty('value', 'Cyclone 40');
  });
});

describe('The location', () => {
  it('is a jobsite or an address, and refuses a name that another place has', async () => {
    keepDraft(aDraft({ address: null, isPlaceGuessed: false }));
    const page = showWizard({ step: 'location', answers: { 'customers.jobsites.jobsiteNameExists': true } });
    await atStep(page, 'Where is it?');
    const field = page.getByLabelText('Location');
    expect(field.getAttribute('placeholder')).toBe('Search addresses or jobsites');

    await fill(page, field, 'Depot');
    await page.user.click(await page.findByRole('option', { name: '27 Depot Road, Minot, ND' }));
    await fill(page, page.getByLabelText(/Jobsite name/), 'Boone Quarry');
    await goOn(page);

    expect(
      await page.findByText(
        'The current jobsite name has already been used at another location. Please choose another.',
      ),
    ).toBeDefined();
    expect(page.address()).toBe('/orders/new?step=location');
  });

  it('says that the browser’s settings keep it from being found', async () => {
    keepDraft(aDraft({ address: null }));
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (_done: unknown, refused: (error: { code: number }) => void) =>
          refused({ code: 1 }),
      },
    });
    const page = showWizard({ step: 'location' });
    await atStep(page, 'Where is it?');

    await page.user.click(page.getByRole('button', { name: 'Use where I am' }));

    expect(await page.findByText('Location access denied')).toBeDefined();
    expect(page.getByText('Please enable location access in your browser settings.')).toBeDefined();
  });
});

describe('The last step', () => {
  it('asks people who can’t manage orders for an owner who can', async () => {
    keepDraft(aDraft());
    const page = showWizard({ roleId: 'InternalUser', step: 'final' });
    await atStep(page, 'Is this right?');
    expect(page.queryByLabelText(/PO number/)).toBeNull();

    await page.user.click(page.getByRole('button', { name: 'Order Service' }));
    expect(page.getByText('Required')).toBeDefined();
    await page.user.click(await page.findByLabelText('Owner'));
    await page.user.click(await page.findByRole('option', { name: 'Priya Nair' }));
    await page.user.click(page.getByRole('button', { name: 'Order Service' }));

    expect(await page.findByText('The order')).toBeDefined();
    expect(page.calledWith('customers.accounts.all')).toContainEqual(
      expect.objectContaining({ permissions: ['order_management'] }),
    );
    expect(page.calledWith('customers.orders.create')).toMatchObject([{ customerId: 'acc_priya' }]);
  });

  it('leads from the summary to a step and straight back', async () => {
    keepDraft(aDraft());
    const page = showWizard({ step: 'final' });
    await atStep(page, 'Is this right?');

    await page.user.click(await page.findByRole('button', { name: 'Edit issue' }));
    await fill(page, await page.findByLabelText('Issue'), 'It smokes');
    await goOn(page);

    expect(await atStep(page, 'Is this right?')).toBeDefined();
    expect(page.getByText('It smokes')).toBeDefined();
  });

  it('places one order on a double click, under the draft’s key', async () => {
    keepDraft(aDraft());
    const page = showWizard({ step: 'final' });
    await atStep(page, 'Is this right?');

    await page.user.dblClick(page.getByRole('button', { name: 'Order Service' }));

    expect(await page.findByText('The order')).toBeDefined();
    expect(page.calledWith('customers.orders.create')).toHaveLength(1);
  });

  it('keeps the draft if the order could not be placed', async () => {
    keepDraft(aDraft());
    const page = showWizard({
      step: 'final',
      answers: {
        'customers.orders.create': () => {
          throw refusal('INTERNAL');
        },
      },
    });
    await atStep(page, 'Is this right?');

    await page.user.click(page.getByRole('button', { name: 'Order Service' }));

    expect(await page.findByText('Failed to create service order.')).toBeDefined();
    expect(keptDraft()).toEqual(aDraft());
  });

  it('leads to the field that the API refused', async () => {
    keepDraft(aDraft({ jobsiteName: 'Boone Quarry' }));
    const page = showWizard({
      step: 'final',
      answers: {
        'customers.orders.create': () => {
          throw refusal('JOBSITE_NAME_TAKEN');
        },
      },
    });
    await atStep(page, 'Is this right?');

    await page.user.click(page.getByRole('button', { name: 'Order Service' }));

    expect(await atStep(page, 'Where is it?')).toBeDefined();
    expect(page.getByText(/jobsite name has already been used/)).toBeDefined();
  });

  it('reports at its field a number that was taken in the meantime', async () => {
    const machine = { ...aDraft().machine, equipmentId: null, serialNumber: null, unitNumber: null };
    keepDraft(aDraft({ machine: machine as never, serialNumber: 'C51234' }));
    const page = showWizard({
      step: 'final',
      answers: {
        'customers.orders.create': () => {
          throw refusal('DUPLICATE_SERIAL_NUMBER');
        },
      },
    });
    await atStep(page, 'Is this right?');

    await page.user.click(page.getByRole('button', { name: 'Order Service' }));

    expect(await page.findByText('Equipment Serial Number Already Exists')).toBeDefined();
    expect(
      page.getByText("The serial number 'C51234' is already used for another piece of equipment."),
    ).toBeDefined();
    expect(await page.findByLabelText('Serial number')).toHaveProperty('value', 'C51234');
    expect(page.getByText('Already used for another piece of equipment')).toBeDefined();
  });
});

describe('A company at its credit limit', () => {
  it('is told at once and led to its orders, with the draft kept', async () => {
    keepDraft(aDraft());
    const page = showWizard({ creditLimitExceeded: true });
    const dialog = page.within(await page.findByRole('dialog', { name: "We've paused new orders" }));

    await page.user.click(dialog.getByRole('button', { name: 'Got it' }));

    expect(await page.findByText('The list')).toBeDefined();
    expect(keptDraft()).not.toBeNull();
  });

  it('is told if it reached the limit in the meantime', async () => {
    keepDraft(aDraft());
    const page = showWizard({
      step: 'final',
      answers: {
        'customers.orders.create': () => {
          throw refusal('CREDIT_LIMIT_REACHED');
        },
      },
    });
    await atStep(page, 'Is this right?');

    await page.user.click(page.getByRole('button', { name: 'Order Service' }));

    expect(await page.findByRole('dialog', { name: "We've paused new orders" })).toBeDefined();
  });
});

describe('Photos', () => {
  const photo = new File(['x'], 'plate.jpg', { type: 'image/jpeg' });

  function attach(page: Page, ...files: File[]) {
    fireEvent.drop(page.getByText('Attach files'), { dataTransfer: { types: ['Files'], files } });
  }

  it('of the wrong type are left out by name', async () => {
    keepDraft(aDraft());
    const page = showWizard({ step: 'photos' });
    await atStep(page, 'Can you show the problem?');

    attach(page, photo, new File(['x'], 'notes.docx', { type: 'application/msword' }));

    expect(await page.findByText('notes.docx is not a photo, video or PDF and was left out.')).toBeDefined();
    expect(page.getByRole('button', { name: 'Remove plate.jpg' })).toBeDefined();
    expect(keptDraft()?.photoNames).toEqual(['plate.jpg']);
  });

  it('that the browser could not keep have to be chosen again', async () => {
    keepDraft(aDraft({ photoNames: ['plate.jpg'] }));
    const page = showWizard({ step: 'photos' });

    expect(await page.findByText(/could not keep plate\.jpg\. Please choose it again\./)).toBeDefined();
  });

  it('that fail to upload do not lose the order, and can be retried', async () => {
    keepDraft(aDraft());
    let calls = 0;
    const page = showWizard({
      step: 'photos',
      answers: {
        'customers.orders.getS3PresignedPost': () => {
          calls += 1;
          throw calls === 1 ? refusal('INTERNAL') : refusal('RATE_LIMITED');
        },
      },
    });
    await atStep(page, 'Can you show the problem?');
    attach(page, photo);
    await goOn(page);
    await atStep(page, 'What is wrong?');
    await goOn(page);
    await atStep(page, 'What state is it in?');
    await goOn(page);
    await atStep(page, 'Is this right?');

    await page.user.click(page.getByRole('button', { name: 'Order Service' }));
    expect(await page.findByText('Failed to attach files to order')).toBeDefined();
    await page.user.click(page.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(page.calledWith('customers.orders.getS3PresignedPost')).toHaveLength(2));
    await page.user.click(await page.findByRole('button', { name: 'Go on without them' }));

    expect(await page.findByText('The order')).toBeDefined();
    expect(page.address()).toBe('/orders/10012');
    expect(page.calledWith('customers.orders.create')).toHaveLength(1);
  });
});

it('a person who can only follow orders is told that they can’t order', async () => {
  const page = showWizard({ roleId: 'ExternalUser' });

  expect(await page.findByText('You don’t have permission to order service')).toBeDefined();
});

it('shows the order placed before the last changes, if its answer was lost', async () => {
  keepDraft(aDraft());
  const page = showWizard({
    step: 'final',
    answers: {
      'customers.orders.create': () => {
        throw refusal('IDEMPOTENCY_KEY_REUSED', { conflictsWith: '10012' });
      },
    },
  });
  await atStep(page, 'Is this right?');

  await page.user.click(page.getByRole('button', { name: 'Order Service' }));

  expect(await page.findByText('The order')).toBeDefined();
  expect(page.address()).toBe('/orders/10012');
});

it('retries under the same key after a lost network', async () => {
  keepDraft(aDraft());
  let isDown = true;
  const page = showWizard({
    step: 'final',
    answers: {
      'customers.orders.create': () => {
        if (isDown) throw noNetwork();
        return { order: anOrder({ id: '10012', status: 'open' }) };
      },
    },
  });
  await atStep(page, 'Is this right?');

  await page.user.click(page.getByRole('button', { name: 'Order Service' }));
  expect(
    await page.findByText('Failed to create service order. Check your connection.', undefined, {
      timeout: 8_000,
    }),
  ).toBeDefined();
  isDown = false;
  await page.user.click(page.getByRole('button', { name: 'Order Service' }));

  expect(await page.findByText('The order')).toBeDefined();
}, 15_000);
