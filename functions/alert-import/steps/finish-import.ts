import { refusalOf } from '#functions/alerts/assessment/import-refusals.ts';
import type { AsyncRun } from '#schema/alerts/alerts.ts';
import { finishRun } from '../runs/end-run.ts';
import { finishInput } from './import-steps.ts';
import { stepHandler } from './step-handler.ts';

/** The last step of alert-import: writes the result for each machine into the run. A cancelled run stays cancelled. */
export const handler = stepHandler(finishInput, async ({ runId, source, results }) => {
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
  // The message is worth showing if at least one machine was imported or needs an answer.
  const error = results.every(({ assessment }) => refusalOf(assessment.outcome) !== null)
    ? (first?.assessment.message ?? refusalOf('not_an_alert'))
    : null;
  await finishRun(runId, reported, error, source);
  return { runId };
});
