import { expect, test } from 'vitest';
import { searchTableDefinition, tableDefinition } from '#test/support/database.ts';
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

test('and that of the search has the keys of the deployed one', () => {
  const [table] = ofType(synthesise('test').appStack, 'AWS::DynamoDB::Table');

  expect(table?.Properties.KeySchema).toEqual(searchTableDefinition.KeySchema);
  expect(table?.Properties).not.toHaveProperty('StreamSpecification');
});
