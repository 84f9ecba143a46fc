import * as z from 'zod';
import { readCompany } from '#functions/companies/read-company.ts';
import { parseCustomModel } from '#functions/equipment/catalogue/parse-custom-model.ts';
import { notFound } from '#functions/platform/errors.ts';
import { procedure } from '#functions/platform/trpc.ts';
import { explainAccessInput, explainAccessOutput } from '#schema/accounts/team.ts';
import { customModel, parseCustomModelStringInput } from '#schema/machines/catalogue.ts';
import {
  orderByIdInput,
  orderByIdOutput,
  ordersAllInput,
  ordersAllOutput,
  pendingOrdersCountInput,
  pendingOrdersCountOutput,
} from '#schema/orders/order-calls.ts';
import { countPending, listOrders } from '../lists/list-orders.ts';
import { headOf } from '../order.ts';
import { orderView } from '../order-view.ts';
import { loadHead, loadOrder } from '../store/orders.store.ts';
import { seesOrder } from '../visibility.rules.ts';
import { explainAccess } from './explain-access.ts';

/** Reading orders. */
export const readingProcedures = {
  all: procedure
    .meta({ permission: null })
    .input(ordersAllInput)
    .output(ordersAllOutput)
    .query(({ ctx, input }) => listOrders(ctx.caller, input)),

  /** With the version that the page shows, an unchanged order costs half a read unit. */
  byId: procedure
    .meta({ permission: null, entity: 'order', guarded: ['order'] })
    .input(orderByIdInput)
    .output(orderByIdOutput)
    .query(async ({ ctx, input }) => {
      if (input.version !== undefined) {
        const head = await loadHead(input.id);
        if (head === undefined || !seesOrder(ctx.caller, head)) throw notFound('The order');
        if (head.version <= input.version) return { unchanged: true as const, version: head.version };
      }
      const order = await loadOrder(input.id);
      if (order === undefined || !seesOrder(ctx.caller, headOf(order.order))) throw notFound('The order');
      return { unchanged: false as const, order: orderView(order, ctx.caller, ctx.now) };
    }),

  explainAccess: procedure
    .meta({ permission: 'user_management', entity: 'order' })
    .input(explainAccessInput)
    .output(explainAccessOutput)
    .query(({ ctx, input }) => explainAccess(ctx, input)),

  getPendingOrdersCount: procedure
    .meta({ permission: null })
    .input(pendingOrdersCountInput)
    .output(pendingOrdersCountOutput)
    .query(({ ctx, input }) => countPending(ctx.caller, input)),

  /** Whether an alert ever became an order. Until then the Pending tab invites to import one. */
  getHasOrderFromEquipmentAlerts: procedure
    .meta({ permission: null })
    .output(z.boolean())
    .query(async ({ ctx }) => (await readCompany(ctx.caller.companyId)).hasOrderFromEquipmentAlerts),

  /** Parses a typed machine into the catalogue's names. */
  parseCustomModelString: procedure
    .meta({ permission: null })
    .input(parseCustomModelStringInput)
    .output(customModel)
    .query(({ input }) => parseCustomModel(input.search)),
};
