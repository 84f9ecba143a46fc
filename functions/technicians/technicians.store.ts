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

/** Half a read unit, one if `consistent`. */
export async function getProfile(
  technicianId: string,
  options: { consistent?: boolean } = {},
): Promise<TechnicianProfile | undefined> {
  const row = await getRow(technicianKey(technicianId), options);
  return row && parseRow(technicianProfile, row);
}

/** The candidate at a profile's homebase, consistent. One read unit. */
export async function getCandidate(
  at: Pick<Candidate, 'technicianId' | 'lat' | 'long'>,
): Promise<Candidate | undefined> {
  const row = await getRow(candidateKey(at), { consistent: true });
  return row && parseRow(candidate, row);
}

/**
 * Writes a technician's profile and candidate in one transaction; the stream then triggers filing for searches
 * (`index-technician.ts`). Any change of profile, account or company that the candidate repeats goes through here.
 * `before` is the profile that was read; without it the technician must be new. Throws CONFLICT if another change or a
 * count came first: read again.
 */
export async function putTechnician(onFile: TechnicianOnFile, before?: TechnicianProfile): Promise<void> {
  try {
    await transact(technicianWrites(onFile, before));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new AppError('CONFLICT', 'The technician was changed at the same moment. Please try again.');
  }
}

/** The writes of that transaction, for those that also change account or company. The first has the condition. */
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
 * The trucks of a company's technicians, inactive ones too; may lag briefly. Half a read unit per 4 KB, which is about
 * twenty technicians.
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
 * The profile is unchanged since it was read, stats included. Older profiles lack skills and trucks, and have software
 * as plain names.
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
