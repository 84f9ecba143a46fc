/**
 * The doctor has never met a real account. The answers here are typed by the SDK, with the fields and words in its
 * documentation; none was recorded from AWS.
 */
import { readFileSync } from 'node:fs';
import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import {
  DescribeAccountAttributesCommand,
  DescribePhoneNumbersCommand,
  DescribePoolsCommand,
  DescribeRegistrationsCommand,
  DescribeSpendLimitsCommand,
  type PhoneNumberInformation,
  PinpointSMSVoiceV2Client,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { GetHostedZoneCommand, Route53Client } from '@aws-sdk/client-route-53';
import {
  ListAWSDefaultServiceQuotasCommand,
  ListServiceQuotasCommand,
  ServiceQuotasClient,
} from '@aws-sdk/client-service-quotas';
import { DescribeActiveReceiptRuleSetCommand, SESClient } from '@aws-sdk/client-ses';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { ListSubscriptionsCommand, SNSClient } from '@aws-sdk/client-sns';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Check, type Dns, look } from '#infra/doctor/check.ts';
import { mailChecks } from '#infra/doctor/mail.ts';
import { quotaChecks } from '#infra/doctor/quotas.ts';
import { siteChecks } from '#infra/doctor/site.ts';
import { stackChecks } from '#infra/doctor/stacks.ts';
import { textChecks } from '#infra/doctor/texts.ts';
import { type Environment, readEnvironment } from '#infra/environments.ts';

const all = [...stackChecks, ...siteChecks, ...mailChecks, ...textChecks, ...quotaChecks];

const cloudFormation = mockClient(CloudFormationClient);
const sns = mockClient(SNSClient);
const acm = mockClient(ACMClient);
const route53 = mockClient(Route53Client);
const mail = mockClient(SESv2Client);
const receiving = mockClient(SESClient);
const texts = mockClient(PinpointSMSVoiceV2Client);
const quotas = mockClient(ServiceQuotasClient);
const services = [cloudFormation, sns, acm, route53, mail, receiving, texts, quotas];

const arn = 'arn:aws:acm:us-east-1:123456789012:certificate/12345678-1234-1234-1234-123456789012';
const own: Environment = {
  ...readEnvironment('production'),
  siteDomain: 'app.northloop.com',
  certificateArn: arn,
  hostedZone: { id: 'Z3M3LMPEXAMPLE', name: 'northloop.com' },
  mailDomain: 'mail.northloop.com',
  inboundMailDomain: 'in.northloop.com',
  supportPhone: '+13145550999',
  supportEmail: 'support@northloop.com',
  smsOriginationIdentity: 'phone-number/phone-0a1b',
  smsCodesIdentity: 'phone-number/phone-0c0d',
  frameAncestors: [],
  alarmMail: 'ops@northloop.com',
  runbookUrl: 'https://git.northloop.com/ironcall/docs/runbook.md',
};
const number: PhoneNumberInformation = {
  PhoneNumberArn: 'arn:aws:sms-voice:us-east-1:123456789012:phone-number/phone-0a1b',
  PhoneNumberId: 'phone-0a1b',
  PhoneNumber: '+18885550999',
  Status: 'ACTIVE',
  IsoCountryCode: 'US',
  MessageType: 'TRANSACTIONAL',
  NumberCapabilities: ['SMS'],
  NumberType: 'TOLL_FREE',
  MonthlyLeasingPrice: '2.00',
  TwoWayEnabled: true,
  TwoWayChannelArn: 'arn:aws:sns:us-east-1:123456789012:ironcall-production-text-replies',
  SelfManagedOptOutsEnabled: true,
  OptOutListName: 'Default',
  DeletionProtectionEnabled: false,
  RegistrationId: 'registration-0a1b',
  CreatedTimestamp: new Date(0),
};
const codesNumber = { ...number, PhoneNumberId: 'phone-0c0d', PhoneNumber: '+18885550998' };
const subscription = {
  SubscriptionArn: 'arn:aws:sns:us-east-1:123456789012:ironcall-production-ops:0a1b',
  Protocol: 'email',
  Endpoint: 'ops@northloop.com',
  TopicArn: 'arn:aws:sns:us-east-1:123456789012:ironcall-production-ops',
};
const rule = {
  Name: 'forwarded-alerts',
  Enabled: true,
  Recipients: ['in.northloop.com'],
  Actions: [
    { S3Action: { BucketName: 'mail', ObjectKeyPrefix: 'mail/' } },
    {
      LambdaAction: {
        FunctionArn: 'arn:aws:lambda:us-east-1:123456789012:function:ironcall-production-receive-mail',
      },
    },
  ],
};
const concurrency = { QuotaCode: 'L-B99A9384', QuotaName: 'Concurrent executions', Value: 1000 };
const starts = {
  QuotaCode: 'L-STARTS',
  QuotaName: 'StartExecution throttle token refill rate per second',
  Value: 300,
};

