import { createHash } from 'node:crypto';
import * as z from 'zod';
import {
  absent,
  batchGet,
  ConditionFailed,
  getParsed,
  getRow,
  parseRow,
  put,
  type Row,
  transact,
  type Write,
} from '#functions/platform/table.ts';
import { equipmentAlert, type Reading } from '#schema/alerts/alerts.ts';
import { entityId } from '#schema/ids.ts';
import { assessment, found } from './assessment/assessment.ts';
import { correction } from './corrections/corrections.ts';
import { codeKey } from './reading/values/codes.ts';
import { waitingWrites } from './waiting-alerts.store.ts';

/** A stored alert: its reading, and what the import steps found for it. */
export const storedAlert = equipmentAlert.extend({
  ...found.shape,
  assessment: assessment.omit({ faultCodes: true }),
  /** A manager's correction, if any; machine, place and assessment then follow from it. */
  correction: correction.optional(),
});
export type StoredAlert = z.infer<typeof storedAlert>;

/** Half a read unit per 4 KB. */
export async function getAlert(alertId: string): Promise<StoredAlert | undefined> {
  return getParsed(storedAlert, alertKey(alertId), { consistent: true });
}

/** The existing ones of up to a hundred alerts, in no particular order. One round trip, half a read unit per 4 KB of each. */
export async function getAlerts(alertIds: readonly string[]): Promise<StoredAlert[]> {
  const rows = await batchGet(alertIds.map(alertKey));
  return rows.map((row) => parseRow(storedAlert, row));
}

/**
 * The alert that was saved with the same fingerprint: by an earlier run of the step, or from another message. Two round trips if
 * there is one, one read unit each.
 */
export async function readSameAlert(
  alert: StoredAlert,
): Promise<{ readonly alert: StoredAlert; readonly row: Readonly<Record<string, unknown>> } | undefined> {
  const print = await getParsed(printRow, printKey(alert), { consistent: true });
  const row = print && (await getRow(alertKey(print.alertId), { consistent: true }));
  return row && { alert: parseRow(storedAlert, row), row };
}

/**
 * Saves an alert once: a repeated step finds it by its id, and the same alert sent again by the fingerprint of its content. A
 * low-priority alert is also put on the waiting list. Returns the id of the saved alert, old or new. `also` is written in the same
 * transaction, but not if the alert exists. Throws ConditionFailed for a condition of `also`.
 */
export async function saveAlertOnce(alert: StoredAlert, also: readonly Write[] = []): Promise<string> {
  const saved: Write[] = [
    put(alertRow(alert), absent),
    // A refused alert leaves no fingerprint, so that it is read again when it is resent with what was missing.
    ...(alert.assessment.flow === 'refused' ? [] : [fingerprintWrite(alert)]),
  ];
  try {
    await transact([...saved, ...waitingWrites(alert), ...also]);
    return alert.id;
  } catch (error) {
    if (!(error instanceof ConditionFailed) || error.index >= saved.length) throw error;
    if (error.index === 0) return alert.id;
    return printRow.parse(error.row).alertId;
  }
}

/** ALERT#<id> / ALERT */
export function alertRow(alert: StoredAlert): Row {
  return { ...alertKey(alert.id), kind: 'alert', ...alert };
}

/** Fails if the alert was saved before, from this message or another. */
export function fingerprintWrite(alert: StoredAlert): Write {
  return put({ ...printKey(alert), kind: 'alert-print', runId: alert.runId, alertId: alert.id }, absent);
}

const printRow = z.object({ alertId: entityId });

export function alertKey(alertId: string) {
  return { pk: `ALERT#${alertId}`, sk: 'ALERT' };
}

export function printKey({ companyId, reading }: StoredAlert) {
  return { pk: `COMPANY#${companyId}`, sk: `ALERT_PRINT#${printOf(reading)}` };
}

/**
 * The fingerprint of an alert: which machine reports what and when, under its source's own id if there is one. Text added by a
 * forward or another sender doesn't count, nor does the portal's name, which may be only in the mail header. So the same alert
 * pasted, mailed and posted is one alert. Without a time, the whole reading is the fingerprint.
 */
function printOf(reading: Reading): string {
  const { sourceId, detectedAt } = reading;
  const machine = machineOf(reading);
  const codes = reading.faultCodes.map(({ code }) => codeKey(code.value)).sort();
  const content =
    sourceId !== null
      ? [sourceId.value, machine, codes]
      : detectedAt !== null
        ? [machine, codes, detectedAt.value]
        : [JSON.stringify(reading, (key, value: unknown) => (notContent.has(key) ? undefined : value))];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
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

/** Position and confidence of a value are not part of the alert's content. */
const notContent = new Set(['span', 'severitySpan', 'confidence', 'by', 'provider']);
