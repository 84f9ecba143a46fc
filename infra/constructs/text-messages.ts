import type { BundledFunction } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';

/** SMS_ORIGINATION_IDENTITY, and sending text messages from it. The number itself is bought by hand (runbook). */
export function grantText(sender: BundledFunction, { environment }: Deployment): void {
  const [resource = '', resourceName = ''] = environment.smsOriginationIdentity.split('/');
  const arn = sender.stack.formatArn({ service: 'sms-voice', resource, resourceName });
  sender.addEnvironment('SMS_ORIGINATION_IDENTITY', arn);
  sender.allow(['sms-voice:SendTextMessage'], [arn]);
}
