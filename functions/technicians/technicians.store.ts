import * as z from 'zod';
import { cellOf } from '#functions/places/cells.ts';
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
  type Write,
} from '#functions/platform/table.ts';
import { type TechnicianProfile, technicianProfile } from '#schema/technicians/technician.ts';
import { candidateOf } from './candidate.rules.ts';
import type { TechnicianOnFile } from './read-technician.ts';
import {
  type Candidate,
  candidate,
  candidateKey,
  candidateRow,
  type TruckCard,
  technicianKey,
  technicianRow,
  truckCard,
  trucksOf,
} from './technician-rows.ts';

/** Half a read unit, one when `consistent`. */
export async function getProfile(
  technicianId: string,
  options: { consistent?: boolean } = {},
): Promise<TechnicianProfile | undefined> {
  const row = await getRow(technicianKey(technicianId), options);
  return row && parseRow(technicianProfile, row);
}

/** The candidate that stands where a profile says, as it is now. A read unit. */
export async function getCandidate(
  at: Pick<Candidate, 'technicianId' | 'lat' | 'long'>,
): Promise<Candidate | undefined> {
  const row = await getRow(candidateKey(at), { consistent: true });
  return row && parseRow(candidate, row);
}

/**
 * Writes a technician in one transaction: its profile, and its candidate, of which the stream tells whoever files it for
 * searches (`file-technician.ts`). Any change of profile, account or company that the candidate repeats goes through here.
 * `before` is the profile that the change was made from; without it the technician must be new. Throws CONFLICT where
 * another change or a count of its standing came first: read again.
 */
export async function putTechnician(onFile: TechnicianOnFile, before?: TechnicianProfile): Promise<void> {
  try {
    await transact(technicianWrites(onFile, before));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new AppError('CONFLICT', 'The technician was changed at the same moment. Please try again.');
  }
}

/** The members of that transaction, for one that changes account or company with it. The first of them holds the condition. */
export function technicianWrites(onFile: TechnicianOnFile, before?: TechnicianProfile): Write[] {
  const after = candidateOf(onFile);
  const moved = before === undefined || cellOf(before.homebase) !== cellOf(after);
  return [
    put(technicianRow(onFile.profile), before === undefined ? absent : stillAs(before)),
    put(candidateRow(after)),
    ...(moved && before !== undefined
      ? [remove(candidateKey({ technicianId: before.id, ...before.homebase }))]
      : []),
  ];
}

/**
 * The trucks of a company's technicians, by technician, inactive ones' too; lags behind changes by moments. Half a read unit
 * for each 4 KB, which is some twenty technicians.
 */
export async function listTrucks(companyId: string): Promise<TruckCard[]> {
  const { rows } = await queryRows({
    IndexName: 'byList',
    KeyConditionExpression: 'gsi1pk = :trucks',
    ExpressionAttributeValues: { ':trucks': trucksOf(companyId) },
    Limit: mostTechnicians,
  });
  return rows.map((row) => parseRow(carriesTrucks, row).card);
}

const mostTechnicians = 100;
const carriesTrucks = z.object({ card: truckCard });

/**
 * Nothing of the profile has changed since it was read, its standing included. A profile from before skills and trucks has
 * neither, and its software by name alone.
 */
function stillAs(before: TechnicianProfile): Expression {
  const fields = Object.entries(before);
  const same = fields.map(([field]) => {
    const asRead = `#${field} = :${field}`;
    if (field === 'software') return `(${asRead} OR #software = :softwareNames)`;
    const mayLack = (field === 'skills' || field === 'trucks') && before[field].length === 0;
    return mayLack ? `(${asRead} OR attribute_not_exists(#${field}))` : asRead;
  });
  return {
    expression: same.join(' AND '),
    names: Object.fromEntries(fields.map(([field]) => [`#${field}`, field])),
    values: {
      ...Object.fromEntries(fields.map(([field, value]) => [`:${field}`, value])),
      ':softwareNames': before.software.map(({ name }) => name),
    },
  };
}
