import { describe, expect, test } from 'vitest';
import {
  announcementOf,
  type ConversationLine,
  conversationOf,
  type Viewer,
} from '../../../../frontend/src/components/chat/conversation.ts';
import { anUpdate, dana, sam } from './updates.ts';

const now = new Date('2026-11-20T13:00:00.000Z');
const customer: Viewer = { kind: 'customer', id: dana.id };
const technician: Viewer = { kind: 'technician', id: sam.id };
const anonymous = { id: 'anonymous', fullName: 'Anonymous Tech', picture: null };
const at = (time: string) => `2026-11-20T${time}.000Z`;

function lines(...args: Parameters<typeof conversationOf>): ConversationLine[] {
  return conversationOf(...args).flatMap((day) => day.lines);
}

describe('Messages of a conversation', () => {
  test('are grouped by person and minute', () => {
    const updates = [
      anUpdate(1, { createdAt: at('12:00:05') }),
      anUpdate(2, { createdAt: at('12:00:59') }),
      anUpdate(3, { createdAt: at('12:01:00') }),
      anUpdate(4, { createdAt: at('12:01:10'), user: sam, source: 'techapp' }),
      anUpdate(5, { createdAt: at('12:01:20') }),
    ];

    const groups = lines(updates, customer, now).map((line) =>
      line.kind === 'messages' ? line.messages.map(({ text }) => text) : [],
    );

    expect(groups).toEqual([['Message 1', 'Message 2'], ['Message 3'], ['Message 4'], ['Message 5']]);
  });

  test('count as the reader’s own by account, on either side', () => {
    const updates = [anUpdate(1), anUpdate(2, { user: sam, source: 'techapp' })];

    const own = (viewer: Viewer) =>
      lines(updates, viewer, now).map((line) => line.kind === 'messages' && line.own);

    expect(own(customer)).toEqual([true, false]);
    expect(own(technician)).toEqual([false, true]);
  });

  test('name the side of anyone but the reader', () => {
    const updates = [anUpdate(1), anUpdate(2, { user: sam, source: 'techapp' })];

    const roles = (viewer: Viewer) =>
      lines(updates, viewer, now).map((line) => (line.kind === 'messages' ? line.author.role : ''));

    expect(roles(customer)).toEqual([undefined, 'Technician']);
    expect(roles(technician)).toEqual(['Customer', undefined]);
  });

  test('keep only valid files', () => {
    const photo = { uri: 'orders/10001/upl_1/pin.jpg', type: 'image' };
    const updates = [anUpdate(1, { data: { message: null, files: [photo, { uri: 7 }, null, 'x'] } })];

    const [line] = lines(updates, customer, now);

    expect(line).toMatchObject({ messages: [{ text: undefined, files: [photo] }] });
  });

  test('leave out what the bot has queued', () => {
    const updates = [
      anUpdate(1, {
        updateTypeName: 'bot_greeting',
        user: null,
        source: 'heavebot',
        isQueued: true,
        data: {},
      }),
    ];

    expect(conversationOf(updates, customer, now)).toEqual([]);
  });

  test('come from Ironcall for the customer if the bot wrote them, and are hidden from technicians', () => {
    const updates = [
      anUpdate(1, { updateTypeName: 'bot_greeting', user: null, source: 'heavebot', data: {} }),
    ];

    expect(lines(updates, customer, now)).toMatchObject([
      { kind: 'messages', author: { name: 'Ironcall', isBot: true } },
    ]);
    expect(lines(updates, technician, now)).toEqual([]);
  });
});

describe('A bot question to the technician', () => {
  test.each(['bot_service_update_reminder', 'bot_reschedule_prompt'] as const)(
    'is shown to both sides: %s',
    (updateTypeName) => {
      const updates = [anUpdate(1, { updateTypeName, user: null, source: 'heavebot', data: {} })];

      expect(lines(updates, customer, now)).toHaveLength(1);
      expect(lines(updates, technician, now)).toEqual(lines(updates, customer, now));
    },
  );
});

describe('A question in a conversation', () => {
  const question = anUpdate(1, {
    updateTypeName: 'service_question_asked',
    user: anonymous,
    source: 'techapp',
    data: { question: 'Is there a crane?', city: 'Minot', state: 'ND' },
  });
  const answer = anUpdate(3, {
    updateTypeName: 'service_question_answered',
    parentId: question.id,
    data: { question: 'Is there a crane?', answer: 'Yes, ten tons', files: [] },
  });

  test('has its answer below it, wherever that came', () => {
    const found = lines([question, anUpdate(2), answer], customer, now);

    expect(found.map(({ id }) => id)).toEqual(['10001.000001', '10001.000002']);
    expect(found[0]).toMatchObject({
      kind: 'question',
      author: { name: 'Anonymous Tech' },
      answers: [{ said: { text: 'Yes, ten tons' } }],
    });
  });

  test('is not answered by the bot’s reminder of it', () => {
    const again = anUpdate(2, {
      updateTypeName: 'bot_service_question_asked',
      parentId: question.id,
      user: null,
      source: 'heavebot',
      data: { asked: 'Is there a crane?' },
    });

    expect(lines([question, again], customer, now)).toMatchObject([
      { kind: 'question', answers: [] },
      {
        kind: 'messages',
        author: { isBot: true },
        messages: [{ text: 'A technician is still waiting for an answer: “Is there a crane?”.' }],
      },
    ]);
  });

  test('leaves its answer as an event if it is missing itself', () => {
    expect(lines([answer], customer, now)).toMatchObject([{ kind: 'event', id: answer.id }]);
  });
});

describe('The announcement for screen readers', () => {
  test('reads what others wrote, and not what happened to the order', () => {
    const fresh = [
      anUpdate(1),
      anUpdate(2, { user: sam, source: 'techapp', data: { message: 'On my way', files: [] } }),
      anUpdate(3, { updateTypeName: 'technician_marked_on_site', user: sam, data: {} }),
    ];

    expect(announcementOf(fresh, customer, now)).toBe('Sam Ortiz: On my way');
  });

  test('counts files if there is no text', () => {
    const files = [1, 2].map((n) => ({ uri: `orders/10001/upl_${n}/a.jpg`, type: 'image' }));
    const fresh = [anUpdate(1, { user: sam, data: { message: null, files } })];

    expect(announcementOf(fresh, customer, now)).toBe('Sam Ortiz: 2 files');
  });

  test('reads the newest three of many', () => {
    const fresh = [1, 2, 3, 4].map((n) => anUpdate(n, { user: sam }));

    expect(announcementOf(fresh, customer, now)).toBe(
      'Sam Ortiz: Message 2. Sam Ortiz: Message 3. Sam Ortiz: Message 4',
    );
  });
});
