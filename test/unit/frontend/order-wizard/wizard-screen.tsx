import { Route, Routes } from 'react-router-dom';
import { customerProfile } from '#schema/accounts/account.ts';
import { colleague } from '#schema/accounts/people.ts';
import { type RoleId, roles } from '#schema/accounts/roles.ts';
import type { FleetMachine } from '#schema/machines/fleet.ts';
import type { PlacedJobsite } from '#schema/places/jobsites.ts';
import { type ShowOptions, showScreen } from '#test/support/screen.tsx';
import { type Draft, emptyDraft } from '../../../../frontend/src/features/order-wizard/draft.ts';
import { OrderWizardPage } from '../../../../frontend/src/features/order-wizard/order-wizard-page.tsx';
import { anOrder } from '../orders/order-view.ts';

export const { address } = anOrder();

/** A jobsite of the company, with everything that a jobsite brings. */
export const boone: PlacedJobsite = {
  id: 'job_boone',
  name: 'Boone Quarry',
  address,
  accessHoursStart: '07:00:00',
  accessHoursEnd: '16:00:00',
  arrivalInstructions: 'Ask at the scale house.',
  requirements: ['hard_hat'],
};

/** Unit 14, last at Boone Quarry. */
export const unit14: FleetMachine = {
  id: 'equ_14',
  brand: 'Komatsu',
  model: 'PC210LC-11',
  modelId: 'mod_pc210',
  product: 'Excavator',
  serialNumber: 'C51234',
  unitNumber: '14',
  hours: 4120,
  openOrderId: null,
  lastJobsite: { name: 'Boone Quarry', lat: address.lat, long: address.long },
};

const model = {
  brand: 'Komatsu',
  model: 'PC210LC-11',
  modelId: 'mod_pc210',
  product: 'Excavator',
  machines: 1,
};

/** A draft with every required field filled in. */
export function aDraft(changes: Partial<Draft> = {}): Draft {
  return {
    ...emptyDraft(),
    key: 'a'.repeat(32),
    machine: {
      equipmentId: unit14.id,
      modelId: unit14.modelId,
      brand: unit14.brand,
      model: unit14.model,
      product: unit14.product,
      serialNumber: unit14.serialNumber,
      unitNumber: unit14.unitNumber,
      hours: unit14.hours,
      openOrderId: null,
      lastJobsite: 'Boone Quarry',
    },
    address,
    issue: 'Loses power under load',
    ...changes,
  };
}

/** In tests nobody is signed in, so no session is part of the key. */
const keptAs = 'ironcall.kept.draft.order.';

export function keepDraft(draft: Draft): void {
  localStorage.setItem(keptAs, JSON.stringify(draft));
}

export function keptDraft(): Draft | null {
  return JSON.parse(localStorage.getItem(keptAs) ?? 'null') as Draft | null;
}

/** Acts as another tab that keeps a draft or discards it. */
export function keepElsewhere(draft: Draft | null): void {
  if (draft === null) localStorage.removeItem(keptAs);
  else keepDraft(draft);
  window.dispatchEvent(new StorageEvent('storage', { key: keptAs }));
}

export interface WizardOptions {
  readonly roleId?: RoleId;
  readonly step?: string;
  readonly answers?: ShowOptions['answers'];
  readonly creditLimitExceeded?: boolean;
}

/** The wizard as the app opens it, with stand-ins for the order page and the list it may lead to. */
export function showWizard({
  roleId = 'FleetManager',
  step,
  answers,
  creditLimitExceeded = false,
}: WizardOptions = {}) {
  return showScreen(
    <Routes>
      <Route path="/orders/new" element={<OrderWizardPage />} />
      <Route path="/orders" element={<p>The list</p>} />
      <Route path="/orders/:id" element={<p>The order</p>} />
    </Routes>,
    {
      path: step === undefined ? '/orders/new' : `/orders/new?step=${step}`,
      answers: {
        'customers.profile.get': aProfile(roleId, creditLimitExceeded),
        'customers.equipment.searchModelsAndEquipment': { equipment: [unit14], models: [model] },
        'customers.equipment.validateSerialNumber': { isUnique: true, bearer: null },
        'customers.equipment.validateUnitNumber': { isUnique: true, bearer: null },
        'customers.jobsites.findJobsite': boone,
        'customers.jobsites.jobsiteNameExists': false,
        'customers.jobsites.searchAddressesAndJobsites': {
          jobsites: [boone],
          addresses: [{ label: '27 Depot Road, Minot, ND', address }],
        },
        'customers.accounts.all': {
          data: [colleagueNamed('Dana', 'Reyes'), colleagueNamed('Priya', 'Nair')],
          page: 1,
          totalPages: 1,
          count: 2,
        },
        'customers.accounts.getQuickPickParticipants': [],
        'customers.orders.describeFaults': ({ codes }) =>
          codes.map((fault) => ({ fault, name: 'Engine oil pressure low', severity: 'critical' as const })),
        'customers.orders.create': { order: anOrder({ id: '10012', status: 'open' }) },
        ...answers,
      },
    },
  );
}

function aProfile(roleId: RoleId, creditLimitExceeded: boolean) {
  return customerProfile.parse({
    account: {
      ...dana,
      phone: null,
      unprovenEmail: null,
      unprovenPhone: null,
      emailStopped: null,
      emailNotificationEnabled: true,
      smsNotificationEnabled: true,
      quietHours: null,
      timeZone: null,
      role: roles[roleId],
      company: {
        id: 'com_1',
        name: 'Ridgeline',
        logo: null,
        segment: null,
        category: null,
        fleetSize: null,
        billing: null,
      },
    },
    equipmentAlertEmail: null,
    telematicsOnboardingCompleted: true,
    creditUsage: { balance: 0, creditLimit: null, creditUsagePercent: 0, creditLimitExceeded },
  });
}

const dana = {
  id: 'acc_dana',
  firstName: 'Dana',
  lastName: 'Reyes',
  fullName: 'Dana Reyes',
  email: 'dana@ridgeline.example',
  picture: null,
  title: null,
};

function colleagueNamed(firstName: string, lastName: string) {
  return colleague.parse({
    ...dana,
    id: `acc_${firstName.toLowerCase()}`,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    status: 'active',
    phone: null,
    phoneProven: false,
    unprovenEmail: null,
    ordersCount: 0,
    role: roles.FleetManager,
    lastSignIn: null,
  });
}
