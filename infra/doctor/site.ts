import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { GetHostedZoneCommand, Route53Client } from '@aws-sdk/client-route-53';
import { type Environment, region } from '../environments.ts';
import { type Answer, type Check, type Dns, missing, ok, records, unless } from './check.ts';

// CloudFront takes certificates from this region only.
const certificates = new ACMClient({ region });
const zones = new Route53Client({ region });

/** Is the site's name ours, with a certificate, and does it resolve to the site? */
export const siteChecks: readonly Check[] = [
  { name: 'hosted zone', runbook: 'hosted-zone-and-certificate', ask: hostedZone },
  { name: 'certificate', runbook: 'hosted-zone-and-certificate', ask: certificate },
  { name: 'site address', runbook: 'dns-records', ask: siteAddress },
];

async function hostedZone({ hostedZone: own }: Environment, dns: Dns): Promise<Answer> {
  if (own === null) return ok('DNS is managed elsewhere: the other checks see its records.');
  const zone = await unless(zones.send(new GetHostedZoneCommand({ Id: own.id })), 'NoSuchHostedZone');
  if (zone === undefined)
    return missing(`${own.id} is not a zone of this account: create one for ${own.name}.`);
  // Route 53 writes names with a dot at the end.
  const name = zone.HostedZone?.Name?.replace(/\.$/, '');
  if (name !== own.name)
    return missing(`${own.id} is the zone of ${name}, not of ${own.name}: correct hostedZone.`);
  const servers = zone.DelegationSet?.NameServers ?? [];
  const asked = await records(dns.resolveNs(own.name));
  return asked.some((server) => servers.includes(server.toLowerCase()))
    ? ok(`${own.name} is answered by Route 53.`)
    : missing(
        `Enter ${servers.join(', ')} as the name servers of ${own.name} where the domain is registered.`,
      );
}

async function certificate({ certificateArn, siteDomain }: Environment): Promise<Answer> {
  if (certificateArn === null || siteDomain === null) return ok("The site has CloudFront's own address.");
  const found = await unless(
    certificates.send(new DescribeCertificateCommand({ CertificateArn: certificateArn })),
    'ResourceNotFoundException',
  );
  if (found?.Certificate === undefined)
    return missing(`certificateArn is not in this account: request a certificate for ${siteDomain}.`);
  const { Status, SubjectAlternativeNames: names = [] } = found.Certificate;
  const wildcard = `*.${siteDomain.split('.').slice(1).join('.')}`;
  if (!names.includes(siteDomain) && !names.includes(wildcard))
    return missing(`The certificate is for ${names.join(', ')}: request one for ${siteDomain}.`);
  return Status === 'ISSUED'
    ? ok(`The certificate for ${siteDomain} is issued.`)
    : missing(
        `The certificate for ${siteDomain} is ${Status}: make its validation record, or request another.`,
      );
}

async function siteAddress({ siteDomain }: Environment, dns: Dns): Promise<Answer> {
  if (siteDomain === null) return ok("The site has CloudFront's own address.");
  return (await records(dns.resolve4(siteDomain))).length > 0
    ? ok(`${siteDomain} has an address.`)
    : missing(`Make the record of ${siteDomain} that leads to the distribution.`);
}
