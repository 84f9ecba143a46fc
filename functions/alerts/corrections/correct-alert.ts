import type * as z from 'zod';
import { readAccount } from '#functions/accounts/read-account.ts';
import { machineWrites } from '#functions/equipment/machine-claims.ts';
import {
  type CorrectedMachine,
  isMachineCorrected,
  machineCorrected,
} from '#functions/equipment/machine-corrected.ts';
import { amazonLocation } from '#functions/jobsites/amazon-location.ts';
import { locate } from '#functions/jobsites/locate.ts';
import { carryOut } from '#functions/orders/carry-out.ts';
import { readWholeOrder } from '#functions/orders/read-order.ts';
import type { WholeOrder } from '#functions/orders/store/order-rows.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { AppError, notFound } from '#functions/platform/errors.ts';
import { type CommandId, firstAnswer } from '#functions/platform/idempotency.ts';
import { errorOf } from '#functions/platform/refusal.ts';
import { ConditionFailed, type Write } from '#functions/platform/table.ts';
import type { ConfirmedCaller } from '#functions/platform/trpc.ts';
import { writeOnce } from '#functions/platform/write-once.ts';
import type { AlertOriginal, CorrectedValues, correctAlertInput, Reading } from '#schema/alerts/alerts.ts';
import type { FaultCode } from '#schema/alerts/faults.ts';
import { valuesOfReading } from '#schema/alerts/reading-values.ts';
import type { UpdateSource } from '#schema/orders/order-values.ts';
import { getAlerts, type StoredAlert } from '../alerts.store.ts';
import { assess } from '../assessment/assess-faults.rules.ts';
import { countFaults } from '../assessment/fault-history.rules.ts';
import { faultHistoryKind, faultHistoryWrite, readFaultHistory } from '../assessment/fault-history.store.ts';
import { readTextForm } from '../kept-messages.ts';
import { learn } from '../learning/learned-lessons.rules.ts';
import { applyLearned } from '../learning/learned-readings.rules.ts';
import { getLessons, lessonsKind, putLessons } from '../learning/learned-readings.store.ts';
import { originalOf, originalView } from '../read-alert.ts';
import { codeKey } from '../reading/values/codes.ts';
import { waitingWrites } from '../waiting-alerts.store.ts';
import { loadAlert, putCorrected, rememberPrint } from './corrections.store.ts';
import { type Correction, correctedReading, isSamePlace, isTime } from './corrections.ts';

export interface CorrectionSituation {
  readonly now: Date;
  readonly source: UpdateSource;
  readonly command: CommandId | undefined;
}

/**
 * Saves a manager's correction of an alert, applies it to the alert's pending order if there is one, and learns from it for the
 * company's next messages, all in one transaction. Four round trips to the table, one more if codes were added, and the geocoder
 * if the place was corrected. Throws NOT_FOUND for another company's alert, INVALID_TRANSITION if its order is already decided,
 * CONFLICT if somebody else corrected it meanwhile or the machine has another order, BAD_INPUT if an order would lack something,
 * and DUPLICATE_SERIAL_NUMBER or DUPLICATE_UNIT_NUMBER.
 */
export async function correctAlert(
  input: z.output<typeof correctAlertInput>,
  { caller, allowed }: { readonly caller: Caller; readonly allowed: Promise<ConfirmedCaller> },
  situation: CorrectionSituation,
): Promise<AlertOriginal> {
  const { command } = situation;
  const [actor, found, account, before] = await Promise.all([
    allowed,
    loadAlert(input.id),
    readAccount(caller.accountId),
    command && firstAnswer(command, situation.now),
  ]);
  const { companyId } = actor;
  if (found === undefined || found.alert.companyId !== companyId) throw notFound('The alert');
  if (before !== undefined) return originalOf(companyId, input.id);
  const { firstName, lastName } = account ?? { firstName: actor.fullName, lastName: '' };
  const by = { accountId: actor.accountId, firstName, lastName };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { alert, isWaiting } = attempt === 1 ? found : await alertAgain(input.id);
      return await correctOnce({ input, actor, by, alert, isWaiting, situation });
    } catch (error) {
      // A concurrent correction for the same provider, or another alert of the machine: keep what the other one wrote.
      const isOvertaken =
        error instanceof ConditionFailed &&
        (error.row?.kind === lessonsKind || error.row?.kind === faultHistoryKind);
      if (isOvertaken && attempt < mostAttempts) continue;
      if (error instanceof ConditionFailed) throw changedMeanwhile();
      throw error;
    }
  }
}

interface Request {
  readonly input: z.output<typeof correctAlertInput>;
  readonly actor: ConfirmedCaller;
  readonly by: Correction['by'];
  readonly alert: StoredAlert;
  readonly isWaiting: boolean;
  readonly situation: CorrectionSituation;
}

