import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#infra/environments.ts';
import { functionIds, functions, projectRoot } from '#infra/functions.ts';
import { ofType, referencesIn, synthesise } from './stacks.ts';

const { all, kept } = synthesise('production');
const ours = ofType(all, 'AWS::Lambda::Function').filter(
  ({ Metadata }) => typeof Metadata.entry === 'string',
);
const byName = new Map(ours.map((declared) => [declared.Properties.FunctionName, declared]));

function declared(id: string) {
  const found = byName.get(`ironcall-production-${id}`);
  if (!found) throw new Error(`No function ${id} is declared.`);
  return found;
}

describe('every listed function', () => {
  test('is declared once, and the only others are the CDK’s own', () => {
    const others = ofType(all, 'AWS::Lambda::Function').filter((found) => !ours.includes(found));

    expect(ours.map(({ Properties }) => String(Properties.FunctionName)).sort()).toEqual(
      functionIds.map((id) => `ironcall-production-${id}`).sort(),
    );
    expect(others.map(({ logicalId }) => logicalId)).toEqual([
      expect.stringMatching(/^CustomS3AutoDeleteObjects/),
      expect.stringMatching(/^AWS679f53fac002430cb0da5b7982bd2287/),
      expect.stringMatching(/^CustomCDKBucketDeployment/),
    ]);
  });

  test.each(functionIds)('%s names its source and runs on Node 24, arm64, with tracing', (id) => {
    const { Properties, Metadata } = declared(id);

    expect(Metadata.entry).toBe(functions[id].entry);
    expect(existsSync(join(projectRoot, functions[id].entry))).toBe(true);
    expect(Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      TracingConfig: { Mode: 'Active' },
      MemorySize: functions[id].memoryMb,
      Timeout: functions[id].timeoutSeconds,
    });
  });

  test.each(functionIds)('%s has its own role', (id) => {
    const [role] = referencesIn(declared(id).Properties.Role);
    const alike = ours.filter(({ Properties }) => referencesIn(Properties.Role)[0] === role);

    expect(alike).toHaveLength(1);
    expect(all.find(({ logicalId }) => logicalId === role)?.Properties).not.toHaveProperty(
      'ManagedPolicyArns',
    );
  });

  test.each(functionIds)('%s logs to its own group, which expires', (id) => {
    const [group] = referencesIn(declared(id).Properties.LoggingConfig);

    expect(all.find(({ logicalId }) => logicalId === group)?.Properties).toEqual({
      LogGroupName: `/ironcall/production/${id}`,
      RetentionInDays: readEnvironment('production').logRetentionDays,
    });
  });

  test.each(functionIds)('%s knows its environment’s name', (id) => {
    expect(declared(id).Properties.Environment).toMatchObject({
      Variables: { ENVIRONMENT: 'production', LOG_LEVEL: 'INFO', POWERTOOLS_SERVICE_NAME: id },
    });
  });
});

test('every log group expires', () => {
  const kept = ofType(all, 'AWS::Logs::LogGroup').filter(({ Properties }) => !Properties.RetentionInDays);

  expect(kept).toEqual([]);
});

test('the user pools’ triggers are in the kept stack and respect Cognito’s five-second limit', () => {
  const triggers = ofType(kept, 'AWS::Lambda::Function');

  expect(triggers.map(({ Metadata }) => String(Metadata.entry)).sort()).toEqual([
    'functions/sign-in/add-claims.ts',
    'functions/sign-in/create-challenge.ts',
    'functions/sign-in/define-admin-challenge.ts',
    'functions/sign-in/define-challenge.ts',
    'functions/sign-in/verify-challenge.ts',
  ]);
  for (const { Properties } of triggers) expect(Properties.Timeout).toBeLessThanOrEqual(5);
});
