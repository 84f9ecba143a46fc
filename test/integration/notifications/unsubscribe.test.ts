import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAccount } from '#functions/accounts/read-account.ts';
import { handler as sendEmails } from '#functions/notifications/send-email.ts';
import { savedAccount, savedCompany } from '../../support/accounts.ts';
import { pendingOrderOf, save } from '../../support/happenings.ts';
import { batchOf } from '../../support/queue-batches.ts';
import { setSenderEnvironment, standInForSenders } from '../../support/sent-messages.ts';
import { withDatabase } from '../../support/with-database.ts';

let api: (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
const senders = standInForSenders();

withDatabase();
beforeAll(async () => {
  setSenderEnvironment();
  process.env.EDGE_SECRET = 'the-secret-of-the-edge';
  ({ handler: api } = await import('#functions/apis/public.router.ts'));
});
beforeEach(() => senders.reset());

/** A manager with a mail, and the unsubscribe address in its header. */
async function mailed() {
  const { id: companyId } = await savedCompany();
  const account = await savedAccount({ companyId });
  const pending = pendingOrderOf(companyId);
  await save(pending);
  await sendEmails(batchOf(pending.event));
  const mail = senders.emails().find(({ to }) => to === account.email);
  const address = new URL(mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? '');
  const isOn = async () => (await readAccount(account.id))?.emailNotificationEnabled;
  return { account, mail, address, isOn };
}

/** A request as mail programs and browsers send it. */
function ask(address: URL, method: 'GET' | 'POST'): Promise<APIGatewayProxyStructuredResultV2> {
  const event = {
    rawPath: address.pathname,
    queryStringParameters: Object.fromEntries(address.searchParams),
    pathParameters: { procedure: address.pathname.split('/').at(-1) },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    requestContext: { requestId: 'request', http: { method, path: address.pathname, userAgent: '' } },
    ...(method === 'POST' && { body: 'List-Unsubscribe=One-Click' }),
    isBase64Encoded: false,
    version: '2.0',
    routeKey: `${method} /api/public/{procedure+}`,
  };
  return api(event as unknown as APIGatewayProxyEventV2, {} as Context);
}

describe('the unsubscribe address in a mail’s header', () => {
  it('stops mail to that person with one POST, and a second one changes nothing', async () => {
    const { mail, address, isOn } = await mailed();

    const answers = [await ask(address, 'POST'), await ask(address, 'POST')];

    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await isOn()).toBe(false);
  });

  it('changes nothing when opened, but redirects to the page that the mail links to', async () => {
    const { mail, address, isOn } = await mailed();

    const { statusCode, headers } = await ask(address, 'GET');

    expect(statusCode).toBe(303);
    expect(mail?.text).toContain(`https://app.ironcall.example${headers?.location}`);
    expect(await isOn()).toBe(true);
  });

  it('is refused with another account’s signature', async () => {
    const { address, isOn } = await mailed();
    const other = await mailed();
    const [, signature] = other.address.searchParams.get('token')?.split('.') ?? [];
    address.searchParams.set('token', `${address.searchParams.get('token')?.split('.')[0]}.${signature}`);

    const { statusCode } = await ask(address, 'POST');

    expect(statusCode).toBe(400);
    expect(await isOn()).toBe(true);
  });
});
