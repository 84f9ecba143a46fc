import { Logger } from '@aws-lambda-powertools/logger';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { companyEventDetail, companyEventNames } from '#events/accounts.ts';
import { accountIsStill } from '#functions/accounts/account-writes.ts';
import { readPeopleOfCompany } from '#functions/accounts/read-account.ts';
import { companyAsRead } from '#functions/companies/company-writes.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { AppError } from '#functions/platform/errors.ts';
import { oneByOne } from '#functions/platform/queue.ts';
import { ConditionFailed, transact } from '#functions/platform/table.ts';
import { candidateOf } from '../candidate.rules.ts';
import { readTechnician, type TechnicianOnFile } from '../read-technician.ts';
import { getCandidate, technicianWrites } from '../technicians.store.ts';

/**
 * Lets searches find the technicians of a repair company that was activated again, and no longer those of one that was
 * deactivated: each candidate row repeats whether its company is active. What is written goes by the company as it stands
 * then, and not by the event, so events may come twice or in another order; a batch that broke off is done again as a whole.
 */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return oneByOne(
    event,
    async (body) => {
      const { companyId, id: eventId } = busEvent.parse(JSON.parse(body)).detail;
      const technicians = await followCompany(companyId);
      logger.info('The technicians of a company follow its status.', { eventId, companyId, technicians });
    },
    (failed) => logger.error('The technicians of a company could not follow its status.', failed),
  );
}

const logger = new Logger();

/** As EventBridge puts it into the queue. */
const busEvent = z.object({ 'detail-type': z.enum(companyEventNames), detail: companyEventDetail });

/** With three rows each and the company's, below the hundred of a transaction. */
const inOneTransaction = 25;
const mostAttempts = 6;

/**
 * Answers how many it wrote. Four read units for each technician, and as much as a change of its profile for one that is to
 * change. A transaction after the other: each checks the company's row, on which two at once would get in each other's way.
 */
async function followCompany(companyId: string): Promise<number> {
  const { userType } = await readCompany(companyId, { consistent: true });
  if (userType !== 'technician') return 0;
  const ids = (await readPeopleOfCompany(companyId)).map(({ id }) => id);
  let written = 0;
  for (let start = 0; start < ids.length; start += inOneTransaction) {
    written += await followAll(ids.slice(start, start + inOneTransaction), companyId);
  }
  return written;
}

async function followAll(technicianIds: readonly string[], companyId: string): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const read = await Promise.all(technicianIds.map((id) => toFollow(id, companyId)));
    const technicians = read.filter((onFile) => onFile !== undefined);
    const [first] = technicians;
    if (first === undefined) return 0;
    try {
      await transact([
        ...technicians.flatMap((onFile) => [
          ...technicianWrites(onFile, onFile.profile),
          // Who is deactivated at this very moment, with its company or alone, is read again.
          accountIsStill(onFile.account),
        ]),
        companyAsRead(first.company),
      ]);
      return technicians.length;
    } catch (error) {
      const isBeaten =
        error instanceof ConditionFailed || (error instanceof AppError && error.code === 'CONFLICT');
      if (!isBeaten || attempt === mostAttempts) throw error;
    }
  }
}

/** Undefined for whoever has no candidate, office staff and newcomers, and for one whose candidate is right already. */
async function toFollow(technicianId: string, companyId: string): Promise<TechnicianOnFile | undefined> {
  const onFile = await readTechnician(technicianId, { consistent: true, companyId });
  if (onFile === undefined) return undefined;
  const stands = await getCandidate({ technicianId, ...onFile.profile.homebase });
  return stands?.bookable === candidateOf(onFile).bookable ? undefined : onFile;
}
