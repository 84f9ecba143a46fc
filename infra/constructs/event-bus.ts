import { EventBus as Bus, Rule } from 'aws-cdk-lib/aws-events';
import { Construct } from 'constructs';
import { eventSource } from '#events/envelope.ts';
import type { BundledFunction } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';
import type { QueueWithConsumer } from './queue-with-consumer.ts';

/** The bus for domain events. */
export class EventBus extends Construct {
  private readonly bus: Bus;

  constructor(scope: Construct, id: string, { environment }: Deployment) {
    super(scope, id);
    this.bus = new Bus(this, 'bus', { eventBusName: environment.prefix });
  }

  /** Grants putting events, and sets BUS_NAME. */
  grantPut(publisher: BundledFunction): void {
    publisher.addEnvironment('BUS_NAME', this.bus.eventBusName);
    publisher.allow(['events:PutEvents'], [this.bus.eventBusArn]);
  }

  /** Sends the domain events of these names to a queue. */
  deliver(id: string, eventNames: readonly string[], queue: Pick<QueueWithConsumer, 'asTarget'>): void {
    new Rule(this, id, {
      eventBus: this.bus,
      eventPattern: { source: [eventSource], detailType: [...eventNames] },
      targets: [queue.asTarget()],
    });
  }
}
