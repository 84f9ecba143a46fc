import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { eventually } from '#test/support/eventually.ts';
import { frontDoor, type HttpCaller } from '#test/support/http-callers.ts';
import { newStateDirectory } from '#test/support/temporary-directories.ts';
import { builtStacks, startWholeStack, type WholeStack } from '#test/support/whole-stack.ts';

/** From SES over bus, queue and function to what the person sees, as deployed. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let stack: WholeStack;
let cloudAssembly: string;

beforeAll(async () => {
  cloudAssembly = await builtStacks();
  stack = await startWholeStack(cloudAssembly, newStateDirectory());
});
afterAll(async () => {
  await stack.kill();
});

test('a bounce stops mail to that address until its person proves it again', async () => {
  const door = frontDoor(stack, cloudAssembly);
  const { id: companyId } = await savedCompany();
  const dana = await savedAccount({ companyId });
  const signedIn = await door.signIn(dana);
  const asked = { email: dana.email, loginNonce: randomUUID(), userType: 'customer' };

  await stack.turn('email-bounces', true);
  await door.signedOut().call('auth.otpSend', asked);
  const stopped = await eventually(async () => (await emailStopped(signedIn)) ?? undefined, patience);
  await stack.turn('email-bounces', false);
  const sent = await signedIn.call('auth.sendContactCode', { channel: 'email' });
  const code = await newestCode(dana);
  const proven = await signedIn.call('auth.proveContact', { channel: 'email', code });

  expect(stopped).toBe('bounced');
  expect([sent.outcome, proven.outcome]).toEqual(['done', 'done']);
  expect(await emailStopped(signedIn)).toBeNull();
});

/** A chain of bus, queue and function, on a machine that may be busy. */
const patience = 90_000;

async function emailStopped(signedIn: HttpCaller): Promise<string | null> {
  const { data } = await signedIn.call('customers.profile.get', undefined);
  return (data as { account: { emailStopped: string | null } }).account.emailStopped;
}

/** The code in the newest mail to that address. */
async function newestCode({ email }: StoredAccount): Promise<string> {
  const answer = await fetch(
    `${stack.siteUrl}/_local/api/inbox?${new URLSearchParams({ to: email }).toString()}`,
  );
  const [newest] = (await answer.json()) as { subject: string }[];
  return newest?.subject.slice(0, 6) ?? '';
}
