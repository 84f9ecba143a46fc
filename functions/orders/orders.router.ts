import { ownSearchProcedures } from '#functions/matching/own-search.procedures.ts';
import { router } from '#functions/platform/trpc.ts';
import { approvalProcedures } from './approval.procedures.ts';
import { bookingProcedures } from './booking.procedures.ts';
import { changeProcedures } from './change.procedures.ts';
import { chatProcedures } from './chat.procedures.ts';
import { creationProcedures } from './creation.procedures.ts';
import { readingProcedures } from './reading.procedures.ts';
import { serviceProcedures } from './service.procedures.ts';

/** customers.orders.*, by the question that each part answers. */
export const ordersRouter = router({
  ...readingProcedures,
  ...creationProcedures,
  ...approvalProcedures,
  ...ownSearchProcedures,
  ...bookingProcedures,
  ...serviceProcedures,
  ...chatProcedures,
  ...changeProcedures,
});
