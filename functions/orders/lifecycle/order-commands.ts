import type { OrderEventDetail, OrderEventName } from '#events/orders.ts';
import type { CorrectedMachine } from '#functions/equipment/machine-corrected.ts';
import type {
  MachineEffect,
  MachineNumbers,
  MachineReading,
} from '#functions/equipment/machine-effects.rules.ts';
import type { Refused } from '#functions/platform/refusal.ts';
import type { Abilities } from '#functions/technicians/technician-rows.ts';
import type { CreditUsage } from '#schema/accounts/account.ts';
import type { Permission, RoleId, UserType } from '#schema/accounts/roles.ts';
import type { FaultCode } from '#schema/alerts/faults.ts';
import type { Priority } from '#schema/alerts/severity.ts';
import type { StoredFile } from '#schema/files.ts';
import type { OrderEquipment, OrderUpdate, Participant, Person } from '#schema/orders/order.ts';
import type {
  CancellationReason,
  ComplaintReason,
  OperationalState,
  RatingSystem,
  RejectionReason,
  SafetyRisk,
  UpdateSource,
  UpdateType,
} from '#schema/orders/order-values.ts';
import type { Address, Jobsite } from '#schema/places/places.ts';
import type { FeeQuote, TechnicianCard } from '#schema/technicians/technician.ts';
import type { Offer, Order, OrderTechnician, Schedule } from '../order.ts';
import type { ServiceReminder } from '../reminders/reminder-times.rules.ts';

/** An account that gives a command, such as a confirmed caller. */
export interface AccountActor {
  readonly accountId: string;
  readonly companyId: string;
  readonly userType: UserType;
  readonly roleId: RoleId;
  readonly permissions: readonly Permission[];
  readonly fullName: string;
  /** Shown to customers instead of the name, if the repair company hides its technicians' names. */
  readonly shownName?: string;
}
export type Actor = AccountActor | 'system';

/** The circumstances of a command, apart from the order. */
export interface Situation {
  readonly actor: Actor;
  readonly now: Date;
  readonly source: UpdateSource;
}

/** An order with the other rows that decisions need. */
export interface OrderRecord {
  readonly order: Order;
  readonly faults: readonly FaultCode[];
  readonly offers: readonly Offer[];
  /** Timeline, oldest first. */
  readonly updates: readonly OrderUpdate[];
}

/** What an order takes over from an alert. */
export interface AlertFacts {
  readonly id: string;
  /** As the message states it, with or without an offset. */
  readonly detectedAt: string | null;
  readonly faultCodes: readonly FaultCode[];
  readonly priority: Priority;
  /** The order that it already belongs to. */
  readonly orderId: string | null;
}

/** A technician in regard to one order, as of now. */
export interface TechnicianFacts extends OrderTechnician {
  /** Document 3 section 5. */
  readonly eligible: boolean;
  readonly card: TechnicianCard;
  readonly quote: FeeQuote;
  /** What `eligible` was based on. */
  readonly abilities?: Abilities;
}

/** A technician that a wave alerts. */
export interface AlertedTechnician extends OrderTechnician {
  /** By air, from the homebase to the jobsite. */
  readonly miles: number;
  readonly score: number;
}

/** The machine, place and company of an order, however it is created. */
export interface OrderSubject {
  readonly companyId: string;
  readonly equipment: OrderEquipment;
  readonly jobsite: Jobsite;
  readonly address: Address;
  readonly timeZone: string;
}

/** An address with its IANA time zone. */
interface Place {
  readonly address: Address;
  readonly timeZone: string;
}

/**
 * The manager's edits on approval. Undefined leaves a field as it is, null clears it. People and place have been looked
 * up.
 */
