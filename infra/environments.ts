import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** One deployed (or laptop) environment: its name and everything that differs between environments. */
export type Environment = z.output<typeof values> & {
  readonly name: string;
  /** What every physical name starts with: `ironcall-production`. */
  readonly prefix: string;
};

/** Stops synth. The message is one line that names what is wrong and says what to do. */
export class ConfigurationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigurationError';
  }
}

export const environmentNames = ['development', 'mock', 'preview', 'production', 'test'] as const;

/** Environments for synth and the laptop only: `npm run deploy` refuses them. */
export const laptopEnvironments: readonly string[] = ['mock', 'test'];

/** Inbound mail and CloudFront's certificates must be in this region. */
export const region = 'us-east-1';

/**
 * The environment of that name, with its values from `infra/environments/NAME.json`. Names that end in `-development`
 * have development's values under their own hosts (`anna-development`: `anna.` before each). Throws
 * ConfigurationError.
 */
export function readEnvironment(name: string | undefined): Environment {
  const known = `${environmentNames.join(', ')}, or a name of your own that ends in -development`;
  if (!name) throw new ConfigurationError(`No environment is named: add -c env=NAME, with one of ${known}.`);
  const person = personOf(name);
  const file = person ? 'development' : name;
  if (!environmentNames.some((known) => known === file)) {
    throw new ConfigurationError(`The environment "${name}" is unknown: use one of ${known}.`);
  }
  const parsed = parseValues(file);
  return { ...(person ? underOwnHosts(parsed, person) : parsed), name, prefix: `ironcall-${name}` };
}

/** The file that holds the environment's values, relative to the project's root. */
export function valuesFile(name: string): string {
  return `infra/environments/${personOf(name) ? 'development' : name}.json`;
}

/** Parses one file's text. Throws ConfigurationError naming every missing or wrong value. */
export function parseEnvironment(text: string, file: string): z.output<typeof values> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ConfigurationError(`${file} is not JSON: fix its syntax.`);
  }
  const parsed = values.safeParse(json);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => {
    const path = issue.path.join('.') || 'the file';
    return issue.code === 'unrecognized_keys'
      ? `${issue.keys.map((key) => `"${key}"`).join(', ')} is not a known value (remove it)`
      : `"${path}" ${issue.message}`;
  });
  throw new ConfigurationError(`${file}: ${wrong.join('; ')}.`);
}

const origin = 'a list of origins such as ["https://www.ironcall.example"]';
const runbook = 'the https address of the runbook';
const pushHost = 'a list of host names such as ["fcm.googleapis.com", "*.notify.windows.com"]';

