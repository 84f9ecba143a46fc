import type { CommandId } from '#functions/platform/idempotency.ts';
import type { AlertSetUp } from '#schema/alerts.ts';

/** The ways for alerts to get in, as a company has set them up. */
export function alertSetUpOf(_companyId: string): Promise<AlertSetUp> {
  throw new Error('Not built yet.');
}

/** Gives the company another forwarding address; the one before stops at once. */
export function replaceAddress(
  _companyId: string,
  _command: CommandId | undefined,
  _now: Date,
): Promise<{ equipmentAlertEmail: string }> {
  throw new Error('Not built yet.');
}

/** Makes the key that providers post alerts with, in place of the one before, and tells it this once. */
export function replaceProviderKey(
  _companyId: string,
  _command: CommandId | undefined,
  _now: Date,
): Promise<{ key: string }> {
  throw new Error('Not built yet.');
}

/** From then on nobody can post alerts for the company. */
export function removeProviderKey(_companyId: string): Promise<void> {
  throw new Error('Not built yet.');
}
