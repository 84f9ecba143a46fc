import type { CrewMember, TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { useTechnicianProfile } from './api.ts';

/** The technicians for whom office staff can offer a time, nearest first. Undefined for technicians, who offer their own. */
export function crewOf({ crew }: TechnicianJob, viewerId: string | undefined): CrewMember[] | undefined {
  if (viewerId === undefined || crew.some(({ id }) => id === viewerId)) return undefined;
  return crew.filter(({ canServe }) => canServe);
}

/** Whether office staff is signed in: it sees the company's jobs, and takes none itself. False until that is known. */
export function useIsOffice(): boolean {
  const { data } = useTechnicianProfile();
  return data !== undefined && !data.role.permissions.includes('technician_can_be_booked');
}
