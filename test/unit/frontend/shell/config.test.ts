import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../../frontend/src/lib/config.ts';

const config = {
  environment: 'mock',
  pool: { userPoolId: 'us-east-1_a', userPoolClientId: 'c' },
  userPoolEndpoint: '/_local/cognito-idp/',
  supportPhone: '+18005550199',
  supportEmail: 'support@ironcall.example',
  map: { provider: 'bundled' },
  inboundMailDomain: 'in.ironcall.example',
  frameAncestors: ['https://www.ironcall.example'],
  rum: { endpoint: '/_local/rum/', appMonitorId: 'a', sampleRate: 0.5 },
};

describe('config.json', () => {
  it('is taken as it is, without unknown fields', () => {
    expect(parseConfig({ ...config, later: 1 })).toEqual(config);
  });

  it.each([
    [{ provider: 'google', key: 'k', mapId: 'm' }],
    [{ provider: 'amazon', key: 'k', region: 'us-east-1' }],
  ])('names the map to show: %o', (map) => {
    expect(parseConfig({ ...config, map: { ...map, later: 1 } }).map).toEqual(map);
  });

  it('shows the bundled map for an unknown provider', () => {
    expect(parseConfig({ ...config, map: { provider: 'later' } }).map).toEqual({ provider: 'bundled' });
  });

  it('is refused if a map lacks its key', () => {
    expect(() => parseConfig({ ...config, map: { provider: 'google', mapId: 'm' } })).toThrow('key');
  });

  it.each([undefined, 'https://www.ironcall.example'])(
    'allows no framing site if its list is %s',
    (frameAncestors) => {
      expect(parseConfig({ ...config, frameAncestors }).frameAncestors).toEqual([]);
    },
  );

  it('has no monitor if an older release wrote it, and is refused if its monitor is incomplete', () => {
    expect(parseConfig({ ...config, rum: undefined }).rum).toBeNull();
    expect(() => parseConfig({ ...config, rum: { ...config.rum, sampleRate: '1' } })).toThrow('sampleRate');
    expect(() => parseConfig({ ...config, rum: { ...config.rum, endpoint: '' } })).toThrow('endpoint');
  });

  it.each(Object.keys(config).filter((name) => name !== 'frameAncestors' && name !== 'rum'))(
    'is refused without %s',
    (name) => {
      expect(() => parseConfig({ ...config, [name]: undefined })).toThrow(name);
    },
  );

  it('is refused if it is not an object', () => {
    expect(() => parseConfig('<!doctype html>')).toThrow('config.json');
  });
});
