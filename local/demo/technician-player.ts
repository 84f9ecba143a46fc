import { registerToggle, type Toggle } from '../console/controls.ts';
import { type InboxMessage, readAlong } from '../console/inbox.ts';
import type { Runtime } from '../runtime.ts';
import { hasSignedIn } from '../services/cognito/tokens.ts';
import { createAgenda, type Outcome } from './agenda.ts';
import { dice } from './dice.ts';
import { ironwood } from './ironwood.ts';
import { bookingOf, type Job, readJob } from './job-view.ts';
import { hoursToOffer, instantAt, inWords, type ServiceTime } from './jobsite-clock.ts';
import { answerTo, questionsAbout, thanksFor } from './player-words.ts';
import {
  jobIn,
  nextPlay,
  nothingKnown,
  type OrderMemory,
  type Play,
  takesUp,
  talkedAbout,
  withNews,
} from './plays.ts';
import { type ProductApi, productApi, Refusal } from './product-api.ts';
import { repairNetwork } from './repair-network.ts';
import { createServiceDay, type Visit } from './service-day.ts';

/** The demo's technicians. */
export interface TechnicianPlayer {
  /** Upcoming or current booked services, earliest first. */
  visits(): readonly Visit[];
  /** The newest orders that technicians have taken up, each with one who could write about it. */
  conversations(): { readonly orderId: string; readonly technicianId: string }[];
  readonly api: ProductApi;
  /** Continues with an order whose booking has already been thanked for. */
  goOnWith(job: Job): void;
  stop(): void;
}

/**
 * Plays the demo's technicians as people would: they learn of orders from the product's messages and answer through
 * the technician API in their own names. Their plans are stored on disk, at times of the runtime's clock, and each
 * change has an idempotency key, so a killed runtime continues where it was and nothing happens twice. Ironwood's
 * people are left alone, and so is anyone who has signed in by hand.
 */
