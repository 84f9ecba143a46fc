import { type Expression, parseRow, queryRows, update, type Write } from '#functions/platform/table.ts';
import { alertKey, printKey, type StoredAlert, storedAlert } from '../alerts.store.ts';

/** An alert, and whether it is on the waiting list. One round trip, one read unit per 4 KB. */
export async function loadAlert(
  alertId: string,
): Promise<{ alert: StoredAlert; isWaiting: boolean } | undefined> {
  const { rows } = await queryRows({
    KeyConditionExpression: 'pk = :alert',
    ExpressionAttributeValues: { ':alert': alertKey(alertId).pk },
    ConsistentRead: true,
  });
  const row = rows.find(({ kind }) => kind === 'alert');
  return (
    row && { alert: parseRow(storedAlert, row), isWaiting: rows.some(({ kind }) => kind === 'waiting-alert') }
  );
}

/** For the transaction of a correction: the corrected alert, if nobody has corrected or filed it since it was read. */
export function putCorrected(before: StoredAlert, after: StoredAlert): Write {
  const { correction, outcome, equipmentAlertsFaultCodes, machine, place, assessment } = after;
  const changed = { correction, outcome, equipmentAlertsFaultCodes, machine, place, assessment };
  const names = Object.keys(changed);
  return update(
    alertKey(before.id),
    {
      expression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
      names: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      values: Object.fromEntries(Object.entries(changed).map(([name, value]) => [`:${name}`, value])),
    },
    asItWas(before),
  );
}

/** For the same transaction: makes the text, as it will be read from now on, count as this alert if it is sent again. */
export function rememberPrint(alert: StoredAlert): Write {
  return update(printKey(alert), {
    expression:
      'SET kind = :kind, runId = if_not_exists(runId, :run), alertId = if_not_exists(alertId, :alert)',
    values: { ':kind': 'alert-print', ':run': alert.runId, ':alert': alert.id },
  });
}

function asItWas({ companyId, orderId, correction }: StoredAlert): Expression {
  const order = orderId === null ? 'attribute_type(orderId, :null)' : 'orderId = :order';
  const version =
    correction?.version === undefined ? 'attribute_not_exists(correction)' : 'correction.#version = :seen';
  return {
    expression: `companyId = :company AND ${order} AND ${version}`,
    ...(correction && { names: { '#version': 'version' } }),
    values: {
      ':company': companyId,
      ...(orderId === null ? { ':null': 'NULL' } : { ':order': orderId }),
      ...(correction && { ':seen': correction.version }),
    },
  };
}
