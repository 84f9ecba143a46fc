import { describe, expect, it } from 'vitest';
import { targetInput } from '#local/services/eventbridge/target-input.ts';

const event = {
  id: 'e1',
  time: '2026-03-02T15:00:00Z',
  resources: ['arn:one'],
  detail: { order: { id: '10001', note: 'He said "go"' }, amount: 3, list: [1, 2] },
};

describe('The input of a target', () => {
  it.each([
    ['the event', {}, JSON.stringify(event)],
    ['a constant', { Input: '{"fixed":1}' }, '{"fixed":1}'],
    ['a part', { InputPath: '$.detail.order' }, JSON.stringify(event.detail.order)],
    ['null for a part that is missing', { InputPath: '$.detail.offer' }, 'null'],
  ])('is %s', (_, target, input) => {
    expect(targetInput(event, target, 'arn:rule')).toBe(input);
  });

  it('is a template with values as JSON, or as text within quotes', () => {
    const input = targetInput(
      event,
      {
        InputTransformer: {
          InputPathsMap: {
            id: '$.detail.order.id',
            note: '$.detail.order.note',
            list: '$.detail.list',
            first: '$.resources[0]',
            gone: '$.nothing',
          },
          InputTemplate:
            '{"text":"Order <id>: <note>","id":<id>,"list":<list>,"first":<first>,"gone":"<gone>","rule":"<aws.events.rule-arn>"}',
        },
      },
      'arn:rule',
    );

    expect(JSON.parse(input)).toEqual({
      text: 'Order 10001: He said "go"',
      id: '10001',
      list: [1, 2],
      first: 'arn:one',
      gone: '',
      rule: 'arn:rule',
    });
  });
});
