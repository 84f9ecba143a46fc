import * as z from 'zod';
import { getRow, parseRow, queryRows } from '#functions/platform/table.ts';
import { entityId } from '#schema/ids.ts';
import { type OrderEquipment, orderEquipment } from '#schema/orders/order.ts';
import { machineKey } from './machine-identity.ts';

/** Up to `most` machines of the company. Half a read unit for each 4 KB, which is about a dozen machines. */
export async function listMachines(companyId: string, most: number): Promise<OrderEquipment[]> {
  const { rows } = await queryRows(beginning(machineKey(companyId, ''), most));
  return rows.map((row) => parseRow(orderEquipment, row));
}

/**
 * Up to `most` machines whose number begins as that key does (`serialKey`, `unitKey`), in order of it. Half a read unit,
 * then half a unit a machine, side by side.
 */
export async function machinesOfNumbersThatBegin(
  key: { readonly pk: string; readonly sk: string },
  companyId: string,
  most: number,
): Promise<OrderEquipment[]> {
  const { rows } = await queryRows(beginning(key, most));
  const machines = await Promise.all(
    rows.map((row) => getRow(machineKey(companyId, parseRow(bearer, row).equipmentId))),
  );
  return machines.flatMap((row) => (row === undefined ? [] : [parseRow(orderEquipment, row)]));
}

const bearer = z.object({ equipmentId: entityId });

function beginning(key: { readonly pk: string; readonly sk: string }, most: number) {
  return {
    KeyConditionExpression: 'pk = :company AND begins_with(sk, :begin)',
    ExpressionAttributeValues: { ':company': key.pk, ':begin': key.sk },
    Limit: most,
  };
}
