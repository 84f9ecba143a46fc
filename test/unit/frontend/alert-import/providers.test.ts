import { describe, expect, test } from 'vitest';
import { providers, recipientWords } from '../../../../frontend/src/features/alert-import/providers.ts';

describe('The list of telematics systems', () => {
  test('is sorted by name, with “other” last', () => {
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
  ])('includes %s', (name) => {
    expect(providers.map((provider) => provider.name)).toContain(name);
  });

  test('says what to do for a system that mails only its own users', () => {
    expect(recipientWords({ recipients: 'users' })).toContain('Add a user with this address');
    expect(recipientWords({ recipients: 'either' })).toContain('add a user with this address');
    expect(recipientWords({ recipients: 'address' })).not.toContain('user');
  });
});
