import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { Deployment } from './deployment.ts';

/**
 * Mails `alarmMail` when the account is forecast to reach 80 % of its monthly budget, and when it has reached all of
 * it.
 */
export function setBudget(scope: Construct, { environment }: Deployment): void {
  const { alarmMail, monthlyBudgetUsd, prefix } = environment;
  if (alarmMail === null) return;
  const mailAt = (threshold: number, notificationType: 'ACTUAL' | 'FORECASTED') => ({
    notification: {
      notificationType,
      comparisonOperator: 'GREATER_THAN',
      threshold,
      thresholdType: 'PERCENTAGE',
    },
    subscribers: [{ subscriptionType: 'EMAIL', address: alarmMail }],
  });
  new CfnBudget(scope, 'budget', {
    budget: {
      budgetName: `${prefix}-monthly`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
    },
    notificationsWithSubscribers: [mailAt(80, 'FORECASTED'), mailAt(100, 'ACTUAL')],
  });
}
