import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import {
  ConfigurationSet,
  ConfigurationSetEventDestination,
  ConfigurationSetTlsPolicy,
  EmailSendingEvent,
  EventDestination,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { BundledFunction } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';
import { MailDomain } from './mail-domain.ts';
import type { QueueWithConsumer } from './queue-with-consumer.ts';

/** Outgoing mail: its domain, and the configuration set that tracks reputation and reports bounces and complaints. */
export class MailOut extends Construct {
  private readonly domain: string;
  private readonly from: string;
  private readonly supportAddress: string;
  private readonly identityArn: string;
  private readonly configurationSet: ConfigurationSet;

  constructor(
    scope: Construct,
    id: string,
    { environment, alarms }: Deployment & { readonly alarms: Alarms },
  ) {
    super(scope, id);
    this.domain = environment.mailDomain;
    this.from = `Ironcall <no-reply@${this.domain}>`;
    this.supportAddress = environment.supportEmail;
    this.identityArn = new MailDomain(this, 'domain', {
      environment,
      domain: this.domain,
      sends: true,
    }).identityArn;
    this.configurationSet = new ConfigurationSet(this, 'configuration', {
      configurationSetName: environment.prefix,
      reputationMetrics: true,
      // Accounts record where mail has stopped (`stop-mail`). SES's own list would also block the codes that prove an
      // address again.
      disableSuppressionList: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    });
    const reputation = (metricName: string) =>
      new Metric({
        namespace: 'AWS/SES',
        metricName,
        statistic: 'Maximum',
        period: Duration.hours(1),
        dimensionsMap: { 'ses:configuration-set': this.configurationSet.configurationSetName },
      });
    // SES reviews an account at 5 % bounces or 0.1 % complaints, and stops its mail at 10 % or 0.5 %.
    alarms.add(this, 'bounces', {
      metric: reputation('Reputation.BounceRate'),
      threshold: 0.04,
      effect:
        'Mail to customers bounces; if this goes on, SES stops all mail, and nobody can sign in by email.',
      runbook: 'mail-reputation',
      graph: { in: 'reputation', label: 'bounces' },
    });
    alarms.add(this, 'complaints', {
      metric: reputation('Reputation.ComplaintRate'),
      threshold: 0.001,
      effect:
        'Customers mark our mail as spam; if this goes on, SES stops all mail, and nobody can sign in by email.',
      runbook: 'mail-reputation',
      graph: { in: 'reputation', label: 'complaints' },
    });
  }

  /** Sets MAIL_DOMAIN, the domain our mail comes from. */
  nameDomainTo(reader: BundledFunction): void {
    reader.addEnvironment('MAIL_DOMAIN', this.domain);
  }

  /** Sets SUPPORT_EMAIL, where staff on duty get what needs a person. */
  nameSupportTo(writer: BundledFunction): void {
    writer.addEnvironment('SUPPORT_EMAIL', this.supportAddress);
  }

  /** Sends SES's bounce and complaint reports to the queue. */
  deliverReports(queue: QueueWithConsumer): void {
    // SES publishes only to the account's default bus.
    const bus = EventBus.fromEventBusName(this, 'default-bus', 'default');
    new ConfigurationSetEventDestination(this, 'reports', {
      configurationSet: this.configurationSet,
      destination: EventDestination.eventBus(bus),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    new Rule(this, 'to-stop-mail', {
      eventPattern: {
        source: ['aws.ses'],
        detailType: ['Email Bounced', 'Email Complaint Received'],
        detail: {
          mail: { tags: { 'ses:configuration-set': [this.configurationSet.configurationSetName] } },
        },
      },
      targets: [queue.asTarget()],
    });
  }

  /** Grants sending from the domain through the configuration set. Sets MAIL_FROM and MAIL_CONFIGURATION_SET. */
  grantSend(sender: BundledFunction): void {
    const set = this.configurationSet.configurationSetName;
    sender.addEnvironment('MAIL_FROM', this.from);
    sender.addEnvironment('MAIL_CONFIGURATION_SET', set);
    sender.allow(
      ['ses:SendEmail'],
      [
        this.identityArn,
        sender.stack.formatArn({ service: 'ses', resource: 'configuration-set', resourceName: set }),
      ],
    );
  }
}
