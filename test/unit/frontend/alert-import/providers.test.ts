import { describe, expect, test } from 'vitest';
import { providers, recipientWords } from '../../../../frontend/src/features/alert-import/providers.ts';

describe('the telematics systems to choose from', () => {
  test('stand by their names, and another system last', () => {
    const names = providers.slice(0, -1).map(({ name }) => name);

    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    expect(providers.at(-1)?.id).toBe('other');
    expect(new Set(providers.map(({ id }) => id)).size).toBe(providers.length);
  });

  test.each([
    'VisionLink',
    'JDLink and Operations Center',
    'Komtrax and My Komatsu',
    'CareTrack',
    'ConSite',
    'SiteWatch',
    'Machine IQ',
    'ClearSky Smart Fleet',
    'Lift Connect',
    'Trackunit',
    'Samsara',
    'Geotab',
  ])('have %s among them', (name) => {
    expect(providers.map((provider) => provider.name)).toContain(name);
  });

  test('say what to do where a system sends to its own users alone', () => {
    expect(recipientWords({ recipients: 'users' })).toContain('Add a user with this address');
    expect(recipientWords({ recipients: 'either' })).toContain('add a user with this address');
    expect(recipientWords({ recipients: 'address' })).not.toContain('user');
  });
});
