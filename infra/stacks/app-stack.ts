import { Duration, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { notifiableEvents } from '#events/notifications.ts';
import { AlertImport } from '../constructs/alert-import.ts';
import { BundledFunction } from '../constructs/bundled-function.ts';
import type { Deployment } from '../constructs/deployment.ts';
import { EventBus } from '../constructs/event-bus.ts';
import { HttpSurfaces } from '../constructs/http-surfaces.ts';
import { MailIn } from '../constructs/mail-in.ts';
import { MailOut } from '../constructs/mail-out.ts';
import { Outbox } from '../constructs/outbox.ts';
import { grantGeocode } from '../constructs/places.ts';
import { QueueWithConsumer } from '../constructs/queue-with-consumer.ts';
import { Site } from '../constructs/site.ts';
import { grantText } from '../constructs/text-messages.ts';
import { region } from '../environments.ts';
import type { FunctionId } from '../functions.ts';
import type { KeptStack } from './kept-stack.ts';

/** All that can be made again from the repository and the kept stack. */
export class AppStack extends Stack {
  constructor(scope: Construct, deployment: Deployment, kept: KeptStack) {
    const { environment } = deployment;
    super(scope, `${environment.prefix}-app`, {
      description: `Ironcall ${environment.name}: site, API, workflows, bus and mail.`,
      env: { region, ...(environment.account && { account: environment.account }) },
    });
    const { alarms, table, pools, edgeSecret } = kept;
    const declare = (id: FunctionId) => new BundledFunction(this, id, deployment);

    const mailOut = new MailOut(this, 'mail-out', { ...deployment, alarms });
    const bus = new EventBus(this, 'bus', deployment);

    // From the table to the bus.
    const publishEvents = declare('publish-events');
    bus.grantPut(publishEvents);
    new Outbox(this, 'outbox', { ...deployment, table, publisher: publishEvents, alarms });

    // Alerts: one workflow, started by the API and by mail, and a queue that ends what it lost.
    const steps = {
      ReadMessage: declare('read-message'),
      IdentifyMachine: declare('identify-machine'),
      LocateMachine: declare('locate-machine'),
      AssessFaults: declare('assess-faults'),
      SaveAlert: declare('save-alert'),
      FileOrder: declare('file-order'),
      FinishRun: declare('finish-import'),
      FailImport: declare('fail-import'),
    };
    for (const step of Object.values(steps)) table.grantReadWrite(step);
    kept.uploads.grantRead(steps.ReadMessage, 'alerts/');
    kept.mail.grantRead(steps.ReadMessage, 'mail/');
    grantGeocode(steps.LocateMachine);
    const alertImport = new AlertImport(this, 'alert-import', { ...deployment, steps, alarms });

    const endLostRun = declare('end-lost-run');
    table.grantReadWrite(endLostRun);
    alertImport.deliverLost(
      new QueueWithConsumer(this, 'lost-runs', {
        ...deployment,
        consumer: endLostRun,
        alarms,
        deadLetterEffect: 'An import that was lost still shows as running to the person who waits for it.',
        delayEffect: 'Imports that were lost show as running for minutes.',
      }),
    );

    const receiveMail = declare('receive-mail');
    table.grantReadWrite(receiveMail);
    alertImport.grantStart(receiveMail);
    const mailIn = new MailIn(this, 'mail-in', {
      ...deployment,
      bucket: kept.mail,
      receiver: receiveMail,
      alarms,
    });

    // The API: four surfaces, and the site in front of them.
    const apiPublic = declare('api-public');
    const apiApp = declare('api-app');
    const apiTech = declare('api-tech');
    const apiAdmin = declare('api-admin');
    for (const api of [apiPublic, apiApp, apiTech, apiAdmin]) {
      table.grantReadWrite(api);
      edgeSecret.grantCompare(api);
    }
    const surfaces = new HttpSurfaces(this, 'api', {
      ...deployment,
      alarms,
      surfaces: {
        public: {
          handler: apiPublic,
          effects: {
            errors: 'People who ask for a sign-in code or sign up see an error.',
            slow: 'Signing in and signing up take seconds at each step.',
          },
        },
        app: {
          handler: apiApp,
          pool: pools.of.customer,
          effects: {
            errors: 'Customers see errors instead of their orders, or their approvals fail.',
            slow: 'Customers wait seconds for their orders and for what they press.',
          },
        },
        tech: {
          handler: apiTech,
          pool: pools.of.technician,
          effects: {
            errors: 'Technicians cannot answer orders, so customers get no offers.',
            slow: 'Technicians wait seconds at each step, and offers reach customers late.',
          },
        },
        admin: {
          handler: apiAdmin,
          pool: pools.of.admin,
          effects: {
            errors: 'Admins cannot help customers: rescheduling, invoicing and looking things up fail.',
            slow: 'Admins wait seconds at each step while a customer is on the phone.',
          },
        },
      },
    });
    const site = new Site(this, 'site', { ...deployment, apiHost: surfaces.host, edgeSecret, pools });

    pools.grantCreateUser(apiPublic);
    mailOut.grantSend(apiPublic);
    grantText(apiPublic, deployment);

    kept.uploads.grantWrite(apiApp, 'UPLOADS_BUCKET', 'alerts/');
    alertImport.grantStart(apiApp);
    alertImport.grantStop(apiApp);
    mailIn.nameDomainTo(apiApp);

    // Messages to people: a queue for each channel, so that one that is down holds up no other.
    const sendEmail = declare('send-email');
    mailOut.grantSend(sendEmail);
    const sendSms = declare('send-sms');
    grantText(sendSms, deployment);
    const channels = [
      { sender: sendEmail, what: 'email' },
      { sender: sendSms, what: 'text message' },
    ];
    for (const { sender, what } of channels) {
      table.grantReadWrite(sender);
      site.grantLink(sender);
      const queue = new QueueWithConsumer(this, `${sender.functionId}-queue`, {
        ...deployment,
        consumer: sender,
        alarms,
        deadLetterEffect: `Someone was not told by ${what} about their order.`,
        delayEffect: `What people are told by ${what} comes minutes late.`,
      });
      bus.deliver(`to-${sender.functionId}`, notifiableEvents, queue);
    }

    alarms.add(this, 'table-throttles', {
      metric: table.throttles(Duration.minutes(5)),
      threshold: 5,
      effect: 'Some customers see "The service is busy" and have to press again.',
      runbook: 'table-throttles',
    });
  }
}
