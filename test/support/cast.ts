import { randomUUID } from 'node:crypto';
import { accountRow, type StoredAccount } from '#functions/accounts/account-rows.ts';
import { companyRow } from '#functions/companies/company-rows.ts';
import { put, transact } from '#functions/platform/table.ts';
import type { TechnicianOnFile } from '#functions/technicians/read-technician.ts';
import type { Company } from '#schema/accounts/account.ts';
import { type RoleId, roles } from '#schema/accounts/roles.ts';
import type { Person } from '#schema/orders/order.ts';
import { savedAccount, savedCompany } from './accounts.ts';
import type { FrontDoor, HttpCaller } from './http-callers.ts';
import { savedTechnician } from './technicians.ts';

/**
 * Everyone around an order between a customer company and a repair company: its own people, those who only look on, and
 * outsiders.
 */
export const parts = [
  'manager',
  'otherManager',
  'member',
  /** An external user who participates in every order. */
  'participant',
  /** An external user who does not. */
  'outsider',
  /** A manager of the company whose account is inactive. */
  'deactivated',
  /** A manager of another company. */
  'stranger',
  /** A manager of an inactive company. */
  'closed',
  /** The technician who offers and is booked, and owns the repair company. */
  'assigned',
  'colleague',
  'officeStaff',
  /** From another repair company, near enough to serve. */
  'otherTechnician',
  /** From yet another one, serving neither the machines nor the place. */
  'strangeTechnician',
  'deactivatedTechnician',
  'admin',
  'anonymous',
] as const;
export type Part = (typeof parts)[number];

export interface Cast {
  readonly company: Company;
  readonly strangers: Company;
  readonly technician: TechnicianOnFile;
  readonly colleague: TechnicianOnFile;
  readonly otherTechnician: TechnicianOnFile;
  /** Undefined: signed out. */
  readonly accounts: Readonly<Record<Part, StoredAccount | undefined>>;
  readonly callers: Readonly<Record<Part, HttpCaller>>;
}

/** Saves everyone, signs them in, then deactivates those who should be: their tokens stay valid for five minutes. */
export async function signedInCast(door: FrontDoor, chosen: readonly Part[] = parts): Promise<Cast> {
  const [company, strangers, closedCompany, ironcall] = await Promise.all([
    savedCompany({ name: 'Hudson Excavating' }),
    savedCompany({ name: 'Strange & Sons' }),
    savedCompany({ name: 'Closed Contractors' }),
    savedCompany({ name: 'Ironcall', userType: 'admin' }),
  ]);
  const technician = await savedTechnician({ account: { roleId: 'TechnicianOwner', firstName: 'Tess' } });
  const [colleague, otherTechnician, strangeTechnician, deactivatedTechnician] = await Promise.all([
    savedTechnician({ company: technician.company, account: { firstName: 'Cole' } }),
    savedTechnician({ company: { name: 'Other Repair' }, account: { firstName: 'Otto' } }),
    savedTechnician({
      company: { name: 'Far Repair' },
      account: { roleId: 'TechnicianOwner', firstName: 'Farah' },
      profile: { brands: ['Komatsu'], homebase: anchorage },
    }),
    savedTechnician({ company: technician.company, account: { firstName: 'Drew' } }),
  ]);
  const person = (roleId: RoleId, companyId: string, firstName: string) =>
    savedAccount({
      id: `acc_${randomUUID()}`,
      userType: roles[roleId].userType,
      companyId,
      roleId,
      firstName,
    });
  const accounts = {
    manager: await person('FleetManager', company.id, 'Ann'),
    otherManager: await person('FleetManager', company.id, 'Ben'),
    member: await person('InternalUser', company.id, 'Mia'),
    participant: await person('ExternalUser', company.id, 'Pat'),
    outsider: await person('ExternalUser', company.id, 'Olga'),
    deactivated: await person('FleetManager', company.id, 'Dan'),
    stranger: await person('FleetManager', strangers.id, 'Stan'),
    closed: await person('FleetManager', closedCompany.id, 'Clo'),
    assigned: technician.account,
    colleague: colleague.account,
    officeStaff: await person('TechnicianOfficeStaff', technician.company.id, 'Olive'),
    otherTechnician: otherTechnician.account,
    strangeTechnician: strangeTechnician.account,
    deactivatedTechnician: deactivatedTechnician.account,
    admin: await person('Admin', ironcall.id, 'Ada'),
    anonymous: undefined,
  } as const satisfies Record<Part, StoredAccount | undefined>;
  const callers = Object.fromEntries(
    await Promise.all(
      chosen.map(async (part) => {
        const account: StoredAccount | undefined = accounts[part];
        return [part, account === undefined ? door.signedOut() : await door.signIn(account)] as const;
      }),
    ),
  ) as Record<Part, HttpCaller>;
  await transact([
    put(accountRow({ ...accounts.deactivated, status: 'inactive' })),
    put(accountRow({ ...accounts.deactivatedTechnician, status: 'inactive' })),
    put(companyRow({ ...closedCompany, status: 'inactive' })),
  ]);
  return { company, strangers, technician, colleague, otherTechnician, accounts, callers };
}

/** An account as orders name it. */
export function personOf(account: StoredAccount): Person {
  return { id: account.id, fullName: `${account.firstName} ${account.lastName}`, picture: null };
}

const anchorage = {
  city: 'Anchorage',
  state: 'AK',
  lat: 61.218,
  long: -149.9,
  timeZone: 'America/Anchorage',
};
