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
  const name = document.createElement('span');
  name.textContent = place.label;
  label.append(name);
  if (place.note !== undefined) label.append(`, ${place.note}`);
  marker.append(dot, label);
  return marker;
}
