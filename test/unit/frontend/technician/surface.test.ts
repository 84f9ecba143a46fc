import { describe, expect, it } from 'vitest';
import { surfaceOf } from '../../../../frontend/src/lib/surface.ts';

describe('The surface of an address', () => {
  it.each(['/tech', '/tech/', '/tech/login', '/tech/jobs/10001'])('is the technicians’ for %s', (path) => {
    expect(surfaceOf(path).config).toBe('/tech/config.json');
  });

  it.each(['/', '/login', '/orders/tech', '/technicians', '/Tech'])('is the customers’ for %s', (path) => {
    expect(surfaceOf(path).config).toBe('/config.json');
  });
});
