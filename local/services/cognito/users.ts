import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { DurableMap, Runtime } from '../../runtime.ts';
import { AwsError, type Operation, operation } from '../aws-wire.ts';
import { checkPassword, type Pool, type Pools } from './pools.ts';

export interface User {
  readonly username: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly enabled: boolean;
  readonly status: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
  /** Rises with every global sign-out; sign-ins from before no longer count. */
  readonly generation: number;
  readonly createdAt: number;
  readonly modifiedAt: number;
}

export function findUser(runtime: Runtime, poolId: string, username: string): User | undefined {
  return usersOf(runtime).get(`${poolId}/${username}`);
}

/** Creates a user with its own `sub`. */
export function addUser(
  runtime: Runtime,
  poolId: string,
  username: string,
  { attributes: given, status }: Pick<User, 'attributes' | 'status'>,
): User {
  const user: User = {
    username,
    attributes: { ...given, sub: randomUUID() },
    enabled: true,
    status,
    generation: 0,
    createdAt: runtime.clock.now(),
    modifiedAt: runtime.clock.now(),
  };
  usersOf(runtime).put(`${poolId}/${username}`, user);
  return user;
}

/** Throws UserNotFoundException. */
function getUser(runtime: Runtime, poolId: string, username: string): User {
  const user = findUser(runtime, poolId, username);
  if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.');
  return user;
}

/** Ends all of the user's sign-ins. Access tokens stay valid for their few minutes where nobody asks Cognito. */
export function signOutEverywhere(runtime: Runtime, poolId: string, username: string): void {
  change(runtime, poolId, username, (user) => ({ generation: user.generation + 1 }));
}

/** The attributes in AWS's list form. */
export function attributeList(user: User) {
  return Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value }));
}

/** The operations that require a signed request. */
export function userOperations(pools: Pools): Record<string, Operation> {
  const poolAndUser = { UserPoolId: z.string(), Username: z.string().min(1).max(128) };
  const on = <S extends z.ZodType>(schema: S, run: (input: z.output<S>, runtime: Runtime) => unknown) =>
    operation(schema, run, 'InvalidParameterException');

  return {
    AdminCreateUser: on(
      z.strictObject({
        ...poolAndUser,
        MessageAction: z.literal('SUPPRESS', 'Invitations are not supported: set MessageAction to SUPPRESS.'),
        UserAttributes: attributes.optional(),
        TemporaryPassword: z.string().optional(),
        ClientMetadata: z.record(z.string(), z.string()).optional(),
        DesiredDeliveryMediums: z.array(z.string()).optional(),
        ForceAliasCreation: z.boolean().optional(),
      }),
      (input, runtime) => {
        const pool = pools.pool(input.UserPoolId);
        if (findUser(runtime, pool.id, input.Username)) {
          throw new AwsError('UsernameExistsException', 'User account already exists');
        }
        if (input.TemporaryPassword) checkPassword(pool.passwordPolicy, input.TemporaryPassword);
        const user = addUser(runtime, pool.id, input.Username, {
          attributes: checkAttributes(pool, input.UserAttributes ?? []),
          status: 'FORCE_CHANGE_PASSWORD',
        });
        return { User: userType(user) };
      },
    ),
    AdminSetUserPassword: on(
      z.strictObject({ ...poolAndUser, Password: z.string(), Permanent: z.boolean().default(false) }),
      (input, runtime) => {
        const pool = pools.pool(input.UserPoolId);
        getUser(runtime, pool.id, input.Username);
        checkPassword(pool.passwordPolicy, input.Password);
        change(runtime, pool.id, input.Username, () => ({
          status: input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
        }));
      },
    ),
    AdminGetUser: on(z.strictObject(poolAndUser), (input, runtime) => {
      const { Attributes, ...user } = userType(
        getUser(runtime, pools.pool(input.UserPoolId).id, input.Username),
      );
      return { ...user, UserAttributes: Attributes };
    }),
    AdminEnableUser: on(z.strictObject(poolAndUser), (input, runtime) => {
      change(runtime, pools.pool(input.UserPoolId).id, input.Username, () => ({ enabled: true }));
    }),
    AdminDisableUser: on(z.strictObject(poolAndUser), (input, runtime) => {
      change(runtime, pools.pool(input.UserPoolId).id, input.Username, (user) => ({
        enabled: false,
        generation: user.generation + 1,
      }));
    }),
    AdminUserGlobalSignOut: on(z.strictObject(poolAndUser), (input, runtime) => {
      signOutEverywhere(runtime, pools.pool(input.UserPoolId).id, input.Username);
    }),
    AdminUpdateUserAttributes: on(
      z.strictObject({
        ...poolAndUser,
        UserAttributes: attributes,
        ClientMetadata: z.record(z.string(), z.string()).optional(),
      }),
      (input, runtime) => {
        const pool = pools.pool(input.UserPoolId);
        const updates = checkAttributes(pool, input.UserAttributes);
        change(runtime, pool.id, input.Username, (user) => ({
          attributes: { ...user.attributes, ...updates },
        }));
      },
    ),
    AdminDeleteUser: on(z.strictObject(poolAndUser), (input, runtime) => {
      const pool = pools.pool(input.UserPoolId);
      getUser(runtime, pool.id, input.Username);
      usersOf(runtime).delete(`${pool.id}/${input.Username}`);
    }),
    ListUsers: on(
      z.strictObject({
        UserPoolId: z.string(),
        AttributesToGet: z.array(z.string()).optional(),
        Limit: z.int().min(0).max(60).default(60),
        PaginationToken: z.string().optional(),
        Filter: z.string().optional(),
      }),
      (input, runtime) => listUsers(runtime, pools.pool(input.UserPoolId), input),
    ),
  };
}

