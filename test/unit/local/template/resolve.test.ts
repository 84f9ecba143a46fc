// biome-ignore-all lint/suspicious/noTemplateCurlyInString: Fn::Sub is written so.
import { describe, expect, it } from 'vitest';
import { type Names, references, resolve } from '#local/template/resolve.ts';

const names: Names = {
  ref: (name) => ({ queue: 'http://queue', 'AWS::Region': 'us-east-1' })[name],
  attribute: (logicalId, attribute) =>
    logicalId === 'queue' && attribute === 'Arn' ? 'arn:aws:sqs:us-east-1:1:queue' : undefined,
  imported: (name) => (name === 'kept:table' ? 'rows' : undefined),
  mapping: (map, first, second) =>
    `${map}/${first}/${second}` === 'zones/us-east-1/first' ? 'a' : undefined,
  condition: (name) => name === 'isProduction',
  secret: (id, field) => {
    if (id !== 'arn:aws:secretsmanager:us-east-1:000000000000:secret:edge-AbCdEf') return undefined;
    return field === undefined ? 'whole' : field === 'key' ? 'part' : undefined;
  },
};

describe('A template value', () => {
  it.each([
    ['Ref', { Ref: 'queue' }, 'http://queue'],
    ['Fn::GetAtt as a list', { 'Fn::GetAtt': ['queue', 'Arn'] }, 'arn:aws:sqs:us-east-1:1:queue'],
    ['Fn::GetAtt as text', { 'Fn::GetAtt': 'queue.Arn' }, 'arn:aws:sqs:us-east-1:1:queue'],
    [
      'Fn::Sub',
      { 'Fn::Sub': '${queue.Arn} in ${AWS::Region}, not ${!this}' },
      'arn:aws:sqs:us-east-1:1:queue in us-east-1, not ${this}',
    ],
    [
      'Fn::Sub with variables',
      { 'Fn::Sub': ['${where}/${queue}', { where: { Ref: 'AWS::Region' } }] },
      'us-east-1/http://queue',
    ],
    ['Fn::Join', { 'Fn::Join': ['-', ['a', { Ref: 'AWS::Region' }, 3]] }, 'a-us-east-1-3'],
    [
      'Fn::Select of Fn::Split',
      { 'Fn::Select': ['1', { 'Fn::Split': ['-', { Ref: 'AWS::Region' }] }] },
      'east',
    ],
    ['Fn::ImportValue', { 'Fn::ImportValue': 'kept:table' }, 'rows'],
    ['Fn::FindInMap', { 'Fn::FindInMap': ['zones', { Ref: 'AWS::Region' }, 'first'] }, 'a'],
    ['Fn::If', { 'Fn::If': ['isProduction', 'yes', 'no'] }, 'yes'],
    [
      'Fn::Not and Fn::Equals',
      { 'Fn::Not': [{ 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'eu-west-1'] }] },
      true,
    ],
    [
      'Fn::And, Fn::Or and Condition',
      {
        'Fn::And': [
          { Condition: 'isProduction' },
          { 'Fn::Or': [{ Condition: 'isMock' }, { Condition: 'isProduction' }] },
        ],
      },
      true,
    ],
    ['Fn::Base64', { 'Fn::Base64': { Ref: 'AWS::Region' } }, 'dXMtZWFzdC0x'],
  ])('is resolved by %s', (_, value, resolved) => {
    expect(resolve(value, names)).toEqual(resolved);
  });

  it('leaves out AWS::NoValue, in objects and in lists', () => {
    const value = {
      kept: 1,
      left: { Ref: 'AWS::NoValue' },
      list: [1, { 'Fn::If': ['isMock', 2, { Ref: 'AWS::NoValue' }] }, 3],
    };

    expect(resolve(value, names)).toEqual({ kept: 1, list: [1, 3] });
  });

  it('contains the secret in place of its dynamic reference, even a joined one', () => {
    const id = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:edge-AbCdEf';
    const joined = { 'Fn::Join': ['', ['{{resolve:secretsmanager:', id, ':SecretString:::}}']] };

    expect(resolve(joined, names)).toBe('whole');
    expect(resolve(`a {{resolve:secretsmanager:${id}:SecretString:key::}} b`, names)).toBe('a part b');
    expect(resolve(`{{resolve:secretsmanager:${id}}}`, names)).toBe('whole');
    expect(
      resolve(`{{resolve:secretsmanager:${id}:SecretString:key::0123456789abcdef0123456789abcdef}}`, names),
    ).toBe('part');
  });

  it('keeps an ordinary property that has a function’s name', () => {
    const statement = { Condition: { Bool: { 'aws:SecureTransport': 'false' } } };

    expect(resolve(statement, names)).toEqual(statement);
  });

  it.each([
    ['a resource that is not there', { Ref: 'nobody' }, 'Ref: nobody is neither a resource nor a parameter'],
    [
      'an attribute that is not there',
      { 'Fn::GetAtt': ['queue', 'Colour'] },
      'queue has no attribute Colour',
    ],
    [
      'an export that is not there',
      { 'Fn::ImportValue': 'kept:nothing' },
      'no stack before this one exports kept:nothing',
    ],
    ['a function that is not known', { 'Fn::Transform': {} }, 'Fn::Transform is not known to the runtime'],
    [
      'a secret that is not there',
      '{{resolve:secretsmanager:nobody:SecretString:::}}',
      'There is no secret nobody',
    ],
    [
      'another kind of reference',
      '{{resolve:ssm:/path}}',
      'The dynamic reference {{resolve:ssm:/path}} is not known',
    ],
  ])('fails at %s, naming it', (_, value, message) => {
    expect(() => resolve({ deep: [value] }, names)).toThrow(message);
  });
});

describe('The references of a value', () => {
  it('are found in every function that makes them', () => {
    const value = {
      a: { Ref: 'one' },
      b: [{ 'Fn::GetAtt': ['two', 'Arn'] }],
      c: { 'Fn::Sub': ['${three} ${four.Arn} ${given}', { given: { Ref: 'five' } }] },
      d: { 'Fn::Join': ['', ['x', { 'Fn::GetAtt': 'six.Arn' }]] },
    };

    expect([...references(value)].sort()).toEqual(['five', 'four', 'one', 'six', 'three', 'two']);
  });
});
