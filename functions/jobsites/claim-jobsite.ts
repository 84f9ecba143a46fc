import * as z from 'zod';
import { metresBetween, type Point } from '#functions/places/distance.ts';
import { type Refused, refuse } from '#functions/platform/refusal.ts';
import {
  absent,
  type Claim,
  type ConditionFailed,
  check,
  type Expression,
  put,
} from '#functions/platform/table.ts';
import { entityId } from '#schema/ids.ts';
import type { Address, Jobsite } from '#schema/places/places.ts';
import { jobsiteNameKey, samePlaceMetres } from './jobsites.rules.ts';

export type JobsiteLost =
  | Refused
  /** The company already has another jobsite of that name at that place. */
  | { readonly jobsiteId: string }
  /** The jobsite given has another name: this name makes a new one. */
  | { readonly jobsiteId: null };

/**
 * The jobsite of an order: its name is unique in the company and stands for one place. A new one is written; an
 * existing one stays as it is, whatever access hours this order has, and only has to be the one with that name.
 */
export function claimJobsite(
  { companyId, address }: { readonly companyId: string; readonly address: Address },
  jobsite: Jobsite & { readonly id: string; readonly name: string },
  isNew: boolean,
): Claim<JobsiteLost>[] {
  const pk = `COMPANY#${companyId}`;
  const nameKey = jobsiteNameKey(companyId, jobsite.name);
  const failed = ({ row }: ConditionFailed) => nameLost(row, jobsite.id, address);
  if (!isNew) return [{ write: check(nameKey, isOf(jobsite.id, address)), failed }];
  const { lat, long } = address;
  return [
    { write: put({ ...nameKey, kind: 'unique', jobsiteId: jobsite.id, lat, long }, absent), failed },
    { write: put({ pk, sk: `JOBSITE#${jobsite.id}`, kind: 'jobsite', ...jobsite, address }), failed },
  ];
}

const metresPerDegree = 111_195;

/**
 * Condition: the name belongs to that jobsite, at that place. A box around the place, since conditions can't use
 * circles.
 */
function isOf(jobsiteId: string, { lat, long }: Point): Expression {
  const height = (1.01 * samePlaceMetres) / metresPerDegree;
  const width = height / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return {
    expression: 'jobsiteId = :jobsite AND #lat BETWEEN :south AND :north AND #long BETWEEN :west AND :east',
    names: { '#lat': 'lat', '#long': 'long' },
    values: {
      ':jobsite': jobsiteId,
      ':south': lat - height,
      ':north': lat + height,
      ':west': long - width,
      ':east': long + width,
    },
  };
}

const nameRow = z.object({ jobsiteId: entityId, lat: z.number(), long: z.number() });

function nameLost(row: ConditionFailed['row'], jobsiteId: string, address: Address): JobsiteLost {
  // Nobody has the name, so it isn't the given jobsite's and makes a new one.
  if (row === undefined) return { jobsiteId: null };
  const held = nameRow.parse(row);
  if (held.jobsiteId !== jobsiteId && metresBetween(held, address) <= samePlaceMetres) {
    return { jobsiteId: held.jobsiteId };
  }
  return refuse(
    'JOBSITE_NAME_TAKEN',
    'The current jobsite name has already been used at another location. Please choose another.',
  );
}
