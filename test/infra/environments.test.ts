import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { environmentNames, parseEnvironment, readEnvironment } from '#infra/environments.ts';

const committed = JSON.parse(
  readFileSync(new URL('../../infra/environments/production.json', import.meta.url), 'utf8'),
);

function parse(change: Record<string, unknown>) {
  return () => parseEnvironment(JSON.stringify({ ...committed, ...change }), 'production.json');
}

describe('the committed values', () => {
  test.each(environmentNames)('of %s are complete', (name) => {
    const environment = readEnvironment(name);

    expect(environment).toMatchObject({ name, prefix: `ironcall-${name}` });
  });

  test('keep data in production and preview only', () => {
    const keeping = environmentNames.filter((name) => readEnvironment(name).keepData);

    expect(keeping).toEqual(['preview', 'production']);
  });

  test('point the browser to the laptop in mock and test, and to AWS elsewhere', () => {
    const endpoints = environmentNames.map((name) => [name, readEnvironment(name).userPoolEndpoint]);

    expect(Object.fromEntries(endpoints)).toEqual({
      development: 'https://cognito-idp.us-east-1.amazonaws.com/',
      mock: '/_local/cognito-idp/',
      preview: 'https://cognito-idp.us-east-1.amazonaws.com/',
      production: 'https://cognito-idp.us-east-1.amazonaws.com/',
      test: '/_local/cognito-idp/',
    });
  });
});

describe("a developer's own environment", () => {
  test("has development's values under its own name and hosts", () => {
    const shared = readEnvironment('development');

    const own = readEnvironment('anna-development');

    expect(own).toEqual({
      ...shared,
      name: 'anna-development',
      prefix: 'ironcall-anna-development',
      siteDomain: `anna.${shared.siteDomain}`,
      mailDomain: `anna.${shared.mailDomain}`,
      inboundMailDomain: `anna.${shared.inboundMailDomain}`,
    });
  });

  test.each(['-development', 'Anna-development', 'anna_b-development', 'anna-b-development'])(
    'cannot be called %s',
    (name) => {
      expect(() => readEnvironment(name)).toThrow(`The environment "${name}" is unknown`);
    },
  );
});

describe('an unknown name', () => {
  test.each(['prod', 'developments', '../production', 'constructor'])('is rejected by name: %s', (name) => {
    expect(() => readEnvironment(name)).toThrow(
      `The environment "${name}" is unknown: use one of development, mock, preview, production, test, or a name of your own that ends in -development.`,
    );
  });

  test.each([undefined, ''])('is rejected with a hint when empty', (name) => {
    expect(() => readEnvironment(name)).toThrow('No environment is named: add -c env=NAME');
  });
});

describe('a missing or invalid value', () => {
  test.each(Object.keys(committed))('is reported by name: %s', (key) => {
    expect(parse({ [key]: undefined })).toThrow(`production.json: "${key}" is missing: give `);
  });

  test.each([
    ['siteDomain', 'https://app.ironcall.example', '"siteDomain" must be the host of the site'],
    ['certificateArn', 'arn:aws:acm:eu-west-1:111122223333:certificate/x', '"certificateArn" must be'],
    ['hostedZone', { id: 'Z00000000PRODUCTION' }, '"hostedZone.name" is missing'],
    ['supportPhone', '800-555-0123', '"supportPhone" must be the support phone as +1 and ten digits'],
    ['supportEmail', 'support', '"supportEmail" must be the support address'],
    ['smsOriginationIdentity', '+18005550123', '"smsOriginationIdentity" must be "phone-number/phone-…"'],
    ['smsCodesIdentity', '+18005550123', '"smsCodesIdentity" must be "phone-number/phone-…"'],
    [
      'smsCodesIdentity',
      committed.smsOriginationIdentity,
      '"smsCodesIdentity" must be another one than smsOriginationIdentity',
    ],
    ['smsPartsPerSecond', 0, '"smsPartsPerSecond" must be 1 or more'],
    ['frameAncestors', ['https://www.ironcall.example/'], '"frameAncestors.0" must be a list of origins'],
    ['frameAncestors', ['http://www.ironcall.example'], '"frameAncestors.0" must be a list of origins'],
    ['frameAncestors', ['http://localhost:4100'], '"frameAncestors.0" must be a list of origins'],
    ['frameAncestors', ["https://a.example; script-src 'unsafe-inline'"], '"frameAncestors.0" must be'],
    ['pushHosts', ['https://fcm.googleapis.com'], '"pushHosts.0" must be a list of host names'],
    ['pushHosts', ['*.com'], '"pushHosts.0" must be a list of host names'],
    ['pushHosts', ['localhost'], '"pushHosts.0" must be a list of host names'],
    ['userPoolEndpoint', 'https://cognito.example', '"userPoolEndpoint" must be an https address or a path'],
    ['googleMapId', 'a-map', '"googleMapsKey" is null: give both googleMapsKey and googleMapId, or neither'],
    ['ownMap', 'google', '"ownMap" must be "amazon" or "bundled"'],
    ['runbookUrl', 'wiki/runbook', '"runbookUrl" must be the https address of the runbook'],
    ['runbookUrl', 'https://wiki.example/runbook#alarms', '"runbookUrl" must be the https address'],
    ['runbookUrl', 'docs/runbook.md', '"runbookUrl" is missing: give the https address of the runbook'],
    ['monthlyBudgetUsd', 0, '"monthlyBudgetUsd" must be the monthly budget in US dollars'],
    ['smsSpendLimitUsd', '500', '"smsSpendLimitUsd" must be the spend limit for texts in US dollars'],
    ['mailsPerDay', 0.5, '"mailsPerDay" must be how many mails a day SES grants'],
    ['logRetentionDays', 31, '"logRetentionDays" must be a number of days that CloudWatch knows'],
    ['keepData', 'yes', '"keepData" must be true or false'],
    ['account', '1234', '"account" must be an account id of 12 digits'],
    ['keepDate', true, '"keepDate" is not a known value (remove it)'],
  ])('is reported with what it must be: %s', (key, value, message) => {
    expect(parse({ [key]: value })).toThrow(`production.json: ${message}`);
  });

  test('for the runbook is only required with alarms by mail', () => {
    expect(parse({ alarmMail: null, runbookUrl: undefined })()).toMatchObject({
      runbookUrl: 'docs/runbook.md',
    });
  });

  test('for a framing site may use HTTP on a laptop only', () => {
    const onLaptop = { siteScheme: 'http', frameAncestors: ['http://localhost:4100'] };

    expect(parse(onLaptop)()).toMatchObject(onLaptop);
    expect(parse({ ...onLaptop, frameAncestors: ['http://elsewhere:4100'] })).toThrow('"frameAncestors.0"');
  });

  test('is reported together with the others, in one line', () => {
    const act = parse({ supportPhone: undefined, alarmMail: 'nobody' });

    expect(act).toThrow(
      /^production\.json: "supportPhone" is missing: [^\n]+; "alarmMail" must be [^\n]+\.$/,
    );
  });

  test('is reported for a domain without a certificate', () => {
    expect(parse({ certificateArn: null })).toThrow(
      '"certificateArn" is null: give both siteDomain and certificateArn, or neither.',
    );
  });

  test('is reported for a file that is not JSON', () => {
    expect(() => parseEnvironment('{', 'production.json')).toThrow('production.json is not JSON');
  });
});
