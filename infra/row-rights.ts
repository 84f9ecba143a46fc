import type { FunctionId } from './functions.ts';

/**
 * Which partitions of the one table a function may access, by how their keys begin. Unlisted functions have no access.
 * Anything missing here is refused on a laptop too; a test finds rows that a function's code doesn't name.
 */
export interface RowRights {
  /** Read by key, or queried. */
  readonly read?: readonly string[];
  /** Written, or checked in a transaction. */
  readonly write?: readonly string[];
  /** Queried through an index, whose partitions have keys of their own. */
  readonly list?: readonly string[];
}

/** What any command on an order writes: order, event, the command itself, and the claims it takes or releases. */
const byOrderCommands = [
  'ORDER#',
  'EVENT#',
  'COMMAND#',
  'COMPANY#',
  'ACCOUNT#',
  'TECHNICIAN#',
  'TECH_CELL#',
  'SLOT#',
  'OPEN_CELL#',
];

/** The end of an import: the run, the count of mails about unread messages, and the event that sends one. */
const byEndOfImport: RowRights = { read: ['RUN#', 'RATE#'], write: ['RUN#', 'RATE#', 'EVENT#'] };

/** What filing an alert writes. For an open order, what nearby technicians see is rewritten. */
const byFiling = ['ALERT#', 'COMPANY#', 'COUNTER', 'EVENT#', 'OPEN_CELL#', 'ORDER#'];

/** Senders record who was told what; they change no order. */
const bySenders = {
  read: ['ORDER#', 'SEARCH#', 'ACCOUNT#', 'COMPANY#'],
  write: ['NOTICE#', 'ACCOUNT#'],
  list: ['COMPANY#'],
} satisfies RowRights;