async function correctOnce(request: Request): Promise<AlertOriginal> {
  const { input, actor, by, alert, situation } = request;
  const { companyId } = actor;
  const { values } = input;
  if (values.detectedAt !== null && !isTime(values.detectedAt)) throw noTime();
  if (input.seen !== undefined && input.seen !== (alert.correction?.at ?? null)) throw changedMeanwhile();
  const [text, lessons, order] = await Promise.all([
    readTextForm(companyId, alert.runId),
    getLessons(companyId, alert.reading.provider, { consistent: true }),
    alert.orderId === null ? undefined : readWholeOrder(alert.orderId),
  ]);
  if (alert.orderId !== null && order === undefined) throw notFound('The order');
  if (order !== undefined && order.order.status !== 'pending') throw decided(order);

  const statedBefore = alert.correction?.values ?? valuesOfReading(alert.reading);
  const reading = correctedReading(alert.reading, values);
  const [machine, codesElsewhere, place] = await Promise.all([
    machineOf(request, statedBefore, order),
    order === undefined ? [] : codesOfOthers(order, alert),
    isSamePlace(statedBefore, values) && (alert.place !== null || order !== undefined)
      ? alert.place
      : locate(companyId, reading.location, geocoder),
  ]);
  const isMoved = !isSamePlace(statedBefore, values);
  if (order !== undefined && isMoved && place === null) throw placeMissing();
  const equipment = machine?.equipment ?? alert.machine?.equipment;
  const assessed = assess(reading, { machine: equipment ? { equipment } : null, place }, alert.createdAt);
  const seen = new Map(
    alert.equipmentAlertsFaultCodes.map(({ faultCode: one }) => [codeKey(one.fault), one]),
  );
  const counted = await countAnew(alert, equipment?.id, assessed.faultCodes, seen);
  const faultCodes = assessed.faultCodes.map((fault) => ({
    ...fault,
    ...countsOf(counted?.faultCodes.get(codeKey(fault.fault)) ?? seen.get(codeKey(fault.fault)) ?? fault),
    verified: 'verified' as const,
    user: { firstName: by.firstName, lastName: by.lastName },
  }));
  const { faultCodes: _, ...assessment } = assessed;
  const corrected: StoredAlert = {
    ...alert,
    outcome: assessed.outcome,
    equipmentAlertsFaultCodes: faultCodes.map((faultCode) => ({ faultCode })),
    machine: equipment ? { equipment } : null,
    place,
    assessment,
    correction: {
      values,
      by,
      at: situation.now.toISOString(),
      version: (alert.correction?.version ?? 0) + 1,
    },
  };
  const also: readonly Write[] = [
    putCorrected(alert, corrected),
    ...lessonWrites(request, text, lessons),
    ...(counted ? [counted.write] : []),
    // Its entry in the waiting list shows the corrected values.
    ...(request.isWaiting
      ? waitingWrites({ ...corrected, reading, assessment: { ...assessment, flow: 'low_priority' } })
      : []),
  ];
  if (order === undefined) await keepAlone(request, machine, also);
  else {
    await carryOut({
      loaded: order,
      orderId: order.order.id,
      command: {
        name: 'correctAlert',
        alertId: alert.id,
        detectedAt: values.detectedAt,
        faultsBefore: alert.equipmentAlertsFaultCodes.map(({ faultCode }) => faultCode),
        faults: faultCodes,
        codesElsewhere,
        machine,
        place: isMoved && place !== null ? place : undefined,
      },
      situation: { actor, now: situation.now, source: situation.source },
      commandId: situation.command,
      also,
      retryWith: (setback) => {
        if (setback.kind === 'machine-has-order') throw otherOrder(setback.orderId);
        return undefined;
      },
    });
  }
  return originalView(corrected, text, true);
}

/** How often the machine reported a code does not depend on how this message was read. */
function countsOf({ count, countLastThirtyDays }: FaultCode) {
  return { count, countLastThirtyDays };
}

/**
 * Adds to the machine's history what the alert reports only since its correction: the added codes, or all of them if it is now
 * another machine's alert. One more round trip if there are any.
 */
async function countAnew(
  alert: StoredAlert,
  equipmentId: string | undefined,
  faults: readonly FaultCode[],
  seen: ReadonlyMap<string, FaultCode>,
): Promise<{ readonly faultCodes: ReadonlyMap<string, FaultCode>; readonly write: Write } | undefined> {
  const isSameMachine = alert.machine?.equipment.id === equipmentId;
  const added = isSameMachine ? faults.filter(({ fault }) => !seen.has(codeKey(fault))) : faults;
  if (equipmentId === undefined || added.length === 0) return undefined;
  const before = await readFaultHistory(alert.companyId, equipmentId);
  const { id, companyId, createdAt: receivedAt } = alert;
  const { history, faultCodes } = countFaults(before.history, { id, faultCodes: added, receivedAt });
  return {
    faultCodes: new Map(faultCodes.map((fault) => [codeKey(fault.fault), fault])),
    write: faultHistoryWrite(companyId, equipmentId, history, before),
  };
}

