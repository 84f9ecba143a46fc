import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Mailbox } from './mailbox.ts';
import { type SiteClient, siteClient } from './site-client.ts';

export interface Round {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  /** Where the canary gets its mail. It is its account too. */
  readonly address: string;
  /** Stands for its browser: 16 to 64 letters and digits, always the same. */
  readonly device: string;
  readonly mailbox: Mailbox;
}

/**
 * Does what a customer does, from outside: signs in with a code from its mail (the first time it signs up), pastes an
 * alert, waits for the pending order in its list, and rejects it. No search ever starts. Throws an error whose message
 * begins with the step that failed.
 */
export async function runRound({ siteUrl, address, device, mailbox }: Round): Promise<void> {
  const site = siteClient(siteUrl);
  const before = await step('mailbox', () => mailbox.ids());
  const verify = await step('ask for a code', () => askForCode(site, { address, device }));
  const code = await step('mail with the code', () => waitFor(() => newCode(mailbox, before)));
  await step('sign in', async () => {
    const { email: username, passkey } = await verify(code);
    await site.signIn(username, passkey);
  });
  // Left by a round that broke off. The alert would be attached to such an order instead of creating one.
  await step('reject what is left over', async () => {
    for (const id of await pendingOrders(site)) await reject(site, id);
  });
  const runId = await step('import an alert', async () => {
    const run = await site.asCustomer('customers.equipmentAlerts.import', { rawEvent: alert() }, withId);
    return run.id;
  });
  const orderId = await step('alert becomes an order', () => waitFor(() => orderOfRun(site, runId)));
  await step('order is in the list', () =>
    waitFor(async () => (await pendingOrders(site)).find((id) => id === orderId)),
  );
  await step('reject the order', () => reject(site, orderId));
}

async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Asks for a sign-in code, or signs up if there is no account yet. Returns what exchanges the code for a passkey. */
async function askForCode(
  site: SiteClient,
  { address: email, device }: Pick<Round, 'address' | 'device'>,
): Promise<(code: string) => Promise<z.output<typeof verified>>> {
  const { exists } = await site.open(
    'auth.accountExists',
    { email, device },
    z.object({ exists: z.boolean() }),
  );
  if (exists) {
    const attempt = { email, loginNonce: randomUUID(), device };
    await site.open('auth.otpSend', attempt, z.object({}));
    return (code) => site.open('auth.otpVerify', { ...attempt, code }, verified);
  }
  const { authId } = await site.open(
    'auth.createAccount',
    { ...itself, email },
    z.object({ authId: z.string() }),
  );
  return (code) => site.open('auth.activate', { email, code, authId, device }, verified);
}

/** The number is reserved for fiction. It stays unproven, so nothing is ever texted to it. */
const itself = {
  firstName: 'Canary',
  lastName: 'Ironcall',
  companyName: 'Ironcall canary',
  phone: '+18085550199',
};

async function newCode(mailbox: Mailbox, before: readonly string[]): Promise<string | undefined> {
  for (const id of await mailbox.ids()) {
    if (before.includes(id)) continue;
    const code = /^(\d{6}) is your /.exec(await mailbox.subjectOf(id))?.[1];
    if (code !== undefined) return code;
  }
  return undefined;
}

async function pendingOrders(site: SiteClient): Promise<string[]> {
  const list = await site.asCustomer('customers.orders.all', { status: 'pending', limit: 50 }, orderList);
  return list.data.map(({ id }) => id);
}

async function reject(site: SiteClient, id: string): Promise<void> {
  await site.asCustomer(
    'customers.orders.rejectPendingOrder',
    { id, rejectionReason: 'other', rejectionReasonCustom: 'This order was a check of the service.' },
    z.object({}),
  );
}

/** Undefined while the import is running. */
async function orderOfRun(site: SiteClient, id: string): Promise<string | undefined> {
  const run = await site.asCustomer('customers.asyncRuns.byId', { id }, importRun);
  if (run.status === 'running') return undefined;
  const orderId = run.results[0]?.orderId;
  if (run.status !== 'done' || !orderId) throw new Error(`the import is ${run.status}, without an order`);
  return orderId;
}

async function waitFor<T>(look: () => Promise<T | undefined>): Promise<T> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > until) throw new Error(`nothing within ${patienceMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Mail takes the longest; it may be queued on its way out of SES and back in. */
const patienceMs = 75_000;
const pauseMs = 1000;

const withId = z.object({ id: z.string() });
const verified = z.object({ email: z.string(), passkey: z.string() });
const orderList = z.object({ data: z.array(withId) });
const importRun = z.object({
  status: z.enum(['running', 'done', 'failed', 'cancelled']),
  results: z.array(z.object({ orderId: z.string().nullable() })),
});

/** Worded like a telematics provider's. The time makes each one new. */
function alert(): string {
  return [
    'Machine name      CANARY-1',
    'Manufacturer      Caterpillar',
    'Sales model       330',
    'Serial no.        CNRY0001',
    'SMU reading       1,000.0 hours',
    'Event             E0363(2) / High Fuel Supply Temperature',
    'Level             Medium',
    `When              ${new Date().toISOString()}`,
    'Where             27 Depot Road, Minot, ND 58701',
  ].join('\n');
}
