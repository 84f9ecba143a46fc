import { describe, expect, it } from 'vitest';
import { firstLoad, type Manifest } from '../../../../frontend/size-report.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_framework.js'] },
  'login.html': { file: 'login.js', css: ['login.css'], imports: ['_field.js', '_framework.js'] },
  '_framework.js': { file: 'framework.js' },
  '_field.js': { file: 'field.js', imports: ['_framework.js'] },
};
const sizes: Record<string, number> = {
  'index.js': 10,
  'login.css': 1,
  'framework.js': 90,
  'field.js': 5,
  'login.js': 4,
};

describe('The first load of a route', () => {
  it('counts what it imports, each file once', () => {
    const load = firstLoad(manifest, '/login', (file) => sizes[file] ?? Number.NaN);

    expect(load.bytes).toBe(100);
    expect(load.files[0]).toEqual({ file: 'framework.js', bytes: 90 });
  });

  it('cannot be computed for a page that the build lacks', () => {
    expect(() => firstLoad(manifest, 'shell', () => 1)).toThrow('src/app/signed-in-layout.tsx');
  });
});
