import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AmazonMap } from '../../../../frontend/src/components/map/amazon-map.tsx';
import type { MapLibreMapProps } from '../../../../frontend/src/components/map/maplibre-map.tsx';

const drawn = vi.hoisted(() => ({ props: undefined as MapLibreMapProps | undefined }));

// It draws with WebGL, which is missing here.
vi.mock('../../../../frontend/src/components/map/maplibre-map.tsx', () => ({
  MapLibreMap: (props: MapLibreMapProps) => {
    drawn.props = props;
    return null;
  },
}));

describe('The Amazon Location map', () => {
  it('uses the style of the page’s color scheme and the stack’s API key', () => {
    render(
      <AmazonMap
        region="us-east-1"
        apiKey="a-key"
        name="Map"
        places={[]}
        circle={undefined}
        camera={undefined}
        pinned={false}
        onMoved={undefined}
        onSelect={undefined}
      />,
    );

    const style = 'https://maps.geo.us-east-1.amazonaws.com/v2/styles/Standard/descriptor';
    expect(drawn.props?.ground('light')).toBe(`${style}?color-scheme=Light&key=a-key`);
    expect(drawn.props?.ground('dark')).toBe(`${style}?color-scheme=Dark&key=a-key`);
    // Its sources carry the attribution that their license requires.
    expect(drawn.props?.credit).toBeUndefined();
  });
});
