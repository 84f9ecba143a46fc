import { randomUUID } from 'node:crypto';
import { newRunWrite } from '#functions/alert-import/runs/runs.store.ts';
import type { AccountActor, OrderCommand, Situation } from '#functions/orders/lifecycle/order-commands.ts';
import type { WholeOrder } from '#functions/orders/store/order-rows.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { putRow, transact } from '#functions/platform/table.ts';
import { makeCode } from '#functions/sign-in/one-time-code.ts';
import {
  attemptKey,
  attemptWrite,
  contactCodeKey,
  contactCodeRow,
  signUpWrite,
} from '#functions/sign-in/sign-in.store.ts';
import { type RoleId, roles } from '#schema/accounts/roles.ts';
import { savedAccount, savedCompany } from './accounts.ts';
import { callerFor } from './callers.ts';
import { faultOf, monday, noCreditLimit, offerOf, situationOf, subjectOf } from './orders.ts';
import { brokenRun, runningRun } from './runs.ts';
import { commanded, savedAlert, savedMachine, savedOrder, savedPendingOrder } from './stored-orders.ts';
import { savedTechnician } from './technicians.ts';

/** People of a customer company, of a repair company, and of the platform. */
export type Somebody = 'manager' | 'deputy' | 'member' | 'participant' | 'tess' | 'office' | 'admin';

/** One of everything that a call can name: orders in each status, with everything around them. */
export interface WholeWorld {
  /** The present; nothing in the world is newer. */
  readonly now: Date;
  readonly callers: Readonly<Record<Somebody, Caller>>;
  /** A fault, a saved alert, a queued bot message, a question and an offer are on the orders named after them. */
  readonly orders: Readonly<Record<OrderInWorld, string>>;
  readonly offer: string;
  readonly expiredOffer: string;
  readonly question: string;
  readonly queuedUpdate: string;
  readonly faultId: string;
  /** An alert without an order, and its machine. */
  readonly alertId: string;
  readonly machineId: string;
  readonly runId: string;
  /** A message that came by mail and could not be read. */
  readonly messageId: string;
  readonly jobsiteId: string;
  /** Someone of the company waiting for a sign-in code, and someone signing up. */
  readonly signIn: { readonly email: string; readonly loginNonce: string; readonly code: string };
  readonly signUp: { readonly email: string; readonly authId: string; readonly code: string };
  /** The code texted to the member's number, still to be entered. */
  readonly phoneCode: string;
}

const ordersInWorld = [
  'pending',
  'rejected',
  'cancelled',
  'searching',
  'offered',
  'lapsed',
  'booked',
  'complete',
  'reviewed',
  'invoiced',
] as const;
export type OrderInWorld = (typeof ordersInWorld)[number];

