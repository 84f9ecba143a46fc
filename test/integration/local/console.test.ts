import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handler as showNotices } from '#demo/notices/show.ts';
import { clockRoutes } from '#local/clock-routes.ts';
import { localConsole } from '#local/console/console.ts';
import { registerAction, registerToggle } from '#local/console/controls.ts';
import { keepMessage, listMessages, repliesTo } from '#local/console/inbox.ts';
import type { LocalService } from '#local/runtime.ts';
import { eventBridge } from '#local/services/eventbridge.ts';
import { sms } from '#local/services/sms.ts';
import { currentVerdicts } from '#local/services/smtp/verdicts.ts';
import { smtp } from '#local/services/smtp.ts';
import { sns } from '#local/services/sns.ts';
import { sqs } from '#local/services/sqs.ts';
import { stepFunctions } from '#local/services/step-functions.ts';
import { axeFindings } from '#test/support/axe.ts';
import { getBrowser } from '#test/support/browser.ts';
import { setSenderEnvironment } from '#test/support/sent-messages.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';

let browser: Browser;
let host: ServiceHost;
let page: Page;
let faults: string[];

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await getBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  // May first install a browser.
}, 600_000);

afterAll(() => browser.close());

beforeEach(async () => {
  const bus = eventBridge();
  const queues = sqs();
  const topics = sns();
  const clock: LocalService = { routes: {} };
  const functions: LocalService = {
    routes: {
      '/_local/api/functions': async () => ({ status: 200, body: '{"functions":[]}' }),
      '/_local/api/invocations': async () => ({ status: 200, body: '{"invocations":[]}' }),
    },
  };
  setSenderEnvironment();
  host = await startServiceHost({
    // As it is bundled.
    functions: { [resolve('build/demo/notices.mjs')]: showNotices },
    services: [
      localConsole(),
      stepFunctions(),
      smtp({ port: 0 }),
      bus,
      queues,
      topics,
      sms({ topics }),
      clock,
      functions,
    ],
  });
  Object.assign(clock.routes ?? {}, clockRoutes(host.clock));
  host.runtime.putEvent = bus.put;
  faults = [];
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: host.siteUrl });
  page = await context.newPage();
  page.on('pageerror', ({ message }) => faults.push(message));
});

afterEach(async () => {
  await page.context().close();
  await host.stop();
  if (faults.length > 0) throw new Error(`The page failed: ${faults.join('; ')}`);
});

const open = (view: string) => page.goto(`${host.siteUrl}/_local#${view}`);

const code = (digits: string) =>
  keepMessage(host.runtime, {
    channel: 'sms',
    to: '+17015550123',
    from: '+18885550100',
    subject: null,
    text: `Ironcall: ${digits} is your sign-in code.`,
    html: null,
  });

