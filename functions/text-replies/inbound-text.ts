import * as z from 'zod';
import { parsePhoneNumber } from '#schema/phone.ts';

/** An SNS notification. Unlike the queue's timestamp, its time survives redriving a dead letter. */
const notification = z.object({ Message: z.string(), Timestamp: z.iso.datetime() });

/** What End User Messaging publishes for an incoming text; only these fields are used. */
const inbound = z.object({
  originationNumber: z.string(),
  destinationNumber: z.string(),
  messageBody: z.string(),
  inboundMessageId: z.string().min(1).max(128),
});

export interface InboundText {
  /** The same on every delivery. */
  readonly id: string;
  /** E.164; null for senders other than phones (short codes and services), which are never answered. */
  readonly from: string | null;
  readonly body: string;
  /** When we received it. */
  readonly at: Date;
}

/** Throws if the body is not such a message. */
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
