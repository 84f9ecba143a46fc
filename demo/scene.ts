import { handler as searchWave } from '#functions/matching/alert-wave.ts';
import { newId } from '#functions/platform/ids.ts';
import { localDay } from '#schema/places/jobsite-clock.ts';
import { type HealthEvent, messageOf } from './alert-message.ts';
import { customer, technician } from './doors.ts';
import { machineOf, placeOf, type Site, type UnitNumber } from './fleet.ts';
import { importAlert } from './import-alert.ts';
import type { Past } from './past.ts';

/** The portal that each maker's machines report to: its own name, and the name the reader uses for it. */
export const portals = {
  visionLink: { name: 'VisionLink', provider: 'Cat VisionLink' },
  komtrax: { name: 'KOMTRAX', provider: 'Komatsu KOMTRAX' },
  careTrack: { name: 'CareTrack', provider: 'Volvo CareTrack' },
  machineIq: { name: 'Machine IQ', provider: 'Bobcat Machine IQ' },
  jdLink: { name: 'JDLink', provider: 'John Deere JDLink' },
} as const;

const customerIds = { dana: 'acc_dana', marcus: 'acc_marcus', priya: 'acc_priya' } as const;
/** Technicians around Columbia. */
const technicianIds = {
  sam: 'acc_sam',
  ruth: 'acc_ruth',
  erin: 'acc_t065',
  josh: 'acc_t066',
  jason: 'acc_t072',
} as const;
type CustomerName = keyof typeof customerIds;
type TechnicianName = keyof typeof technicianIds;

export type Scene = Awaited<ReturnType<typeof sceneOf>>;

/** What people at Ridgeline and their technicians do, through the product's own entry points. */
export async function sceneOf(companyId: string, { day, goTo, goBack }: Past) {
  const customers = await everybody(customerIds, customer);
  const technicians = await everybody(technicianIds, technician);
  const jobs = (name: TechnicianName) => technicians[name].technicians.jobs;
  const orders = (name: CustomerName) => customers[name].customers.orders;
  return {
    day,
    goTo,
    goBack,
    idOf: (name: CustomerName) => customerIds[name],
    orders,
    jobs,

    /** A machine at that jobsite reports faults now. Returns the id of the order that results. */
    report: async (
      unitNumber: UnitNumber,
      site: Site,
      portal: HealthEvent['portal'],
      ...faults: HealthEvent['faults']
    ): Promise<string> => {
      const [equipment, place] = [await machineOf(unitNumber), placeOf(site)];
      const { address, timeZone } = place;
      const clock = { timeZone, hour: '2-digit', minute: '2-digit' } as const;
      const now = new Date();
      const reported = { day: localDay(now, timeZone), time: now.toLocaleTimeString('en-GB', clock) };
      const message = messageOf({ portal, machine: equipment, faults, reported, address });
      return importAlert({ companyId, runId: newId('run'), ...message, equipment, place });
    },

    /** A manager approves the order and watches its search begin. */
    approve: async (who: CustomerName, id: string, issue: string): Promise<void> => {
      const others = Object.values(customerIds).filter((each) => each !== customerIds[who]);
      const { order } = await orders(who).approvePendingOrder({ id, order: { issue, customerIds: others } });
      const { matchingRound, openedAt, ordersUpdates } = order;
      await searchWave({ orderId: id, matchingRound, openedAt, wave: 1 });
      for (const { id: orderUpdateId, isQueued } of ordersUpdates)
        if (isQueued) await orders(who).deliverChatbotUpdate({ orderUpdateId });
    },

    offer: async (
      who: TechnicianName,
      id: string,
      serviceDate: string,
      serviceTime: string,
    ): Promise<void> => {
      await jobs(who).submitAvailability({ id, serviceDate, serviceTime });
    },

    book: async (who: CustomerName, id: string, whom: TechnicianName): Promise<void> => {
      const found = await orders(who).byId({ id });
      const offers = found.unchanged ? [] : found.order.ordersTechnicians;
      const offer = offers.find(({ technicianId }) => technicianId === technicianIds[whom]);
      if (offer === undefined) throw new Error(`There is no offer of ${whom} for ${id}.`);
      await orders(who).assignTechnician({ orderTechniciansId: offer.id });
    },

    say: async (who: CustomerName | TechnicianName, id: string, message: string): Promise<void> => {
      const said = { orderId: id, data: { message } };
      if (who in customerIds) await orders(who as CustomerName).createOrderUpdate(said);
      else await jobs(who as TechnicianName).createOrderUpdate(said);
    },

    /** Returns the question's id. */
    ask: async (who: TechnicianName, id: string, question: string): Promise<string> => {
      const { order } = await jobs(who).askQuestion({ id, question });
      const asked = order.ordersUpdates.findLast(
        ({ updateTypeName }) => updateTypeName === 'service_question_asked',
      );
      return asked?.id ?? '';
    },

    arrive: async (who: TechnicianName, id: string): Promise<void> => {
      await jobs(who).markTechnicianPresence({ id, status: 'on-site' });
    },

    complete: async (who: TechnicianName, id: string, hours: number, notes: string): Promise<void> => {
      await jobs(who).complete({ id, hours, notes, files: [] });
    },

    /** Marks the order as seen by everyone. */
    look: async (id: string): Promise<void> => {
      for (const each of Object.values(customers)) await each.auth.markAsRead({ orderId: id });
    },
  };
}

async function everybody<Name extends string, Person>(
  ids: Readonly<Record<Name, string>>,
  open: (accountId: string) => Promise<Person>,
): Promise<Readonly<Record<Name, Person>>> {
  const entries = Object.entries<string>(ids).map(async ([name, id]) => [name, await open(id)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<Name, Person>;
}
