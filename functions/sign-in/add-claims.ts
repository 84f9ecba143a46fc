import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { requireActive } from '#functions/accounts/confirm-caller.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { claimNames } from '#functions/platform/caller.ts';
import { roles } from '#schema/accounts/roles.ts';

/**
 * Puts account, company, role and permissions into the tokens at every sign-in and refresh. A changed role takes effect within
 * the five minutes that a token lives, and a deactivated account gets no more tokens.
 */
export async function handler(
  event: PreTokenGenerationV2TriggerEvent,
): Promise<PreTokenGenerationV2TriggerEvent> {
  const account = await readAccount(event.userName, { consistent: true });
  if (account === undefined) throw new Error(`The account ${event.userName} has no row.`);
  requireActive(account);
  requireActive(await readCompany(account.companyId, { consistent: true }));
  const claims = {
    [claimNames.companyId]: account.companyId,
    [claimNames.userType]: account.userType,
    [claimNames.roleId]: account.roleId,
    [claimNames.permissions]: roles[account.roleId].permissions.join(' '),
  };
  event.response = {
    claimsAndScopeOverrideDetails: {
      idTokenGeneration: { claimsToAddOrOverride: claims },
      accessTokenGeneration: { claimsToAddOrOverride: claims },
    },
  };
  return event;
}
