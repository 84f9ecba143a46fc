import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { takeOrder } from '../../lib/order-cache.ts';
import { type Attachment, uploadFailure, uploadFiles } from '../../lib/upload.ts';

export interface AttachResult {
  /** Those that are still to go. */
  readonly left: readonly Attachment[];
  /** Why they are. */
  readonly message: string;
}

/**
 * Uploads photos and has the order's chat bear them, those that got through. Never rejects: what is left can be tried again, and
 * what went up is not sent twice.
 */
export async function attachPhotos(
  orderId: string,
  photos: readonly Attachment[],
  onProgress: (part: number) => void,
): Promise<AttachResult> {
  try {
    const { stored, failed } = await uploadFiles(photos, {
      orderId,
      presign: (input) => api.customers.orders.getS3PresignedPost.mutate(input),
      onProgress,
    });
    if (stored.length > 0) {
      const { order } = await api.customers.orders.createOrderUpdate.mutate(
        { orderId, data: { message: '', files: [...stored] } },
        // The same photos from another tab, or after a lost answer, are the same message.
        { context: { idempotencyKey: keyOf(photos, failed) } },
      );
      await takeOrder(order);
    }
    return { left: failed, message: stored.length > 0 ? uploadFailure.some : uploadFailure.all };
  } catch (error) {
    return { left: photos, message: messageOf(error) };
  }
}

function keyOf(photos: readonly Attachment[], failed: readonly Attachment[]): string {
  const sent = photos.filter((photo) => !failed.includes(photo));
  return `${sent[0]?.id ?? ''}-${sent.length}`;
}
