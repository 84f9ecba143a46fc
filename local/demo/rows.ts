import { demoCompany, demoPeople } from './people.ts';

/**
 * The rows with which the demo's company begins, in the shapes that the product documents beside its stores
 * (`account-rows.ts`, `company-rows.ts`). The runtime imports nothing of the product; a test parses each row by the
 * product's own schemas, so that the two can't drift apart.
 */
export function demoRows(now: Date): Record<string, unknown>[] {
  const at = now.toISOString();
  return [...companyRows(at), ...demoPeople.flatMap((person) => personRows(person, at))];
}

function companyRows(at: string): Record<string, unknown>[] {
  const { id, name, mailDomain, alertToken } = demoCompany;
  const folded = name.toLowerCase();
  return [
    {
      pk: `COMPANY#${id}`,
      sk: 'COMPANY',
      kind: 'company',
      id,
      name,
      userType: 'customer',
      status: 'active',
      logo: null,
      segment: 'construction',
      category: 'excavation_contractor',
      fleetSize: '51_100',
      billingEmails: [`billing@${mailDomain}`],
      creditLimitCents: 5_000_000,
      balanceCents: 0,
      telematicsOnboardingCompleted: false,
      alertToken,
      hasOrderFromEquipmentAlerts: false,
      repair: null,
      createdAt: at,
    },
    {
      pk: `COMPANY_NAME#${folded}`,
      sk: `COMPANY#${id}`,
      kind: 'company-name',
      card: { name },
      gsi1pk: 'COMPANY_NAMES',
      gsi1sk: `${folded}#${id}`,
    },
    { pk: `ALERT_TOKEN#${alertToken}`, sk: 'TOKEN', kind: 'alert-token', companyId: id },
    { pk: `MAIL_DOMAIN#${mailDomain}`, sk: `COMPANY#${id}`, kind: 'mail-domain', companyId: id },
    { pk: `MAIL_DOMAIN#${mailDomain}`, sk: 'FIRST', kind: 'mail-domain-first', companyId: id },
  ];
}

function personRows(person: (typeof demoPeople)[number], at: string): Record<string, unknown>[] {
  const account = {
    ...person,
    userType: 'customer',
    companyId: demoCompany.id,
    picture: null,
    status: 'active',
    emailNotificationEnabled: true,
    smsNotificationEnabled: true,
    createdAt: at,
    updatedAt: at,
    lastSignIn: null,
    // The first right code makes the pool's user.
    identityAt: null,
  };
  const { userType: _, companyId: __, createdAt: ___, updatedAt: ____, identityAt: _____, ...card } = account;
  return [
    {
      pk: `ACCOUNT#${person.id}`,
      sk: 'ACCOUNT',
      kind: 'account',
      ...account,
      card,
      gsi1pk: `COMPANY#${demoCompany.id}#ACCOUNTS`,
      gsi1sk: `${person.lastName}#${person.firstName}#${person.id}`.toLowerCase(),
    },
    { pk: `EMAIL#customer#${person.email}`, sk: 'UNIQUE', kind: 'unique', accountId: person.id },
    { pk: `PHONE#customer#${person.phone}`, sk: 'UNIQUE', kind: 'unique', accountId: person.id },
  ];
}
