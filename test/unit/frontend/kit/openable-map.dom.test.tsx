import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showScreen } from '#test/support/screen.tsx';
import { OpenableMap } from '../../../../frontend/src/components/map/openable-map.tsx';
import { StaticMap, staticMapAddress } from '../../../../frontend/src/components/map/static-map.tsx';
import { loadConfig, siteConfig } from '../../../../frontend/src/lib/config.ts';

const quarry = { lat: 38.8021, long: -92.2552 };

describe('A map that starts as a picture', () => {
  it('hides its text until it is opened, then takes the focus', async () => {
    const page = showScreen(
      <OpenableMap middle={quarry} name="Map of Boone Quarry" places={[]} text="The machine stands there." />,
    );
    expect(page.queryByText('The machine stands there.')).toBeNull();

    await page.user.click(page.getByRole('button', { name: 'Open the map: Map of Boone Quarry' }));

    const map = await page.findByText('The machine stands there.');
    expect(page.queryByRole('button')).toBeNull();
    expect(document.activeElement?.contains(map)).toBe(true);
  });

  it('shows its location in degrees if there is no map', () => {
    const { container } = showScreen(<StaticMap {...quarry} />);

    expect(container.querySelector('img')).toBeNull();
    expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain(
      '92.26° W',
    );
  });
});

describe('A picture that fails to load', () => {
  it('gives way to one that the site draws', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ ...siteConfig(), map: { provider: 'amazon', key: 'k', region: 'us-east-1' } }),
    );
    await loadConfig();
    const { container } = showScreen(<StaticMap {...quarry} />);

    const image = container.querySelector('img');
    expect(image?.src).toContain('maps.geo.us-east-1.amazonaws.com');
    if (image) fireEvent.error(image);

    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelectorAll('text').length).toBeGreaterThan(0);
  });
});

describe('The static map', () => {
  it('is Google’s at zoom 15, 400 by 200', () => {
    const address = new URL(
      staticMapAddress({ provider: 'google', key: 'k', mapId: 'm' }, quarry, false) ?? '',
    );

    expect(address.origin + address.pathname).toBe('https://maps.googleapis.com/maps/api/staticmap');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      center: '38.8021,-92.2552',
      zoom: '15',
      size: '400x200',
      key: 'k',
    });
  });

  it('is Amazon Location’s, longitude first, and dark if the page is', () => {
    const address = new URL(
      staticMapAddress({ provider: 'amazon', key: 'k', region: 'us-east-1' }, quarry, true) ?? '',
    );

    expect(address.origin + address.pathname).toBe(
      'https://maps.geo.us-east-1.amazonaws.com/v2/static/map@2x',
    );
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      center: '-92.2552,38.8021',
      zoom: '15',
      width: '400',
      height: '200',
      'color-scheme': 'Dark',
      key: 'k',
    });
  });

  it('is drawn by the site itself if there is no provider', () => {
    expect(staticMapAddress({ provider: 'bundled' }, quarry, false)).toBeUndefined();
  });
});
