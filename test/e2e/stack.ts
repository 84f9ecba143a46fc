import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import nodemailer from 'nodemailer';
import { ironwoodPeople } from '#local/demo/ironwood.ts';
import { demoCompany, demoPeople } from '#local/demo/people.ts';
import type { RunningStack } from '#test/support/e2e-stack.ts';

/** What tests do outside the browser: read the inbox, move the clock, send mail. */
export interface Stack {
  readonly site: string;
  /** The newest sign-in code sent to an address or number since `after`. */
  code(to: string, after?: number): Promise<string>;
  /** The full text of the newest message to an address or number that contains these words. */
  message(to: string, words: string): Promise<string>;
  now(): Promise<number>;
  advance(milliseconds: number): Promise<void>;
  /** Turns one of the console's switches on or off. */
  turn(toggle: string, on: boolean): Promise<void>;
  /** Presses one of the console's buttons and returns the message it shows. */
  press(action: string): Promise<string>;
  /** Sends raw mail to the company's forwarding address, over SMTP. */
  mailAlert(raw: string): Promise<void>;
}

export const [dana, marcus, priya] = demoPeople as [
  (typeof demoPeople)[number],
  (typeof demoPeople)[number],
  (typeof demoPeople)[number],
];

/** A person to sign in as. */
export type Someone = Pick<(typeof demoPeople)[number], 'id' | 'email'>;

/** A technician of the company that the demo leaves to people. */
export const sam = ironwoodPeople.find(({ id }) => id === 'acc_sam') as Someone;

export const test = base.extend<{ maps: boolean; stack: Stack; quietConsole: undefined }>({
  /** Whether to draw maps: `test.use({ maps: true })` for tests about maps. Software rendering is slow here. */
  maps: [false, { option: true }],
  context: async ({ context, maps }, provide) => {
    if (!maps) await leaveMapsOut(context);
    await provide(context);
  },
  // Playwright reads a fixture's dependencies from the pattern of the first parameter. These have none.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  baseURL: async ({}, provide, { parallelIndex }) => {
    await provide(runningStack(parallelIndex).site);
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above
  stack: async ({}, provide, { parallelIndex }) => {
    await provide(stackAt(runningStack(parallelIndex)));
  },
  // No page may log an error to the browser's console.
  quietConsole: [
    async ({ context }, provide) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        // The browser also logs refusals by the API (4xx) and tests that go offline as errors.
        if (message.type() === 'error' && !/status of 4\d\d|INTERNET_DISCONNECTED/.test(message.text()))
          errors.push(message.text());
      });
      context.on('weberror', (failure) => errors.push(String(failure.error())));
      await provide(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** For what the stack does on its own. Playwright's default intervals grow to a second, which is mostly waiting. */
export const soon = { timeout: 20_000, intervals: [100, 200] };

/** Map code loads when a map scrolls into view; this keeps it from ever loading. */
export async function leaveMapsOut(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      override observe(target: Element): void {
        if (target.tagName !== 'FIGURE') super.observe(target);
      }
    };
  });
}

/** An address of the site that loads no page, for tests that navigate on at once. */
export const noPage = '/robots.txt';

/**
 * Signs a person in and opens `landing`. The first time goes through email and code; later pages reuse the tokens,
 * because an account gets only ten codes an hour.
 */
export async function signIn(page: Page, stack: Stack, person: Someone, landing = '/orders'): Promise<void> {
  await begin(page, stack, person, { login: '/login', home: '/orders' });
  // Until the company has an order from an alert, the introduction would cover the pending list. It has its own test.
  await page.evaluate((id) => sessionStorage.setItem('ironcall.onboarding-shown', id), person.id);
  if (new URL(page.url()).pathname !== landing) await page.goto(landing);
}

/** The same for a technician. */
export async function signInTechnician(
  page: Page,
  stack: Stack,
  person: Someone,
  landing = '/tech/jobs',
): Promise<void> {
  await begin(page, stack, person, { login: '/tech/login', home: '/tech/jobs' });
  // Keeps dialogs from opening over what the test clicks.
  await page.evaluate((id) => sessionStorage.setItem('ironcall.onboarding-shown', id), person.id);
  if (new URL(page.url()).pathname !== landing) await page.goto(landing);
}

