import { randomUUID } from 'node:crypto';
import { accountRow, type StoredAccount } from '#functions/accounts/account-rows.ts';
import { newRunWrite } from '#functions/alert-import/runs/runs.store.ts';
import { companyRow } from '#functions/companies/company-rows.ts';
import type { OrderCommand, OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import type { Order } from '#functions/orders/order.ts';
import { put, transact } from '#functions/platform/table.ts';
import type { TechnicianOnFile } from '#functions/technicians/read-technician.ts';
import { type RoleId, roles } from '#schema/accounts/roles.ts';
import type { OrderStatus } from '#schema/orders/order-values.ts';
import { savedAccount, savedCompany } from './accounts.ts';
import { personOf } from './cast.ts';
import { actorOf, situationOf, stepOf, subjectOf } from './orders.ts';
import { brokenRun, runningRun } from './runs.ts';
import { saveRecord, stagedOrder } from './staged-orders.ts';
import { savedAlert, savedMachine } from './stored-orders.ts';
import { savedTechnician } from './technicians.ts';

/** An id of each kind that a call can name. */
export interface Ids {
  readonly pending: string;
  readonly open: string;
  readonly booked: string;
  readonly complete: string;
  readonly offer: string;
  readonly question: string;
  readonly queued: string;
  readonly openUri: string;
  readonly bookedUri: string;
  readonly manager: string;
  readonly member: string;
  readonly company: string;
  readonly repairCompany: string;
  readonly technician: string;
  readonly machine: string;
  readonly jobsite: string;
  readonly alert: string;
  readonly run: string;
  /** A message that came by mail and could not be read. */
  readonly message: string;
  /** A model, a sign-up and a profile entry, which belong to no one in particular. */
  readonly model: string;
  readonly signUp: string;
  readonly entry: string;
}

export type HolderPart =
  | 'manager'
  | 'member'
  | 'participant'
  | 'outsider'
  | 'deactivated'
  | 'owner'
  | 'associate'
  | 'officeStaff'
  | 'deactivatedTechnician';

/** Everything of a customer company and its repair company, with words that nobody else may read. */
export interface Holdings {
  readonly ids: Ids;
  readonly accounts: Readonly<Record<HolderPart, StoredAccount>>;
  /** All words that would reveal any of it. */
  readonly secrets: readonly string[];
  /** What the customer's people and the booked technician read. Nobody is booked for the open order. */
  readonly site: { readonly open: readonly string[]; readonly booked: readonly string[] };
  /** For the customer only. */
  readonly inHouse: readonly string[];
  /** Hidden from the customer until the booking. */
  readonly technicianPhone: string;
  readonly hiddenName: string;
  /** Deactivates the people who should be inactive. */
  readonly deactivate: () => Promise<void>;
  /** Restores the orders, with versions they have not had yet. */
  readonly restore: () => Promise<void>;
}

/**
 * `brand` is the brand of the machines and the only one its technicians serve, so technicians of other brands are
 * strangers to the orders.
 */
export async function savedHoldings(tag: string, brand: string): Promise<Holdings> {
  const now = new Date();
  const company = await savedCompany({
    name: `${tag} Contractors`,
    billingEmails: [`bills@${tag}.example`],
    balanceCents: 120_000,
    creditLimitCents: 1_000_000,
  });
  const hiddenName = `${tag}hidden`;
  const technicianPhone = phoneOf(tag, 900);
  const technician = await savedTechnician({
    company: { name: `${tag} Repair` },
    terms: { hideTechnicianNames: true },
    account: {
      roleId: 'TechnicianOwner',
      firstName: hiddenName,
      lastName: `${tag}wrench`,
      phone: technicianPhone,
      email: `wrench@${tag}.example`,
    },
    profile: { brands: [brand] },
  });
  let people = 0;
  const person = (roleId: RoleId, companyId: string, name: string) => {
    people += 1;
    return savedAccount({
      id: `acc_${randomUUID()}`,
      userType: roles[roleId].userType,
      companyId,
      roleId,
      firstName: name,
      lastName: `${tag}${name}`,
      email: `${name}@${tag}.example`,
      phone: phoneOf(tag, people),
      unprovenEmail: `new-${name}@${tag}.example`,
      lastSignIn: now.toISOString(),
    });
  };
  const associate = await savedTechnician({
    company: technician.company,
    account: { firstName: 'Cole', lastName: `${tag}associate` },
    profile: { brands: [brand] },
  });
  const leaving = await savedTechnician({
    company: technician.company,
    account: { firstName: 'Drew', lastName: `${tag}leaving` },
    profile: { brands: [brand] },
  });
  const accounts = {
    manager: await person('FleetManager', company.id, 'manager'),
    member: await person('InternalUser', company.id, 'member'),
    participant: await person('ExternalUser', company.id, 'participant'),
    outsider: await person('ExternalUser', company.id, 'outsider'),
    deactivated: await person('FleetManager', company.id, 'deactivated'),
    owner: technician.account,
    associate: associate.account,
    officeStaff: await person('TechnicianOfficeStaff', technician.company.id, 'office'),
    deactivatedTechnician: leaving.account,
  };
  const staged = (status: OrderStatus, at: number) =>
    stagedOrder(status, {
      companyId: company.id,
      technician,
      when: { serviceDate: dayAfterTomorrow(now), serviceTime: `08:00:0${at}` },
      now,
      order: secretsOf(tag, status, brand, accounts),
    });
  const pending = await staged('pending', 0);
  const open = await withTalk(await staged('open', 1), tag, technician, accounts.manager);
  const booked = await withTalk(await staged('scheduled', 2), tag, technician, accounts.manager);
  const complete = await reviewed(await staged('complete', 3), tag, accounts.manager);
  let restored = 0;
  const machine = await savedMachine(company.id, { brand, serialNumber: `${tag}SERIAL`.toUpperCase() });
  const { alert } = await savedAlert(company.id, machine);
  const run = `run_${randomUUID()}`;
  const message = `run_${randomUUID()}`;
  const jobsite = `job_${tag}`;
  await transact([
    newRunWrite(
      runningRun(run, company.id, now.toISOString(), {
        requestedBy: accounts.manager.id,
        deadline: new Date(now.getTime() + 24 * 3_600_000).toISOString(),
      }),
    ),
    newRunWrite(brokenRun(message, company.id, now.toISOString(), { from: `alerts@${tag}.example` })),
    put({
      pk: `COMPANY#${company.id}`,
      sk: `JOBSITE#${jobsite}`,
      kind: 'jobsite',
      ...subjectOf().jobsite,
      id: jobsite,
      name: `${tag}yard`,
      arrivalInstructions: `${tag}gatecode`,
      address: subjectOf().address,
    }),
  ]);
  const entryOf = ({ updates }: OrderRecord, fits: (update: OrderRecord['updates'][number]) => boolean) =>
    updates.find(fits)?.id ?? '';
  return {
    ids: {
      pending: pending.order.id,
      open: open.order.id,
      booked: booked.order.id,
      complete: complete.order.id,
      offer: open.offers[0]?.id ?? '',
      question: entryOf(open, ({ updateTypeName }) => updateTypeName === 'service_question_asked'),
      queued: entryOf(open, ({ isQueued }) => isQueued) || `${open.order.id}.000001`,
      openUri: `orders/${open.order.id}/upl_1/${tag}.png`,
      bookedUri: `orders/${booked.order.id}/upl_1/${tag}.png`,
      manager: accounts.manager.id,
      member: accounts.member.id,
      company: company.id,
      repairCompany: technician.company.id,
      technician: technician.account.id,
      machine: machine.id,
      jobsite,
      alert: alert.id,
      run,
      message,
      model: `mod_${tag}`,
      signUp: `sup_${tag}`,
      entry: `ent_${tag}`,
    },
    accounts,
    secrets: [tag, tag.toUpperCase(), company.id, technician.company.id, phoneOf(tag, 0).slice(0, 9)],
    site: {
      open: ['arrival', 'contact'].map((what) => `${tag}${what}open`),
      booked: ['arrival', 'contact'].map((what) => `${tag}${what}scheduled`),
    },
    inHouse: [...['open', 'scheduled', 'complete'].map((of) => `${tag}po${of}`), `${tag}privatereview`],
    technicianPhone,
    hiddenName,
    deactivate: () =>
      transact([
        put(accountRow({ ...accounts.deactivated, status: 'inactive' })),
        put(accountRow({ ...accounts.deactivatedTechnician, status: 'inactive' })),
      ]),
    restore: async () => {
      restored += 1;
      await Promise.all(
        [pending, open, booked, complete].map(({ order, ...rest }) =>
          saveRecord({ ...rest, order: { ...order, version: order.version + 100 * restored } }),
        ),
      );
    },
  };
}

/** A company whose manager signed in while it was active. */
export async function closedCompany(): Promise<{ manager: StoredAccount; close: () => Promise<void> }> {
  const company = await savedCompany({ name: 'Closed Contractors' });
  const manager = await savedAccount({ companyId: company.id });
  return { manager, close: () => transact([put(companyRow({ ...company, status: 'inactive' }))]) };
}

/** Words in every place of an order where confidential text could be written. */
function secretsOf(
  tag: string,
  status: OrderStatus,
  brand: string,
  { participant, manager }: { participant: StoredAccount; manager: StoredAccount },
): Partial<Order> {
  const { equipment, jobsite } = subjectOf();
  return {
    poNumber: `${tag}po${status}`,
    contactName: `${tag}contact${status}`,
    contactPhone: phoneOf(tag, 500),
    owner: personOf(manager),
    participants: [personOf(participant)],
    jobsite: { ...jobsite, name: `${tag}site`, arrivalInstructions: `${tag}arrival${status}` },
    equipment: {
      ...equipment,
      id: `equ_${tag}_${status}`,
      brand,
      serialNumber: `${tag}sn${status}`.toUpperCase(),
      unitNumber: `${tag}unit${status}`,
    },
  };
}

/** Adds a message, a question, and the queued bot messages. */
async function withTalk(
  record: OrderRecord,
  tag: string,
  technician: TechnicianOnFile,
  manager: StoredAccount,
): Promise<OrderRecord> {
  const mechanic = actorOf('TechnicianAssociate', {
    accountId: technician.account.id,
    companyId: technician.account.companyId,
  });
  const customer = actorOf('FleetManager', { accountId: manager.id, companyId: manager.companyId });
  const asked = stepOf(
    record,
    { name: 'askQuestion', question: `${tag}question`, asker: { city: 'Belleville', state: 'IL' } },
    situationOf(mechanic, new Date()),
  );
  const message: OrderCommand = { name: 'postMessage', message: `${tag}message`, files: [] };
  const talked = stepOf(asked, message, situationOf(customer, new Date()));
  await saveRecord(talked);
  return talked;
}

async function reviewed(record: OrderRecord, tag: string, manager: StoredAccount): Promise<OrderRecord> {
  const customer = actorOf('FleetManager', { accountId: manager.id, companyId: manager.companyId });
  const rated = stepOf(
    record,
    {
      name: 'reviewJob',
      rating: 1,
      description: `${tag}privatereview`,
      attributes: [],
      visible: true,
    },
    situationOf(customer, new Date()),
  );
  await saveRecord(rated);
  return rated;
}

/** Numbers with the same start for each tag, from its first letter. */
function phoneOf(tag: string, number: number): string {
  return `+1${200 + tag.charCodeAt(0)}555${String(number).padStart(4, '0')}`;
}

function dayAfterTomorrow(now: Date): string {
  return new Date(now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
}
