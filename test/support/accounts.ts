import { randomUUID } from 'node:crypto';
import {
  accountRow,
  emailRow,
  phoneRow,
  type StoredAccount,
  storedAccount,
} from '#functions/accounts/account-rows.ts';
import { newAlertToken } from '#functions/companies/alert-token.ts';
import {
  alertTokenRow,
  companyNameRow,
  companyRow,
  mailDomainRow,
} from '#functions/companies/company-rows.ts';
import { put, transact } from '#functions/platform/table.ts';
import { type Company, company } from '#schema/accounts/account.ts';

const madeAt = '2026-01-05T08:00:00.000Z';
let people = 0;

/** An unsaved customer company. */
export function madeCompany(overrides: Partial<Company> = {}): Company {
  return company.parse({
    id: `com_${randomUUID()}`,
    name: 'Hudson Excavating',
    userType: 'customer',
    logo: null,
    segment: null,
    category: null,
    fleetSize: null,
    billingEmails: [],
    creditLimitCents: null,
    balanceCents: 0,
    telematicsOnboardingCompleted: false,
    alertToken: newAlertToken(),
    hasOrderFromEquipmentAlerts: false,
    createdAt: madeAt,
    ...overrides,
  });
}

/** The same, saved as a sign-up would save it. */
export async function savedCompany(
  overrides: Partial<Company> & { readonly mailDomain?: string } = {},
): Promise<Company> {
  const { mailDomain, ...rest } = overrides;
  const made = madeCompany(rest);
  await transact([
    put(companyRow(made)),
    put(companyNameRow(made)),
    put(alertTokenRow(made)),
    ...(mailDomain === undefined ? [] : [put(mailDomainRow(mailDomain, made.id))]),
  ]);
  return made;
}

/** An unsaved account; by default a manager of an unsaved company. */
export function madeAccount(overrides: Partial<StoredAccount> = {}): StoredAccount {
  people += 1;
  return storedAccount.parse({
    id: `acc_${randomUUID()}`,
    userType: 'customer',
    companyId: 'com_fleet',
    firstName: 'Dana',
    lastName: 'Reyes',
    email: `dana${people}-${process.pid}@hudson-excavating.example`,
    // Outside 314 555, whose numbers the tests use themselves.
    phone: `+1314${String(5_560_000 + people)}`,
    picture: null,
    title: null,
    roleId: 'FleetManager',
    status: 'active',
    emailNotificationEnabled: true,
    smsNotificationEnabled: true,
    // Tests run at any hour.
    quietHours: null,
    createdAt: madeAt,
    updatedAt: madeAt,
    lastSignIn: null,
    identityAt: null,
    phoneIsProven: true,
    ...overrides,
  });
}

/** The same, saved with its unique rows. */
export async function savedAccount(overrides: Partial<StoredAccount> = {}): Promise<StoredAccount> {
  const made = madeAccount(overrides);
  await transact([
    put(accountRow(made)),
    put(emailRow(made)),
    ...(made.phone === null ? [] : [put(phoneRow(made, made.phone))]),
  ]);
  return made;
}
