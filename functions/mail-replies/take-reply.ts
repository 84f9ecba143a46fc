import { createHash } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import PostalMime, { type Email } from 'postal-mime';
import * as z from 'zod';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { findAccountByEmail } from '#functions/accounts/read-account.ts';
import { orderFolder } from '#functions/files/own-files.ts';
import { giveJobCommand } from '#functions/jobs/give-job-command.ts';
import { sendEmail } from '#functions/notifications/channels/email.ts';
import { isAddressOf, type ReplyAddress } from '#functions/notifications/channels/reply-address.ts';
import { noteAnswered } from '#functions/notifications/notices/note-answered.ts';
import { giveCommand } from '#functions/orders/give-command.ts';
import { orderOf } from '#functions/orders/lifecycle/order-commands.ts';
import { readWholeOrder } from '#functions/orders/read-order.ts';
import { readEnv } from '#functions/platform/env.ts';
import { AppError } from '#functions/platform/errors.ts';
import { countUse, limitOf } from '#functions/platform/limits.ts';
import { countTurn, hasTurn } from '#functions/platform/rate-limit.ts';
import { type Acting, actingAs, callAs } from '#functions/text-replies/acting-account.ts';
import type { StoredFile } from '#schema/files.ts';
import { createOrderUpdateInput } from '#schema/orders/chat.ts';
import { filesOf } from './attached-files.rules.ts';
import { refusalMail } from './refusal-mail.ts';
import { writtenWords } from './written-words.rules.ts';

export interface Reply {
  /** From the receipt; identifies the stored mail. */
  readonly messageId: string;
  readonly object: { readonly bucket: string; readonly key: string };
  /** The proven sender, in lower case. */
  readonly from: string;
  readonly address: ReplyAddress;
}

/** The result. `stranger`: nobody has the sender's address; `told`: the writer was told why it was not posted. */
export type ReplyOutcome = 'posted' | 'told' | 'silent' | 'stranger' | 'unreadable';

/**
 * Posts the words and files of a reply by mail to the order's chat on behalf of its writer, or as the answer to the question in
 * the mail. Once only: the message's identity is the idempotency key and names its files. A writer who is refused is told why.
 * Throws what may succeed later.
 */
export async function takeReply(reply: Reply, now: Date): Promise<ReplyOutcome> {
  const writer = await writerOf(reply);
  if (writer === undefined) return 'stranger';
  const orderId = orderOf(reply.address.updateId);
  try {
    const mail = await parsedMail(reply);
    if (mail === undefined) return 'unreadable';
    await post(writer, orderId, mail, reply, now);
    await noteAnswered({ accountId: writer.id, orderId, channel: 'email' }, now);
    return 'posted';
  } catch (error) {
    if (!(error instanceof AppError) || passing.has(error.code)) throw error;
    if (silent.has(error.code)) return 'silent';
    return (await explainRefusal(writer, orderId, error, now)) ? 'told' : 'silent';
  }
}

/**
 * The reply address is signed for one person, customer or technician, and the mail must come from that person's own proven
 * address.
 */
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

/** The message lists its missing files, for everybody who reads it. */
async function post(
  writer: StoredAccount,
  orderId: string,
  mail: Email,
  { messageId, address: { updateId } }: Reply,
  now: Date,
): Promise<void> {
  const key = keyOf(mail, messageId);
  const ctx = actingAs(writer, key, now);
  await ctx.confirm();
  const { taken, leftOut } = filesOf(mail.attachments);
  const attached = taken.map(({ bytes, mimeType, type }, place) => ({
    file: { uri: `${orderFolder(orderId)}${key}/file-${place + 1}${type.endings[0]}`, type: type.kind },
    content: { bytes, mimeType },
  }));
  const { data, error } = createOrderUpdateInput.safeParse({
    orderId,
    data: {
      message: [writtenWords({ text: mail.text ?? '', html: mail.html ?? '' }), ...leftOut].join('\n').trim(),
      files: attached.map(({ file }) => file),
    },
  });
  if (data === undefined) {
    throw new AppError('BAD_INPUT', error.issues[0]?.message ?? 'It holds nothing to pass on.');
  }
  await Promise.all([
    countTurn(limitOf('replies', writer.id), now),
    countUse('messages', ctx.caller, now),
    ...(attached.length > 0
      ? [
          countUse('uploads', ctx.caller, now, attached.length),
          countUse('uploadedBytes', ctx.caller, now, bytesOf(taken)),
        ]
      : []),
  ]);
  const uploaded = async () => {
    await Promise.all(attached.map(({ file, content }) => keepFile(file, content)));
  };
  await say(ctx, orderId, { ...data.data, updateId }, uploaded);
}

