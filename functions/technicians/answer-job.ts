import type * as z from 'zod';
import { isEligible } from '#functions/matching/eligibility.rules.ts';
import { AppError } from '#functions/platform/errors.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import type {
  removeAvailabilityInput,
  submitAvailabilityInput,
  TechnicianJob,
} from '#schema/technician-jobs.ts';
import { abilitiesOf, candidateOf } from './candidate.rules.ts';
import { quoteOf } from './fees.rules.ts';
import { giveJobCommand } from './give-job-command.ts';
import type { Job } from './read-job.ts';
import type { TechnicianOnFile } from './read-technician.ts';
import { technicianCardOf } from './technician-card.rules.ts';
import { travelBetween } from './travel.ts';

/**
 * A technician can come at that time. Eligibility, rates and the way are those of this moment: between the two round trips the
 * way is asked for. Throws as `giveJobCommand`, and TECHNICIAN_NOT_ELIGIBLE, BAD_INPUT.
 */
export function offerTime(
  ctx: SignedIn,
  input: z.output<typeof submitAvailabilityInput>,
): Promise<TechnicianJob> {
  return giveJobCommand(
    ctx,
    input.id,
    async (job) => {
      const { order } = job.whole;
      const onFile = whoComes(job, input.technicianId ?? ctx.caller.accountId);
      const candidate = candidateOf(onFile);
      const travel = await travelBetween(onFile.profile.homebase, order.address);
      return {
        name: 'submitAvailability',
        technician: {
          ...nameOf(onFile),
          eligible: isEligible(candidate, order),
          abilities: abilitiesOf(candidate),
          card: technicianCardOf(onFile, ctx.now),
          quote: quoteOf(onFile.company.repair, travel),
        },
        serviceDate: input.serviceDate,
        serviceTime: input.serviceTime,
        expiredAt: input.expiredAt ?? null,
      };
    },
    { technicians: true, technicianId: input.technicianId },
  );
}

/** Takes an offer back. Throws as `offerTime`. */
export function withdrawOffer(
  ctx: SignedIn,
  input: z.output<typeof removeAvailabilityInput>,
): Promise<TechnicianJob> {
  return giveJobCommand(
    ctx,
    input.id,
    (job) => ({
      name: 'removeAvailability',
      technician: nameOf(whoComes(job, input.technicianId ?? ctx.caller.accountId)),
    }),
    { technicianId: input.technicianId },
  );
}

/** Throws TECHNICIAN_NOT_ELIGIBLE for a caller who is no technician on file, BAD_INPUT for one whom it does not act for. */
function whoComes({ technicians }: Job, technicianId: string): TechnicianOnFile {
  const onFile = technicians.find(({ profile }) => profile.id === technicianId);
  if (onFile !== undefined) return onFile;
  if (technicians.length === 0) {
    throw new AppError('TECHNICIAN_NOT_ELIGIBLE', 'Complete the technician’s profile to take jobs.');
  }
  throw new AppError('BAD_INPUT', 'Choose which technician of your company can come.', {
    fields: { technicianId: 'Choose a technician of your company' },
  });
}

function nameOf(onFile: TechnicianOnFile) {
  const { technicianId, companyId, fullName } = candidateOf(onFile);
  return { id: technicianId, companyId, fullName };
}
