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

/** An account that gives a command; a confirmed caller is one. */
export interface AccountActor {
  readonly accountId: string;
  readonly companyId: string;
  readonly userType: UserType;
  readonly roleId: RoleId;
  readonly permissions: readonly Permission[];
  readonly fullName: string;
  /** What customers read instead of the name, where a repair company hides its technicians' names. */
  readonly shownName?: string;
}
export type Actor = AccountActor | 'system';

/** What is true at the moment of the command, and not of the order. */
export interface Situation {
  readonly actor: Actor;
  readonly now: Date;
  readonly source: UpdateSource;
}

/** An order with the rows beside it that decisions need. */
export interface OrderRecord {
  readonly order: Order;
  readonly faults: readonly FaultCode[];
  readonly offers: readonly Offer[];
  /** Its timeline, oldest first. */
  readonly updates: readonly OrderUpdate[];
}

/** An alert, as far as an order takes it over. */
export interface AlertFacts {
  readonly id: string;
  /** As the message states it, with its offset or without. */
  readonly detectedAt: string | null;
  readonly faultCodes: readonly FaultCode[];
  readonly priority: Priority;
  /** The order that it already belongs to. */
  readonly orderId: string | null;
}

/** A technician, asked about for one order at this moment. */
export interface TechnicianFacts extends OrderTechnician {
  /** Document 3 section 5. */
  readonly eligible: boolean;
  readonly card: TechnicianCard;
  readonly quote: FeeQuote;
  /** What `eligible` was judged by. */
  readonly abilities?: Abilities;
}

/** A technician that a wave alerts. */
export interface AlertedTechnician extends OrderTechnician {
  /** By air, from its homebase to the jobsite. */
  readonly miles: number;
  readonly score: number;
}

/** Where an order is, and whom it concerns: what both ways of making one have in common. */
export interface OrderSubject {
  readonly companyId: string;
  readonly equipment: OrderEquipment;
  readonly jobsite: Jobsite;
  readonly address: Address;
  readonly timeZone: string;
}

/** What an order is found by on a map, and read by on a clock. */
export interface Place {
  readonly address: Address;
  readonly timeZone: string;
}