const values = z
  .strictObject({
    /** Host of the site; null for CloudFront's own (or the laptop's). */
    siteDomain: host('the host of the site, such as "app.ironcall.example", or null').nullable(),
    /** CloudFront's certificate for siteDomain, which must be in us-east-1. */
    certificateArn: z
      .string(says('the ARN of the certificate for siteDomain, or null'))
      .regex(
        /^arn:aws:acm:us-east-1:\d{12}:certificate\/[0-9a-f-]{36}$/,
        says('the ARN of a certificate in us-east-1'),
      )
      .nullable(),
    /** Scheme of links in messages. `http` only on a laptop, which has no certificate. */
    siteScheme: z.enum(['https', 'http'], says('"https" or "http"')).default('https'),
    /** Route 53 zone for the DNS records; null if DNS is managed elsewhere (the runbook lists the records). */
    hostedZone: z
      .strictObject(
        {
          id: z.string(says('the id of the zone')).regex(/^Z[A-Z0-9]{5,31}$/, says('the id of the zone')),
          name: host('the name of the zone'),
        },
        says('the zone as {"id", "name"}, or null'),
      )
      .nullable(),
    /** The domain that outgoing mail is sent from. Nobody else may send from it: its DMARC policy covers only us. */
    mailDomain: host('the domain that mail is sent from, such as "mail.ironcall.example"'),
    /** The domain that customers forward their alerts to. */
    inboundMailDomain: host('the domain that alerts are forwarded to, such as "in.ironcall.example"'),
    supportPhone: z
      .string(says('the support phone, such as "+18005550123"'))
      .regex(/^\+1\d{10}$/, says('the support phone as +1 and ten digits')),
    supportEmail: z.email(says('the support address')),
    /** End User Messaging resource that notices and replies are texted from. */
    smsOriginationIdentity: originationIdentity(
      'where notices are texted from, such as "phone-number/phone-0123…"',
    ),
    /** The same for sign-in codes: with a number of their own they never wait behind notices. */
    smsCodesIdentity: originationIdentity(
      'where sign-in codes are texted from, such as "phone-number/phone-0123…"',
    ),
    /** Message parts a second that smsOriginationIdentity may send; 3 for a toll-free number. */
    smsPartsPerSecond: z
      .int(says('how many message parts the number sends a second, such as 3'))
      .min(1, says('1 or more'))
      .max(1000, says('1000 or less'))
      .default(3),
    /** Sites that may frame /order-service. A local site (`http://localhost:4100`) only on a laptop. */
    frameAncestors: z.array(
      z
        .string(says(origin))
        .regex(/^(https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d{1,5})?|http:\/\/localhost:\d{1,5})$/, says(origin)),
      says(origin),
    ),
    /** Browser key for Google Maps; null to use another map. */
    googleMapsKey: z
      .string(says('the key for Google Maps, or null'))
      .min(1, says('the key for Google Maps, or null'))
      .nullable(),
    /** Map id from Google's console. Without one, Google Maps doesn't draw our markers. */
    googleMapId: z
      .string(says('the id of a map of Google Maps, or null'))
      .min(1, says('the id of a map of Google Maps, or null'))
      .nullable()
      .default(null),
    /** The map without a Google key: Amazon Location's, or the bundled one on a laptop. */
    ownMap: z.enum(['amazon', 'bundled'], says('"amazon" or "bundled"')).default('amazon'),
    /**
     * Push services that a browser's subscription may name; `*.` stands for one more label. `localhost` only on a
     * laptop.
     */
    pushHosts: z.array(
      z.string(says(pushHost)).regex(/^(localhost|(\*\.)?([a-z0-9-]+\.)+[a-z]{2,})$/, says(pushHost)),
      says(pushHost),
    ),
    /** Where browsers reach Cognito; a path if the site itself answers for it. */
    userPoolEndpoint: z
      .string(says('the address of Cognito'))
      .regex(/^(https:\/\/[a-z0-9.-]+)?\/([\w-]+\/)*$/, says('an https address or a path, ending in "/"'))
      .default(`https://cognito-idp.${region}.amazonaws.com/`),
    /** Where browsers send errors and analytics; a path if the site itself takes them. */
    rumEndpoint: z
      .string(says('the address of CloudWatch RUM'))
      .regex(/^(https:\/\/[a-z0-9.-]+)?\/([\w-]+\/)*$/, says('an https address or a path, ending in "/"'))
      .default(`https://dataplane.rum.${region}.amazonaws.com/`),
    /** Who gets alarms; null for nobody. */
    alarmMail: z.email(says('the address that alarms go to, or null')).nullable(),
    /** Where alarms and doctor link to. It must be an https address if alarms go out by mail. */
    runbookUrl: z
      .string(says(runbook))
      .regex(/^(https:\/\/[^\s#]+|docs\/runbook\.md)$/, says(runbook))
      .default('docs/runbook.md'),
    /** US dollars the account may cost per month. alarmMail is told at 80 % forecast and at 100 %. */
    monthlyBudgetUsd: z
      .number(says('the monthly budget in US dollars'))
      .positive(says('the monthly budget in US dollars')),
    /** The spending limit for texts, in US dollars per month (runbook). An alarm rings at 80 %. */
    smsSpendLimitUsd: z
      .number(says('the spend limit for texts in US dollars'))
      .positive(says('the spend limit for texts in US dollars')),
    /** Mails that SES lets the account send in 24 hours. An alarm rings at 80 %. */
    mailsPerDay: z
      .int(says('how many mails a day SES grants'))
      .positive(says('how many mails a day SES grants'))
      .default(50_000),
    /** Bedrock model for alerts that the engine cannot finish; if absent, there is no second reading. */
    secondReaderModel: z
      .string(says('the id of a foundation model of Bedrock'))
      .regex(
        /^[a-z0-9-]+\.[a-z0-9-]+[a-z0-9.:-]*$/,
        says('the id of a foundation model, such as "anthropic.claude-3-haiku-20240307-v1:0"'),
      )
      .optional(),
    /** Shifts traffic to new versions of functions in steps, watched by alarms; otherwise all at once. */
    gradualReleases: z.boolean(says('true or false')),
    /** How often the canary runs; null for no schedule. */
    canaryMinutes: z
      .int(says('a number of minutes from 5 to 60, or null'))
      .min(5, says('a number of minutes from 5 to 60, or null'))
      .max(60, says('a number of minutes from 5 to 60, or null'))
      .nullable()
      .default(15),
    logRetentionDays: z.literal(
      [1, 3, 7, 14, 30, 60, 90, 180, 365, 400, 731],
      says('a number of days that CloudWatch knows (7, 30, 90, …)'),
    ),
    /** Table, buckets and pools outlive their stack and refuse deletion. */
    keepData: z.boolean(says('true or false')),
    /** Version of the edge secret; a new one makes a deploy switch to a new secret (runbook: rotate keys). */
    edgeSecretVersion: z
      .string(says('a version id of the edge secret'))
      .min(32, says('a version id of the edge secret'))
      .nullable()
      .default(null),
    logLevel: z.enum(['DEBUG', 'INFO', 'WARN', 'ERROR'], says('DEBUG, INFO, WARN or ERROR')).default('INFO'),
    /** The GitHub repository whose pipeline may deploy here, as `owner/name`; null for none. */
    repository: z
      .string(says('a repository as "owner/name", or null'))
      .regex(/^[\w.-]+\/[\w.-]+$/, says('a repository as "owner/name", or null'))
      .nullable()
      .default(null),
    /** The only account to deploy to; null for that of the credentials. */
    account: z
      .string(says('the account, or null'))
      .regex(/^\d{12}$/, says('an account id of 12 digits'))
      .nullable()
      .default(null),
  })
  .superRefine((value, context) => {
    for (const [one, other] of [
      ['siteDomain', 'certificateArn'],
      ['googleMapsKey', 'googleMapId'],
    ] as const) {
      if ((value[one] === null) === (value[other] === null)) continue;
      context.addIssue({
        code: 'custom',
        path: [value[one] === null ? one : other],
        message: `is null: give both ${one} and ${other}, or neither`,
      });
    }
    if (value.alarmMail !== null && !value.runbookUrl.startsWith('https:')) {
      context.addIssue({
        code: 'custom',
        path: ['runbookUrl'],
        message: `is missing: give ${runbook}, which alarm mails link to`,
      });
    }
    if (value.smsCodesIdentity === value.smsOriginationIdentity) {
      context.addIssue({
        code: 'custom',
        path: ['smsCodesIdentity'],
        message: 'must be another one than smsOriginationIdentity',
      });
    }
    if (value.siteScheme === 'http') return;
    const refuse = (
      list: 'frameAncestors' | 'pushHosts',
      must: string,
      isLaptops: (entry: string) => boolean,
    ) =>
      value[list].forEach((entry, at) => {
        if (!isLaptops(entry)) return;
        context.addIssue({ code: 'custom', path: [list, at], message: `must be ${must}` });
      });
    refuse('frameAncestors', origin, (site) => site.startsWith('http:'));
    refuse('pushHosts', pushHost, (name) => name === 'localhost');
  });

function parseValues(file: string): z.output<typeof values> {
  const url = new URL(`./environments/${file}.json`, import.meta.url);
  const shown = valuesFile(file);
  if (!existsSync(url)) throw new ConfigurationError(`${shown} is missing: restore it from the repository.`);
  return parseEnvironment(readFileSync(url, 'utf8'), shown);
}

/** Who owns the environment: `anna` of `anna-development`. */
function personOf(name: string): string | undefined {
  return /^([a-z][a-z0-9]{0,19})-development$/.exec(name)?.[1];
}

function underOwnHosts(shared: z.output<typeof values>, person: string): z.output<typeof values> {
  return {
    ...shared,
    siteDomain: shared.siteDomain && `${person}.${shared.siteDomain}`,
    mailDomain: `${person}.${shared.mailDomain}`,
    inboundMailDomain: `${person}.${shared.inboundMailDomain}`,
  };
}

/** zod messages for missing or wrong values. */
function says(what: string) {
  return {
    error: (issue: { input?: unknown }) =>
      issue.input === undefined ? `is missing: give ${what}` : `must be ${what}`,
  };
}

function originationIdentity(what: string) {
  return z
    .string(says(what))
    .regex(/^(phone-number\/phone|pool\/pool)-[0-9a-z]+$/, says('"phone-number/phone-…" or "pool/pool-…"'));
}

function host(what: string) {
  const hostName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/;
  return z.string(says(what)).regex(hostName, says(what));
}

/**
 * The bounce domain of mail from `domain`, where SPF passes for us. No person's environment can have it as its mail
 * domain: their names have no hyphen.
 */
export function mailFromOf(domain: string): string {
  return `mail-from.${domain}`;
}

/** The value of a `-c name=value` argument, in any spelling that cdk takes. */
export function contextOf(args: readonly string[], name: string): string | undefined {
  const values = args.map((arg, at) =>
    arg === '-c' || arg === '--context' ? args[at + 1] : /^(?:-c=?|--context=)(.+)$/.exec(arg)?.[1],
  );
  return values.find((value) => value?.startsWith(`${name}=`))?.slice(name.length + 1);
}
