import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import * as z from 'zod';
import type { AwsRequest, AwsResponse, LocalService, Runtime } from '../runtime.ts';
import { StartFailure } from '../start-failure.ts';
import { receiptRules } from './smtp/receipt-rules.ts';
import { receiveMail } from './smtp/receive-mail.ts';
import { changeVerdicts, currentVerdicts } from './smtp/verdicts.ts';

export interface SmtpService extends LocalService {
  /** The port it listens on; undefined until it does. */
  port(): number | undefined;
  /** Delivers a mail sent by the stacks themselves, if a receipt rule accepts it. */
  deliver(runtime: Runtime, mail: OwnMail): Promise<void>;
}

interface OwnMail {
  readonly from: string;
  /** Addresses, separated by commas. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Incoming mail: a real SMTP port on loopback that accepts what the receipt rules want, and answers 250 once the
 * message is stored. `/_local/api/mail-in` accepts a message by HTTP, `/_local/api/mail-verdicts` sets SES's verdicts
 * for the next ones.
 */
export function smtp(options: { readonly port: number }): SmtpService {
  const rules = receiptRules();
  let server: SMTPServer | undefined;
  let port: number | undefined;

  return {
    port: () => port,
    async deliver(runtime, { from, to, subject, text }) {
      const recipients = to.split(', ').filter((one) => rules.matching([one]).length > 0);
      if (recipients.length === 0) return;
      const message = await new MailComposer({ from, to, subject, text }).compile().build();
      await receiveMail(runtime, rules, { from, recipients, helo: 'localhost' }, message);
    },
    providers: rules.providers,
    routes: {
      '/_local/api/mail-verdicts': async (request, runtime) =>
        answer(() =>
          request.method === 'POST'
            ? changeVerdicts(runtime, JSON.parse(request.body.toString('utf8')))
            : currentVerdicts(runtime),
        ),
      '/_local/api/mail-in': async (request, runtime) =>
        answer(() => (request.method === 'POST' ? takeByHttp(request, runtime) : { port: port ?? null })),
    },
    start: async (runtime) => {
      server = listener(runtime);
      port = await listen(server, options.port);
    },
    stop: () =>
      new Promise<void>((resolve) => {
        port = undefined;
        if (server) server.close(() => resolve());
        else resolve();
        for (const connection of server?.connections ?? []) connection.close();
      }),
  };

  function listener(runtime: Runtime): SMTPServer {
    return new SMTPServer({
      banner: 'Ironcall mail in',
      size: largestMessage,
      disabledCommands: ['AUTH', 'STARTTLS'],
      hideSTARTTLS: true,
      disableReverseLookup: true,
      logger: false,
      onRcptTo: ({ address }, _session, done) =>
        done(rules.matching([address]).length > 0 ? null : refusal(550, `No mailbox ${address} here`)),
      onData: (stream, session, done) => {
        take(runtime, stream, session).then(
          (messageId) => done(null, `OK ${messageId}`),
          (error: unknown) => {
            if (!(error instanceof Error && 'responseCode' in error)) runtime.log('error', String(error));
            done(error instanceof Error ? error : new Error(String(error)));
          },
        );
      },
    });
  }

  async function take(runtime: Runtime, stream: SMTPServerDataStream, session: SMTPServerSession) {
    const message = await readAll(stream);
    if (stream.sizeExceeded) throw refusal(552, 'The message is larger than 40 MB');
    const { mailFrom, rcptTo } = session.envelope;
    const envelope = {
      from: mailFrom ? mailFrom.address : '',
      recipients: rcptTo.map(({ address }) => address),
      helo: String(session.hostNameAppearsAs),
    };
    return receiveMail(runtime, rules, envelope, message);
  }

  async function takeByHttp(request: AwsRequest, runtime: Runtime) {
    const { from, to, message } = mailIn.parse(JSON.parse(request.body.toString('utf8')));
    if (rules.matching([to]).length === 0) throw new Error(`No receipt rule accepts mail for ${to}.`);
    const envelope = { from, recipients: [to], helo: 'localhost' };
    const lines = Buffer.from(message.replace(/\r?\n/g, '\r\n'));
    return { messageId: await receiveMail(runtime, rules, envelope, lines) };
  }
}

/** SES's limit for incoming mail. */
const largestMessage = 40 * 1024 * 1024;

const mailIn = z.strictObject({ from: z.string(), to: z.string(), message: z.string().min(1) });

async function answer(run: () => unknown): Promise<AwsResponse> {
  const headers = { 'content-type': 'application/json' };
  try {
    return { status: 200, headers, body: JSON.stringify(await run()) };
  } catch (error) {
    const message = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    return { status: 400, headers, body: JSON.stringify({ message }) };
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Reads past the limit without keeping more, so that the sender learns why. */
async function readAll(stream: Readable & { sizeExceeded: boolean }): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) if (!stream.sizeExceeded) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(new StartFailure(`The mail port ${port} is taken.`, 'Choose another: SMTP_PORT=2526 npm start'));
    });
    const listening = server.listen(port, '127.0.0.1', () => {
      resolve((listening.address() as AddressInfo).port);
    });
  });
}