async function begin(
  page: Page,
  stack: Stack,
  person: Someone,
  { login, home }: { readonly login: string; readonly home: string },
): Promise<void> {
  const known = sessions.get(person.id);
  if (known !== undefined) {
    await page.goto(noPage);
    await page.evaluate((tokens) => {
      for (const [name, value] of tokens) localStorage.setItem(name, value);
    }, known);
    return;
  }
  await page.goto(login);
  await giveCode(page, stack, person);
  await expect(page).toHaveURL(new RegExp(`${home}$`));
  sessions.set(person.id, await page.evaluate(() => Object.entries(localStorage)));
}

/** Fills in the sign-in form, which must be open. */
export async function giveCode(page: Page, stack: Stack, person: Someone): Promise<void> {
  await page.getByText('Email', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  const asked = await stack.now();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code').fill(await stack.code(person.email, asked));
}

/**
 * Signs out through the menu. This ends the session for all pages that share its tokens, so the next sign-in starts
 * anew.
 */
export async function signOut(page: Page, person: Someone & { readonly firstName: string }): Promise<void> {
  sessions.delete(person.id);
  await page.getByRole('button', { name: new RegExp(`^Account menu of ${person.firstName} `) }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

const sessions = new Map<string, [string, string][]>();

function stackAt({ site, smtpPort }: RunningStack): Stack {
  const ask = async (path: string, init?: RequestInit): Promise<unknown> => {
    const answer = await fetch(`${site}${path}`, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    site,
    async code(to, after = 0) {
      let code: string | undefined;
      await expect(async () => {
        const messages = (await ask(`/_local/api/inbox?to=${encodeURIComponent(to)}`)) as {
          to: string;
          text: string;
          at: string;
        }[];
        // A technician may have received a newer message about a job.
        code = messages
          .filter((one) => one.to.includes(to) && Date.parse(one.at) >= after)
          .flatMap(({ text }) => /\b\d{6}\b(?= is your)/.exec(text)?.[0] ?? [])[0];
        expect(code, `a code for ${to}`).toBeDefined();
      }).toPass(soon);
      return code ?? '';
    },
    async message(to, words) {
      let found: string | undefined;
      await expect(async () => {
        const messages = (await ask(`/_local/api/inbox?to=${encodeURIComponent(to)}`)) as { text: string }[];
        found = messages.find(({ text }) => text.includes(words))?.text;
        expect(found, `a message to ${to} with '${words}'`).toBeDefined();
      }).toPass(soon);
      return found ?? '';
    },
    async now() {
      const { now } = (await ask('/_local/clock')) as { now: number | string };
      return new Date(now).getTime();
    },
    async advance(milliseconds) {
      await ask('/_local/clock', posted(site, { advanceMs: milliseconds }));
    },
    async turn(toggle, on) {
      await ask('/_local/api/controls', posted(site, { toggle, on }));
    },
    async press(action) {
      const { message } = (await ask('/_local/api/controls', posted(site, { action }))) as {
        message: string;
      };
      return message;
    },
    async mailAlert(raw) {
      const transport = nodemailer.createTransport({
        host: '127.0.0.1',
        port: smtpPort,
        secure: false,
        ignoreTLS: true,
      });
      await transport.sendMail({
        envelope: {
          from: 'alerts@telematics.example',
          to: `alerts+${demoCompany.alertToken}@${inboundDomain}`,
        },
        raw,
      });
      transport.close();
    },
  };
}

function posted(site: string, body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify(body),
  };
}

/** This worker's own stack. */
function runningStack(parallelIndex: number): RunningStack {
  const stacks = JSON.parse(process.env.E2E_STACKS ?? '[]') as RunningStack[];
  const own = stacks[parallelIndex];
  if (own === undefined) throw new Error('The stack for the browser tests does not run.');
  return own;
}

const inboundDomain = 'in.ironcall.example';
