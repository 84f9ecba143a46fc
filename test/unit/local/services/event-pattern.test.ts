import { describe, expect, it } from 'vitest';
import { eventFilters, eventPattern, passes } from '#local/services/event-pattern.ts';

const event = {
  source: 'ironcall',
  'detail-type': 'order.approved',
  resources: ['arn:one', 'arn:two'],
  detail: {
    orderId: '10001',
    amount: 250,
    urgent: true,
    note: null,
    machine: { make: 'Genie' },
    faults: [{ spn: 100 }, { spn: 190 }],
  },
};

describe('An event pattern', () => {
  it.each<[string, object]>([
    ['a value', { source: ['ironcall'] }],
    ['one of several values', { 'detail-type': ['order.opened', 'order.approved'] }],
    ['a number, a boolean and null', { detail: { amount: [250], urgent: [true], note: [null] } }],
    ['nesting', { detail: { machine: { make: ['Genie'] } } }],
    ['one value of a list', { resources: ['arn:two'] }],
    ['one object of a list', { detail: { faults: { spn: [190] } } }],
    ['prefix', { 'detail-type': [{ prefix: 'order.' }] }],
    ['prefix without case', { source: [{ prefix: { 'equals-ignore-case': 'IRON' } }] }],
    ['suffix', { 'detail-type': [{ suffix: '.approved' }] }],
    ['equals-ignore-case', { source: [{ 'equals-ignore-case': 'IronCall' }] }],
    ['wildcard', { 'detail-type': [{ wildcard: 'or*.app*' }] }],
    ['anything-but', { source: [{ 'anything-but': 'aws.states' }] }],
    ['anything-but several', { source: [{ 'anything-but': ['a', 'b'] }] }],
    ['anything-but a prefix', { source: [{ 'anything-but': { prefix: 'aws.' } }] }],
    ['exists', { detail: { orderId: [{ exists: true }] } }],
    ['exists of null', { detail: { note: [{ exists: true }] } }],
    ['exists false', { detail: { invoice: [{ exists: false }] } }],
    ['exists false below nothing', { detail: { offer: { price: [{ exists: false }] } } }],
    ['numeric', { detail: { amount: [{ numeric: ['>', 100, '<=', 250] }] } }],
    ['$or', { $or: [{ source: ['other'] }, { detail: { amount: [{ numeric: ['=', 250] }] } }] }],
    ['an operator or a value', { source: ['other', { prefix: 'iron' }] }],
  ])('matches by %s', (_, pattern) => {
    expect(eventPattern(pattern)(event)).toBe(true);
  });

  it.each<[string, object]>([
    ['another value', { source: ['aws.states'] }],
    ['a number as text', { detail: { amount: ['250'] } }],
    ['one of two fields only', { source: ['ironcall'], 'detail-type': ['order.opened'] }],
    ['a field that is missing', { detail: { invoice: ['x'] } }],
    ['prefix in the middle', { 'detail-type': [{ prefix: 'approved' }] }],
    ['prefix of a number', { detail: { amount: [{ prefix: '2' }] } }],
    ['anything-but itself', { source: [{ 'anything-but': ['ironcall'] }] }],
    ['anything-but of nothing', { detail: { invoice: [{ 'anything-but': 'x' }] } }],
    ['exists of nothing', { detail: { invoice: [{ exists: true }] } }],
    ['exists false of something', { detail: { orderId: [{ exists: false }] } }],
    ['numeric out of bounds', { detail: { amount: [{ numeric: ['>', 250] }] } }],
    ['numeric of text', { detail: { orderId: [{ numeric: ['>', 1] }] } }],
    ['no alternative of $or', { $or: [{ source: ['other'] }, { source: ['another'] }] }],
    ['nothing in an empty list', { source: [] }],
  ])('does not match by %s', (_, pattern) => {
    expect(eventPattern(pattern)(event)).toBe(false);
  });

  it.each([
    [{ source: [{ cidr: '10.0.0.0/24' }] }, 'cidr is not known'],
    [{ source: [{ 'anything-but': { cidr: 'x' } }] }, 'anything-but cidr is not known'],
    [{ source: [{ prefix: 'a', suffix: 'b' }] }, 'has one operator'],
    [{ source: 'ironcall' }, 'an event pattern is an object'],
    [{ n: [{ numeric: ['~', 1] }] }, 'comparison ~ 1 is not known'],
  ])('of an unknown kind is refused: %o', (pattern, message) => {
    expect(() => eventPattern(pattern)).toThrow(message);
  });
});

describe('Filters', () => {
  it('let everything through if there are none, and otherwise what any of them matches', () => {
    const filters = eventFilters(['{"eventName":["INSERT"]}', '{"eventName":["REMOVE"]}']);

    expect(passes([], {})).toBe(true);
    expect(['INSERT', 'MODIFY', 'REMOVE'].map((eventName) => passes(filters, { eventName }))).toEqual([
      true,
      false,
      true,
    ]);
  });
});
