import { createHash } from 'node:crypto';
import * as z from 'zod';
import {
  absent,
  batchGet,
  ConditionFailed,
  getRow,
  parseRow,
  put,
  transact,
  type Write,
} from '#functions/platform/table.ts';
import { equipmentAlert, type Reading } from '#schema/alerts.ts';
import { entityId } from '#schema/ids.ts';
import { assessment, found } from './assessment/assessment.ts';
import { correction } from './corrections/corrections.ts';
import { codeKey } from './reading/values/codes.ts';
import { waitingWrites } from './waiting-alerts.store.ts';

/** An alert as stored: what it says, and what the steps of the import found for it. */
export const storedAlert = equipmentAlert.extend({
  ...found.shape,
  assessment: assessment.omit({ faultCodes: true }),
  /** What a person made of it; what the steps found follows from it then. */
  correction: correction.optional(),
});
export type StoredAlert = z.infer<typeof storedAlert>;

/** Half a read unit for each 4 KB. */
export async function getAlert(alertId: string): Promise<StoredAlert | undefined> {
  const row = await getRow(alertKey(alertId), { consistent: true });
  return row && parseRow(storedAlert, row);
}

/** Those of up to a hundred alerts that there are, in no order: one round trip, half a read unit for each 4 KB of each. */
export async function getAlerts(alertIds: readonly string[]): Promise<StoredAlert[]> {
  const rows = await batchGet(alertIds.map(alertKey));
  return rows.map((row) => parseRow(storedAlert, row));
}

/**
 * Saves an alert once: under the same id by a step that runs again, and under the print of what it says when the same alert
 * comes a second time; one that waits for a decision is listed with it. Answers the id that the alert has, the first one's where
 * it was there. `held` must hold for it to be saved; `also` goes into the alert's transaction, and is not written where the alert was
 * there. Throws ConditionFailed with index 0 where `held` does not hold, and for a condition of `also`.
 */
export async function saveAlertOnce(
  alert: StoredAlert,
  held: Write,
  also: readonly Write[] = [],
): Promise<string> {
  const saved: Write[] = [
    held,
    put({ ...alertKey(alert.id), kind: 'alert', ...alert }, absent),
    // A refused alert leaves no print: sent again with what was missing, it is to be read anew.
    ...(alert.assessment.flow === 'refused'
      ? []
      : [put({ ...printKey(alert), kind: 'alert-print', runId: alert.runId, alertId: alert.id }, absent)]),
  ];
  try {
    await transact([...saved, ...waitingWrites(alert), ...also]);
    return alert.id;
  } catch (error) {
    if (!(error instanceof ConditionFailed) || error.index === 0 || error.index >= saved.length) throw error;
    if (error.index === 1) return alert.id;
    return printRow.parse(error.row).alertId;
  }
}

const printRow = z.object({ alertId: entityId });

export function alertKey(alertId: string) {
  return { pk: `ALERT#${alertId}`, sk: 'ALERT' };
}

export function printKey({ companyId, reading }: StoredAlert) {
  return { pk: `COMPANY#${companyId}`, sk: `ALERT_PRINT#${printOf(reading)}` };
}

/**
 * The print of an alert: which machine says what and when, under its source's own id where it shows one. What a forward or
 * another sender adds around it does not count (the portal's name, too, may stand in the mail's head alone), so the same alert
 * pasted, mailed and posted is the same alert. Where it says no time, all that it says is its print.
 */
function printOf(reading: Reading): string {
  const { sourceId, detectedAt } = reading;
  const machine = machineOf(reading);
  const codes = reading.faultCodes.map(({ code }) => codeKey(code.value)).sort();
  const said =
    sourceId !== null
      ? [sourceId.value, machine, codes]
      : detectedAt !== null
        ? [machine, codes, detectedAt.value]
        : [JSON.stringify(reading, (key, value: unknown) => (notSaid.has(key) ? undefined : value))];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

function machineOf({ serialNumber, unitNumber, brand, model, location }: Reading): string {
  const { address, lat, long } = location;
  const names = serialNumber ?? unitNumber;
  const named = names ? [names] : [brand, model, address, lat, long];
  return named
    .map((part) =>
      String(part?.value ?? '')
        .toUpperCase()
        .replace(/[^\p{L}\p{N}.]/gu, ''),
    )
    .join(' ');
}

/** Where and how surely a value was read says nothing about the alert itself. */
const notSaid = new Set(['span', 'severitySpan', 'confidence', 'by', 'provider']);
