import type { OfferView } from '#schema/orders/order.ts';
import type { CrewMember, TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { useTechnicianProfile } from './api.ts';
import { ownOffer } from './next-step.ts';

/** The technicians for whom office staff can offer a time, nearest first. Undefined for technicians, who offer their own. */
export function crewOf({ crew }: TechnicianJob, viewerId: string | undefined): CrewMember[] | undefined {
  if (viewerId === undefined || crew.some(({ id }) => id === viewerId)) return undefined;
  return crew.filter(({ canServe }) => canServe);
}

/** The offers this person answers for, expired or not: their own, or for office staff those of the company. */
export function offersOf(job: TechnicianJob, viewerId: string | undefined): readonly OfferView[] {
  if (crewOf(job, viewerId) !== undefined) return job.order.ordersTechnicians;
  const own = ownOffer(job, viewerId);
  return own === undefined ? [] : [own];
}

/** Whether office staff is signed in: it sees the company's jobs, and takes none itself. False until that is known. */
export function useIsOffice(): boolean {
  const { data } = useTechnicianProfile();
  return data !== undefined && !data.role.permissions.includes('technician_can_be_booked');
}
