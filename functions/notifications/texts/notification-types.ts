import type { AccountCard } from '#functions/accounts/account-rows.ts';
import type { NotificationType, OrderFacts, Person } from './notification.ts';
import {
  approver,
  booked,
  concerned,
  entryOf,
  following,
  isAbout,
  isAmongBest,
  isAnswered,
  isBooked,
  isFollowedBy,
  isIn,
  isOnAnotherDay,
  isSearching,
  isThatDay,
  offering,
  offeringBefore,
  offerOf,
  questionOf,
  said,
  sideOf,
  standingOffers,
  stillAsked,
  takingPart,
  tookOn,
  unanswered,
  writtenBy,
} from './order-facts.ts';
import * as customers from './texts-for-customers.ts';
import * as ops from './texts-for-ops.ts';
import * as technicians from './texts-for-technicians.ts';

/** Who is notified of a change to an order, how, and in which words. The person who made the change never is. */
export const orderNotifications: readonly NotificationType<OrderFacts>[] = [
  {
    name: 'pending-order-created',
    on: ['order.pending-created'],
    holds: isIn('pending'),
    customer: {
      to: { permissions: ['order_management', 'internal_notifications'] },
      waits: true,
      write: customers.pendingOrder,
    },
  },
  {
    name: 'order-created-or-approved',
    on: ['order.created', 'order.approved'],
    holds: isIn('open'),
    customer: { to: { accounts: takingPart }, write: customers.openOrder },
  },
  {
    name: 'order-created-or-approved',
    on: ['order.technicians-alerted'],
    holds: isSearching,
    technician: {
      to: stillAsked,
      matters: isAmongBest(concerned),
      waits: sleepsThrough,
      write: technicians.jobNearby,
    },
  },
  {
    name: 'order-created-or-approved',
    on: ['order.alerts-resent'],
    holds: isSearching,
    technician: {
      to: unanswered,
      matters: isAmongBest(unanswered),
      waits: sleepsThrough,
      write: technicians.jobNearby,
    },
  },
  {
    name: 'technician-available',
    on: ['order.reminded'],
    holds: (facts) => isAbout(facts, 'availability_reminder_sent') && isSearching(facts),
    technician: {
      to: stillAsked,
      waits: true,
      write: technicians.availabilityWanted,
    },
  },
  {
    name: 'technician-available',
    on: ['order.availability-submitted'],
    holds: (facts) => offerOf(facts) !== undefined,
    customer: {
      to: { accounts: takingPart, permissions: ['order_management'] },
      matters: true,
      waits: (facts, { id }) => !tookOn(facts, id),
      write: customers.technicianAvailable,
    },
  },
  {
    name: 'technician-available',
    on: ['order.escalated'],
    escalation: { of: 'offer-unseen', afterMinutes: 30 },
    holds: (facts) => isSearching(facts) && offerOf(facts) !== undefined,
    customer: {
      to: { except: takingPart, permissions: ['order_management'] },
      matters: true,
      waits: (facts, { id }) => !tookOn(facts, id),
      write: customers.broughtUp(customers.technicianAvailable),
    },
  },
  {
    name: 'technician-available',
    on: ['order.availability-requested'],
    // Technicians who answered have a new offer, and nobody asked about that one.
    holds: (facts) => isSearching(facts) && (offerOf(facts)?.requestedAt ?? null) !== null,
    technician: { to: concerned, matters: true, write: technicians.newTimeWanted },
  },
  {
    name: 'technician-available',
    on: ['order.reminded'],
    holds: (facts) =>
      isAbout(facts, 'availability_expiring_reminder_sent') &&
      standingOffers(facts).some(({ id }) => id === said(entryOf(facts), 'offerId')),
    technician: { to: concerned, waits: true, write: technicians.availabilityEnds },
  },
  {
    name: 'technician-assigned',
    on: ['order.technician-assigned'],
    holds: isBooked,
    customer: { to: { accounts: takingPart }, write: customers.technicianAssigned },
    technician: { to: booked, matters: true, write: technicians.booked },
  },
  {
    name: 'order-updated',
    on: ['order.rescheduled'],
    holds: isBooked,
    customer: { to: { accounts: takingPart }, matters: isThatDay, write: customers.rescheduled },
    technician: { to: booked, matters: true, write: technicians.rescheduled },
  },
  {
    name: 'order-updated',
    on: ['order.technician-unassigned'],
    holds: isSearching,
    customer: { to: { accounts: takingPart }, matters: true, write: customers.givenBack },
    technician: { to: concerned, matters: true, write: technicians.takenAway },
  },
  {
    name: 'order-updated',
    on: ['order.technician-marked-on-site'],
    holds: (facts) => isBooked(facts) && facts.order.presence.offSiteAt === null,
    customer: { to: { accounts: takingPart }, matters: true, write: customers.onSite },
    technician: { to: booked, write: technicians.markedOnSite },
  },
  {
    name: 'order-updated',
    on: ['order.technician-marked-off-site'],
    holds: (facts) => isBooked(facts) && facts.order.presence.offSiteAt !== null,
    customer: { to: { accounts: takingPart }, write: customers.offSite },
    technician: { to: booked, write: technicians.markedOffSite },
  },
  {
    name: 'order-updated',
    on: ['order.done-for-day'],
    holds: isBooked,
    customer: { to: { accounts: takingPart }, write: customers.doneForDay },
  },
  {
    name: 'order-updated',
    on: ['order.parts-needed'],
    holds: isBooked,
    customer: { to: { accounts: takingPart }, write: customers.partsNeeded },
  },
  {
    name: 'order-updated',
    on: ['order.completed'],
    holds: isIn('complete', 'invoiced'),
    customer: { to: { accounts: takingPart }, write: customers.completed },
  },
  {
    name: 'order-updated',
    on: ['order.message-posted'],
    holds: isIn('pending', 'open', 'scheduled', 'rescheduled', 'complete', 'invoiced'),
    entriesFor: ({ updates }, reader) =>
      updates.filter((entry) => entry.updateTypeName === 'message' && sideOf(entry) !== reader),
    // The other side only: colleagues read each other's messages in the chat.
    customer: {
      to: { accounts: (facts) => (sideOf(entryOf(facts)) === 'customer' ? [] : takingPart(facts)) },
      waits: isOnAnotherDay,
      write: customers.message,
    },
    technician: {
      to: (facts) => (sideOf(entryOf(facts)) === 'technician' ? [] : following(facts)),
      waits: isOnAnotherDay,
      write: technicians.message,
    },
  },
  {
    name: 'order-location-updated',
    on: ['order.jobsite-moved'],
    holds: isSearching,
    customer: { to: { accounts: takingPart }, write: customers.moved },
    technician: { to: offeringBefore, write: technicians.moved },
  },
  {
    name: 'order-location-updated',
    on: ['order.jobsite-changed'],
    holds: (facts) => isIn('pending')(facts) && writtenBy(facts, 'jobsite_address_updated') !== undefined,
    customer: { to: { accounts: takingPart }, waits: true, write: customers.moved },
  },
  {
    name: 'order-location-updated',
    on: ['order.jobsite-changed'],
    holds: isIn('open', 'scheduled', 'rescheduled'),
    // Site access is for the booked technician; the times are for everybody who plans to come.
    technician: {
      to: (facts) => {
        if (writtenBy(facts, 'jobsite_access_hours_updated') !== undefined) return following(facts);
        return writtenBy(facts, 'jobsite_arrival_instructions_updated') === undefined ? [] : booked(facts);
      },
      matters: isThatDay,
      write: technicians.wayInChanged,
    },
  },
  {
    name: 'order-updated',
    on: ['order.faults-changed'],
    holds: isIn('pending', 'open'),
    customer: { to: { accounts: takingPart }, waits: isIn('pending'), write: customers.faultsChanged },
    technician: { to: following, write: technicians.faultsChanged },
  },
  {
    name: 'order-cancelled',
    on: ['order.cancelled'],
    holds: isIn('cancelled'),
    customer: { to: { accounts: takingPart }, write: customers.cancelled },
    technician: {
      to: offering,
      matters: true,
      write: technicians.cancelled,
    },
  },
  {
    name: 'order-reopened',
    on: ['order.reopened'],
    holds: isSearching,
    customer: { to: { accounts: takingPart }, write: customers.reopened },
  },
  {
    name: 'order-reopened',
    on: ['order.pending-reopened'],
    holds: isIn('pending'),
    customer: {
      to: { permissions: ['order_management', 'internal_notifications'] },
      waits: true,
      write: customers.pendingAgain,
    },
  },
  {
    name: 'order-question-posted',
    on: ['order.question-asked'],
    holds: (facts) => isIn('open', 'scheduled', 'rescheduled')(facts) && !isAnswered(facts),
    customer: { to: { accounts: takingPart }, write: customers.questionPosted },
  },
  {
    name: 'order-question-posted',
    on: ['order.reminded'],
    holds: (facts) =>
      isAbout(facts, 'bot_service_question_asked') &&
      isIn('open', 'scheduled', 'rescheduled')(facts) &&
      !isAnswered(facts),
    customer: { to: { accounts: takingPart }, waits: isOnAnotherDay, write: customers.questionPosted },
  },
  {
    name: 'order-question-answered',
    on: ['order.question-answered'],
    holds: isIn('open', 'scheduled', 'rescheduled'),
    technician: {
      to: (facts) => {
        const asker = questionOf(facts)?.user?.id;
        return [...(asker === undefined ? [] : [asker]), ...following(facts)];
      },
      toOffice: true,
      write: technicians.questionAnswered,
    },
  },
  {
    name: 'order-flagged',
    on: ['order.issue-reported'],
    holds: () => true,
    admin: { write: ops.issueReported },
  },
  {
    name: 'order-flagged',
    on: ['order.search-ended'],
    holds: (facts) => isSearching(facts) && standingOffers(facts).length === 0,
    admin: { write: ops.nobodyFound },
  },
  {
    name: 'order-flagged',
    on: ['order.escalated'],
    escalation: { of: 'no-technician', afterMinutes: 120 },
    holds: (facts) => isSearching(facts) && standingOffers(facts).length === 0,
    customer: { to: { accounts: approver }, matters: true, write: customers.nobodyFound },
    admin: { write: ops.nobodyFound },
  },
  {
    name: 'review-created',
    on: ['order.reviewed'],
    holds: ({ order }) => order.review !== null,
    technician: { to: booked, matters: false, waits: true, write: technicians.reviewed },
  },
  {
    name: 'service-scheduled-reminder',
    on: ['order.reminded'],
    holds: (facts) => isAbout(facts, 'bot_service_scheduled_reminder') && isAtItsTime(facts),
    customer: { to: { accounts: takingPart }, waits: isOnAnotherDay, write: customers.serviceReminder },
    technician: { to: booked, waits: isOnAnotherDay, write: technicians.serviceReminder },
  },
  {
    name: 'service-start-reminder',
    on: ['order.reminded'],
    holds: (facts) => isAbout(facts, 'bot_service_start_reminder') && isAtItsTime(facts),
    customer: { to: { accounts: takingPart }, write: customers.serviceReminder },
    technician: { to: booked, matters: true, write: technicians.serviceReminder },
  },
  {
    name: 'service-status-reminder',
    on: ['order.reminded'],
    holds: (facts) =>
      isAbout(facts, 'bot_service_status_reminder') &&
      isAtItsTime(facts) &&
      !isFollowedBy(facts, 'technician_marked_on_site'),
    customer: { to: { accounts: takingPart }, write: customers.hasArrived },
    technician: { to: booked, matters: true, write: technicians.hasArrived },
  },
  {
    name: 'service-status-reminder',
    on: ['order.escalated'],
    // From the reminder that asks who is there.
    escalation: { of: 'nobody-there', afterMinutes: 60 },
    holds: (facts) => isAtItsTime(facts) && !isFollowedBy(facts, 'technician_marked_on_site'),
    customer: {
      to: { permissions: ['order_management'] },
      matters: true,
      write: customers.broughtUp(customers.hasArrived),
    },
    admin: { write: ops.nobodyThere },
  },
  {
    name: 'service-update-reminder',
    on: ['order.reminded'],
    holds: (facts) =>
      isAbout(facts, 'bot_service_update_reminder') &&
      isAtItsTime(facts) &&
      !isFollowedBy(facts, 'technician_marked_off_site', 'done_for_day', 'parts_needed'),
    technician: { to: booked, matters: true, write: technicians.updateWanted },
  },
  {
    name: 'service-update-reminder',
    on: ['order.reminded'],
    holds: (facts) => isAbout(facts, 'bot_reschedule_prompt') && isAtItsTime(facts),
    technician: { to: booked, waits: true, write: technicians.newDateWanted },
  },
];

/** The same, when somebody has joined a company. */
export const personNotifications: readonly NotificationType<Person>[] = [
  {
    name: 'colleague-joined',
    on: ['account.joined-company'],
    holds: () => true,
    customer: {
      to: { permissions: ['user_management', 'internal_notifications'] },
      matters: false,
      waits: true,
      write: customers.colleagueJoined,
    },
  },
];

/** The service is still at the time that the reminder names. */
function isAtItsTime(facts: OrderFacts): boolean {
  const { schedule } = facts.order;
  const entry = entryOf(facts);
  return (
    isBooked(facts) &&
    schedule?.serviceDate === said(entry, 'serviceDate') &&
    schedule.serviceTime === said(entry, 'serviceTime')
  );
}

/** New jobs come at any hour unless the person turned that off (document 3 section 10). */
function sleepsThrough(_facts: OrderFacts, { noJobsAtNight }: AccountCard): boolean {
  return noJobsAtNight;
}
