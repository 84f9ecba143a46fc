import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ofType, referencesIn, synthesise, type TemplateResource } from './stacks.ts';

const { all, appStack } = synthesise('production');
const aliases = ofType(all, 'AWS::Lambda::Alias');
const groups = ofType(all, 'AWS::CodeDeploy::DeploymentGroup');

function byId(id: string | undefined): TemplateResource | undefined {
  return all.find(({ logicalId }) => logicalId === id);
}

/** The functions that the value reaches through aliases; undefined for any other reference. */
function calledBy(value: unknown): (string | undefined)[] {
  return referencesIn(value).map((id) => {
    const alias = aliases.find(({ logicalId }) => logicalId === id);
    return alias && String(byId(referencesIn(alias.Properties.FunctionName)[0])?.Properties.FunctionName);
  });
}

describe('traffic goes to the alias', () => {
  test.each(
    ofType(all, 'AWS::ApiGatewayV2::Integration').map(
      ({ logicalId, Properties }) => [logicalId, Properties] as const,
    ),
  )('from the API: %s', (_, { IntegrationUri }) => {
    expect(calledBy(IntegrationUri)).toEqual([expect.stringMatching(/-(api-\w+|receive-alert)$/)]);
  });

  test.each(
    ofType(all, 'AWS::Lambda::EventSourceMapping').map(
      ({ logicalId, Properties }) => [logicalId, Properties] as const,
    ),
  )('from a queue or a stream: %s', (_, { FunctionName }) => {
    expect(calledBy(FunctionName)).toEqual([expect.stringMatching(/^ironcall-production-/)]);
  });

  test.each(
    ofType(all, 'AWS::Cognito::UserPool').map(
      ({ logicalId, Properties }) => [logicalId, Properties] as const,
    ),
  )('from the sign-in: %s', (_, { LambdaConfig }) => {
    const called = calledBy(LambdaConfig);

    expect(called).toHaveLength(4);
    expect(called).not.toContain(undefined);
  });

  test('and every caller may invoke it', () => {
    const permissions = ofType(all, 'AWS::Lambda::Permission').filter(({ Properties }) =>
      ['apigateway.amazonaws.com', 'cognito-idp.amazonaws.com'].includes(String(Properties.Principal)),
    );

    expect(permissions.length).toBeGreaterThan(0);
    expect(permissions.flatMap(({ Properties }) => calledBy(Properties.FunctionName))).not.toContain(
      undefined,
    );
  });
});

describe('a release in production', () => {
  test.each(aliases.map((alias) => [alias.logicalId, alias] as const))(
    'of %s shifts traffic gradually, and back on an alarm of that function or its API',
    (_, alias) => {
      const [groupId] = referencesIn(alias.UpdatePolicy).filter((id) => groups.includes(byId(id) as never));
      const group = byId(groupId)?.Properties;
      const { Alarms } = z.object({ Alarms: z.array(z.unknown()) }).parse(group?.AlarmConfiguration);
      const watched = referencesIn(Alarms).map((id) => byId(id)?.Properties);

      expect(group).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']),
        },
      });
      const [functionId] = referencesIn(alias.Properties.FunctionName);
      expect(watched).toHaveLength(1);
      expect(JSON.stringify(watched)).toMatch(new RegExp(`"${functionId}"|/api/(public|app|tech|admin)/`));
    },
  );

  test('publishes new pages after the API they call', () => {
    const pages = ofType(appStack, 'Custom::CDKBucketDeployment').filter(({ DependsOn }) =>
      JSON.stringify(DependsOn ?? '').includes('apiapplive'),
    );

    expect(pages).toHaveLength(1);
    for (const api of ['apipublic', 'apiapp', 'apitech', 'apiadmin']) {
      expect(JSON.stringify(pages[0]?.DependsOn)).toContain(`${api}live`);
    }
  });
});

test.each(['mock', 'development', 'preview'])('a release in %s is all at once', (name) => {
  const { all } = synthesise(name);

  expect(ofType(all, 'AWS::CodeDeploy::DeploymentGroup')).toEqual([]);
  expect(ofType(all, 'AWS::Lambda::Alias')).toHaveLength(aliases.length);
});

test('each stack is well below CloudFormation’s limit of 500 resources', () => {
  expect(appStack.length).toBeLessThan(470);
});
