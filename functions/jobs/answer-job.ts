import type * as z from 'zod';
import { AppError } from '#functions/platform/errors.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import { candidateOf } from '#functions/technicians/candidate.rules.ts';
import { abilitiesOf, isEligible } from '#functions/technicians/eligibility.rules.ts';
import { quoteOf } from '#functions/technicians/fees.rules.ts';
import { technicianCardOf } from '#functions/technicians/profile/card.rules.ts';
import type { TechnicianOnFile } from '#functions/technicians/read-technician.ts';
import { travelBetween } from '#functions/technicians/travel.ts';
import type {
  removeAvailabilityInput,
  submitAvailabilityInput,
  TechnicianJob,
} from '#schema/technicians/technician-jobs.ts';
import { giveJobCommand } from './give-job-command.ts';
import type { Job } from './read-job.ts';

/**
 * Offers a time for an order. Eligibility, rates and travel are as of now; the route is requested between the two round
 * trips. Throws as `giveJobCommand`, and TECHNICIAN_NOT_ELIGIBLE, BAD_INPUT.
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

/** Withdraws an offer. Throws as `offerTime`. */
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

/**
 * Throws TECHNICIAN_NOT_ELIGIBLE if the caller acts for nobody with a profile, BAD_INPUT for a technician they don't
 * act for.
 */
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
