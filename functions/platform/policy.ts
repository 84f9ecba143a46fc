import type { Permission } from '#schema/roles.ts';

/** What stands for each procedure: who may call it at all. What it may see is in the procedure's own store reads. */
export interface Policy {
  readonly surface: 'public' | 'app' | 'tech' | 'admin';
  readonly kind: 'query' | 'mutation';
  /** The caller's role must hold it; null: any signed-in caller of the surface, or anybody on the public one. */
  readonly permission: Permission | null;
  /** What its input names, and so must be visible to the caller, else NOT_FOUND. */
  readonly entity: 'order' | 'run' | 'alert' | 'account' | null;
}

/** The one table of who may do what; the isolation tests are generated from it. */
export const policies = {
  'auth.accountExists': { surface: 'public', kind: 'query', permission: null, entity: null },
  'auth.otpSend': { surface: 'public', kind: 'mutation', permission: null, entity: null },
  'auth.otpVerify': { surface: 'public', kind: 'mutation', permission: null, entity: null },
  'auth.createAccount': { surface: 'public', kind: 'mutation', permission: null, entity: null },
  'auth.activate': { surface: 'public', kind: 'mutation', permission: null, entity: null },
  'public.searchCustomerCompanies': { surface: 'public', kind: 'query', permission: null, entity: null },
  'customers.profile.get': { surface: 'app', kind: 'query', permission: null, entity: null },
  'customers.profile.getCreditUsage': { surface: 'app', kind: 'query', permission: null, entity: null },
  'customers.profile.completeTelematicsOnboarding': {
    surface: 'app',
    kind: 'mutation',
    permission: 'order_management',
    entity: null,
  },
  'customers.roles.all': { surface: 'app', kind: 'query', permission: null, entity: null },
  'customers.orders.all': { surface: 'app', kind: 'query', permission: null, entity: null },
  'customers.orders.byId': { surface: 'app', kind: 'query', permission: null, entity: 'order' },
  'customers.orders.getPendingOrdersCount': {
    surface: 'app',
    kind: 'query',
    permission: null,
    entity: null,
  },
  'customers.orders.getHasOrderFromEquipmentAlerts': {
    surface: 'app',
    kind: 'query',
    permission: null,
    entity: null,
  },
  'customers.orders.approvePendingOrder': {
    surface: 'app',
    kind: 'mutation',
    permission: 'order_management',
    entity: 'order',
  },
  'customers.orders.rejectPendingOrder': {
    surface: 'app',
    kind: 'mutation',
    permission: 'order_management',
    entity: 'order',
  },
  'customers.orders.reopenPendingOrder': {
    surface: 'app',
    kind: 'mutation',
    permission: 'order_management',
    entity: 'order',
  },
  'customers.orders.createFromEquipmentAlert': {
    surface: 'app',
    kind: 'mutation',
    permission: 'order_management',
    entity: 'alert',
  },
  'customers.orders.assignTechnician': {
    surface: 'app',
    kind: 'mutation',
    permission: 'order_management',
    entity: 'order',
  },
  'customers.orders.requestNewAvailability': {
    surface: 'app',
    kind: 'mutation',
    permission: 'order_management',
    entity: 'order',
  },
  'customers.orders.cancel': {
    surface: 'app',
    kind: 'mutation',
    permission: 'order_management',
    entity: 'order',
  },
  'customers.orders.reopen': {
    surface: 'app',
    kind: 'mutation',
    permission: 'order_management',
    entity: 'order',
  },
  'customers.orders.markTechnicianPresence': {
    surface: 'app',
    kind: 'mutation',
    permission: null,
    entity: 'order',
  },
  'customers.orders.reportIssue': { surface: 'app', kind: 'mutation', permission: null, entity: 'order' },
  'customers.orders.reviewJob': { surface: 'app', kind: 'mutation', permission: null, entity: 'order' },
  'customers.orders.getRatingAttributes': { surface: 'app', kind: 'query', permission: null, entity: null },
  'customers.orders.getTechnicianEstimatedFees': {
    surface: 'app',
    kind: 'query',
    permission: null,
    entity: 'order',
  },
  'customers.orders.createOrderUpdate': {
    surface: 'app',
    kind: 'mutation',
    permission: null,
    entity: 'order',
  },
  'customers.orders.answerQuestion': { surface: 'app', kind: 'mutation', permission: null, entity: 'order' },
  'customers.orders.getOrderQuestion': { surface: 'app', kind: 'query', permission: null, entity: 'order' },
  'customers.orders.deliverChatbotUpdate': {
    surface: 'app',
    kind: 'mutation',
    permission: null,
    entity: 'order',
  },
  'customers.orders.getS3PresignedPost': {
    surface: 'app',
    kind: 'mutation',
    permission: null,
    entity: 'order',
  },
  'customers.orders.getFileUrl': { surface: 'app', kind: 'query', permission: null, entity: 'order' },
  'customers.jobsites.jobsiteNameExists': {
    surface: 'app',
    kind: 'query',
    permission: 'view_and_request_orders',
    entity: null,
  },
  'customers.equipmentAlerts.import': {
    surface: 'app',
    kind: 'mutation',
    permission: 'order_management',
    entity: null,
  },
  'customers.equipmentAlerts.byTelematicsAlertId': {
    surface: 'app',
    kind: 'query',
    permission: 'order_management',
    entity: 'alert',
  },
  'customers.asyncRuns.byId': {
    surface: 'app',
    kind: 'query',
    permission: 'order_management',
    entity: 'run',
  },
  'customers.asyncRuns.cancel': {
    surface: 'app',
    kind: 'mutation',
    permission: 'order_management',
    entity: 'run',
  },
  'technicians.profile.get': {
    surface: 'tech',
    kind: 'query',
    permission: 'technician_access',
    entity: null,
  },
  'technicians.jobs.near': { surface: 'tech', kind: 'query', permission: 'technician_access', entity: null },
  'technicians.jobs.mine': { surface: 'tech', kind: 'query', permission: 'technician_access', entity: null },
  'technicians.jobs.byId': {
    surface: 'tech',
    kind: 'query',
    permission: 'technician_access',
    entity: 'order',
  },
  'technicians.jobs.submitAvailability': {
    surface: 'tech',
    kind: 'mutation',
    permission: 'technician_can_submit_availability',
    entity: 'order',
  },
  'technicians.jobs.removeAvailability': {
    surface: 'tech',
    kind: 'mutation',
    permission: 'technician_can_submit_availability',
    entity: 'order',
  },
  'technicians.jobs.askQuestion': {
    surface: 'tech',
    kind: 'mutation',
    permission: 'technician_access',
    entity: 'order',
  },
  'technicians.jobs.createOrderUpdate': {
    surface: 'tech',
    kind: 'mutation',
    permission: 'technician_access',
    entity: 'order',
  },
  'technicians.jobs.getS3PresignedPost': {
    surface: 'tech',
    kind: 'mutation',
    permission: 'technician_access',
    entity: 'order',
  },
  'technicians.jobs.getFileUrl': {
    surface: 'tech',
    kind: 'query',
    permission: 'technician_access',
    entity: 'order',
  },
  'technicians.jobs.markTechnicianPresence': {
    surface: 'tech',
    kind: 'mutation',
    permission: 'technician_access',
    entity: 'order',
  },
  'technicians.jobs.doneForDay': {
    surface: 'tech',
    kind: 'mutation',
    permission: 'technician_access',
    entity: 'order',
  },
  'technicians.jobs.partsNeeded': {
    surface: 'tech',
    kind: 'mutation',
    permission: 'technician_access',
    entity: 'order',
  },
  'technicians.jobs.reschedule': {
    surface: 'tech',
    kind: 'mutation',
    permission: 'technician_access',
    entity: 'order',
  },
  'technicians.jobs.giveBack': {
    surface: 'tech',
    kind: 'mutation',
    permission: 'technician_access',
    entity: 'order',
  },
  'technicians.jobs.complete': {
    surface: 'tech',
    kind: 'mutation',
    permission: 'technician_access',
    entity: 'order',
  },
  'admin.profile.get': { surface: 'admin', kind: 'query', permission: 'admin_access', entity: null },
} as const satisfies Record<string, Policy>;

export type ProcedureName = keyof typeof policies;
