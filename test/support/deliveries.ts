import { bodyOf } from './queue-batches.ts';
import type { Rows } from './table-snapshot.ts';
import type { WholeWorld } from './whole-world.ts';

/** Sets every function's environment variables in this process. */
export function setFunctionEnvironment(): void {
  Object.assign(process.env, {
    UPLOADS_BUCKET: 'uploads',
    MAIL_BUCKET: 'mail',
    MAIL_DOMAIN: 'mail.ironcall.example',
    BUS_NAME: 'ironcall-test',
    EDGE_SECRET: 'the-secret-of-the-distribution',
    IMPORT_STATE_MACHINE_ARN: 'arn:aws:states:us-east-1:000000000000:stateMachine:alert-import',
    MATCHING_STATE_MACHINE_ARN: 'arn:aws:states:us-east-1:000000000000:stateMachine:matching',
    SCHEDULE_GROUP: 'reminders',
    SCHEDULE_ROLE_ARN: 'arn:aws:iam::000000000000:role/reminders',
    REMINDER_QUEUE_ARN: 'arn:aws:sqs:us-east-1:000000000000:reminders',
    SUPPORT_PHONE: '+18005550123',
    REMINDER_DEAD_LETTERS_ARN: 'arn:aws:sqs:us-east-1:000000000000:reminders-dead',
  });
}

/** A handler of a queue, stream, workflow step or trigger. */
export type Handler = (event: never) => Promise<unknown>;

/** An order's newest event with that name, as the bus puts it into a queue. */
export function queuedEvent(rows: Rows, name: string, orderId: string): string {
  const found = [...rows.values()].filter(
    (row) => row.kind === 'event' && row.name === name && detailOf(row).orderId === orderId,
  );
  const newest = found.at(-1);
  if (newest === undefined) throw new Error(`No ${name} of order ${orderId}.`);
  return bodyOf({ name, detail: detailOf(newest) });
}

/** What SES reports about a message to those addresses. */
export function mailEvent(messageId: string, recipients: readonly string[]): unknown {
  const pass = { status: 'PASS' };
  const ses = {
    mail: {
      messageId,
      timestamp: '2026-03-02T15:00:00.000Z',
      source: 'alerts@telematics.example',
      headersTruncated: false,
      headers: [],
    },
    receipt: { recipients, spfVerdict: pass, dkimVerdict: pass, dmarcVerdict: pass, virusVerdict: pass },
  };
  return { Records: [{ eventSource: 'aws:ses', eventVersion: '1.0', ses }] };
}

/** The handlers of alert-import's steps, by name. */
export async function importSteps(): Promise<Readonly<Record<string, Handler>>> {
  const steps = {
    'read-message': await import('#functions/alert-import/steps/read-message.ts'),
    'identify-machine': await import('#functions/alert-import/steps/identify-machine.ts'),
    'locate-machine': await import('#functions/alert-import/steps/locate-machine.ts'),
    'assess-faults': await import('#functions/alert-import/steps/assess-faults.ts'),
    'save-alert': await import('#functions/alert-import/steps/save-alert.ts'),
    'file-order': await import('#functions/alert-import/steps/file-order.ts'),
    'finish-import': await import('#functions/alert-import/steps/finish-import.ts'),
  };
  return Object.fromEntries(Object.entries(steps).map(([name, { handler }]) => [name, handler as Handler]));
}

/** A message about one machine with a fault and a place. */
export const alertMessage = [
  'John Deere 350 P-Tier',
  'Serial number: 1FF350PAXSOAK0001',
  'Location: 100 Market St, St. Louis, MO',
  'SPN 3226 FMI 18: Aftertreatment outlet NOx above limit (severity: high)',
].join('\n');

/** The input of alert-import for that message, with the world's running import. */
export function importStartOf({ runId, callers, now }: WholeWorld) {
  return {
    runId,
    companyId: callers.manager.companyId,
    source: 'paste' as const,
    object: { bucket: 'uploads', key: 'alerts/soak.txt' },
    format: 'text' as const,
    receivedAt: now.toISOString(),
  };
}

function detailOf(row: Readonly<Record<string, unknown>>): { orderId?: string } {
  return row.detail as { orderId?: string };
}
