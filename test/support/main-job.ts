import { instantAt, timeAt } from '#local/demo/jobsite-clock.ts';
import { type DemoStack, orderOf, type SignedIn } from './demo-stack.ts';

interface Cast {
  readonly stack: Pick<DemoStack, 'now' | 'advance'>;
  /** The manager who pastes the alert. */
  readonly dana: SignedIn;
  /** The technician, who lives near the machine. */
  readonly sam: SignedIn;
}

/** A whole repair by one manager and one technician, from a pasted alert to a rating. Returns the order's id. */
export async function mainJob({ stack, dana, sam }: Cast, serialNumber: string): Promise<string> {
  const until = <T>(ask: () => Promise<T | undefined>) => untilAnswered(stack, ask);
  const { id: runId } = await dana<{ id: string }>('customers.equipmentAlerts.import', {
    rawEvent: alert(serialNumber),
  });
  const id = await until(async () => {
    const run = await dana<{ status: string; error: string | null; results: { orderId: string }[] }>(
      'customers.asyncRuns.byId',
      { id: runId },
    );
    if (run.status !== 'running' && run.status !== 'done') throw new Error(`The import: ${run.error}`);
    return run.status === 'done' ? run.results[0]?.orderId : undefined;
  });
  await dana('customers.orders.approvePendingOrder', { id, order: { issue: 'Engine derates' } });

  await until(async () => {
    const near = await sam<{ data: { id: string }[] }>('technicians.jobs.near', {});
    return near.data.find((job) => job.id === id);
  });
  const service = timeAt((await stack.now()) + 2 * 60 * minute, columbia);
  await sam('technicians.jobs.submitAvailability', { id, ...service });
  const offer = await until(async () => (await orderOf(dana, id)).ordersTechnicians[0]);
  await dana('customers.orders.assignTechnician', { orderTechniciansId: offer.id });

  await stack.advance(instantAt(service, columbia) - (await stack.now()));
  await sam('technicians.jobs.markTechnicianPresence', { id, status: 'on-site' });
  await sam('technicians.jobs.complete', { id, hours: 2.5, notes: 'Replaced the sensor.' });
  await dana('customers.orders.reviewJob', { orderId: id, rating: 5 });
  await until(async () => {
    const { data } = await dana<{ data: { id: string }[] }>('customers.orders.all', { status: 'complete' });
    return data.some((card) => card.id === id) ? true : undefined;
  });
  return id;
}

/** The answer once there is one. Meanwhile the clock moves, for retries, waves and notices. */
async function untilAnswered<T>(
  stack: Pick<DemoStack, 'advance'>,
  ask: () => Promise<T | undefined>,
): Promise<T> {
  for (let asked = 0; asked < 120; asked += 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await stack.advance(2_000);
  }
  throw new Error(`Nothing came of it: ${ask.toString()}`);
}

/** A pasted alert about a machine near Sam. */
export function alert(serialNumber: string): string {
  return [
    `Health alert: Komatsu PC210LC-11, unit EX-${serialNumber}`,
    `Serial number: ${serialNumber}`,
    'Fault code: SPN 3226 FMI 18, Aftertreatment outlet NOx below normal',
    'Severity: High',
    'Location: 4100 E Broadway, Columbia, MO 65201',
  ].join('\n');
}

const minute = 60_000;
const columbia = 'America/Chicago';
