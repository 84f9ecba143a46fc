import { Stack } from 'aws-cdk-lib';
import { CnameRecord, HostedZone, MxRecord, TxtRecord } from 'aws-cdk-lib/aws-route53';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { type Environment, mailFromOf } from '../environments.ts';

export interface MailDomainProps {
  readonly environment: Environment;
  readonly domain: string;
  /** Whether mail is also sent from it: adds a MAIL FROM domain, for SPF, and a DMARC policy. */
  readonly sends?: boolean;
}

/** A domain verified in SES, signing with DKIM. Its DNS records are created if the zone is ours. */
export class MailDomain extends Construct {
  readonly identityArn: string;

  constructor(scope: Construct, id: string, { environment, domain, sends = false }: MailDomainProps) {
    super(scope, id);
    const mailFromDomain = mailFromOf(domain);
    const identity = new EmailIdentity(this, 'identity', {
      identity: Identity.domain(domain),
      // Until its records exist, SES sends under amazonses.com instead.
      ...(sends && { mailFromDomain }),
    });
    this.identityArn = identity.emailIdentityArn;
    const { hostedZone } = environment;
    if (!hostedZone) return;
    const zone = HostedZone.fromHostedZoneAttributes(this, 'zone', {
      hostedZoneId: hostedZone.id,
      zoneName: hostedZone.name,
    });
    identity.dkimRecords.forEach(({ name, value }, position) => {
      new CnameRecord(this, `dkim-${position + 1}`, { zone, recordName: `${name}.`, domainName: value });
    });
    if (!sends) return;
    const recordName = `${mailFromDomain}.`;
    const hostName = `feedback-smtp.${Stack.of(this).region}.amazonses.com`;
    new MxRecord(this, 'mail-from-mx', { zone, recordName, values: [{ priority: 10, hostName }] });
    new TxtRecord(this, 'mail-from-spf', { zone, recordName, values: ['v=spf1 include:amazonses.com ~all'] });
    // Only SES sends from this domain, and SES signs everything, so mail that fails isn't ours.
    new TxtRecord(this, 'dmarc', {
      zone,
      recordName: `_dmarc.${domain}.`,
      values: [`v=DMARC1; p=quarantine; rua=mailto:${environment.alarmMail ?? environment.supportEmail}`],
    });
  }
}
