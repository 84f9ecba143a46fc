import { describe, expect, it } from 'vitest';
import { type OrderUpdate, orderUpdate } from '#schema/orders/order.ts';
import { questionsOf } from '../../../../frontend/src/features/technician/questions.ts';
import { sam } from './technician-job.ts';

describe('the questions of a job', () => {
  it('are the reader’s own and those of others, answered or not, newest first', () => {
    const updates = [
      entry('10001.000001', 'service_question_asked', sam, { question: 'Is there a crane?' }),
      entry('10001.000002', 'service_question_asked', 'anonymous', { question: 'Which gate?' }),
      entry('10001.000003', 'service_question_asked', 'anonymous', { question: 'Any smoke?' }),
      entry(
        '10001.000004',
        'service_question_answered',
        'acc_dana',
        { answer: 'Gate B', files: [] },
        '10001.000002',
      ),
    ];

    const questions = questionsOf(updates, sam);

    expect(questions).toMatchObject([
      { question: 'Any smoke?', own: false },
      { question: 'Which gate?', own: false, answer: { words: 'Gate B', files: 0 } },
      { question: 'Is there a crane?', own: true },
    ]);
    for (const index of [0, 2]) expect(questions[index]).not.toHaveProperty('answer');
  });
});

function entry(
  id: string,
  updateTypeName: string,
  userId: string,
  data: Record<string, unknown>,
  parentId: string | null = null,
): OrderUpdate {
  return orderUpdate.parse({
    id,
    orderId: '10001',
    updateTypeName,
    parentId,
    data,
    isQueued: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    expiredAt: null,
    user: { id: userId, fullName: 'Somebody', picture: null },
    source: 'techapp',
  });
}
