import type * as z from 'zod';
import {
  absent,
  ConditionFailed,
  type Expression,
  getRow,
  parseRow,
  present,
  put,
  type Row,
  transact,
  update,
  updateRow,
  type Write,
} from '#functions/platform/table.ts';
import { idSortKey } from '#schema/ids.ts';
import type { reviewView } from '#schema/orders/order.ts';
import type { TechnicianStanding } from '#schema/technicians/technician.ts';
import { type JobAlert, jobAlert, jobAlertKey, technicianPk } from './job-rows.ts';
import { technicianReview, technicianReviewKey, technicianReviewRow } from './reviews/review-rows.ts';
import { candidate, candidateKey, technicianKey } from './technician-rows.ts';
import { getProfile } from './technicians.store.ts';

type NumberOf = {
  [Field in keyof TechnicianStanding]: TechnicianStanding[Field] extends number ? Field : never;
}[keyof TechnicianStanding];

/** What one event adds to a technician's stats. */
export interface StatsChange {
  readonly technicianId: string;
  readonly add: Readonly<Partial<Record<NumberOf, number>>>;
  /** Keys of the stats' maps whose numbers rise by one. */
  readonly addOneTo: Readonly<
    Partial<Record<Exclude<keyof TechnicianStanding, NumberOf>, readonly string[]>>
  >;
}

/** The event behind a change, and what may happen only once although several events report it. */
export interface Occasion {
  readonly eventId: string;
  /** The matching round in which an alert was answered. Only the first offer in it counts. */
  readonly firstAnswer?: { readonly orderId: string; readonly matchingRound: number };
  /** The order whose review is kept with the technician. */
  readonly reviewOf?: {
    readonly id: string;
    readonly companyId: string;
    readonly review: z.infer<typeof reviewView> | null;
  };
}

/** The alert of the newest round in which the technician was alerted to an order. One read unit. */
export async function getJobAlert(technicianId: string, ofOrder: string): Promise<JobAlert | undefined> {
  const row = await getRow(jobAlertKey(technicianId, ofOrder), { consistent: true });
  return row && parseRow(jobAlert, row);
}

/**
 * Counts a change once, however often its event arrives and whoever else is counting: a row for the event, the
 * profile's stats and the candidate's copy change together. `counted` is false if it was counted before, or nobody has
 * that id.
 */
export async function countChange(
  change: StatsChange,
  occasion: Occasion,
  now: Date,
): Promise<{ counted: boolean }> {
  for (let attempt = 1; ; attempt += 1) {
    const profile = await getProfile(change.technicianId, { consistent: true });
    if (profile === undefined) return { counted: false };
    const once = onceWrites(change.technicianId, occasion, now);
    try {
      await transact([
        ...once,
        update(technicianKey(profile.id), additionOf(change), present),
        update(
          candidateKey({ technicianId: profile.id, ...profile.homebase }),
          additionOf(change, candidate.shape.standing.shape),
          present,
        ),
      ]);
      return { counted: true };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.index < once.length) return { counted: false };
      // The technician moved between reading and writing. If it keeps failing, the candidate is lost.
      if (attempt === 3)
        throw new Error(`The candidate ${profile.id} does not stand where its profile says.`);
    }
  }
}

/**
 * Sets whether a review is public. `orderVersion` keeps an older reading of the order from overwriting a newer one.
 * Throws if the review isn't stored yet, so that the event returns: whoever stores it may have read the order before it
 * was moderated. `followed` is false if a newer reading came first, or the technician has no profile, and so no
 * reviews.
 */
export async function showReview(
  technicianId: string,
  { id: ofOrder, version }: { readonly id: string; readonly version: number },
  visible: boolean,
): Promise<{ followed: boolean }> {
  try {
    await updateRow(
      technicianReviewKey(technicianId, ofOrder),
      {
        expression: 'SET visible = :visible, orderVersion = :version',
        values: { ':visible': visible, ':version': version },
      },
      {
        expression:
          'attribute_exists(pk) AND (attribute_not_exists(orderVersion) OR orderVersion < :version)',
      },
    );
    return { followed: true };
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const isKept = error.row !== undefined;
    if (isKept || (await getProfile(technicianId, { consistent: true })) === undefined) {
      return { followed: false };
    }
    throw new Error(`The review of order ${ofOrder} is not kept with the technician yet.`);
  }
}

/** Longer than an event can repeat: a week in the outbox, and two more among dead letters. */
const keptSeconds = 60 * 24 * 60 * 60;

/** Rows that can be put only once. */
function onceWrites(technicianId: string, occasion: Occasion, now: Date): Write[] {
  const { eventId, firstAnswer, reviewOf } = occasion;
  const expiresAt = Math.floor(now.getTime() / 1000) + keptSeconds;
  const pk = technicianPk(technicianId);
  const rows: Row[] = [{ pk, sk: `COUNTED#${eventId}`, kind: 'counted-event', expiresAt }];
  if (firstAnswer !== undefined) {
    const { orderId: ofOrder, matchingRound } = firstAnswer;
    const sk = `ANSWERED#${idSortKey(ofOrder)}#${matchingRound}`;
    rows.push({ pk, sk, kind: 'answered-alert', expiresAt });
  }
  if (reviewOf !== undefined) {
    const { id, companyId, review } = reviewOf;
    rows.push(
      technicianReviewRow(technicianReview.parse({ ...review, orderId: id, technicianId, companyId })),
    );
  }
  return rows.map((row) => put(row, absent));
}

/** Increments each number on its own, so that concurrent counts lose nothing. `within`: only fields of that shape. */
function additionOf(
  { add, addOneTo }: StatsChange,
  within?: Readonly<Record<string, z.ZodType>>,
): Expression {
  const names: Record<string, string> = { '#standing': 'standing' };
  const values: Record<string, unknown> = { ':none': 0 };
  const parts: string[] = [];
  const raise = (path: readonly string[], by: number) => {
    const place = parts.length;
    const steps = path.map((name, depth) => {
      names[`#n${place}_${depth}`] = name;
      return `#n${place}_${depth}`;
    });
    const target = ['#standing', ...steps].join('.');
    values[`:by${place}`] = by;
    parts.push(`${target} = if_not_exists(${target}, :none) + :by${place}`);
  };
  const kept = (field: string) => within === undefined || field in within;
  for (const [field, by] of Object.entries(add)) if (kept(field)) raise([field], by);
  for (const [field, keys] of Object.entries(addOneTo)) {
    if (kept(field)) for (const key of keys) raise([field, key], 1);
  }
  return { expression: `SET ${parts.join(', ')}`, names, values };
}
