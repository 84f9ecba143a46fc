import { fileURLToPath } from 'node:url';

/** Where a function's handler is, and what it needs. */
interface FunctionNeeds {
  /** Module that exports `handler`, relative to the project's root. */
  readonly entry: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
}

/**
 * Every function by id: handler, MB of memory, timeout in seconds. Bundling, the stacks and the benches all read this
 * list.
 */
export const functions = {
  // Sign-in: Cognito waits five seconds for a trigger, so none may take longer.
  'define-challenge': at('functions/sign-in/define-challenge.ts', 256, 5),
  'define-admin-challenge': at('functions/sign-in/define-admin-challenge.ts', 256, 5),
  'create-challenge': at('functions/sign-in/create-challenge.ts', 256, 5),
  'verify-challenge': at('functions/sign-in/verify-challenge.ts', 512, 5),
  'add-claims': at('functions/sign-in/add-claims.ts', 512, 5),

  // API surfaces: someone waits. A full vCPU (1,769 MB) halves the cold start, the delay that people notice most.
  'api-public': at('functions/apis/public.router.ts', 1769, 15),
  'api-app': at('functions/apis/app.router.ts', 1769, 15),
  'api-tech': at('functions/apis/tech.router.ts', 1769, 15),
  'api-admin': at('functions/apis/admin.router.ts', 1769, 15),

  // From the table to the bus.
  'publish-events': at('functions/outbox/publish-events.ts', 512, 30),

  // From the table to people's order lists and the search.
  'index-orders': at('functions/orders/lists/index-orders.ts', 512, 60),

  // Alerts: incoming mail and providers' posts, then one function for each step of alert-import.
  'receive-mail': at('functions/alert-import/doors/receive-mail.ts', 512, 30),
  'receive-alert': at('functions/alert-import/doors/receive-alert.ts', 1024, 15),
  'read-message': at('functions/alert-import/steps/read-message.ts', 1024, 30),
  'identify-machine': at('functions/alert-import/steps/identify-machine.ts', 512, 15),
  'locate-machine': at('functions/alert-import/steps/locate-machine.ts', 512, 15),
  'assess-faults': at('functions/alert-import/steps/assess-faults.ts', 512, 15),
  'save-alert': at('functions/alert-import/steps/save-alert.ts', 512, 15),
  'file-order': at('functions/alert-import/steps/file-order.ts', 512, 15),
  'finish-import': at('functions/alert-import/steps/finish-import.ts', 512, 15),
  'fail-import': at('functions/alert-import/steps/fail-import.ts', 512, 15),
  'end-lost-run': at('functions/alert-import/runs/end-lost-run.ts', 512, 15),

  // Matching: the search for technicians for an open order, wave by wave. Its queue retries a failed item after six
  // times this timeout, which is how long the order waits.
  'start-matching': at('functions/matching/start-matching.ts', 512, 15),
  'alert-wave': at('functions/matching/alert-wave.ts', 1024, 30),
  'keep-standing': at('functions/jobs/update-technician-stats.ts', 512, 30),
  'file-technicians': at('functions/technicians/near/follow-technician-changes.ts', 512, 30),
  'follow-company': at('functions/technicians/company/follow-company.ts', 512, 60),

  // Reminders: setting one-time schedules, and handling what they send.
  'set-reminders': at('functions/reminders/set-reminders.ts', 512, 30),
  remind: at('functions/reminders/remind.ts', 512, 30),

  // Messages to people.
  'send-email': at('functions/notifications/send-email.ts', 512, 30),
  'send-push': at('functions/notifications/send-push.ts', 512, 30),
  // Waits for its turn to send; its claim on a notice lasts 60 seconds.
  'send-sms': at('functions/notifications/send-sms.ts', 512, 55),

  // Ends mail to addresses that bounce or complain.
  'stop-mail': at('functions/accounts/stop-mail.ts', 512, 30),

  // Messages from people: what they text back.
  'receive-text': at('functions/text-replies/receive-text.ts', 512, 30),

  // Tests the service from outside, on a schedule. It mostly waits, above all for mail.
  canary: at('functions/canary/canary.ts', 512, 300),
};

export type FunctionId = keyof typeof functions;

export const functionIds = Object.keys(functions) as FunctionId[];

/** Where package.json is. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

function at(entry: string, memoryMb: number, timeoutSeconds: number): FunctionNeeds {
  return { entry, memoryMb, timeoutSeconds };
}
