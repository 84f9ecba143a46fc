import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { adminRouter } from '#functions/apis/admin.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { documentClient } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { savedAccount, savedCompany } from './accounts.ts';
import { type ContextOptions, callContext, callerOf } from './callers.ts';

/** A saved admin. */
export async function savedAdmin(): Promise<Caller> {
  const company = await savedCompany({ name: 'Ironcall', userType: 'admin' });
  const account = await savedAccount({
    userType: 'admin',
    roleId: 'Admin',
    companyId: company.id,
    firstName: 'Alex',
    lastName: 'Doyle',
  });
  return callerOf('Admin', { accountId: account.id, companyId: company.id });
}

/**
 * admin.*, as the admins' API calls it: accounts are checked in the table, and all commands of a client share one
 * idempotency key, by default a new one.
 */
export function adminAs(who: Caller, options: ContextOptions = {}) {
  return callerFactory(adminRouter)(
    callContext(who, {
      source: 'admin',
      confirmInTable: true,
      idempotencyKey: randomUUID(),
      ...options,
    }),
  ).admin;
}

/** The company's events in the outbox, oldest first. */
export async function eventsAbout(companyId: string) {
  const { Items } = await documentClient.send(
    new ScanCommand({
      TableName: process.env.TABLE_NAME,
      ConsistentRead: true,
      FilterExpression: 'kind = :event AND detail.companyId = :company',
      ExpressionAttributeValues: { ':event': 'event', ':company': companyId },
    }),
  );
  return z
    .array(z.object({ name: z.string(), detail: z.looseObject({ id: z.string() }) }))
    .parse(Items)
    .sort((one, other) => (one.detail.id < other.detail.id ? -1 : 1));
}
