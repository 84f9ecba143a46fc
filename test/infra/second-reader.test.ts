import { Stack } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { grantSecondReader } from '#infra/constructs/alert-import.ts';
import { BundledFunction } from '#infra/constructs/bundled-function.ts';
import { environmentNames, readEnvironment } from '#infra/environments.ts';
import { cdkApp } from '#infra/synthesis.ts';
import { temporaryDirectory } from '#test/support/temporary-directories.ts';
import { ofType, resourcesOf, standInBuild, stringsIn, type TemplateResource } from './stacks.ts';

const model = 'anthropic.claude-3-haiku-20240307-v1:0';

test('no environment names a second reader', () => {
  const named = environmentNames.map((name) => readEnvironment(name).secondReaderModel);

  expect(named.filter((one) => one !== undefined)).toEqual([]);
});

test('without a model, the reader gets no variable and no permission', () => {
  const resources = readerOf(undefined);

  expect(stringsIn(resources).filter((text) => /bedrock|SECOND_READER/i.test(text))).toEqual([]);
  expect(JSON.stringify(resources)).not.toContain('SECOND_READER');
});

test('with a model, the reader gets its name and may invoke that model only', () => {
  const resources = readerOf(model);

  const [reader] = ofType(resources, 'AWS::Lambda::Function');
  expect(reader?.Properties).toMatchObject({ Environment: { Variables: { SECOND_READER_MODEL_ID: model } } });
  const statements = ofType(resources, 'AWS::IAM::Policy').flatMap(({ Properties }) =>
    stringsIn(Properties).filter((text) => text.includes('bedrock')),
  );
  expect(statements).toEqual(['bedrock:InvokeModel', `arn:aws:bedrock:us-east-1::foundation-model/${model}`]);
});

function readerOf(secondReaderModel: string | undefined): readonly TemplateResource[] {
  const app = cdkApp({ builtinCloudFormationValidation: false, outdir: temporaryDirectory('out') });
  const stack = new Stack(app, 'reader', { env: { region: 'us-east-1' } });
  const environment = { ...readEnvironment('production'), ...(secondReaderModel && { secondReaderModel }) };
  const deployment = { environment, build: standInBuild() };
  grantSecondReader(new BundledFunction(stack, 'read-message', deployment), deployment);
  return resourcesOf(stack);
}
