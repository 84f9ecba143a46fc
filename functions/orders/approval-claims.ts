import * as z from 'zod';
import { metresBetween, type Point } from '#functions/jobsites/distance.ts';
import { jobsiteNameKey, samePlaceMetres } from '#functions/jobsites/jobsite-identity.ts';
import {
  absent,
  type ConditionFailed,
  check,
  type Expression,
  put,
  remove,
  update,
  type Write,
} from '#functions/platform/table.ts';
import { entityId } from '#schema/ids.ts';
import type { Address, Jobsite } from '#schema/places.ts';
import type { Order } from './order.ts';
import { type Refused, refuse } from './order-commands.ts';

/** A write of the approval's transaction, and what it means when its condition does not hold. */
export interface Claim {
  readonly write: Write;
  readonly failed: (failure: ConditionFailed) => ClaimLost;
}

type ClaimLost =
  | Refused
  /** The company has another jobsite of that name at that very place. */
  | { readonly jobsiteId: string }
  /** The jobsite that was named bears another name: this name makes a new one. */
  | { readonly jobsiteId: null };

/**
 * The jobsite of an order: its name is its own in the company, and stands for one place. A new one is written; one that
 * was there is left as it is, whatever access hours this order has, and only has to be the one of that name.
 */
export function claimJobsite(
  { companyId, address }: Pick<Order, 'companyId' | 'address'>,
  jobsite: Jobsite & { readonly id: string; readonly name: string },
  isNew: boolean,
): Claim[] {
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

/** A machine's serial number, which no other machine of the company may have: it moves on the machine's row too. */
export function claimSerialNumber(
  { companyId, equipment }: Pick<Order, 'companyId' | 'equipment'>,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): Claim[] {
  const pk = `COMPANY#${companyId}`;
  const ofMachine = { values: { ':equipment': equipment.id } };
  return [
    ...(to === null
      ? []
      : [
          {
            write: put(
              { pk, sk: `SERIAL#${to}`, kind: 'unique', equipmentId: equipment.id },
              { expression: 'attribute_not_exists(pk) OR equipmentId = :equipment', ...ofMachine },
            ),
            failed: () => serialNumberTaken(to),
          },
        ]),
    ...(from === null
      ? []
      : [
          {
            write: remove(
              { pk, sk: `SERIAL#${from}` },
              { expression: 'attribute_not_exists(pk) OR equipmentId = :equipment', ...ofMachine },
            ),
            failed: machineChanged,
          },
        ]),
    {
      write: update(
        { pk, sk: `EQUIPMENT#${equipment.id}` },
        { expression: 'SET serialNumber = :to', values: { ':to': to } },
        { expression: 'serialNumber = :from', values: { ':from': from } },
      ),
      failed: machineChanged,
    },
  ];
}

const metresPerDegree = 111_195;

/** Whether a name is that jobsite's, and that is there. A box round the place: conditions know no circles. */
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

function nameLost(row: ConditionFailed['row'], jobsiteId: string, address: Address): ClaimLost {
  // Nobody has the name: so it is not that of the jobsite that was named, and makes a new one.
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

function serialNumberTaken(serialNumber: string): Refused {
  return refuse(
    'DUPLICATE_SERIAL_NUMBER',
    `The serial number '${serialNumber}' is already used for another piece of equipment.`,
    { conflictsWith: serialNumber },
  );
}

function machineChanged(): Refused {
  return refuse('CONFLICT', 'The machine’s serial number was changed meanwhile. Load the order again.');
}
