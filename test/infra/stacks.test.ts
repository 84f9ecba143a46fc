import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { environmentNames } from '#infra/environments.ts';
import { providerPath } from '#schema/alerts/alerts.ts';
import keptResources from './kept-resources.json' with { type: 'json' };
import {
  ofType,
  referencesIn,
  stringsIn,
  synthesise,
  synthesiseForCreation,
  type TemplateResource,
} from './stacks.ts';

const production = synthesise('production');
const mock = synthesise('mock');

function only(resources: readonly TemplateResource[], type: string): TemplateResource {
  const [found, ...others] = ofType(resources, type);
  if (!found || others.length > 0)
    throw new Error(`There are ${others.length + (found ? 1 : 0)} of ${type}.`);
  return found;
}

describe('the kept stack', () => {
  test('never renames a resource, which would replace it and lose its data', () => {
    const named = Object.fromEntries(production.kept.map(({ logicalId, Type }) => [logicalId, Type]));

    expect(named).toEqual(expect.objectContaining(keptResources));
  });

  test('refers to nothing in the app stack', () => {
    const imported = JSON.stringify(production.kept).includes('Fn::ImportValue');
    const named = stringsIn(production.kept).filter((text) => text.includes('ironcall-production-app'));

    expect(imported).toBe(false);
    expect(named).toEqual([]);
  });

  test('holds everything that cannot be recreated', () => {
    const kinds = ['AWS::DynamoDB::Table', 'AWS::Cognito::UserPool', 'AWS::SecretsManager::Secret'];
    // Can be rebuilt from the orders.
    const derived = ['ironcall-production-search'];

    for (const kind of kinds) {
      const others = ofType(production.appStack, kind).filter(
        ({ Properties }) => !derived.includes(String(Properties.TableName)),
      );
      expect(ofType(production.kept, kind).length).toBeGreaterThan(0);
      expect(others).toEqual([]);
    }
  });

  test('retains table, pools and buckets when production’s stack is deleted', () => {
    const data = ['AWS::DynamoDB::Table', 'AWS::Cognito::UserPool', 'AWS::S3::Bucket'].flatMap((type) =>
      ofType(production.kept, type),
    );

    expect(data.map(({ DeletionPolicy }) => DeletionPolicy)).toEqual(Array(7).fill('RetainExceptOnCreate'));
    expect(data.map(({ UpdateReplacePolicy }) => UpdateReplacePolicy)).toEqual(Array(7).fill('Retain'));
    expect(only(production.kept, 'AWS::DynamoDB::Table').Properties.DeletionProtectionEnabled).toBe(true);
    expect(
      ofType(production.kept, 'AWS::Cognito::UserPool').map(
        ({ Properties }) => Properties.DeletionProtection,
      ),
    ).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
  });

  test('is protected from deletion, as is the app stack', () => {
    expect(production.isProtected).toEqual([true, true]);
  });

  test('is unprotected while being created, so that a failed creation can be repeated', () => {
    const { kept, isProtected } = synthesiseForCreation('production');
    const locked = kept.filter(
      ({ Properties, DeletionPolicy }) =>
        DeletionPolicy === 'Retain' ||
        Properties.DeletionProtectionEnabled === true ||
        Properties.DeletionProtection === 'ACTIVE',
    );

    expect(locked).toEqual([]);
    expect(isProtected).toEqual([false, false]);
    expect(kept.map(({ logicalId }) => logicalId)).toEqual(production.kept.map(({ logicalId }) => logicalId));
  });

  test('retains nothing on a laptop', () => {
    const kept = mock.kept.filter(({ DeletionPolicy }) => DeletionPolicy?.startsWith('Retain'));

    expect(kept).toEqual([]);
    expect(mock.isProtected).toEqual([false, false]);
  });
});

test('the table has its keys, two indexes, stream, expiry and recovery', () => {
  const { Properties } = only(production.kept, 'AWS::DynamoDB::Table');

  expect(Properties).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    GlobalSecondaryIndexes: [
      {
        IndexName: 'byList',
        KeySchema: [
          { AttributeName: 'gsi1pk', KeyType: 'HASH' },
          { AttributeName: 'gsi1sk', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['card', 'kind'] },
      },
      {
        IndexName: 'byPriority',
        KeySchema: [
          { AttributeName: 'gsi2pk', KeyType: 'HASH' },
          { AttributeName: 'gsi2sk', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['card', 'kind'] },
      },
    ],
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
  });
});

