import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { confirmCaller } from '#functions/accounts/confirm-caller.ts';
import { type Caller, caller } from '#functions/platform/caller.ts';
import { AppError } from '#functions/platform/errors.ts';
import type { CallContext, ConfirmedCaller, Surface } from '#functions/platform/trpc.ts';
import { type RoleId, roles } from '#schema/accounts/roles.ts';

/** A caller with that role, as its access token would say: `callerOf('InternalUser', { companyId: 'com_other' })`. */
export function callerOf(roleId: RoleId, overrides: Partial<Caller> = {}): Caller {
  const role = roles[roleId];
  return caller.parse({
    accountId: `acc_${roleId}`,
    companyId: role.userType === 'technician' ? 'com_repairs' : 'com_fleet',
    userType: role.userType,
    roleId,
    permissions: role.permissions,
    ...overrides,
  });
}

/** A person with an account, as the access token names them. */
export function callerFor(who: NamedByToken | { readonly account: NamedByToken }): Caller {
  const { id: accountId, companyId, roleId } = 'account' in who ? who.account : who;
  return callerOf(roleId, { accountId, companyId });
}

type NamedByToken = Pick<StoredAccount, 'id' | 'companyId' | 'roleId'>;

export const fleetManager = (overrides?: Partial<Caller>) => callerOf('FleetManager', overrides);

export interface ContextOptions extends Partial<Omit<CallContext, 'caller' | 'confirm'>> {
  /**
   * Reads the caller's account from the table, as when deployed. By default the token is trusted, for tests without
   * accounts.
   */
  readonly confirmInTable?: boolean;
}

/** A procedure's context in a call of that caller; undefined means signed out. */
export function callContext(who: Caller | undefined, options: ContextOptions = {}): CallContext {
  const { confirmInTable = false, ...overrides } = options;
  return {
    surface: who === undefined ? 'public' : surfaceOf[who.userType],
    caller: who,
    confirm: async () => {
      if (who === undefined) throw new AppError('UNAUTHORIZED', 'Please sign in.');
      return confirmInTable ? confirmCaller(who) : believed(who);
    },
    now: new Date('2026-03-02T15:00:00.000Z'),
    idempotencyKey: undefined,
    source: 'ironcall',
    address: '192.0.2.1',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0',
    ...overrides,
  };
}

const surfaceOf: Readonly<Record<Caller['userType'], Surface>> = {
  customer: 'app',
  technician: 'tech',
  admin: 'admin',
};

function believed(who: Caller): ConfirmedCaller {
  return { ...who, fullName: `Test ${roles[who.roleId].name}`, confirmed: true };
}
