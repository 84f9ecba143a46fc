import { expect, test } from 'vitest';
import { environmentNames } from '#infra/environments.ts';
import { ofType, stringsIn, synthesise } from './stacks.ts';

function monitorOf(name: string) {
  const [monitor, ...others] = ofType(synthesise(name).appStack, 'AWS::RUM::AppMonitor');
  expect(others).toEqual([]);
  return monitor?.Properties;
}

test('browsers report half of the visits in production and all of them elsewhere', () => {
  const rates = [...environmentNames, 'anna-development'].map((name) => [
    name,
    monitorOf(name)?.AppMonitorConfiguration,
  ]);

  expect(Object.fromEntries(rates)).toMatchObject({
    production: { SessionSampleRate: 0.5 },
    preview: { SessionSampleRate: 1 },
    development: { SessionSampleRate: 1 },
    mock: { SessionSampleRate: 1 },
    test: { SessionSampleRate: 1 },
    'anna-development': { SessionSampleRate: 1 },
  });
});

test('the app monitor accepts unsigned events and analytics from the site’s pages, and sets no cookies', () => {
  const monitor = monitorOf('production');
  const policy = stringsIn(monitor?.ResourcePolicy).join('');

  expect(monitor).toMatchObject({
    Name: 'ironcall-production',
    Domain: 'app.ironcall.example',
    CustomEvents: { Status: 'ENABLED' },
    AppMonitorConfiguration: { AllowCookies: false },
  });
  expect(policy).toContain('"Action":"rum:PutRumEvents"');
  expect(policy).toContain(':appmonitor/ironcall-production"');
});
