import type { Escalation, OrderEventDetail } from '#events/orders.ts';
import type { AccountCard } from '#functions/accounts/account-rows.ts';
import type { OrderRecord } from '#functions/orders/order-commands.ts';
import type { Audience } from '#functions/platform/field-readers.ts';
import type { OrderUpdate } from '#schema/orders.ts';
import type { Permission } from '#schema/roles.ts';
import type { PushMessage } from '../channels/push-message.ts';

/** What goes out by each channel. Headers of a mail are those that are its own. */
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
 * The 16 types of document 2 section 3, and one for document 3 section 2: a colleague has joined by its work email. Each says to
 * the people who get it what it tells, as their settings list it.
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

/** Which side reads. */
export type Reader = 'customer' | 'technician';

/** Who a message goes to. `phone` is E.164. */
export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly phone: string | null;
}

/** What of an order messages are written from: the order as it stands now, and what the event says of what happened. */
export interface OrderFacts extends Pick<OrderRecord, 'order' | 'offers' | 'updates'> {
  readonly event: Pick<OrderEventDetail, 'at' | 'matchingRound' | 'technicianIds' | 'updateId'>;
  readonly now: Date;
  /** Miles by air from the homebases of those whom the search alerted. */
  readonly milesOf: ReadonlyMap<string, number>;
}

export type Person = Pick<AccountCard, 'id' | 'firstName' | 'lastName' | 'email'>;

/** Who reads it. */
export interface Reading {
  readonly recipientId: string;
  /** As what: the tables of fields (`field-readers.ts`) say what it may be told. */
  readonly audience: Audience;
  /** Of a conversation: what the reader has not looked at. */
  readonly unread?: readonly OrderUpdate[];
}

/** What is said, once for all channels: `forms.ts` makes of it what goes out by each. In plain text; empty parts are left out. */
export interface Words {
  /** Subject of the mail, and of the push as far as its last colon: what happened, with the order's number where it is short, to which machine. */
  readonly title: string;
  /** Paragraphs of the mail. */
  readonly lines: readonly string[];
  /** What a person wrote, in that person's words. */
  readonly quote?: string;
  /** What is told together, one after the other. */
  readonly parts?: readonly Part[];
  /** Label and value. */
  readonly facts?: readonly (readonly [string, string])[];
  /** One sentence: body of the push, and with `Ironcall: ` before and the link after it the text message (160 characters of GSM's alphabet where names are short). */
  readonly short: string;
  /** The one button of the mail, and the link of the push and the text; `path` begins with `/`. */
  readonly action: { readonly label: string; readonly path: string };
  /** Why this person gets it, as a sentence. */
  readonly why: string;
}

export interface Part extends Pick<Words, 'lines' | 'quote'> {
  readonly title?: string;
  readonly action?: Words['action'];
}

export type Write<Facts> = (facts: Facts, reading: Reading) => Words;

/** Of a customer company: those of these ids, those whose role holds every permission, or who are both. */
export interface CompanyAudience<Facts> {
  readonly accounts?: (facts: Facts) => readonly string[];
  /** But none of these. */
  readonly except?: (facts: Facts) => readonly string[];
  readonly permissions?: readonly Permission[];
}

/** What a kind of reader is told, and how the words go out. */
export interface Telling<Facts> {
  readonly write: Write<Facts>;
  /** A text follows where no push comes, or nobody has looked at it. Default: a text only where nothing else reaches somebody. */
  readonly matters?: Judged<Facts>;
  /** Quiet hours hold it back. Default: it comes at any hour. */
  readonly waits?: Judged<Facts>;
}

/** By the order as it stands, for one who reads. */
type Judged<Facts> = boolean | ((facts: Facts, reader: AccountCard) => boolean);

export interface NotificationType<Facts> {
  readonly name: NotificationName;
  /** The detail types of `events/notifications.ts` that bring it about. */
  readonly on: readonly string[];
  /** Of `order.escalated`: what nobody has acted on, and for how long by then. */
  readonly escalation?: { readonly of: Escalation; readonly afterMinutes: number };
  /**
   * Of a conversation: all that these readers are told of. One notice tells of everything that somebody has not looked at, by mail and
   * text after waiting for more of it and for that look (`gatheredEvents`); by that channel nothing follows until there was one.
   */
  readonly entriesFor?: (facts: Facts, reader: Reader) => readonly OrderUpdate[];
  /** False once what it says is over: a message that comes late must not send anybody to do what is done. */
  readonly holds: (facts: Facts) => boolean;
  readonly customer?: Telling<Facts> & { readonly to: CompanyAudience<Facts> };
  /** `to`: ids of technicians' accounts. */
  readonly technician?: Telling<Facts> & {
    readonly to: (facts: Facts) => readonly string[];
    /** Those who can't be booked are told, too. */
    readonly toOffice?: true;
  };
  /** To ops, at the environment's support address: whoever is on duty there, with no switch to turn. */
  readonly admin?: Telling<Facts>;
}
