import { createHash } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import PostalMime, { type Attachment } from 'postal-mime';
import * as z from 'zod';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { findAccountByEmail } from '#functions/accounts/read-account.ts';
import { orderFolder } from '#functions/files/own-files.ts';
import { sendEmail } from '#functions/notifications/email.ts';
import { isAddressOf, type ReplyAddress } from '#functions/notifications/reply-address.ts';
import { giveCommand } from '#functions/orders/give-command.ts';
import { orderOf } from '#functions/orders/order-commands.ts';
import { readWholeOrder } from '#functions/orders/read-order.ts';
import { readEnv } from '#functions/platform/env.ts';
import { AppError } from '#functions/platform/errors.ts';
import { countUse, limitOf } from '#functions/platform/limits.ts';
import { takeTurn } from '#functions/platform/rate-limit.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import { giveJobCommand } from '#functions/technicians/give-job-command.ts';
import { actingAs, requireMayCall } from '#functions/text-replies/acting-account.ts';
import { createOrderUpdateInput } from '#schema/chat.ts';
import type { StoredFile } from '#schema/files.ts';
import { mostFiles, type UploadType, uploadLimits, uploadTypes } from '#schema/upload-types.ts';
import { writtenWords } from './written-words.rules.ts';

export interface Reply {
  /** Of the receipt: names the kept mail. */
  readonly messageId: string;
  readonly object: { readonly bucket: string; readonly key: string };
  /** Whose address it was shown to come from, in lower case. */
  readonly from: string;
  readonly address: ReplyAddress;
}

/** How it went; `stranger`: nobody whose address that is. */
export type ReplyOutcome = 'posted' | 'told' | 'silent' | 'stranger';

/**
 * Puts the words and files of an answer by mail into its order's chat as the person who wrote it, or answers the question that the mail
 * asked; once, since the message is the key of the command and names its files. Who cannot be heard is told why. Throws what may
 * succeed later.
 */
export async function takeReply(reply: Reply, now: Date): Promise<ReplyOutcome> {
  const writer = await writerOf(reply);
  if (writer === undefined) return 'stranger';
  const orderId = orderOf(reply.address.updateId);
  try {
    await post(writer, orderId, reply, now);
    return 'posted';
  } catch (error) {
    if (!(error instanceof AppError) || passing.has(error.code)) throw error;
    if (silent.has(error.code)) return 'silent';
    return tellWhy(writer, orderId, error, now);
  }
}

/** The address is signed for one person, of either pool; the mail comes from that one's own proven address. */
async function writerOf({ from, address }: Reply): Promise<StoredAccount | undefined> {
  const found = await Promise.all([
    findAccountByEmail('customer', from),
    findAccountByEmail('technician', from),
  ]);
  for (const account of found) {
    if (account !== undefined && (await isAddressOf(account.id, address))) return account;
  }
  return undefined;
}

async function post(writer: StoredAccount, orderId: string, reply: Reply, now: Date): Promise<void> {
  const mail = await parsedMail(reply);
  const key = `mail-${createHash('sha256')
    .update(mail.messageId ?? reply.messageId)
    .digest('base64url')}`;
  const ctx = actingAs(writer, key, now);
  await ctx.confirm();
  const attached = mail.attachments.flatMap((attachment, place) => fileOf(attachment, place, orderId, key));
  const { data, error } = createOrderUpdateInput.safeParse({
    orderId,
    data: {
      message: writtenWords({ text: mail.text ?? '', html: mail.html ?? '' }),
      files: attached.map(({ file }) => file),
    },
  });
  if (data === undefined) {
    throw new AppError('BAD_INPUT', error.issues[0]?.message ?? 'It holds nothing to pass on.');
  }
  await countUse('messages', ctx.caller, now);
  const uploaded = async () => {
    await Promise.all(attached.map(({ file, content }) => keepFile(file, content)));
  };
  await say(ctx, orderId, { ...data.data, updateId: reply.address.updateId }, uploaded);
}

