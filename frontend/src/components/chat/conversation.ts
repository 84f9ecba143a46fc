import type { StoredFile } from '#schema/files.ts';
import type { OrderUpdate } from '#schema/orders/order.ts';
import type { UpdateSource, UpdateType } from '#schema/orders/order-values.ts';
import { timelineDays } from './timeline-days.ts';
import { answerWords, ownWords, senderName, timelineWords } from './timeline-words.ts';

/** Who is viewing. */
export interface Viewer {
  readonly kind: 'customer' | 'technician';
  readonly id: string | undefined;
  /** IANA zone of the jobsite, used for service times. */
  readonly timeZone?: string;
}

export interface Author {
  readonly name: string;
  /** `Technician` or `Customer`: what the name alone doesn't say. */
  readonly role: string | undefined;
  readonly picture: string | null;
  readonly isBot: boolean;
}

/** What one person wrote within the same minute. */
export interface MessageLine {
  readonly kind: 'messages';
  readonly id: string;
  readonly at: string;
  readonly author: Author;
  readonly own: boolean;
  readonly messages: readonly Said[];
}

/** Text, files or both. */
interface Said {
  readonly id: string;
  readonly text: string | undefined;
  readonly files: readonly StoredFile[];
}

/** A technician's question, with its answer below. */
export interface QuestionLine {
  readonly kind: 'question';
  readonly id: string;
  readonly update: OrderUpdate;
  readonly author: Author;
  readonly own: boolean;
  readonly answers: readonly { readonly update: OrderUpdate; readonly author: Author; readonly said: Said }[];
}

/** Something that happened to the order. */
export interface EventLine {
  readonly kind: 'event';
  readonly id: string;
  readonly update: OrderUpdate;
  readonly files: readonly StoredFile[];
}

export type ConversationLine = MessageLine | QuestionLine | EventLine;

export interface ConversationDay {
  readonly title: string;
  readonly lines: readonly ConversationLine[];
}

/**
 * An order's timeline as a conversation, oldest first: under day titles, messages grouped by person and minute
 * (document 2 section 9), answers under their questions. Leaves out what the bot has queued.
 */
export function conversationOf(
  updates: readonly OrderUpdate[],
  viewer: Viewer,
  now: Date,
): ConversationDay[] {
  const said = updates.filter(
    ({ isQueued, updateTypeName }) =>
      !isQueued && !(viewer.kind === 'technician' && toCustomers.has(updateTypeName)),
  );
  const questions = new Set(said.filter(isQuestion).map(({ id }) => id));
  const isShownBelow = (update: OrderUpdate) => isAnswer(update) && questions.has(update.parentId ?? '');
  const answersTo = (id: string) => said.filter((update) => isAnswer(update) && update.parentId === id);

  return timelineDays(
    said.filter((update) => !isShownBelow(update)),
    now,
  ).map(({ title, entries }) => ({ title, lines: linesOf(entries, answersTo, viewer) }));
}

/** The text to announce for new entries: other people's, and those meant for people. */
export function announcementOf(updates: readonly OrderUpdate[], viewer: Viewer, now: Date): string {
  return updates
    .filter((update) => !update.isQueued && update.user?.id !== (viewer.id ?? ''))
    .flatMap((update) => {
      if (isMessage(update)) {
        const text =
          ownWords(update) ??
          (isBot(update) ? timelineWords({ ...update, timeZone: viewer.timeZone }, now).text : undefined);
        return [`${senderName(update)}: ${text ?? filesWords(filesOf(update.data))}`];
      }
      if (isQuestion(update)) return [`${senderName(update)} asked: ${ownWords(update) ?? ''}`];
      if (isAnswer(update)) {
        const answer = answerWords(update) ?? filesWords(filesOf(update.data));
        return [`${senderName(update)} answered: ${answer}`];
      }
      return [];
    })
    .slice(-mostRead)
    .join('. ');
}

