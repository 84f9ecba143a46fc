import * as z from 'zod';
import {
  absent,
  ConditionFailed,
  getParsed,
  parseRow,
  putRow,
  queryRows,
} from '#functions/platform/table.ts';
import { entityId, timestamp } from '#schema/ids.ts';
import { customModelKey } from '../machine-identity.ts';

/** A model that a company has added itself. */
const customModel = z.object({
  id: entityId,
  brand: z.string(),
  model: z.string(),
  /** Equipment type. */
  product: z.string(),
  createdAt: timestamp,
});
export type CustomModel = z.infer<typeof customModel>;

/** Half a read unit. */
export async function getCustomModel(companyId: string, modelId: string): Promise<CustomModel | undefined> {
  return getParsed(customModel, customModelKey(companyId, modelId));
}

/** Up to `most` of a company's own models, unordered. Half a read unit for about twenty. */
export async function listCustomModels(companyId: string, most: number): Promise<CustomModel[]> {
  const { pk, sk } = customModelKey(companyId, '');
  const { rows } = await queryRows({
    KeyConditionExpression: 'pk = :company AND begins_with(sk, :begin)',
    ExpressionAttributeValues: { ':company': pk, ':begin': sk },
    Limit: most,
  });
  return rows.map((row) => parseRow(customModel, row));
}

/** Adds a model, or returns the existing one with its id. One write unit. */
export async function addCustomModel(companyId: string, made: CustomModel): Promise<CustomModel> {
  try {
    await putRow({ ...customModelKey(companyId, made.id), kind: 'custom-model', ...made }, absent);
    return made;
  } catch (error) {
    if (!(error instanceof ConditionFailed) || error.row === undefined) throw error;
    return parseRow(customModel, error.row);
  }
}
