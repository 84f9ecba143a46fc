import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';

/**
 * Whether messages may be sent to an endpoint that a browser, or whoever says to be one, has named: by https to a host of the
 * environment's list (`*.` stands for one name before it), at the usual port. A host without a domain is a laptop's own, by http.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const hosts = readEnv({ PUSH_HOSTS: z.string() }).PUSH_HOSTS.split(',');
  if (username !== '' || password !== '') return false;
  if (!hostname.includes('.')) return hosts.includes(hostname) && protocol === 'http:';
  const group = `*${hostname.slice(hostname.indexOf('.'))}`;
  return protocol === 'https:' && port === '' && (hosts.includes(hostname) || hosts.includes(group));
}
