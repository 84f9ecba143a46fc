import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { theme } from '../../../../frontend/src/app/theme.ts';
import { GoogleMap, type GoogleMapProps } from '../../../../frontend/src/components/map/google-map.tsx';

/** Stands in for Google's library, which loads its code from Google. Counts each `Map`, as Google bills for each. */
const google = vi.hoisted(() => ({
  made: 0,
  map: {
    center: { lat: 0, lng: 0 },
    zoom: 0,
    setCenter: vi.fn<(center: { lat: number; lng: number }) => void>(),
    setZoom: vi.fn<(zoom: number) => void>(),
    fitBounds: vi.fn<(bounds: object, padding: number) => void>(),
    getCenter: () => ({ toJSON: () => google.map.center }),
    getZoom: () => google.map.zoom,
  },
  idle: undefined as ((event: object) => void) | undefined,
}));

vi.mock('@vis.gl/react-google-maps', async () => {
  const { useEffect } = await import('react');
  return {
    ColorScheme: { FOLLOW_SYSTEM: 'FOLLOW_SYSTEM' },
    APIProvider: ({ children }: { children: ReactNode }) => children,
    Map: ({
      children,
      mapId,
      onIdle,
    }: {
      children: ReactNode;
      mapId: string;
      onIdle: typeof google.idle;
    }) => {
      useEffect(() => {
        google.made += 1;
      }, []);
      google.idle = onIdle;
      return <div data-testid={mapId}>{children}</div>;
    },
    AdvancedMarker: ({ children, position, title, onClick }: MarkerProps) => (
      <button type="button" title={title} data-at={`${position.lat} ${position.lng}`} onClick={onClick}>
        {children}
      </button>
    ),
    Circle: () => null,
    useMap: () => google.map,
  };
});

interface MarkerProps {
  readonly children: ReactNode;
  readonly position: { readonly lat: number; readonly lng: number };
  readonly title: string;
  readonly onClick?: () => void;
}

const machine = { id: 'm', kind: 'machine', lat: 38.95, long: -92.33, label: 'EX-12' } as const;
const technician = {
  id: 't',
  kind: 'technician',
  lat: 39.5,
  long: -91.5,
  label: 'Sam',
  note: '59 mi',
} as const;

beforeEach(() => {
  vi.clearAllMocks();
  google.made = 0;
});

describe('The Google map', () => {
  it('moves its markers and view when the places change, and stays the same map', () => {
    const { redraw } = draw({ places: [machine] });

    redraw({ places: [{ ...machine, lat: 38.96 }, technician] });

    expect(google.made).toBe(1);
    expect(screen.getByTitle('EX-12').dataset.at).toBe('38.96 -92.33');
    expect(screen.getByTitle('Sam, 59 mi')).toBeDefined();
    expect(google.map.fitBounds).toHaveBeenLastCalledWith(
      { south: 38.96, west: -92.33, north: 39.5, east: -91.5 },
      64,
    );
  });

  it('zooms in on a single place, and stays put if the place does', () => {
    const { redraw } = draw({ places: [machine] });
    redraw({ places: [{ ...machine, label: 'EX-13' }] });

    expect(google.map.setCenter.mock.calls).toEqual([[{ lat: 38.95, lng: -92.33 }]]);
    expect(google.map.setZoom.mock.calls).toEqual([[13]]);
  });

  it('follows its camera, and reports where the user moved it', () => {
    const onMoved = vi.fn<() => void>();
    const camera = { lat: 38.95, long: -92.33, zoom: 18 };
    const { redraw } = draw({ camera, onMoved });
    redraw({ camera: { ...camera, lat: 39 }, onMoved });

    restAt({ lat: 39, lng: -92.33 }, 18);
    restAt({ lat: 39.1, lng: -92.33 }, 17);

    expect(google.made).toBe(1);
    expect(google.map.setCenter).toHaveBeenLastCalledWith({ lat: 39, lng: -92.33 });
    expect(onMoved.mock.calls).toEqual([[{ lat: 39.1, long: -92.33, zoom: 17 }]]);
  });

  it('has the map id that its markers require', () => {
    draw({ places: [machine] });

    expect(screen.getByTestId('a-map')).toBeDefined();
  });

  it('reports which marker was clicked, and shows a cluster’s count', () => {
    const onSelect = vi.fn<() => void>();
    draw({ places: [{ ...machine, id: 'c', kind: 'cluster', label: '12 places', count: 12 }], onSelect });

    fireEvent.click(screen.getByTitle('12 places'));

    expect(onSelect.mock.calls).toEqual([['c']]);
    expect(screen.getByText('12')).toBeDefined();
  });
});

function restAt(center: { lat: number; lng: number }, zoom: number): void {
  Object.assign(google.map, { center, zoom });
  google.idle?.({ map: google.map });
}

function draw(props: Partial<GoogleMapProps>) {
  const shown = (given: Partial<GoogleMapProps>) => (
    <ThemeProvider theme={theme}>
      <GoogleMap
        apiKey="a-key"
        mapId="a-map"
        name="Map"
        places={[]}
        circle={undefined}
        camera={undefined}
        pinned={false}
        onMoved={undefined}
        onSelect={undefined}
        {...given}
      />
    </ThemeProvider>
  );
  const { rerender } = render(shown(props));
  return { redraw: (next: Partial<GoogleMapProps>) => rerender(shown(next)) };
}
