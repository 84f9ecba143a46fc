import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type FunctionId, functionIds } from '#infra/functions.ts';
import { rowRights } from '#infra/row-rights.ts';
import { ofType, referencesIn, stringsIn, synthesise, type TemplateResource } from './stacks.ts';

const statements = z.array(
  z.object({
    Effect: z.string(),
    Action: z.union([z.string(), z.array(z.string())]).transform((action) => [action].flat()),
    Resource: z.unknown(),
    Condition: z.unknown().optional(),
  }),
);

const { all } = synthesise('production');

/** The actions and resources that each function is granted, by its id. */
const granted = new Map(functionIds.map((id) => [id, grantsOf(id)]));

describe('a function', () => {
  test.each(functionIds)('%s is granted no wildcard action', (id) => {
    const wild = granted.get(id)?.filter(({ action }) => action.includes('*'));

    expect(wild).toEqual([]);
  });

  test.each(functionIds)('%s has wildcard resources only where nothing narrower is possible', (id) => {
    const wild = granted.get(id)?.filter(({ resource }) => resource.includes('*'));

    const allowed = wild?.filter(({ action, resource }) => {
      if (resource === '*') return nameless.has(action);
      if (action.startsWith('s3:')) return /\/(alerts|mail|orders|pictures)\/\*$/.test(resource);
      return namedWhenMade[action]?.test(resource) ?? false;
    });
    expect(allowed).toEqual(wild);
  });

  test.each(functionIds)('%s may not scan the table', (id) => {
    expect(granted.get(id)?.map(({ action }) => action)).not.toContain('dynamodb:Scan');
  });
});

test('only the surfaces that send codes, the senders and the text receiver may message people', () => {
  expect(whoMay('ses:SendEmail')).toEqual(['api-app', 'api-public', 'receive-mail', 'send-email']);
  expect(whoMay('sms-voice:SendTextMessage')).toEqual(['api-app', 'api-public', 'receive-text', 'send-sms']);
});

test('only the public surface may create accounts', () => {
  expect(whoMay('cognito-idp:AdminCreateUser')).toEqual(['api-public']);
});

test('no function may touch the admins’ user pool', () => {
  for (const id of functionIds) {
    const touching = granted
      .get(id)
      ?.filter(
        ({ action, resource }) => action.startsWith('cognito-idp:') && resource.includes('poolsadmin'),
      );

    expect(touching).toEqual([]);
  }
});

test.each([
  ['api-public', ['poolscustomer', 'poolstechnician']],
  ['api-app', ['poolscustomer']],
  ['api-tech', ['poolstechnician']],
] as const)('%s may act in the pools of its people only', (id, pools) => {
  const grants = granted.get(id)?.filter(({ action }) => action.startsWith('cognito-idp:')) ?? [];
  const named = grants.map(({ resource }) => /pools[a-z]+/.exec(resource)?.[0]);

  expect(new Set(named)).toEqual(new Set(pools));
});

test.each([
  ['add-claims', ['ACCOUNT#*', 'COMPANY#*']],
  ['verify-challenge', ['PASSKEY#*', 'ACCOUNT#*', 'WRONG_CODES#*', 'EVENT#*']],
  ['index-orders', ['LISTED#*', 'LIST#*', 'ACCOUNT#*']],
  ['read-message', ['COMPANY#*']],
  ['identify-machine', ['COMPANY#*', 'RUN#*']],
  ['locate-machine', ['RUN#*', 'COMPANY#*']],
  ['save-alert', ['ALERT#*', 'COMPANY#*', 'COUNTER*', 'EVENT#*', 'OPEN_CELL#*', 'ORDER#*', 'RUN#*']],
  ['finish-import', ['RUN#*', 'RATE#*', 'EVENT#*']],
  ['fail-import', ['RUN#*', 'RATE#*', 'EVENT#*']],
  ['end-lost-run', ['RUN#*', 'RATE#*', 'EVENT#*']],
  ['receive-alert', ['ALERT_POST#*', 'COMPANY#*', 'PROVIDER_KEY#*', 'RATE#*', 'RUN#*', 'EVENT#*']],
  [
    'alert-wave',
    ['ACCOUNT#*', 'ORDER#*', 'SEARCH#*', 'TECH_NEAR#*', 'EVENT#*', 'OPEN_CELL#*', 'TECHNICIAN#*'],
  ],
  ['set-reminders', ['ORDER#*']],
  ['stop-mail', ['EMAIL#*', 'ACCOUNT#*']],
  ['file-technicians', ['TECHNICIAN#*', 'TECH_CELL#*', 'TECH_NEAR#*', 'TECH_COUNT#*']],
] as const)('%s may touch its own rows of the table only, and no index', (id, rows) => {
  const onTable = grantsOnRows(id);

  expect(onTable).not.toEqual([]);
  expect(new Set(onTable.flatMap((grant) => grant.rows))).toEqual(new Set(rows));
  expect(onTable.filter(({ resource }) => resource.includes('/index/'))).toEqual([]);
});

