import type { Escalation, OrderEventDetail } from '#events/orders.ts';
import { inLines } from '#functions/notifications/texts/in-lines.ts';
import type { OrderFacts } from '#functions/notifications/texts/notification.ts';
import { newest } from '#functions/notifications/texts/order-facts.ts';
import { updatesAfter } from '#functions/orders/lifecycle/change.rules.ts';
import { offersAfter } from '#functions/orders/lifecycle/offers.rules.ts';
import type {
  Decision,
  OrderCommand,
  OrderRecord,
  TechnicianFacts,
} from '#functions/orders/lifecycle/order-commands.ts';
import { createOrder, decide } from '#functions/orders/lifecycle/order-lifecycle.ts';
import { isRefused } from '#functions/platform/refusal.ts';
import { escalationOf } from '#functions/reminders/escalations.rules.ts';
import { type FaultCode, faultCode } from '#schema/alerts/faults.ts';
import { orderEquipment } from '#schema/orders/order.ts';
import { address, jobsite } from '#schema/places/places.ts';
import type { Cast } from './cast.ts';
import { samplePeople } from './sample-people.ts';

/** Something that happened to an order, and the order right after it. */
export interface Occasion {
  readonly name: string;
  readonly escalation?: Escalation | undefined;
  readonly facts: OrderFacts;
}

