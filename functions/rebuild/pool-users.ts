import { CognitoIdentityProviderClient, paginateListUsers } from '@aws-sdk/client-cognito-identity-provider';
import { poolOf } from '#functions/sign-in/pools.ts';
import { userTypes } from '#schema/accounts/roles.ts';

/** The ids of all accounts that have a user in their pool. A request for each sixty. */
export async function accountsWithUser(): Promise<ReadonlySet<string>> {
  const client = new CognitoIdentityProviderClient({ maxAttempts: 8 });
  const ids = new Set<string>();
  for (const userType of userTypes) {
    const { userPoolId: UserPoolId } = poolOf(userType);
    for await (const { Users = [] } of paginateListUsers({ client }, { UserPoolId })) {
      for (const { Username = '' } of Users) ids.add(Username);
    }
  }
  return ids;
}
