import type { MapPlace } from './map-place.ts';

/** A marker as plain elements, since a map library places it outside React; `PlacesMap` gives it its looks. */
export function markerElement(place: MapPlace): HTMLElement {
  const marker = document.createElement('div');
  marker.className = `map-marker map-marker-${place.kind}`;
  // Read out once, by the text beside the map.
  marker.setAttribute('aria-hidden', 'true');
  const dot = document.createElement('span');
  dot.className = 'map-marker-dot';
  const label = document.createElement('span');
  label.className = 'map-marker-label';
  label.textContent = place.label;
  marker.append(dot, label);
  return marker;
}
