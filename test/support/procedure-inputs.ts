import * as z from 'zod';
import { entityId, orderChildId, orderId } from '#schema/ids.ts';
import { correctedAlert } from './alerts.ts';
import type { Ids } from './holdings.ts';
import { subjectOf } from './orders.ts';
import { type ProcedureName, policies } from './procedures.ts';
import { madeSubscription } from './push-subscriptions.ts';
import { profileChange, termsOf } from './technicians.ts';

/** What a call says about a person and a company, whoever makes it. */
export const somebody = { firstName: 'Ana', lastName: 'Silva', title: 'Foreman', phone: '(314) 555-0178' };
export const companyKind = {
  segment: 'construction',
  category: 'excavation_contractor',
  fleetSize: '11_50',
} as const;

/**
 * An input for each procedure, naming something wherever the schema allows it. A procedure that is missing here does
 * not compile.
 */
export const inputs: Readonly<Record<ProcedureName, (ids: Ids) => unknown>> = {
  'auth.accountExists': () => ({ email: 'nobody@nowhere.example' }),
  'auth.otpSend': () => ({ email: 'nobody@nowhere.example', loginNonce: 'an-attempt-of-nobody' }),
  'auth.otpVerify': () => ({
    email: 'nobody@nowhere.example',
    code: '123456',
    loginNonce: 'an-attempt-of-nobody',
  }),
  'auth.createAccount': () => ({
    firstName: 'Ana',
    lastName: 'Silva',
    phone: '(314) 555-0178',
    email: 'ana@riverside.example',
    companyName: 'Riverside Paving',
  }),
  'auth.activate': ({ signUp }) => ({ email: 'ana@riverside.example', code: '123456', authId: signUp }),
  'auth.getUnreads': nothing,
  'auth.markAsRead': ({ open }) => ({ orderId: open }),
  'auth.sendContactCode': () => ({ channel: 'phone' }),
  'auth.proveContact': () => ({ channel: 'phone', code: '123456' }),
  'auth.sessions': () => ({}),
  'auth.signOutEverywhere': nothing,
  'customers.profile.webPushKey': nothing,
  'customers.profile.addWebPushToken': () => ({ webPushToken: madeSubscription() }),
  'customers.profile.removeWebPushToken': () => ({ endpoint: madeSubscription().endpoint }),
  'technicians.account.webPushKey': nothing,
  'technicians.account.addWebPushToken': () => ({ webPushToken: madeSubscription() }),
  'technicians.account.removeWebPushToken': () => ({ endpoint: madeSubscription().endpoint }),
  'technicians.account.sessions': () => ({}),
  'technicians.account.signOutEverywhere': nothing,
  'customers.profile.notices': nothing,
  'technicians.account.notices': nothing,
  'technicians.account.updateNotificationSettings': () => ({ noJobsAtNight: true }),
  'auth.updateNotificationSettings': () => ({
    emailNotificationEnabled: true,
    smsNotificationEnabled: false,
  }),
  'public.searchCustomerCompanies': () => ({ search: 'Hud' }),
  'public.getBrands': () => ({ search: 'cat' }),
  'public.getProducts': () => ({ search: 'exc' }),
  'public.getModels': () => ({ search: '350' }),
  'public.unsubscribe': () => ({ token: 'acc_nobody.signature' }),
  'public.getNumberOfTechniciansByEquipment': ({ model }) => ({ productId: model, brandId: model }),
  'public.parseCustomModelString': () => ({ search: 'Cat 320' }),
  'public.searchAddresses': () => ({ search: '27 Depot Road, Minot' }),
  'public.suggestedAddress': () => ({ placeId: 'nowhere' }),
  'customers.profile.get': nothing,
  'customers.profile.getCreditUsage': nothing,
  'customers.profile.completeTelematicsOnboarding': nothing,
  'customers.profile.updateCompany': () => companyKind,
  'customers.profile.updateBillingInfo': () => ({
    billingEmails: ['bills@nowhere.example'],
    billingAddresses: [subjectOf().address],
  }),
  'customers.roles.all': nothing,
  'customers.orders.all': ({ member }) => ({ status: 'scheduled', participantIds: [member] }),
  'customers.orders.byId': ({ open }) => ({ id: open }),
  'customers.orders.explainSearch': ({ open }) => ({ id: open }),
  'customers.orders.getPendingOrdersCount': ({ member }) => ({ participantIds: [member] }),
  'customers.orders.parseCustomModelString': () => ({ search: 'Cat 320' }),
  'customers.orders.getHasOrderFromEquipmentAlerts': nothing,
  'customers.orders.create': ({ machine, jobsite, manager, member, model }) => ({
    equipmentId: machine,
    modelId: model,
    issue: 'The bucket drifts down',
    address: subjectOf().address,
    jobsiteId: jobsite,
    customerId: manager,
    customerIds: [member],
  }),
  'customers.orders.describeFaults': () => ({ codes: ['SPN 100 FMI 1'], brand: 'Komatsu' }),
  'customers.orders.approvePendingOrder': ({ pending, manager, member, jobsite, model }) => ({
    id: pending,
    order: {
      issue: 'The engine derates',
      customerId: manager,
      customerIds: [member],
      modelId: model,
      jobsiteId: jobsite,
      faultCodeIds: [faultOf(pending)],
    },
  }),
  'customers.orders.rejectPendingOrder': ({ pending }) => ({ id: pending, rejectionReason: 'duplicate' }),
  'customers.orders.reopenPendingOrder': ({ open }) => ({ id: open }),
  'customers.orders.createFromEquipmentAlert': ({ alert }) => ({ equipmentAlertId: alert }),
  'customers.orders.assignTechnician': ({ offer }) => ({ orderTechniciansId: offer }),
  'customers.orders.requestNewAvailability': ({ offer }) => ({ orderTechniciansId: offer }),
  'customers.orders.cancel': ({ open }) => ({ id: open, cancellationReason: 'just_exploring' }),
  'customers.orders.reopen': ({ open }) => ({ id: open }),
  'customers.orders.markTechnicianPresence': ({ booked }) => ({ id: booked, status: 'on-site' }),
  'customers.orders.reportIssue': ({ booked }) => ({ id: booked, issue: 'no_show' }),
  'customers.orders.reviewJob': ({ complete }) => ({
    orderId: complete,
    rating: 5,
    description: 'Quick and clean',
    attributes: ['on_time'],
  }),
  'customers.orders.getRatingAttributes': nothing,
  'customers.orders.getTechnicianEstimatedFees': ({ booked }) => ({ id: booked }),
  'customers.orders.createOrderUpdate': ({ open, openUri }) => said(open, openUri),
  'customers.orders.answerQuestion': ({ question, openUri }) => ({
    replyToId: question,
    answer: 'At the gate',
    answerFiles: [photo(openUri)],
  }),
  'customers.orders.getOrderQuestion': ({ question }) => ({ orderUpdateId: question }),
  'customers.orders.deliverChatbotUpdate': ({ queued }) => ({ orderUpdateId: queued }),
  'customers.orders.updatePoNumber': ({ open }) => ({ id: open, poNumber: 'PO-8' }),
  'customers.orders.updateSerialNumber': ({ open }) => ({ id: open, serialNumber: 'KMT 0003' }),
  'customers.orders.updateParticipants': ({ open, member }) => ({ id: open, customerIds: [member] }),
  'customers.orders.updateJobsite': ({ open, jobsite }) => ({
    id: open,
    jobsite: { id: jobsite, arrivalInstructions: 'Gate 4' },
  }),
  'customers.orders.updateFaultCodes': ({ open }) => ({
    id: open,
    add: ['SPN 100 FMI 1'],
    remove: [faultOf(open)],
  }),
  'customers.orders.transferOrders': ({ member, manager }) => ({
    fromCustomerId: member,
    toCustomerId: manager,
  }),
  'customers.orders.explainAccess': ({ member, open }) => ({ accountId: member, orderId: open }),
  'customers.orders.getS3PresignedPost': ({ open }) => ({ orderId: open, fileType: 'image/jpeg' }),
  'customers.orders.getFileUrl': ({ open, openUri }) => ({ orderId: open, uri: openUri }),
  'customers.jobsites.jobsiteNameExists': ({ jobsite }) => ({ name: 'North yard', jobsiteId: jobsite }),
  'customers.jobsites.findJobsite': () => ({ address: subjectOf().address }),
  'customers.jobsites.getJobsitesInBounds': () => ({
    bounds: { northeast: { lat: 40, long: -89 }, southwest: { lat: 38, long: -91 } },
  }),
  'customers.jobsites.addressAt': () => ({ lat: 39.0, long: -90.0 }),
  'customers.jobsites.searchAddressesAndJobsites': () => ({ search: 'yard' }),
  'customers.jobsites.suggestedAddress': () => ({ placeId: 'nowhere' }),
  'customers.equipmentAlerts.import': () => ({ rawEvent: 'Nothing of an alert' }),
  'customers.equipmentAlerts.byTelematicsAlertId': ({ alert }) => ({ id: alert }),
  'customers.equipmentAlerts.setUp': nothing,
  'customers.equipmentAlerts.replaceAddress': nothing,
  'customers.equipmentAlerts.replaceProviderKey': nothing,
  'customers.equipmentAlerts.removeProviderKey': nothing,
  'customers.equipmentAlerts.waiting': nothing,
  'customers.equipmentAlerts.dismiss': ({ alert }) => ({ id: alert }),
  'customers.equipmentAlerts.ofOrder': ({ pending }) => ({ id: pending }),
  'customers.equipmentAlerts.original': ({ alert }) => ({ id: alert }),
  'customers.equipmentAlerts.correct': ({ alert }) => ({ id: alert, values: correctedAlert }),
  'customers.incomingMessages.all': () => ({}),
  'customers.incomingMessages.text': ({ message }) => ({ id: message }),
  'customers.incomingMessages.tryAgain': ({ message }) => ({ id: message }),
  'customers.incomingMessages.dismiss': ({ message }) => ({ id: message }),
  'customers.asyncRuns.byId': ({ run }) => ({ id: run }),
  'customers.asyncRuns.cancel': ({ run }) => ({ id: run }),
  'customers.technicians.byId': ({ technician, open }) => ({ id: technician, orderId: open }),
  'customers.technicians.getOverallRating': ({ technician }) => ({ id: technician }),
  'customers.technicians.getReviews': ({ technician }) => ({ technicianId: technician }),
  'customers.accounts.all': ({ member }) => ({ accountIds: [member] }),
  'customers.accounts.byId': ({ member }) => ({ id: member }),
  'customers.accounts.createOrUpdate': ({ member }) => ({
    id: member,
    ...somebody,
    email: 'somebody@nowhere.example',
    roleId: 'InternalUser',
  }),
  'customers.accounts.updateStatus': ({ member }) => ({ id: member, status: 'active' }),
  'customers.accounts.updateProfile': () => ({ ...somebody, email: 'nobody@nowhere.example' }),
  'customers.accounts.emailExists': ({ member }) => ({ id: member, email: 'nobody@nowhere.example' }),
  'customers.accounts.updateCompany': () => ({ name: 'Riverside Paving', logo: null }),
  'customers.accounts.getS3PresignedPost': () => ({ fileType: 'image/png' }),
  'customers.accounts.activity': () => ({ limit: 20 }),
  'customers.accounts.getQuickPickParticipants': ({ jobsite }) => ({ jobsiteId: jobsite }),
  'customers.equipment.validateSerialNumber': ({ machine, model }) => ({
    equipmentId: machine,
    modelId: model,
    serialNumber: 'KMT 0004',
  }),
  'customers.equipment.validateUnitNumber': ({ machine }) => ({ equipmentId: machine, unitNumber: 'EX-4' }),
  'customers.equipment.all': ({ model }) => ({ modelId: model }),
  'customers.equipment.searchModelsAndEquipment': () => ({ search: 'EX' }),
  'customers.models.getBrands': () => ({ search: 'cat' }),
  'customers.models.getProducts': () => ({ search: 'exc' }),
  'customers.models.createCustomModel': () => ({
    model: '350',
    brand: 'John Deere',
    equipmentType: 'Excavator',
  }),
  'technicians.profile.get': nothing,
  'technicians.profile.getTechnician': ({ technician }) => ({ technicianId: technician }),
  'technicians.profile.update': ({ technician, entry }) => ({
    ...profile(entry),
    technicianId: technician,
  }),
  'technicians.company.get': nothing,
  'technicians.company.technicians': nothing,
  'technicians.company.updateSettings': () => termsOf(),
  'technicians.reviews.mine': nothing,
  'technicians.jobs.near': nothing,
  'technicians.jobs.mine': nothing,
  'technicians.jobs.byId': ({ open }) => ({ id: open }),
  'technicians.jobs.submitAvailability': ({ open, technician }) => ({
    id: open,
    technicianId: technician,
    ...later,
  }),
  'technicians.jobs.removeAvailability': ({ open, technician }) => ({ id: open, technicianId: technician }),
  'technicians.jobs.askQuestion': ({ open }) => ({ id: open, question: 'Is there power?' }),
  'technicians.jobs.createOrderUpdate': ({ open, openUri }) => said(open, openUri),
  'technicians.jobs.markAsRead': ({ open }) => ({ orderId: open }),
  'technicians.jobs.getS3PresignedPost': ({ open }) => ({ orderId: open, fileType: 'image/jpeg' }),
  'technicians.jobs.getFileUrl': ({ open, openUri }) => ({ orderId: open, uri: openUri }),
  'technicians.jobs.markTechnicianPresence': ({ booked }) => ({ id: booked, status: 'on-site' }),
  'technicians.jobs.doneForDay': ({ booked, bookedUri }) => ({ id: booked, files: [photo(bookedUri)] }),
  'technicians.jobs.partsNeeded': ({ booked, bookedUri }) => ({ id: booked, files: [photo(bookedUri)] }),
  'technicians.jobs.reschedule': ({ booked }) => ({ id: booked, ...later }),
  'technicians.jobs.giveBack': ({ booked }) => ({ id: booked }),
  'technicians.jobs.complete': ({ booked, bookedUri }) => ({ ...report(booked, bookedUri) }),
  'admin.profile.get': nothing,
  'admin.companies.all': () => ({ userType: 'customer' }),
  'admin.companies.byId': ({ company }) => ({ id: company }),
  'admin.companies.create': () => ({ name: 'Riverside Paving', userType: 'customer' }),
  'admin.companies.updateStatus': ({ company }) => ({ id: company, status: 'inactive' }),
  'admin.companies.setCreditLimit': ({ company }) => ({ id: company, creditLimitCents: 1 }),
  'admin.companies.setRepairTerms': ({ repairCompany }) => ({ id: repairCompany, repair: termsOf() }),
  'admin.customers.all': ({ company, member }) => ({ companyId: company, accountIds: [member] }),
  'admin.customers.create': ({ company }) => ({ ...newcomer, companyId: company, roleId: 'InternalUser' }),
  'admin.customers.updateStatus': ({ company, member }) => ({
    companyId: company,
    id: member,
    status: 'inactive',
  }),
  'admin.technicians.all': ({ repairCompany, technician }) => ({
    companyId: repairCompany,
    accountIds: [technician],
  }),
  'admin.technicians.byId': ({ repairCompany, technician }) => ({ id: technician, companyId: repairCompany }),
  'admin.technicians.create': ({ repairCompany, entry }) => ({
    ...newcomer,
    companyId: repairCompany,
    roleId: 'TechnicianAssociate',
    profile: profile(entry),
  }),
  'admin.technicians.updateStatus': ({ repairCompany, technician }) => ({
    companyId: repairCompany,
    id: technician,
    status: 'inactive',
  }),
  'admin.incomingMessages.redrive': ({ company }) => ({
    companyId: company,
    from: '2020-01-01T00:00:00.000Z',
    to: '2040-01-01T00:00:00.000Z',
  }),
  'admin.orders.all': ({ company, member }) => ({
    companyId: company,
    status: 'scheduled',
    participantIds: [member],
  }),
  'admin.orders.byId': ({ open }) => ({ id: open }),
  'admin.orders.explainSearch': ({ open }) => ({ id: open }),
  'admin.orders.resendAlerts': ({ open }) => ({ id: open }),
  'admin.orders.reschedule': ({ booked }) => ({ id: booked, ...later }),
  'admin.orders.unassign': ({ booked }) => ({ id: booked }),
  'admin.orders.complete': ({ booked, bookedUri }) => report(booked, bookedUri),
  'admin.orders.cancel': ({ open }) => ({ id: open, cancellationReason: 'just_exploring' }),
  'admin.orders.invoice': ({ complete }) => ({ id: complete, amountCents: 45_000 }),
  'admin.orders.recordPayment': ({ complete }) => ({ id: complete, amountCents: 45_000 }),
  'admin.orders.createOrderUpdate': ({ open, openUri }) => said(open, openUri),
  'admin.orders.getFileUrl': ({ open, openUri }) => ({ orderId: open, uri: openUri }),
  'admin.orders.moderateReview': ({ complete }) => ({ id: complete, visible: false }),
};

