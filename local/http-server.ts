import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AwsRequest, AwsResponse } from './runtime.ts';
import type { HttpResponse } from './services/http-api.ts';
import { StartFailure } from './start-failure.ts';

export interface HttpServer {
  readonly port: number;
  close(): Promise<void>;
}

export interface HttpServerOptions {
  /** 0 takes a free port. */
  readonly port: number;
  readonly largestBody: number;
  /** Origins of pages that may send more than plain reads, besides the server's own. */
  readonly pages: () => readonly string[];
  /** Time for the `date` header, in milliseconds since the epoch: the runtime's clock, not the machine's. */
  readonly now: () => number;
  answer(
    request: AwsRequest,
    viewer: { readonly address: string; readonly port: number },
  ): Promise<HttpResponse>;
  onError(error: unknown, request: string): void;
}

/**
 * Listens on loopback, on both addresses if there are two, since `localhost` may mean either.
 *
 * @throws StartFailure if the port is taken
 */
export async function startHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  let port = options.port;
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    void serve(incoming, outgoing, port, options);
  };
  const first = await listen(handle, options.port, '127.0.0.1');
  if (!first) throw portTaken(options.port);
  const address = first.address();
  port = typeof address === 'object' && address ? address.port : options.port;
  const servers = [first];
  const second = await listen(handle, port, '::1');
  if (second) servers.push(second);
  else if (second === undefined && options.port !== 0) {
    first.close();
    throw portTaken(options.port);
  }

  return {
    port,
    async close() {
      await Promise.all(
        servers.map(
          (server) =>
            new Promise<void>((resolve) => {
              server.close(() => resolve());
              server.closeIdleConnections();
              // Requests in progress get a moment to finish.
              setTimeout(() => server.closeAllConnections(), 200).unref();
            }),
        ),
      );
    },
  };
}

/** A request's body; undefined if it isn't JSON. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** A JSON response that nothing caches. */
export function json(body: unknown, status = 200): AwsResponse {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return { status, headers, body: JSON.stringify(body) };
}

function portTaken(port: number): StartFailure {
  return new StartFailure(
    `Port ${port} is taken by another program.`,
    `Stop that program, or choose another port: PORT=${port + 1} npm start`,
  );
}

/** Returns undefined if the port is taken, and null if the machine has no such address. */
function listen(
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  port: number,
  host: string,
): Promise<Server | undefined | null> {
  const server = createServer({ keepAliveTimeout: 65_000 }, handle);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else if (host === '::1') resolve(null);
      else if (error.code === 'EACCES')
        reject(
          new StartFailure(`Port ${port} may not be opened.`, 'Choose one above 1023: PORT=3000 npm start'),
        );
      else reject(error);
    });
    server.listen(port, host, () => resolve(server));
  });
}

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  options: HttpServerOptions,
): Promise<void> {
  const name = `${incoming.method} ${incoming.url?.split('?')[0]}`;
  try {
    outgoing.setHeader('date', new Date(options.now()).toUTCString());
    const headers = flat(incoming);
    const refused = foreign(incoming.method ?? 'GET', headers, port, options.pages());
    if (refused) return send(outgoing, plain(403, refused), incoming.method);
    const body = await readBody(incoming, options.largestBody);
    if (!body) return send(outgoing, plain(413, 'The request is too large.'), incoming.method);
    const [path, query = ''] = splitOnce(incoming.url ?? '/', '?');
    const request: AwsRequest = {
      method: incoming.method ?? 'GET',
      path,
      query: new URLSearchParams(query),
      headers,
      body,
    };
    const { remoteAddress = '127.0.0.1', remotePort = 0 } = incoming.socket;
    send(
      outgoing,
      await options.answer(request, { address: remoteAddress, port: remotePort }),
      incoming.method,
    );
  } catch (error) {
    options.onError(error, name);
    if (!outgoing.headersSent)
      send(outgoing, plain(500, 'The runtime failed; see its log.'), incoming.method);
    else outgoing.destroy();
  }
}

/**
 * Why a request is refused, if it is. Pages of other sites must not reach anything here: neither through a host name
 * that they point at loopback, nor by sending a form or a fetch.
 */
function foreign(
  method: string,
  headers: Readonly<Record<string, string>>,
  port: number,
  pages: readonly string[],
): string | undefined {
  const host = headers.host ?? '';
  if (!isLoopback(host)) return 'Only requests to localhost are answered.';
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return undefined;
  const { origin } = headers;
  if (origin !== undefined) {
    const own = [`http://${host}`, `http://localhost:${port}`, `http://127.0.0.1:${port}`, ...pages];
    return own.includes(origin) ? undefined : 'Pages of other sites may not send requests here.';
  }
  return headers['sec-fetch-site'] === 'cross-site'
    ? 'Pages of other sites may not send requests here.'
    : undefined;
}

function isLoopback(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name === '127.0.0.1' || name === '[::1]' || name.endsWith('.localhost');
}

function flat({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
}

/** Returns undefined if there is more than the limit. */
async function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Reads to the end even if it is too much: the client of a cut connection would never see the answer.
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size > limit ? undefined : Buffer.concat(chunks);
}

function send(outgoing: ServerResponse, response: HttpResponse, method: string | undefined): void {
  const { status, headers = {}, cookies = [], body = '' } = response;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  outgoing.statusCode = status;
  for (const [name, value] of Object.entries(headers))
    if (name !== 'transfer-encoding') outgoing.setHeader(name, value);
  if (cookies.length > 0) outgoing.setHeader('set-cookie', [...cookies]);
  const bodiless = status === 204 || status === 304;
  // HEAD returns the length that GET would have.
  if (!bodiless && !(method === 'HEAD' && headers['content-length']))
    outgoing.setHeader('content-length', bytes.length);
  outgoing.end(bodiless || method === 'HEAD' ? undefined : bytes);
}

function plain(status: number, message: string): HttpResponse {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: `${message}\n` };
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
