import { carryOutFor, loadForCommand } from '#functions/orders/give-command.ts';
import { procedure } from '#functions/platform/trpc.ts';
import {
  explainSearchInput,
  explainSearchOutput,
  resendAlertsInput,
  resendAlertsOutput,
} from '#schema/orders/search-explanation.ts';
import { explainSearch } from './explain-search.ts';

/** admin.orders.*: the search for technicians, as admins see and restart it. */
export const adminSearchProcedures = {
  explainSearch: procedure
    .meta({ permission: 'admin_access', entity: 'order' })
    .input(explainSearchInput)
    .output(explainSearchOutput)
    .query(({ input }) => explainSearch(input.id, input.matchingRound)),

  /** Throws INVALID_TRANSITION, CONFLICT, and RATE_LIMITED within ten minutes of the last time. */
  resendAlerts: procedure
    .meta({ permission: 'admin_access', entity: 'order' })
    .input(resendAlertsInput)
    .output(resendAlertsOutput)
    .mutation(async ({ ctx, input }) => {
      const atHand = await loadForCommand(ctx, input.id);
      const { order } = await carryOutFor(ctx, atHand, { name: 'resendAlerts' });
      const { id, matchingRound, numberOfAlertedTechnicians } = order;
      return {
        orderId: id,
        matchingRound,
        numberOfAlertedTechnicians,
        restarted: numberOfAlertedTechnicians === 0,
      };
    }),
};
