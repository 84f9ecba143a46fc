import { Logger } from '@aws-lambda-powertools/logger';
import type { Caller } from './caller.ts';
import type { ProcedureName } from './policy.ts';

/** Says in the log who of the platform's own people changed what: ids and stored values only, nothing personal. */
export function logChange(
  caller: Pick<Caller, 'accountId'>,
  procedure: ProcedureName,
  of: Readonly<Record<string, string | number | boolean | null>>,
): void {
  logger.info('An admin made a change.', { procedure, adminId: caller.accountId, ...of });
}

const logger = new Logger();
