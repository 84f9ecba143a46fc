import * as z from 'zod';

/** The part of `technicians.jobs.byId` and of commands' results that the player uses. */
const update = z.object({
  id: z.string(),
  updateTypeName: z.string(),
  data: z.record(z.string(), z.unknown()),
  source: z.string(),
  user: z.object({ id: z.string() }).nullable(),
});

const offer = z.object({
  technicianId: z.string(),
  serviceDate: z.string(),
  serviceTime: z.string(),
  updatedAt: z.string(),
  expiredAt: z.string().nullable(),
  requestedAt: z.string().nullable(),
});

const job = z.object({
  order: z.object({
    id: z.string(),
    status: z.string(),
    matchingRound: z.number(),
    timeZone: z.string(),
    equipment: z.object({ brand: z.string(), model: z.string(), product: z.string().nullable() }),
    jobsite: z.object({ accessHoursStart: z.string().nullable(), accessHoursEnd: z.string().nullable() }),
    address: z.object({ lat: z.number(), long: z.number() }),
    serviceDate: z.string().nullable(),
    serviceTime: z.string().nullable(),
    technicianId: z.string().nullable(),
    ordersTechnicians: z.array(offer),
    ordersUpdates: z.array(update),
  }),
  canServe: z.boolean(),
});
export type Job = z.infer<typeof job>;

export function readJob(answer: unknown): Job {
  return job.parse(answer);
}

/** The booked time if this technician is booked, else undefined. */
export function bookingOf(
  { order }: Job,
  technicianId: string,
): { readonly serviceDate: string; readonly serviceTime: string } | undefined {
  const { status, serviceDate, serviceTime } = order;
  const isBooked =
    (status === 'scheduled' || status === 'rescheduled') && order.technicianId === technicianId;
  return isBooked && serviceDate !== null && serviceTime !== null ? { serviceDate, serviceTime } : undefined;
}

/** When an offer expires: by default three hours after it was made. */
export function endOf({
  updatedAt,
  expiredAt,
}: Pick<z.infer<typeof offer>, 'updatedAt' | 'expiredAt'>): number {
  return expiredAt === null ? Date.parse(updatedAt) + 3 * 60 * 60 * 1000 : Date.parse(expiredAt);
}
