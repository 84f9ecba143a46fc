import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { registerToggle } from '../console/controls.ts';
import { keepMessage } from '../console/inbox.ts';
import { json, jsonOf } from '../http-server.ts';
import type { AwsRequest, AwsResponse, LocalService, Runtime } from '../runtime.ts';
import { type BrowserKeys, decrypt } from './push/decrypt.ts';
import { readVapid } from './push/vapid.ts';

/**
 * A push service like those of browser vendors (RFC 8030), together with the browsers: it creates their
 * subscriptions, keeps their keys, and shows in the inbox what each would have decrypted. Real browsers can only
 * subscribe at their vendors.
 */
export function push(): LocalService {
  return {
    routes: {
      [subscriptionsPath]: (request, runtime) => subscribe(request, runtime),
      [`${subscriptionsPath}/`]: (request, runtime) => change(request, runtime),
      [endpointPath]: (request, runtime) => deliver(request, runtime),
    },
    start: (runtime) => {
      registerToggle(runtime, pushFails);
    },
  };
}

/**
 * Subscribes a browser of the person with that address or number, replacing one with that id. Returns
 * `PushSubscription.toJSON()`.
 */
export function subscribeBrowser(
  runtime: Runtime,
  { to, applicationServerKey }: z.output<typeof wanted>,
  id: string = randomUUID(),
) {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const privateKey = ecdh.getPrivateKey('base64url');
  const browser = { to, applicationServerKey, privateKey, p256dh, auth, isGone: false, answers: [] };
  browsersOf(runtime).put(id, browser);
  return {
    endpoint: `${originOf(runtime)}${endpointPath}${id}`,
    expirationTime: null,
    keys: { p256dh, auth },
  };
}

interface Browser extends BrowserKeys {
  /** The owner's address or number. */
  readonly to: string;
  /** The only sender it accepts; any if absent. */
  readonly applicationServerKey?: string | undefined;
  readonly isGone: boolean;
  /** Status codes for its next deliveries; later ones work normally. */
  readonly answers: readonly number[];
}

const subscriptionsPath = '/_local/api/push-subscriptions';
const endpointPath = '/_local/push/';

const wanted = z.strictObject({ to: z.string().min(1), applicationServerKey: z.string().optional() });
const changes = z.strictObject({ answers: z.array(z.int().min(300).max(599)) });

async function subscribe({ method, body }: AwsRequest, runtime: Runtime): Promise<AwsResponse> {
  const parsed = wanted.safeParse(method === 'POST' ? jsonOf(body) : undefined);
  if (!parsed.success) {
    return json({ message: 'POST {"to": address or number, "applicationServerKey"}.' }, 400);
  }
  return json(subscribeBrowser(runtime, parsed.data), 201);
}

/** `POST {"answers": [429, 410]}` to a subscription makes its next deliveries fail like that; `DELETE` ends it. */
async function change({ method, path, body }: AwsRequest, runtime: Runtime): Promise<AwsResponse> {
  const id = path.slice(subscriptionsPath.length + 1);
  const browser = browsersOf(runtime).get(id);
  if (browser === undefined) return json({ message: 'There is no such subscription.' }, 404);
  const parsed = changes.safeParse(jsonOf(body));
  if (method === 'DELETE') browsersOf(runtime).put(id, { ...browser, isGone: true });
  else if (parsed.success) browsersOf(runtime).put(id, { ...browser, ...parsed.data });
  else return json({ message: 'POST {"answers": [status, …]}, or DELETE.' }, 400);
  return json({});
}

async function deliver({ method, path, headers, body }: AwsRequest, runtime: Runtime): Promise<AwsResponse> {
  const id = path.slice(endpointPath.length);
  const browser = browsersOf(runtime).get(id);
  if (method !== 'POST') return refused(405, 'Messages are posted.');
  if (browser === undefined) return refused(404, 'There is no such subscription.');
  const [answer, ...answers] = browser.answers;
  if (answer !== undefined) {
    browsersOf(runtime).put(id, { ...browser, answers, isGone: browser.isGone || answer === 410 });
    return refused(answer, 'As set for this subscription.');
  }
  const failing = registerToggle(runtime, pushFails);
  if (failing.on) {
    failing.count();
    return refused(429, 'Pushes are set to fail in the console.');
  }
  if (browser.isGone) return refused(410, 'The browser has unsubscribed.');
  if (body.length > mostBytes) return refused(413, `More than ${mostBytes} bytes.`);
  const parsed = pushHeaders.safeParse(headers);
  if (!parsed.success) return refused(400, parsed.error.issues.map(({ path: [name] }) => name).join(', '));
  let sender: Awaited<ReturnType<typeof readVapid>>;
  try {
    sender = await readVapid(headers.authorization ?? '', originOf(runtime), runtime.clock.now());
  } catch (error) {
    return refused(403, messageOf(error));
  }
  if (browser.applicationServerKey !== undefined && browser.applicationServerKey !== sender.key) {
    return refused(403, 'The browser only accepts pushes signed with another key.');
  }
  try {
    const payload = decrypt(body, browser);
    const { title, body: text, navigate } = declarative.parse(JSON.parse(payload)).notification;
    const { urgency, topic = null } = parsed.data;
    keepMessage(runtime, {
      channel: 'push',
      to: browser.to,
      from: sender.contact,
      subject: title,
      text,
      html: null,
      push: { payload, navigate, urgency, topic, subscription: id },
    });
  } catch (error) {
    // A push service wouldn't know; a browser silently drops it.
    runtime.log('error', `A push could not be read: ${messageOf(error)}`);
  }
  return { status: 201, headers: { location: `${endpointPath}message/${randomUUID()}` } };
}

/** RFC 8030 section 5: what a request must and may contain. */
const pushHeaders = z.object({
  'content-encoding': z.literal('aes128gcm'),
  ttl: z.string().regex(/^\d+$/),
  urgency: z.enum(['very-low', 'low', 'normal', 'high']).default('normal'),
  topic: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .optional(),
});

/** What Safari shows without asking a worker. */
const declarative = z.object({
  web_push: z.literal(8030),
  notification: z.object({ title: z.string().min(1), body: z.string(), navigate: z.url() }),
});

const mostBytes = 4096;

const pushFails = {
  id: 'push-fails',
  label: 'Pushes fail',
  hint: 'The push service answers 429, and asks to wait ten seconds.',
  counts: 'Pushes refused',
};

function refused(status: number, message: string): AwsResponse {
  const answer = json({ message }, status);
  return status === 429 ? { ...answer, headers: { ...answer.headers, 'retry-after': '10' } } : answer;
}

/** This machine's name in browsers. */
function originOf(runtime: Runtime): string {
  return `http://localhost:${new URL(runtime.siteUrl).port}`;
}

function browsersOf(runtime: Runtime) {
  return runtime.durable<Browser>('push-subscriptions');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
