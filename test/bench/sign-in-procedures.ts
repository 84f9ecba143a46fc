import { randomUUID } from 'node:crypto';
import { publicRouter } from '#functions/apis/public.router.ts';
import { workMailDomain } from '#functions/companies/work-mail-domain.ts';
import { unsubscribeToken } from '#functions/notifications/channels/unsubscribe-token.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { savedAccount } from '#test/support/accounts.ts';
import { callContext } from '#test/support/callers.ts';
import type { standInForSenders } from '#test/support/sent-messages.ts';
import type { MeteredCallers } from './metered-callers.ts';

/** Measures signing in, signing up, and unsubscribing. */
export async function measureSignIn(
  { anybody }: MeteredCallers,
  companyId: string,
  email: string,
  senders: ReturnType<typeof standInForSenders>,
): Promise<void> {
  const device = randomUUID();
  const attempt = { email, loginNonce: randomUUID() };
  await anybody().auth.accountExists({ email });
  await anybody().auth.otpSend(attempt);
  await anybody(undefined, { variant: 'on a new device' }).auth.otpVerify({
    ...attempt,
    code: senders.codeFor(email),
    device,
  });
  const again = { email, loginNonce: randomUUID(), device };
  // Unmetered: a second code within the hour is not part of a normal sign-in.
  await callerFactory(publicRouter)(callContext(undefined, { now: new Date() })).auth.otpSend(again);
  await anybody().auth.otpVerify({ ...again, code: senders.codeFor(email) });

  const signUp = {
    firstName: 'Lee',
    lastName: 'Ortiz',
    phone: '(314) 555-0177',
    email: 'lee@northgate.example',
    companyName: 'Northgate Paving',
  };
  // A process loads the list of public mail domains on first use; that is no database cost.
  await workMailDomain(signUp.email);
  const { authId } = await anybody().auth.createAccount(signUp);
  await anybody().auth.activate({ email: signUp.email, code: senders.codeFor(signUp.email), authId });
  await anybody().public.searchCustomerCompanies({ search: 'hud' });
  const token = await unsubscribeToken((await savedAccount({ companyId })).id);
  await anybody().public.unsubscribe({ token });
}

/** Measures a newcomer's first sign-in, by phone. */
export async function measureFirstSignIn(
  { anybody }: MeteredCallers,
  companyId: string,
  senders: ReturnType<typeof standInForSenders>,
): Promise<void> {
  const newcomer = await savedAccount({ companyId, email: 'mia@hudson.example' });
  const phoneNumber = newcomer.phone ?? '';
  const byPhone = await anybody(undefined, { variant: 'by phone' }).auth.accountExists({ phoneNumber });
  const attempt = { email: byPhone.email ?? '', loginNonce: randomUUID() };
  await anybody(undefined, { variant: 'by phone' }).auth.otpSend(attempt);
  await anybody(undefined, { variant: 'for the first time' }).auth.otpVerify({
    ...attempt,
    code: senders.codeFor(phoneNumber),
  });
}
