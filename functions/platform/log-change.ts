import { Logger } from '@aws-lambda-powertools/logger';
import type { SignedIn } from './trpc.ts';

/** Logs which of the platform's own people changed what: ids and stored values only, nothing personal. */
export function logChange(
  { caller, procedure }: Pick<SignedIn, 'caller' | 'procedure'>,
  of: Readonly<Record<string, string | number | boolean | null>>,
): void {
  logger.info('An admin made a change.', { procedure, adminId: caller.accountId, ...of });
}

const logger = new Logger();
