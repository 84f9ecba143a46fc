import { adminSearchProcedures } from '#functions/matching/admin-search.procedures.ts';
import { adminOrdersProcedures } from '#functions/orders/procedures/admin-orders.procedures.ts';
import { adminReadingProcedures } from '#functions/orders/procedures/admin-reading.procedures.ts';
import { router } from '#functions/platform/trpc.ts';

/** admin.orders.*: any order of any customer. */
export const adminOrdersRouter = router({
  ...adminReadingProcedures,
  ...adminSearchProcedures,
  ...adminOrdersProcedures,
});