export const rowRights: { readonly [Id in FunctionId]?: RowRights } = {
  // Sign-in.
  'verify-challenge': { read: ['ACCOUNT#'], write: ['PASSKEY#', 'ACCOUNT#', 'WRONG_CODES#', 'EVENT#'] },
  'add-claims': { read: ['ACCOUNT#', 'COMPANY#'] },

  // API surfaces. The open one signs people in and up, and has no access to orders, machines or technicians.
  'api-public': {
    read: [
      'ACCOUNT#',
      'COMMAND#',
      'COMPANY#',
      'COMPANY_NAME#',
      'EMAIL#',
      'MAIL_DOMAIN#',
      'PHONE#',
      'RATE#',
      'SIGN_IN#',
      'SIGN_IN_HANDLE#',
      'SIGN_UP#',
      'TECH_COUNT#',
    ],
    write: [
      'ACCOUNT#',
      'ALERT_TOKEN#',
      'COMMAND#',
      'COMPANY#',
      'COMPANY_NAME#',
      'EMAIL#',
      'EVENT#',
      'MAIL_DOMAIN#',
      'PASSKEY#',
      'PHONE#',
      'RATE#',
      'SIGN_IN#',
      'SIGN_IN_HANDLE#',
      'SIGN_UP#',
      'WRONG_CODES#',
    ],
    list: ['COMPANY_NAMES'],
  },
  'api-app': {
    read: [
      'ACCOUNT#',
      'ALERT#',
      'COMMAND#',
      'COMPANY#',
      'CONTACT#',
      'EMAIL#',
      'LIST#',
      'LISTED#',
      'ORDER#',
      'PHONE#',
      'RATE#',
      'RUN#',
      'SEARCH#',
      'TECHNICIAN#',
      'TECH_NEAR#',
      'TEXTS#',
    ],
    write: [
      ...byOrderCommands,
      'ALERT#',
      'ALERT_TOKEN#',
      'COMPANY_NAME#',
      'CONTACT#',
      'COUNTER',
      'EMAIL#',
      'PHONE#',
      'PROVIDER_KEY#',
      'RATE#',
      'RUN#',
      'WRONG_CODES#',
    ],
    list: ['COMPANY#', 'LIST#', 'INCOMING#', 'OPEN_INCOMING#', 'WAITING_ALERTS#', 'WAITING_PHONE#'],
  },
  'api-tech': {
    read: [
      'ACCOUNT#',
      'COMMAND#',
      'COMPANY#',
      'OPEN_CELL#',
      'ORDER#',
      'RATE#',
      'SLOT#',
      'TECHNICIAN#',
      'TEXTS#',
    ],
    write: [...byOrderCommands, 'RATE#'],
    list: ['COMPANY#'],
  },
  'api-admin': {
    read: [
      'ACCOUNT#',
      'COMMAND#',
      'COMPANY#',
      'LIST#',
      'LISTED#',
      'MAIL_DOMAIN#',
      'ORDER#',
      'RATE#',
      'RUN#',
      'SEARCH#',
      'SLOT#',
      'TECHNICIAN#',
      'TECH_NEAR#',
    ],
    write: [
      ...byOrderCommands,
      'ALERT_TOKEN#',
      'COMPANY_NAME#',
      'EMAIL#',
      'MAIL_DOMAIN#',
      'PHONE#',
      'RATE#',
      'RUN#',
    ],
    list: ['COMPANY#', 'LIST#', 'COMPANY_NAMES', 'REPAIR_COMPANY_NAMES', 'OPEN_INCOMING#'],
  },

  // From the table to people's order lists.
  'index-orders': { read: ['LISTED#'], write: ['LISTED#', 'LIST#', 'ACCOUNT#'] },

  // Alerts: the doors, then the steps of alert-import.
  'receive-mail': {
    read: [
      'ACCOUNT#',
      'ALERT_TOKEN#',
      'COMMAND#',
      'COMPANY#',
      'EMAIL#',
      'ORDER#',
      'RATE#',
      'RUN#',
      'TECHNICIAN#',
    ],
    write: [...byOrderCommands, 'RATE#', 'RUN#'],
    list: ['COMPANY#'],
  },
  'receive-alert': {
    read: ['ALERT_POST#', 'COMPANY#', 'PROVIDER_KEY#', 'RATE#', 'RUN#'],
    write: ['ALERT_POST#', 'EVENT#', 'RATE#', 'RUN#'],
  },
  'read-message': { read: ['COMPANY#'] },
  'identify-machine': { read: ['COMPANY#'], write: ['COMPANY#', 'RUN#'] },
  'locate-machine': { read: ['COMPANY#'], write: ['RUN#'] },
  'save-alert': { read: ['ALERT#', 'COMPANY#', 'ORDER#'], write: [...byFiling, 'RUN#'] },
  'file-order': { read: ['COMPANY#', 'ORDER#', 'RUN#'], write: byFiling },
  'finish-import': byEndOfImport,
  'fail-import': byEndOfImport,
  'end-lost-run': byEndOfImport,

  // The search for technicians, and what it reads.
  'alert-wave': {
    read: ['ACCOUNT#', 'ORDER#', 'SEARCH#', 'TECH_NEAR#'],
    // What nearby technicians see of an open order is rewritten with it.
    write: ['EVENT#', 'OPEN_CELL#', 'ORDER#', 'SEARCH#', 'TECHNICIAN#'],
  },
  'keep-standing': { read: ['ORDER#', 'TECHNICIAN#'], write: ['TECHNICIAN#', 'TECH_CELL#'] },
  'file-technicians': {
    read: ['TECHNICIAN#', 'TECH_CELL#'],
    write: ['TECHNICIAN#', 'TECH_NEAR#', 'TECH_COUNT#'],
  },
  'follow-company': {
    read: ['ACCOUNT#', 'COMPANY#', 'TECHNICIAN#', 'TECH_CELL#'],
    write: ['ACCOUNT#', 'COMPANY#', 'TECHNICIAN#', 'TECH_CELL#'],
    list: ['COMPANY#'],
  },

  // Reminders.
  'set-reminders': { read: ['ORDER#'] },
  remind: {
    read: ['ACCOUNT#', 'ORDER#', 'SEARCH#'],
    write: ['EVENT#', 'OPEN_CELL#', 'ORDER#'],
    list: ['COMPANY#'],
  },

  // Messages to people, and from them.
  'send-email': bySenders,
  'send-push': bySenders,
  'send-sms': {
    ...bySenders,
    read: [...bySenders.read, 'TEXTS#', 'TEXT_PACE'],
    write: [...bySenders.write, 'TEXTS#', 'TEXT_PACE'],
  },
  'stop-mail': { read: ['EMAIL#', 'ACCOUNT#'], write: ['EMAIL#', 'ACCOUNT#'] },
  'receive-text': {
    read: ['ACCOUNT#', 'COMMAND#', 'COMPANY#', 'ORDER#', 'PHONE#', 'RATE#', 'TECHNICIAN#'],
    write: [...byOrderCommands, 'RATE#', 'TEXT#'],
    list: ['COMPANY#'],
  },
};
