import { useQuery } from '@tanstack/react-query';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { apiFailure } from '../../lib/api-failure.ts';
import { queryClient, retryTransient } from '../../lib/query-client.ts';
import { techApi, techTrpc } from '../../lib/tech-api.ts';
import { useCommand } from '../../lib/use-command.ts';
import { useNotificationSettings } from '../../lib/use-notification-settings.ts';

/** Open jobs nearby, nearest first. Fetched every 15 seconds and when the page becomes visible. */
export function useJobsNear() {
  return useQuery(
    techTrpc.technicians.jobs.near.queryOptions(undefined, { refetchInterval: 15_000, staleTime: 2_000 }),
  );
}

/** Booked and finished jobs. */
export function useMyJobs() {
  return useQuery(
    techTrpc.technicians.jobs.mine.queryOptions(undefined, { refetchInterval: 30_000, staleTime: 2_000 }),
  );
}

/**
 * One job, polled every five seconds with the version on the screen. If nothing has changed, the answer is a few bytes and
 * nothing renders.
 */
export function useJob(id: string) {
  return useQuery({
    queryKey: jobKey(id),
    queryFn: ({ signal }) => fetchJob(id, signal),
    // Retrying won't help if the job doesn't exist or isn't this person's.
    refetchInterval: (query) => (isRefusal(query.state.error) ? false : pollEvery),
    retry: retryTransient,
  });
}

/** Fetches the job now; resolves once it is there. */
export function refreshJob(id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: jobKey(id) });
}

export function useSubmitAvailability() {
  return useCommand(jobs.submitAvailability.mutate, { onSuccess: take });
}

export function useRemoveAvailability() {
  return useCommand(jobs.removeAvailability.mutate, { onSuccess: take });
}

export function useAskQuestion() {
  return useCommand(jobs.askQuestion.mutate, { onSuccess: take });
}

export function useMarkPresence() {
  return useCommand(jobs.markTechnicianPresence.mutate, { onSuccess: take });
}

export function useDoneForDay() {
  return useCommand(jobs.doneForDay.mutate, { onSuccess: take });
}

export function usePartsNeeded() {
  return useCommand(jobs.partsNeeded.mutate, { onSuccess: take });
}

export function useReschedule() {
  return useCommand(jobs.reschedule.mutate, { onSuccess: take });
}

export function useGiveBack() {
  return useCommand(jobs.giveBack.mutate, { onSuccess: take });
}

export function useCompleteJob() {
  return useCommand(jobs.complete.mutate, { onSuccess: take });
}

/** The signed-in technician and their company. */
export function useTechnicianProfile() {
  return useQuery(techTrpc.technicians.profile.get.queryOptions(undefined, { staleTime: 60_000 }));
}

export function useUpdateNotificationSettings() {
  const queryKey = techTrpc.technicians.profile.get.queryKey();
  return useNotificationSettings(techApi.technicians.account.updateNotificationSettings.mutate, {
    read: () => queryClient.getQueryData(queryKey),
    write: (change) => queryClient.setQueryData(queryKey, (profile) => profile && { ...profile, ...change }),
    notices: techTrpc.technicians.account.notices.queryKey(),
  });
}

/** The notices that the technician gets with the current settings. */
export function useOwnNotices(enabled: boolean) {
  return useQuery(techTrpc.technicians.account.notices.queryOptions(undefined, { enabled }));
}

const jobs = techApi.technicians.jobs;

const pollEvery = 5_000;

const jobKey = (id: string) => ['job', id] as const;

async function fetchJob(id: string, signal: AbortSignal): Promise<TechnicianJob> {
  const known = queryClient.getQueryData<TechnicianJob>(jobKey(id));
  const answer = await jobs.byId.query({ id, version: known?.order.version }, { signal });
  // A command may have answered in the meantime.
  const newest = queryClient.getQueryData<TechnicianJob>(jobKey(id));
  if (answer.unchanged) {
    if (newest === undefined) throw new Error('A job that was never given is said to be unchanged.');
    return newest;
  }
  return newest !== undefined && newest.order.version > answer.order.version ? newest : answer;
}

/** A command's answer is the newest state. Lists are refetched when next shown. */
async function take(job: TechnicianJob): Promise<void> {
  const key = jobKey(job.order.id);
  await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData(key, job);
  for (const list of [techTrpc.technicians.jobs.near, techTrpc.technicians.jobs.mine]) {
    await queryClient.invalidateQueries({ queryKey: list.queryKey(), refetchType: 'none' });
  }
}

function isRefusal(error: unknown): boolean {
  if (error === null || error === undefined) return false;
  const { code } = apiFailure(error);
  return code === 'NOT_FOUND' || code === 'FORBIDDEN' || code === 'UNAUTHORIZED' || code === 'BAD_INPUT';
}
