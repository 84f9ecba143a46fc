import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { environmentNames } from '#infra/environments.ts';
import { projectRoot } from '#infra/functions.ts';
import { ofType, stringsIn, synthesise } from './stacks.ts';

const { all, appStack } = synthesise('production');

/** The dashboard's body as CloudWatch gets it, with references as `<ref>`. */
function pageOf(environment: string): string {
  const [page, ...others] = ofType(synthesise(environment).appStack, 'AWS::CloudWatch::Dashboard');
  expect(others).toEqual([]);
  return stringsIn(page?.Properties.DashboardBody).join('');
}

describe('the dashboard', () => {
  test.each(environmentNames)('is a single page in %s', (name) => {
    expect(pageOf(name)).toContain('"type":"metric"');
  });

  test('shows the state of every alarm of both stacks', () => {
    const names = ofType(all, 'AWS::CloudWatch::Alarm').map(({ Properties }) => String(Properties.AlarmName));
    const page = pageOf('production');

    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => !page.includes(`:alarm:${name}"`))).toEqual([]);
  });

  test('shows the key figures, and each surface, channel and queue by name', () => {
    const page = pageOf('production');
    const labels = [...page.matchAll(/"label":"([^"]+)"/g)].map(([, label]) => label);

    for (const title of [
      'Site: requests',
      'Site: 5xx, percent of requests',
      'API: 95th percentile by surface, milliseconds',
      'Imports of alerts',
      'Searches for technicians',
      'Dead letters',
      'Notices by email',
      'Notices by text message',
      'Notices by push',
      'Table: units consumed',
      'Functions of the account',
      'Texts of the account',
    ]) {
      expect(page).toContain(`"title":"${title}"`);
    }
    expect(labels).toEqual(
      expect.arrayContaining(['public', 'app', 'tech', 'admin', 'alerts', 'started', 'succeeded', 'failed']),
    );
    for (const queue of ofType(all, 'AWS::SQS::Queue')) {
      const name = String(queue.Properties.QueueName).replace(/^ironcall-production-|-dead-letters$/g, '');
      expect(labels).toContain(name);
    }
  });

  test('links to the runbook', () => {
    expect(pageOf('production')).toMatch(/https:\/\/\S+\/docs\/runbook\.md#when-an-alarm-rings/);
  });
});

describe('notices', () => {
  const filters = ofType(appStack, 'AWS::Logs::MetricFilter')
    .map(({ Properties }) => Properties)
    .filter(({ FilterPattern }) => String(FilterPattern).includes('$.outcome'));

  test('are counted by channel and outcome', () => {
    expect(filters).toHaveLength(3);
    for (const channel of ['email', 'sms', 'push'])
      expect(filters).toContainEqual(
        expect.objectContaining({
          FilterPattern: '{ $.outcome = "*" }',
          MetricTransformations: [
            expect.objectContaining({
              MetricNamespace: 'Ironcall',
              MetricName: `ironcall-production-${channel}`,
              Dimensions: [{ Key: 'outcome', Value: '$.outcome' }],
            }),
          ],
        }),
      );
  });

  test('appear on the dashboard with every outcome that their functions log', () => {
    const source = (file: string) =>
      readFileSync(join(projectRoot, `functions/notifications/${file}.ts`), 'utf8');
    const stored = /^export type Outcome = (.+);$/m.exec(source('sent-notices.store'))?.[1] ?? '';
    const logged = ['deliver-notifications', 'digests'].map(
      (file) => /outcome: '(\w+)'/.exec(source(`notices/${file}`))?.[1],
    );

    const outcomes = [...(stored.match(/\w+/g) ?? []), ...logged];

    expect(outcomes).toHaveLength(7);
    for (const outcome of outcomes)
      expect(pageOf('production')).toContain(`"Ironcall","ironcall-production-sms","outcome","${outcome}"`);
  });
});

test('the account has a budget, which notifies the recipients of alarms', () => {
  const [budget] = ofType(appStack, 'AWS::Budgets::Budget');

  expect(budget?.Properties).toMatchObject({
    Budget: { BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 3000, Unit: 'USD' } },
    NotificationsWithSubscribers: [
      {
        Notification: { NotificationType: 'FORECASTED', Threshold: 80 },
        Subscribers: [{ SubscriptionType: 'EMAIL', Address: 'ops@ironcall.example' }],
      },
      {
        Notification: { NotificationType: 'ACTUAL', Threshold: 100 },
        Subscribers: [{ SubscriptionType: 'EMAIL', Address: 'ops@ironcall.example' }],
      },
    ],
  });
  expect(ofType(synthesise('development').appStack, 'AWS::Budgets::Budget')).toEqual([]);
});
