import type * as z from 'zod';
import { requireOwnPicture } from '#functions/files/own-files.ts';
import { sameMoment } from '#functions/platform/errors.ts';
import { confirmPermitted, type SignedIn } from '#functions/platform/trpc.ts';
import { commandOf, writeOnce } from '#functions/platform/write-once.ts';
import type { Company } from '#schema/accounts/account.ts';
import { companyTypes, fleetSizes, labelOf, segments } from '#schema/accounts/company-values.ts';
import type {
  describeCompanyInput,
  updateBillingInfoInput,
  updateCompanyInput,
} from '#schema/accounts/team.ts';
import type { Address } from '#schema/places/places.ts';
import { activityWrite, changesBetween, type NewActivity } from './activity-log.ts';
import { type CompanyChange, changeCompanyWrites } from './companies.store.ts';
import { readCompany } from './read-company.ts';

/** Changes name, logo or both. Two round trips. */
export async function changeNameAndLogo(
  ctx: SignedIn,
  { name, logo }: z.output<typeof updateCompanyInput>,
): Promise<Company> {
  return changeOwnCompany(ctx, (before) => {
    requireOwnPicture(before.id, logo, { before: before.logo, field: 'logo' });
    return { ...(name !== undefined && { name }), ...(logo !== undefined && { logo }) };
  });
}

/** What the company says about itself during onboarding (document 2 section 5, Onboarding). Two round trips. */
export async function describeCompany(
  ctx: SignedIn,
  described: z.output<typeof describeCompanyInput>,
): Promise<Company> {
  return changeOwnCompany(ctx, () => described);
}

/** Changes where invoices go. Two round trips. */
export async function changeBillingInfo(
  ctx: SignedIn,
  billing: z.output<typeof updateBillingInfoInput>,
): Promise<Company> {
  const billingEmails = [...new Set(billing.billingEmails)];
  return changeOwnCompany(ctx, () => ({
    billingEmails,
    billingAddresses: billing.billingAddresses,
  }));
}

async function changeOwnCompany(ctx: SignedIn, decide: (before: Company) => CompanyChange): Promise<Company> {
  const read = () => readCompany(ctx.caller.companyId, { consistent: true });
  const [caller, found] = await Promise.all([confirmPermitted(ctx), read()]);
  let before = found;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const change = decide(before);
    const after = { ...before, ...change };
    const changes = changesBetween(logged(before), logged(after));
    if (changes.length === 0) return before;
    const action: NewActivity['action'] = 'billingEmails' in change ? 'billing_changed' : 'company_changed';
    const outcome = await writeOnce(commandOf(ctx), {
      writes: [...changeCompanyWrites(before, change), activityWrite(caller, { action, changes }, ctx.now)],
      answer: {},
      now: ctx.now,
    });
    if (outcome.kind === 'written') return after;
    before = await read();
    if (outcome.kind === 'answered') return before;
  }
  throw sameMoment();
}

/** The values shown in the activity log. */
function logged(company: Company): Record<string, string | null> {
  return {
    name: company.name,
    logo: company.logo,
    segment: company.segment && labelOf(segments, company.segment),
    category: company.category && labelOf(companyTypes, company.category),
    fleetSize: company.fleetSize && labelOf(fleetSizes, company.fleetSize),
    billingEmails: company.billingEmails.join(', ') || null,
    billingAddresses: company.billingAddresses.map(lineOf).join('; ') || null,
  };
}

function lineOf({ address1, address2, city, state, zip }: Address): string {
  return [address1, address2, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