export interface ApprovalEdits {
  readonly issue: string;
  /** An owner other than the approver: an active person of the company with order_management. */
  readonly owner?: Person;
  readonly participants?: readonly Participant[];
  readonly serialNumber?: string | null;
  readonly model?: Pick<OrderEquipment, 'brand' | 'model' | 'modelId' | 'product'>;
  readonly jobsite?: Partial<Jobsite>;
  readonly place?: Place;
  /** Ids of the faults to keep. */
  readonly faultCodeIds?: readonly string[];
  readonly contactName?: string | null;
  readonly contactPhone?: string | null;
  readonly errorCodes?: readonly string[];
  readonly poNumber?: string | null;
}

interface RatingAttribute {
  readonly id: string;
  readonly minRating: number;
  readonly maxRating: number;
}

/** Commands that create an order; `id` is from `nextOrderId`. */
export type CreationCommand =
  | (OrderSubject & {
      readonly name: 'create';
      readonly id: string;
      /** The machine as its own row has it; null if it is new to the company. */
      readonly known: MachineReading | null;
      readonly credit: CreditUsage;
      readonly owner: Person;
      readonly participants: readonly Participant[];
      readonly issue: string;
      readonly errorCodes: readonly string[];
      readonly poNumber: string | null;
      readonly contactName: string | null;
      readonly contactPhone: string | null;
      readonly operationalStatus: OperationalState | null;
      readonly safetyRisk: SafetyRisk | null;
    })
  | (OrderSubject & {
      readonly name: 'createFromEquipmentAlert';
      readonly id: string;
      readonly alert: AlertFacts;
    });

