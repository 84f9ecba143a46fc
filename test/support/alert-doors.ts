import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { mockClient } from 'aws-sdk-client-mock';
import { createTransport } from 'nodemailer';
import { replaceProviderKey } from '#functions/alert-import/doors/alert-set-up.ts';
import { getRun, type StoredRun } from '#functions/alert-import/runs/runs.store.ts';
import { type ImportStart, importStart } from '#functions/alert-import/steps/import-steps.ts';
import { appRouter } from '#functions/apis/app.router.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import type { FunctionId } from '#infra/functions.ts';
import { httpApi } from '#local/services/http-api.ts';
import { readObject } from '#local/services/s3/objects.ts';
import { s3 } from '#local/services/s3.ts';
import { smtp } from '#local/services/smtp.ts';
import type { Company } from '#schema/accounts/account.ts';
import { providerPath } from '#schema/alerts/alerts.ts';
import { callContext, fleetManager } from './callers.ts';
import { startDatabase } from './database.ts';
import { inboundDomain, openMailbox } from './mailbox.ts';
import { startServiceHost, type TestFunction } from './service-host.ts';
import { standInForMinot } from './stand-ins.ts';

/** A message as a person has it: raw mail, or an alert's text. */
export interface Message {
  readonly content: Buffer;
  readonly isMail: boolean;
}

export const doors = ['paste', 'mail', 'http'] as const;
export type Door = (typeof doors)[number];

/** The doors for alerts and everything behind them. */
export interface AlertDoors {
  /** Sends messages to the company through a door. Each returns the id of the run it starts. */
  to(company: Company, door: Door): Promise<(message: Message) => Promise<string>>;
  /** Posts as a provider, with any headers. */
  post(headers: Readonly<Record<string, string>>, body: Buffer): Promise<Response>;
  /** Makes the next call of a step fail, before it does anything or after it has done everything. */
  breakNext(step: Step, when: 'before' | 'after'): void;
  /** The finished run. */
  ended(runId: string): Promise<StoredRun>;
  /** A run's message as stored. */
  original(run: Pick<StoredRun, 'source' | 'messageKey'>): Promise<Buffer>;
  stop(): Promise<void>;
}

/**
 * Starts the doors in this process: the deployed functions, behind the laptop's mail port, HTTP API and buckets, over a
 * database. The workflow is a stand-in; the soak goes through the whole stack.
 */
export async function startAlertDoors(): Promise<AlertDoors> {
  const database = await startDatabase();
  const maps = standInForMinot();
  const mail = smtp({ port: 0 });
  const host = await startServiceHost({ services: [s3(), mail, httpApi()] });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: host.client.endpoint,
    INBOUND_MAIL_DOMAIN: inboundDomain,
    MAIL_DOMAIN: 'mail.ironcall.example',
    EDGE_SECRET: 'the-secret-of-the-distribution',
    UPLOADS_BUCKET: (await host.create('AWS::S3::Bucket', {}, 'Uploads')).ref,
    MAIL_BUCKET: (await host.create('AWS::S3::Bucket', {}, 'Mail')).ref,
  });
  const started = standInForWorkflow(host);
  for (const [id, load] of Object.entries(handlers)) host.functions.set(id, (await load()).handler);
  const apiId = await openApi(host);
  await openMailbox(host, process.env.MAIL_BUCKET ?? '');
  await host.start();

  const site = `${host.siteUrl}/_local/execute-api/${apiId}${providerPath}`;
  const post = (headers: Readonly<Record<string, string>>, body: Buffer) =>
    fetch(site, { method: 'POST', headers, body: new Uint8Array(body) });
  const mailer = createTransport({
    host: '127.0.0.1',
    port: mail.port() ?? 0,
    secure: false,
    ignoreTLS: true,
  });

  return {
    post,
    breakNext: started.breakNext,
    to: async (company, door) => {
      if (door === 'paste') {
        const who = callContext(fleetManager({ companyId: company.id }), { now: new Date() });
        const { equipmentAlerts } = callerFactory(appRouter)(who).customers;
        return async ({ content }) => (await equipmentAlerts.import({ rawEvent: content.toString() })).id;
      }
      if (door === 'http') {
        const change = setUpChangeOf(company.id);
        const { key } = await replaceProviderKey(change, new Date());
        return async ({ content, isMail }) => {
          const type = isMail ? 'message/rfc822' : 'text/plain; charset=utf-8';
          const answer = await post({ authorization: `Bearer ${key}`, 'content-type': type }, content);
          const { runId } = (await answer.json()) as { runId?: string };
          if (runId === undefined) throw new Error(`The post was answered ${answer.status}.`);
          return runId;
        };
      }
      return async ({ content, isMail }) => {
        const { response } = await mailer.sendMail({
          envelope: { from: sender, to: `alerts+${company.alertToken}@${inboundDomain}` },
          raw: isMail ? content : Buffer.concat([Buffer.from(headOfForward), content]),
        });
        return `run_${/OK (\w+)/.exec(response)?.[1] ?? response}`;
      };
    },
    ended: async (runId) => {
      await started.ended(runId);
      const run = await getRun(runId, { consistent: true });
      if (run === undefined || run.status === 'running') throw new Error(`The run ${runId} has not ended.`);
      return run;
    },
    original: async ({ source, messageKey }) => {
      const bucket = source === 'mail' ? process.env.MAIL_BUCKET : process.env.UPLOADS_BUCKET;
      const kept = await readObject(host.runtime, bucket ?? '', messageKey);
      if (kept === undefined) throw new Error(`Nothing is kept at ${messageKey}.`);
      return kept.body;
    },
    stop: async () => {
      mailer.close();
      delete process.env.AWS_ENDPOINT_URL;
      maps.restore();
      started.restore();
      await host.stop();
      await database.stop();
    },
  };
}

