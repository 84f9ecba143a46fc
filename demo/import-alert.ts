import * as z from 'zod';
import { newRunWrite, storedRun } from '#functions/alert-import/runs/runs.store.ts';
import { newRunState } from '#functions/alert-import/runs/start-import.ts';
import { handler as fileOrder } from '#functions/alert-import/steps/file-order.ts';
import { handler as finishImport } from '#functions/alert-import/steps/finish-import.ts';
import { handler as saveAlert } from '#functions/alert-import/steps/save-alert.ts';
import { assess } from '#functions/alerts/assessment/assess-faults.rules.ts';
import { keepMessage, keepTextForm } from '#functions/alerts/kept-messages.ts';
import type { Place } from '#functions/jobsites/jobsites.rules.ts';
import { readEnv } from '#functions/platform/env.ts';
import { transact } from '#functions/platform/table.ts';
import type { Reading } from '#schema/alerts/alerts.ts';
import type { OrderEquipment } from '#schema/orders/order.ts';

/** A message that has been read, about one of the company's machines, and the place a map finds for it. */
export interface ReadAlert {
  readonly companyId: string;
  readonly runId: string;
  readonly text: string;
  readonly reading: Reading;
  readonly equipment: OrderEquipment;
  readonly place: Place;
}

/** Runs the alert-import steps that follow the reading. Returns the resulting order. */
export async function importAlert(alert: ReadAlert): Promise<string> {
  const { companyId, runId, text, reading, equipment, place } = alert;
  const { UPLOADS_BUCKET: bucket } = readEnv({ UPLOADS_BUCKET: z.string().min(1) });
  const object = { bucket, key: `alerts/${companyId}/${runId}.txt` };
  const receivedAt = new Date().toISOString();
  await Promise.all([keepMessage(object, 'text', text), keepTextForm(companyId, runId, text)]);
  await transact([
    newRunWrite(
      storedRun.parse({
        id: runId,
        companyId,
        ...newRunState(new Date(receivedAt)),
        source: 'paste',
        messageKey: object.key,
        requestedBy: null,
        executionName: runId,
        receivedAt,
      }),
    ),
  ]);
  const found = { machine: { equipment }, place };
  const assessment = assess(reading, found, receivedAt);
  const message = { runId, companyId, source: 'paste', object, receivedAt, position: 0, of: 1, reading };
  const saved = await saveAlert({ ...message, ...found, assessment });
  const filed = await fileOrder({ ...message, ...found, ...saved });
  await finishImport({ runId, companyId, results: [{ ...saved, ...filed }] });
  if (filed.orderId === null) throw new Error(`No order came of ${runId}.`);
  return filed.orderId;
}
