import * as z from 'zod';
import { alertAddress } from '#functions/companies/alert-token.ts';
import { changeBillingInfo, describeCompany } from '#functions/companies/change-own-company.ts';
import { completeTelematicsOnboarding } from '#functions/companies/company-writes.ts';
import { creditUsageFor } from '#functions/companies/credit-usage.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { abilities } from '#functions/platform/abilities.ts';
import { readEnv } from '#functions/platform/env.ts';
import { AppError } from '#functions/platform/errors.ts';
import { isToldOfCompany } from '#functions/platform/field-readers.ts';
import { confirmPermitted, procedure } from '#functions/platform/trpc.ts';
import { creditUsage, customerProfile, telematicsOnboardingOutput } from '#schema/accounts/account.ts';
import { roles } from '#schema/accounts/roles.ts';
import { describeCompanyInput, updateBillingInfoInput } from '#schema/accounts/team.ts';
import { requireActive } from './confirm-caller.ts';
import { whyMailStopped } from './email.rules.ts';
import { fullNameOf } from './full-name.ts';
import { readAccount } from './read-account.ts';

/** customers.profile.*: the caller's own profile and company. */
export const profileProcedures = {
  /** One round trip, one read unit. */
  get: procedure
    .meta({ permission: null, guarded: ['company'] })
    .output(customerProfile)
    .query(async ({ ctx }) => {
      const [account, company] = await Promise.all([
        readAccount(ctx.caller.accountId),
        readCompany(ctx.caller.companyId),
      ]);
      if (account === undefined) throw new AppError('UNAUTHORIZED', 'Please sign in again.');
      requireActive(account);
      requireActive(company);
      const role = roles[account.roleId];
      return {
        account: {
          id: account.id,
          firstName: account.firstName,
          lastName: account.lastName,
          fullName: fullNameOf(account),
          email: account.email,
          emailStopped: whyMailStopped(account),
          phone: account.phone,
          unprovenEmail: account.unprovenEmail,
          unprovenPhone: account.unprovenPhone,
          picture: account.picture,
          title: account.title,
          emailNotificationEnabled: account.emailNotificationEnabled,
          smsNotificationEnabled: account.smsNotificationEnabled,
          quietHours: account.quietHours,
          timeZone: account.timeZone,
          role: { id: role.id, name: role.name, permissions: [...role.permissions] },
          company: {
            id: company.id,
            name: company.name,
            logo: company.logo,
            segment: company.segment,
            category: company.category,
            fleetSize: company.fleetSize,
            billing: isToldOfCompany(role, 'billing')
              ? { emails: company.billingEmails, addresses: company.billingAddresses }
              : null,
          },
        },
        equipmentAlertEmail: isToldOfCompany(role, 'equipmentAlertEmail')
          ? alertAddress(company.alertToken, inboundMailDomain())
          : null,
        telematicsOnboardingCompleted: company.telematicsOnboardingCompleted,
        creditUsage: creditUsageFor(role, company),
      };
    }),

  /** One round trip, half a read unit. */
  getCreditUsage: procedure
    .meta({ permission: null, guarded: ['company'] })
    .output(creditUsage)
    .query(async ({ ctx }) => creditUsageFor(ctx.caller, await readCompany(ctx.caller.companyId))),

  /** Two round trips. */
  updateCompany: procedure
    .meta({ permission: 'company_management' })
    .input(describeCompanyInput)
    .output(describeCompanyInput)
    .mutation(async ({ ctx, input }) => {
      await describeCompany(ctx, input);
      return input;
    }),

  /** Two round trips. */
  updateBillingInfo: procedure
    .meta({ ...abilities.changeBilling })
    .input(updateBillingInfoInput)
    .output(updateBillingInfoInput)
    .mutation(async ({ ctx, input }) => {
      const { billingEmails, billingAddresses } = await changeBillingInfo(ctx, input);
      return { billingEmails, billingAddresses };
    }),

  /** Done for the whole company. Repeating changes nothing, so no idempotency key is needed. */
  completeTelematicsOnboarding: procedure
    .meta({ permission: 'order_management' })
    .output(telematicsOnboardingOutput)
    .mutation(async ({ ctx }) => {
      const { companyId } = await confirmPermitted(ctx);
      await completeTelematicsOnboarding(companyId);
      return { telematicsOnboardingCompleted: true };
    }),
};

function inboundMailDomain(): string {
  return readEnv({ INBOUND_MAIL_DOMAIN: z.string().min(1) }).INBOUND_MAIL_DOMAIN;
}