/** Loaded once the environment is set. */
const handlers = {
  'receive-mail': () => import('#functions/alert-import/doors/receive-mail.ts'),
  'receive-alert': () => import('#functions/alert-import/doors/receive-alert.ts'),
  'read-message': () => import('#functions/alert-import/steps/read-message.ts'),
  'identify-machine': () => import('#functions/alert-import/steps/identify-machine.ts'),
  'locate-machine': () => import('#functions/alert-import/steps/locate-machine.ts'),
  'assess-faults': () => import('#functions/alert-import/steps/assess-faults.ts'),
  'save-alert': () => import('#functions/alert-import/steps/save-alert.ts'),
  'file-order': () => import('#functions/alert-import/steps/file-order.ts'),
  'finish-import': () => import('#functions/alert-import/steps/finish-import.ts'),
  'fail-import': () => import('#functions/alert-import/steps/fail-import.ts'),
} satisfies Partial<Record<FunctionId, () => Promise<{ handler: TestFunction }>>>;

export const steps = [
  'read-message',
  'identify-machine',
  'locate-machine',
  'assess-faults',
  'save-alert',
  'file-order',
  'finish-import',
] as const;
type Step = (typeof steps)[number];

/**
 * Does what alert-import does: the steps in order, each with its own handler, and every failure goes to the step that
 * ends the run.
 */
function standInForWorkflow(
  host: Host,
): Pick<AlertDoors, 'breakNext'> & { ended(runId: string): Promise<void>; restore(): void } {
  const broken = new Map<string, 'before' | 'after'>();
  const executions = new Map<string, Promise<unknown>>();
  process.env.IMPORT_STATE_MACHINE_ARN = 'arn:aws:states:us-east-1:123456789012:stateMachine:alert-import';
  const workflows = mockClient(SFNClient);
  const call = async (id: keyof typeof handlers, input: object): Promise<Record<string, unknown>> => {
    const breaks = broken.get(id);
    broken.delete(id);
    if (breaks === 'before') throw new Error('The step broke.');
    const result = await host.runtime.invoke(id, input);
    if (breaks === 'after') throw new Error('The answer of the step was lost.');
    if (result.ok) return result.payload as Record<string, unknown>;
    throw Object.assign(new Error(result.errorMessage), { name: result.errorType });
  };
  const run = async (start: ImportStart) => {
    const { machines } = await call('read-message', start);
    const readings = machines as readonly unknown[];
    const results = [];
    for (const [position, reading] of readings.entries()) {
      let machine: object = { ...start, position, of: readings.length, reading };
      for (const id of machineSteps) machine = { ...machine, ...(await call(id, machine)) };
      results.push(machine);
    }
    await call('finish-import', { ...start, results });
  };
  workflows.on(StartExecutionCommand).callsFake(({ input }: { input: string }) => {
    const start = importStart.parse(JSON.parse(input));
    const { runId } = start;
    // An execution with that name exists.
    if (executions.has(runId)) return {};
    const ending = run(start).catch(({ name, message }: Error) =>
      call('fail-import', {
        runId,
        error: { Error: name, Cause: JSON.stringify({ errorMessage: message }) },
      }),
    );
    executions.set(runId, ending);
    return {};
  });
  return {
    breakNext: (step, when) => void broken.set(step, when),
    ended: async (runId) => void (await executions.get(runId)),
    restore: () => workflows.restore(),
  };
}

const machineSteps = steps.slice(1, -1);

const sender = 'dana@ridgeline.example';

/** What a mail program puts above a forwarded text. */
const headOfForward = [
  `From: Dana Reyes <${sender}>`,
  'Subject: Fwd: Alert',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: 8bit',
  '\r\n',
].join('\r\n');

type Host = Awaited<ReturnType<typeof startServiceHost>>;

function arnOf(id: string): string {
  return `arn:aws:lambda:us-east-1:123456789012:function:${id}`;
}

async function openApi(host: Host): Promise<string> {
  const { ref: ApiId } = await host.create('AWS::ApiGatewayV2::Api', { Name: 'api', ProtocolType: 'HTTP' });
  const { ref } = await host.create('AWS::ApiGatewayV2::Integration', {
    ApiId,
    IntegrationType: 'AWS_PROXY',
    IntegrationUri: arnOf('receive-alert'),
    PayloadFormatVersion: '2.0',
  });
  await host.create('AWS::ApiGatewayV2::Route', {
    ApiId,
    RouteKey: `POST ${providerPath}`,
    Target: `integrations/${ref}`,
  });
  return ApiId;
}

/** A change to a company's setup by one of its managers. */
export function setUpChangeOf(companyId: string) {
  const manager = { accountId: 'acc_FleetManager', companyId, fullName: 'Test Fleet Manager' };
  return { companyId, allowed: Promise.resolve(manager) };
}
