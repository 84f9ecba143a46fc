import { mailKeyFrom } from '#functions/notifications/channels/derived-keys.ts';
import { tokenSignedBy } from '#functions/notifications/channels/unsubscribe-token.ts';
import { correctedAlert } from './alerts.ts';
import { subjectOf } from './orders.ts';
import { companyKind, somebody } from './procedure-inputs.ts';
import type { ProcedureName } from './procedures.ts';
import { madeSubscription } from './push-subscriptions.ts';
import { secretOfStandIns } from './service-stand-ins.ts';
import { profileChange, termsOf } from './technicians.ts';
import type { OrderInWorld, Somebody, WholeWorld } from './whole-world.ts';

/** A call that succeeds in the world: who makes it (null: signed out), and its input. */
export interface Sample {
  readonly who: Somebody | null;
  readonly input: unknown;
}

/** A browser that accepts notices. */
const subscription = madeSubscription();

const toThursday = { serviceDate: '2026-03-05', serviceTime: '10:00', message: 'Parts come later' };
const pumpReplaced = { hours: 2.5, notes: 'Replaced the pump', files: [] };
const truckBroke = { message: 'The truck broke down' };

/** One for each procedure; a new procedure needs its own. */
export const samples: Readonly<Record<ProcedureName, (world: WholeWorld) => Sample>> = {
  'auth.accountExists': ({ signIn }) => by(null, { email: signIn.email }),
  'auth.otpSend': ({ signIn }) => by(null, { email: signIn.email, loginNonce: 'nonce-of-another-one' }),
  'auth.otpVerify': ({ signIn }) => by(null, signIn),
  'auth.createAccount': () =>
    by(null, {
      firstName: 'Ana',
      lastName: 'Silva',
      phone: '(314) 555-0178',
      email: 'ana@riverside.example',
      companyName: 'Riverside Paving',
    }),
  'auth.activate': ({ signUp }) => by(null, signUp),
  'auth.getUnreads': () => by('manager'),
  'auth.markAsRead': ({ orders }) => by('manager', { orderId: orders.offered }),
  'auth.sendContactCode': () => by('member', { channel: 'phone' }),
  'auth.proveContact': ({ phoneCode }) => by('member', { channel: 'phone', code: phoneCode }),
  'auth.sessions': () => by('member', {}),
  'auth.signOutEverywhere': () => by('member'),
  'customers.profile.webPushKey': () => by('member'),
  'customers.profile.addWebPushToken': () => by('member', { webPushToken: subscription }),
  'customers.profile.removeWebPushToken': () => by('member', { endpoint: subscription.endpoint }),
  'technicians.account.webPushKey': () => by('tess'),
  'technicians.account.addWebPushToken': () => by('tess', { webPushToken: subscription }),
  'technicians.account.removeWebPushToken': () => by('tess', { endpoint: subscription.endpoint }),
  'technicians.account.sessions': () => by('tess', {}),
  'technicians.account.signOutEverywhere': () => by('tess'),
  'customers.profile.notices': () => by('member'),
  'technicians.account.notices': () => by('tess'),
  'technicians.account.updateNotificationSettings': () => by('tess', { noJobsAtNight: true }),
  'auth.updateNotificationSettings': () =>
    by('member', { emailNotificationEnabled: true, smsNotificationEnabled: false }),
  'public.unsubscribe': ({ callers }) =>
    by(null, {
      token: tokenSignedBy(mailKeyFrom(secretOfStandIns, 'unsubscribe'), callers.manager.accountId),
    }),
  'public.searchCustomerCompanies': () => by(null, { search: 'Hud' }),
  'public.getBrands': () => by(null, { search: 'cat' }),
  'public.getProducts': () => by(null, { search: 'exc' }),
  'public.parseCustomModelString': () => by(null, { search: 'Cat 320' }),
  'public.searchAddresses': () => by(null, { search: '27 Depot Road, Minot' }),
  'public.suggestedAddress': () => by(null, { placeId: 'p' }),
  'customers.profile.get': () => by('manager'),
  'customers.profile.getCreditUsage': () => by('manager'),
  'customers.profile.completeTelematicsOnboarding': () => by('manager'),
  'customers.profile.updateCompany': () => by('manager', companyKind),
  'customers.profile.updateBillingInfo': () =>
    by('manager', { billingEmails: ['bills@hudson.example'], billingAddresses: [subjectOf().address] }),
  'customers.roles.all': () => by('member'),
  'customers.orders.all': () =>
    by('manager', {
      status: 'needsService',
      showCancelledJobs: true,
      showRejectedJobs: true,
      allUsers: true,
      participantIds: [],
      priorities: ['high'],
      createdAt: { from: '2026-03-01T00:00:00.000Z', to: null },
      search: 'Deere',
      sort: 'createdAt',
      sortDir: 'desc',
      limit: 20,
    }),
  'customers.orders.byId': of('manager', 'offered', { version: 1 }),
  'customers.orders.explainSearch': of('manager', 'searching'),
  'customers.orders.getPendingOrdersCount': () => by('manager', { allUsers: true, participantIds: [] }),
  'customers.orders.parseCustomModelString': () => by('member', { search: 'Cat 320' }),
  'customers.orders.getHasOrderFromEquipmentAlerts': () => by('manager'),
  'customers.orders.create': ({ callers }) =>
    by('manager', {
      brand: 'Komatsu',
      model: 'PC240LC-11',
      equipmentType: 'Excavator',
      serialNumber: 'KMT 0001',
      unitNumber: 'EX-1',
      hours: 4210,
      operationalStatus: 'partially_operational',
      issue: 'The bucket drifts down',
      errorCodes: ['E02', 'E03\nE04'],
      address: subjectOf().address,
      jobsiteName: 'South yard',
      accessHoursStart: '07:00:00',
      accessHoursEnd: '17:00:00',
      arrivalInstructions: 'Gate 3',
      jobsiteRequirements: ['hard_hat'],
      contactName: 'Lee Ortiz',
      contactPhone: '(314) 555-0177',
      poNumber: 'PO-7',
      customerIds: [callers.participant.accountId],
    }),
  'customers.orders.describeFaults': () =>
    by('manager', { codes: ['SPN 100 FMI 1', 'CA2265'], brand: 'Komatsu' }),
  'customers.orders.approvePendingOrder': ({ orders, callers }) =>
    by('manager', {
      id: orders.pending,
      order: {
        issue: 'The engine derates',
        serialNumber: 'KMT 0002',
        jobsiteName: 'East yard',
        address: subjectOf().address,
        accessHoursStart: '07:00:00',
        accessHoursEnd: '17:00:00',
        arrivalInstructions: 'Gate 3',
        jobsiteRequirements: ['hard_hat'],
        contactName: 'Lee Ortiz',
        contactPhone: '(314) 555-0177',
        errorCodes: ['E02'],
        poNumber: 'PO-7',
        customerIds: [callers.participant.accountId],
      },
    }),
  'customers.orders.rejectPendingOrder': of('manager', 'pending', {
    rejectionReason: 'other',
    rejectionReasonCustom: 'Sold',
  }),
  'customers.orders.reopenPendingOrder': of('manager', 'rejected'),
  'customers.orders.createFromEquipmentAlert': ({ alertId }) => by('manager', { equipmentAlertId: alertId }),
  'customers.orders.assignTechnician': ({ offer }) => by('manager', { orderTechniciansId: offer }),
  'customers.orders.requestNewAvailability': ({ expiredOffer }) =>
    by('manager', { orderTechniciansId: expiredOffer }),
  'customers.orders.cancel': of('manager', 'offered', {
    cancellationReason: 'other',
    cancellationReasonCustom: 'Sold',
  }),
  'customers.orders.reopen': of('manager', 'cancelled'),
  'customers.orders.markTechnicianPresence': of('manager', 'booked', { status: 'on-site' }),
  'customers.orders.reportIssue': of('participant', 'booked', {
    issue: 'other',
    description: 'Came at noon',
  }),
  'customers.orders.reviewJob': ({ orders }) =>
    by('manager', {
      orderId: orders.complete,
      rating: 5,
      description: 'Quick',
      attributes: ['on_time'],
      visible: true,
    }),
  'customers.orders.getRatingAttributes': () => by('participant'),
  'customers.orders.getTechnicianEstimatedFees': of('manager', 'booked'),
  'customers.orders.createOrderUpdate': ({ orders }) =>
    by('participant', {
      orderId: orders.offered,
      data: { message: 'The gate is open', files: [photoOf(orders.offered)] },
    }),
  'customers.orders.answerQuestion': ({ question, orders }) =>
    by('manager', { replyToId: question, answer: 'At the gate', answerFiles: [photoOf(orders.offered)] }),
  'customers.orders.getOrderQuestion': ({ question }) => by('manager', { orderUpdateId: question }),
  'customers.orders.deliverChatbotUpdate': ({ queuedUpdate }) =>
    by('manager', { orderUpdateId: queuedUpdate }),
  'customers.orders.updatePoNumber': of('member', 'offered', { poNumber: 'PO-8' }),
  'customers.orders.updateSerialNumber': of('manager', 'offered', {
    serialNumber: 'KMT 0003',
    unitNumber: 'EX-3',
  }),
  'customers.orders.updateParticipants': ({ orders, callers }) =>
    by('manager', { id: orders.offered, customerIds: [callers.member.accountId] }),
  'customers.orders.updateJobsite': of('manager', 'searching', {
    jobsite: {
      name: 'West yard',
      address: { ...subjectOf().address, lat: 38.7 },
      accessHoursStart: '07:00',
      accessHoursEnd: '17:00',
      arrivalInstructions: 'Gate 4',
      requirements: ['gloves'],
    },
  }),
  'customers.orders.transferOrders': ({ callers }) =>
    by('manager', {
      fromCustomerId: callers.manager.accountId,
      toCustomerId: callers.deputy.accountId,
    }),
  'customers.orders.explainAccess': ({ callers, orders }) =>
    by('manager', { accountId: callers.participant.accountId, orderId: orders.offered }),
  'customers.orders.getS3PresignedPost': ({ orders }) =>
    by('manager', { orderId: orders.offered, fileType: 'image/jpeg' }),
  'customers.orders.getFileUrl': ({ orders }) =>
    by('manager', { orderId: orders.offered, uri: photoOf(orders.offered).uri }),
  'customers.jobsites.jobsiteNameExists': ({ jobsiteId }) =>
    by('manager', { name: 'North yard', jobsiteId, address: subjectOf().address }),
  'customers.jobsites.findJobsite': () => by('manager', { address: subjectOf().address }),
  'customers.jobsites.getJobsitesInBounds': () =>
    by('manager', { bounds: { northeast: { lat: 40, long: -89 }, southwest: { lat: 38, long: -91 } } }),
  'customers.jobsites.addressAt': () => by('manager', { lat: 48.23, long: -101.29 }),
  'customers.jobsites.searchAddressesAndJobsites': () => by('manager', { search: 'North' }),
  'customers.jobsites.suggestedAddress': () => by('manager', { placeId: 'p' }),
  'customers.equipmentAlerts.import': () => by('manager', { rawEvent: 'E0363(2) on TRENCH-3' }),
  'customers.equipmentAlerts.byTelematicsAlertId': ({ alertId }) => by('manager', { id: alertId }),
  'customers.equipmentAlerts.setUp': () => by('manager'),
  'customers.equipmentAlerts.replaceAddress': () => by('manager'),
  'customers.equipmentAlerts.replaceProviderKey': () => by('manager'),
  'customers.equipmentAlerts.removeProviderKey': () => by('manager'),
  'customers.equipmentAlerts.waiting': () => by('manager'),
  'customers.equipmentAlerts.dismiss': ({ alertId }) => by('manager', { id: alertId }),
  'customers.equipmentAlerts.ofOrder': ({ orders }) => by('manager', { id: orders.pending }),
  'customers.equipmentAlerts.original': ({ alertId }) => by('manager', { id: alertId }),
  'customers.equipmentAlerts.correct': ({ alertId }) =>
    by('manager', { id: alertId, values: correctedAlert }),
  'customers.incomingMessages.all': () => by('manager', {}),
  'customers.incomingMessages.text': ({ messageId }) => by('manager', { id: messageId }),
  'customers.incomingMessages.tryAgain': ({ messageId }) => by('manager', { id: messageId }),
  'customers.incomingMessages.dismiss': ({ messageId }) => by('manager', { id: messageId }),
  'customers.asyncRuns.byId': ({ runId }) => by('manager', { id: runId }),
  'customers.asyncRuns.cancel': ({ runId }) => by('manager', { id: runId }),
  'customers.technicians.byId': ({ callers, orders }) =>
    by('manager', { id: callers.tess.accountId, orderId: orders.offered }),
  'customers.technicians.getOverallRating': ({ callers }) => by('manager', { id: callers.tess.accountId }),
  'customers.technicians.getReviews': ({ callers }) =>
    by('manager', { technicianId: callers.tess.accountId }),
  'customers.accounts.all': () =>
    by('manager', {
      search: 'ort',
      permissions: ['order_management'],
      accountIds: [],
      roles: ['FleetManager'],
      statuses: ['active'],
      lastActive: { from: '2026-01-01T00:00:00.000Z', to: null },
      sort: 'name',
      sortDir: 'asc',
      page: 1,
      limit: 20,
    }),
  'customers.accounts.byId': ({ callers }) => by('manager', { id: callers.member.accountId }),
  'customers.accounts.createOrUpdate': ({ callers }) =>
    by('manager', {
      id: callers.participant.accountId,
      ...somebody,
      email: 'pat.gomez@hudson.example',
      roleId: 'InternalUser',
    }),
  'customers.accounts.updateStatus': ({ callers }) =>
    by('manager', { id: callers.participant.accountId, status: 'inactive' }),
  'customers.accounts.updateProfile': () => by('member', { ...somebody, email: 'ana.silva@hudson.example' }),
  'customers.accounts.emailExists': ({ callers }) =>
    by('manager', { id: callers.member.accountId, email: 'nobody@nowhere.example' }),
  'customers.accounts.updateCompany': () => by('manager', { name: 'Hudson Earthworks', logo: null }),
  'customers.accounts.getS3PresignedPost': () => by('member', { fileType: 'image/png' }),
  'customers.accounts.activity': () => by('manager', { limit: 20 }),
  'customers.accounts.getQuickPickParticipants': ({ jobsiteId }) =>
    by('manager', { jobsiteId, lat: 38.6, long: -90.2, permissions: ['view_and_request_orders'] }),
  'customers.equipment.validateSerialNumber': ({ machineId }) =>
    by('manager', { equipmentId: machineId, serialNumber: 'KMT 0004' }),
  'customers.equipment.validateUnitNumber': ({ machineId }) =>
    by('manager', { equipmentId: machineId, unitNumber: 'EX-4' }),
  'customers.equipment.all': () => by('manager', { active: true, searchSerialNumber: '1FF' }),
  'customers.equipment.searchModelsAndEquipment': () => by('manager', { search: 'EX' }),
  'customers.models.getBrands': () => by('manager', { search: 'cat' }),
  'customers.models.getProducts': () => by('manager', { search: 'exc' }),
  'technicians.profile.get': () => by('tess'),
  'technicians.profile.getTechnician': ({ callers }) =>
    by('office', { technicianId: callers.tess.accountId }),
  'technicians.profile.update': () =>
    by('tess', {
      ...profileChange({
        bio: 'Twenty years of Deere.',
        licenses: ['CDL A'],
        workHistory: [{ companyName: 'Gateway', title: 'Mechanic', fromYear: 2001, toYear: null }] as never,
        homebase: { city: 'Fairbanks', state: 'AK', lat: 64.84, long: -147.72 },
      }),
    }),
  'technicians.company.get': () => by('tess'),
  'technicians.company.updateSettings': () => by('tess', termsOf({ mileagePrice: 175 })),
  'technicians.reviews.mine': () => by('tess', { limit: 20 }),
  'technicians.jobs.near': () => by('tess'),
  'technicians.jobs.mine': () => by('tess'),
  'technicians.jobs.byId': of('tess', 'offered', { version: 1 }),
  'technicians.jobs.submitAvailability': ({ orders, callers }) =>
    by('office', {
      id: orders.searching,
      technicianId: callers.tess.accountId,
      serviceDate: '2026-03-04',
      serviceTime: '08:00:00',
      expiredAt: '2026-03-03T08:00:00.000Z',
    }),
  'technicians.jobs.removeAvailability': of('tess', 'offered'),
  'technicians.jobs.askQuestion': of('tess', 'searching', { question: 'Is there power?' }),
  'technicians.jobs.createOrderUpdate': ({ orders }) =>
    by('tess', { orderId: orders.booked, data: { message: 'On my way', files: [photoOf(orders.booked)] } }),
  'technicians.jobs.markAsRead': ({ orders }) => by('tess', { orderId: orders.booked }),
  'technicians.jobs.getS3PresignedPost': ({ orders }) =>
    by('tess', { orderId: orders.booked, fileType: 'image/jpeg' }),
  'technicians.jobs.getFileUrl': ({ orders }) =>
    by('tess', { orderId: orders.booked, uri: photoOf(orders.booked).uri }),
  'technicians.jobs.markTechnicianPresence': of('tess', 'booked', { status: 'on-site' }),
  'technicians.jobs.doneForDay': of('tess', 'booked', { message: 'Tomorrow the rest' }),
  'technicians.jobs.partsNeeded': of('tess', 'booked', { message: 'A pump' }),
  'technicians.jobs.reschedule': of('tess', 'booked', toThursday),
  'technicians.jobs.giveBack': of('tess', 'booked', truckBroke),
  'technicians.jobs.complete': of('tess', 'booked', pumpReplaced),
  'public.getModels': () => by(null, { search: 'Cat 320', limit: 20 }),
  'public.getNumberOfTechniciansByEquipment': () =>
    by(null, { productId: 'Excavator', brandId: 'John Deere' }),
  'customers.orders.updateFaultCodes': ({ orders, faultId }) =>
    by('manager', { id: orders.offered, add: ['SPN 100 FMI 1', 'E02\nE03'], remove: [faultId] }),
  'customers.models.createCustomModel': () =>
    by('manager', { model: 'PC240LC-11', brand: 'Komatsu', equipmentType: 'Excavator' }),
  'technicians.company.technicians': () => by('office'),
  'admin.profile.get': () => by('admin'),
  'admin.companies.all': () => by('admin', { userType: 'customer', search: 'Hud', limit: 50 }),
  'admin.companies.byId': ({ callers }) => by('admin', { id: callers.manager.companyId }),
  'admin.companies.create': () =>
    by('admin', {
      name: 'Lakeside Paving',
      userType: 'customer',
      creditLimitCents: 5_000_000,
      firstUser: somebodyNew('lakeside', '(314) 555-0181'),
    }),
  'admin.companies.updateStatus': ({ callers }) =>
    by('admin', { id: callers.manager.companyId, status: 'inactive' }),
  'admin.companies.setCreditLimit': ({ callers }) =>
    by('admin', { id: callers.manager.companyId, creditLimitCents: 5_000_000 }),
  'admin.companies.setRepairTerms': ({ callers }) =>
    by('admin', { id: callers.tess.companyId, repair: termsOf({ mileagePrice: 200 }) }),
  'admin.customers.all': ({ callers }) =>
    by('admin', { companyId: callers.manager.companyId, search: 'rey' }),
  'admin.customers.create': ({ callers }) =>
    by('admin', {
      ...somebodyNew('hudson', '(314) 555-0182'),
      companyId: callers.manager.companyId,
      roleId: 'InternalUser',
    }),
  'admin.customers.updateStatus': ({ callers }) =>
    by('admin', { companyId: callers.member.companyId, id: callers.member.accountId, status: 'inactive' }),
  'admin.technicians.all': ({ callers }) => by('admin', { companyId: callers.tess.companyId }),
  'admin.technicians.byId': ({ callers }) =>
    by('admin', { id: callers.tess.accountId, companyId: callers.tess.companyId }),
  'admin.technicians.create': ({ callers }) =>
    by('admin', {
      ...somebodyNew('gateway', '(314) 555-0183'),
      companyId: callers.tess.companyId,
      roleId: 'TechnicianAssociate',
      profile: profileChange(),
    }),
  'admin.technicians.updateStatus': ({ callers }) =>
    by('admin', { companyId: callers.tess.companyId, id: callers.tess.accountId, status: 'inactive' }),
  'admin.incomingMessages.redrive': ({ callers }) =>
    by('admin', {
      companyId: callers.manager.companyId,
      from: '2020-01-01T00:00:00.000Z',
      to: '2040-01-01T00:00:00.000Z',
    }),
  'admin.orders.all': ({ callers }) =>
    by('admin', { companyId: callers.manager.companyId, status: 'needsService', search: 'Deere' }),
  'admin.orders.byId': of('admin', 'offered', { version: 1 }),
  'admin.orders.explainSearch': of('admin', 'searching'),
  'admin.orders.resendAlerts': of('admin', 'searching'),
  'admin.orders.reschedule': of('admin', 'booked', toThursday),
  'admin.orders.unassign': of('admin', 'booked', truckBroke),
  'admin.orders.complete': of('admin', 'booked', pumpReplaced),
  'admin.orders.cancel': of('admin', 'booked', {
    cancellationReason: 'other',
    cancellationReasonCustom: 'Sold',
  }),
  'admin.orders.invoice': of('admin', 'complete', { amountCents: 125_000 }),
  'admin.orders.recordPayment': of('admin', 'invoiced', { amountCents: 50_000 }),
  'admin.orders.createOrderUpdate': ({ orders }) =>
    by('admin', { orderId: orders.offered, data: { message: 'We look after it', files: [] } }),
  'admin.orders.getFileUrl': ({ orders }) =>
    by('admin', { orderId: orders.offered, uri: photoOf(orders.offered).uri }),
  'admin.orders.moderateReview': of('admin', 'reviewed', { visible: false }),
};

function by(who: Somebody | null, input?: unknown): Sample {
  return { who, input };
}

/** A call on one of the world's orders. */
function of(who: Somebody, name: OrderInWorld, rest: object = {}): (world: WholeWorld) => Sample {
  return ({ orders }) => by(who, { id: orders[name], ...rest });
}

function somebodyNew(where: string, phone: string) {
  return { firstName: 'Ana', lastName: 'Silva', email: `ana@${where}.example`, phone, title: 'Foreman' };
}

function photoOf(orderId: string) {
  return { uri: `orders/${orderId}/upl_1/gate.jpg`, type: 'image' } as const;
}