/** Commands on an order, with the facts that their rules need. */
export type OrderCommand =
  | { readonly name: 'attachAlert'; readonly alert: AlertFacts }
  /** A manager's correction of one of its alerts. Undefined leaves as it is. */
  | {
      readonly name: 'correctAlert';
      readonly alertId: string;
      readonly detectedAt: string | null;
      /** The alert's faults before and after. */
      readonly faultsBefore: readonly FaultCode[];
      readonly faults: readonly FaultCode[];
      /** Codes that the order's other alerts report, which stay. */
      readonly codesElsewhere: readonly string[];
      readonly machine?: CorrectedMachine | undefined;
      readonly place?: (Place & { readonly jobsite: Jobsite | null }) | undefined;
    }
  | { readonly name: 'approvePendingOrder'; readonly edits: ApprovalEdits; readonly credit: CreditUsage }
  | {
      readonly name: 'rejectPendingOrder';
      readonly reason: RejectionReason;
      readonly custom: string | null;
    }
  | { readonly name: 'reopenPendingOrder' }
  | { readonly name: 'reopen'; readonly credit: CreditUsage }
  | { readonly name: 'cancel'; readonly reason: CancellationReason; readonly custom: string | null }
  | {
      readonly name: 'submitAvailability';
      readonly technician: TechnicianFacts;
      readonly serviceDate: string;
      readonly serviceTime: string;
      readonly expiredAt: string | null;
    }
  | { readonly name: 'removeAvailability'; readonly technician: OrderTechnician }
  | { readonly name: 'requestNewAvailability'; readonly offerId: string }
  | {
      readonly name: 'assignTechnician';
      readonly offerId: string;
      /** Who made the offer, as of now; null if gone. `as-offered`: by what the offer says, which the write checks. */
      readonly technician: Pick<TechnicianFacts, 'id' | 'eligible'> | 'as-offered' | null;
    }
  | {
      readonly name: 'reschedule';
      readonly serviceDate: string;
      readonly serviceTime: string;
      readonly message: string | null;
    }
  | { readonly name: 'unassign'; readonly message: string | null }
  | { readonly name: 'markTechnicianPresence'; readonly presence: 'on-site' | 'off-site' }
  | ({ readonly name: 'doneForDay' } & Note)
  | ({ readonly name: 'partsNeeded' } & Note)
  | ({ readonly name: 'complete'; readonly hours: number } & Note)
  | { readonly name: 'invoice'; readonly amountCents: number }
  | { readonly name: 'recordPayment'; readonly amountCents: number }
  | { readonly name: 'reportIssue'; readonly issue: ComplaintReason; readonly description: string | null }
  | {
      readonly name: 'reviewJob';
      readonly rating: number;
      readonly description: string | null;
      readonly attributes: readonly RatingAttribute[];
      /** False if the customer wants it private even where it could be public. */
      readonly visible: boolean;
      /** Defaults to `simplified`, as in every new review. */
      readonly ratingSystem?: RatingSystem;
    }
  /** One wave of the search and the technicians it alerts. */
  | {
      readonly name: 'alertTechnicians';
      readonly matchingRound: number;
      readonly wave: number;
      readonly radiusMiles: number;
      readonly technicians: readonly AlertedTechnician[];
    }
  | { readonly name: 'endSearch'; readonly matchingRound: number }
  | ({ readonly name: 'postMessage' } & Note)
  | {
      readonly name: 'askQuestion';
      readonly question: string;
      readonly asker: { readonly city: string; readonly state: string };
    }
  | {
      readonly name: 'answerQuestion';
      readonly questionId: string;
      readonly answer: string;
      readonly files: readonly StoredFile[];
    }
  | { readonly name: 'deliverChatbotUpdate'; readonly updateId: string }
  | { readonly name: 'updatePoNumber'; readonly poNumber: string | null }
  | {
      readonly name: 'updateSerialNumber';
      /** Without a unit number, the machine keeps its own. */
      readonly numbers: Pick<MachineNumbers, 'serialNumber'> & Partial<MachineNumbers>;
      /** As the machine's own row has them. Null: as the order has them, which the write checks. */
      readonly known: MachineNumbers | null;
    }
  | {
      readonly name: 'updateParticipants';
      readonly customerIds: readonly string[];
      /** The ones who are active people of the company. */
      readonly people: readonly Participant[];
    }
  | { readonly name: 'updateJobsite'; readonly edits: Partial<Jobsite> }
  | { readonly name: 'moveJobsite'; readonly edits: Partial<Jobsite>; readonly place: Place }
  | { readonly name: 'transfer'; readonly from: string; readonly to: Person }
  /** Codes that people read off the machine, and ids of faults to remove. */
  | {
      readonly name: 'changeFaults';
      readonly add: readonly FaultCode[];
      readonly remove: readonly string[];
    }
  /** Alerts the current round's technicians who haven't answered again. */
  | { readonly name: 'resendAlerts' }
  /** Whether the review is shown on the technician's profile. */
  | { readonly name: 'moderateReview'; readonly visible: boolean }
  /** A reminder that is due: about missing answers, an expiring offer, a question, or the booked service. */
  | {
      readonly name: 'remind';
      readonly reminder: 'availability';
      readonly matchingRound: number;
      /** The technicians that the round alerted. */
      readonly alerted: readonly Pick<AlertedTechnician, 'id' | 'score'>[];
    }
  | {
      readonly name: 'remind';
      readonly reminder: 'availability-expiring';
      readonly offerId: string;
    }
  | {
      readonly name: 'remind';
      readonly reminder: 'question';
      readonly questionId: string;
    }
  | {
      readonly name: 'remind';
      readonly reminder: ServiceReminder;
      /** The reminder is dropped if the service's time has changed. */
      readonly serviceDate: string;
      readonly serviceTime: string;
    };

/** A text and files. */
interface Note {
  readonly message: string | null;
  readonly files: readonly StoredFile[];
}

export type CommandName = OrderCommand['name'];
export type CommandOf<Name extends CommandName> = Extract<OrderCommand, { readonly name: Name }>;

/** A technician's time slot: one order at a time. */
export type Slot = Pick<Schedule, 'serviceDate' | 'serviceTime'> & { readonly technicianId: string };