beforeEach(() => {
  for (const service of services) service.reset();
  cloudFormation
    .on(DescribeStacksCommand)
    .resolves({ Stacks: [{ StackName: 'any', CreationTime: new Date(0), StackStatus: 'UPDATE_COMPLETE' }] });
  sns.on(ListSubscriptionsCommand).resolves({ Subscriptions: [subscription] });
  acm
    .on(DescribeCertificateCommand)
    .resolves({ Certificate: { Status: 'ISSUED', SubjectAlternativeNames: ['app.northloop.com'] } });
  route53.on(GetHostedZoneCommand).resolves({
    HostedZone: { Id: '/hostedzone/Z3M3LMPEXAMPLE', Name: 'northloop.com.', CallerReference: '1' },
    DelegationSet: { NameServers: ['ns-2048.awsdns-64.com', 'ns-2049.awsdns-65.net'] },
  });
  mail
    .on(GetAccountCommand)
    .resolves({
      ProductionAccessEnabled: true,
      SendingEnabled: true,
      SendQuota: { MaxSendRate: 14, Max24HourSend: 50_000 },
    })
    .on(GetEmailIdentityCommand)
    .resolves({
      VerifiedForSendingStatus: true,
      DkimAttributes: { Status: 'SUCCESS' },
      MailFromAttributes: {
        MailFromDomain: 'mail-from.mail.northloop.com',
        MailFromDomainStatus: 'SUCCESS',
        BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
      },
    });
  receiving
    .on(DescribeActiveReceiptRuleSetCommand)
    .resolves({ Metadata: { Name: 'ironcall-production' }, Rules: [rule] });
  texts
    .on(DescribeAccountAttributesCommand)
    .resolves({ AccountAttributes: [{ Name: 'ACCOUNT_TIER', Value: 'PRODUCTION' }] })
    .on(DescribeSpendLimitsCommand)
    .resolves({ SpendLimits: [spendLimit(500, 500)] })
    .on(DescribePhoneNumbersCommand)
    .resolves({ PhoneNumbers: [number, codesNumber] })
    .on(DescribeRegistrationsCommand)
    .resolves({ Registrations: [registration('COMPLETE')] });
  for (const command of [ListServiceQuotasCommand, ListAWSDefaultServiceQuotasCommand]) {
    quotas.on(command, { ServiceCode: 'lambda' }).resolves({ Quotas: [concurrency] });
    quotas.on(command, { ServiceCode: 'states' }).resolves({ Quotas: [starts] });
  }
});

test('a complete account is ok throughout', async () => {
  const answers = await look(all, own, dns());

  expect(answers.filter(({ state }) => state !== 'ok')).toEqual([]);
});

test('every check leads to a section of the runbook', () => {
  const runbook = readFileSync(new URL('../../../docs/runbook.md', import.meta.url), 'utf8');
  const anchors = [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s+/g, '-'),
  );

  expect(all.filter(({ runbook }) => !anchors.includes(runbook)).map(({ name }) => name)).toEqual([]);
  expect(all.filter(({ name }) => !runbook.includes(`\`${name}\``)).map(({ name }) => name)).toEqual([]);
});

