/**
 * The domain by which colleagues find their company; undefined for domains where anybody can have a mailbox: mail providers,
 * internet providers, throw-away addresses. `email` is lower-case.
 */
export async function workMailDomain(email: string): Promise<string | undefined> {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const { default: providers } = await import('email-providers/all.json', { with: { type: 'json' } });
  return furtherPublicDomains.has(domain) || providers.includes(domain) ? undefined : domain;
}

/** Providers missing from the package. People at one of these would join a stranger's company. */
const furtherPublicDomains: ReadonlySet<string> = new Set([
  'anonaddy.com',
  'anonaddy.me',
  'duck.com',
  'fastmail.com',
  'fastmail.fm',
  'mozmail.com',
  'mailbox.org',
  'mediacombb.net',
  'metronet.net',
  'passmail.net',
  'simplelogin.com',
  'skiff.com',
  'spectrum.net',
  'startmail.com',
  'suddenlink.net',
  'tuta.com',
  'tutamail.com',
  'tutanota.com',
  'wowway.com',
  'xfinity.com',
]);
