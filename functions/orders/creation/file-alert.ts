import { setTimeout as pause } from 'node:timers/promises';
import { rememberAlertOrder } from '#functions/companies/company-writes.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import type { Place } from '#functions/jobsites/jobsites.rules.ts';
import { AppError } from '#functions/platform/errors.ts';
import { type CommandId, firstAnswer } from '#functions/platform/idempotency.ts';
import { errorOf, isRefused, type Refused, refuse } from '#functions/platform/refusal.ts';
import type { Write } from '#functions/platform/table.ts';
import type { Company } from '#schema/accounts/account.ts';
import type { Reading } from '#schema/alerts/alerts.ts';
import type { FaultCode } from '#schema/alerts/faults.ts';
import type { OrderEquipment } from '#schema/orders/order.ts';
import { defaultAccessHours } from '#schema/places/jobsite-clock.ts';
import type { Jobsite } from '#schema/places/places.ts';
import { rememberedOrder } from '../carry-out.ts';
import { alreadyOrdered } from '../lifecycle/creation.rules.ts';
import type { AlertFacts, OrderChange, OrderSubject, Situation } from '../lifecycle/order-commands.ts';
import { createOrder, decide } from '../lifecycle/order-lifecycle.ts';
import type { AlertFiling } from '../store/order-rows.ts';
import { commitChange, loadOrder, nextOrderId, openOrderOf, type Setback } from '../store/orders.store.ts';

export interface AlertToFile extends OrderSubject {
  readonly alert: AlertFacts;
  readonly filing: AlertFiling;
}

/** What the import found out about an alert. */
export interface AssessedAlert {
  readonly companyId: string;
  readonly alertId: string;
  readonly orderId: string | null;
  readonly reading: Pick<Reading, 'detectedAt'>;
  readonly machine: { readonly equipment: OrderEquipment } | null;
  readonly place: Place | null;
  /** `message`: why the alert could not become an order by itself. */
  readonly assessment: { readonly priority: AlertFacts['priority']; readonly message: string | null };
  readonly faultCodes: readonly FaultCode[];
  readonly filing: AlertFiling;
}

/**
 * `filed-before`: the alert, saved by that run, has an order already. `answered`: this command was carried out before.
 * In both cases nothing was written.
 */
export type Filing =
  | { readonly kind: 'filed'; readonly orderId: string; readonly attached: boolean }
  | {
      readonly kind: 'filed-before';
      readonly orderId: string;
      readonly attached: boolean;
      readonly runId: string;
    }
  | { readonly kind: 'answered'; readonly orderId: string };

/** What a new order needs: the next id, and the company. */
export interface ForNewOrder {
  readonly id: string;
  readonly company: Pick<Company, 'hasOrderFromEquipmentAlerts'>;
}

/** Can run in parallel with other reads. Half a read unit and one write. An id that is not used leaves a gap. */
export async function forNewOrder(companyId: string): Promise<ForNewOrder> {
  const [id, company] = await Promise.all([nextOrderId(), readCompany(companyId)]);
  return { id, company };
}

/**
 * Files an alert with the machine's pending or open order, or with a new pending order. However often and concurrently
 * this runs, an alert is filed once and a machine gets one order for all its alerts. Three round trips; one with
 * `ready`, which assumes that the machine has no order, and the write finds out if that is wrong. `also` is written in
 * the same transaction. Throws ALERT_HAS_NO_FAULT_CODES, NOT_FOUND for another company's alert, and CONFLICT if others
 * keep coming first.
 */