/** Everything that can happen to an order and cause a notice, made by the lifecycle's own commands. */
export function sampleOccasions(cast: Cast): readonly Occasion[] {
  const occasions: Occasion[] = [];
  const { by, colleague, technician, other } = samplePeople(cast);
  const milesOf = new Map([technician, other].map(({ id }, place) => [id, 12 + place]));

  const tell = (
    name: string,
    record: OrderRecord,
    event: Omit<OrderEventDetail, 'id' | 'version'>,
    at: string,
  ) => {
    const facts = { ...inLines(record), event, milesOf, now: new Date(at) };
    occasions.push({ name, escalation: event.escalation, facts });
  };
  const decided = (decision: Decision, before: Pick<OrderRecord, 'offers' | 'updates'>, at: string) => {
    if (isRefused(decision)) throw new Error(`A sample order cannot go on: ${decision.refusal.message}`);
    const { order, faults, effects, updates, event } = decision.change;
    const record = {
      order,
      faults,
      offers: offersAfter(before.offers, effects),
      updates: updatesAfter(before.updates, updates),
    };
    tell(event.name, record, event.detail, at);
    return record;
  };
  const does = (who: keyof typeof by, record: OrderRecord, command: OrderCommand, at: string): OrderRecord =>
    decided(decide(record, command, { ...by[who], now: new Date(at) }), record, at);
  const bringUp = (of: Escalation, record: OrderRecord, at: string) => {
    const { id: orderId, companyId, status, matchingRound } = record.order;
    const due = escalationOf(of, record, new Date(at));
    if (due === undefined) throw new Error(`Nothing of a sample order calls for ${of}.`);
    const detail = { at, companyId, orderId, status, matchingRound, actorId: null };
    tell('order.escalated', record, { ...detail, escalation: of, ...due.about }, at);
  };

  const begins = { ...by.system, now: new Date(monday.eight) };
  const pending = does(
    'manager',
    decided(createOrder(alertedMachine(cast), begins), { offers: [], updates: [] }, monday.eight),
    { name: 'updateParticipants', customerIds: [colleague.id], people: [colleague] },
    monday.eight,
  );
  does('manager', pending, moveTo('Festus'), monday.nine);
  const rejected = does(
    'manager',
    pending,
    { name: 'rejectPendingOrder', reason: 'not_critical', custom: null },
    monday.nine,
  );
  does('manager', rejected, { name: 'reopenPendingOrder' }, monday.nine);

  const open = does('manager', pending, approval, monday.nine);
  does('manager', open, moreFaults, monday.ten);
  does('system', open, { name: 'endSearch', matchingRound: 1 }, monday.ten);
  bringUp('no-technician', open, monday.noon);
  const alerted = does(
    'system',
    open,
    {
      name: 'alertTechnicians',
      matchingRound: 1,
      wave: 1,
      radiusMiles: 60,
      technicians: [technician, other].map((each) => ({ ...each, miles: 12, score: 1 })),
    },
    monday.nine,
  );
  does('admin', alerted, { name: 'resendAlerts' }, monday.ten);
  does(
    'system',
    alerted,
    {
      name: 'remind',
      reminder: 'availability',
      matchingRound: 1,
      alerted: [technician, other].map(({ id }) => ({ id, score: 1 })),
    },
    monday.ten,
  );
  const asked = does(
    'technician',
    alerted,
    {
      name: 'askQuestion',
      question: 'Is there a lift on site, or do I bring one?',
      asker: { city: 'Columbia', state: 'MO' },
    },
    monday.ten,
  );
  const questionId = newest(asked, 'service_question_asked')?.id ?? '';
  does('system', asked, { name: 'remind', reminder: 'question', questionId }, monday.noon);
  does(
    'manager',
    asked,
    {
      name: 'answerQuestion',
      questionId,
      answer: 'There is a 60 ft boom lift by the east abutment.',
      files: [],
    },
    monday.noon,
  );
  const offered = does('technician', alerted, offerOf(technician), monday.ten);
  bringUp('offer-unseen', offered, monday.noon);
  does('manager', offered, moveTo('Festus'), monday.noon);
  does('manager', offered, moreFaults, monday.noon);
  does('manager', offered, otherWayIn, monday.noon);
  does('manager', offered, { name: 'cancel', reason: 'no_longer_need_service', custom: null }, monday.noon);
  const offerId = offered.offers[0]?.id ?? '';
  does('system', offered, { name: 'remind', reminder: 'availability-expiring', offerId }, monday.noon);
  const ended = does('technician', alerted, { ...offerOf(technician), expiredAt: monday.noon }, monday.ten);
  does('manager', ended, { name: 'requestNewAvailability', offerId: ended.offers[0]?.id ?? '' }, monday.one);
  const cancelled = does(
    'manager',
    open,
    { name: 'cancel', reason: 'other', custom: 'Sold the machine' },
    monday.noon,
  );
  does('manager', cancelled, { name: 'reopen', credit }, monday.one);

  const booked = does('manager', offered, { name: 'assignTechnician', offerId, technician }, monday.noon);
  does('manager', booked, otherWayIn, monday.one);
  const written = does('technician', booked, say('Rolling out at 7.'), monday.one);
  does('technician', written, say('Please have the machine parked on level ground.'), monday.one);
  does('manager', booked, say('Gate 2 is locked, come in by the quarry road.'), monday.one);
  does(
    'technician',
    booked,
    {
      name: 'reschedule',
      serviceDate: '2026-03-04',
      serviceTime: '10:30',
      message: 'The part ships a day late.',
    },
    monday.one,
  );
  does('technician', booked, { name: 'unassign', message: 'My truck broke down.' }, monday.one);
  does('admin', booked, { name: 'unassign', message: null }, monday.one);
  const remind = (
    record: OrderRecord,
    reminder: Extract<OrderCommand, { serviceDate: string; reminder: string }>['reminder'],
    at: string,
  ) => does('system', record, { name: 'remind', reminder, ...service }, at);
  remind(booked, 'service-scheduled', monday.one);
  remind(booked, 'service-start', tuesday.seven);
  bringUp('nobody-there', remind(booked, 'service-status', tuesday.nine), tuesday.ten);
  does(
    'manager',
    booked,
    { name: 'reportIssue', issue: 'late_arrival', description: 'Two hours late, and no call.' },
    tuesday.ten,
  );

  does('manager', booked, { name: 'markTechnicianPresence', presence: 'on-site' }, tuesday.eight);
  const there = does(
    'technician',
    booked,
    { name: 'markTechnicianPresence', presence: 'on-site' },
    tuesday.eight,
  );
  does('manager', there, { name: 'markTechnicianPresence', presence: 'off-site' }, tuesday.ten);
  does(
    'technician',
    there,
    { name: 'doneForDay', message: 'Back tomorrow at 7 with the harness.', files: [] },
    tuesday.six,
  );
  does(
    'technician',
    there,
    { name: 'partsNeeded', message: 'NOx sensor, part 478-1534.', files: [] },
    tuesday.ten,
  );
  remind(there, 'service-update', tuesday.six);
  remind(there, 'reschedule-prompt', '2026-03-04T13:00:00.000Z');
  const complete = does(
    'technician',
    there,
    {
      name: 'complete',
      hours: 3,
      message: 'Replaced the outlet NOx sensor and cleared the codes.',
      files: [],
    },
    tuesday.ten,
  );
  for (const visible of [true, false]) {
    does(
      'manager',
      complete,
      { name: 'reviewJob', rating: 5, description: 'Quick and clean.', attributes: [], visible },
      tuesday.six,
    );
  }
  return occasions;
}

