import * as z from 'zod';
import { adminCompanyOf } from '#functions/companies/admin-company.ts';
import { companyOf, companyOfMailDomain, companyWrites } from '#functions/companies/open-company.ts';
import { readManagedCompany } from '#functions/companies/read-company.ts';
import { workMailDomain } from '#functions/companies/work-mail-domain.ts';
import { AppError } from '#functions/platform/errors.ts';
import { newId } from '#functions/platform/ids.ts';
import { logChange } from '#functions/platform/log-change.ts';
import { procedure, type SignedIn } from '#functions/platform/trpc.ts';
import { commandOf, writeOnce } from '#functions/platform/write-once.ts';
import { createCompanyInput, createCompanyOutput } from '#schema/admin.ts';
import { entityId } from '#schema/ids.ts';
import { accountCard } from './account-rows.ts';
import { colleagueFor } from './colleagues.rules.ts';
import { newAccount, openingWrites, whyTaken } from './new-account.ts';
import { readAccount } from './read-account.ts';

export const createCompanyProcedures = {
  create: procedure
    .meta({ permission: 'admin_access', guarded: ['person'] })
    .input(createCompanyInput)
    .output(createCompanyOutput)
    .mutation(({ ctx, input }) => createCompany(ctx, input)),
};

type Input = z.output<typeof createCompanyInput>;
type Output = z.output<typeof createCompanyOutput>;

/**
 * Creates a company, with its first fleet manager if one is named. Colleagues who later sign up with that manager's
 * work-mail domain join the company, unless another company has the domain. Two round trips; a retry, three, gets the
 * first try's answer. Throws ACCOUNT_EXISTS.
 */
async function createCompany(ctx: SignedIn, input: Input): Promise<Output> {
  const { name, userType, creditLimitCents = null, repair = null } = input;
  // The list of mail providers is loaded first, once per process, so that all reads start together.
  const domain = input.firstUser ? await workMailDomain(input.firstUser.email) : undefined;
  const [caller, place] = await Promise.all([ctx.confirm(), companyOfMailDomain(domain)]);
  // If the domain already leads to a company, that stays so.
  let mailDomain = 'open' in place && place.open?.first ? place.open : undefined;
  const company = companyOf({ id: newId('com'), name, userType, creditLimitCents, repair }, ctx.now);
  const manager =
    input.firstUser &&
    newAccount(input.firstUser, { companyId: company.id, userType, roleId: 'FleetManager' }, ctx.now);
  const opening = manager ? openingWrites(manager, ctx.now) : [];
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const outcome = await writeOnce(commandOf(ctx), {
      writes: [...opening, ...companyWrites(company, mailDomain)],
      answer: { companyId: company.id, accountId: manager?.id ?? null },
      now: ctx.now,
    });
    if (outcome.kind === 'answered') return madeBefore(ctx, outcome.answer);
    if (outcome.kind === 'written') {
      logChange(ctx, { companyId: company.id, accountId: manager?.id ?? null });
      return {
        company: adminCompanyOf(company),
        firstUser: manager ? colleagueFor(caller, accountCard.parse(manager)) : null,
      };
    }
    const taken = manager && whyTaken(manager, outcome.index);
    if (taken) throw taken;
    // Someone at the domain has just signed up: it now belongs to their company.
    mailDomain = undefined;
  }
  throw new AppError('CONFLICT', 'Please try again in a moment.');
}

const madeThen = z.object({ companyId: entityId, accountId: entityId.nullable() });

async function madeBefore({ caller }: SignedIn, answer: unknown): Promise<Output> {
  const { companyId, accountId } = madeThen.parse(answer);
  const [company, account] = await Promise.all([
    readManagedCompany(companyId, { consistent: true }),
    accountId === null ? undefined : readAccount(accountId, { consistent: true }),
  ]);
  return {
    company: adminCompanyOf(company),
    firstUser: account ? colleagueFor(caller, accountCard.parse(account)) : null,
  };
}