test.each(functionIds)('%s may only touch the rows in its list of rights', (id) => {
  const { read = [], write = [], list = [] } = rowRights[id] ?? {};
  const rowsOf = (fits: (grant: { action: string; resource: string }) => boolean) => [
    ...new Set(
      grantsOnRows(id)
        .filter(fits)
        .map(({ rows }) => rows?.join()),
    ),
  ];
  const named = (rows: readonly string[]) => (rows.length > 0 ? [rows.map((row) => `${row}*`).join()] : []);
  const isIndex = ({ resource }: { resource: string }) => resource.includes('/index/');
  const isRead = ({ action }: { action: string }) => /(Get\w*|Query)(Item)?$/.test(action);

  expect(rowsOf(isIndex)).toEqual(named(list));
  expect(rowsOf((grant) => !isIndex(grant) && isRead(grant))).toEqual(named(read));
  expect(rowsOf((grant) => !isIndex(grant) && !isRead(grant))).toEqual(named(write));
});

describe('the rows', () => {
  /** Functions that may read, write or list a partition with that key. */
  const whoTouches = (key: string, how?: RegExp) =>
    functionIds.filter((id) =>
      grantsOnRows(id).some(
        ({ action, rows }) =>
          (how?.test(action) ?? true) &&
          (rows === undefined || rows.some((row) => key.startsWith(row.slice(0, -1)))),
      ),
    );

  test('of orders, alerts, machines and technicians are out of the public surface’s reach', () => {
    for (const key of ['ORDER#10001', 'ALERT#1', 'TECHNICIAN#1', 'RUN#1', 'SLOT#1', 'NOTICE#1', 'LIST#1'])
      expect(whoTouches(key)).not.toContain('api-public');
  });

  test('of codes and passkeys are only open to the sign-in', () => {
    expect(whoTouches('PASSKEY#1')).toEqual(['verify-challenge', 'api-public']);
    expect(whoTouches('SIGN_IN#1')).toEqual(['api-public']);
    expect(whoTouches('SIGN_UP#1')).toEqual(['api-public']);
  });

  test('that belong to customers are closed to the technicians’ surface', () => {
    for (const key of ['ALERT#1', 'RUN#1', 'LIST#1', 'EMAIL#1', 'PROVIDER_KEY#1'])
      expect(whoTouches(key)).not.toContain('api-tech');
  });

  test('of orders are not written by the senders', () => {
    const writes = /:(Put|Update|Delete)Item$/;

    for (const id of ['send-email', 'send-push', 'send-sms'])
      expect(whoTouches('ORDER#10001', writes)).not.toContain(id);
    expect(whoTouches('ORDER#10001', writes)).toEqual([
      'api-app',
      'api-tech',
      'api-admin',
      'receive-mail',
      'save-alert',
      'file-order',
      'alert-wave',
      'remind',
      'receive-text',
    ]);
  });

  test('of the outbox are read by no function, only through the stream', () => {
    expect(whoTouches('EVENT#1', /:(GetItem|BatchGetItem|Query)$/)).toEqual([]);
  });
});

test('only the surfaces for signed-in people may end sessions', () => {
  expect(whoMay('cognito-idp:AdminUserGlobalSignOut')).toEqual(['api-app', 'api-tech']);
});

test('only the challenge check may read authenticator keys, and no function may write secrets', () => {
  expect(whoMay('secretsmanager:GetSecretValue', /^authenticators/)).toEqual(['verify-challenge']);
  expect(whoMay('secretsmanager:PutSecretValue')).toEqual([]);
});

test('only functions that use web push or unsubscribe links may read the secret for their keys', () => {
  expect(whoMay('secretsmanager:GetSecretValue', /webpush/)).toEqual([
    'api-app',
    'api-public',
    'api-tech',
    'receive-mail',
    'send-email',
    'send-push',
  ]);
  expect(whoMay('secretsmanager:GetSecretValue')).toHaveLength(7);
});

test('only functions that look up addresses may geocode', () => {
  expect(whoMay('geo-places:Geocode')).toEqual(['api-app', 'locate-machine']);
  expect(whoMay('geo-places:Autocomplete')).toEqual(['api-app', 'api-public']);
  expect(whoMay('geo-places:GetPlace')).toEqual(['api-app', 'api-public']);
});

test('no function may use a second reader unless the environment names its model', () => {
  expect(whoMay('bedrock:InvokeModel')).toEqual([]);
  expect(stringsIn(all).filter((text) => text.includes('bedrock'))).toEqual([]);
});

test('only publish-events may put events on the bus', () => {
  expect(whoMay('events:PutEvents')).toEqual(['publish-events']);
});

