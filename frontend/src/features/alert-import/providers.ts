/** A telematics system, and where its own pages set the recipients of alerts. */
export interface Provider {
  readonly id: string;
  readonly name: string;
  /** The makers whose machines it covers. */
  readonly makers: string;
  /** Where alerts are set up in it. Portals move their menus, so this names things rather than every click. */
  readonly where: string;
  readonly recipients: Recipients;
  /** Whether it can post alerts to a web address. */
  readonly posts: boolean;
}

/**
 * Who a system can send alerts to: any address; contacts entered beforehand; only its own users. `either` if that
 * depends on its version.
 */
type Recipients = 'address' | 'contacts' | 'users' | 'either';

/** By name, with unnamed ones last. */
export const providers: readonly Provider[] = [
  {
    id: 'caretrack',
    name: 'CareTrack',
    makers: 'Volvo CE',
    where: 'Look for the alarm or notification settings of the machines, or of your user profile.',
    recipients: 'either',
    posts: false,
  },
  {
    id: 'clearsky',
    name: 'ClearSky Smart Fleet',
    makers: 'JLG',
    where: 'Look for Alerts, and there for the alert settings of an asset or a group of assets.',
    recipients: 'either',
    posts: false,
  },
  {
    id: 'consite',
    name: 'ConSite',
    makers: 'Hitachi',
    where:
      'Your dealer sets up ConSite’s emails: ask them to add the address to the alarm reports for your machines.',
    recipients: 'contacts',
    posts: false,
  },
  {
    id: 'geotab',
    name: 'Geotab',
    makers: 'Any brand',
    where:
      'In MyGeotab, open the rules, create or choose one that engine faults break, and open its notifications.',
    recipients: 'address',
    posts: false,
  },
  {
    id: 'himate',
    name: 'Hi MATE',
    makers: 'HD Hyundai, Develon',
    where: 'Look for the alarm or notification settings of the fleet.',
    recipients: 'either',
    posts: false,
  },
  {
    id: 'jdlink',
    name: 'JDLink and Operations Center',
    makers: 'John Deere',
    where:
      'In Operations Center, open the notification settings of your organization, and there those for machine alerts.',
    recipients: 'users',
    posts: false,
  },
  {
    id: 'komtrax',
    name: 'Komtrax and My Komatsu',
    makers: 'Komatsu',
    where: 'Look for the notification settings for cautions and abnormality codes.',
    recipients: 'either',
    posts: false,
  },
  {
    id: 'kubotanow',
    name: 'KubotaNOW',
    makers: 'Kubota',
    where: 'Look for the notification settings of the machine, and there for fault codes.',
    recipients: 'users',
    posts: false,
  },
  {
    id: 'liftconnect',
    name: 'Lift Connect',
    makers: 'Genie',
    where: 'Look for Alerts, and there for the rules or subscriptions of your fleet.',
    recipients: 'either',
    posts: false,
  },
  {
    id: 'livelink',
    name: 'LiveLink',
    makers: 'JCB',
    where: 'Look for the alert settings, and there for engine and machine health alerts.',
    recipients: 'either',
    posts: false,
  },
  {
    id: 'machineiq',
    name: 'Machine IQ',
    makers: 'Bobcat',
    where: 'Look for the notification settings of the account, and there for machine health or fault codes.',
    recipients: 'users',
    posts: false,
  },
  {
    id: 'samsara',
    name: 'Samsara',
    makers: 'Any brand',
    where: 'Open the alerts, and create one that an engine or machine fault code triggers, for all assets.',
    recipients: 'contacts',
    posts: true,
  },
  {
    id: 'sitewatch',
    name: 'SiteWatch',
    makers: 'CASE',
    where:
      'In the settings, open the notification assignments: they say which users or groups hear about which machines.',
    recipients: 'users',
    posts: false,
  },
  {
    id: 'trackunit',
    name: 'Trackunit',
    makers: 'Any brand, and many rental fleets',
    where: 'Look for Alerts or Notifications, and create one for machine fault codes.',
    recipients: 'either',
    posts: true,
  },
  {
    id: 'visionlink',
    name: 'VisionLink',
    makers: 'Caterpillar',
    where: 'Look for the alerts, and create one for fault codes: it covers both events and diagnostics.',
    recipients: 'contacts',
    posts: false,
  },
  {
    id: 'other',
    name: 'Another system',
    makers: '',
    where: 'Look for Alerts, Alarms or Notifications, usually in its settings or in your profile.',
    recipients: 'either',
    posts: true,
  },
];

/** How to use the company's address in a system. */
export function recipientWords({ recipients }: Pick<Provider, 'recipients'>): string {
  switch (recipients) {
    case 'address':
      return 'Add this address as a recipient of the emails.';
    case 'contacts':
      return 'Add this address as a contact, and choose the contact as a recipient of the emails.';
    case 'users':
      return `It emails its own users only. ${asUser}`;
    case 'either':
      return `Add this address as a recipient of the emails. If the system emails its own users only: ${asUser.charAt(0).toLowerCase()}${asUser.slice(1)}`;
  }
}

const asUser =
  'Add a user with this address who can see the machines, or have your own mailbox forward the alerts, as under From Gmail.';