/** Where the procedure's input can name something, by schema and field name: `order.customerIds[]`. */
export async function idPositions(name: ProcedureName): Promise<string[]> {
  return (await inputSchemas(name)).flatMap((schema) => positionsIn(schema, ''));
}

/** A place for text in an input, with the texts it accepts. */
export interface TextField {
  /** `order.faultCodes[].code` */
  readonly position: string;
  readonly takes: (text: string) => boolean;
}

/** Where the procedure's input accepts text without a fixed list or format. */
export async function freeTexts(name: ProcedureName): Promise<TextField[]> {
  const fields = (await inputSchemas(name)).flatMap((schema) => textsIn(schema, '', schema));
  return fields.filter(({ takes }) => takes('Harbor 7'));
}

/** The schemas that a procedure's input must match; empty if it has none. */
export async function inputSchemas(name: ProcedureName): Promise<z.ZodType[]> {
  return [...policies[name].inputs];
}

/** The input's value at a position; undefined if it names nothing there. */
export function valueAt(input: unknown, position: string): unknown {
  return stepsOf(position).reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
    input,
  );
}

/** The input with another value at a position. */
export function withValueAt(input: unknown, position: string, value: unknown): unknown {
  const copy = structuredClone(input);
  const steps = stepsOf(position);
  const last = steps.pop() ?? '';
  const holder = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], copy);
  (holder as Record<string, unknown>)[last] = value;
  return copy;
}

