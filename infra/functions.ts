/** One function: where its handler is, and what its work needs. */
interface FunctionNeeds {
  /** Module that exports `handler`, from the project's root. */
  readonly entry: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
}

/** Every function there is, by its id. The one list that bundling, the stacks and the benches go by. */
export const functions = {
  // Sign-in: Cognito waits five seconds for a trigger, so none may take longer.
  'define-challenge': { entry: 'functions/sign-in/define-challenge.ts', memoryMb: 256, timeoutSeconds: 5 },
  'define-admin-challenge': {
    entry: 'functions/sign-in/define-admin-challenge.ts',
    memoryMb: 256,
    timeoutSeconds: 5,
  },
  'create-challenge': { entry: 'functions/sign-in/create-challenge.ts', memoryMb: 256, timeoutSeconds: 5 },
  'verify-challenge': { entry: 'functions/sign-in/verify-challenge.ts', memoryMb: 512, timeoutSeconds: 5 },
  'add-claims': { entry: 'functions/sign-in/add-claims.ts', memoryMb: 512, timeoutSeconds: 5 },

  // API surfaces: someone waits. A full vCPU (1,769 MB) halves the cold start, which is what these are felt by.
  'api-public': { entry: 'functions/apis/public.ts', memoryMb: 1769, timeoutSeconds: 15 },
  'api-app': { entry: 'functions/apis/app.ts', memoryMb: 1769, timeoutSeconds: 15 },
  'api-tech': { entry: 'functions/apis/tech.ts', memoryMb: 1769, timeoutSeconds: 15 },
  'api-admin': { entry: 'functions/apis/admin.ts', memoryMb: 1769, timeoutSeconds: 15 },

  // From the table to the bus.
  'publish-events': { entry: 'functions/outbox/publish-events.ts', memoryMb: 512, timeoutSeconds: 30 },

  // From the table to people's lists of orders, and to the search.
  'index-orders': { entry: 'functions/order-index/index-orders.ts', memoryMb: 512, timeoutSeconds: 60 },

  // Alerts: mail in and posts of providers, then one function for each step of alert-import.
  'receive-mail': {
    entry: 'functions/alert-import/doors/receive-mail.ts',
    memoryMb: 512,
    timeoutSeconds: 30,
  },
  'receive-alert': {
    entry: 'functions/alert-import/doors/receive-alert.ts',
    memoryMb: 1024,
    timeoutSeconds: 15,
  },
  'read-message': {
    entry: 'functions/alert-import/steps/read-message.ts',
    memoryMb: 1024,
    timeoutSeconds: 30,
  },
  'identify-machine': {
    entry: 'functions/alert-import/steps/identify-machine.ts',
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  'locate-machine': {
    entry: 'functions/alert-import/steps/locate-machine.ts',
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  'assess-faults': {
    entry: 'functions/alert-import/steps/assess-faults.ts',
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  'save-alert': { entry: 'functions/alert-import/steps/save-alert.ts', memoryMb: 512, timeoutSeconds: 15 },
  'file-order': { entry: 'functions/alert-import/steps/file-order.ts', memoryMb: 512, timeoutSeconds: 15 },
  'finish-import': {
    entry: 'functions/alert-import/steps/finish-import.ts',
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  'fail-import': { entry: 'functions/alert-import/steps/fail-import.ts', memoryMb: 512, timeoutSeconds: 15 },
  'end-lost-run': { entry: 'functions/alert-import/runs/end-lost-run.ts', memoryMb: 512, timeoutSeconds: 15 },

  // Matching: the search for technicians of an order that opens, wave by wave.
  'start-matching': { entry: 'functions/matching/start-matching.ts', memoryMb: 512, timeoutSeconds: 30 },
  'alert-wave': { entry: 'functions/matching/alert-wave.ts', memoryMb: 1024, timeoutSeconds: 30 },
  'keep-standing': {
    entry: 'functions/technicians/update-technician-stats.ts',
    memoryMb: 512,
    timeoutSeconds: 30,
  },
  'file-technicians': {
    entry: 'functions/technicians/follow-technician-changes.ts',
    memoryMb: 512,
    timeoutSeconds: 30,
  },
  'follow-company': { entry: 'functions/technicians/follow-company.ts', memoryMb: 512, timeoutSeconds: 60 },

  // Reminders: one-time schedules, and what they bring.
  'set-reminders': { entry: 'functions/reminders/set-reminders.ts', memoryMb: 512, timeoutSeconds: 30 },
  remind: { entry: 'functions/reminders/remind.ts', memoryMb: 512, timeoutSeconds: 30 },

  // Messages to people.
  'send-email': { entry: 'functions/notifications/send-email.ts', memoryMb: 512, timeoutSeconds: 30 },
  'send-push': { entry: 'functions/notifications/send-push.ts', memoryMb: 512, timeoutSeconds: 30 },
  'send-sms': { entry: 'functions/notifications/send-sms.ts', memoryMb: 512, timeoutSeconds: 30 },

  // And from people: what they text back.
  'receive-text': { entry: 'functions/text-replies/receive-text.ts', memoryMb: 512, timeoutSeconds: 30 },
} as const satisfies Record<string, FunctionNeeds>;

export type FunctionId = keyof typeof functions;

export const functionIds = Object.keys(functions) as FunctionId[];