test('nothing is reported missing if AWS and DNS do not answer', async () => {
  const denied = Object.assign(new Error('not authorized\nand more'), { name: 'AccessDeniedException' });
  for (const service of services) service.rejects(denied);
  const silent = () => Promise.reject(Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' }));

  const answers = await look(all, own, {
    resolve4: silent,
    resolveMx: silent,
    resolveNs: silent,
    resolveTxt: silent,
  });

  const [values, ...others] = answers;
  expect(values?.state).toBe('ok');
  expect(new Set(others.map(({ state }) => state))).toEqual(new Set(['unknown']));
  expect(others[0]?.says).toBe(
    'There was no answer (AccessDeniedException: not authorized); check credentials, permissions and network.',
  );
});

describe('The stack checks', () => {
  test('recognize the committed sample values', async () => {
    expect(await answer('values', readEnvironment('production'))).toEqual([
      'missing',
      'Replace the sample values of siteDomain, certificateArn, hostedZone, mailDomain, inboundMailDomain, supportPhone, supportEmail, smsOriginationIdentity, smsCodesIdentity, frameAncestors, alarmMail, runbookUrl in infra/environments.',
    ]);
  });

  test('ask to deploy a stack that does not exist', async () => {
    cloudFormation.on(DescribeStacksCommand, { StackName: 'ironcall-production-app' }).rejects(
      Object.assign(new Error('Stack with id ironcall-production-app does not exist'), {
        name: 'ValidationError',
      }),
    );

    expect(await answer('kept stack')).toEqual(['ok', 'ironcall-production-kept is UPDATE_COMPLETE.']);
    expect(await answer('app stack')).toEqual([
      'missing',
      'ironcall-production-app is not deployed. Run `npm run deploy -- -c env=production`.',
    ]);
  });

  test.each(['ROLLBACK_COMPLETE', 'UPDATE_ROLLBACK_FAILED', 'CREATE_IN_PROGRESS'] as const)(
    'report a stack that is %s',
    async (StackStatus) => {
      cloudFormation
        .on(DescribeStacksCommand)
        .resolves({ Stacks: [{ StackName: 'any', CreationTime: new Date(0), StackStatus }] });

      expect(await answer('kept stack')).toEqual([
        'missing',
        `ironcall-production-kept is ${StackStatus}: see its events in CloudFormation, then deploy again.`,
      ]);
    },
  );

  test('ask to confirm the alarm mail, whatever page its subscription is on', async () => {
    sns
      .on(ListSubscriptionsCommand)
      .resolves({ Subscriptions: [{ ...subscription, Endpoint: 'else@northloop.com' }], NextToken: '2' })
      .on(ListSubscriptionsCommand, { NextToken: '2' })
      .resolves({ Subscriptions: [{ ...subscription, SubscriptionArn: 'PendingConfirmation' }] });

    expect(await answer('alarm mail')).toEqual([
      'missing',
      'Open the confirmation link in the mail that SNS sent to ops@northloop.com.',
    ]);
  });

  test('report an alarm mail without a subscription', async () => {
    sns.on(ListSubscriptionsCommand).resolves({ Subscriptions: [] });

    expect((await answer('alarm mail'))[0]).toBe('missing');
    expect((await answer('alarm mail', { ...own, alarmMail: null }))[0]).toBe('missing');
  });
});

describe('The site checks', () => {
  test('require the zone’s name servers at the registrar', async () => {
    expect(await answer('hosted zone', own, dns({ ns: ['ns1.registrar.net'] }))).toEqual([
      'missing',
      'Enter ns-2048.awsdns-64.com, ns-2049.awsdns-65.net as the name servers of northloop.com where the domain is registered.',
    ]);
  });

  test('report a zone of another account or another name', async () => {
    const other = { ...own, hostedZone: { id: 'Z3M3LMPEXAMPLE', name: 'else.com' } };
    expect((await answer('hosted zone', other))[1]).toContain(
      'is the zone of northloop.com, not of else.com',
    );

    route53.on(GetHostedZoneCommand).rejects(named('NoSuchHostedZone'));
    expect((await answer('hosted zone'))[1]).toContain('is not a zone of this account');
  });

  test('need no zone for an environment with its DNS elsewhere', async () => {
    expect((await answer('hosted zone', { ...own, hostedZone: null }))[0]).toBe('ok');
    expect(route53.commandCalls(GetHostedZoneCommand)).toEqual([]);
  });

  test('require an issued certificate for this site', async () => {
    acm
      .on(DescribeCertificateCommand)
      .resolvesOnce({
        Certificate: { Status: 'PENDING_VALIDATION', SubjectAlternativeNames: ['*.northloop.com'] },
      })
      .resolvesOnce({ Certificate: { Status: 'ISSUED', SubjectAlternativeNames: ['northloop.com'] } })
      .rejectsOnce(named('ResourceNotFoundException'));

    expect((await answer('certificate'))[1]).toContain('for app.northloop.com is PENDING_VALIDATION');
    expect((await answer('certificate'))[1]).toContain('is for northloop.com: request one');
    expect((await answer('certificate'))[1]).toContain('certificateArn is not in this account');
  });

  test('require an address for the site, unless it uses CloudFront’s', async () => {
    expect((await answer('site address', own, dns({ a: [] })))[0]).toBe('missing');
    expect((await answer('site address', { ...own, siteDomain: null }, dns({ a: [] })))[0]).toBe('ok');
  });
});

describe('The mail checks', () => {
  test.each([
    [{ ProductionAccessEnabled: false, SendingEnabled: true }, 'request production access'],
    [
      { ProductionAccessEnabled: false, Details: { ReviewDetails: { Status: 'PENDING' as const } } },
      'AWS is reviewing',
    ],
    [{ ProductionAccessEnabled: true, SendingEnabled: false }, 'AWS has stopped mail'],
    [
      {
        ProductionAccessEnabled: true,
        SendingEnabled: true,
        SendQuota: { MaxSendRate: 14, Max24HourSend: 200 },
      },
      'SES sends only 200 mails a day, and mailsPerDay is 50000',
    ],
  ])('say why an account cannot mail everybody: %o', async (account, words) => {
    mail.on(GetAccountCommand).resolves(account);

    const [state, says] = await answer('SES sandbox');

    expect(state).toBe('missing');
    expect(says).toContain(words);
  });

  test('report a domain without DKIM, or one unknown to SES', async () => {
    mail
      .on(GetEmailIdentityCommand)
      .resolvesOnce({ VerifiedForSendingStatus: false, DkimAttributes: { Status: 'PENDING' } })
      .rejectsOnce(named('NotFoundException'));

    expect((await answer('mail domain'))[1]).toContain('DKIM of mail.northloop.com is PENDING');
    expect((await answer('inbound domain'))[1]).toContain('in.northloop.com is not an identity of SES yet');
  });

  test('report mail sent from amazonses.com', async () => {
    mail
      .on(GetEmailIdentityCommand)
      .resolvesOnce({ VerifiedForSendingStatus: true })
      .resolvesOnce({
        MailFromAttributes: {
          MailFromDomain: 'mail-from.mail.northloop.com',
          MailFromDomainStatus: 'PENDING',
          BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
        },
      });

    expect((await answer('MAIL FROM'))[1]).toContain(
      'deploy, which gives mail.northloop.com a MAIL FROM domain',
    );
    expect((await answer('MAIL FROM'))[1]).toContain('mail-from.mail.northloop.com is PENDING');
  });

  test('say to have SES check again a MAIL FROM domain it has given up on', async () => {
    mail.on(GetEmailIdentityCommand).resolves({
      MailFromAttributes: {
        MailFromDomain: 'mail-from.mail.northloop.com',
        MailFromDomainStatus: 'FAILED',
        BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
      },
    });

    const [state, says] = await answer('MAIL FROM');

    expect(state).toBe('missing');
    expect(says).toContain('have SES look again');
  });

  test('require an SPF record for a MAIL FROM domain, which SES does not check', async () => {
    const txt = { 'mail-from.mail.northloop.com': [['v=spf1 include:_spf.google.com ~all']] };

    const [state, says] = await answer('MAIL FROM', own, dns({ txt }));

    expect(state).toBe('missing');
    expect(says).toContain('TXT record at mail-from.mail.northloop.com');
  });

  test('accept a DMARC record in parts, or one of the parent domain', async () => {
    const above = { '_dmarc.northloop.com': [['v=DMARC1; ', 'p=quarantine']] };

    expect(await answer('DMARC', own, dns({ txt: above }))).toEqual([
      'ok',
      '_dmarc.northloop.com says v=DMARC1; p=quarantine',
    ]);
    expect((await answer('DMARC', own, dns({ txt: { '_dmarc.mail.northloop.com': [['hello']] } })))[0]).toBe(
      'missing',
    );
  });

  test('require inbound mail to reach SES', async () => {
    expect((await answer('inbound MX', own, dns({ mx: ['aspmx.l.google.com'] })))[0]).toBe('missing');
  });

  test.each([
    [{}, 'No rule set is active'],
    [{ Metadata: { Name: 'default-rule-set' }, Rules: [] }, 'The active rule set, default-rule-set'],
    [
      { Metadata: { Name: 'ironcall-production' }, Rules: [{ ...rule, Enabled: false }] },
      'has no rule of ours',
    ],
  ])('report that our rule is not in the active set: %o', async (active, words) => {
    receiving.on(DescribeActiveReceiptRuleSetCommand).resolves(active);

    const [state, says] = await answer('receipt rules');

    expect(state).toBe('missing');
    expect(says).toContain(words);
  });

  test('accept our rule in a set of another name', async () => {
    receiving
      .on(DescribeActiveReceiptRuleSetCommand)
      .resolves({ Metadata: { Name: 'default-rule-set' }, Rules: [rule] });

    expect((await answer('receipt rules'))[0]).toBe('ok');
  });
});

describe('The text checks', () => {
  test('ask to leave the sandbox', async () => {
    texts
      .on(DescribeAccountAttributesCommand)
      .resolvesOnce({ AccountAttributes: [{ Name: 'ACCOUNT_TIER', Value: 'SANDBOX' }] })
      .resolvesOnce({ AccountAttributes: [] });

    expect((await answer('SMS sandbox'))[0]).toBe('missing');
    expect((await answer('SMS sandbox'))[0]).toBe('unknown');
  });

  test('report a spend limit of one dollar a month', async () => {
    texts
      .on(DescribeSpendLimitsCommand)
      .resolvesOnce({ SpendLimits: [spendLimit(1, 500)] })
      .resolvesOnce({ SpendLimits: [spendLimit(1, 1)] })
      .resolvesOnce({ SpendLimits: [] });

    expect((await answer('SMS spend limit'))[1]).toContain('which may be up to 500 USD');
    expect((await answer('SMS spend limit'))[1]).toContain('ask AWS Support for more');
    expect((await answer('SMS spend limit'))[0]).toBe('unknown');
  });

  test('report a number that waits for its registration', async () => {
    texts
      .on(DescribePhoneNumbersCommand)
      .resolves({ PhoneNumbers: [{ ...number, Status: 'PENDING' }] })
      .on(DescribeRegistrationsCommand)
      .resolvesOnce({ Registrations: [registration('REVIEWING')] })
      .resolves({ Registrations: [registration('COMPLETE')] });

    expect((await answer('SMS number'))[1]).toContain('registration of +18885550999 is REVIEWING');
    expect((await answer('SMS number'))[1]).toContain('+18885550999 is PENDING');
  });

  test('report a number of another account', async () => {
    texts.on(DescribePhoneNumbersCommand).rejects(named('ResourceNotFoundException'));

    expect((await answer('SMS number'))[1]).toContain('phone-number/phone-0a1b is not in this account');
    expect((await answer('SMS replies'))[0]).toBe('missing');
  });

  test('require a number for codes, which also takes STOP', async () => {
    texts.on(DescribePhoneNumbersCommand).resolves({ PhoneNumbers: [number] });

    expect((await answer('SMS number'))[0]).toBe('ok');
    expect((await answer('SMS number for codes'))[1]).toContain(
      'phone-number/phone-0c0d is not in this account',
    );
    expect((await answer('SMS replies'))[1]).toContain('phone-number/phone-0c0d');
    texts
      .on(DescribePhoneNumbersCommand)
      .resolves({ PhoneNumbers: [number, { ...codesNumber, SelfManagedOptOutsEnabled: false }] });
    expect((await answer('SMS number for codes'))[0]).toBe('ok');
    expect((await answer('SMS replies'))[1]).toContain('self-managed opt-outs of phone-number/phone-0c0d');
  });

  test('check a pool by its numbers and its own settings', async () => {
    const pooled = { ...own, smsOriginationIdentity: 'pool/pool-0a1b' };
    const pool = {
      PoolArn: 'arn:aws:sms-voice:us-east-1:123456789012:pool/pool-0a1b',
      PoolId: 'pool-0a1b',
      Status: 'ACTIVE' as const,
      MessageType: 'TRANSACTIONAL' as const,
      TwoWayEnabled: true,
      TwoWayChannelArn: number.TwoWayChannelArn,
      SelfManagedOptOutsEnabled: false,
      OptOutListName: 'Default',
      SharedRoutesEnabled: false,
      DeletionProtectionEnabled: false,
      CreatedTimestamp: new Date(0),
    };
    texts.on(DescribePoolsCommand).resolves({ Pools: [pool] });

    expect((await answer('SMS number', pooled))[1]).toContain('pool/pool-0a1b has no phone numbers');
    texts.on(DescribePhoneNumbersCommand).resolves({ PhoneNumbers: [{ ...number, PoolId: 'pool-0a1b' }] });
    expect(await answer('SMS number', pooled)).toEqual(['ok', '+18885550999 can send.']);
    expect((await answer('SMS replies', pooled))[1]).toContain('Switch on self-managed opt-outs of pool');
  });

  test('require replies to reach this environment’s topic', async () => {
    texts.on(DescribePhoneNumbersCommand).resolves({
      PhoneNumbers: [{ ...number, TwoWayChannelArn: 'arn:aws:sns:us-east-1:123456789012:else' }],
    });

    expect((await answer('SMS replies'))[1]).toContain('ironcall-production-text-replies');
  });
});

describe('The quota checks', () => {
  test('ask to raise a quota below the default', async () => {
    quotas
      .on(ListServiceQuotasCommand, { ServiceCode: 'lambda' })
      .resolves({ Quotas: [{ ...concurrency, Value: 10 }] });

    expect(await answer('Lambda concurrency')).toEqual([
      'missing',
      'Concurrent executions (L-B99A9384) is 10: ask for 1000.',
    ]);
  });

  test('report a quota that AWS no longer lists as unknown', async () => {
    quotas.on(ListServiceQuotasCommand, { ServiceCode: 'states' }).resolves({ Quotas: [] });

    expect((await answer('Step Functions'))[0]).toBe('unknown');
  });
});

async function answer(name: string, environment = own, resolver = dns()) {
  const check = all.find((one) => one.name === name) as Check;
  const [found] = await look([check], environment, resolver);
  return [found?.state, found?.says ?? ''] as const;
}

const mailTexts: Record<string, string[][]> = {
  '_dmarc.mail.northloop.com': [['v=DMARC1; p=none']],
  'mail-from.mail.northloop.com': [['v=spf1 include:amazonses.com ~all']],
};

/** A resolver that answers like Node's: it throws if a name has no records. */
function dns(
  found: { a?: string[]; mx?: string[]; ns?: string[]; txt?: Record<string, string[][]> } = {},
): Dns {
  const { a = ['192.0.2.1'], mx = ['inbound-smtp.us-east-1.amazonaws.com'] } = found;
  const { ns = ['ns-2048.awsdns-64.com'], txt = mailTexts } = found;
  const answered = async <T>(records: T[] = []) => {
    if (records.length === 0) throw Object.assign(new Error('queryAny ENODATA'), { code: 'ENODATA' });
    return records;
  };
  return {
    resolve4: () => answered(a),
    resolveMx: () => answered(mx.map((exchange) => ({ exchange, priority: 10 }))),
    resolveNs: () => answered(ns),
    resolveTxt: (name) => answered(txt[name]),
  };
}

function named(name: string): Error {
  return Object.assign(new Error(name), { name });
}

function spendLimit(EnforcedLimit: number, MaxLimit: number) {
  return { Name: 'TEXT_MESSAGE_MONTHLY_SPEND_LIMIT' as const, EnforcedLimit, MaxLimit, Overridden: false };
}

function registration(RegistrationStatus: 'COMPLETE' | 'REVIEWING') {
  return {
    RegistrationArn: 'arn:aws:sms-voice:us-east-1:123456789012:registration/registration-0a1b',
    RegistrationId: 'registration-0a1b',
    RegistrationType: 'US_TOLL_FREE_REGISTRATION',
    RegistrationStatus,
    CurrentVersionNumber: 1,
    CreatedTimestamp: new Date(0),
  };
}
