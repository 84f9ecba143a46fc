import { Duration, Stack } from 'aws-cdk-lib';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { HostedZone, MxRecord } from 'aws-cdk-lib/aws-route53';
import { ReceiptRule, ReceiptRuleSet } from 'aws-cdk-lib/aws-ses';
import { Lambda, LambdaInvocationType, S3, Stop } from 'aws-cdk-lib/aws-ses-actions';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import { alarmOnErrors } from './alarms.ts';
import { type BundledFunction, failsElsewhere } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';
import { MailDomain } from './mail-domain.ts';
import type { PrivateBucket } from './private-bucket.ts';
import { DeadLetterQueue } from './queue-with-consumer.ts';

export interface MailInProps extends Deployment {
  /** The kept stack's mail bucket, which lets SES write under `mail/`. */
  readonly bucket: PrivateBucket;
  readonly receiver: BundledFunction;
  readonly alarms: Alarms;
  /** A separate address at the inbound domain, whose mail goes only to this bucket, under `mail/`. */
  readonly apart: { readonly address: string; readonly bucket: PrivateBucket };
}

/**
 * Mail to any address at the inbound domain is stored as `mail/<message id>`, then passed to the receiver with SES's
 * verdicts.
 */
export class MailIn extends Construct {
  private readonly domain: string;

  constructor(scope: Construct, id: string, props: MailInProps) {
    super(scope, id);
    const { environment, build, bucket, receiver, alarms, apart } = props;
    this.domain = environment.inboundMailDomain;
    this.nameDomainTo(receiver);
    bucket.nameTo(receiver, 'MAIL_BUCKET');
    new MailDomain(this, 'domain', { environment, domain: environment.inboundMailDomain });
    if (environment.hostedZone) {
      new MxRecord(this, 'mx', {
        zone: HostedZone.fromHostedZoneAttributes(this, 'zone', {
          hostedZoneId: environment.hostedZone.id,
          zoneName: environment.hostedZone.name,
        }),
        recordName: `${environment.inboundMailDomain}.`,
        values: [{ priority: 10, hostName: `inbound-smtp.${Stack.of(this).region}.amazonaws.com` }],
      });
    }
    const deadLetters = new DeadLetterQueue(this, 'dead-letters', {
      environment,
      build,
      name: receiver.functionId,
      alarms,
      effect:
        'Alerts that customers forwarded by mail did not become orders, or mail replies did not reach the chat; the mails themselves are kept.',
    });
    receiver.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
      onFailure: new SqsDestination(deadLetters.queue),
    });
    failsElsewhere(
      receiver,
      'SES calls it asynchronously, and its failures have a destination: the dead letters.',
    );
    alarmOnErrors(receiver, alarms, {
      effect: 'Alerts that customers forward by mail, and mail replies, are not being processed yet.',
      runbook: 'dead-letters-receive-mail',
    });
    const ruleSet = new ReceiptRuleSet(this, 'rules', { receiptRuleSetName: environment.prefix });
    const apartFromRest = new ReceiptRule(this, 'mail-apart', {
      ruleSet,
      recipients: [apart.address],
      scanEnabled: true,
      actions: [new S3({ bucket: apart.bucket.bucket, objectKeyPrefix: 'mail/' }), new Stop()],
    });
    new ReceiptRule(this, 'forwarded-alerts', {
      ruleSet,
      after: apartFromRest,
      recipients: [environment.inboundMailDomain],
      scanEnabled: true,
      actions: [
        // The kept stack's bucket policy already lets SES in; the library's own action would change that stack.
        { bind: () => ({ s3Action: { bucketName: bucket.bucket.bucketName, objectKeyPrefix: 'mail/' } }) },
        new Lambda({ function: receiver, invocationType: LambdaInvocationType.EVENT }),
      ],
    });
  }

  /** Sets INBOUND_MAIL_DOMAIN, the domain of forwarding addresses. */
  nameDomainTo(teller: BundledFunction): void {
    teller.addEnvironment('INBOUND_MAIL_DOMAIN', this.domain);
  }
}
