import type { Permission } from '#schema/accounts/roles.ts';
import type { GuardedThing } from './field-readers.ts';

/** What stands for each procedure: who may call it at all. What it may see is in the procedure's own store reads. */
export interface Policy {
  readonly surface: 'public' | 'app' | 'tech' | 'admin';
  readonly kind: 'query' | 'mutation';
  /** The caller's role must hold it; null: any signed-in caller of the surface, or anybody on the public one. */
  readonly permission: Permission | null;
  /** What its input names, and so must be visible to the caller, else NOT_FOUND. */
  readonly entity: 'order' | 'run' | 'alert' | 'account' | 'company' | null;
  /** Whose fields its answer holds that not each role is told: see `fieldReaders`. */
  readonly guarded?: readonly GuardedThing[];
  /** What it lets people do, as one reads it who gives somebody a role: 'Approve a pending order'. */
  readonly does?: string;
}

/** Rows of the table: the permission and the entity; null, or left out, where there is none. */
function rowsOf(surface: Policy['surface']) {
  const rowOf =
    (kind: Policy['kind']) =>
    (
      permission: Policy['permission'] = null,
      entity: Policy['entity'] = null,
      more: Pick<Policy, 'guarded' | 'does'> = {},
    ): Policy => ({ surface, kind, permission, entity, ...more });
  return { query: rowOf('query'), mutation: rowOf('mutation') };
}
const open = rowsOf('public');
const app = rowsOf('app');
const tech = rowsOf('tech');
const admin = rowsOf('admin');

