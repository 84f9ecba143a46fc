import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { paginateListSubscriptions, SNSClient } from '@aws-sdk/client-sns';
import { type Environment, region } from '../environments.ts';
import { sampleValues } from '../refuse-to-deploy.ts';
import { type Answer, type Check, missing, ok, unless } from './check.ts';

const cloudFormation = new CloudFormationClient({ region });
const sns = new SNSClient({ region });

/** Is everything deployed, with our own values, and does somebody get the alarms? */
export const stackChecks: readonly Check[] = [
  { name: 'values', runbook: 'values-of-the-environment', ask: values },
  {
    name: 'bootstrap',
    runbook: 'first-deploy',
    ask: () => deployed('CDKToolkit', 'Bootstrap the account with `npx cdk bootstrap`.'),
  },
  {
    name: 'kept stack',
    runbook: 'first-deploy',
    ask: ({ name, prefix }) => deployed(`${prefix}-kept`, `Run \`npm run deploy -- -c env=${name}\`.`),
  },
  {
    name: 'app stack',
    runbook: 'first-deploy',
    ask: ({ name, prefix }) => deployed(`${prefix}-app`, `Run \`npm run deploy -- -c env=${name}\`.`),
  },
  { name: 'alarm mail', runbook: 'alarm-mail', ask: alarmMail },
];

async function values(environment: Environment): Promise<Answer> {
  const samples = sampleValues(environment);
  return samples.length === 0
    ? ok('All values are your own.')
    : missing(`Replace the sample values of ${samples.join(', ')} in infra/environments.`);
}

async function deployed(stack: string, how: string): Promise<Answer> {
  // CloudFormation reports a missing stack as a ValidationError.
  const found = await unless(
    cloudFormation.send(new DescribeStacksCommand({ StackName: stack })),
    'ValidationError',
  );
  const status = found?.Stacks?.[0]?.StackStatus;
  if (status === undefined) return missing(`${stack} is not deployed. ${how}`);
  return /^(CREATE|UPDATE|IMPORT|UPDATE_ROLLBACK)_COMPLETE/.test(status)
    ? ok(`${stack} is ${status}.`)
    : missing(`${stack} is ${status}: see its events in CloudFormation, then deploy again.`);
}

async function alarmMail({ alarmMail: address, prefix }: Environment): Promise<Answer> {
  if (address === null) return missing('Nobody gets alarms: give alarmMail an address and deploy.');
  for await (const { Subscriptions = [] } of paginateListSubscriptions({ client: sns }, {})) {
    const own = Subscriptions.find(
      ({ TopicArn, Endpoint }) => TopicArn?.endsWith(`:${prefix}-ops`) && Endpoint === address,
    );
    if (!own) continue;
    // Until the link in the mail is opened, this is a word rather than an ARN.
    return own.SubscriptionArn?.startsWith('arn:')
      ? ok(`${address} gets the alarms.`)
      : missing(`Open the confirmation link in the mail that SNS sent to ${address}.`);
  }
  return missing(`${address} is not subscribed: deploy, or subscribe it again if the link has expired.`);
}