describe('each user pool', () => {
  const pools = ofType(production.kept, 'AWS::Cognito::UserPool');
  const clients = ofType(production.kept, 'AWS::Cognito::UserPoolClient');

  test.each(pools.map((pool) => [String(pool.Properties.UserPoolName), pool] as const))(
    '%s lets only the service create accounts, with opaque names and our challenge',
    (_, { Properties }) => {
      expect(Properties).toMatchObject({
        UserPoolTier: 'ESSENTIALS',
        MfaConfiguration: 'OFF',
        AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
        LambdaConfig: {
          DefineAuthChallenge: expect.anything(),
          CreateAuthChallenge: expect.anything(),
          VerifyAuthChallengeResponse: expect.anything(),
          PreTokenGenerationConfig: { LambdaVersion: 'V2_0', LambdaArn: expect.anything() },
        },
      });
      expect(Properties).not.toHaveProperty('AliasAttributes');
      expect(Properties).not.toHaveProperty('UsernameAttributes');
    },
  );

  test.each(clients.map((client) => [String(client.Properties.ClientName), client] as const))(
    '%s signs in with the custom challenge and five-minute tokens',
    (_, { Properties }) => {
      expect(Properties).toMatchObject({
        GenerateSecret: false,
        ExplicitAuthFlows: ['ALLOW_CUSTOM_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
        AccessTokenValidity: 5,
        IdTokenValidity: 5,
        RefreshTokenValidity: 30 * 24 * 60,
        TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
        EnableTokenRevocation: true,
        PreventUserExistenceErrors: 'ENABLED',
        AllowedOAuthFlowsUserPoolClient: false,
        WriteAttributes: ['locale'],
      });
    },
  );

  test('asks only admins for a second factor', () => {
    const asked = pools.map(({ Properties }) => {
      const { LambdaConfig } = z
        .object({ LambdaConfig: z.object({ DefineAuthChallenge: z.unknown() }) })
        .parse(Properties);
      return [
        Properties.UserPoolName,
        JSON.stringify(LambdaConfig.DefineAuthChallenge).includes('defineadmin'),
      ];
    });

    expect(Object.fromEntries(asked)).toEqual({
      'ironcall-production-customer': false,
      'ironcall-production-technician': false,
      'ironcall-production-admin': true,
    });
  });

  test('is one of three and lets Cognito invoke its triggers', () => {
    const permissions = ofType(production.kept, 'AWS::Lambda::Permission');

    expect(pools).toHaveLength(3);
    expect(clients).toHaveLength(3);
    expect(permissions).toHaveLength(12);
    for (const { Properties } of permissions) expect(Properties.SourceArn).toBeDefined();
  });
});

describe('the API', () => {
  const routes = ofType(production.appStack, 'AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties);
  const authorizers = new Map(
    ofType(production.appStack, 'AWS::ApiGatewayV2::Authorizer').map(({ logicalId, Properties }) => [
      logicalId,
      stringsIn(Properties.JwtConfiguration).join(' '),
    ]),
  );

  test.each([
    ['app', 'poolscustomer'],
    ['tech', 'poolstechnician'],
    ['admin', 'poolsadmin'],
  ])('accepts only its own pool’s tokens on /api/%s', (surface, pool) => {
    const own = routes.filter(({ RouteKey }) => String(RouteKey).includes(`/api/${surface}/`));

    expect(own.map(({ RouteKey }) => RouteKey)).toEqual([
      `GET /api/${surface}/{procedure+}`,
      `POST /api/${surface}/{procedure+}`,
    ]);
    for (const { AuthorizationType, AuthorizerId } of own) {
      const { Ref } = z.object({ Ref: z.string() }).parse(AuthorizerId);
      const issuerAndAudience = authorizers.get(Ref) ?? '';
      expect(AuthorizationType).toBe('JWT');
      expect(issuerAndAudience.match(/pools[a-z]+?(?=web|[0-9A-F]{8})/g)).toEqual([pool, pool]);
    }
  });

  test('is open on /api/public and the providers’ endpoint only', () => {
    const open = routes.filter(({ AuthorizationType }) => AuthorizationType === 'NONE');

    expect(open.map(({ RouteKey }) => RouteKey)).toEqual([
      'GET /api/public/{procedure+}',
      'POST /api/public/{procedure+}',
      `POST ${providerPath}`,
    ]);
    expect(routes).toHaveLength(9);
  });

  test('routes providers’ posts to their own function', () => {
    const [route] = routes.filter(({ RouteKey }) => RouteKey === `POST ${providerPath}`);
    const integration = production.appStack.find(({ logicalId }) =>
      referencesIn(route?.Target).includes(logicalId),
    );
    const alias = production.appStack.find(({ logicalId }) =>
      referencesIn(integration?.Properties.IntegrationUri).includes(logicalId),
    );
    const called = production.appStack.find(({ logicalId }) =>
      referencesIn(alias?.Properties.FunctionName).includes(logicalId),
    );

    expect(called?.Properties.FunctionName).toBe('ironcall-production-receive-alert');
  });

  test('reserves requests for each surface, 344 a second in all', () => {
    const stage = only(production.appStack, 'AWS::ApiGatewayV2::Stage');
    const settings = z
      .record(z.string(), z.object({ ThrottlingRateLimit: z.number(), ThrottlingBurstLimit: z.int() }))
      .parse(stage.Properties.RouteSettings);
    const rates = Object.fromEntries(
      Object.entries(settings).map(([route, { ThrottlingRateLimit }]) => [route, ThrottlingRateLimit]),
    );
    const total = Object.values(rates).reduce((sum, rate) => sum + rate, 0);
    const rateOf = (surface: string) => rates[`POST /api/${surface}/{procedure+}`] ?? 0;

    expect(Object.keys(settings).sort()).toEqual(routes.map(({ RouteKey }) => String(RouteKey)).sort());
    expect(total).toBeCloseTo(344);
    expect(['app', 'tech', 'public', 'admin'].map(rateOf).sort((a, b) => b - a)).toEqual(
      ['app', 'tech', 'public', 'admin'].map(rateOf),
    );
    for (const { ThrottlingRateLimit, ThrottlingBurstLimit } of Object.values(settings)) {
      expect(ThrottlingBurstLimit).toBeGreaterThanOrEqual(ThrottlingRateLimit);
    }
    // CloudFormation must create the routes first: a stage cannot name a missing route.
    expect(stage.DependsOn).toEqual(
      expect.arrayContaining(
        ofType(production.appStack, 'AWS::ApiGatewayV2::Route').map(({ logicalId }) => logicalId),
      ),
    );
  });

  test('logs ids and outcomes only, and is throttled', () => {
    const { Properties } = only(production.appStack, 'AWS::ApiGatewayV2::Stage');
    const { Format } = z.object({ Format: z.string() }).parse(Properties.AccessLogSettings);

    expect(Properties.StageName).toBe('$default');
    expect(Properties.DefaultRouteSettings).toMatchObject({
      DetailedMetricsEnabled: true,
      // One every 2.9 milliseconds.
      ThrottlingRateLimit: 344,
      ThrottlingBurstLimit: 1000,
    });
    expect(Format).not.toMatch(/queryString|authorization|header|body/i);
  });
});

describe('inbound mail', () => {
  test('is stored in the mail bucket, then reported to its receiver', () => {
    const [canarys, rest, ...others] = ofType(production.appStack, 'AWS::SES::ReceiptRule');

    expect(others).toEqual([]);
    expect(rest?.Properties.After).toEqual({ Ref: canarys?.logicalId });
    expect(rest?.Properties.Rule).toMatchObject({
      Recipients: ['in.ironcall.example'],
      Enabled: true,
      ScanEnabled: true,
      Actions: [{ S3Action: { ObjectKeyPrefix: 'mail/' } }, { LambdaAction: { InvocationType: 'Event' } }],
    });
  });

  test('for the canary goes to its own bucket and no further', () => {
    const [{ Properties } = {}] = ofType(production.appStack, 'AWS::SES::ReceiptRule');

    expect(Properties?.Rule).toMatchObject({
      Recipients: ['canary@in.ironcall.example'],
      Enabled: true,
      ScanEnabled: true,
      Actions: [
        { S3Action: { BucketName: { Ref: expect.stringMatching(/^canary/) }, ObjectKeyPrefix: 'mail/' } },
        { StopAction: { Scope: 'RuleSet' } },
      ],
    });
  });

  test('can only be written by SES, for these rules and this account', () => {
    const policy = ofType(production.kept, 'AWS::S3::BucketPolicy')
      .map(({ Properties }) => JSON.stringify(Properties.PolicyDocument))
      .find((document) => document.includes('ses.amazonaws.com'));

    expect(policy).toContain('"aws:SourceAccount"');
    expect(policy).toContain(':receipt-rule-set/ironcall-production:receipt-rule/*');
  });

  test('can only reach its receiver from SES in this account', () => {
    const permission = ofType(production.appStack, 'AWS::Lambda::Permission').find(
      ({ Properties }) => Properties.Principal === 'ses.amazonaws.com',
    );

    expect(permission?.Properties.SourceAccount).toEqual({ Ref: 'AWS::AccountId' });
  });
});

test('a hosted zone gets the records of the site and both mail domains', () => {
  const records = ofType(production.appStack, 'AWS::Route53::RecordSet').map(({ Properties }) =>
    String(Properties.Type),
  );

  expect(records.sort()).toEqual(['A', 'AAAA', ...Array(6).fill('CNAME'), 'MX', 'MX', 'TXT', 'TXT']);
  expect(ofType(mock.appStack, 'AWS::Route53::RecordSet')).toEqual([]);
});

test('mail is sent from our own domain with SPF, and forgeries are quarantined', () => {
  const domains = ofType(production.appStack, 'AWS::SES::EmailIdentity').map(({ Properties }) => [
    Properties.EmailIdentity,
    (Properties.MailFromAttributes as { MailFromDomain?: string } | undefined)?.MailFromDomain,
  ]);
  const records = ofType(production.appStack, 'AWS::Route53::RecordSet')
    .filter(({ Properties }) => /^(mail-from|_dmarc)\./.test(String(Properties.Name)))
    .map(({ Properties: { Name, Type, ResourceRecords } }) => [Name, Type, ResourceRecords]);

  expect(domains).toEqual([
    ['mail.ironcall.example', 'mail-from.mail.ironcall.example'],
    ['in.ironcall.example', undefined],
  ]);
  expect(records).toEqual([
    ['mail-from.mail.ironcall.example.', 'MX', ['10 feedback-smtp.us-east-1.amazonses.com']],
    ['mail-from.mail.ironcall.example.', 'TXT', ['"v=spf1 include:amazonses.com ~all"']],
    ['_dmarc.mail.ironcall.example.', 'TXT', ['"v=DMARC1; p=quarantine; rua=mailto:ops@ironcall.example"']],
  ]);
});

test.each(ofType(production.all, 'AWS::S3::Bucket').map((bucket) => [bucket.logicalId, bucket] as const))(
  '%s is private, encrypted, and requires TLS',
  (logicalId, { Properties }) => {
    const policies = ofType(production.all, 'AWS::S3::BucketPolicy').filter(({ Properties: { Bucket } }) =>
      referencesIn(Bucket).includes(logicalId),
    );

    expect(Properties.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(Properties.BucketEncryption).toBeDefined();
    expect(JSON.stringify(policies)).toContain('"aws:SecureTransport":"false"');
  },
);

describe('a bucket of mail or uploads', () => {
  const buckets = ofType(production.kept, 'AWS::S3::Bucket').filter(({ logicalId }) =>
    /^(mail|uploads)bucket/.test(logicalId),
  );

  test('keeps deleted and overwritten files for as long as the table can be restored', () => {
    expect(buckets).toHaveLength(2);
    for (const { Properties } of buckets) {
      expect(Properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
      expect(Properties.LifecycleConfiguration).toEqual({
        Rules: [
          expect.objectContaining({
            Status: 'Enabled',
            NoncurrentVersionExpiration: { NoncurrentDays: 35 },
            ExpiredObjectDeleteMarker: true,
          }),
        ],
      });
    }
  });
});

test('exactly the buckets that are deleted with their stack are emptied first', () => {
  const { all } = production;
  const emptied = ofType(all, 'Custom::S3AutoDeleteObjects').flatMap(({ Properties }) =>
    referencesIn(Properties.BucketName),
  );
  const goes = ofType(all, 'AWS::S3::Bucket').filter(({ DeletionPolicy }) => DeletionPolicy === 'Delete');

  expect(emptied.sort()).toEqual(goes.map(({ logicalId }) => logicalId).sort());
  expect(goes).toHaveLength(3);
  expect(ofType(mock.all, 'Custom::S3AutoDeleteObjects')).toHaveLength(6);
});

test('no template contains a secret or a value of another environment', () => {
  for (const name of environmentNames) {
    const strings = stringsIn(synthesise(name).all);
    const others = environmentNames.filter((other) => other !== name).map((other) => `ironcall-${other}`);

    expect(strings.filter((text) => others.some((other) => text.includes(other)))).toEqual([]);
    expect(strings.filter((text) => /AKIA[0-9A-Z]{16}|-----BEGIN/.test(text))).toEqual([]);
  }
});
