import { readOrderHead, readWholeOrder } from '#functions/orders/read-order.ts';
import type { WholeOrder } from '#functions/orders/store/order-rows.ts';
import { seesOrder } from '#functions/orders/visibility.rules.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { notFound } from '#functions/platform/errors.ts';
import { technicianIdsOf } from '#functions/technicians/acts-for.ts';
import { candidateOf } from '#functions/technicians/candidate.rules.ts';
import { readTechnician, type TechnicianOnFile } from '#functions/technicians/read-technician.ts';
import { concernsTechnician } from './job-concern.rules.ts';
import { wasAlerted } from './job-list.store.ts';

/** An order, with the technicians that the reader acts for: themselves, or those of the office's company. */
export interface Job {
  readonly whole: WholeOrder;
  readonly technicians: readonly TechnicianOnFile[];
}

export interface ReadingJob {
  /** Reads the order consistently, for commands. */
  readonly consistent?: boolean;
  /** Reads the technicians consistently too. */
  readonly technicians?: boolean;
  /** The technician that office staff ask about: always included, if in the company. */
  readonly technicianId?: string | undefined;
}

/**
 * Reads an order that concerns the caller. One round trip, two for office staff: besides the order, 2 read units per
 * technician. Throws NOT_FOUND.
 */
export async function readJob(
  caller: Caller,
  orderId: string,
  { consistent = false, technicians: upToDate = false, technicianId }: ReadingJob = {},
): Promise<Job> {
  const ids = await technicianIdsOf(caller, technicianId);
  const { companyId } = caller;
  const [whole, alerted, onFile] = await Promise.all([
    readWholeOrder(orderId, { consistent }),
    Promise.all(ids.map((id) => wasAlerted(id, orderId))),
    Promise.all(ids.map((id) => readTechnician(id, { consistent: upToDate, companyId }))),
  ]);
  const technicians = onFile.filter((one) => one !== undefined);
  const reader = {
    caller,
    wasAlerted: alerted.includes(true),
    technicians: technicians.map(candidateOf),
  };
  if (whole === undefined || !concernsTechnician(whole, reader)) throw notFound('The job');
  return { whole, technicians };
}

/**
 * The version of a job that the page already shows; undefined if the job must be read, because it changed or because
 * only the whole order tells whether it concerns the caller. Half a read unit for a job of the caller's company, one
 * for an open one that the caller was alerted to. Throws NOT_FOUND.
 */
export async function unchangedSince(
  caller: Caller,
  orderId: string,
  version: number,
): Promise<number | undefined> {
  const head = await readOrderHead(orderId);
  if (head === undefined || !seesOrder(caller, head)) throw notFound('The job');
  if (head.version > version) return undefined;
  const isKnown = head.status !== 'open' || (await wasAlerted(caller.accountId, orderId));
  return isKnown ? head.version : undefined;
}
