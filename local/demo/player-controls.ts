import * as z from 'zod';
import { registerAction } from '../console/controls.ts';
import type { Runtime } from '../runtime.ts';
import { ironwoodPeople } from './ironwood.ts';
import { readJob } from './job-view.ts';
import { instantAt, inWords, type ServiceTime } from './jobsite-clock.ts';
import { questionsAbout } from './player-words.ts';
import { Refusal } from './product-api.ts';
import type { TechnicianPlayer } from './technician-player.ts';

/** The console's buttons for the demo's technicians. */
export function registerPlayerControls(runtime: Runtime, player: TechnicianPlayer): void {
  registerAction(runtime, {
    id: 'demo-next-service',
    label: 'Go to the next booked service',
    hint: 'Moves the clock to the start of the earliest booked service.',
    run: async () => {
      const services = [...player.visits(), ...(await bookedByHand(player))].map((service) => ({
        ...service,
        instant: instantAt(service, service.timeZone),
      }));
      const next = services
        .filter(({ instant }) => instant > runtime.clock.now())
        .sort((one, other) => one.instant - other.instant)[0];
      if (next === undefined) return 'No service is booked in the future.';
      await moveClock(runtime, next.instant - runtime.clock.now());
      return `Order #${next.orderId} starts now: ${inWords(next, next.timeZone)} at the jobsite.`;
    },
  });
  registerAction(runtime, {
    id: 'demo-ask-question',
    label: 'Let a technician ask a question',
    hint: 'About the newest order that technicians are working on.',
    run: () => askSomething(runtime, player),
  });
}

/** Ironwood's bookings. Only looked up, because its people are played by hand. */
async function bookedByHand({
  api,
}: TechnicianPlayer): Promise<(ServiceTime & { readonly orderId: string; readonly timeZone: string })[]> {
  const bookable = ironwoodPeople.filter(({ roleId }) => roleId !== 'TechnicianOfficeStaff');
  const lists = await Promise.all(
    bookable.map(async ({ id }) => jobsMine.parse(await api.call(id, 'technicians.jobs.mine', {})).booked),
  );
  return lists
    .flat()
    .flatMap(({ id: orderId, serviceDate, serviceTime, timeZone }) =>
      serviceDate !== null && serviceTime !== null ? [{ orderId, serviceDate, serviceTime, timeZone }] : [],
    );
}

const jobsMine = z.object({
  booked: z.array(
    z.object({
      id: z.string(),
      serviceDate: z.string().nullable(),
      serviceTime: z.string().nullable(),
      timeZone: z.string(),
    }),
  ),
});

async function askSomething(runtime: Runtime, player: TechnicianPlayer): Promise<string> {
  const { api } = player;
  for (const { orderId, technicianId } of player.conversations()) {
    try {
      const { order } = readJob(await api.call(technicianId, 'technicians.jobs.byId', { id: orderId }));
      const asked = new Set(order.ordersUpdates.map(({ data }) => data.question));
      const all = questionsAbout(order.equipment);
      const question = all.find((each) => !asked.has(each)) ?? all[0] ?? '';
      const once = [orderId, String(runtime.clock.now())];
      await api.call(technicianId, 'technicians.jobs.askQuestion', { id: orderId, question }, once);
      return `Order #${orderId}: ${question}`;
    } catch (error) {
      // That order is over, or no longer visible to the technician: try the next one.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return 'No technician has taken up an order yet. Approve one first.';
}

/** Uses the same endpoint as the console's own buttons. */
async function moveClock(runtime: Runtime, advanceMs: number): Promise<void> {
  const response = await fetch(`${runtime.siteUrl}/_local/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs: Math.max(0, advanceMs) }),
  });
  if (!response.ok) throw new Error(`The clock did not move: ${await response.text()}`);
}