/** The codes of the order's other alerts: one round trip if there are any, half a read unit per 4 KB of each. */
async function codesOfOthers({ order }: WholeOrder, { id }: StoredAlert): Promise<string[]> {
  const others = order.alertIds.filter((alertId) => alertId !== id);
  const alerts = others.length === 0 ? [] : await getAlerts(others);
  return alerts.flatMap(({ equipmentAlertsFaultCodes: faults }) =>
    faults.map(({ faultCode }) => faultCode.fault),
  );
}

/** Corrects an alert that has no order; the machine's own row is corrected too. */
async function keepAlone(
  { actor, alert, situation }: Request,
  machine: CorrectedMachine | undefined,
  also: readonly Write[],
): Promise<void> {
  const claims = machine === undefined ? [] : machineWrites(actor.companyId, machine, situation.now);
  const outcome = await writeOnce(situation.command, {
    writes: [...claims.map(({ write }) => write), ...also],
    answer: { id: alert.id },
    now: situation.now,
  });
  if (outcome.kind !== 'failed') return;
  const failed = new ConditionFailed(outcome.index, outcome.row);
  const lost = claims[outcome.index]?.failed(failed);
  if (lost !== undefined && 'refusal' in lost) throw errorOf(lost.refusal);
  throw failed;
}

/** Undefined if the machine was not corrected, or there is none to correct. */
async function machineOf(
  { input: { values }, alert, actor }: Request,
  statedBefore: CorrectedValues,
  order: WholeOrder | undefined,
): Promise<CorrectedMachine | undefined> {
  const was = order?.order.equipment ?? alert.machine?.equipment ?? null;
  if (was !== null && !isMachineCorrected(statedBefore, values)) return undefined;
  const { brand, model } = values;
  if (brand === null || model === null) {
    if (order !== undefined) throw machineMissing();
    return undefined;
  }
  const version = (alert.correction?.version ?? 0) + 1;
  const ownId = `equ_${alert.id.replace(/^alt_/, '')}`;
  return machineCorrected({
    companyId: actor.companyId,
    newId: `${ownId}_${version}`,
    ownId,
    was,
    mayReplace: order === undefined || order.order.alertIds.length === 1,
    before: statedBefore,
    values: { ...values, brand, model },
  });
}

/**
 * Writes what was learned, and the fingerprint that the text will have when read with it. Without its text, an alert teaches
 * nothing.
 */
function lessonWrites(
  { input: { values }, alert, situation }: Request,
  text: string,
  lessons: Awaited<ReturnType<typeof getLessons>>,
): Write[] {
  if (text === '') return [];
  const { reading } = alert;
  const learned = learn(lessons.learned, {
    text,
    reading,
    before: alert.correction?.values ?? null,
    values,
    now: situation.now,
  });
  if (learned === lessons.learned) return [];
  const [again = reading] = applyLearned(text, [reading], learned);
  const isReadAnew = JSON.stringify(again) !== JSON.stringify(reading) && again.faultCodes.length > 0;
  return [
    putLessons(alert.companyId, reading.provider, { version: lessons.version, learned }),
    ...(isReadAnew ? [rememberPrint({ ...alert, reading: again satisfies Reading })] : []),
  ];
}

const geocoder = amazonLocation();
const mostAttempts = 5;

async function alertAgain(alertId: string) {
  const found = await loadAlert(alertId);
  if (found === undefined) throw notFound('The alert');
  return found;
}

function changedMeanwhile(): AppError {
  return new AppError('CONFLICT', 'Somebody else changed this alert meanwhile. Load it again.');
}

function decided({ order: { status } }: WholeOrder): AppError {
  return new AppError(
    'INVALID_TRANSITION',
    `The order of this alert is ${status} now. Change the order itself.`,
    { status },
  );
}

function otherOrder(orderId: string): AppError {
  return new AppError(
    'CONFLICT',
    `That machine has order ${orderId} already. Reject this one, or open that.`,
    {
      conflictsWith: orderId,
    },
  );
}

function machineMissing(): AppError {
  const message = 'An order needs the brand and the model of its machine.';
  return new AppError('BAD_INPUT', message, {
    fields: { 'values.brand': 'Required', 'values.model': 'Required' },
  });
}

function noTime(): AppError {
  const message = 'Give the day, and the time where it is known.';
  return new AppError('BAD_INPUT', message, { fields: { 'values.detectedAt': message } });
}

function placeMissing(): AppError {
  const message = 'This place could not be found. Give a fuller address or coordinates.';
  return new AppError('BAD_INPUT', message, { fields: { 'values.location.address': message } });
}