function bytesOf(files: readonly { readonly bytes: Uint8Array }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
}

/** Made from the mail's headers and content, because mail programs may omit its id or use it twice. */
function keyOf({ messageId, date, text, html, attachments }: Email, receipt: string): string {
  const digest = createHash('sha256').update(
    JSON.stringify([messageId ?? date ?? receipt, text ?? '', html ?? '']),
  );
  for (const { content } of attachments) {
    digest.update(typeof content === 'string' ? content : new Uint8Array(content));
  }
  return `mail-${digest.digest('base64url')}`;
}

async function say(
  ctx: Acting,
  orderId: string,
  { message, files, updateId }: { message: string; files: StoredFile[]; updateId: string },
  uploaded: () => Promise<void>,
): Promise<void> {
  const command = { name: 'postMessage', message, files } as const;
  if (ctx.surface === 'tech') {
    const call = await callAs(ctx, 'technicians.jobs.createOrderUpdate');
    await giveJobCommand(call, orderId, () => command, { uploaded });
    return;
  }
  const questionId = await questionAt(orderId, updateId);
  if (questionId !== undefined) {
    const call = await callAs(ctx, 'customers.orders.answerQuestion');
    const answer = { name: 'answerQuestion', questionId, answer: message, files } as const;
    try {
      await giveCommand(call, orderId, answer, { uploaded });
      return;
    } catch (error) {
      // Somebody else answered first, so this becomes a message.
      if (!(error instanceof AppError && error.code === 'ALREADY_ANSWERED')) throw error;
    }
  }
  const call = await callAs(ctx, 'customers.orders.createOrderUpdate');
  await giveCommand(call, orderId, command, { uploaded });
}

/** The question behind the mail about that entry: the entry itself, or the one it is a reminder of. */
async function questionAt(orderId: string, updateId: string): Promise<string | undefined> {
  const updates = (await readWholeOrder(orderId))?.updates ?? [];
  const entry = updates.find(({ id }) => id === updateId);
  return updates.find(
    ({ id, updateTypeName }) =>
      updateTypeName === 'service_question_asked' && (id === entry?.id || id === entry?.parentId),
  )?.id;
}

/** Undefined for a mail with absurd nesting or headers, which no person's mail program produces. */
async function parsedMail({ object: { bucket, key } }: Reply): Promise<Email | undefined> {
  const { Body, ContentLength = 0 } = await storage.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  if (Body === undefined) throw new Error(`The mail ${key} has no body.`);
  if (ContentLength > largestMail) {
    throw new AppError('PAYLOAD_TOO_LARGE', 'it is too large. Add its files in the app.');
  }
  const bytes = await Body.transformToByteArray();
  try {
    return await PostalMime.parse(bytes, { maxNestingDepth: 50 });
  } catch {
    return undefined;
  }
}

/** Bytes of the raw mail, a third more than its files. */
const largestMail = 36_000_000;

async function keepFile(
  { uri }: StoredFile,
  { bytes, mimeType }: { readonly bytes: Uint8Array; readonly mimeType: string },
): Promise<void> {
  const { UPLOADS_BUCKET } = readEnv({ UPLOADS_BUCKET: z.string().min(1) });
  await storage.send(
    new PutObjectCommand({ Bucket: UPLOADS_BUCKET, Key: uri, Body: bytes, ContentType: mimeType }),
  );
}

/** Marked as automatic (RFC 3834), without a reply address and rate-limited, so that two machines never mail each other in a loop. */
async function explainRefusal(
  writer: StoredAccount,
  orderId: string,
  error: AppError,
  now: Date,
): Promise<boolean> {
  if (!(await hasTurn(limitOf('replies-refused', writer.id), now))) return false;
  const { SITE_URL } = readEnv({ SITE_URL: z.url() });
  const mail = refusalMail(error, { orderId, reader: writer.userType, siteUrl: SITE_URL });
  await sendEmail({ to: writer.email, ...mail, headers: { 'Auto-Submitted': 'auto-replied' } });
  return true;
}

const storage = new S3Client({});
const passing: ReadonlySet<AppError['code']> = new Set(['CONFLICT', 'UNAVAILABLE', 'INTERNAL']);
const silent: ReadonlySet<AppError['code']> = new Set(['ACCOUNT_DEACTIVATED', 'UNAUTHORIZED']);
