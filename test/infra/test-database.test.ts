import { expect, test } from 'vitest';
import { tableDefinition } from '#test/support/database.ts';
import { ofType, synthesise } from './stacks.ts';

test('the table that tests run against has the keys, indexes and stream of the deployed one', () => {
  const [table] = ofType(synthesise('test').kept, 'AWS::DynamoDB::Table');

  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, StreamSpecification } =
    table?.Properties ?? {};

  expect({ KeySchema, GlobalSecondaryIndexes }).toEqual({
    KeySchema: tableDefinition.KeySchema,
    GlobalSecondaryIndexes: tableDefinition.GlobalSecondaryIndexes,
  });
  expect(AttributeDefinitions).toEqual(expect.arrayContaining([...tableDefinition.AttributeDefinitions]));
  expect(StreamSpecification).toEqual({ StreamViewType: tableDefinition.StreamSpecification.StreamViewType });
});