test('only people, operators, mail and providers may start imports, and only opened orders start searches', () => {
  expect(whoMay('states:StartExecution', /^alertimport/)).toEqual([
    'api-admin',
    'api-app',
    'receive-alert',
    'receive-mail',
  ]);
  expect(whoMay('states:StartExecution', /^matching/)).toEqual(['start-matching']);
  expect(whoMay('states:StartExecution')).toHaveLength(5);
});

test('reminders and senders may set schedules and pass them only their own role', () => {
  const setters = ['send-email', 'send-push', 'send-sms', 'set-reminders'];

  expect(whoMay('scheduler:CreateSchedule')).toEqual(setters);
  expect(whoMay('iam:PassRole')).toEqual(setters);
  expect(whoMay('iam:PassRole', /^remindersrole/)).toEqual(setters);
});

test('the claims trigger only reads the table', () => {
  expect(whoMay('dynamodb:PutItem')).not.toContain('add-claims');
});

test.each(functionIds)('%s has the variables for everything it was granted', (id) => {
  const needed = (granted.get(id) ?? []).flatMap(
    ({ action, resource }) =>
      variableOf[`${action} ${resource.split(/[A-Z\d]/)[0]}`] ?? variableOf[action] ?? [],
  );

  expect(variablesOf(id)).toEqual(expect.arrayContaining(needed));
});

/** Actions without resource-level permissions. */
const nameless = new Set(['xray:PutTraceSegments', 'xray:PutTelemetryRecords', 'dynamodb:ListStreams']);

/** Actions on resources that are named when created. */
const namedWhenMade: Readonly<Record<string, RegExp>> = {
  'states:StopExecution': /:execution:ironcall-production-alert-import:\*$/,
  'scheduler:CreateSchedule': /:schedule\/ironcall-production-reminders\/\*$/,
};

/** The variable needed for an action, or for an action on the resource with that logical id. */
const variableOf: Readonly<Record<string, string>> = {
  'dynamodb:GetItem': 'TABLE_NAME',
  'events:PutEvents': 'BUS_NAME',
  'states:StartExecution alertimportworkflow': 'IMPORT_STATE_MACHINE_ARN',
  'states:StartExecution matchingworkflow': 'MATCHING_STATE_MACHINE_ARN',
  'scheduler:CreateSchedule': 'SCHEDULE_GROUP',
  'iam:PassRole': 'SCHEDULE_ROLE_ARN',
  'ses:SendEmail': 'MAIL_FROM',
  'sms-voice:SendTextMessage': 'SMS_ORIGINATION_IDENTITY',
  'secretsmanager:GetSecretValue authenticatorssecret': 'AUTHENTICATORS',
  'secretsmanager:GetSecretValue webpushsecret': 'WEB_PUSH_SECRET',
  'cognito-idp:AdminCreateUser': 'POOLS',
  'cognito-idp:AdminUserGlobalSignOut': 'POOLS',
};

/** Functions granted the action on a matching resource. */
function whoMay(action: string, on = /./): string[] {
  return functionIds
    .filter((id) => granted.get(id)?.some((grant) => grant.action === action && on.test(grant.resource)))
    .sort();
}

/** Grants on rows of the table, directly or through its indexes. */
function grantsOnRows(id: FunctionId) {
  return (granted.get(id) ?? []).filter(
    ({ action, resource }) => /^dynamodb:(\w+Item|Query)$/.test(action) && /table2F921907/.test(resource),
  );
}

function functionOf(id: string): TemplateResource | undefined {
  return all.find(({ Properties }) => Properties.FunctionName === `ironcall-production-${id}`);
}

function variablesOf(id: string): string[] {
  const { Variables } = z
    .object({ Variables: z.record(z.string(), z.unknown()) })
    .parse(functionOf(id)?.Properties.Environment);
  return Object.keys(Variables);
}

function grantsOf(id: string): { action: string; resource: string; rows: string[] | undefined }[] {
  const [role] = referencesIn(functionOf(id)?.Properties.Role);
  const policies = ofType(all, 'AWS::IAM::Policy').filter(({ Properties }) =>
    referencesIn(Properties.Roles).includes(String(role)),
  );
  return policies.flatMap(({ Properties }) => {
    const { Statement } = z.object({ Statement: statements }).parse(Properties.PolicyDocument);
    return Statement.flatMap(({ Action, Resource, Condition }) =>
      Action.flatMap((action) =>
        [Resource].flat().map((resource) => ({
          action,
          resource: stringsIn(resource).join(''),
          rows: z
            .object({ 'ForAllValues:StringLike': z.object({ 'dynamodb:LeadingKeys': z.array(z.string()) }) })
            .safeParse(Condition).data?.['ForAllValues:StringLike']['dynamodb:LeadingKeys'],
        })),
      ),
    );
  });
}
