import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { json } from '../http-server.ts';
import type { AwsRequest, AwsResponse, LocalService, Runtime } from '../runtime.ts';
import { listControls, runAction, setToggle } from './controls.ts';
import { emptyInbox, findMessage, listMessages, recipientOf, repliesTo } from './inbox.ts';
import { icon, page } from './page.ts';
import { htmlOf, readTemplates, type Template } from './templates.ts';

/**
 * The page at `/_local`, with the sent messages (`/_local/api/inbox`), samples of all messages (`/_local/templates`)
 * and the demo's controls (`/_local/api/controls`). Services provide their own runs, events, queues, functions and
 * clock.
 */
export function localConsole(): LocalService {
  let script: Promise<string> | undefined;
  let templates: Promise<readonly Template[]> | undefined;
  const allTemplates = (runtime: Runtime) => {
    templates ??= readTemplates(runtime).catch((error: unknown) => {
      templates = undefined;
      throw error;
    });
    return templates;
  };
  const file = (path: string, type: string) => async () => answer(type, await readFile(path));
  const browser = fileURLToPath(new URL('./browser/', import.meta.url));

  return {
    routes: {
      '/_local': async () => answer('text/html; charset=utf-8', page, pageHeaders),
      '/_local/': async (request) =>
        request.path === '/_local/'
          ? { status: 308, headers: { location: '/_local' } }
          : notFound(request.path),
      '/_local/icon.svg': async () => answer('image/svg+xml', icon),
      '/_local/inter.woff2': file(interPath(), 'font/woff2'),
      '/_local/console.css': file(`${browser}console.css`, 'text/css; charset=utf-8'),
      '/_local/console.js': async () => {
        script ??= bundle(`${browser}main.ts`);
        return answer('text/javascript; charset=utf-8', await script);
      },
      '/_local/api/inbox': async ({ method, query }, runtime) => {
        if (method === 'DELETE') emptyInbox(runtime);
        const messages = listMessages(runtime, {
          channel: query.get('channel'),
          to: query.get('to'),
          about: query.get('about'),
        });
        return json(
          messages.map((message) => ({
            ...message,
            recipient: recipientOf(runtime, message),
            replies: repliesTo(runtime, message.id),
          })),
        );
      },
      '/_local/inbox-html/': async ({ path }, runtime) => {
        const message = findMessage(runtime, decodeURIComponent(path.slice('/_local/inbox-html/'.length)));
        return message?.html ? answer('text/html; charset=utf-8', message.html, mailHeaders) : notFound(path);
      },
      '/_local/templates': async () => ({ status: 308, headers: { location: '/_local#templates' } }),
      '/_local/api/templates': async (_, runtime) =>
        json(
          (await allTemplates(runtime)).map((template) => ({
            ...template,
            email: { ...template.email, html: undefined },
          })),
        ),
      '/_local/templates-html/': async ({ path, query }, runtime) => {
        const template = (await allTemplates(runtime))[Number(path.slice('/_local/templates-html/'.length))];
        if (template === undefined) return notFound(path);
        return answer('text/html; charset=utf-8', htmlOf(template, query.get('scheme')), mailHeaders);
      },
      '/_local/api/controls': async (request, runtime) => controls(request, runtime),
    },
  };
}

const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; " +
    "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** A mail is untrusted: no scripts, no requests, its own origin. */
const mailHeaders = {
  'content-security-policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
};

const command = z.union([
  z.strictObject({ toggle: z.string(), on: z.boolean() }),
  z.strictObject({ action: z.string() }),
]);

async function controls({ method, body }: AwsRequest, runtime: Runtime): Promise<AwsResponse> {
  if (method !== 'POST') return json(listControls(runtime));
  let text: unknown;
  try {
    text = JSON.parse(body.toString('utf8'));
  } catch {
    text = undefined;
  }
  const parsed = command.safeParse(text);
  if (!parsed.success) return json({ message: 'Send {"toggle": id, "on": boolean} or {"action": id}.' }, 400);
  if ('toggle' in parsed.data) {
    const known = setToggle(runtime, parsed.data.toggle, parsed.data.on);
    return known ? json(listControls(runtime)) : json({ message: 'There is no such switch.' }, 404);
  }
  try {
    const outcome = await runAction(runtime, parsed.data.action);
    return outcome === undefined
      ? json({ message: 'There is no such action.' }, 404)
      : json({ message: outcome });
  } catch (error) {
    return json({ message: error instanceof Error ? error.message : String(error) }, 500);
  }
}

async function bundle(entry: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}

function interPath(): string {
  const require = createRequire(import.meta.url);
  return require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
}

function answer(
  type: string,
  body: string | Buffer,
  more: Readonly<Record<string, string>> = {},
): AwsResponse {
  const shared = {
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  return { status: 200, headers: { 'content-type': type, ...shared, ...more }, body };
}

function notFound(path: string): AwsResponse {
  return json({ message: `There is nothing at ${path}.` }, 404);
}
