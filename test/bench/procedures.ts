import { randomUUID } from 'node:crypto';
import { GeoPlacesClient, ReverseGeocodeCommand } from '@aws-sdk/client-geo-places';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SFNClient, StartExecutionCommand, StopExecutionCommand } from '@aws-sdk/client-sfn';
import { mockClient } from 'aws-sdk-client-mock';
import { adminRouter } from '#functions/apis/admin.router.ts';
import { appRouter } from '#functions/apis/app.router.ts';
import { publicRouter } from '#functions/apis/public.router.ts';
import { workMailDomain } from '#functions/companies/work-mail-domain.ts';
import { unsubscribeToken } from '#functions/notifications/channels/unsubscribe-token.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { correctedAlert } from '#test/support/alerts.ts';
import { callContext, callerOf, fleetManager } from '#test/support/callers.ts';
import { metered, startDatabase } from '#test/support/database.ts';
import { policies } from '#test/support/procedures.ts';
import { setSenderEnvironment, standInForSenders } from '#test/support/sent-messages.ts';
import { listedOrder, savedAlert, savedMachine, savedPendingOrder } from '#test/support/stored-orders.ts';
import { measureAdmin } from './admin-procedures.ts';
import { measureAlertDoors } from './alert-door-procedures.ts';
import { measureCreation } from './creation-procedures.ts';
import { measureLookUps } from './look-up-procedures.ts';
import { measureMatching } from './matching-procedures.ts';
import { measureReading } from './reading-procedures.ts';
import { measureRemaining } from './remaining-procedures.ts';
import { measureService } from './service-procedures.ts';
import { measureTeam } from './team-procedures.ts';
import { measureTechnicians } from './technician-procedures.ts';

/** What one call of a procedure costs, in the database's own units. */
export interface ProcedureCost {
  readonly name: string;
  readonly unitsRead: number;
  readonly unitsWritten: number;
  readonly roundTrips: number;
}

/** Calls each procedure once against a real database, and meters it. `team`: people of the large company. */
export async function procedureCosts({ team = 5_000 } = {}): Promise<ProcedureCost[]> {
  const database = await startDatabase();
  try {
    return await measureAll(team);
  } finally {
    await database.stop();
  }
}

