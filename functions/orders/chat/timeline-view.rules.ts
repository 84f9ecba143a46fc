import type { Audience } from '#functions/platform/field-readers.ts';
import { type StoredFile, storedFiles } from '#schema/files.ts';
import type { OrderUpdate } from '#schema/orders/order.ts';
import type { UpdateType } from '#schema/orders/order-values.ts';
import type { AccountActor, OrderRecord } from '../lifecycle/order-commands.ts';
import { isOutdated } from './chat.rules.ts';
import { questionData } from './question.ts';

/** The timeline as the reader may see it. */
export function timelineFor(
  { order, updates, offers }: Pick<OrderRecord, 'order' | 'updates' | 'offers'>,
  audience: Audience,
  reader: Pick<AccountActor, 'accountId' | 'companyId' | 'userType'>,
): OrderUpdate[] {
  const ownTechnicianIds = new Set([
    reader.accountId,
    ...offers
      .filter(({ technician }) => technician.companyId === reader.companyId)
      .map(({ technician }) => technician.id),
  ]);
  return updates
    .filter((update) => {
      if (isOutdated(update, order)) return false;
      if (reader.userType !== 'technician') return audiencesOf(update).includes(audience);
      // A private review is anonymous (document 1 section 9), which it would not be next to its order.
      if (update.updateTypeName === 'job_reviewed' && !order.review?.visible) return false;
      // Queued bot entries wait for a customer.
      if (update.isQueued || !audiencesOf(update).includes(audience)) return false;
      return (
        !aboutOffers.has(update.updateTypeName) || ownTechnicianIds.has(String(update.data.technicianId))
      );
    })
    .map((update) =>
      update.updateTypeName === 'service_question_asked' ? questionFor(update, reader) : update,
    );
}

/** All files in the timeline, newest first. */
export function filesOf(updates: readonly OrderUpdate[]): (StoredFile & { createdAt: string })[] {
  return updates
    .flatMap((update) => filesIn(update).map((file) => ({ ...file, createdAt: update.createdAt })))
    .reverse();
}

export function filesIn({ data }: OrderUpdate): readonly StoredFile[] {
  const files = storedFiles.safeParse(data.files);
  return files.success ? files.data : [];
}

const everybody: readonly Audience[] = ['company', 'external', 'assigned-technician', 'technician', 'admin'];

/** Entries that not everybody with access to the order may read. */
const readers: Partial<Record<UpdateType, readonly Audience[]>> = {
  // Not shown to the technician it is about.
  issue_reported: ['company', 'external', 'admin'],
  review_prompt: ['company', 'external', 'admin'],
  job_reviewed: ['company', 'external', 'assigned-technician', 'admin'],
};

/** Technicians don't see others' offers. */
const aboutOffers: ReadonlySet<UpdateType> = new Set([
  'availability_submitted',
  'availability_removed',
  'new_availability_requested',
  'availability_reminder_sent',
  'availability_expiring_reminder_sent',
]);

function audiencesOf({ updateTypeName }: OrderUpdate): readonly Audience[] {
  return readers[updateTypeName] ?? everybody;
}

/** Only the asker and admins see who asked a question (document 1 section 1). Others see the place. */
function questionFor(update: OrderUpdate, reader: Pick<AccountActor, 'accountId' | 'userType'>): OrderUpdate {
  if (reader.userType === 'admin' || reader.accountId === update.user?.id) return update;
  return {
    ...update,
    data: questionData.parse(update.data),
    user: { id: 'anonymous', fullName: 'Anonymous Tech', picture: null },
  };
}