const idSchemas: readonly z.ZodType[] = [entityId, orderId, orderChildId];
const namesSomething = /(^(id|uri)s?$)|Ids?$|Uris?$/;

function positionsIn(schema: z.core.$ZodType, path: string): string[] {
  if (idSchemas.some((known) => known === schema)) return [path];
  const { def } = schema._zod as unknown as { def: Def };
  const within = (next: z.core.$ZodType | undefined) => (next === undefined ? [] : positionsIn(next, path));
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape ?? {}).flatMap(([field, inner]) =>
        positionsIn(inner, path === '' ? field : `${path}.${field}`),
      );
    case 'array':
      return def.element === undefined ? [] : positionsIn(def.element, `${path}[]`);
    case 'union':
      return [...new Set((def.options ?? []).flatMap((option) => positionsIn(option, path)))];
    case 'pipe':
      return within(def.in);
    case 'string':
      return namesSomething.test(path.replaceAll('[]', '')) ? [path] : [];
    default:
      return within(def.innerType);
  }
}

/** `field` is the whole schema of the position, with all its checks. */
function textsIn(schema: z.core.$ZodType, position: string, field: z.core.$ZodType): TextField[] {
  const { def } = schema._zod as unknown as { def: Def };
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape ?? {}).flatMap(([name, inner]) =>
        textsIn(inner, position === '' ? name : `${position}.${name}`, inner),
      );
    case 'array':
      return def.element === undefined ? [] : textsIn(def.element, `${position}[]`, def.element);
    case 'union':
      return (def.options ?? []).flatMap((option) => textsIn(option, position, option));
    case 'string':
      // A text that the schema drops is not accepted.
      return [{ position, takes: (text) => z.safeParse(field, text).data !== undefined }];
    default: {
      const inner = def.in ?? def.innerType;
      return inner === undefined ? [] : textsIn(inner, position, field);
    }
  }
}

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly in?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
}

/** `order.customerIds[]` means the first of a list. */
function stepsOf(position: string): string[] {
  return position.replaceAll('[]', '.0').split('.');
}

const later = { serviceDate: '2099-01-05', serviceTime: '08:00:00' };
const newcomer = { firstName: 'Ana', lastName: 'Silva', email: 'ana@newcomers.example' };

function nothing(): undefined {
  return undefined;
}

/** The only fault of a staged order. */
function faultOf(orderId: string): string {
  return `flt_${orderId}`;
}

function photo(uri: string) {
  return { uri, type: 'image' };
}

function said(orderId: string, uri: string) {
  return { orderId, data: { message: 'Hello', files: [photo(uri)] } };
}

function report(id: string, uri: string) {
  return { id, hours: 1, notes: 'Done', files: [photo(uri)] };
}

function profile(entry: string) {
  return {
    ...profileChange(),
    workHistory: [{ id: entry, companyName: 'Gateway', title: 'Mechanic', fromYear: 2001, toYear: null }],
    trucks: [{ id: entry, truckClass: '5', craneSize: 'no-crane' }],
  };
}
