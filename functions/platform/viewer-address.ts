import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { sameSecret } from './secret.ts';

/** The distribution names the viewer's address; it is believed only with the header that only the distribution knows. */
export function viewerAddress(event: APIGatewayProxyEventV2, edgeSecret: string): string {
  const viewer = event.headers['cloudfront-viewer-address'];
  if (viewer !== undefined && sameSecret(event.headers['x-ironcall-edge'] ?? '', edgeSecret)) {
    return viewer.replace(/:\d+$/, '');
  }
  return event.requestContext.http.sourceIp;
}
