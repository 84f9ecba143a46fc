import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { BundledFunction } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';
import type { KeptTable } from './kept-table.ts';
import { readStream } from './stream-reader.ts';

export interface OutboxProps extends Deployment {
  readonly table: KeptTable;
  readonly publisher: BundledFunction;
  readonly alarms: Alarms;
}

/**
 * Carries events that commands write to the table to the bus. Reads new events from the table's stream, and changed
 * candidates, each of which becomes a `technician.changed` event.
 */
export class Outbox extends Construct {
  constructor(scope: Construct, id: string, { table, publisher, alarms, environment, build }: OutboxProps) {
    super(scope, id);
    readStream(this, {
      table,
      reader: publisher,
      alarms,
      environment,
      build,
      items: [
        { kind: 'event', changes: false },
        { kind: 'candidate', changes: true },
      ],
      batchSize: 100,
      effects: {
        lost: 'What customers did is saved but has no effect: nobody is notified, and no search for technicians starts.',
        failing: 'What customers do is saved but has no effect yet: notifications and searches wait.',
        late: 'What customers do takes minutes to have an effect: codes still arrive, but notifications and searches are late.',
      },
      runbook: 'outbox-lag',
    });
  }
}