/** Undefined leaves as it is; null clears. Persons and place are looked up already. */
export interface ApprovalEdits {
  readonly issue: string;
  /** Another owner than the approver: active, of the company, holding order_management. */
  readonly owner?: Person;
  readonly participants?: readonly Participant[];
  readonly serialNumber?: string | null;
  readonly model?: Pick<OrderEquipment, 'brand' | 'model' | 'modelId' | 'product'>;
  readonly jobsite?: Partial<Jobsite>;
  readonly place?: Place;
  /** Those to keep. */
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

/** Commands that make an order; `id` is the next of the counter. */
export type CreationCommand =
  | (OrderSubject & {
      readonly name: 'create';
      readonly id: string;
      /** The machine as its own row has it; null for one that comes to the company with this order. */
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

/** Commands on an order, each with the facts that its guard asks for. */
export type OrderCommand =
  | { readonly name: 'attachAlert'; readonly alert: AlertFacts }
  /** What a manager says that one of its alerts says; undefined leaves as it is. */
  | {
      readonly name: 'correctAlert';
      readonly alertId: string;
      readonly detectedAt: string | null;
      /** The alert's faults until now and from now on. */
      readonly faultsBefore: readonly FaultCode[];
      readonly faults: readonly FaultCode[];
      /** Codes that the order's other alerts report: they stay. */
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
      /** Who made the offer, as it is now; null where it is gone. `as-offered`: what the offer says of it, if that still holds. */
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
      /** False: the customer wants it private even where the rule would show it. */
      readonly visible: boolean;
      /** Unset: `simplified`, as for every new one. */
      readonly ratingSystem?: RatingSystem;
    }
  /** One wave of the search: whom it alerts, nearest eligible first. */
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
      /** A unit number that is not given stays. */
      readonly numbers: Pick<MachineNumbers, 'serialNumber'> & Partial<MachineNumbers>;
      /** As the machine's own row has them; null: as the order remembers them, if they still are so. */
      readonly known: MachineNumbers | null;
    }
  | {
      readonly name: 'updateParticipants';
      readonly customerIds: readonly string[];
      /** Those of them who are active people of the company. */
      readonly people: readonly Participant[];
    }
  | { readonly name: 'updateJobsite'; readonly edits: Partial<Jobsite> }
  | { readonly name: 'moveJobsite'; readonly edits: Partial<Jobsite>; readonly place: Place }
  | { readonly name: 'transfer'; readonly from: string; readonly to: Person }
  /** Codes that people read off the machine, and ids of those that do not belong to it. */
  | {
      readonly name: 'changeFaults';
      readonly add: readonly FaultCode[];
      readonly remove: readonly string[];
    }
  /** Tells the technicians of the present round once more who were alerted and have not answered. */
  | { readonly name: 'resendAlerts' }
  /** Whether the review stands on the technician's profile. */
  | { readonly name: 'moderateReview'; readonly visible: boolean }
  /** A reminder that is due: of an answer that is waited for, an offer that runs out, a question, or the booked service. */
  | {
      readonly name: 'remind';
      readonly reminder: 'availability';
      readonly matchingRound: number;
      /** Whom the round has alerted. */
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
      /** The time that it reminds of: another one by now, and it is left out. */
      readonly serviceDate: string;
      readonly serviceTime: string;
    };

/** Words and files that somebody adds. */
interface Note {
  readonly message: string | null;
  readonly files: readonly StoredFile[];
}

export type CommandName = OrderCommand['name'];
export type CommandOf<Name extends CommandName> = Extract<OrderCommand, { readonly name: Name }>;

/** A technician's hour: one order at a time. */
export type Slot = Pick<Schedule, 'serviceDate' | 'serviceTime'> & { readonly technicianId: string };

/** What else the transaction must write, beside the order, its faults, its timeline and its event. */
export type Effect =
  | { readonly kind: 'take-slot' | 'free-slot'; readonly slot: Slot }
  | { readonly kind: 'put-offer'; readonly offer: Offer }
  | { readonly kind: 'remove-offer'; readonly technicianId: string }
  /** The machine has this order pending or open: new alerts go there. `alone`: refused where it has another one. */
  | { readonly kind: 'expect-alerts'; readonly equipmentId: string; readonly alone: boolean }
  | { readonly kind: 'expect-no-alerts'; readonly equipmentId: string }
  | { readonly kind: 'file-alert'; readonly alertId: string; readonly attached: boolean }
  /** The company's name for this place; refused where another place has it. */
  | {
      readonly kind: 'claim-jobsite';
      readonly jobsite: Jobsite & { id: string; name: string };
      readonly isNew: boolean;
    }
  | MachineEffect
  /** The technician is still what its offer says of it, and may still be booked. */
  | {
      readonly kind: 'hold-technician';
      readonly technician: OrderTechnician;
      readonly abilities: Abilities;
    }
  | { readonly kind: 'change-balance'; readonly byCents: number }
  /** What a wave did, for operators and for the next wave, and the job in the list of each technician that it alerts. */
  | {
      readonly kind: 'record-wave';
      readonly wave: number;
      readonly radiusMiles: number;
      readonly technicians: readonly AlertedTechnician[];
    }
  /** Whether technicians nearby see the order among the jobs that they could serve. */
  | { readonly kind: 'show-nearby' }
  | { readonly kind: 'hide-nearby'; readonly address: Address };

/** What an accepted command does, all of it in one transaction. */
export interface OrderChange {
  readonly order: Order;
  /** The order's faults afterwards, and which of them to write and to remove. */
  readonly faults: readonly FaultCode[];
  readonly faultsToPut: readonly FaultCode[];
  readonly faultsToRemove: readonly string[];
  /** New entries of the timeline, and entries that are written again. */
  readonly updates: readonly OrderUpdate[];
  readonly event: { readonly name: OrderEventName; readonly detail: OrderEventDetail };
  readonly effects: readonly Effect[];
}

export type Decision = { readonly change: OrderChange } | Refused;

/** What a rule says of its command; the lifecycle makes the change of it. */
export interface Outline {
  readonly order?: Partial<Order>;
  readonly updates?: readonly TimelineEntry[];
  /** Where the table's own event is not the one. */
  readonly event?: OrderEventName;
  readonly faultsToPut?: readonly FaultCode[];
  readonly faultsToRemove?: readonly string[];
  readonly effects?: readonly Effect[];
  /** Entries of the timeline that stand already, as they are from now on. */
  readonly changedUpdates?: readonly OrderUpdate[];
  /** What else the event tells. */
  readonly about?: Pick<OrderEventDetail, 'technicianIds' | 'updateId'>;
}

export interface TimelineEntry {
  readonly type: UpdateType;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly expiredAt?: string;
  /** The entry that this one answers. */
  readonly parentId?: string;
  /** Said by the bot: `queued` until somebody looks on, one at a time. */
  readonly byBot?: 'now' | 'queued';
}

/** A rule of one command: its guard, and what it does. */
export type Rule<Name extends CommandName> = (
  record: OrderRecord,
  command: CommandOf<Name>,
  situation: Situation,
) => Outline | Refused;

/** The giver of a command as a timeline shows it; null for the service itself. */
export function personOf(actor: Actor): Person | null {
  return actor === 'system'
    ? null
    : { id: actor.accountId, fullName: actor.shownName ?? actor.fullName, picture: null };
}

/** The order that the id of one of its entries or offers begins with. */
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