/** Writes everything into the table: a few hundred rows. */
export async function savedWorld(now: Date = monday): Promise<WholeWorld> {
  const earlier = new Date(now.getTime() - 4 * 3_600_000);
  const company = await savedCompany({ name: 'Hudson Excavating' });
  const ironcall = await savedCompany({ name: 'Ironcall', userType: 'admin' });
  const technician = await savedTechnician({ account: { roleId: 'TechnicianOwner' } });
  const person = (roleId: RoleId, companyId: string) =>
    savedAccount({ userType: roles[roleId].userType, companyId, roleId });
  const manager = callerFor(await person('FleetManager', company.id));
  const deputy = callerFor(await person('FleetManager', company.id));
  const unprovenPhone = '+13145550142';
  const member = callerFor(
    await savedAccount({ companyId: company.id, roleId: 'InternalUser', unprovenPhone }),
  );
  const phone = makeCode(`contact ${member.accountId} ${unprovenPhone}`, now);
  await putRow(
    contactCodeRow(contactCodeKey(member.accountId, 'phone'), { ...phone.kept, contact: unprovenPhone }),
  );
  const participant = callerFor(await person('ExternalUser', company.id));
  const office = callerFor(await person('TechnicianOfficeStaff', technician.company.id));
  const admin = callerFor(await person('Admin', ironcall.id));
  const tess = callerFor(technician.account);
  const callers = { manager, deputy, member, participant, tess, office, admin };

  const approved = async (at: Date): Promise<WholeOrder> => {
    const { order } = await savedPendingOrder(company.id, { now: at });
    await give(order.id, manager, at, {
      name: 'approvePendingOrder',
      edits: {
        issue: 'The engine derates',
        participants: [{ id: participant.accountId, fullName: 'Pat Gomez', picture: null }],
      },
      credit: noCreditLimit,
    });
    return commanded(
      order.id,
      {
        name: 'alertTechnicians',
        matchingRound: 1,
        wave: 1,
        radiusMiles: 60,
        technicians: [
          { id: tess.accountId, companyId: tess.companyId, fullName: 'Tess Moreno', miles: 13.8, score: 0.8 },
        ],
      },
      { ...situationOf('system', at) },
    );
  };
  let hour = 10;
  const offered = async (at: Date): Promise<WholeOrder> => {
    const { order } = await approved(at);
    hour += 1;
    return give(
      order.id,
      tess,
      at,
      offerOf(
        { id: tess.accountId, companyId: tess.companyId, fullName: 'Tess Moreno' },
        { serviceDate: now.toISOString().slice(0, 10), serviceTime: `${hour}:00:00` },
      ),
    );
  };
  const booked = async (): Promise<WholeOrder> => {
    const { order, offers } = await offered(now);
    return give(order.id, manager, now, {
      name: 'assignTechnician',
      offerId: offers[0]?.id ?? '',
      technician: { id: tess.accountId, eligible: true },
    });
  };
  const completed = async (): Promise<WholeOrder> => {
    const { order } = await booked();
    return give(order.id, tess, now, { name: 'complete', hours: 2.5, message: 'Replaced it', files: [] });
  };
  const after = async (made: Promise<WholeOrder>, who: Caller, command: OrderCommand): Promise<WholeOrder> =>
    give((await made).order.id, who, now, command);

  const pending = await savedPendingOrder(company.id, { now });
  const rejected = await after(savedPendingOrder(company.id, { now }), manager, {
    name: 'rejectPendingOrder',
    reason: 'duplicate',
    custom: null,
  });
  const cancelled = await after(approved(now), manager, {
    name: 'cancel',
    reason: 'just_exploring',
    custom: null,
  });
  const searching = await approved(now);
  const asked = await after(offered(now), tess, {
    name: 'askQuestion',
    question: 'Is there power on the site?',
    asker: { city: 'Belleville', state: 'IL' },
  });
  const lapsed = await offered(earlier);
  const inWork = await booked();
  const complete = await completed();
  const review: OrderCommand = {
    name: 'reviewJob',
    rating: 5,
    description: 'Quick',
    attributes: [],
    visible: true,
  };
  const reviewed = await after(completed(), manager, review);
  const invoiced = await after(completed(), admin, { name: 'invoice', amountCents: 125_000 });

  const machine = await savedMachine(company.id);
  const { alert } = await savedAlert(company.id, machine, { faultCodes: [faultOf()] });
  const runId = `run_${randomUUID()}`;
  const messageId = `run_${randomUUID()}`;
  await transact([
    newRunWrite(
      runningRun(runId, manager.companyId ?? '', now.toISOString(), { requestedBy: manager.accountId }),
    ),
    newRunWrite(brokenRun(messageId, manager.companyId ?? '', now.toISOString())),
  ]);
  const { jobsite, address } = subjectOf();
  const jobsiteId = 'job_yard';
  await putRow({
    pk: `COMPANY#${company.id}`,
    sk: `JOBSITE#${jobsiteId}`,
    kind: 'jobsite',
    ...jobsite,
    id: jobsiteId,
    name: 'North yard',
    address: { ...address, lat: address.lat + 0.4 },
  });
  const orders = {
    pending,
    rejected,
    cancelled,
    searching,
    offered: asked,
    lapsed,
    booked: inWork,
    complete,
    reviewed,
    invoiced,
  };
  const entry = (of: WholeOrder, fits: (update: WholeOrder['updates'][number]) => boolean) =>
    of.updates.find(fits)?.id ?? '';
  return {
    now,
    callers,
    orders: Object.fromEntries(
      ordersInWorld.map((name) => [name, orders[name].order.id]),
    ) as WholeWorld['orders'],
    offer: asked.offers[0]?.id ?? '',
    expiredOffer: lapsed.offers[0]?.id ?? '',
    question: entry(asked, ({ updateTypeName }) => updateTypeName === 'service_question_asked'),
    queuedUpdate: entry(asked, ({ isQueued }) => isQueued),
    faultId: (await savedOrder(asked.order.id)).faults[0]?.id ?? '',
    alertId: alert.id,
    machineId: machine.id,
    runId,
    messageId,
    phoneCode: phone.code,
    jobsiteId,
    ...(await savedCodes(company.id, now)),
  };
}

/** Accounts and rows as `otpSend` and `createAccount` leave them. */
async function savedCodes(companyId: string, now: Date): Promise<Pick<WholeWorld, 'signIn' | 'signUp'>> {
  const account = await savedAccount({ companyId });
  const loginNonce = 'nonce-of-a-sign-in';
  const attempt = makeCode(`${loginNonce} ${account.id}`, now);
  const [email, authId] = ['lee@northgate.example', 'sup_of-a-sign-up'];
  const signUp = makeCode(`${authId} ${email}`, now);
  await transact([
    attemptWrite(
      attemptKey('customer', account.email, loginNonce),
      { ...attempt.kept, accountId: account.id, sentFor: null, device: null },
      undefined,
    ),
    signUpWrite(authId, {
      ...signUp.kept,
      accountId: 'acc_of-a-sign-up',
      companyId: 'com_of-a-sign-up',
      firstName: 'Lee',
      lastName: 'Ortiz',
      email,
      phone: '+13145550177',
      companyName: 'Northgate Paving',
    }),
  ]);
  return {
    signIn: { email: account.email, loginNonce, code: attempt.code },
    signUp: { email, authId, code: signUp.code },
  };
}

/** The actor that a caller of the world is. */
function actorOfCaller(who: Caller): AccountActor {
  return { ...who, permissions: [...who.permissions], fullName: roles[who.roleId].name };
}

function give(orderId: string, who: Caller, now: Date, command: OrderCommand): Promise<WholeOrder> {
  const situation: Situation = { actor: actorOfCaller(who), now, source: 'ironcall' };
  return commanded(orderId, command, situation);
}
