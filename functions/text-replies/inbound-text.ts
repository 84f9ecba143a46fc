import * as z from 'zod';
import { parsePhoneNumber } from '#schema/phone.ts';

/** What SNS brings. Its time is kept through every queue, where the queue's own begins anew when a dead letter is brought again. */
const notification = z.object({ Message: z.string(), Timestamp: z.iso.datetime() });

/** What two-way messaging of End User Messaging publishes for a text message to our number; what else it holds is not read. */
const inbound = z.object({
  originationNumber: z.string(),
  destinationNumber: z.string(),
  messageBody: z.string(),
  inboundMessageId: z.string().min(1).max(128),
});

export interface InboundText {
  /** Stays the same when the message is delivered again. */
  readonly id: string;
  /** E.164; null where no person's phone sent it: short codes and services, which are never answered. */
  readonly from: string | null;
  readonly body: string;
  /** When it came to us. */
  readonly at: Date;
}

/** Throws for the body of an item that is no such message. */
export function inboundTextOf(body: string): InboundText {
  const { Message, Timestamp } = notification.parse(JSON.parse(body));
  const { originationNumber, destinationNumber, messageBody, inboundMessageId } = inbound.parse(
    JSON.parse(Message),
  );
  const number = parsePhoneNumber(originationNumber) ?? null;
  return {
    id: inboundMessageId,
    from: originationNumber === destinationNumber ? null : number,
    body: messageBody,
    at: new Date(Timestamp),
  };
}
