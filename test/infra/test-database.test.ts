import { expect, test } from 'vitest';
import { searchTableDefinition, tableDefinition } from '#test/support/database.ts';
import { ofType, synthesise } from './stacks.ts';

test('the tests’ table has the same keys, indexes and stream as the deployed one', () => {
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

test('the tests’ search table has the same keys as the deployed one', () => {
  const [table] = ofType(synthesise('test').appStack, 'AWS::DynamoDB::Table');

  expect(table?.Properties.KeySchema).toEqual(searchTableDefinition.KeySchema);
  expect(table?.Properties).not.toHaveProperty('StreamSpecification');
});
