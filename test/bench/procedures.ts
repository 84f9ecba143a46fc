import { GeoPlacesClient, ReverseGeocodeCommand } from '@aws-sdk/client-geo-places';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SFNClient, StartExecutionCommand, StopExecutionCommand } from '@aws-sdk/client-sfn';
import { mockClient } from 'aws-sdk-client-mock';
import type { Caller } from '#functions/platform/caller.ts';
import { savedAccount, savedCompany } from '../support/accounts.ts';
import { callerOf, fleetManager } from '../support/callers.ts';
import { startDatabase } from '../support/database.ts';
import { policies } from '../support/procedures.ts';
import { setSenderEnvironment, standInForSenders } from '../support/sent-messages.ts';
import { measureAdmin, measureMatching } from './admin-procedures.ts';
import { measureAlertDoors, measureAlerts } from './alert-procedures.ts';
import { type MeteredCallers, meteredCallers, type ProcedureCost } from './metered-callers.ts';
import { measureOrderEntry } from './order-entry-procedures.ts';
import { measureService } from './service-procedures.ts';
import { measureFirstSignIn, measureSignIn } from './sign-in-procedures.ts';
import { measureTeam } from './team-procedures.ts';
import { measureReading, measureTechnicians } from './technician-procedures.ts';

/** Calls each procedure once against a real database and meters it. `team`: people in the large company. */
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
  const callers = meteredCallers(costs);
  const { id: companyId } = await savedCompany({ creditLimitCents: 5_000_000 });
  const account = await savedAccount({
    companyId,
    email: 'dana@hudson.example',
    identityAt: '2026-03-01T08:00:00.000Z',
  });
  const manager = fleetManager({ accountId: account.id, companyId });

  await measureAlerts(callers, manager);
  await measureOwnCompany(callers, manager);
  await measureSignIn(callers, companyId, account.email, senders);
  await measureAlertDoors(callers, manager);
  await measureService(callers, manager);
  await measureReading(callers, manager);
  await measureTechnicians(callers);
  await measureOrderEntry(callers, manager);
  await measureMatching(callers);
  await measureFirstSignIn(callers, companyId, senders);
  await measureTeam(callers, manager, senders, team);
  await measureAdmin(callers);

  refuseMissing(costs);
  return costs;
}

async function measureOwnCompany(callers: MeteredCallers, manager: Caller): Promise<void> {
  const { jobsites, profile, roles } = callers.app(manager).customers;
  await jobsites.jobsiteNameExists({ name: 'North yard' });
  await profile.get();
  await profile.getCreditUsage();
  await profile.completeTelematicsOnboarding();
  await roles.all();

  const admin = await savedAccount({ userType: 'admin', roleId: 'Admin', companyId: manager.companyId });
  const who = callerOf('Admin', { accountId: admin.id, companyId: manager.companyId });
  await callers.admin(who).admin.profile.get();
}

/** The procedures of the policy table that this bench does not measure. */
function refuseMissing(costs: readonly ProcedureCost[]): void {
  const missing = Object.keys(policies).filter(
    (name) => !costs.some((cost) => cost.name.split(',')[0] === name),
  );
  if (missing.length > 0) throw new Error(`The bench does not measure ${missing.join(', ')}.`);
}
