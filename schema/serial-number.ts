/**
 * A serial number as it is stored: upper case, without spaces. `TBD`, `TBD-7` and nothing but spaces mean that it is
 * not known yet, and give null (document 1 section 5).
 */
export function normalSerialNumber(text: string): string | null {
  const normal = text.replace(/\s+/g, '').toUpperCase();
  return normal === '' || /^TBD(-?\d+)?$/.test(normal) ? null : normal;
}