export async function fileAlert(
  given: AlertToFile,
  situation: Situation,
  commandId?: CommandId,
  { ready, also = [] }: { readonly ready?: ForNewOrder; readonly also?: readonly Write[] } = {},
): Promise<Filing> {
  const { companyId } = given;
  const [company, expected] =
    ready === undefined
      ? await Promise.all([readCompany(companyId), openOrderOf(companyId, given.equipment.id)])
      : [ready.company, undefined];
  let existing = expected;
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const proposal = await propose(given, { existing, newId: ready?.id }, situation);
    if (!isRefused(proposal)) {
      const { order } = proposal.change;
      const isNew = order.version === 1;
      const firstOfCompany: Write[] =
        isNew && !company.hasOrderFromEquipmentAlerts ? [rememberAlertOrder(companyId)] : [];
      const setback = await commitChange(proposal.change, {
        now: situation.now,
        ...(commandId && { command: commandId }),
        filing: given.filing,
        also: [...firstOfCompany, ...also],
      });
      if (setback === undefined) return { kind: 'filed', orderId: order.id, attached: !isNew };
      const filed = filedBy(setback);
      if (filed !== undefined) return filed;
      if (setback.kind === 'machine-has-order') {
        existing = setback.orderId;
        continue;
      }
    } else if (proposal.refusal.code !== 'INVALID_TRANSITION') throw errorOf(proposal.refusal);
    // The machine's order was created, changed or closed just now.
    await pause(Math.random() * 20 * attempt);
    existing = await openOrderOf(companyId, given.equipment.id);
  }
  throw new AppError('CONFLICT', 'Other alerts for this machine keep coming in. Please try again.');
}

/** For a manager who orders what the import left unordered. Throws ALERT_ALREADY_ORDERED if the alert has an order. */
export async function orderAlert(
  given: AlertToFile,
  situation: Situation,
  commandId: CommandId | undefined,
  beside: { readonly ready: ForNewOrder; readonly also: readonly Write[] },
): Promise<string> {
  try {
    const filing = await fileAlert(given, situation, commandId, beside);
    if (filing.kind !== 'filed-before') return filing.orderId;
    throw errorOf(alreadyOrdered(filing.orderId).refusal);
  } catch (error) {
    const first =
      commandId && error instanceof AppError && error.code === 'ALERT_ALREADY_ORDERED'
        ? await firstAnswer(commandId, situation.now)
        : undefined;
    if (first === undefined) throw error;
    return rememberedOrder(first.answer);
  }
}

/** Throws BAD_INPUT if the alert lacks its machine or location. */
export function alertToFile(known: AssessedAlert): AlertToFile {
  const { companyId, machine, place, assessment } = known;
  if (machine === null || place === null) {
    throw new AppError(
      'BAD_INPUT',
      assessment.message ?? 'The alert lacks its machine or its location. Create an order by hand.',
    );
  }
  return {
    companyId,
    equipment: machine.equipment,
    jobsite: place.jobsite ?? nameless,
    address: place.address,
    timeZone: place.timeZone,
    filing: known.filing,
    alert: {
      id: known.alertId,
      detectedAt: known.reading.detectedAt?.value ?? null,
      faultCodes: known.faultCodes,
      priority: assessment.priority,
      orderId: known.orderId,
    },
  };
}

const mostAttempts = 10;

const nameless: Jobsite = {
  id: null,
  name: null,
  accessHoursStart: defaultAccessHours.start,
  accessHoursEnd: defaultAccessHours.end,
  arrivalInstructions: null,
  requirements: [],
};

async function propose(
  { companyId, equipment, jobsite, address, timeZone, alert }: AlertToFile,
  { existing, newId }: { readonly existing: string | undefined; readonly newId: string | undefined },
  situation: Situation,
): Promise<{ change: OrderChange } | Refused> {
  if (existing === undefined) {
    const id = newId ?? (await nextOrderId());
    const subject = { companyId, equipment, jobsite, address, timeZone };
    return createOrder({ name: 'createFromEquipmentAlert', id, alert, ...subject }, situation);
  }
  const order = await loadOrder(existing, { consistent: true });
  if (order === undefined) return refuse('NOT_FOUND', `Order ${existing} does not exist.`);
  return decide(order, { name: 'attachAlert', alert }, situation);
}

function filedBy(setback: Setback): Filing | undefined {
  switch (setback.kind) {
    case 'alert-filed':
      return { ...setback, kind: 'filed-before' };
    case 'answered':
      return { kind: 'answered', orderId: rememberedOrder(setback.answer) };
    case 'refused':
      throw errorOf(setback.refusal);
    default:
      return undefined;
  }
}