describe('the inbox', () => {
  it('shows a code as soon as it is sent, ready to copy', async () => {
    await host.start();
    await open('inbox');
    await page.getByText('No messages').waitFor();

    code('482913');

    await page.locator('code', { hasText: '482913' }).waitFor();
    await page.getByRole('button', { name: 'Copy code' }).click();
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('482913');
    expect(await page.locator('#heard').textContent()).toContain('code 4 8 2 9 1 3');
  });

  it('can be filtered by channel and emptied', async () => {
    await host.start();
    code('111111');
    keepMessage(host.runtime, {
      channel: 'email',
      to: 'dana@westover.example',
      from: 'i@b.example',
      subject: 'Hello',
      text: 'Hi',
      html: null,
    });
    await open('inbox');

    await page.getByRole('radio', { name: 'Email' }).check();
    await page.getByText('+17015550123').waitFor({ state: 'detached' });
    expect(await page.getByText('To dana@westover.example').count()).toBe(1);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('No messages').waitFor();

    expect(listMessages(host.runtime)).toEqual([]);
  });

  it('lets the phone’s owner reply to a text, by keyboard alone', async () => {
    await host.start();
    const topic = await host.create('AWS::SNS::Topic', { TopicName: 'replies' }, 'topic');
    await host.create('AWS::SNS::TopicPolicy', {
      Topics: [topic.ref],
      PolicyDocument: {
        Statement: [
          { Effect: 'Allow', Action: 'sns:Publish', Principal: { Service: 'sms-voice.amazonaws.com' } },
        ],
      },
    });
    const { id } = code('482913');
    await open('inbox');

    await page.locator('summary', { hasText: 'Reply' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('tomorrow 8am');
    await page.keyboard.press('Enter');

    await page.getByRole('list', { name: 'Replies' }).getByText('tomorrow 8am').waitFor();
    await page.getByText('Sent', { exact: true }).waitFor();
    expect(repliesTo(host.runtime, id)).toMatchObject([{ text: 'tomorrow 8am' }]);
    const field = page.getByRole('textbox', { name: 'Reply as +17015550123' });
    expect(await field.evaluate('document.activeElement.tagName')).toBe('INPUT');
    expect(await field.inputValue()).toBe('');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('shows HTML without letting it run', async () => {
    await host.start();
    const html =
      '<h1 style="color: red">Hello</h1><script>parent.document.title = "taken"</script><img src="http://127.0.0.1:9/x">';
    const { id } = keepMessage(host.runtime, {
      channel: 'email',
      to: 'd@w.example',
      from: 'i@b.example',
      subject: 'Hello',
      text: 'Hi',
      html,
    });
    await open('inbox');

    await page.getByText('As HTML').click();
    await page.frameLocator('iframe').getByRole('heading', { name: 'Hello' }).waitFor();

    expect(await page.title()).toBe('Inbox – Ironcall local console');
    const alone = await fetch(`${host.siteUrl}/_local/inbox-html/${id}`);
    expect(alone.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  });

  it('shows a push with its link', async () => {
    await host.start();
    const navigate = 'http://localhost:3000/orders/10007';
    keepMessage(host.runtime, {
      channel: 'push',
      to: '+17015550123',
      from: 'mailto:support@ironcall.example',
      subject: 'Technician assigned',
      text: 'Tess Moreno comes at 8:00 AM.',
      html: null,
      push: { payload: '{}', navigate, urgency: 'high', topic: '10007', subscription: 'a-phone' },
    });

    await open('inbox');

    await page.getByRole('heading', { name: 'Technician assigned' }).waitFor();
    expect(await page.getByRole('link', { name: navigate }).getAttribute('href')).toBe(navigate);
  });

  it('is available to tests as JSON, newest first', async () => {
    await host.start();
    code('111111');
    const { id } = code('222222');

    const response = await fetch(`${host.siteUrl}/_local/api/inbox?to=%2B1701`);

    expect(await response.json()).toMatchObject([
      {
        id,
        channel: 'sms',
        to: '+17015550123',
        text: expect.stringContaining('222222'),
        at: expect.any(String),
      },
      { text: expect.stringContaining('111111') },
    ]);
    const about = await fetch(`${host.siteUrl}/_local/api/inbox?about=222222`);
    expect(await about.json()).toMatchObject([{ id }]);
  });
});

describe('the other views', () => {
  it('lead from the list of runs to a run and its history', async () => {
    const definition = {
      QueryLanguage: 'JSONata',
      StartAt: 'Nap',
      States: { Nap: { Type: 'Wait', Seconds: 3600, End: true } },
    };
    const { ref } = await host.create('AWS::StepFunctions::StateMachine', {
      StateMachineName: 'alert-import',
      DefinitionString: JSON.stringify(definition),
    });
    await host.start();
    await host.runtime.callAws('states', {
      headers: { 'x-amz-target': 'AWSStepFunctions.StartExecution' },
      body: Buffer.from(JSON.stringify({ stateMachineArn: ref, name: 'run-1', input: '{"a":1}' })),
    });
    await open('workflows');

    await page.getByRole('link', { name: 'run-1' }).click();
    await page.getByText('WaitStateEntered').click();
    await page.getByText('"name": "Nap"').waitFor();
    expect(await page.locator('#view').textContent()).toContain('Nap (waiting for');
    await host.clock.advance(3_601_000);

    await page.getByText('Succeeded', { exact: true }).waitFor();
    expect(await page.getByText('"name": "Nap"').filter({ visible: true }).count()).toBe(1);
  });

  it('show all sample messages, or those of one type', async () => {
    await host.start();
    const samples = await showNotices();

    await open('templates');
    await page
      .getByText(samples.at(-1)?.email.subject ?? '')
      .first()
      .waitFor();
    expect(await page.locator('.card').count()).toBe(samples.length);
    const [frame] = await page.locator('iframe').all();
    expect(await frame?.contentFrame().getByRole('heading', { level: 1 }).textContent()).toBe(
      samples[0]?.email.subject,
    );
    await open('templates/order-flagged');

    const flagged = samples.filter(({ name }) => name === 'order-flagged').length;
    await expect.poll(() => page.locator('.card').count(), { timeout: 30_000 }).toBe(flagged);
  });

  it('move the clock', async () => {
    await host.start();
    await open('clock');
    const before = host.clock.now();

    await page.getByRole('button', { name: '+1 hour' }).click();
    await page.getByText('1 h ahead of real time').waitFor();
    await page.getByLabel('Amount').fill('2');
    await page.getByLabel('Unit').selectOption('days');
    await page.getByRole('button', { name: 'Move' }).click();

    await page.getByText('2 d 1 h ahead of real time').waitFor();
    expect(host.clock.now() - before).toBeGreaterThan(49 * 3_600_000);
  });

  it('redrive dead letters', async () => {
    const dead = await host.create('AWS::SQS::Queue', { QueueName: 'send-sms-dead-letters' }, 'Dead');
    await host.create('AWS::SQS::Queue', {
      QueueName: 'send-sms',
      VisibilityTimeout: 0,
      RedrivePolicy: { deadLetterTargetArn: dead.attributes?.Arn, maxReceiveCount: 1 },
    });
    await host.start();
    const call = (operation: string, body: object) =>
      host.runtime.callAws('sqs', {
        headers: { 'x-amz-target': `AmazonSQS.${operation}` },
        body: Buffer.from(
          JSON.stringify({ QueueUrl: `${host.client.endpoint}/123456789012/send-sms`, ...body }),
        ),
      });
    await call('SendMessage', { MessageBody: '{"orderId":"10001"}' });
    await call('ReceiveMessage', {});
    await call('ReceiveMessage', {});
    await open('queues');

    await page.getByText('Body').click();
    await page.getByText('"orderId": "10001"').waitFor();
    await page.getByRole('button', { name: 'Send back' }).click();

    await page.getByText('No message has been given up.').waitFor();
    await page.getByText('1 waiting').waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: '1 waiting' }).textContent()).toContain(
      'send-sms',
    );
  });

  it('show events, filtered by content', async () => {
    await host.start();
    for (const id of ['10001', '10002']) {
      await host.runtime.putEvent({
        busName: 'default',
        source: 'ironcall',
        detailType: 'order.opened',
        detail: { id },
      });
    }
    await open('events');
    await page.getByText('order.opened').nth(1).waitFor();

    await page.getByLabel('Contains').fill('10002');

    await page.getByText('order.opened').nth(1).waitFor({ state: 'detached' });
    expect(await page.getByText('order.opened').count()).toBe(1);
  });

  it('set switches, run actions, and show the results', async () => {
    await host.start();
    const toggle = registerToggle(host.runtime, {
      id: 'rain',
      label: 'Rain',
      hint: 'It rains.',
      counts: 'Drops',
    });
    registerAction(host.runtime, { id: 'dig', label: 'Dig', hint: 'Digs a hole.', run: () => 'Two metres' });
    await open('controls');

    await page.getByLabel('Rain').check();
    await page.getByRole('button', { name: 'Dig' }).click();
    await page.getByText('Two metres').waitFor();
    await page.getByLabel('SPF').selectOption('FAIL');

    await vi.waitFor(() => expect(toggle.on).toBe(true));
    toggle.count();
    await page.getByText('Drops: 1').waitFor();
    await vi.waitFor(() => expect(currentVerdicts(host.runtime).spf).toBe('FAIL'));
    await page.getByLabel('To').fill('alerts@nowhere.example');
    await page.getByLabel('Message', { exact: true }).fill('hello');
    await page.getByRole('button', { name: 'Mail it' }).click();
    await page.getByText('No receipt rule accepts mail for alerts@nowhere.example').waitFor();
  });

  it('say when the stack does not answer', async () => {
    await host.start();
    await open('inbox');
    await page.getByText('No messages').waitFor();

    await page.route('**/_local/**', (route) => route.abort());

    await page.getByText('The stack is not responding.').waitFor();
    await page.unroute('**/_local/**');
    await page.getByText('The stack is not responding.').waitFor({ state: 'hidden' });
    expect(await page.getByText('No messages').isVisible()).toBe(true);
  });
});

describe.each(['light', 'dark'] as const)('every view, %s,', (colorScheme) => {
  it('is accessible and fits a phone', async () => {
    await host.start();
    code('482913');
    await host.runtime.putEvent({
      busName: 'default',
      source: 'ironcall',
      detailType: 'order.opened',
      detail: {},
    });
    await page.emulateMedia({ colorScheme });

    for (const view of [
      'inbox',
      'workflows',
      'events',
      'queues',
      'functions',
      'clock',
      'controls',
      'templates/a code',
    ]) {
      await open(view);
      await page.locator('#view[aria-busy="false"]').waitFor();
      expect([view, await axeFindings(page)]).toEqual([view, []]);
      const tooWide = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
      expect([view, tooWide]).toEqual([view, false]);
    }
  });
});

it('reports unknown paths, switches and actions', async () => {
  await host.start();
  const status = async (path: string, body?: string) =>
    (await fetch(`${host.siteUrl}${path}`, body === undefined ? {} : { method: 'POST', body })).status;

  expect(await status('/_local/nothing')).toBe(404);
  expect(await status('/_local/inbox-html/none')).toBe(404);
  expect(await status('/_local/api/controls', 'nonsense')).toBe(400);
  expect(await status('/_local/api/controls', '{"toggle":"none","on":true}')).toBe(404);
  expect(await status('/_local/api/controls', '{"action":"none"}')).toBe(404);
});
