import type { StoredFile } from '#schema/files.ts';
import { api } from '../../lib/api.ts';
import { madeBefore } from '../../lib/api-failure.ts';
import { messageOf } from '../../lib/messages.ts';
import { takeOrder } from '../../lib/order-cache.ts';
import { type Attachment, uploadFailure, uploadFiles } from '../../lib/upload.ts';

export interface AttachResult {
  /** Photos not attached yet. */
  readonly left: readonly Attachment[];
  /** Why not. */
  readonly message: string;
}

/**
 * Uploads photos and posts those that got through in the order's chat. Never rejects: the rest can be retried without
 * sending anything twice.
 */
export async function attachPhotos(
  orderId: string,
  photos: readonly Attachment[],
  onProgress: (part: number) => void,
): Promise<AttachResult> {
  try {
    const uploaded = await uploadFiles(photos, {
      orderId,
      presign: (input) => api.customers.orders.getS3PresignedPost.mutate(input),
      onProgress,
    });
    const { stored, failed } = uploaded;
    if (stored.length > 0) await post(orderId, stored, keyOf(photos, failed));
    return { left: failed, message: uploadFailure(uploaded) };
  } catch (error) {
    return { left: photos, message: messageOf(error) };
  }
}

/**
 * Retries from another tab, or after a lost answer and a reload, have new file addresses under a used key: those photos
 * are there already.
 */
async function post(orderId: string, stored: readonly StoredFile[], idempotencyKey: string): Promise<void> {
  try {
    const input = { orderId, data: { message: '', files: [...stored] } };
    const { order } = await api.customers.orders.createOrderUpdate.mutate(input, {
      context: { idempotencyKey },
    });
    await takeOrder(order);
  } catch (error) {
    if (madeBefore(error) === undefined) throw error;
  }
}

function keyOf(photos: readonly Attachment[], failed: readonly Attachment[]): string {
  const sent = photos.filter((photo) => !failed.includes(photo));
  return `${sent[0]?.id ?? ''}-${sent.length}`;
}
