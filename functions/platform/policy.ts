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
  'admin.profile.get': { surface: 'admin', kind: 'query', permission: 'admin_access', entity: null },
} as const satisfies Record<string, Policy>;

export type ProcedureName = keyof typeof policies;
