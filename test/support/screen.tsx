import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnyProcedure, inferProcedureInput, inferProcedureOutput } from '@trpc/server';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { ErrorCode, ErrorDetails } from '#schema/errors.ts';
import { theme } from '../../frontend/src/app/theme.ts';
import { Toaster } from '../../frontend/src/components/shell/toaster.tsx';
import { queryClient } from '../../frontend/src/lib/query-client.ts';
import type { AppRouter } from '../../functions/apis/app.router.ts';
import type { PublicRouter } from '../../functions/apis/public.router.ts';
import type { TechRouter } from '../../functions/apis/tech.router.ts';

export interface ShowOptions {
  /**
   * The API's answers by procedure path: a value, or a function of the input that may also throw `refusal(…)` or
   * `noNetwork()`. A call without an answer here fails the test with its message.
   */
  readonly answers?: Answers;
  /** The router's path; `/tech/…` makes it the technicians' document for the rest of the file. */
  readonly path?: string;
}

export interface Call {
  readonly procedure: string;
  readonly input: unknown;
}

/**
 * Renders a component or page as the app would: theme, router, queries, toasts, and the real API client, whose requests
 * are answered here. Returns Testing Library's screen, a `user` to act, the API's `calls` in order, and `address()`,
 * the current path and query.
 */
export function showScreen(shown: ReactElement, { answers = {}, path = '/orders' }: ShowOptions = {}) {
  const calls: Call[] = [];
  const address = { current: path };
  window.history.replaceState(null, '', path);
  queryClient.clear();
  vi.stubGlobal('fetch', answeringFetch(answers as Record<string, unknown>, calls));
  const { container } = render(
    <ThemeProvider theme={theme} storageManager={null} noSsr>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>
          {shown}
          <Address onChange={(now) => (address.current = now)} />
        </MemoryRouter>
      </QueryClientProvider>
      {createPortal(<Toaster />, elementFor('notifications'))}
    </ThemeProvider>,
  );
  const calledWith = (procedure: Procedure) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
  return {
    ...screen,
    within,
    container,
    user: userEvent.setup({ delay: null }),
    calls,
    /** The inputs of a procedure's calls. */
    calledWith,
    address: () => address.current,
  };
}

/** As in index.html: outside the page, so that a dialog hides the page but not the toasts over it. */
function elementFor(id: string): HTMLElement {
  const known = document.getElementById(id);
  if (known !== null) return known;
  const made = document.createElement('div');
  made.id = id;
  return document.body.appendChild(made);
}

/** A refusal of the API, for an answer to throw. */
export function refusal(code: ErrorCode, details: ErrorDetails = {}, message = ''): Error {
  return Object.assign(new Error(message), { wire: { code, details } });
}

/** What `fetch` throws without a network. */
export function noNetwork(): TypeError {
  return new TypeError('Failed to fetch');
}

type Records = AppRouter['_def']['record'] & TechRouter['_def']['record'] & PublicRouter['_def']['record'];

type PathOf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends AnyProcedure ? Name : `${Name}.${PathOf<Tree[Name]>}`;
}[keyof Tree & string];

type At<Tree, Path> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Tree
    ? At<Tree[Name], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path]
    : never;

type Answer<P> = P extends AnyProcedure
  ?
      | inferProcedureOutput<P>
      | ((input: inferProcedureInput<P>) => inferProcedureOutput<P> | Promise<inferProcedureOutput<P>>)
  : never;

type Procedure = PathOf<Records>;
type Answers = { readonly [Path in Procedure]?: Answer<At<Records, Path>> };

function Address({ onChange }: { readonly onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(pathname + search);
  return null;
}

/** Answers like the API: `/api/app/a.b,c.d?batch=1` with `{"0": …, "1": …}`, or one procedure with its input. */
function answeringFetch(answers: Record<string, unknown>, calls: Call[]) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    const [, paths] = /^\/api\/[a-z]+\/(.+)$/.exec(url.pathname) ?? [];
    if (paths === undefined) throw new Error(`Nothing answers ${url.pathname} in a component test.`);
    const isBatch = url.searchParams.has('batch');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const procedures = isBatch ? paths.split(',') : [paths];
    const envelopes = await Promise.all(
      procedures.map((procedure, index) => {
        const own = isBatch ? (body as Record<string, unknown> | undefined)?.[index] : body;
        calls.push({ procedure, input: own });
        return envelopeOf(procedure, answers, own);
      }),
    );
    return Response.json(isBatch ? envelopes : envelopes[0], { status: statusOf(envelopes) });
  };
}

async function envelopeOf(procedure: string, answers: Record<string, unknown>, input: unknown) {
  if (!(procedure in answers)) throw new Error(`The test has no answer for ${procedure}.`);
  const answer = answers[procedure];
  try {
    return { result: { data: await (typeof answer === 'function' ? answer(input) : answer) } };
  } catch (error) {
    if (!(error instanceof Error) || !('wire' in error)) throw error;
    return { error: { message: error.message, code: -32600, data: error.wire } };
  }
}

function statusOf(envelopes: readonly object[]): number {
  return envelopes.some((each) => 'error' in each) ? 400 : 200;
}
