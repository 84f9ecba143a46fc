import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#infra/environments.ts';
import { functionIds, projectRoot } from '#infra/functions.ts';
import { providerPath } from '#schema/alerts/alerts.ts';
import { ofType, referencesIn, stringsIn, synthesise } from './stacks.ts';

const { all } = synthesise('production');
const alarms = ofType(all, 'AWS::CloudWatch::Alarm').map(
  (alarm) => [alarm.logicalId, String(alarm.Properties.AlarmDescription), alarm] as const,
);
const runbook = readFileSync(join(projectRoot, 'docs/runbook.md'), 'utf8');
const anchors = [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(String(heading)));

describe('every alarm', () => {
  test.each(alarms)('%s says what users notice and links to the runbook: %s', (_, description) => {
    const [, effect, anchor] =
      /^(.{20,}\.) What to do: https:\/\/\S+\/docs\/runbook\.md#([\w-]+)$/.exec(description) ?? [];

    expect(effect).toBeDefined();
    expect(anchors).toContain(anchor);
  });

  test.each(alarms)('%s notifies the operators when it starts and when it ends', (_, __, { Properties }) => {
    const told = stringsIn([Properties.AlarmActions, Properties.OKActions]);

    expect(told).toHaveLength(2);
    expect(new Set(told).size).toBe(1);
    expect(told[0]).toMatch(/alarmstopic/);
  });
});

test('every alarm section of the runbook has an alarm', () => {
  const linked = alarms.map(([, description]) => String(description.split('#').at(-1)));
  const [, forAlarms = ''] = runbook.split(/^## When an alarm rings$/m);
  const sections = [...forAlarms.matchAll(/^### (.+)$/gm)].map(([, heading]) => anchorOf(String(heading)));

  expect([...new Set(linked)].sort()).toEqual(sections.sort());
});

test('every surface of the API has alarms for errors and latency', () => {
  const watched = alarms.map(([, , { Properties }]) => stringsIn(Properties.Metrics).join(' '));

  for (const surface of ['public', 'app', 'tech', 'admin']) {
    const path = `/api/${surface}/{procedure+}`;
    expect(watched.filter((metrics) => metrics.includes(path) && metrics.includes('5xx'))).toHaveLength(1);
    expect(watched.filter((metrics) => metrics.includes(path) && metrics.includes('Latency'))).toHaveLength(
      1,
    );
  }
});

test('the endpoint for providers has an alarm for errors', () => {
  const watching = alarms.filter(
    ([, , { Properties }]) =>
      Properties.MetricName === '5xx' && stringsIn(Properties.Dimensions).includes(providerPath),
  );

  expect(watching).toHaveLength(1);
});

test('a failing function sets off its own alarm or that of what it serves', () => {
  const watched = alarms
    .filter(([, , { Properties }]) =>
      stringsIn([Properties.MetricName, Properties.Metrics]).includes('Errors'),
    )
    .flatMap(([, , { Properties }]) => referencesIn([Properties.Dimensions, Properties.Metrics]));
  const byOther = [/^api-/, /^receive-alert$/, ...steps];

  const silent = functionIds.filter((id) => {
    const declared = all.find(({ Properties }) => Properties.FunctionName === `ironcall-production-${id}`);
    return !watched.includes(String(declared?.logicalId)) && !byOther.some((other) => other.test(id));
  });

  expect(silent).toEqual([]);
});

test('account quotas alarm at 80 percent', () => {
  const thresholdOf = (name: string) =>
    alarms.find(([, , { Properties }]) => Properties.AlarmName === `ironcall-production-${name}`)?.[2]
      .Properties.Threshold;
  const { mailsPerDay, smsSpendLimitUsd } = readEnvironment('production');

  expect(thresholdOf('concurrency')).toBe(80);
  expect(thresholdOf('mail-quota')).toBe(0.8 * mailsPerDay);
  expect(thresholdOf('sms-spend')).toBe(0.8 * smsSpendLimitUsd);
});

test('throttling of the table, its indexes, the search, functions and workflows sets off an alarm', () => {
  const watching = (metric: string) =>
    alarms
      .filter(([, , { Properties }]) =>
        stringsIn([Properties.MetricName, Properties.Metrics]).includes(metric),
      )
      .map(([, , { Properties }]) => String(Properties.AlarmName).replace('ironcall-production-', ''));

  expect(watching('WriteThrottleEvents').sort()).toEqual([
    'order-index-throttles',
    'table-throttles',
    'table-throttles-byList',
    'table-throttles-byPriority',
  ]);
  expect(watching('ReadThrottleEvents')).toHaveLength(4);
  expect(watching('ExecutionThrottled').sort()).toEqual(['alert-import-throttled', 'matching-throttled']);
  expect(watching('Throttles')).toEqual(['function-throttles']);
});

test('the canary alarms when its rounds fail or stop; on a laptop nothing starts it', () => {
  const [canary, ...others] = alarms.filter(([id]) => id.startsWith('canary'));

  expect(others).toEqual([]);
  expect(canary?.[2].Properties).toMatchObject({
    Metrics: expect.arrayContaining([
      expect.objectContaining({ Expression: 'rounds - failed' }),
      expect.objectContaining({ MetricStat: expect.objectContaining({ Period: 30 * 60 }) }),
    ]),
    ComparisonOperator: 'LessThanThreshold',
    Threshold: 1,
    TreatMissingData: 'breaching',
  });
  const schedules = (environment: string) =>
    ofType(synthesise(environment).all, 'AWS::Events::Rule').flatMap(
      ({ Properties }) => Properties.ScheduleExpression ?? [],
    );
  expect(schedules('production')).toEqual(['rate(15 minutes)']);
  expect(schedules('mock')).toEqual([]);
});

test('the workflow, the outbox, the table and the mail reputation have alarms', () => {
  const metrics = alarms.flatMap(([, , { Properties }]) =>
    stringsIn([Properties.MetricName, Properties.Metrics]),
  );

  expect(metrics).toEqual(
    expect.arrayContaining([
      'ExecutionsFailed',
      'ExecutionsTimedOut',
      'IteratorAge',
      'ReadThrottleEvents',
      'WriteThrottleEvents',
      '5xxErrorRate',
      'NumberOfTextMessagePartsDelivered',
      'Reputation.BounceRate',
      'Reputation.ComplaintRate',
    ]),
  );
});

test('operators are notified by mail, and CloudWatch may publish to their topic', () => {
  const [subscription] = ofType(all, 'AWS::SNS::Subscription');
  const [policy] = ofType(all, 'AWS::SNS::TopicPolicy');

  expect(subscription?.Properties).toMatchObject({ Protocol: 'email', Endpoint: 'ops@ironcall.example' });
  expect(JSON.stringify(policy?.Properties)).toContain('"Principal":{"Service":"cloudwatch.amazonaws.com"}');
});

/** The steps of alert-import: their failures fail the run, which has an alarm. */
const steps = [/-(message|machine|faults|order|import)$/, /^save-alert$/];

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-');
}
