import { describe, expect, it } from 'vitest';
import type { Job } from '#local/demo/job-view.ts';
import { jobIn, nextPlay, nothingKnown, type OrderMemory, takesUp, withNews } from '#local/demo/plays.ts';

const now = Date.parse('2026-11-22T15:00:00Z');
const minute = 60_000;

function jobOf(order: Partial<Job['order']> = {}, canServe = true): Job {
  return {
    canServe,
    order: {
      id: '10001',
      status: 'open',
      matchingRound: 1,
      timeZone: 'America/Chicago',
      equipment: { brand: 'Komatsu', model: 'PC210LC-11', product: 'Excavator' },
      jobsite: { accessHoursStart: null, accessHoursEnd: null },
      address: { lat: 38.95, long: -92.33 },
      serviceDate: null,
      serviceTime: null,
      technicianId: null,
      ordersTechnicians: [],
      ordersUpdates: [],
      ...order,
    },
  };
}

const offer = {
  technicianId: 'acc_me',
  serviceDate: '2026-11-23',
  serviceTime: '09:00:00',
  updatedAt: '2026-11-22T10:00:00.000Z',
  expiredAt: null,
  requestedAt: null,
};
const message = (sequence: number, source: string) => ({
  id: `10001.00000${sequence}`,
  updateTypeName: 'message',
  data: { message: 'Hello?' },
  source,
  user: { id: source === 'techapp' ? 'acc_me' : 'acc_dana' },
});
const offered: OrderMemory = { ...nothingKnown, offers: [{ technicianId: 'acc_me', matchingRound: 1 }] };
const play = (job: Job, memory: OrderMemory = nothingKnown, isNearest = false) =>
  nextPlay(job, 'acc_me', memory, { now, isNearest });

/** How many technicians take up an order of so many who hear of it by push, mail and text in turn. */
function takenUpOf(told: number): number {
  let memory: OrderMemory = nothingKnown;
  for (let index = 0; index < told * 3; index += 1) {
    const id = `acc_${index % told}`;
    const takenUp = takesUp(memory, id, now + index);
    memory = withNews(memory, id, { now: now + index, takenUp });
  }
  return Object.keys(memory.takenUp).length;
}

it('a job is found in a text, a mail or a push', () => {
  const navigate = 'http://localhost:3000/tech/jobs/10007';
  const push = { payload: '', navigate, urgency: 'high', topic: null, subscription: 'acc_t001' };

  expect(jobIn({ text: `Offer your time: ${navigate}` })).toBe('10007');
  expect(jobIn({ text: 'Offer your time', push })).toBe('10007');
  expect(jobIn({ text: '117851 is your Ironcall code' })).toBeUndefined();
});

describe('Taking up an order', () => {
  it.each([
    [1, 1],
    [3, 3],
    [4, 3],
    [6, 4],
    [25, 5],
  ])('out of %i technicians who hear of it is done by %i', (told, takenUp) => {
    expect(takenUpOf(told)).toBe(takenUp);
  });

  it('is left to others in a later search', () => {
    const earlier = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, now]));
    const memory = { ...nothingKnown, heard: earlier, takenUp: earlier };

    expect(takesUp(memory, 'acc_f', now + minute)).toBe(false);
    expect(takesUp(memory, 'acc_f', now + 12 * minute)).toBe(true);
  });
});

describe('A technician looking at an open order', () => {
  it('asks a question first if nearest, and then offers', () => {
    expect(play(jobOf(), nothingKnown, true)).toEqual({ name: 'ask' });
    expect(play(jobOf(), { ...nothingKnown, asker: 'acc_me', hasAsked: true }, true)).toMatchObject({
      name: 'offer',
    });
  });

  it('asks nothing if another technician already asks', () => {
    expect(play(jobOf(), { ...nothingKnown, asker: 'acc_other' }, true)).toMatchObject({ name: 'offer' });
  });

  it('offers once per round', () => {
    expect(play(jobOf(), offered)).toBeUndefined();
    expect(play(jobOf({ matchingRound: 2 }), offered)).toMatchObject({ name: 'offer' });
  });

  it('leaves it if unable to serve it, or if five have offered', () => {
    const five = Array.from({ length: 5 }, (_, index) => ({
      technicianId: `acc_${index}`,
      matchingRound: 1,
    }));

    expect(play(jobOf({}, false))).toBeUndefined();
    expect(play(jobOf(), { ...nothingKnown, offers: five })).toBeUndefined();
  });

  it('offers again only if the offer has expired and a new time is requested', () => {
    const requestedAt = '2026-11-22T14:00:00.000Z';

    expect(play(jobOf({ ordersTechnicians: [offer] }), offered)).toBeUndefined();
    expect(play(jobOf({ ordersTechnicians: [{ ...offer, requestedAt }] }), offered)).toEqual({
      name: 'offer',
      occasion: `again ${requestedAt}`,
    });
  });
});

describe('A customer’s message', () => {
  const job = jobOf({
    ordersTechnicians: [offer],
    ordersUpdates: [message(1, 'ironcall'), message(2, 'ironcall')],
  });

  it('is answered once per burst by the technician who offered first', () => {
    expect(play(job, offered)).toEqual({ name: 'reply', message: '10001.000002', words: 'Hello?' });
    expect(play(job, { ...offered, answeredMessage: '10001.000002' })).toBeUndefined();
  });

  it('is left to the technician who offered first', () => {
    const offers = [{ technicianId: 'acc_first', matchingRound: 1 }, ...offered.offers];

    expect(play(job, { ...offered, offers })).toBeUndefined();
  });

  it('is the only kind that is answered', () => {
    const chat = jobOf({ ordersTechnicians: [offer], ordersUpdates: [message(1, 'techapp')] });

    expect(play(chat, offered)).toBeUndefined();
  });
});

describe('A booked technician', () => {
  const booked = {
    status: 'scheduled',
    technicianId: 'acc_me',
    serviceDate: '2026-11-23',
    serviceTime: '09:00:00',
    ordersUpdates: [
      {
        id: '10001.000007',
        updateTypeName: 'technician_scheduled',
        data: { technicianId: 'acc_me' },
        source: 'ironcall',
        user: { id: 'acc_dana' },
      },
    ],
  };

  it('says thanks once per booking', () => {
    expect(play(jobOf(booked))).toEqual({ name: 'thank', booking: '10001.000007' });
    expect(play(jobOf(booked), { ...nothingKnown, thankedFor: '10001.000007' })).toBeUndefined();
  });

  it('says nothing if somebody else is booked', () => {
    expect(play(jobOf({ ...booked, technicianId: 'acc_other' }), offered)).toBeUndefined();
  });
});
