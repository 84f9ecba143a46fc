import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { Deployment } from './deployment.ts';

/**
 * Alarms on the account's own limits: function concurrency, mail, and spending on texts. They ring at 80 %, while there
 * is still time to ask for more.
 */
export function watchAccount(
  scope: Construct,
  { environment, alarms }: Deployment & { readonly alarms: Alarms },
): void {
  const lambda = of('AWS/Lambda', Duration.minutes(5));
  const concurrent = lambda('ConcurrentExecutions', 'Maximum');
  alarms.plot(concurrent, { in: 'functions', label: 'at once' });
  alarms.plot(lambda('Errors'), { in: 'functions', label: 'errors' });
  alarms.add(scope, 'concurrency', {
    metric: new MathExpression({
      expression: '100 * concurrent / SERVICE_QUOTA(concurrent)',
      usingMetrics: { concurrent },
      period: Duration.minutes(5),
      label: 'Percent of the concurrency quota',
    }),
    threshold: 80,
    effect: 'A little more traffic, and some people will see errors while everything else is delayed.',
    runbook: 'function-concurrency',
  });
  alarms.add(scope, 'function-throttles', {
    metric: lambda('Throttles'),
    threshold: 5,
    effect: 'Some people see errors, and notifications, imports and searches are delayed.',
    runbook: 'function-concurrency',
    graph: { in: 'throttles', label: 'functions' },
  });

  const ses = of('AWS/SES', Duration.minutes(5));
  for (const name of ['Send', 'Delivery', 'Bounce', 'Complaint', 'Reject']) {
    alarms.plot(ses(name), { in: 'mail', label: name.toLowerCase() });
  }
  alarms.add(scope, 'mail-quota', {
    metric: of('AWS/SES', Duration.days(1))('Send'),
    threshold: 0.8 * environment.mailsPerDay,
    effect: 'Soon no mail will go out until tomorrow: no sign-in codes by email, no notices.',
    runbook: 'mail-quota',
  });

  const texts = of('AWS/SMSVoice', Duration.minutes(15));
  const [sent, delivered] = [
    texts('NumberOfTextMessagePartsSent'),
    texts('NumberOfTextMessagePartsDelivered'),
  ];
  alarms.plot(sent, { in: 'texts', label: 'parts sent' });
  alarms.plot(delivered, { in: 'texts', label: 'parts delivered' });
  alarms.add(scope, 'sms-spend', {
    // Since the first of the month.
    metric: texts('TextMessageMonthlySpend', 'Maximum'),
    threshold: 0.8 * environment.smsSpendLimitUsd,
    effect:
      'Soon no texts will go out until next month: no sign-in codes by phone, no job alerts to technicians.',
    runbook: 'text-spend',
    graph: { in: 'texts', label: 'dollars this month' },
  });
  alarms.add(scope, 'sms-undelivered', {
    metric: new MathExpression({
      // A receipt may come minutes after its text, or twice; a handful of texts proves nothing.
      expression: 'IF(sent >= 20, 100 * (sent - FILL(delivered, 0)) / sent, 0)',
      usingMetrics: {
        sent: sent.with({ period: Duration.hours(1) }),
        delivered: delivered.with({ period: Duration.hours(1) }),
      },
      period: Duration.hours(1),
      label: 'Percent of text parts without a receipt',
    }),
    threshold: 20,
    effect: 'Texts are not arriving: codes, job alerts to technicians, notices to customers.',
    runbook: 'texts-undelivered',
  });
}

/** Account-wide metrics of the region, which have no dimensions. */
function of(namespace: string, period: Duration) {
  return (metricName: string, statistic = 'Sum') => new Metric({ namespace, metricName, statistic, period });
}
