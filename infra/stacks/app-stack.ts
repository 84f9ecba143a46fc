import { Duration, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { companyEventNames, technicianEventNames } from '#events/accounts.ts';
import { gatheredEvents, gatheringSeconds, notifiableEvents } from '#events/notifications.ts';
import { callsForReminders, opensMatching, standingEvents } from '#events/orders.ts';
import { providerPath } from '#schema/alerts/alerts.ts';
import { watchAccount } from '../constructs/account-limits.ts';
import { acknowledgeEverywhere } from '../constructs/acknowledge.ts';
import { AlertImport, grantSecondReader } from '../constructs/alert-import.ts';
import { setBudget } from '../constructs/budget.ts';
import { BundledFunction } from '../constructs/bundled-function.ts';
import { Canary } from '../constructs/canary.ts';
import { Dashboard } from '../constructs/dashboard.ts';
import { type Deployment, isProtected } from '../constructs/deployment.ts';
import { EventBus } from '../constructs/event-bus.ts';
import { HttpSurfaces } from '../constructs/http-surfaces.ts';
import { MailIn } from '../constructs/mail-in.ts';
import { MailOut } from '../constructs/mail-out.ts';
import { Matching } from '../constructs/matching.ts';
import { countNotices } from '../constructs/notice-counts.ts';
import { OrderIndex } from '../constructs/order-index.ts';
import { Outbox } from '../constructs/outbox.ts';
import { grantAddressSearch, grantGeocode, grantRoutes } from '../constructs/places.ts';
import { QueueWithConsumer } from '../constructs/queue-with-consumer.ts';
import { Schedules } from '../constructs/schedules.ts';
import { Site } from '../constructs/site.ts';
import { grantText, TextMessagesIn } from '../constructs/text-messages.ts';
import { region } from '../environments.ts';
import type { FunctionId } from '../functions.ts';
import type { KeptStack } from './kept-stack.ts';

/**
 * Our number sends only a few texts a second, so the rest should wait in their queue rather than in a running sender.
 */
const oneByOne = { batchSize: 1, maxConcurrency: 2 };

/**
 * Everything that holds no data of its own. Deleting it still loses work in progress: pending schedules, running
 * searches and imports, items in queues (runbook).
 */
export class AppStack extends Stack {
  constructor(scope: Construct, deployment: Deployment, kept: KeptStack) {
    const { environment } = deployment;
    super(scope, `${environment.prefix}-app`, {
      description: `Ironcall ${environment.name}: site, API, workflows, bus and mail.`,
      env: { region, ...(environment.account && { account: environment.account }) },
      terminationProtection: isProtected(deployment),
    });
    acknowledgeEverywhere(this);
    const { alarms, table, pools, edgeSecret, webPush } = kept;
    const declare = (id: FunctionId) => new BundledFunction(this, id, deployment);

    const mailOut = new MailOut(this, 'mail-out', { ...deployment, alarms });
    const bus = new EventBus(this, 'bus', deployment);

    // From the table to the bus.
    const publishEvents = declare('publish-events');
    bus.grantPut(publishEvents);
    new Outbox(this, 'outbox', { ...deployment, table, publisher: publishEvents, alarms });

    // From the table to people's order lists and the search.
    const indexOrders = declare('index-orders');
    table.grantRows(indexOrders);
    const orderIndex = new OrderIndex(this, 'order-index', {
      ...deployment,
      table,
      indexer: indexOrders,
      alarms,
    });

    // Alerts: one workflow, started by the API and by mail, and a queue that ends lost runs.
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
    const { AssessFaults: _, ...stepsWithRows } = steps;
    for (const step of Object.values(stepsWithRows)) table.grantRows(step);
    kept.uploads.grantRead(steps.ReadMessage, 'alerts/');
    // Stores the text that readings point into, next to the message.
    kept.uploads.grantWrite(steps.ReadMessage, 'UPLOADS_BUCKET', 'alerts/');
    grantSecondReader(steps.ReadMessage, deployment);
    kept.mail.grantRead(steps.ReadMessage, 'mail/');
    grantGeocode(steps.LocateMachine);
    const alertImport = new AlertImport(this, 'alert-import', { ...deployment, steps, alarms });

    const endLostRun = declare('end-lost-run');
    table.grantRows(endLostRun);
    alertImport.deliverLost(
      new QueueWithConsumer(this, 'lost-runs', {
        ...deployment,
        consumer: endLostRun,
        alarms,
        maxConcurrency: 2,
        deadLetterEffect: 'A lost import still shows as running to the person waiting for it.',
        delayEffect: 'Lost imports show as running for minutes.',
      }),
    );

    const canary = new Canary(this, 'canary-rounds', { ...deployment, runner: declare('canary'), alarms });

    const receiveMail = declare('receive-mail');
    table.grantRows(receiveMail);
    kept.mail.grantRead(receiveMail, 'mail/');
    // For messages, however they arrived, and for files in replies, under their orders.
    kept.uploads.grantWrite(receiveMail, 'UPLOADS_BUCKET', 'orders/');
    mailOut.nameDomainTo(receiveMail);
    // Checks signed replies to our mails, and tells senders whose reply could not be used.
    webPush.grantSecret(receiveMail);
    mailOut.grantSend(receiveMail);
    alertImport.grantStart(receiveMail);
    const mailIn = new MailIn(this, 'mail-in', {
      ...deployment,
      bucket: kept.mail,
      receiver: receiveMail,
      alarms,
      apart: canary,
    });

    // Providers' posts: the route is added to the API below.
    const receiveAlert = declare('receive-alert');
    table.grantRows(receiveAlert);
    edgeSecret.grantCompare(receiveAlert);
    kept.uploads.grantWrite(receiveAlert, 'UPLOADS_BUCKET', 'alerts/');
    kept.mail.nameTo(receiveAlert, 'MAIL_BUCKET');
    alertImport.grantStart(receiveAlert);

    // Matching: an open order starts one search, which alerts technicians wave by wave.
    const alertWave = declare('alert-wave');
    table.grantRows(alertWave);
    const matching = new Matching(this, 'matching', {
      ...deployment,
      steps: { AlertWave: alertWave },
      alarms,
    });
    const startMatching = declare('start-matching');
    matching.grantStart(startMatching);
    bus.deliver(
      'to-start-matching',
      opensMatching,
      new QueueWithConsumer(this, 'start-matching-queue', {
        ...deployment,
        consumer: startMatching,
        alarms,
        deadLetterEffect: 'An order is open, but no search for technicians has started.',
        delayEffect: 'Technicians hear about open orders minutes late.',
      }),
    );

    // Reminders: one-time schedules that send what is due to a queue of its own.
    const remind = declare('remind');
    const setReminders = declare('set-reminders');
    table.grantRows(remind);
    table.grantRows(setReminders);
    const schedules = new Schedules(this, 'reminders', deployment);
    schedules.grantSet(
      setReminders,
      new QueueWithConsumer(this, 'remind-queue', {
        ...deployment,
        consumer: remind,
        alarms,
        deadLetterEffect: 'Someone was not reminded of a service, or of an expiring offer.',
        delayEffect: 'People are reminded minutes late of a service, or of an expiring offer.',
      }),
      'REMINDER',
    );
    bus.deliver(
      'to-set-reminders',
      callsForReminders,
      new QueueWithConsumer(this, 'set-reminders-queue', {
        ...deployment,
        consumer: setReminders,
        alarms,
        deadLetterEffect: 'Nobody will be reminded of a service, or of an expiring offer.',
        delayEffect: 'Reminders that are due soon may not be set in time.',
      }),
    );

    // The API: four surfaces, and the site in front of them.
    const apiPublic = declare('api-public');
    const apiApp = declare('api-app');
    const apiTech = declare('api-tech');
    const apiAdmin = declare('api-admin');
    const apis = [apiPublic, apiApp, apiTech, apiAdmin];
    for (const api of apis) {
      table.grantRows(api);
      edgeSecret.grantCompare(api);
    }
    webPush.grantSecret(apiPublic);
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
            slow: 'Customers wait seconds for their orders and for every button.',
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
    surfaces.addDoor(
      'alerts',
      {
        path: providerPath,
        handler: receiveAlert,
        open: "Providers' machines post here with a key of their company, which the function looks up itself.",
        effect: 'Telematics providers get errors when they post alerts, so no orders come of them.',
        runbook: 'receive-alert-errors',
      },
      alarms,
    );
    const site = new Site(this, 'site', {
      ...deployment,
      apiHost: surfaces.host,
      edgeSecret,
      pools,
      uploads: kept.uploads,
      alarms,
      apis,
    });

    canary.watch(site);

    pools.grantCreateUser(apiPublic);
    mailOut.grantSend(apiPublic);
    grantText(apiPublic, deployment, 'codes');

    // Codes for an address or number that people enter for themselves.
    mailOut.grantSend(apiApp);
    grantText(apiApp, deployment, 'codes');

    kept.uploads.grantWrite(apiApp, 'UPLOADS_BUCKET', 'pictures/');
    kept.uploads.grantWrite(apiApp, 'UPLOADS_BUCKET', 'alerts/');
    kept.uploads.grantRead(apiApp, 'alerts/');
    pools.grantSignOut(apiApp, 'customer');
    pools.grantSignOut(apiTech, 'technician');
    for (const api of [apiApp, apiTech]) {
      webPush.grantUse(api);
      kept.uploads.grantWrite(api, 'UPLOADS_BUCKET', 'orders/');
      kept.uploads.grantRead(api, 'orders/');
    }
    kept.uploads.nameTo(apiAdmin, 'UPLOADS_BUCKET');
    kept.uploads.grantRead(apiAdmin, 'orders/');
    grantRoutes(apiTech);
    for (const api of [apiPublic, apiApp]) grantAddressSearch(api);
    // For the place of a corrected alert.
    grantGeocode(apiApp);
    // For showing and retrying messages that could not be read.
    kept.mail.nameTo(apiApp, 'MAIL_BUCKET');
    kept.mail.grantRead(apiApp, 'mail/');
    kept.mail.nameTo(apiAdmin, 'MAIL_BUCKET');
    alertImport.grantStart(apiAdmin);
    alertImport.grantStart(apiApp);
    alertImport.grantStop(apiApp);
    mailIn.nameDomainTo(apiApp);
    for (const api of [apiApp, apiAdmin]) orderIndex.grantSearch(api);

    // Technicians' stats, counted from their orders.
    const updateTechnicianStats = declare('keep-standing');
    table.grantRows(updateTechnicianStats);
    bus.deliver(
      'to-keep-standing',
      standingEvents,
      new QueueWithConsumer(this, 'keep-standing-queue', {
        ...deployment,
        consumer: updateTechnicianStats,
        alarms,
        deadLetterEffect:
          'A technician is missing a completed job or a review, for customers and in search rankings.',
        delayEffect: "Technicians' ratings and job counts are minutes out of date.",
      }),
    );

    // The rows that searches read, written from technicians' candidate rows.
    const followTechnicianChanges = declare('file-technicians');
    table.grantRows(followTechnicianChanges);
    bus.deliver(
      'to-file-technicians',
      technicianEventNames,
      new QueueWithConsumer(this, 'file-technicians-queue', {
        ...deployment,
        consumer: followTechnicianChanges,
        alarms,
        deadLetterEffect: 'A technician is alerted to jobs by an outdated profile or, if new, to none.',
        delayEffect: 'New technicians, and those whose profile changed, are alerted to jobs minutes late.',
      }),
    );

    // Searches only find a repair company's technicians while the company is active.
    const followCompany = declare('follow-company');
    table.grantRows(followCompany);
    bus.deliver(
      'to-follow-company',
      companyEventNames,
      new QueueWithConsumer(this, 'follow-company-queue', {
        ...deployment,
        consumer: followCompany,
        alarms,
        maxConcurrency: 2,
        deadLetterEffect:
          'Technicians of a deactivated repair company are still alerted, or those of a reactivated one are not.',
        delayEffect: 'Technicians of a deactivated repair company are still alerted for minutes.',
      }),
    );

    // Messages to people: a queue per channel, so that an outage of one doesn't hold up the others.
    const sendEmail = declare('send-email');
    mailOut.grantSend(sendEmail);
    webPush.grantSecret(sendEmail);
    mailIn.nameDomainTo(sendEmail);
    const sendSms = declare('send-sms');
    grantText(sendSms, deployment, 'notices');
    sendSms.addEnvironment('SMS_PARTS_PER_SECOND', String(environment.smsPartsPerSecond));
    const sendPush = declare('send-push');
    webPush.grantUse(sendPush);
    const channels = [
      { sender: sendEmail, channel: 'email', what: 'email' },
      { sender: sendSms, channel: 'sms', what: 'text message' },
      { sender: sendPush, channel: 'push', what: 'push notification' },
    ] as const;
    for (const { sender, channel, what } of channels) {
      countNotices(sender, { ...deployment, channel, alarms });
      table.grantRows(sender);
      site.grantLink(sender);
      mailOut.nameSupportTo(sender);
      const queue = new QueueWithConsumer(this, `${sender.functionId}-queue`, {
        ...deployment,
        consumer: sender,
        alarms,
        deadLetterEffect: `Someone was not notified by ${what} about their order.`,
        delayEffect: `Notices by ${what} arrive minutes late.`,
        ...(sender === sendSms && oneByOne),
      });
      // Schedules resend what quiet hours held back, and send the text after an unopened push.
      schedules.grantSet(sender, queue, 'OWN');
      const isGathered = sender !== sendPush;
      bus.deliver(
        `to-${sender.functionId}`,
        notifiableEvents.filter((name) => !(isGathered && gatheredEvents.includes(name))),
        queue,
      );
      if (isGathered) {
        bus.deliver(`to-${sender.functionId}-later`, gatheredEvents, queue.afterWaiting(gatheringSeconds));
      }
    }

    // Mail that bounces or is marked as spam stops further mail to the address.
    const stopMail = declare('stop-mail');
    table.grantRows(stopMail);
    mailOut.deliverReports(
      new QueueWithConsumer(this, 'stop-mail-queue', {
        ...deployment,
        consumer: stopMail,
        alarms,
        deadLetterEffect:
          'Mail keeps going to an address where it bounces, which hurts our reputation with SES.',
        delayEffect: 'Mail keeps going to addresses where it bounces, for minutes.',
      }),
    );

    // Messages from people: mail replies arrive like alerts do, and a text acts as its sender would through the API.
    site.grantLink(receiveMail);
    const receiveText = declare('receive-text');
    table.grantRows(receiveText);
    grantText(receiveText, deployment, 'notices');
    grantRoutes(receiveText);
    site.grantLink(receiveText);
    mailOut.nameSupportTo(receiveText);
    receiveText.addEnvironment('SUPPORT_PHONE', environment.supportPhone);
    new TextMessagesIn(this, 'text-messages-in', {
      ...deployment,
      queue: new QueueWithConsumer(this, 'receive-text-queue', {
        ...deployment,
        consumer: receiveText,
        alarms,
        deadLetterEffect:
          'Someone replied by text message and it had no effect: an offer, a message, or STOP.',
        delayEffect: 'Texts from technicians and customers, including offers, take effect minutes late.',
      }),
    });

    for (const [name, metric] of table.throttles(Duration.minutes(5))) {
      alarms.add(this, name === 'table' ? 'table-throttles' : `table-throttles-${name}`, {
        metric,
        threshold: 5,
        effect: 'Some customers see "The service is busy" and have to try again.',
        runbook: 'table-throttles',
        graph: { in: 'throttles', label: name },
      });
    }
    watchAccount(this, { ...deployment, alarms });
    setBudget(this, deployment);
    // Last: it shows what everything above has declared.
    new Dashboard(this, 'dashboard', { ...deployment, alarms, table });
  }
}
