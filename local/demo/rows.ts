import { type DemoPerson, demoAdmins, demoCompany, demoPeople, demoPlatform } from './people.ts';

type UserType = 'customer' | 'technician' | 'admin';

type AccountHolder = Pick<DemoPerson, 'id' | 'firstName' | 'lastName' | 'title' | 'email' | 'phone'> & {
  readonly roleId: string;
  readonly emailNotificationEnabled?: boolean;
};

/**
 * The demo company's initial rows, in the shapes that the product documents next to its stores (`account-rows.ts`,
 * `company-rows.ts`). The runtime imports nothing of the product; a test parses each row by the product's own
 * schemas, so that the two can't drift apart.
 */
export function demoRows(now: Date): Record<string, unknown>[] {
  const at = now.toISOString();
  const employer = { companyId: demoCompany.id, userType: 'customer' } as const;
  return [...companyRows(at), ...demoPeople.flatMap((person) => accountRows(person, employer, at))];
}

/** The rows of an admin and of the admins' company. */
export function adminRows(now: Date): Record<string, unknown>[] {
  const at = now.toISOString();
  const { id, name, alertToken } = demoPlatform;
  return [
    companyRow({ id, name, alertToken, userType: 'admin' }, at),
    {
      pk: `COMPANY_NAME#${name.toLowerCase()}`,
      sk: `COMPANY#${id}`,
      kind: 'company-name',
      card: { name, status: 'active' },
    },
    { pk: `ALERT_TOKEN#${alertToken}`, sk: 'TOKEN', kind: 'alert-token', companyId: id },
    ...demoAdmins.flatMap((person) => accountRows(person, { companyId: id, userType: 'admin' }, at)),
  ];
}

function companyRows(at: string): Record<string, unknown>[] {
  const { id, name, mailDomain, alertToken } = demoCompany;
  const folded = name.toLowerCase();
  return [
    {
      ...companyRow({ id, name, alertToken, userType: 'customer' }, at),
      segment: 'construction',
      category: 'excavation_contractor',
      fleetSize: '51_100',
      billingEmails: [`billing@${mailDomain}`],
      billingAddresses: [
        {
          address1: '410 Depot Street',
          address2: null,
          city: 'Jefferson City',
          county: 'Cole County',
          state: 'MO',
          country: 'US',
          zip: '65101',
          lat: 38.577,
          long: -92.174,
        },
      ],
      creditLimitCents: 5_000_000,
    },
    {
      pk: `COMPANY_NAME#${folded}`,
      sk: `COMPANY#${id}`,
      kind: 'company-name',
      card: { name, status: 'active' },
      gsi1pk: 'COMPANY_NAMES',
      gsi1sk: `${folded}#${id}`,
    },
    { pk: `ALERT_TOKEN#${alertToken}`, sk: 'TOKEN', kind: 'alert-token', companyId: id },
    { pk: `MAIL_DOMAIN#${mailDomain}`, sk: `COMPANY#${id}`, kind: 'mail-domain', companyId: id },
    { pk: `MAIL_DOMAIN#${mailDomain}`, sk: 'FIRST', kind: 'mail-domain-first', companyId: id },
  ];
}

/** A company's row, without what it says about itself. */
export function companyRow(
  of: {
    readonly id: string;
    readonly name: string;
    readonly alertToken: string;
    readonly userType: UserType;
  },
  at: string,
): Record<string, unknown> {
  return {
    pk: `COMPANY#${of.id}`,
    sk: 'COMPANY',
    kind: 'company',
    ...of,
    status: 'active',
    logo: null,
    segment: null,
    category: null,
    fleetSize: null,
    billingEmails: [],
    billingAddresses: [],
    creditLimitCents: null,
    balanceCents: 0,
    telematicsOnboardingCompleted: false,
    hasOrderFromEquipmentAlerts: false,
    repair: null,
    createdAt: at,
  };
}

/** The rows of a person's account. */
export function accountRows(
  person: AccountHolder,
  { companyId, userType }: { readonly companyId: string; readonly userType: UserType },
  at: string,
): Record<string, unknown>[] {
  const { id, firstName, lastName, email, phone, title, roleId } = person;
  const card = {
    id,
    firstName,
    lastName,
    email,
    phone,
    unprovenEmail: null,
    unprovenPhone: null,
    picture: null,
    title,
    roleId,
    status: 'active',
    emailNotificationEnabled: person.emailNotificationEnabled ?? true,
    smsNotificationEnabled: true,
    quietHours: null,
    lastSignIn: null,
    phoneIsProven: true,
    ordersCount: 0,
  };
  return [
    {
      pk: `ACCOUNT#${id}`,
      sk: 'ACCOUNT',
      kind: 'account',
      ...card,
      userType,
      companyId,
      createdAt: at,
      updatedAt: at,
      // The first correct code creates the pool user.
      identityAt: null,
      card,
      gsi1pk: `COMPANY#${companyId}#ACCOUNTS`,
      gsi1sk: `${lastName}#${firstName}#${id}`.toLowerCase(),
    },
    { pk: `EMAIL#${userType}#${email}`, sk: 'UNIQUE', kind: 'unique', accountId: id },
    { pk: `PHONE#${userType}#${phone}`, sk: 'UNIQUE', kind: 'unique', accountId: id },
  ];
}
