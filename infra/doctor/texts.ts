import {
  DescribeAccountAttributesCommand,
  DescribePoolsCommand,
  DescribeRegistrationsCommand,
  DescribeSpendLimitsCommand,
  type PhoneNumberInformation,
  PinpointSMSVoiceV2Client,
  paginateDescribePhoneNumbers,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { type Environment, region } from '../environments.ts';
import { type Answer, type Check, missing, ok, unknown, unless } from './check.ts';

const texts = new PinpointSMSVoiceV2Client({ region });

/** Can texts, including sign-in codes, reach anybody, and do replies reach us? */
export const textChecks: readonly Check[] = [
  { name: 'SMS sandbox', runbook: 'sms-sandbox-and-spend-limit', ask: sandbox },
  { name: 'SMS spend limit', runbook: 'sms-sandbox-and-spend-limit', ask: spendLimit },
  { name: 'SMS number', runbook: 'phone-numbers', ask: ({ smsOriginationIdentity: id }) => number(id) },
  { name: 'SMS number for codes', runbook: 'phone-numbers', ask: ({ smsCodesIdentity: id }) => number(id) },
  { name: 'SMS replies', runbook: 'route-incoming-texts', ask: replies },
];

async function sandbox(): Promise<Answer> {
  const { AccountAttributes = [] } = await texts.send(new DescribeAccountAttributesCommand({}));
  const tier = AccountAttributes.find(({ Name }) => Name === 'ACCOUNT_TIER')?.Value;
  if (tier === 'PRODUCTION') return ok('The account is out of the SMS sandbox.');
  return tier === undefined
    ? unknown('AWS did not say the tier of the account; see the console of End User Messaging.')
    : missing('Texts reach only verified numbers: ask AWS Support for production access to SMS.');
}

/** New accounts start at 1 USD a month. */
async function spendLimit(): Promise<Answer> {
  const { SpendLimits = [] } = await texts.send(new DescribeSpendLimitsCommand({}));
  const limit = SpendLimits.find(({ Name }) => Name === 'TEXT_MESSAGE_MONTHLY_SPEND_LIMIT');
  if (limit?.EnforcedLimit === undefined) return unknown('AWS did not say the spend limit for texts.');
  const { EnforcedLimit: enforced, MaxLimit: most = enforced } = limit;
  if (enforced > 1) return ok(`Texts may cost ${enforced} USD a month.`);
  return missing(
    most > enforced
      ? `Texts stop at ${enforced} USD a month: raise the limit, which may be up to ${most} USD.`
      : `Texts stop at ${enforced} USD a month: ask AWS Support for more.`,
  );
}

async function number(id: string): Promise<Answer> {
  const origin = await originOf(id);
  if (origin === undefined) return missing(`${id} is not in this account: buy one and put its id there.`);
  if (origin.numbers.length === 0) return missing(`${id} has no phone numbers: add one to the pool.`);
  for (const { PhoneNumber, RegistrationId, Status } of origin.numbers) {
    const registration = RegistrationId && (await registrationStatus(RegistrationId));
    if (registration && registration !== 'COMPLETE')
      return missing(
        `The registration of ${PhoneNumber} is ${registration}: finish it, or wait for the carriers.`,
      );
    if (Status !== 'ACTIVE')
      return missing(`${PhoneNumber} is ${Status}: register it, or wait for the carriers.`);
  }
  return ok(`${origin.numbers.map(({ PhoneNumber }) => PhoneNumber).join(', ')} can send.`);
}

/** STOP may be the reply to a code, so incoming texts to both numbers must reach us. */
async function replies({ prefix, smsOriginationIdentity, smsCodesIdentity }: Environment): Promise<Answer> {
  for (const id of [smsOriginationIdentity, smsCodesIdentity]) {
    const origin = await originOf(id);
    if (origin === undefined) return missing(`There is no ${id} yet that somebody could text to.`);
    const { TwoWayEnabled, TwoWayChannelArn = '', SelfManagedOptOutsEnabled } = origin.settings;
    if (!TwoWayEnabled || !TwoWayChannelArn.endsWith(`:${prefix}-text-replies`))
      return missing(`Route incoming texts of ${id} to the topic ${prefix}-text-replies.`);
    if (!SelfManagedOptOutsEnabled)
      return missing(
        `Switch on self-managed opt-outs of ${id}, without which AWS answers STOP and HELP itself.`,
      );
  }
  return ok('Replies, STOP and HELP among them, reach us.');
}

/** The number, or the pool with its numbers; undefined if there is none. */
async function originOf(identity: string) {
  const [kind, id = ''] = identity.split('/');
  if (kind === 'phone-number') {
    const numbers = await unless(
      numbersWhere(({ PhoneNumberId }) => PhoneNumberId === id, [id]),
      notFound,
    );
    return numbers?.[0] && { settings: numbers[0], numbers };
  }
  const pools = await unless(texts.send(new DescribePoolsCommand({ PoolIds: [id] })), notFound);
  const pool = pools?.Pools?.[0];
  return pool && { settings: pool, numbers: await numbersWhere(({ PoolId }) => PoolId === id) };
}

const notFound = 'ResourceNotFoundException';

async function numbersWhere(isMeant: (number: PhoneNumberInformation) => boolean, ids?: string[]) {
  const found: PhoneNumberInformation[] = [];
  const pages = paginateDescribePhoneNumbers({ client: texts }, { ...(ids && { PhoneNumberIds: ids }) });
  for await (const { PhoneNumbers = [] } of pages) found.push(...PhoneNumbers.filter(isMeant));
  return found;
}

async function registrationStatus(id: string): Promise<string | undefined> {
  const { Registrations = [] } = await texts.send(
    new DescribeRegistrationsCommand({ RegistrationIds: [id] }),
  );
  return Registrations[0]?.RegistrationStatus;
}
