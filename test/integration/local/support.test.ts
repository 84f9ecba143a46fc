import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declareServices } from '#local/services.ts';
import { functionResource, projectRoot, runAssembly, type TestStack } from './cloud-assembly.ts';

const support = readFileSync(join(projectRoot, 'local/SUPPORT.md'), 'utf8');
const section = (title: string): string => support.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

const { services: declared } = declareServices({
  clockOffset: new SharedArrayBuffer(8),
  databaseEndpoint: 'http://localhost:1',
  smtpPort: 0,
  fresh: false,
  extras: [],
});
const types = declared.flatMap(({ providers = [] }) => providers.map(({ type }) => type));

describe('SUPPORT.md', () => {
  it('lists exactly the supported resource types', () => {
    const listed = section('Resources').match(/\b(AWS|Custom)::[\w:]+/g) ?? [];

    expect(listed.toSorted()).toEqual(types.toSorted());
  });

  it('lists exactly the supported AWS services', () => {
    const services = section('AWS services that functions can call').matchAll(/^- \*\*([\w, -]+)\*\*/gm);
    const listed = [...services].flatMap(([, names = '']) => names.split(', '));
    const answering = declared.flatMap(({ aws = [] }) => aws.map(({ signingName }) => signingName));

    expect(listed.toSorted()).toEqual(answering.toSorted());
  });

  it('names only tests that exist', () => {
    const tests = [...support.matchAll(/test\/[\w/.-]+\.test\.ts/g)].map(([path]) => path);

    expect(tests.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  });
});

describe('A resource without effect on a laptop', () => {
  let stack: TestStack;

  beforeAll(async () => {
    stack = await runAssembly({
      stacks: {
        app: {
          Resources: {
            role: {
              Type: 'AWS::IAM::Role',
              Properties: { AssumeRolePolicyDocument: {}, Description: 'none' },
            },
            topic: { Type: 'AWS::SNS::Topic', Properties: { TopicName: 'ops' } },
            log: {
              Type: 'AWS::Logs::LogGroup',
              Properties: { LogGroupName: '/ironcall/x', RetentionInDays: 7 },
            },
            layer: { Type: 'AWS::Lambda::LayerVersion', Properties: { Content: {}, Description: 'none' } },
            tell: functionResource({
              FunctionName: 'tell',
              code: 'exports.handler = async (event) => ({ event, arns: [process.env.ROLE, process.env.TOPIC, process.env.LOG, process.env.LAYER] });',
              Environment: {
                Variables: {
                  ROLE: { 'Fn::GetAtt': ['role', 'Arn'] },
                  TOPIC: { Ref: 'topic' },
                  LOG: { Ref: 'log' },
                  LAYER: { Ref: 'layer' },
                },
              },
            }),
          },
        },
      },
    });
  });

  afterAll(() => stack.stop());

  it('still has a name and an ARN', async () => {
    const result = await stack.runtime.invoke('tell', 1);

    expect(result.ok && result.payload).toEqual({
      event: 1,
      arns: [
        'arn:aws:iam::000000000000:role/app-role',
        'arn:aws:sns:us-east-1:000000000000:ops',
        '/ironcall/x',
        'arn:aws:lambda:us-east-1:000000000000:layer:app-layer:1',
      ],
    });
  });

  it('does not keep functions from being invoked over HTTP', async () => {
    const invoked = await invokeOverWire('tell', {});
    const accepted = await invokeOverWire('tell', { 'x-amz-invocation-type': 'Event' });
    const missing = await invokeOverWire('nobody', {});

    expect(invoked.status).toBe(200);
    expect(await invoked.json()).toMatchObject({ event: { order: '10001' } });
    expect(accepted.status).toBe(202);
    expect(missing.headers.get('x-amzn-errortype')).toBe('ResourceNotFoundException');
  });

  it('refuses unsupported services', async () => {
    const answer = await fetch(stack.awsEndpoint, {
      method: 'POST',
      headers: { authorization: signedFor('kinesis') },
    });

    expect(answer.status).toBe(501);
    expect(await answer.json()).toMatchObject({
      message: 'The laptop runtime does not implement the AWS service kinesis.',
    });
  });

  function invokeOverWire(name: string, headers: Record<string, string>): Promise<Response> {
    return fetch(`${stack.awsEndpoint}/2015-03-31/functions/${name}/invocations`, {
      method: 'POST',
      headers: { authorization: signedFor('lambda'), ...headers },
      body: '{"order":"10001"}',
    });
  }
});

function signedFor(service: string): string {
  return `AWS4-HMAC-SHA256 Credential=LOCALACCESSKEY/20260302/us-east-1/${service}/aws4_request, SignedHeaders=host, Signature=x`;
}