/** The one table of who may do what; the isolation tests are generated from it. */
export const policies = {
  'auth.accountExists': open.query(),
  'auth.otpSend': open.mutation(),
  'auth.otpVerify': open.mutation(),
  'auth.createAccount': open.mutation(),
  'auth.activate': open.mutation(),
  'auth.getUnreads': app.query(),
  'auth.markAsRead': app.mutation(null, 'order'),
  'auth.sendContactCode': app.mutation(),
  'auth.proveContact': app.mutation(),
  'auth.updateNotificationSettings': app.mutation(),
  'auth.sessions': app.query(),
  'auth.signOutEverywhere': app.mutation(),
  'public.searchCustomerCompanies': open.query(),
  'public.getBrands': open.query(),
  'public.getProducts': open.query(),
  'public.getModels': open.query(),
  'public.getNumberOfTechniciansByEquipment': open.query(),
  'public.parseCustomModelString': open.query(),
  'public.searchAddresses': open.query(),
  'public.unsubscribe': open.mutation(),
  'customers.profile.get': app.query(null, null, { guarded: ['company'] }),
  'customers.profile.getCreditUsage': app.query(null, null, { guarded: ['company'] }),
  'customers.profile.notices': app.query(),
  'customers.profile.webPushKey': app.query(),
  'customers.profile.addWebPushToken': app.mutation(),
  'customers.profile.removeWebPushToken': app.mutation(),
  'customers.profile.completeTelematicsOnboarding': app.mutation('order_management'),
  'customers.profile.updateCompany': app.mutation('company_management'),
  'customers.profile.updateBillingInfo': app.mutation('user_management', null, {
    does: 'Change where invoices go',
  }),
  'customers.roles.all': app.query(),
  'customers.orders.all': app.query(),
  'customers.orders.byId': app.query(null, 'order', { guarded: ['order'] }),
  'customers.orders.explainSearch': app.query('view_and_request_orders', 'order'),
  'customers.orders.getPendingOrdersCount': app.query(),
  'customers.orders.parseCustomModelString': app.query(),
  'customers.orders.getHasOrderFromEquipmentAlerts': app.query(),
  'customers.orders.create': app.mutation('view_and_request_orders', null, {
    guarded: ['order'],
    does: 'Request service',
  }),
  'customers.orders.describeFaults': app.query('view_and_request_orders'),
  'customers.orders.approvePendingOrder': app.mutation('order_management', 'order', {
    guarded: ['order'],
    does: 'Approve a pending order',
  }),
  'customers.orders.rejectPendingOrder': app.mutation('order_management', 'order', {
    guarded: ['order'],
    does: 'Reject a pending order',
  }),
  'customers.orders.reopenPendingOrder': app.mutation('order_management', 'order', {
    guarded: ['order'],
    does: 'Reopen a rejected order',
  }),
  'customers.orders.createFromEquipmentAlert': app.mutation('order_management', 'alert'),
  'customers.orders.assignTechnician': app.mutation('order_management', 'order', {
    guarded: ['order'],
    does: 'Choose and book a technician',
  }),
  'customers.orders.requestNewAvailability': app.mutation('order_management', 'order', {
    guarded: ['order'],
    does: 'Ask a technician for a new time',
  }),
  'customers.orders.cancel': app.mutation('order_management', 'order', {
    guarded: ['order'],
    does: 'Cancel an order',
  }),
  'customers.orders.reopen': app.mutation('order_management', 'order', {
    guarded: ['order'],
    does: 'Reopen a cancelled order',
  }),
  'customers.orders.markTechnicianPresence': app.mutation(null, 'order', {
    guarded: ['order'],
    does: 'Confirm that a technician came or left',
  }),
  'customers.orders.reportIssue': app.mutation(null, 'order', {
    guarded: ['order'],
    does: 'Report a problem with a job',
  }),
  'customers.orders.reviewJob': app.mutation(null, 'order', {
    guarded: ['order'],
    does: 'Rate a job',
  }),
  'customers.orders.getRatingAttributes': app.query(),
  'customers.orders.getTechnicianEstimatedFees': app.query(null, 'order', { guarded: ['order'] }),
  'customers.orders.createOrderUpdate': app.mutation(null, 'order', {
    guarded: ['order'],
    does: 'Write in the chat',
  }),
  'customers.orders.answerQuestion': app.mutation(null, 'order', {
    guarded: ['order'],
    does: 'Answer technicians’ questions',
  }),
  'customers.orders.getOrderQuestion': app.query(null, 'order'),
  'customers.orders.deliverChatbotUpdate': app.mutation(null, 'order', { guarded: ['order'] }),
  'customers.orders.updatePoNumber': app.mutation(null, 'order', {
    guarded: ['order'],
    does: 'Change the PO number',
  }),
  'customers.orders.updateSerialNumber': app.mutation(null, 'order', {
    guarded: ['order'],
    does: 'Change the serial number',
  }),
  'customers.orders.updateParticipants': app.mutation('view_and_request_orders', 'order', {
    guarded: ['order'],
    does: 'Change who takes part',
  }),
  'customers.orders.updateJobsite': app.mutation('view_and_request_orders', 'order', {
    guarded: ['order'],
    does: 'Change the jobsite',
  }),
  'customers.orders.updateFaultCodes': app.mutation('view_and_request_orders', 'order', {
    guarded: ['order'],
    does: 'Change fault codes',
  }),
  'customers.orders.transferOrders': app.mutation('user_management', 'account', {
    does: 'Transfer orders to another owner',
  }),
  'customers.orders.explainAccess': app.query('user_management', 'order'),
  'customers.orders.getS3PresignedPost': app.mutation(null, 'order'),
  'customers.orders.getFileUrl': app.query(null, 'order'),
  'customers.jobsites.jobsiteNameExists': app.query('view_and_request_orders'),
  'customers.jobsites.findJobsite': app.query('view_and_request_orders'),
  'customers.jobsites.getJobsitesInBounds': app.query('view_and_request_orders'),
  'customers.jobsites.addressAt': app.query('view_and_request_orders'),
  'customers.jobsites.searchAddressesAndJobsites': app.query('view_and_request_orders'),
  'customers.equipmentAlerts.import': app.mutation('order_management', null, {
    does: 'Import machine alerts',
  }),
  'customers.equipmentAlerts.byTelematicsAlertId': app.query('order_management', 'alert'),
  'customers.equipmentAlerts.setUp': app.query('order_management'),
  'customers.equipmentAlerts.replaceAddress': app.mutation('order_management'),
  'customers.equipmentAlerts.replaceProviderKey': app.mutation('order_management'),
  'customers.equipmentAlerts.removeProviderKey': app.mutation('order_management'),
  'customers.equipmentAlerts.waiting': app.query('order_management'),
  'customers.equipmentAlerts.dismiss': app.mutation('order_management', 'alert'),
  'customers.equipmentAlerts.ofOrder': app.query('order_management', 'order'),
  'customers.equipmentAlerts.original': app.query('order_management', 'alert'),
  'customers.equipmentAlerts.correct': app.mutation('order_management', 'alert'),
  'customers.incomingMessages.all': app.query('order_management', null, {
    does: 'See which alerts came in, and which could not be read',
  }),
  'customers.incomingMessages.text': app.query('order_management', 'run'),
  'customers.incomingMessages.tryAgain': app.mutation('order_management', 'run'),
  'customers.incomingMessages.dismiss': app.mutation('order_management', 'run'),
  'customers.asyncRuns.byId': app.query('order_management', 'run'),
  'customers.asyncRuns.cancel': app.mutation('order_management', 'run'),
  'customers.technicians.byId': app.query(null, 'order', { guarded: ['technician'] }),
  'customers.technicians.getOverallRating': app.query(),
  'customers.technicians.getReviews': app.query(),
  'customers.accounts.all': app.query('view_and_request_orders', null, { guarded: ['person'] }),
  'customers.accounts.byId': app.query('view_and_request_orders', 'account', { guarded: ['person'] }),
  'customers.accounts.createOrUpdate': app.mutation('user_management', 'account', {
    guarded: ['person'],
    does: 'Invite people and change their roles',
  }),
  'customers.accounts.updateStatus': app.mutation('user_management', 'account', {
    guarded: ['person'],
    does: 'Deactivate people',
  }),
  'customers.accounts.updateProfile': app.mutation(null, null, { guarded: ['person'] }),
  'customers.accounts.emailExists': app.query(),
  'customers.accounts.updateCompany': app.mutation('company_management', null, {
    does: 'Change the company’s name and logo',
  }),
  'customers.accounts.getS3PresignedPost': app.mutation(),
  'customers.accounts.activity': app.query('user_management', null, {
    does: 'Read who changed what in the team',
  }),
  'customers.accounts.getQuickPickParticipants': app.query('view_and_request_orders', null, {
    guarded: ['person'],
  }),
  'customers.equipment.validateSerialNumber': app.query('view_and_request_orders'),
  'customers.equipment.validateUnitNumber': app.query('view_and_request_orders'),
  'customers.equipment.all': app.query('view_and_request_orders'),
  'customers.equipment.searchModelsAndEquipment': app.query('view_and_request_orders'),
  'customers.models.getBrands': app.query(),
  'customers.models.getProducts': app.query(),
  'customers.models.createCustomModel': app.mutation('view_and_request_orders'),
  'technicians.account.sessions': tech.query(),
  'technicians.account.signOutEverywhere': tech.mutation(),
  'technicians.account.updateNotificationSettings': tech.mutation(),
  'technicians.account.notices': tech.query(),
  'technicians.account.webPushKey': tech.query(),
  'technicians.account.addWebPushToken': tech.mutation(),
  'technicians.account.removeWebPushToken': tech.mutation(),
  'technicians.profile.get': tech.query('technician_access'),
  'technicians.profile.getTechnician': tech.query('technician_access', 'account'),
  'technicians.profile.update': tech.mutation('technician_access', 'account'),
  'technicians.company.get': tech.query('company_management'),
  'technicians.company.technicians': tech.query('technician_can_submit_availability'),
  'technicians.company.updateSettings': tech.mutation('company_management'),
  'technicians.reviews.mine': tech.query('technician_access'),
  'technicians.jobs.near': tech.query('technician_access'),
  'technicians.jobs.mine': tech.query('technician_access'),
  'technicians.jobs.byId': tech.query('technician_access', 'order', { guarded: ['order'] }),
  'technicians.jobs.submitAvailability': tech.mutation('technician_can_submit_availability', 'order', {
    guarded: ['order'],
  }),
  'technicians.jobs.removeAvailability': tech.mutation('technician_can_submit_availability', 'order', {
    guarded: ['order'],
  }),
  'technicians.jobs.askQuestion': tech.mutation('technician_access', 'order', { guarded: ['order'] }),
  'technicians.jobs.createOrderUpdate': tech.mutation('technician_access', 'order', { guarded: ['order'] }),
  'technicians.jobs.markAsRead': tech.mutation('technician_access', 'order'),
  'technicians.jobs.getS3PresignedPost': tech.mutation('technician_access', 'order'),
  'technicians.jobs.getFileUrl': tech.query('technician_access', 'order'),
  'technicians.jobs.markTechnicianPresence': tech.mutation('technician_access', 'order', {
    guarded: ['order'],
  }),
  'technicians.jobs.doneForDay': tech.mutation('technician_access', 'order', { guarded: ['order'] }),
  'technicians.jobs.partsNeeded': tech.mutation('technician_access', 'order', { guarded: ['order'] }),
  'technicians.jobs.reschedule': tech.mutation('technician_access', 'order', { guarded: ['order'] }),
  'technicians.jobs.giveBack': tech.mutation('technician_access', 'order', { guarded: ['order'] }),
  'technicians.jobs.complete': tech.mutation('technician_access', 'order', { guarded: ['order'] }),
  'admin.profile.get': admin.query('admin_access'),
  'admin.companies.all': admin.query('admin_access'),
  'admin.companies.byId': admin.query('admin_access', 'company'),
  'admin.companies.create': admin.mutation('admin_access', null, { guarded: ['person'] }),
  'admin.companies.updateStatus': admin.mutation('admin_access', 'company'),
  'admin.companies.setCreditLimit': admin.mutation('admin_access', 'company'),
  'admin.companies.setRepairTerms': admin.mutation('admin_access', 'company'),
  'admin.customers.all': admin.query('admin_access', 'company', { guarded: ['person'] }),
  'admin.customers.create': admin.mutation('admin_access', 'company', { guarded: ['person'] }),
  'admin.customers.updateStatus': admin.mutation('admin_access', 'account', { guarded: ['person'] }),
  'admin.technicians.all': admin.query('admin_access', 'company', { guarded: ['person'] }),
  'admin.technicians.byId': admin.query('admin_access', 'account', { guarded: ['person'] }),
  'admin.technicians.create': admin.mutation('admin_access', 'company', { guarded: ['person'] }),
  'admin.technicians.updateStatus': admin.mutation('admin_access', 'account', { guarded: ['person'] }),
  'admin.incomingMessages.redrive': admin.mutation('admin_access', 'company'),
  'admin.orders.all': admin.query('admin_access', 'company'),
  'admin.orders.byId': admin.query('admin_access', 'order', { guarded: ['order'] }),
  'admin.orders.explainSearch': admin.query('admin_access', 'order'),
  'admin.orders.resendAlerts': admin.mutation('admin_access', 'order'),
  'admin.orders.reschedule': admin.mutation('admin_access', 'order', { guarded: ['order'] }),
  'admin.orders.unassign': admin.mutation('admin_access', 'order', { guarded: ['order'] }),
  'admin.orders.complete': admin.mutation('admin_access', 'order', { guarded: ['order'] }),
  'admin.orders.cancel': admin.mutation('admin_access', 'order', { guarded: ['order'] }),
  'admin.orders.invoice': admin.mutation('admin_access', 'order', { guarded: ['order'] }),
  'admin.orders.recordPayment': admin.mutation('admin_access', 'order', { guarded: ['order'] }),
  'admin.orders.createOrderUpdate': admin.mutation('admin_access', 'order', { guarded: ['order'] }),
  'admin.orders.getFileUrl': admin.query('admin_access', 'order'),
  'admin.orders.moderateReview': admin.mutation('admin_access', 'order', { guarded: ['order'] }),
} satisfies Record<string, Policy>;

export type ProcedureName = keyof typeof policies;
