import { afterAll, beforeAll, expect, it } from 'vitest';
import asSent from '#test/support/browser-events.json' with { type: 'json' };
import { functionResource, runAssembly, type TestStack } from './cloud-assembly.ts';

let stack: TestStack;
let monitor: string;

beforeAll(async () => {
  stack = await runAssembly({
    stacks: {
      app: {
        Resources: {
          monitor: {
            Type: 'AWS::RUM::AppMonitor',
            Properties: {
              Name: 'ironcall-mock',
              Domain: 'localhost',
              CustomEvents: { Status: 'ENABLED' },
              AppMonitorConfiguration: { SessionSampleRate: 1 },
            },
          },
          tell: functionResource({
            FunctionName: 'tell',
            code: 'exports.handler = async () => process.env.MONITOR;',
            Environment: { Variables: { MONITOR: { 'Fn::GetAtt': ['monitor', 'Id'] } } },
          }),
        },
      },
    },
  });
  const told = await stack.runtime.invoke('tell', {});
  monitor = String(told.ok && told.payload);
});

afterAll(() => stack.stop());

/** As the site sends them: as text, without a preflight. */
const send = (body: unknown, to = monitor) =>
  fetch(`${stack.siteUrl}/_local/rum/appmonitors/${to}`, { method: 'POST', body: JSON.stringify(body) });

it('accepts what the site sends and shows the latest first', async () => {
  const answer = await send({ ...asSent, AppMonitorDetails: { id: monitor, version: '1.0.0' } });
  const latest = await fetch(`${stack.siteUrl}/_local/api/browser-events`);

  expect(answer.status).toBe(200);
  expect(await latest.json()).toMatchObject({
    events: [
      {
        busName: 'ironcall-mock',
        source: '/orders/:id/chat',
        detailType: 'com.amazon.rum.js_error_event',
        detail: { type: 'TypeError' },
      },
      { detailType: 'login' },
      { detailType: 'com.amazon.rum.session_start_event' },
    ],
  });
});

it('refuses malformed events and unknown monitors', async () => {
  const answers = [
    await send({ ...asSent, BatchId: 'first' }),
    await send({ ...asSent, RumEvents: [] }),
    await send(asSent, '0'),
  ];

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 404]);
});
