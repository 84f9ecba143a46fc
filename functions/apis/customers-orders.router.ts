import { orderFromAlertProcedures } from '#functions/alerts/order-from-alert.procedures.ts';
import { customerSearchProcedures } from '#functions/matching/customer-search.procedures.ts';
import { chatProcedures } from '#functions/orders/chat/chat.procedures.ts';
import { approvalProcedures } from '#functions/orders/procedures/approval.procedures.ts';
import { bookingProcedures } from '#functions/orders/procedures/booking.procedures.ts';
import { changeProcedures } from '#functions/orders/procedures/change.procedures.ts';
import { creationProcedures } from '#functions/orders/procedures/creation.procedures.ts';
import { readingProcedures } from '#functions/orders/procedures/reading.procedures.ts';
import { serviceProcedures } from '#functions/orders/procedures/service.procedures.ts';
import { router } from '#functions/platform/trpc.ts';

/** customers.orders.*. Its parts come from several domains, so they are put together here. */
export const customersOrdersRouter = router({
  ...readingProcedures,
  ...creationProcedures,
  ...orderFromAlertProcedures,
  ...approvalProcedures,
  ...customerSearchProcedures,
  ...bookingProcedures,
  ...serviceProcedures,
  ...chatProcedures,
  ...changeProcedures,
});