async function measureAll(team: number): Promise<ProcedureCost[]> {
  setSenderEnvironment();
  const senders = standInForSenders();
  senders.reset();
  const text = { transformToString: async () => 'Machine: EX-1\nCode: E0363(2)' };
  const bucket = mockClient(S3Client);
  bucket.on(PutObjectCommand).resolves({});
  bucket.on(GetObjectCommand).callsFake(() => ({ Body: text }));
  mockClient(SecretsManagerClient).onAnyCommand().resolves({ SecretString: 'of web push' });
  mockClient(GeoPlacesClient).on(ReverseGeocodeCommand).resolves({});
  const workflows = mockClient(SFNClient);
  workflows.on(StartExecutionCommand).resolves({});
  workflows.on(StopExecutionCommand).resolves({});
  process.env.UPLOADS_BUCKET = 'uploads';
  process.env.IMPORT_STATE_MACHINE_ARN = 'arn:aws:states:us-east-1:000000000000:stateMachine:alert-import';

  const costs: ProcedureCost[] = [];
  const measure = async <T>(name: string, call: () => Promise<T>): Promise<T> => {
    const { answer, unitsRead, unitsWritten, roundTrips } = await metered(call);
    costs.push({ name, unitsRead, unitsWritten, roundTrips });
    return answer;
  };

  const { id: companyId } = await savedCompany({ creditLimitCents: 5_000_000 });
  const account = await savedAccount({
    companyId,
    email: 'dana@hudson.example',
    identityAt: '2026-03-01T08:00:00.000Z',
  });
  const who = fleetManager({ accountId: account.id, companyId });
  // Each command under a key of its own, as the web app sends it.
  const app = () =>
    callerFactory(appRouter)(
      callContext(who, { confirmInTable: true, now: new Date(), idempotencyKey: randomUUID() }),
    ).customers;
  const anybody = () =>
    callerFactory(publicRouter)(callContext(undefined, { now: new Date(), idempotencyKey: randomUUID() }));

  await Promise.all(Array.from({ length: 120 }, () => listedOrder(companyId)));
  const [approved, rejected] = [await savedPendingOrder(companyId), await savedPendingOrder(companyId)];

  await measure('customers.orders.all', () => app().orders.all({ status: 'needsService' }));
  await measure('customers.orders.all, by priority', () =>
    app().orders.all({ status: 'needsService', sort: 'priority' }),
  );
  await measure('customers.orders.all, with rejected', () =>
    app().orders.all({ status: 'needsService', showRejectedJobs: true }),
  );
  await measure('customers.orders.byId, unchanged', () =>
    app().orders.byId({ id: approved.order.id, version: approved.order.version }),
  );
  await measure('customers.orders.byId, whole', () => app().orders.byId({ id: approved.order.id }));
  await measure('customers.orders.getPendingOrdersCount, 100 and more', () =>
    app().orders.getPendingOrdersCount({}),
  );
  await measure('customers.orders.getHasOrderFromEquipmentAlerts', () =>
    app().orders.getHasOrderFromEquipmentAlerts(),
  );
  await measure('customers.orders.approvePendingOrder', () =>
    app().orders.approvePendingOrder({ id: approved.order.id, order: { issue: 'The engine derates' } }),
  );
  await measure('customers.orders.rejectPendingOrder', () =>
    app().orders.rejectPendingOrder({ id: rejected.order.id, rejectionReason: 'duplicate' }),
  );
  await measure('customers.orders.reopenPendingOrder', () =>
    app().orders.reopenPendingOrder({ id: rejected.order.id }),
  );
  const [filed = ''] = rejected.order.alertIds;
  await measure('customers.equipmentAlerts.ofOrder', () =>
    app().equipmentAlerts.ofOrder({ id: rejected.order.id }),
  );
  await measure('customers.equipmentAlerts.correct, of a pending order', () =>
    app().equipmentAlerts.correct({ id: filed, values: correctedAlert }),
  );
  const { alert } = await savedAlert(companyId, await savedMachine(companyId));
  await measure('customers.equipmentAlerts.byTelematicsAlertId', () =>
    app().equipmentAlerts.byTelematicsAlertId({ id: alert.id }),
  );
  await measure('customers.equipmentAlerts.original', () => app().equipmentAlerts.original({ id: alert.id }));
  await measure('customers.equipmentAlerts.correct, without an order', () =>
    app().equipmentAlerts.correct({ id: alert.id, values: correctedAlert }),
  );
  await measure('customers.orders.createFromEquipmentAlert', () =>
    app().orders.createFromEquipmentAlert({ equipmentAlertId: alert.id }),
  );
  const { id: run } = await measure('customers.equipmentAlerts.import', () =>
    app().equipmentAlerts.import({ rawEvent: 'E0363(2) on TRENCH-3' }),
  );
  await measure('customers.asyncRuns.byId', () => app().asyncRuns.byId({ id: run }));
  await measure('customers.asyncRuns.cancel', () => app().asyncRuns.cancel({ id: run }));
  await measure('customers.jobsites.jobsiteNameExists', () =>
    app().jobsites.jobsiteNameExists({ name: 'North yard' }),
  );
  await measure('customers.profile.get', () => app().profile.get());
  await measure('customers.profile.getCreditUsage', () => app().profile.getCreditUsage());
  await measure('customers.profile.completeTelematicsOnboarding', () =>
    app().profile.completeTelematicsOnboarding(),
  );
  await measure('customers.roles.all', () => app().roles.all());

  const device = randomUUID();
  const attempt = { email: account.email, loginNonce: randomUUID() };
  await measure('auth.accountExists', () => anybody().auth.accountExists({ email: account.email }));
  await measure('auth.otpSend', () => anybody().auth.otpSend(attempt));
  const code = /\b\d{6}\b/.exec(senders.emails()[0]?.text ?? '')?.[0] ?? '';
  await measure('auth.otpVerify, on a new device', () =>
    anybody().auth.otpVerify({ ...attempt, code, device }),
  );
  const again = { email: account.email, loginNonce: randomUUID(), device };
  await anybody().auth.otpSend(again);
  const next = senders.codeFor(account.email);
  await measure('auth.otpVerify', () => anybody().auth.otpVerify({ ...again, code: next }));
  const signUp = {
    firstName: 'Lee',
    lastName: 'Ortiz',
    phone: '(314) 555-0177',
    email: 'lee@northgate.example',
    companyName: 'Northgate Paving',
  };
  // The list of public mail domains is loaded by a process's first look into it, which is not the database's doing.
  await workMailDomain(signUp.email);
  const { authId } = await measure('auth.createAccount', () => anybody().auth.createAccount(signUp));
  const own = senders.emails().find(({ to }) => to === signUp.email)?.text ?? '';
  await measure('auth.activate', () =>
    anybody().auth.activate({ email: signUp.email, code: /\b\d{6}\b/.exec(own)?.[0] ?? '', authId }),
  );
  await measure('public.searchCustomerCompanies', () =>
    anybody().public.searchCustomerCompanies({ search: 'hud' }),
  );
  const token = await unsubscribeToken((await savedAccount({ companyId })).id);
  await measure('public.unsubscribe', () => anybody().public.unsubscribe({ token }));

  await measureAlertDoors(measure, who);
  await measureService(measure, who);
  await measureReading(measure, who);
  await measureTechnicians(measure);
  await measureLookUps(measure, who);
  await measureCreation(measure, who);
  await measureMatching(measure);
  await measureRemaining(measure, who, senders);

  await measureTeam(measure, who, senders, team);

  await measureAdmin(measure);

  const admin = await savedAccount({ userType: 'admin', roleId: 'Admin', companyId });
  await measure('admin.profile.get', () =>
    callerFactory(adminRouter)(
      callContext(callerOf('Admin', { accountId: admin.id, companyId })),
    ).admin.profile.get(),
  );

  refuseMissing(costs);
  return costs;
}

/** Throws with the names of procedures that this bench does not measure. */
function refuseMissing(costs: readonly ProcedureCost[]): void {
  const missing = Object.keys(policies).filter(
    (name) => !costs.some((cost) => cost.name.split(',')[0] === name),
  );
  if (missing.length > 0) throw new Error(`The bench does not measure ${missing.join(', ')}.`);
}
