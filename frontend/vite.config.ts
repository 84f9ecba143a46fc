import { rename, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `npx vite frontend` finds the API and the user pools: the stack that `npm start` runs. */
const stack = process.env.IRONCALL_ADDRESS ?? 'http://localhost:3000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), preloadFont(), manifestBesideSite()],
  build: {
    outDir: '../build/site',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Nothing as `data:`, which the content-security policy would have to allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: false,
    target: 'es2022',
    reportCompressedSize: false,
    // The base map, which is loaded where a map is shown, is the largest by far.
    chunkSizeWarningLimit: 2_100,
    rolldownOptions: {
      output: {
        // Every page needs these, and a release of ours seldom changes them: browsers keep them.
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis)\//,
            },
            // What nearly every page shares, in one piece: cut up by who else uses it, it would be dozens of files, each
            // of which compresses worse.
            { name: 'common', minShareCount: 20 },
          ],
        },
      },
    },
  },
  server: {
    // The stack answers its own origin only.
    proxy: Object.fromEntries(
      ['/api', '/_local', '/config.json'].map((path) => [
        path,
        { target: stack, changeOrigin: true, headers: { origin: stack } },
      ]),
    ),
  },
});

/** The one font is wanted by the first paint, but its name stands only in a style sheet that must come first. */
function preloadFont(): Plugin {
  return {
    name: 'ironcall:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((file) => file.endsWith('.woff2'));
        if (font === undefined) throw new Error('The build holds no font to preload.');
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** Moves the manifest to `<outDir>.manifest.json`: it is for measuring the site and need not be served. */
function manifestBesideSite(): Plugin {
  return {
    name: 'ironcall:manifest-beside-site',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir }) => {
        if (dir === undefined) throw new Error('The build has no output directory.');
        const written = join(dir, '.vite/manifest.json');
        await rename(written, `${dir}.manifest.json`);
        await rmdir(dirname(written));
      },
    },
  };
}
