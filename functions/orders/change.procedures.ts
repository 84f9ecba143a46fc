import { isDeepStrictEqual } from 'node:util';
import { readMachine } from '#functions/equipment/read-machine.ts';
import { procedure } from '#functions/platform/trpc.ts';
import {
  orderOutput,
  transferOrdersInput,
  transferOrdersOutput,
  updateJobsiteInput,
  updateParticipantsInput,
  updatePoNumberInput,
  updateSerialNumberInput,
} from '#schema/orders.ts';
import { colleaguesAmong } from './colleagues.ts';
import { finishCommand, giveCommand, takeUp } from './give-command.ts';
import { placeOf } from './place.ts';
import { transferOrders } from './transfer-orders.ts';

/** What changes about an order beside its status (document 3 section 4). */
export const changeProcedures = {
  updatePoNumber: procedure
    .input(updatePoNumberInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) =>
      giveCommand(ctx, 'customers.orders.updatePoNumber', input.id, {
        name: 'updatePoNumber',
        poNumber: input.poNumber,
      }),
    ),

  updateSerialNumber: procedure
    .input(updateSerialNumberInput)
    .output(orderOutput)
    .mutation(async ({ ctx, input }) => {
      const atHand = await takeUp(ctx, input.id);
      const equipment = atHand.loaded?.order.equipment;
      const machine = equipment && (await readMachine(ctx.caller.companyId, equipment.id));
      const known = machine ?? equipment ?? { serialNumber: null, unitNumber: null };
      const { serialNumber, unitNumber = known.unitNumber } = input;
      return finishCommand(ctx, 'customers.orders.updateSerialNumber', atHand, {
        name: 'updateSerialNumber',
        numbers: { serialNumber, unitNumber },
        known: { serialNumber: known.serialNumber, unitNumber: known.unitNumber },
      });
    }),

  updateParticipants: procedure
    .input(updateParticipantsInput)
    .output(orderOutput)
    .mutation(async ({ ctx, input }) => {
      const { id, customerIds } = input;
      const [atHand, people] = await Promise.all([
        takeUp(ctx, id),
        colleaguesAmong(ctx.caller.companyId, customerIds),
      ]);
      const command = { name: 'updateParticipants', customerIds, people } as const;
      return finishCommand(ctx, 'customers.orders.updateParticipants', atHand, command);
    }),

  /** An address that is the order's own already moves nothing: a page sends all that its form holds. */
  updateJobsite: procedure
    .input(updateJobsiteInput)
    .output(orderOutput)
    .mutation(async ({ ctx, input }) => {
      const { address, ...edits } = input.jobsite;
      const atHand = await takeUp(ctx, input.id);
      const isMoved = address !== undefined && !isDeepStrictEqual(address, atHand.loaded?.order.address);
      const command = isMoved
        ? ({ name: 'moveJobsite', edits: stated(edits), place: await placeOf(address) } as const)
        : ({ name: 'updateJobsite', edits: stated(edits) } as const);
      return finishCommand(ctx, 'customers.orders.updateJobsite', atHand, command, {
        // Only the write can tell which jobsite it is that has the name.
        retryWith: (setback) =>
          setback.kind === 'other-jobsite'
            ? { ...command, edits: { ...command.edits, id: setback.jobsiteId } }
            : undefined,
      });
    }),

  transferOrders: procedure
    .input(transferOrdersInput)
    .output(transferOrdersOutput)
    .mutation(({ ctx, input }) => transferOrders(ctx, input)),
};

/** Instructions that were emptied are none. */
function stated<T extends { readonly arrivalInstructions?: string | null | undefined }>(edits: T): T {
  return edits.arrivalInstructions === '' ? { ...edits, arrivalInstructions: null } : edits;
}