const attributes = z.array(z.strictObject({ Name: z.string(), Value: z.string().max(2048).default('') }));

const standardAttributes = new Set(
  (
    'address birthdate email email_verified family_name gender given_name locale middle_name name nickname ' +
    'phone_number phone_number_verified picture preferred_username profile website zoneinfo'
  ).split(' '),
);

function usersOf(runtime: Runtime): DurableMap<User> {
  return runtime.durable<User>('cognito-users');
}

function change(
  runtime: Runtime,
  poolId: string,
  username: string,
  update: (user: User) => Partial<User>,
): void {
  const user = getUser(runtime, poolId, username);
  const changed = { ...user, ...update(user), modifiedAt: runtime.clock.now() };
  usersOf(runtime).put(`${poolId}/${username}`, changed);
}

function checkAttributes(pool: Pool, list: z.output<typeof attributes>): Record<string, string> {
  for (const { Name } of list) {
    if (standardAttributes.has(Name) || pool.customAttributes.includes(Name)) continue;
    throw new AwsError(
      'InvalidParameterException',
      `Attributes did not conform to the schema: Type for attribute {${Name}} could not be determined`,
    );
  }
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]));
}

function userType(user: User) {
  return {
    Username: user.username,
    Attributes: attributeList(user),
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.modifiedAt / 1000,
    Enabled: user.enabled,
    UserStatus: user.status,
  };
}

function listUsers(
  runtime: Runtime,
  pool: Pool,
  input: { Limit: number; PaginationToken?: string; Filter?: string; AttributesToGet?: string[] },
) {
  const fits = readFilter(input.Filter);
  const after = input.PaginationToken ? Buffer.from(input.PaginationToken, 'base64url').toString() : '';
  const found: User[] = [];
  for (const [, user] of usersOf(runtime).entries({ prefix: `${pool.id}/` })) {
    if (user.username <= after || !fits(user)) continue;
    found.push(user);
    if (found.length > input.Limit) break;
  }
  const page = found.slice(0, input.Limit);
  const last = page.at(-1);
  return {
    Users: page.map((user) => {
      const type = userType(user);
      const wanted = input.AttributesToGet;
      return wanted
        ? { ...type, Attributes: type.Attributes.filter(({ Name }) => wanted.includes(Name)) }
        : type;
    }),
    PaginationToken:
      found.length > page.length && last ? Buffer.from(last.username).toString('base64url') : undefined,
  };
}

/** `attribute = "value"`, or `^=` for its beginning. */
function readFilter(filter: string | undefined): (user: User) => boolean {
  if (!filter) return () => true;
  const match = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter);
  if (!match) throw new AwsError('InvalidParameterException', 'Error while parsing filter.');
  const [, name = '', comparison, quoted = ''] = match;
  const wanted = quoted.replace(/\\(.)/g, '$1');
  return (user) => {
    const actual = filterValue(user, name);
    return comparison === '=' ? actual === wanted : (actual?.startsWith(wanted) ?? false);
  };
}

function filterValue(user: User, name: string): string | undefined {
  if (name === 'username') return user.username;
  if (name === 'cognito:user_status') return user.status;
  if (name === 'status') return user.enabled ? 'Enabled' : 'Disabled';
  return user.attributes[name];
}
