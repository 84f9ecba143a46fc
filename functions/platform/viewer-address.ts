import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The distribution names the viewer's address; it is believed only with the header that only the distribution knows. */
export function viewerAddress(event: APIGatewayProxyEventV2, edgeSecret: string): string {
  const viewer = event.headers['cloudfront-viewer-address'];
  if (viewer !== undefined && sameText(event.headers['x-ironcall-edge'] ?? '', edgeSecret)) {
    return viewer.replace(/:\d+$/, '');
  }
  return event.requestContext.http.sourceIp;
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
