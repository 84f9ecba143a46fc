import { DescribeActiveReceiptRuleSetCommand, SESClient } from '@aws-sdk/client-ses';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { type Environment, region } from '../environments.ts';
import { type Answer, type Check, type Dns, missing, ok, records, unless } from './check.ts';

const mail = new SESv2Client({ region });
// Receipt rules exist only in the first version of SES's API.
const receiving = new SESClient({ region });

/** Does mail, including sign-in codes, reach anybody and pass as ours, and does mail to us arrive? */
export const mailChecks: readonly Check[] = [
  { name: 'SES sandbox', runbook: 'ses-sandbox', ask: sandbox },
  { name: 'mail domain', runbook: 'dns-records', ask: ({ mailDomain }) => verified(mailDomain) },
  { name: 'MAIL FROM', runbook: 'mail-from', ask: mailFrom },
  { name: 'DMARC', runbook: 'dns-records', ask: dmarc },
  {
    name: 'inbound domain',
    runbook: 'dns-records',
    ask: ({ inboundMailDomain }) => verified(inboundMailDomain),
  },
  { name: 'inbound MX', runbook: 'dns-records', ask: inboundMx },
  { name: 'receipt rules', runbook: 'receipt-rules', ask: receiptRules },
];

async function sandbox({ mailsPerDay }: Environment): Promise<Answer> {
  const account = await mail.send(new GetAccountCommand({}));
  if (!account.ProductionAccessEnabled) {
    const review = account.Details?.ReviewDetails?.Status;
    return missing(
      review === 'PENDING'
        ? 'AWS is reviewing the request for production access: wait, or answer its case in Support.'
        : 'Mail reaches only verified addresses: request production access to SES.',
    );
  }
  if (!account.SendingEnabled)
    return missing('AWS has stopped mail from this account: answer its case in Support.');
  const { Max24HourSend: granted = 0 } = account.SendQuota ?? {};
  if (granted >= 0 && granted < mailsPerDay)
    return missing(`SES sends only ${granted} mails a day, and mailsPerDay is ${mailsPerDay}: ask for more.`);
  return ok(
    `SES sends ${account.SendQuota?.MaxSendRate} mails a second, ${account.SendQuota?.Max24HourSend} a day.`,
  );
}

async function verified(domain: string): Promise<Answer> {
  const identity = await identityOf(domain);
  if (identity === undefined) return missing(`${domain} is not an identity of SES yet: deploy.`);
  const dkim = identity.DkimAttributes?.Status;
  return identity.VerifiedForSendingStatus && dkim === 'SUCCESS'
    ? ok(`${domain} is verified and signs with DKIM.`)
    : missing(`DKIM of ${domain} is ${dkim}: make its three CNAME records, then wait up to 72 hours.`);
}

/** SES itself checks only the MX record. */
async function mailFrom({ mailDomain }: Environment, dns: Dns): Promise<Answer> {
  const from = (await identityOf(mailDomain))?.MailFromAttributes;
  const domain = from?.MailFromDomain;
  if (!domain)
    return missing(`Mail leaves under amazonses.com: deploy, which gives ${mailDomain} a MAIL FROM domain.`);
  if (from.MailFromDomainStatus === 'FAILED')
    return missing(`SES no longer looks for the MX record of ${domain}: make it, and have SES look again.`);
  if (from.MailFromDomainStatus !== 'SUCCESS')
    return missing(
      `${domain} is ${from.MailFromDomainStatus}: make its MX record, then wait up to 72 hours.`,
    );
  const texts = await textsAt(domain, dns);
  return texts.some((text) => /^v=spf1 .*\binclude:amazonses\.com\b/.test(text))
    ? ok(`Mail leaves under ${domain}, and SPF passes for it.`)
    : missing(`Make a TXT record at ${domain}: "v=spf1 include:amazonses.com ~all".`);
}

/** A subdomain without its own record uses the parent domain's (RFC 7489). */
async function dmarc({ mailDomain }: Environment, dns: Dns): Promise<Answer> {
  for (const domain of [mailDomain, mailDomain.split('.').slice(-2).join('.')]) {
    const policy = (await textsAt(`_dmarc.${domain}`, dns)).find((text) => /^v=DMARC1\s*;/.test(text));
    if (policy) return ok(`_dmarc.${domain} says ${policy}`);
  }
  return missing(`Make a TXT record at _dmarc.${mailDomain}: "v=DMARC1; p=quarantine; rua=mailto:…".`);
}

async function inboundMx({ inboundMailDomain }: Environment, dns: Dns): Promise<Answer> {
  const host = `inbound-smtp.${region}.amazonaws.com`;
  const found = await records(dns.resolveMx(inboundMailDomain));
  return found.some(({ exchange }) => exchange.toLowerCase() === host)
    ? ok(`Mail to ${inboundMailDomain} goes to SES.`)
    : missing(`Make an MX record at ${inboundMailDomain}: 10 ${host}.`);
}

/**
 * Looks for our rule rather than our rule set: an account shared by two environments has one set with both
 * environments' rules.
 */
async function receiptRules({ inboundMailDomain, prefix }: Environment): Promise<Answer> {
  const { Metadata, Rules = [] } = await receiving.send(new DescribeActiveReceiptRuleSetCommand({}));
  const reaches = Rules.some(
    ({ Actions = [], Enabled, Recipients = [] }) =>
      Enabled &&
      Recipients.includes(inboundMailDomain) &&
      Actions.some(({ LambdaAction }) => LambdaAction?.FunctionArn?.endsWith(`:${prefix}-receive-mail`)),
  );
  if (reaches) return ok(`Mail to ${inboundMailDomain} is taken by the rule set ${Metadata?.Name}.`);
  return missing(
    Metadata?.Name === undefined
      ? `No rule set is active: activate ${prefix}.`
      : `The active rule set, ${Metadata.Name}, has no rule of ours: activate ${prefix}, or add its rule there.`,
  );
}

async function identityOf(domain: string) {
  return unless(mail.send(new GetEmailIdentityCommand({ EmailIdentity: domain })), 'NotFoundException');
}

async function textsAt(name: string, dns: Dns): Promise<string[]> {
  return (await records(dns.resolveTxt(name))).map((parts) => parts.join(''));
}
