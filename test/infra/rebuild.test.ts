import { expect, test } from 'vitest';
import { rebuildVariables } from '#infra/rebuild-variables.ts';
import { synthesise } from './stacks.ts';

test('a rebuild derives the same names as deployed functions from the kept stack’s ids', () => {
  const { kept, appStack } = synthesise('production');
  const resources = kept.map(({ logicalId }) => ({
    LogicalResourceId: logicalId,
    PhysicalResourceId: `the ${logicalId}`,
  }));

  const variables = rebuildVariables('ironcall-production', resources);

  const ofType = (type: string) =>
    kept.filter(({ Type }) => Type === type).map(({ logicalId }) => `the ${logicalId}`);
  const pools: Record<string, { userPoolId: string; clientId: string }> = JSON.parse(variables.POOLS ?? '');
  expect([variables.TABLE_NAME]).toEqual(ofType('AWS::DynamoDB::Table'));
  expect(
    Object.values(pools)
      .map(({ userPoolId }) => userPoolId)
      .sort(),
  ).toEqual(ofType('AWS::Cognito::UserPool').sort());
  expect(
    Object.values(pools)
      .map(({ clientId }) => clientId)
      .sort(),
  ).toEqual(ofType('AWS::Cognito::UserPoolClient').sort());
  expect(pools.admin?.userPoolId).toMatch(/^the poolsadmin/);
  const names = appStack.map(({ Properties }) => Properties.TableName ?? Properties.QueueName);
  expect(names).toContain(variables.SEARCH_TABLE_NAME);
  for (const queue of ['set-reminders', 'start-matching', 'send-email', 'send-sms', 'send-push']) {
    expect(names).toContain(`${variables.PREFIX}-${queue}`);
  }
});
