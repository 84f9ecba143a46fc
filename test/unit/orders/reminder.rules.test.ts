import { describe, expect, test } from 'vitest';
import type { OrderCommand, OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import { type ServiceReminder, serviceReminders } from '#functions/orders/reminders/reminder-times.rules.ts';
import {
  actorOf,
  changeOf,
  monday,
  noCreditLimit,
  offeredBy,
  openOrder,
  refusalOf,
  scheduledOrder,
  situationOf,
  stepOf,
  technicianOf,
} from '#test/support/orders.ts';

const at = (time: string) => situationOf('system', new Date(time));

describe('A reminder of an expiring offer', () => {
  test('is a bot entry, and an event about its technician', () => {
    const { record, command } = offered();

    const change = changeOf(record, command, at('2026-03-02T17:30:00.000Z'));

    expect(change.updates).toMatchObject([
      {
        updateTypeName: 'availability_expiring_reminder_sent',
        source: 'heavebot',
        user: null,
        isQueued: false,
        data: { technicianId: 'acc_TechnicianOwner', offerId: record.offers[0]?.id },
      },
    ]);
    expect(change.event).toMatchObject({
      name: 'order.reminded',
      detail: { technicianIds: ['acc_TechnicianOwner'] },
    });
  });

  test('is refused once the offer has expired, changed, or been booked', () => {
    const { record, command } = offered();
    const changed = offered(record);
    const booked = stepOf(
      record,
      { name: 'assignTechnician', offerId: record.offers[0]?.id ?? '', technician: technicianOf() },
      situationOf(),
    );

    expect(refusalOf(record, command, at('2026-03-02T18:00:00.000Z')).code).toBe('CONFLICT');
    expect(refusalOf(changed.record, command, at('2026-03-02T17:30:00.000Z')).code).toBe('CONFLICT');
    expect(refusalOf(booked, command, at('2026-03-02T17:30:00.000Z')).code).toBe('CONFLICT');
  });
});

describe('A reminder of an unanswered job', () => {
  const twentyPastNine = at('2026-03-02T15:20:00.000Z');
  const alerted = Array.from({ length: 30 }, (_, index) => ({ id: `acc_${index}`, score: index }));

  test('goes to the best 25 of those alerted who have said neither yes nor no', () => {
    const yes = answering('acc_29', openOrder());
    const yesAndNo = answeringNo('acc_28', answering('acc_28', yes));

    const change = changeOf(yesAndNo, availability(), twentyPastNine);

    expect(change.event).toMatchObject({
      name: 'order.reminded',
      detail: { technicianIds: Array.from({ length: 25 }, (_, index) => `acc_${27 - index}`) },
    });
    expect(change.updates).toMatchObject([
      {
        updateTypeName: 'availability_reminder_sent',
        source: 'heavebot',
        user: null,
        data: { matchingRound: 1, technicians: 25 },
      },
    ]);
  });

  test('is refused if everybody has answered, or five offers are live', () => {
    const five = [1, 2, 3, 4, 5].reduce((record, each) => answering(`acc_${each}`, record), openOrder());
    const one = [{ id: 'acc_1', score: 1 }];

    expect(refusalOf(answering('acc_1', openOrder()), availability(one), twentyPastNine).code).toBe(
      'CONFLICT',
    );
    expect(refusalOf(openOrder(), availability([]), twentyPastNine).code).toBe('CONFLICT');
    expect(refusalOf(five, availability(), twentyPastNine).code).toBe('CONFLICT');
  });

  test('is refused once the order is booked, or open in another round', () => {
    const reopened = stepOf(
      stepOf(openOrder(), { name: 'cancel', reason: 'just_exploring', custom: null }, situationOf()),
      { name: 'reopen', credit: noCreditLimit },
      situationOf(),
    );

    expect(refusalOf(scheduledOrder(), availability(), twentyPastNine).code).toBe('CONFLICT');
    expect(refusalOf(reopened, availability(), twentyPastNine).code).toBe('CONFLICT');
  });

  test('is given once per round', () => {
    const given = stepOf(openOrder(), availability(), twentyPastNine);

    expect(refusalOf(given, availability(), twentyPastNine).code).toBe('CONFLICT');
  });

  function availability(to: readonly { id: string; score: number }[] = alerted): OrderCommand {
    return { name: 'remind', reminder: 'availability', matchingRound: 1, alerted: to };
  }
});

describe('A reminder of a question', () => {
  const halfPastNine = at('2026-03-02T15:30:00.000Z');

  test('repeats its words below it', () => {
    const { record, command } = asked();

    const change = changeOf(record, command, halfPastNine);

    expect(change.updates).toMatchObject([
      {
        updateTypeName: 'bot_service_question_asked',
        parentId: record.updates.at(-1)?.id,
        source: 'heavebot',
        data: { asked: 'Is a lift on site?' },
      },
    ]);
    expect(change.event.detail.updateId).toBe(change.updates[0]?.id);
  });

  test('is given once, and does not count as the answer', () => {
    const { record, command, answer } = asked();

    const reminded = stepOf(record, command, halfPastNine);

    expect(refusalOf(reminded, command, halfPastNine).code).toBe('CONFLICT');
    expect(changeOf(reminded, answer, situationOf()).updates).toMatchObject([
      { updateTypeName: 'service_question_answered' },
    ]);
  });

  test('is refused once it is answered', () => {
    const { record, command, answer } = asked();

    expect(refusalOf(stepOf(record, answer, situationOf()), command, halfPastNine).code).toBe('CONFLICT');
  });

  function asked() {
    const record = stepOf(
      openOrder(),
      {
        name: 'askQuestion',
        question: 'Is a lift on site?',
        asker: { city: 'Belleville', state: 'IL' },
      },
      situationOf(actorOf('TechnicianOwner')),
    );
    const questionId = record.updates.at(-1)?.id ?? '';
    return {
      record,
      command: { name: 'remind', reminder: 'question', questionId } as const,
      answer: { name: 'answerQuestion', questionId, answer: 'Yes', files: [] } as const,
    };
  }
});

describe('A reminder of the service', () => {
  const atSeven = at('2026-03-03T13:00:00.000Z');
  const atNine = at('2026-03-03T15:00:00.000Z');
  const atSix = at('2026-03-04T00:00:00.000Z');
  const nextMorning = at('2026-03-04T14:00:00.000Z');

  test.each([
    ['service-scheduled', 'bot_service_scheduled_reminder', atSeven, scheduledOrder()],
    ['service-start', 'bot_service_start_reminder', atSeven, scheduledOrder()],
    ['service-status', 'bot_service_status_reminder', atNine, scheduledOrder()],
    ['service-update', 'bot_service_update_reminder', atSix, onSite()],
    ['reschedule-prompt', 'bot_reschedule_prompt', nextMorning, scheduledOrder()],
  ] as const)('%s is a bot entry, given once: %s', (reminder, updateTypeName, when, record) => {
    const change = changeOf(record, remindOf(reminder), when);

    expect(change.updates).toMatchObject([
      {
        updateTypeName,
        source: 'heavebot',
        data: { serviceDate: '2026-03-03', serviceTime: '08:00:00' },
      },
    ]);
    expect(change.event).toMatchObject({
      name: 'order.reminded',
      detail: { updateId: change.updates[0]?.id },
    });
    expect(change.order.status).toBe('scheduled');
    const given = stepOf(record, remindOf(reminder), when);
    expect(refusalOf(given, remindOf(reminder), when).code).toBe('CONFLICT');
  });

  test.each(serviceReminders)('%s is refused if the service has moved to another time', (reminder) => {
    const moved = stepOf(
      onSite(),
      { name: 'reschedule', serviceDate: '2026-03-03', serviceTime: '13:00:00', message: null },
      situationOf(actorOf('TechnicianOwner')),
    );

    expect(refusalOf(moved, remindOf(reminder), atSix).code).toBe('CONFLICT');
  });

  test.each(serviceReminders)(
    '%s is refused once the job is given back, and once it is complete',
    (reminder) => {
      const givenBack = technicianDoes(onSite(), { name: 'unassign', message: null });
      const done = technicianDoes(onSite(), { name: 'complete', hours: 2, message: 'Done', files: [] });

      expect(refusalOf(givenBack, remindOf(reminder), atSix).code).toBe('CONFLICT');
      expect(refusalOf(done, remindOf(reminder), atSix).code).toBe('INVALID_TRANSITION');
    },
  );

  test('is given again to a technician booked for the same time after another gave it back', () => {
    const reminded = stepOf(scheduledOrder(), remindOf('service-start'), atSeven);
    const open = technicianDoes(reminded, { name: 'unassign', message: null });
    const offeredAgain = answering('acc_other', open);
    const again = stepOf(
      offeredAgain,
      {
        name: 'assignTechnician',
        offerId: offeredAgain.offers.find(({ technician }) => technician.id === 'acc_other')?.id ?? '',
        technician: technicianOf({ id: 'acc_other' }),
      },
      situationOf(),
    );

    expect(changeOf(again, remindOf('service-start'), atSeven).updates).toHaveLength(1);
  });

  test('is refused if it is late and the service has begun', () => {
    const late = at('2026-03-03T14:00:00.000Z');

    expect(refusalOf(scheduledOrder(), remindOf('service-scheduled'), late).code).toBe('CONFLICT');
    expect(refusalOf(scheduledOrder(), remindOf('service-start'), late).code).toBe('CONFLICT');
  });

  test('does not ask whether the technician has come if that was marked, or after that day', () => {
    const gone = technicianDoes(
      onSite(),
      { name: 'markTechnicianPresence', presence: 'off-site' },
      atNine.now,
    );

    expect(refusalOf(onSite(), remindOf('service-status'), atNine).code).toBe('CONFLICT');
    expect(refusalOf(gone, remindOf('service-status'), atNine).code).toBe('CONFLICT');
    expect(refusalOf(scheduledOrder(), remindOf('service-status'), nextMorning).code).toBe('CONFLICT');
  });

  test('asks again whether the technician has come if they left and moved the visit to later that day', () => {
    const gone = technicianDoes(
      onSite(),
      { name: 'markTechnicianPresence', presence: 'off-site' },
      atNine.now,
    );
    const later = technicianDoes(
      gone,
      { name: 'reschedule', serviceDate: '2026-03-03', serviceTime: '14:00:00', message: null },
      atNine.now,
    );

    const change = changeOf(
      later,
      { name: 'remind', reminder: 'service-status', serviceDate: '2026-03-03', serviceTime: '14:00:00' },
      at('2026-03-03T21:00:00.000Z'),
    );

    expect(change.updates).toMatchObject([{ updateTypeName: 'bot_service_status_reminder' }]);
  });

  test.each([
    ['never came', scheduledOrder()],
    [
      'has left',
      technicianDoes(onSite(), { name: 'markTechnicianPresence', presence: 'off-site' }, atNine.now),
    ],
    [
      'is done for the day',
      technicianDoes(onSite(), { name: 'doneForDay', message: null, files: [] }, atNine.now),
    ],
    ['needs parts', technicianDoes(onSite(), { name: 'partsNeeded', message: null, files: [] }, atNine.now)],
  ])('does not ask how the day went if the technician %s', (_, record) => {
    expect(refusalOf(record, remindOf('service-update'), atSix).code).toBe('CONFLICT');
  });

  test('asks how the day went when the access hours end, even if they were extended', () => {
    const longer = stepOf(
      onSite(),
      { name: 'updateJobsite', edits: { accessHoursStart: '08:00:00', accessHoursEnd: '20:00:00' } },
      situationOf(),
    );

    expect(refusalOf(longer, remindOf('service-update'), atSix).code).toBe('CONFLICT');
    expect(
      changeOf(longer, remindOf('service-update'), at('2026-03-04T02:00:00.000Z')).updates,
    ).toMatchObject([{ updateTypeName: 'bot_service_update_reminder' }]);
  });

  test.each([
    ['the technician was there and said nothing', onSite()],
    [
      'it needs parts',
      technicianDoes(onSite(), { name: 'partsNeeded', message: null, files: [] }, atNine.now),
    ],
    [
      'the day was not enough',
      technicianDoes(onSite(), { name: 'doneForDay', message: null, files: [] }, atNine.now),
    ],
  ])('asks for a new date if %s and none was set', (_, record) => {
    expect(changeOf(record, remindOf('reschedule-prompt'), nextMorning).updates).toMatchObject([
      { updateTypeName: 'bot_reschedule_prompt' },
    ]);
  });
});

function remindOf(reminder: ServiceReminder): OrderCommand {
  return { name: 'remind', reminder, serviceDate: '2026-03-03', serviceTime: '08:00:00' };
}

/** Booked for Tuesday at eight, and on site at five past. */
function onSite(): OrderRecord {
  return technicianDoes(
    scheduledOrder(),
    { name: 'markTechnicianPresence', presence: 'on-site' },
    new Date('2026-03-03T14:05:00.000Z'),
  );
}

function technicianDoes(record: OrderRecord, command: OrderCommand, now: Date = monday): OrderRecord {
  return stepOf(record, command, situationOf(actorOf('TechnicianOwner'), now));
}

function answering(id: string, record: OrderRecord): OrderRecord {
  return offeredBy(record, { id });
}

function answeringNo(id: string, record: OrderRecord): OrderRecord {
  const technician = technicianOf({ id });
  return stepOf(
    record,
    { name: 'removeAvailability', technician },
    situationOf(actorOf('TechnicianOwner', { accountId: id })),
  );
}

/** An offer made on Monday at nine, live for three hours, and the reminder of the order's first one. */
function offered(before: OrderRecord = openOrder()): { record: OrderRecord; command: OrderCommand } {
  const record = offeredBy(before);
  const [offer] = record.offers;
  return {
    record,
    command: { name: 'remind', reminder: 'availability-expiring', offerId: offer?.id ?? '' },
  };
}