/** What else the transaction writes, beside the order, its faults, timeline and event. */
export type Effect =
  | { readonly kind: 'take-slot' | 'free-slot'; readonly slot: Slot }
  | { readonly kind: 'put-offer'; readonly offer: Offer }
  | { readonly kind: 'remove-offer'; readonly technicianId: string }
  /** New alerts of the machine go to this order. With `alone` it is refused if the machine has another order. */
  | { readonly kind: 'expect-alerts'; readonly equipmentId: string; readonly alone: boolean }
  | { readonly kind: 'expect-no-alerts'; readonly equipmentId: string }
  | { readonly kind: 'file-alert'; readonly alertId: string; readonly attached: boolean }
  /** The company's name for this place; refused if another place has it. */
  | {
      readonly kind: 'claim-jobsite';
      readonly jobsite: Jobsite & { id: string; name: string };
      readonly isNew: boolean;
    }
  | MachineEffect
  /** Checks that the technician still matches the offer and can be booked. */
  | {
      readonly kind: 'hold-technician';
      readonly technician: OrderTechnician;
      readonly abilities: Abilities;
    }
  | { readonly kind: 'change-balance'; readonly byCents: number }
  /** Records the wave, for operators and the next wave, and lists the job for each technician it alerts. */
  | {
      readonly kind: 'record-wave';
      readonly wave: number;
      readonly radiusMiles: number;
      readonly technicians: readonly AlertedTechnician[];
    }
  /** Shows or hides the order in the job lists of technicians nearby. */
  | { readonly kind: 'show-nearby' }
  | { readonly kind: 'hide-nearby'; readonly address: Address };

/** What an accepted command writes, in one transaction. */
export interface OrderChange {
  readonly order: Order;
  /** The order's faults afterwards, and which of them to write and to remove. */
  readonly faults: readonly FaultCode[];
  readonly faultsToPut: readonly FaultCode[];
  readonly faultsToRemove: readonly string[];
  /** Timeline entries to write, new or changed. */
  readonly updates: readonly OrderUpdate[];
  readonly event: { readonly name: OrderEventName; readonly detail: OrderEventDetail };
  readonly effects: readonly Effect[];
}

export type Decision = { readonly change: OrderChange } | Refused;

/** A rule's part of a change; the lifecycle adds the rest. */
export interface Outline {
  readonly order?: Partial<Order>;
  readonly updates?: readonly TimelineEntry[];
  /** Replaces the table's event. */
  readonly event?: OrderEventName;
  readonly faultsToPut?: readonly FaultCode[];
  readonly faultsToRemove?: readonly string[];
  readonly effects?: readonly Effect[];
  /** Existing timeline entries that change. */
  readonly changedUpdates?: readonly OrderUpdate[];
  /** Further details of the event. */
  readonly about?: Pick<OrderEventDetail, 'technicianIds' | 'updateId'>;
}

export interface TimelineEntry {
  readonly type: UpdateType;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly expiredAt?: string;
  /** The entry that this one answers. */
  readonly parentId?: string;
  /** Said by the bot. `queued` entries are shown one at a time, once somebody looks. */
  readonly byBot?: 'now' | 'queued';
}

/** The rule of one command: its checks and what it does. */
export type Rule<Name extends CommandName> = (
  record: OrderRecord,
  command: CommandOf<Name>,
  situation: Situation,
) => Outline | Refused;

/** The actor as the timeline shows them; null for the system. */
export function personOf(actor: Actor): Person | null {
  return actor === 'system'
    ? null
    : { id: actor.accountId, fullName: actor.shownName ?? actor.fullName, picture: null };
}

/** The order id in the id of a timeline entry or offer. */
export function orderOf(childId: string): string {
  return childId.slice(0, childId.indexOf('.'));
}

/** Id of the n-th timeline entry of an order. */
export function updateId(orderId: string, sequence: number): string {
  return `${orderId}.${String(sequence).padStart(6, '0')}`;
}

/** Id of the timeline entry that a command adds first. */
export function nextUpdateId(order: Pick<Order, 'id' | 'lastUpdate'>): string {
  return updateId(order.id, order.lastUpdate + 1);
}