/** Local time in Missouri. */
const monday = {
  eight: '2026-03-02T14:00:00.000Z',
  nine: '2026-03-02T15:00:00.000Z',
  ten: '2026-03-02T16:00:00.000Z',
  noon: '2026-03-02T18:00:00.000Z',
  one: '2026-03-02T19:00:00.000Z',
};
const tuesday = {
  seven: '2026-03-03T13:00:00.000Z',
  eight: '2026-03-03T14:00:00.000Z',
  nine: '2026-03-03T15:00:00.000Z',
  ten: '2026-03-03T16:00:00.000Z',
  six: '2026-03-04T00:00:00.000Z',
};
const service = { serviceDate: '2026-03-03', serviceTime: '08:00:00' };
const credit = { balance: 0, creditLimit: null, creditUsagePercent: 0, creditLimitExceeded: false };

const approval: OrderCommand = {
  name: 'approvePendingOrder',
  edits: {
    issue: 'The engine derates after ten minutes under load.',
    contactName: 'Ray Cole',
    contactPhone: '+15735550142',
    poNumber: 'PO-4471',
  },
  credit,
};
const moreFaults: OrderCommand = {
  name: 'changeFaults',
  add: [faultOf('flt_2', 'E0363(2)', 'Low hydraulic oil level')],
  remove: ['flt_1'],
};
const otherWayIn: OrderCommand = {
  name: 'updateJobsite',
  edits: {
    accessHoursStart: '06:00:00',
    accessHoursEnd: '14:00:00',
    arrivalInstructions: 'Gate 5. Call Ray from the scale house.',
  },
};

function say(message: string): OrderCommand {
  return { name: 'postMessage', message, files: [] };
}

function offerOf(technician: TechnicianFacts) {
  return { name: 'submitAvailability', technician, ...service, expiredAt: null } as const;
}

function moveTo(city: string): OrderCommand {
  const place = { ...bridge, address1: '7 Quarry Rd', city, zip: '63028', lat: 38.22, long: -90.396 };
  return { name: 'moveJobsite', edits: {}, place: { address: place, timeZone: 'America/Chicago' } };
}

const bridge = address.parse({
  address1: null,
  address2: null,
  city: '',
  county: 'Boone County',
  state: 'MO',
  country: 'US',
  zip: '65279',
  lat: 38.9742,
  long: -92.4956,
});

function faultOf(id: string, fault: string, name: string): FaultCode {
  return faultCode.parse({
    id,
    fault,
    name,
    severity: 'high',
    statedSeverity: 'unknown',
    assessedSeverity: 'high',
    issueDescription: name,
    symptomDescription: null,
    riskDescription: null,
    recommendation: null,
    count: 1,
    countLastThirtyDays: 1,
    lastTriggeredAt: monday.eight,
    verified: 'unverified',
    user: null,
    confidence: 0.9,
  });
}

function alertedMachine({ brand, model, unitNumber, jobsite: name, street, city }: Cast) {
  const faultCodes = [faultOf('flt_1', 'SPN 3226 FMI 18', 'Aftertreatment outlet NOx')];
  return {
    name: 'createFromEquipmentAlert',
    id: '10007',
    alert: { id: 'alt_1', detectedAt: monday.eight, faultCodes, priority: 'high', orderId: null },
    companyId: 'com_customer',
    equipment: orderEquipment.parse({
      id: 'equ_1',
      brand,
      model,
      modelId: null,
      product: 'Excavator',
      serialNumber: 'YBN10412',
      unitNumber,
      hours: 6188,
    }),
    jobsite: jobsite.parse({
      id: 'job_1',
      name,
      accessHoursStart: '07:00:00',
      accessHoursEnd: '17:30:00',
      arrivalInstructions:
        'Come in from the outer road, past the laydown yard. Park below the east abutment.',
      requirements: ['hard_hat', 'safety_vest'],
    }),
    address: { ...bridge, address1: street, city },
    timeZone: 'America/Chicago',
  } as const;
}