/** Nobody listens to more than this at once. */
const mostRead = 3;

/** What the bot says to the people who ordered. */
const toCustomers: ReadonlySet<UpdateType> = new Set([
  'bot_greeting',
  'bot_break_the_ice',
  'bot_add_serial_number',
  'bot_service_question_asked',
  'review_prompt',
]);

function linesOf(
  updates: readonly OrderUpdate[],
  answersTo: (id: string) => OrderUpdate[],
  viewer: Viewer,
): ConversationLine[] {
  const lines: ConversationLine[] = [];
  for (const update of updates) {
    const author = authorOf(update, viewer);
    const own = viewer.id !== undefined && update.user?.id === viewer.id;
    if (isMessage(update)) {
      const said = saidOf(update, ownWords(update), viewer);
      const last = lines.at(-1);
      if (last?.kind === 'messages' && last.own === own && belongTogether(last, author, update)) {
        lines[lines.length - 1] = { ...last, messages: [...last.messages, said] };
      } else {
        lines.push({ kind: 'messages', id: update.id, at: update.createdAt, author, own, messages: [said] });
      }
    } else if (isQuestion(update)) {
      const answers = answersTo(update.id).map((answer) => ({
        update: answer,
        author: authorOf(answer, viewer),
        said: saidOf(answer, answerWords(answer), viewer),
      }));
      lines.push({ kind: 'question', id: update.id, update, author, own, answers });
    } else lines.push({ kind: 'event', id: update.id, update, files: filesOf(update.data) });
  }
  return lines;
}

function belongTogether(line: MessageLine, author: Author, { createdAt }: OrderUpdate): boolean {
  return (
    line.author.name === author.name &&
    line.author.role === author.role &&
    // Minutes are the same in every zone.
    line.at.slice(0, minute) === createdAt.slice(0, minute)
  );
}

/** Characters of `2026-11-20T19:31`. */
const minute = 16;

function saidOf(update: OrderUpdate, text: string | undefined, { timeZone }: Viewer): Said {
  return {
    id: update.id,
    text:
      text ??
      (isBot(update) ? timelineWords({ ...update, timeZone }, new Date(update.createdAt)).text : undefined),
    files: filesOf(update.data),
  };
}

function authorOf(update: OrderUpdate, viewer: Viewer): Author {
  const { user, source } = update;
  return {
    name: senderName(update),
    role: user === null || user.id === viewer.id ? undefined : roles[viewer.kind][source],
    picture: user?.picture ?? null,
    isBot: isBot(update),
  };
}

const roles: Readonly<Record<Viewer['kind'], Partial<Record<UpdateSource, string>>>> = {
  customer: { techapp: 'Technician', admin: 'Ironcall support' },
  technician: { ironcall: 'Customer', heaveweb: 'Customer', admin: 'Ironcall support' },
};

function isMessage(update: OrderUpdate): boolean {
  return update.updateTypeName === 'message' || isBot(update);
}

function isBot({ updateTypeName }: OrderUpdate): boolean {
  return updateTypeName.startsWith('bot_');
}

function isQuestion({ updateTypeName }: OrderUpdate): boolean {
  return updateTypeName === 'service_question_asked';
}

function isAnswer({ updateTypeName }: OrderUpdate): boolean {
  return updateTypeName === 'service_question_answered';
}

/**
 * Entries from other versions and sources may carry other data: anything that is not a file of the order is left out.
 */
function filesOf(data: Readonly<Record<string, unknown>>): StoredFile[] {
  return Array.isArray(data.files) ? data.files.filter(isFile) : [];
}

function isFile(value: unknown): value is StoredFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'uri' in value &&
    typeof value.uri === 'string' &&
    'type' in value &&
    (value.type === 'image' || value.type === 'video' || value.type === 'pdf')
  );
}

function filesWords(files: readonly StoredFile[]): string {
  return files.length === 1 ? 'a file' : `${files.length} files`;
}
