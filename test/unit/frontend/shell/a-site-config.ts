import type { SiteConfig } from '../../../../frontend/src/lib/config.ts';

/** The configuration of a site that sends no browser events. */
export const aSiteConfig: SiteConfig = {
  environment: 'mock',
  pool: { userPoolId: 'us-east-1_a', userPoolClientId: 'client1' },
  userPoolEndpoint: '/cognito/',
  supportPhone: '+18005550199',
  supportEmail: 'support@ironcall.example',
  map: { provider: 'bundled' },
  inboundMailDomain: 'in.ironcall.example',
  frameAncestors: [],
  rum: null,
};
