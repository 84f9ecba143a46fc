import { isDeepStrictEqual } from 'node:util';
import { readMachine } from '#functions/equipment/read-machine.ts';
import { withTimeZone } from '#functions/places/time-zone.ts';
import { abilities } from '#functions/platform/abilities.ts';
import { newId } from '#functions/platform/ids.ts';
import { procedure } from '#functions/platform/trpc.ts';
import {
  orderOutput,
  transferOrdersInput,
  transferOrdersOutput,
  updateFaultCodesInput,
  updateJobsiteInput,
  updateParticipantsInput,
  updatePoNumberInput,
  updateSerialNumberInput,
} from '#schema/orders/order-calls.ts';
import { colleaguesAmong } from '../colleagues.ts';
import { finishCommand, giveCommand, loadForCommand } from '../give-command.ts';
import type { Setback } from '../store/orders.store.ts';
import { transferOrders } from './transfer-orders.ts';

/** Changes to an order besides its status (document 3 section 4). */
export const changeProcedures = {
  updatePoNumber: procedure
    .meta({ ...abilities.updatePoNumber, entity: 'order', guarded: ['order'] })
    .input(updatePoNumberInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) =>
      giveCommand(ctx, input.id, {
        name: 'updatePoNumber',
        poNumber: input.poNumber,
      }),
    ),

  /** The machine is read, in two more round trips, only if its numbers differ from the order's. */
  updateSerialNumber: procedure
    .meta({ ...abilities.updateSerialNumber, entity: 'order', guarded: ['order'] })
    .input(updateSerialNumberInput)
    .output(orderOutput)
    .mutation(async ({ ctx, input: { id, serialNumber, unitNumber } }) => {
      const atHand = await loadForCommand(ctx, id);
      const machineId = atHand.loaded?.order.equipment.id;
      const command = { name: 'updateSerialNumber', numbers: { serialNumber, unitNumber } } as const;
      let wasRead = false;
      return finishCommand(
        ctx,
        atHand,
        { ...command, known: null },
        {
          retryWith: async (setback) => {
            if (!isConflict(setback) || machineId === undefined || wasRead) return undefined;
            wasRead = true;
            const machine = await readMachine(ctx.caller.companyId, machineId);
            return machine && { ...command, known: machine };
          },
        },
      );
    }),

  updateParticipants: procedure
    .meta({ ...abilities.updateParticipants, entity: 'order', guarded: ['order'] })
    .input(updateParticipantsInput)
    .output(orderOutput)
    .mutation(async ({ ctx, input }) => {
      const { id, customerIds } = input;
      const [atHand, people] = await Promise.all([
        loadForCommand(ctx, id),
        colleaguesAmong(ctx.caller.companyId, customerIds),
      ]);
      const command = { name: 'updateParticipants', customerIds, people } as const;
      return finishCommand(ctx, atHand, command);
    }),

  /** While the order is pending or open. Codes are described by the fault knowledge. */
  updateFaultCodes: procedure
    .meta({ ...abilities.changeFaults, entity: 'order', guarded: ['order'] })
    .input(updateFaultCodesInput)
    .output(orderOutput)
    .mutation(async ({ ctx, input: { id, add, remove } }) => {
      // Large and rarely needed, so it is not loaded at the function's start.
      const { faultAsDisplayed } = await import('#functions/fault-knowledge/fault-as-displayed.ts');
      return giveCommand(ctx, id, {
        name: 'changeFaults',
        add: add.map((code) => faultAsDisplayed(newId('flt'), code)),
        remove,
      });
    }),

  /** The order's own address moves nothing: a page sends everything in its form. */
  updateJobsite: procedure
    .meta({ ...abilities.updateJobsite, entity: 'order', guarded: ['order'] })
    .input(updateJobsiteInput)
    .output(orderOutput)
    .mutation(async ({ ctx, input }) => {
      const { address, ...edits } = input.jobsite;
      const atHand = await loadForCommand(ctx, input.id);
      const isMoved = address !== undefined && !isDeepStrictEqual(address, atHand.loaded?.order.address);
      const command = isMoved
        ? ({ name: 'moveJobsite', edits: stated(edits), place: await withTimeZone(address) } as const)
        : ({ name: 'updateJobsite', edits: stated(edits) } as const);
      return finishCommand(ctx, atHand, command, {
        // Only the write can tell which jobsite has the name.
        retryWith: (setback) =>
          setback.kind === 'other-jobsite'
            ? { ...command, edits: { ...command.edits, id: setback.jobsiteId } }
            : undefined,
      });
    }),

  transferOrders: procedure
    .meta({ ...abilities.transfer, entity: 'account' })
    .input(transferOrdersInput)
    .output(transferOrdersOutput)
    .mutation(({ ctx, input }) => transferOrders(ctx, input)),
};

function isConflict(setback: Setback): boolean {
  return setback.kind === 'refused' && setback.refusal.code === 'CONFLICT';
}

/** Empty instructions are cleared. */
function stated<T extends { readonly arrivalInstructions?: string | null | undefined }>(edits: T): T {
  return edits.arrivalInstructions === '' ? { ...edits, arrivalInstructions: null } : edits;
}
