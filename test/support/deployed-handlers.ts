import { apiHandlers } from './api-events.ts';
import { startDatabase } from './database.ts';
import { alertMessage, setFunctionEnvironment } from './deliveries.ts';
import { faultyServices } from './injected-faults.ts';
import { setSenderEnvironment } from './sent-messages.ts';
import { serviceStandIns } from './service-stand-ins.ts';
import { snapshotOf } from './table-snapshot.ts';
import { savedWorld } from './whole-world.ts';

/** The APIs' deployed handlers over a database with the whole world in it, and stand-ins for all other services. */
export async function startHandlers() {
  const database = await startDatabase({ streamed: false });
  setSenderEnvironment();
  setFunctionEnvironment();
  const world = await savedWorld();
  const services = faultyServices(serviceStandIns({ 'alerts/soak.txt': alertMessage }));
  const snapshot = await snapshotOf(database);
  return { database, world, services, snapshot, handlers: await apiHandlers() };
}
