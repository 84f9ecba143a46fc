import { randomBytes } from 'node:crypto';
import { replaceProviderKey } from '#functions/alert-import/doors/alert-set-up.ts';
import { transact } from '#functions/platform/table.ts';
import { passkeyWrite } from '#functions/sign-in/passkeys.store.ts';
import { setUpChangeOf } from './alert-doors.ts';
import { apiOperations } from './api-operations.ts';
import { savedCandidates } from './candidates.ts';
import { startDatabase } from './database.ts';
import { alertMessage, setFunctionEnvironment } from './deliveries.ts';
import { handlerOperations } from './handler-operations.ts';
import { faultyServices } from './injected-faults.ts';
import { setSenderEnvironment } from './sent-messages.ts';
import { serviceStandIns } from './service-stand-ins.ts';
import { snapshotOf } from './table-snapshot.ts';
import { savedWorld } from './whole-world.ts';

/** The whole world in a database, and every operation that people or the product itself can start in it. */
export async function startEveryOperation() {
  const database = await startDatabase({ streamed: false });
  setSenderEnvironment();
  setFunctionEnvironment();
  const world = await savedWorld();
  await savedCandidates(3, 80);
  const passkey = randomBytes(32).toString('base64url');
  const holder = { userPoolId: 'us-east-1_customers', accountId: world.callers.manager.accountId };
  await transact([passkeyWrite(passkey, holder, world.now)]);
  const { key } = await replaceProviderKey(setUpChangeOf(world.callers.manager.companyId), world.now);
  const services = faultyServices(serviceStandIns({ 'alerts/soak.txt': alertMessage }));
  const snapshot = await snapshotOf(database);
  const operations = [
    ...(await apiOperations(world)),
    ...(await handlerOperations(world, snapshot, { ...holder, passkey }, key)),
  ];
  return { database, world, services, snapshot, operations };
}
