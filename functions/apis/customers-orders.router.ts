import { orderFromAlertProcedures } from '#functions/alerts/order-from-alert.procedures.ts';
import { ownSearchProcedures } from '#functions/matching/own-search.procedures.ts';
import { approvalProcedures } from '#functions/orders/approval.procedures.ts';
import { bookingProcedures } from '#functions/orders/booking.procedures.ts';
import { changeProcedures } from '#functions/orders/change.procedures.ts';
import { chatProcedures } from '#functions/orders/chat.procedures.ts';
import { creationProcedures } from '#functions/orders/creation.procedures.ts';
import { readingProcedures } from '#functions/orders/reading.procedures.ts';
import { serviceProcedures } from '#functions/orders/service.procedures.ts';
import { router } from '#functions/platform/trpc.ts';

/** customers.orders.*. Its parts come from several domains, so they are put together here. */
export const customersOrdersRouter = router({
  ...readingProcedures,
  ...creationProcedures,
  ...orderFromAlertProcedures,
  ...approvalProcedures,
  ...ownSearchProcedures,
  ...bookingProcedures,
  ...serviceProcedures,
  ...chatProcedures,
  ...changeProcedures,
});
