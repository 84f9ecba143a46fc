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
 * Shows the technicians of a reactivated repair company to searches, and hides those of a deactivated one: each
 * candidate row repeats whether the company is active. It goes by the company's current state, so events may repeat or
 * arrive out of order; an interrupted batch is done again as a whole.
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

/** The queue item, as EventBridge sends it. */
const busEvent = z.object({ 'detail-type': z.enum(companyEventNames), detail: companyEventDetail });

/** Three rows each plus the company's: below a transaction's limit of a hundred. */
const inOneTransaction = 25;
const mostAttempts = 6;

/**
 * Returns how many it updated. Four read units per technician, and the cost of a profile change for each that changes.
 * The transactions run one after another, since each checks the company's row.
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
          // Anybody deactivated at this moment is read again.
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

/**
 * Undefined for people without a candidate (office staff, newcomers) and for those whose candidate is right already.
 */
async function toFollow(technicianId: string, companyId: string): Promise<TechnicianOnFile | undefined> {
  const onFile = await readTechnician(technicianId, { consistent: true, companyId });
  if (onFile === undefined) return undefined;
  const stands = await getCandidate({ technicianId, ...onFile.profile.homebase });
  return stands?.bookable === candidateOf(onFile).bookable ? undefined : onFile;
}
