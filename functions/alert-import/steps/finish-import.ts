import { refusalOf } from '#functions/alerts/assessment/import-refusals.ts';
import type { AsyncRun } from '#schema/alerts.ts';
import { finishRun } from '../runs/end-run.ts';
import { finishInput } from './import-steps.ts';
import { stepHandler } from './step-handler.ts';

/** The last step of alert-import: tells the run what became of each machine. A run that was cancelled stays so. */
export const handler = stepHandler(finishInput, async ({ runId, results }) => {
  const reported: AsyncRun['results'] = results.map(
    ({ assessment, alert, orderId, attached, isNewOrder }) => ({
      alertId: alert.id,
      orderId,
      outcome: assessment.outcome,
      attached,
      isNewOrder,
    }),
  );
  const [first] = results;
  // One machine that can be imported, or asked about, makes the message worth showing.
  const error = results.every(({ assessment }) => refusalOf(assessment.outcome) !== null)
    ? (first?.assessment.message ?? refusalOf('not_an_alert'))
    : null;
  await finishRun(runId, reported, error);
  return { runId };
});