export function startTechnicianPlayer(
  runtime: Runtime,
  { initially }: { readonly initially: boolean },
): TechnicianPlayer {
  const { technicians } = repairNetwork();
  const played = technicians.filter(({ companyId }) => companyId !== ironwood.id);
  const byAddress = new Map(
    played.flatMap((technician) => [
      [technician.phone, technician],
      [technician.email, technician],
    ]),
  );
  const byId = new Map(played.map((technician) => [technician.id, technician]));
  const memories = runtime.durable<OrderMemory>('demo-orders');
  const recall = (orderId: string): OrderMemory => memories.get(orderId) ?? nothingKnown;
  const api = productApi(runtime, 'technicians');

  const answers = registerToggle(runtime, { ...answersToggle, initially });
  const works = registerToggle(runtime, {
    ...worksToggle,
    initially,
    changed: (on) => {
      if (on) visits.takeUp();
    },
  });

  const onFailed = (key: string, error: unknown): void =>
    runtime.log(
      'info',
      `demo technician, ${key}: left (${error instanceof Error ? error.message : String(error)})`,
    );
  const visits = createAgenda<Visit>(runtime, {
    name: 'demo-visits',
    run: createServiceDay(runtime, api, () => works.on),
    givenUp: 'waits',
    onFailed,
  });
  const looks = createAgenda<Look>(runtime, { name: 'demo-looks', run: look, givenUp: 'dropped', onFailed });

  readAlong(runtime, hear);
  visits.takeUp();
  looks.takeUp();

  return {
    visits: () =>
      [...visits.entries()]
        .map(([, { what }]) => what)
        .sort((one, other) => instantAt(one, one.timeZone) - instantAt(other, other.timeZone)),
    conversations: () =>
      [...memories.entries()]
        .sort(([one], [other]) => Number(other) - Number(one))
        .flatMap(([orderId, { offers, takenUp }]) => {
          const technicianId =
            visits.get(orderId)?.what.technicianId ?? offers[0]?.technicianId ?? Object.keys(takenUp)[0];
          return technicianId === undefined ? [] : [{ orderId, technicianId }];
        }),
    api,
    goOnWith: (job) => {
      const { id, technicianId } = job.order;
      if (technicianId === null || !byId.has(technicianId)) return;
      planVisit(job, technicianId);
      memories.put(id, talkedAbout(job, technicianId, runtime.clock.now()));
    },
    stop: () => {
      looks.stop();
      visits.stop();
    },
  };

  /** A message has arrived. Called while it is being stored: nothing here may wait. */
  function hear(message: InboxMessage): void {
    if (!(answers.on || works.on)) return;
    const technician = byAddress.get(message.to);
    const orderId = jobIn(message);
    if (technician === undefined || orderId === undefined) return;
    const now = runtime.clock.now();
    const memory = recall(orderId);
    const takenUp = takesUp(memory, technician.id, now);
    memories.put(orderId, withNews(memory, technician.id, { now, takenUp }));
    if (!takenUp) return;
    const isNews = memory.takenUp[technician.id] === undefined;
    const roll = dice(`${orderId} ${technician.id} ${now}`)();
    const delay = isNews ? 2_000 + 10_000 * roll : 2_500 + 2_500 * roll;
    looks.put(`${orderId} ${technician.id}`, { orderId, technicianId: technician.id }, now + delay);
  }

  async function look({ orderId, technicianId }: Look): Promise<Outcome<Look>> {
    if (hasSignedIn(runtime, technicianId)) return 'done';
    // Before reading it: anything later is reported again.
    if (answers.on) await api.call(technicianId, 'technicians.jobs.markAsRead', { orderId });
    const job = await ask(technicianId, orderId);
    planVisit(job, technicianId);
    if (!answers.on) return 'done';
    const now = runtime.clock.now();
    const play = nextPlay(job, technicianId, recall(orderId), {
      now,
      isNearest: isNearest(job, technicianId),
    });
    if (play === undefined) return 'done';
    await carryOut(play, job, technicianId);
    // After one step look again: there may be another.
    const pause = 3_000 + 2_000 * dice(`${orderId} ${technicianId} ${play.name}`)();
    return { what: { orderId, technicianId }, due: runtime.clock.now() + pause };
  }

  async function ask(technicianId: string, orderId: string): Promise<Job> {
    return readJob(await api.call(technicianId, 'technicians.jobs.byId', { id: orderId }));
  }

  async function carryOut(play: Play, job: Job, technicianId: string): Promise<void> {
    const { id, equipment, timeZone } = job.order;
    const call = (procedure: string, input: object, ...once: string[]) =>
      api.call(technicianId, `technicians.jobs.${procedure}`, input, [id, ...once]);
    const say = (message: string, ...once: string[]) =>
      call('createOrderUpdate', { orderId: id, data: { message, files: [] } }, ...once);
    switch (play.name) {
      case 'ask': {
        const [question = ''] = questionsAbout(equipment);
        remember(id, () => ({ asker: technicianId }));
        await call('askQuestion', { id, question }, 'first');
        remember(id, () => ({ hasAsked: true }));
        return;
      }
      case 'offer': {
        const time = timeFor(job, technicianId);
        await call('submitAvailability', { id, ...time, expiredAt: null }, play.occasion);
        const { matchingRound } = job.order;
        remember(id, ({ offers }) => ({
          offers: offers.some(
            (offer) => offer.technicianId === technicianId && offer.matchingRound === matchingRound,
          )
            ? offers
            : [...offers, { technicianId, matchingRound }],
        }));
        return;
      }
      case 'thank': {
        const booking = bookingOf(job, technicianId);
        if (booking !== undefined) await say(thanksFor(equipment, inWords(booking, timeZone)), play.booking);
        remember(id, () => ({ thankedFor: play.booking }));
        return;
      }
      case 'reply': {
        await say(answerTo(play.words, bookingOf(job, technicianId) !== undefined), play.message);
        remember(id, () => ({ answeredMessage: play.message }));
        return;
      }
    }
  }

  /** Uses the current memory: others may have changed it during a call. */
  function remember(orderId: string, change: (memory: OrderMemory) => Partial<OrderMemory>): void {
    const memory = recall(orderId);
    memories.put(orderId, { ...memory, ...change(memory) });
  }

  function planVisit(job: Job, technicianId: string): void {
    const { order } = job;
    const booking = bookingOf(job, technicianId);
    const planned = visits.get(order.id)?.what;
    const isUnderWay = planned?.technicianId === technicianId && planned.step !== 'arrive';
    if (booking === undefined || isUnderWay) return;
    const visit: Visit = {
      orderId: order.id,
      technicianId,
      ...booking,
      timeZone: order.timeZone,
      step: 'arrive',
      arrivedAt: null,
      photosLost: 0,
    };
    visits.put(order.id, visit, instantAt(booking, order.timeZone));
  }

  /** One of those who have taken up the order. */
  function isNearest({ order }: Job, technicianId: string): boolean {
    const miles = (id: string): number => {
      const home = byId.get(id)?.home;
      if (home === undefined) return Number.POSITIVE_INFINITY;
      const shrink = Math.cos((order.address.lat * Math.PI) / 180);
      return Math.hypot(home.lat - order.address.lat, (home.long - order.address.long) * shrink);
    };
    const own = miles(technicianId);
    return Object.keys(recall(order.id).takenUp).every(
      (other) =>
        other === technicianId || own < miles(other) || (own === miles(other) && technicianId < other),
    );
  }

  /** A time that nobody has offered for the order, and at which the technician is free. */
  function timeFor({ order }: Job, technicianId: string): ServiceTime {
    const taken = new Set(recall(order.id).times);
    for (const [, { what }] of visits.entries())
      if (what.technicianId === technicianId) taken.add(`${what.serviceDate} ${what.serviceTime}`);
    const times = hoursToOffer(runtime.clock.now(), { ...order.jobsite, timeZone: order.timeZone });
    const free = times.filter((time) => !taken.has(`${time.serviceDate} ${time.serviceTime}`));
    const roll = dice(`${order.id} ${technicianId} ${taken.size}`)();
    const time = free[Math.floor(roll * free.length)];
    if (time === undefined) throw new Refusal('BUSY', 'no hour is left');
    // Before offering it, so that nobody else takes it at the same moment.
    remember(order.id, ({ times: known }) => ({
      times: [...known, `${time.serviceDate} ${time.serviceTime}`],
    }));
    return time;
  }
}

interface Look {
  readonly orderId: string;
  readonly technicianId: string;
}

const answersToggle: Toggle = {
  id: 'demo-technicians-answer',
  label: 'Demo technicians answer',
  hint: 'Alerted to an order, three to five of them offer times within seconds. They ask, thank and answer in the chat.',
};
const worksToggle: Toggle = {
  id: 'demo-technicians-work',
  label: 'Demo technicians do their jobs on the day',
  hint: 'At the booked time they arrive, send a photo, and complete the job five minutes later. Move the clock to see it.',
};
