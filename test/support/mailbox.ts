import type { ServiceHost } from './service-host.ts';

export const inboundDomain = 'in.ironcall.example';

/** Stores mail to the inbound domain in that bucket under `mail/` and reports it to `receive-mail`, as deployed. */
export async function openMailbox(host: ServiceHost, bucket: string): Promise<void> {
  const { ref: RuleSetName } = await host.create('AWS::SES::ReceiptRuleSet', { RuleSetName: 'inbound' });
  const FunctionArn = 'arn:aws:lambda:us-east-1:123456789012:function:receive-mail';
  await host.create('AWS::SES::ReceiptRule', {
    RuleSetName,
    Rule: {
      Enabled: true,
      ScanEnabled: true,
      TlsPolicy: 'Optional',
      Recipients: [inboundDomain],
      Actions: [
        { S3Action: { BucketName: bucket, ObjectKeyPrefix: 'mail/' } },
        { LambdaAction: { FunctionArn, InvocationType: 'Event' } },
      ],
    },
  });
}