async function say(
  ctx: SignedIn,
  orderId: string,
  { message, files, updateId }: { message: string; files: StoredFile[]; updateId: string },
  uploaded: () => Promise<void>,
): Promise<void> {
  const command = { name: 'postMessage', message, files } as const;
  if (ctx.surface === 'tech') {
    await requireMayCall(ctx, 'technicians.jobs.createOrderUpdate');
    await giveJobCommand(ctx, 'technicians.jobs.createOrderUpdate', orderId, () => command, { uploaded });
    return;
  }
  const questionId = await questionAt(orderId, updateId);
  if (questionId !== undefined) {
    await requireMayCall(ctx, 'customers.orders.answerQuestion');
    const answer = { name: 'answerQuestion', questionId, answer: message, files } as const;
    try {
      await giveCommand(ctx, 'customers.orders.answerQuestion', orderId, answer, { uploaded });
      return;
    } catch (error) {
      // Somebody was first: what is added to the answer is a message.
      if (!(error instanceof AppError && error.code === 'ALREADY_ANSWERED')) throw error;
    }
  }
  await requireMayCall(ctx, 'customers.orders.createOrderUpdate');
  await giveCommand(ctx, 'customers.orders.createOrderUpdate', orderId, command, { uploaded });
}

/** The question that a mail about that entry asked: the entry itself, or the one that it reminds of. */
async function questionAt(orderId: string, updateId: string): Promise<string | undefined> {
  const updates = (await readWholeOrder(orderId))?.updates ?? [];
  const entry = updates.find(({ id }) => id === updateId);
  return updates.find(
    ({ id, updateTypeName }) =>
      updateTypeName === 'service_question_asked' && (id === entry?.id || id === entry?.parentId),
  )?.id;
}

async function parsedMail({ object: { bucket, key } }: Reply) {
  const { Body } = await storage.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  if (Body === undefined) throw new Error(`The mail ${key} has no body.`);
  return PostalMime.parse(await Body.transformToByteArray(), { maxNestingDepth: 50 });
}

/** Pictures that a mail shows within its words are logos and the like; what is of no type that may be uploaded is left out. */
function fileOf(
  { mimeType, content, disposition, related }: Attachment,
  place: number,
  orderId: string,
  key: string,
) {
  const type = uploadTypes[mimeType as UploadType];
  if (type === undefined || place >= mostFiles || (related && disposition !== 'attachment')) return [];
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  if (bytes.byteLength === 0 || bytes.byteLength > uploadLimits[type.kind]) return [];
  const uri = `${orderFolder(orderId)}${key}/file-${place + 1}${type.endings[0]}`;
  return [{ file: { uri, type: type.kind }, content: { bytes, mimeType } }];
}

async function keepFile(
  { uri }: StoredFile,
  { bytes, mimeType }: { readonly bytes: Uint8Array; readonly mimeType: string },
): Promise<void> {
  const { UPLOADS_BUCKET } = readEnv({ UPLOADS_BUCKET: z.string().min(1) });
  await storage.send(
    new PutObjectCommand({ Bucket: UPLOADS_BUCKET, Key: uri, Body: bytes, ContentType: mimeType }),
  );
}

/** Marked as automatic (RFC 3834), without an address for answers, and seldom: no two machines write to each other by it. */
async function tellWhy(
  writer: StoredAccount,
  orderId: string,
  error: AppError,
  now: Date,
): Promise<ReplyOutcome> {
  try {
    await takeTurn(limitOf('replies-refused', writer.id), now);
  } catch (limit) {
    if (limit instanceof AppError && limit.code === 'RATE_LIMITED') return 'silent';
    throw limit;
  }
  const { SITE_URL } = readEnv({ SITE_URL: z.url() });
  const page = writer.userType === 'technician' ? `/tech/jobs/${orderId}` : `/orders/${orderId}`;
  await sendEmail({
    to: writer.email,
    subject: `Your reply about order #${orderId} was not passed on`,
    text: `Your reply could not be put into the chat of order #${orderId}: ${reasonOf(error)}\n\nOpen the order to write there: ${SITE_URL}${page}`,
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
  return 'told';
}

function reasonOf({ code, message }: AppError): string {
  if (code === 'NOT_FOUND' || code === 'FORBIDDEN') return 'it is not among your orders any more.';
  if (code === 'INVALID_TRANSITION') return 'the order takes no messages any more.';
  return message;
}

const storage = new S3Client({});
const passing: ReadonlySet<AppError['code']> = new Set(['CONFLICT', 'UNAVAILABLE', 'INTERNAL']);
const silent: ReadonlySet<AppError['code']> = new Set(['ACCOUNT_DEACTIVATED', 'UNAUTHORIZED']);
