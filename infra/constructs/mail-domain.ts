import { CnameRecord, HostedZone } from 'aws-cdk-lib/aws-route53';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Environment } from '../environments.ts';

/** A domain verified in SES, signing with DKIM. Its DNS records are created if the zone is ours. */
export class MailDomain extends Construct {
  readonly identityArn: string;

  constructor(scope: Construct, id: string, props: { environment: Environment; domain: string }) {
    super(scope, id);
    const identity = new EmailIdentity(this, 'identity', { identity: Identity.domain(props.domain) });
    this.identityArn = identity.emailIdentityArn;
    const { hostedZone } = props.environment;
    if (!hostedZone) return;
    const zone = HostedZone.fromHostedZoneAttributes(this, 'zone', {
      hostedZoneId: hostedZone.id,
      zoneName: hostedZone.name,
    });
    identity.dkimRecords.forEach(({ name, value }, position) => {
      new CnameRecord(this, `dkim-${position + 1}`, { zone, recordName: `${name}.`, domainName: value });
    });
  }
}
