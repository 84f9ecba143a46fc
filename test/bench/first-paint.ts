import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { getBrowser } from '../support/browser.ts';
import { startStackForBrowser } from '../support/e2e-stack.ts';

/** Median milliseconds to the first and to the largest paint. */
export interface Paint {
  readonly page: string;
  readonly firstMs: number;
  readonly largestMs: number;
  /** Compared to `/robots.txt`, a few bytes, in the same browser and run. */
  readonly timesPlain: number;
}

/** Medians of a first visit with an empty cache, on a phone with a slow network. */
export interface FirstVisit {
  readonly page: string;
  readonly firstMs: number;
  readonly largestMs: number;
  /** The time beyond 50 ms of each task that blocked the page. */
  readonly blockedMs: number;
  readonly requests: number;
  readonly kilobytes: number;
}

/**
 * Starts a stack and loads each page in a window that has visited before, so scripts are cached; sign-in pages also as
 * a first-time visitor.
 */
export async function firstPaints(): Promise<{ paints: Paint[]; firstVisits: FirstVisit[] }> {
  const stack = await startStackForBrowser();
  const browser = await chromium.launch({
    executablePath: await getBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const firstVisits: FirstVisit[] = [];
    for (const page of ['/login', '/tech/login', '/order-service'])
      firstVisits.push(await firstVisit(browser, stack.site, page));
    return { paints: await paintsOf(browser, stack.site), firstVisits };
  } finally {
    await browser.close();
    await stack.stop();
  }
}

const loads = 7;

async function paintsOf(browser: Browser, site: string): Promise<Paint[]> {
  const page = await browser.newPage({ baseURL: site });
  const login = await measured(page, '/login');
  await signIn(page, site);
  const order = await importAlert(page);
  const measuredPages = [
    { page: '/robots.txt', ...(await measured(page, '/robots.txt')) },
    { page: '/login', ...login },
    { page: '/orders/needs-service', ...(await measured(page, '/orders/needs-service')) },
    { page: '/orders/{id}', ...(await measured(page, order)) },
    { page: '/orders/new', ...(await measured(page, '/orders/new')) },
    { page: '/orders/map', ...(await measured(page, '/orders/map')) },
    { page: '/users', ...(await measured(page, '/users')) },
  ];
  const plain = measuredPages[0]?.firstMs ?? 1;
  return measuredPages.map((one) => ({ ...one, timesPlain: one.firstMs / plain }));
}

async function measured(page: Page, path: string): Promise<{ firstMs: number; largestMs: number }> {
  const paints: { first: number; largest: number }[] = [];
  for (let load = 0; load <= loads; load += 1) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const paint = await page.evaluate<{ first: number; largest: number }>(paintsSoFar);
    // The first load fills the cache.
    if (load > 0) paints.push(paint);
  }
  return {
    firstMs: median(paints.map(({ first }) => first)),
    largestMs: median(paints.map(({ largest }) => largest)),
  };
}

/** Runs in the page. */
const paintsSoFar = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    resolve({ first: first?.startTime ?? 0, largest: list.getEntries().at(-1)?.startTime ?? 0 });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

async function firstVisit(browser: Browser, site: string, path: string): Promise<FirstVisit> {
  const visits: Omit<FirstVisit, 'page'>[] = [];
  for (let visit = 0; visit < loads; visit += 1) visits.push(await visitByPhone(browser, `${site}${path}`));
  const medianOf = (name: keyof (typeof visits)[number]) => median(visits.map((each) => each[name]));
  return {
    page: path,
    firstMs: medianOf('firstMs'),
    largestMs: medianOf('largestMs'),
    blockedMs: medianOf('blockedMs'),
    requests: medianOf('requests'),
    kilobytes: medianOf('kilobytes'),
  };
}

/** A CPU four times slower than this one, and Lighthouse's slow 4G. */
async function visitByPhone(browser: Browser, address: string): Promise<Omit<FirstVisit, 'page'>> {
  const context = await browser.newContext(devices['Moto G4']);
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    let [requests, bytes] = [0, 0];
    devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      requests += 1;
      bytes += encodedDataLength;
    });
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_638_400 / 8,
      uploadThroughput: 768_000 / 8,
    });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watchTasks);
    await page.goto(address, { waitUntil: 'networkidle' });
    const { first, largest } = await page.evaluate<{ first: number; largest: number }>(paintsSoFar);
    const blockedMs = await page.evaluate<number>('blocked');
    return { firstMs: first, largestMs: largest, blockedMs, requests, kilobytes: bytes / 1000 };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
const watchTasks = `
  globalThis.blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
`;

async function signIn(page: Page, site: string): Promise<void> {
  await page.goto('/login');
  await page.getByText('Email', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('dana@ridgeline.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code').fill(await codeFor('dana@ridgeline.example', site));
  await page.waitForURL(/\/orders$/);
}

async function codeFor(address: string, site: string): Promise<string> {
  for (;;) {
    const messages = (await (await fetch(`${site}/_local/api/inbox`)).json()) as {
      to: string;
      text: string;
    }[];
    const code = /\b\d{6}\b/.exec(messages.find(({ to }) => to.includes(address))?.text ?? '')?.[0];
    if (code !== undefined) return code;
  }
}

/** The address of a new order's page. */
async function importAlert(page: Page): Promise<string> {
  // Goes to the page directly, because the introduction covers the list until the company has an order from an alert.
  await page.goto('/orders/needs-service?import=main');
  await page.getByLabel('Paste an alert').fill(alert);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('View Order').click();
  await page.waitForURL(/\/orders\/\d+$/);
  return new URL(page.url()).pathname;
}

const alert = [
  'Brand: Komatsu',
  'Model: PC210LC-11',
  'Serial: BENCH-1',
  'Fault code: CA689, engine crankshaft speed sensor error, severity high',
  'Location: 4100 E Broadway, Columbia, MO 65201',
].join('\n');

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
