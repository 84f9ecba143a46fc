import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** The procedure that mail programs post to. */
const path = '/api/public/public.unsubscribe';

/** Turns a mail program's one-click post (RFC 8058, section 3.1: a form, with the token in the address) into a call. */
export function asCall(event: APIGatewayProxyEventV2): APIGatewayProxyEventV2 {
  const { token } = event.queryStringParameters ?? {};
  if (event.rawPath !== path || token === undefined || event.requestContext.http.method !== 'POST')
    return event;
  return {
    ...event,
    headers: { ...event.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    isBase64Encoded: false,
  };
}

/** Opening that address shows the page with the button: programs that follow links in mails must change nothing. */
export function pageOf(event: APIGatewayProxyEventV2): APIGatewayProxyStructuredResultV2 | undefined {
  const { token } = event.queryStringParameters ?? {};
  if (event.rawPath !== path || token === undefined || event.requestContext.http.method !== 'GET')
    return undefined;
  return {
    statusCode: 303,
    headers: { location: `/unsubscribe?token=${encodeURIComponent(token)}`, 'cache-control': 'no-store' },
  };
}
