import * as z from 'zod';
import type { Point } from '#functions/jobsites/distance.ts';
import { blocksWithin, cellOf } from '#functions/matching/cells.ts';
import { AppError } from '#functions/platform/errors.ts';
import {
  absent,
  ConditionFailed,
  type Expression,
  getRow,
  parseRow,
  put,
  queryRows,
  remove,
  transact,
  update,
} from '#functions/platform/table.ts';
import { type TechnicianProfile, technicianProfile } from '#schema/technicians.ts';
import { candidateOf } from './candidate.rules.ts';
import type { TechnicianOnFile } from './read-technician.ts';
import {
  type Candidate,
  candidate,
  candidateKey,
  candidateRow,
  directoryKey,
  directoryKeyOf,
  techCellPk,
  technicianKey,
  technicianRow,
} from './technician-rows.ts';

/** Half a read unit, one when `consistent`. */
export async function getProfile(
  technicianId: string,
  options: { consistent?: boolean } = {},
): Promise<TechnicianProfile | undefined> {
  const row = await getRow(technicianKey(technicianId), options);
  return row && parseRow(technicianProfile, row);
}

/**
 * Writes a technician so that matching finds it where it now starts from, all in one transaction: profile, candidate and,
 * for a new cell, its directory. Any change of profile, account or company that the candidate repeats goes through here.
 * `before` is the profile that the change was made from; without it the technician must be new. Throws CONFLICT where
 * another change or a count of its standing came first: read again.
 */
export async function putTechnician(onFile: TechnicianOnFile, before?: TechnicianProfile): Promise<void> {
  const after = candidateOf(onFile);
  const moved = before === undefined || cellOf(before.homebase) !== cellOf(after);
  try {
    await transact([
      put(technicianRow(onFile.profile), before === undefined ? absent : stillAs(before)),
      put(candidateRow(after)),
      ...(moved && before !== undefined
        ? [remove(candidateKey({ technicianId: before.id, ...before.homebase }))]
        : []),
      // A cell stays in the directory when its last candidate leaves: to know that it was the last would make everybody
      // who comes and goes wait for one another, and an empty cell costs a search half a read unit.
      ...(moved
        ? [
            update(directoryKeyOf(after), {
              expression: 'SET kind = :kind ADD cells :cell',
              values: { ':kind': 'candidate-cells', ':cell': new Set([cellOf(after)]) },
            }),
          ]
        : []),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new AppError('CONFLICT', 'The technician was changed at the same moment. Please try again.');
  }
}

/** The cells with candidates in every block within reach: half a read unit a block, one round trip. */
export async function cellsNear(point: Point, miles: number): Promise<string[]> {
  const rows = await Promise.all(blocksWithin(point, miles).map((block) => getRow(directoryKey(block))));
  return rows.flatMap((row) => (row === undefined ? [] : [...parseRow(directory, row).cells]));
}

/** Everybody who starts from a cell, page by page: half a read unit for about ten candidates. */
export async function candidatesIn(cell: string): Promise<Candidate[]> {
  const found: Candidate[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await queryRows({
      KeyConditionExpression: 'pk = :cell',
      ExpressionAttributeValues: { ':cell': techCellPk(cell) },
      ExclusiveStartKey: startKey,
    });
    found.push(...page.rows.map((row) => parseRow(candidate, row)));
    startKey = page.lastKey;
  } while (startKey !== undefined);
  return found;
}

const directory = z.object({ cells: z.set(z.string()) });

/** Nothing of the profile has changed since it was read, its standing included. */
function stillAs(before: TechnicianProfile): Expression {
  const fields = Object.entries(before);
  return {
    expression: fields.map(([field]) => `#${field} = :${field}`).join(' AND '),
    names: Object.fromEntries(fields.map(([field]) => [`#${field}`, field])),
    values: Object.fromEntries(fields.map(([field, value]) => [`:${field}`, value])),
  };
}
