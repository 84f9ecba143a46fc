import type { Escalation, OrderEventDetail } from '#events/orders.ts';
import type { AccountCard } from '#functions/accounts/account-rows.ts';
import type { OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import type { Audience } from '#functions/platform/field-readers.ts';
import type { Permission } from '#schema/accounts/roles.ts';
import type { OrderUpdate } from '#schema/orders/order.ts';
import type { PushMessage } from '../channels/push-message.ts';

/** What each channel sends. `headers` are the mail's own additional ones. */
export interface TextOf {
  readonly email: {
    readonly subject: string;
    readonly text: string;
    readonly html: string;
    readonly headers?: Readonly<Record<string, string>>;
  };
  readonly sms: string;
  readonly push: PushMessage;
}
export type Channel = keyof TextOf;

/**
 * The 16 types of document 2 section 3, and one for document 3 section 2: a colleague joined by work email. The words are how
 * each side's settings list it.
 */
export const notificationNames = {
  'order-cancelled': {
    customer: 'An order is cancelled',
    technician: 'An order that you answered is cancelled',
  },
  'order-created-or-approved': { customer: 'An order is open', technician: 'A job is near you' },
  'order-flagged': { customer: 'No technician was found for an order that you approved' },
  'order-location-updated': {
    customer: 'The place of an order changes',
    technician: 'The place of a job, or the site access, changes',
  },
  'order-question-answered': { technician: 'A question is answered' },
  'order-question-posted': { customer: 'A technician has a question' },
  'order-reopened': { customer: 'An order is opened again' },
  'order-updated': {
    customer: 'A message, another time, arrivals and reports of the day',
    technician: 'A message, or a change of your job',
  },
  'pending-order-created': { customer: 'An order waits for approval' },
  'review-created': { technician: 'A customer has rated your job' },
  'service-scheduled-reminder': { customer: 'A service is tomorrow', technician: 'A job is tomorrow' },
  'service-start-reminder': {
    customer: 'A service begins in an hour',
    technician: 'A job begins in an hour',
  },
  'service-status-reminder': {
    customer: 'A technician is due and not marked as arrived',
    technician: 'You are due and not marked as arrived',
  },
  'service-update-reminder': { technician: 'A job waits for your report or a new date' },
  'technician-assigned': { customer: 'A technician is booked', technician: 'You are booked for a job' },
  'technician-available': {
    customer: 'A technician is available',
    technician: 'Your availability is wanted, or runs out',
  },
  'colleague-joined': { customer: 'A colleague has joined your company' },
} as const satisfies Record<string, { readonly [By in Reader]?: string }>;
export type NotificationName = keyof typeof notificationNames;

/** Which side reads it. */
export type Reader = 'customer' | 'technician';

/** Who a message goes to. `phone` is E.164; `companyId` is null for ops, who get only mail. */
export interface Recipient {
  readonly id: string;
  readonly companyId: string | null;
  readonly email: string;
  readonly phone: string | null;
}

/** What texts about an order are written from: the order as it is now, and what the event says happened. */
export interface OrderFacts extends Pick<OrderRecord, 'order' | 'offers' | 'updates'> {
  readonly event: Pick<OrderEventDetail, 'at' | 'matchingRound' | 'technicianIds' | 'updateId'>;
  readonly now: Date;
  /** Straight-line miles from the homebases of the alerted technicians. */
  readonly milesOf: ReadonlyMap<string, number>;
}

export type Person = Pick<AccountCard, 'id' | 'firstName' | 'lastName' | 'email'>;

/** Who reads it. */
export interface Reading {
  readonly recipientId: string;
  /** In what capacity, which decides what it may say (`field-readers.ts`). */
  readonly audience: Audience;
  /** For a conversation: what the reader hasn't seen. */
  readonly unread?: readonly OrderUpdate[];
}

/** What is said, once for all channels; `forms.ts` turns it into each. Plain text; empty parts are left out. */
export interface Words {
  /**
   * Subject of the mail, and title of the push up to its last colon: what happened, with the order's number where it is short,
   * and to which machine.
   */
  readonly title: string;
  /** Paragraphs of the mail. */
  readonly lines: readonly string[];
  /** What a person wrote, verbatim. */
  readonly quote?: string;
  /** Several notices in one. */
  readonly parts?: readonly Part[];
  /** Label and value. */
  readonly facts?: readonly (readonly [string, string])[];
  /**
   * One sentence: the body of the push, and the text message with `Ironcall: ` before and the link after it (160 characters of
   * GSM's alphabet if names are short).
   */
  readonly short: string;
  /** The only button of the mail, and the link of the push and the text; `path` begins with `/`. */
  readonly action: { readonly label: string; readonly path: string };
  /** Why this person gets it, as a sentence. */
  readonly why: string;
}

export interface Part extends Pick<Words, 'lines' | 'quote'> {
  readonly title?: string;
  readonly action?: Words['action'];
}

export type Write<Facts> = (facts: Facts, reading: Reading) => Words;

/** People of a customer company: those with these ids, those whose role has every permission, or both at once. */
export interface CompanyAudience<Facts> {
  readonly accounts?: (facts: Facts) => readonly string[];
  /** Except these. */
  readonly except?: (facts: Facts) => readonly string[];
  readonly permissions?: readonly Permission[];
}

/** What one kind of reader gets, and how it goes out. */
export interface Telling<Facts> {
  readonly write: Write<Facts>;
  /**
   * A text follows if no push arrives or nobody has looked. Default: a text only if nothing else reaches the person.
   */
  readonly matters?: Judged<Facts>;
  /** Quiet hours hold it back. Default: it comes at any hour. */
  readonly waits?: Judged<Facts>;
}

/** Fixed, or decided by the order as it is, for one reader. */
type Judged<Facts> = boolean | ((facts: Facts, reader: AccountCard) => boolean);

export interface NotificationType<Facts> {
  readonly name: NotificationName;
  /** Detail types of `events/notifications.ts` that cause it. */
  readonly on: readonly string[];
  /** For `order.escalated`: what nobody has acted on, and for how long. */
  readonly escalation?: { readonly of: Escalation; readonly afterMinutes: number };
  /**
   * For a conversation: every entry these readers are notified of. One notice covers all that somebody hasn't seen;
   * mail and text wait a little for more, and for a look (`gatheredEvents`). After it the channel stays silent until
   * somebody looks.
   */
  readonly entriesFor?: (facts: Facts, reader: Reader) => readonly OrderUpdate[];
  /** False once it no longer holds: a late message must not ask for something already done. */
  readonly holds: (facts: Facts) => boolean;
  readonly customer?: Telling<Facts> & { readonly to: CompanyAudience<Facts> };
  /** `to`: ids of technicians' accounts. */
  readonly technician?: Telling<Facts> & {
    readonly to: (facts: Facts) => readonly string[];
    /** Also tells office staff, who can't be booked. */
    readonly toOffice?: true;
  };
  /** To ops, at the environment's support address. They cannot turn it off. */
  readonly admin?: Telling<Facts>;
}
