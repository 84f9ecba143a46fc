/** People who can sign in on a laptop. None of this gets into a deployed function. */
export interface DemoPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly roleId: 'FleetManager' | 'InternalUser' | 'ExternalUser' | 'Admin';
  readonly email: string;
  /** E.164. */
  readonly phone: string;
}

export const demoCompany = {
  id: 'com_ridgeline',
  name: 'Ridgeline Excavation',
  mailDomain: 'ridgeline.example',
  /** Fixed, so that an alert can be mailed to the demo without looking up the address. */
  alertToken: 'ridgelinedemo2345672345672',
} as const;

export const demoPeople: readonly DemoPerson[] = [
  {
    id: 'acc_dana',
    firstName: 'Dana',
    lastName: 'Reyes',
    title: 'Fleet manager',
    roleId: 'FleetManager',
    email: 'dana@ridgeline.example',
    phone: '+13145550111',
  },
  {
    id: 'acc_marcus',
    firstName: 'Marcus',
    lastName: 'Webb',
    title: 'Equipment director',
    roleId: 'FleetManager',
    email: 'marcus@ridgeline.example',
    phone: '+13145550112',
  },
  {
    id: 'acc_priya',
    firstName: 'Priya',
    lastName: 'Shah',
    title: 'Site superintendent',
    roleId: 'InternalUser',
    email: 'priya@ridgeline.example',
    phone: '+13145550113',
  },
];

/** The platform's admins. */
export const demoPlatform = {
  id: 'com_ironcall',
  name: 'Ironcall',
  /** Nobody mails alerts to it. */
  alertToken: 'ironcallplatform2345672345',
} as const;

export const demoAdmins: readonly DemoPerson[] = [
  {
    id: 'acc_alex',
    firstName: 'Alex',
    lastName: 'Doyle',
    title: 'Operations',
    roleId: 'Admin',
    email: 'alex@ironcall.example',
    phone: '+13145550131',
  },
];

/** Their authenticator keys by account id, in base32. Also listed in the runbook. */
export const demoAuthenticators = { acc_alex: 'IRONCALLDEMOKEY234567ALEXDOYLE23' } as const;
