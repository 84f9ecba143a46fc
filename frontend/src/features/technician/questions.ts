import type { OrderUpdate } from '#schema/orders/order.ts';

/** A technician's question, and its answer, if any. */
export interface Question {
  readonly id: string;
  readonly askedAt: string;
  readonly question: string;
  readonly own: boolean;
  readonly answer?: { readonly words: string; readonly files: number; readonly at: string };
}

/** All questions, newest first. */
export function questionsOf(updates: readonly OrderUpdate[], viewerId: string | undefined): Question[] {
  return updates
    .filter(({ updateTypeName }) => updateTypeName === 'service_question_asked')
    .map((asked): Question => {
      const answer = updates.find(
        ({ parentId, updateTypeName }) =>
          parentId === asked.id && updateTypeName === 'service_question_answered',
      );
      return {
        id: asked.id,
        askedAt: asked.createdAt,
        question: text(asked.data.question),
        own: viewerId !== undefined && asked.user?.id === viewerId,
        ...(answer && {
          answer: {
            words: text(answer.data.answer),
            files: Array.isArray(answer.data.files) ? answer.data.files.length : 0,
            at: answer.createdAt,
          },
        }),
      };
    })
    .sort((one, other) => (one.id < other.id ? 1 : -1));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
