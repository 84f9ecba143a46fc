import Supercluster from 'supercluster';
import { type Bounds, boundsOf, type MapCamera, type MapPlace, zoomRange } from './map-place.ts';
import { boundsSeen, cameraOn, type Size } from './mercator.ts';

/** A map's places, and how they cluster at each zoom. */
export interface Clusters {
  /** What a view shows: single places and clusters. */
  readonly seen: (camera: MapCamera, size: Size) => MapPlace[];
  /** The camera that expands a cluster; undefined if the id isn't a cluster's. */
  readonly cameraOn: (id: string, size: Size) => MapCamera | undefined;
}

/** Grid size, zoom and padding are from document 2 section 9. */
export function clustersOf(places: readonly MapPlace[]): Clusters {
  const index = new Supercluster<{ place: MapPlace }>({
    radius: gridPixels,
    // A tile is 256 pixels at the zoom levels used here.
    extent: 256,
    minZoom: zoomRange.min,
    maxZoom: zoomRange.max - 1,
  });
  index.load(
    places.map((place) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [place.long, place.lat] },
      properties: { place },
    })),
  );
  const clusterIds = new Map<string, number>();

  return {
    seen(camera, size) {
      const { west, south, east, north } = boundsSeen(camera, size);
      return index.getClusters([west, south, east, north], camera.zoom).map((feature): MapPlace => {
        const [long = 0, lat = 0] = feature.geometry.coordinates;
        if (!('cluster' in feature.properties)) return feature.properties.place;
        const { cluster_id: number, point_count: count } = feature.properties;
        const id = `cluster ${number}`;
        clusterIds.set(id, number);
        return { id, kind: 'cluster', lat, long, label: `${count} places`, count };
      });
    },
    cameraOn(id, size) {
      const number = clusterIds.get(id);
      if (number === undefined) return undefined;
      const leaves = index
        .getLeaves(number, Number.POSITIVE_INFINITY)
        .map(({ properties }) => properties.place);
      const bounds = boundsOf(leaves);
      return bounds && nearer(cameraOn(bounds, size, padding));
    },
  };
}

/** Fits all of them, but stays far enough out that towns show where it is. */
export function cameraOnAll(bounds: Bounds, size: Size): MapCamera {
  const { zoom, ...middle } = cameraOn(bounds, size, padding);
  return { ...middle, zoom: Math.min(Math.max(zoom, zoomRange.min), 12) };
}

/** One step closer than the integer zoom at which everything fits. */
function nearer({ zoom, ...middle }: MapCamera): MapCamera {
  return { ...middle, zoom: Math.min(Math.max(Math.floor(zoom) + 1, zoomRange.min), zoomRange.max) };
}

const gridPixels = 100;
const padding = 100;
