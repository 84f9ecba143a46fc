import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { rename, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build as esbuild } from 'esbuild';
import { defineConfig, type Plugin, runnerImport } from 'vite';

/** Where `npx vite frontend` finds the API and the user pools: the stack that `npm start` runs. */
const stack = process.env.IRONCALL_ADDRESS ?? 'http://localhost:3000';

const frontend = fileURLToPath(new URL('.', import.meta.url));

/** The pages people open most. */
const pages = [
  'src/app/orders-layout.tsx',
  'src/features/orders/pending-page.tsx',
  'src/features/orders/in-service-page.tsx',
  'src/features/orders/complete-page.tsx',
  'src/features/order-detail/order-page.tsx',
];

/** Wraps every page of the customers' app. */
const layout = 'src/app/signed-in-layout.tsx';

/** The technicians' app: its frame, and its three pages. */
const technicianPages = [
  'src/app/technician-layout.tsx',
  'src/features/technician/jobs-page.tsx',
  'src/features/technician/schedule-page.tsx',
  'src/features/technician/job-page.tsx',
];

/** Form pages, and what they share with dialogs that the pages above don't need. */
const formPages = ['src/features/order-wizard/order-wizard-page.tsx', 'src/app/users-page.tsx'];

export default defineConfig({
  root: frontend,
  // Answers kept for offline use are of no use to a release with other schemas (`lib/seen.ts`).
  define: { 'import.meta.env.SCHEMAS': JSON.stringify(fingerprintOf(join(frontend, '../schema'))) },
  plugins: [react(), pagesInHtml(), preloadFont(), serviceWorker(), manifestBesideSite()],
  build: {
    outDir: '../build/site',
    emptyOutDir: true,
    assetsDir: 'assets',
    // No `data:` URLs, which the content-security policy would have to allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: false,
    target: 'es2022',
    reportCompressedSize: false,
    // The base map, loaded where a map is shown, is by far the largest.
    chunkSizeWarningLimit: 2_100,
    rolldownOptions: {
      input: ['index.html', 'login.html', 'order-service.html'].map((page) => join(frontend, page)),
      output: {
        // Every page needs these, and our releases seldom change them, so browsers keep them cached.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'framework', test: /node_modules\/(react-router|react-router-dom|@emotion|stylis)\// },
            // What pages before sign-in share with the app, with nothing they don't load themselves. Each chunk is only
            // for pages that need all of it.
            { name: sharedWith('light', of('src/login.tsx'), withAll('src/main.tsx')), debugName: 'light' },
            {
              name: sharedWith('public', of('src/login.tsx'), of('src/order-service.tsx')),
              debugName: 'public',
            },
            {
              name: sharedWith(
                'sign-up',
                of('src/features/sign-in/sign-up-step.tsx', 'src/features/sign-in/activate-step.tsx'),
                of('src/order-service.tsx'),
              ),
              debugName: 'sign-up',
            },
            {
              name: sharedWith('pending', of('src/order-service.tsx'), of('src/app/signed-in-layout.tsx')),
              debugName: 'pending',
            },
            {
              name: sharedWith('order', of('src/order-service.tsx'), withAll('src/main.tsx')),
              debugName: 'order',
            },
            {
              name: sharedWith('shell', of('src/main.tsx', 'src/app/signed-in-layout.tsx')),
              debugName: 'shell',
              minShareCount: 2,
            },
            // What nearly every page shares, in one chunk: split by who else uses it, it would be dozens of files that
            // compress worse. What only dialogs share is a separate chunk, which no page waits for.
            { name: sharedWith('common', of(...pages)), debugName: 'common', minShareCount: 8 },
            { name: sharedWith('forms', of(...formPages)), debugName: 'forms', minShareCount: 10 },
            { name: 'dialogs', minShareCount: 10 },
          ],
        },
      },
    },
  },
  server: {
    // The stack only answers requests from its own origin.
    proxy: Object.fromEntries(
      ['/api', '/_local', '/config.json', '/tech/config.json'].map((path) => [
        path,
        { target: stack, changeOrigin: true, headers: { origin: stack } },
      ]),
    ),
  },
});

/**
 * The documents besides index.html: the source of each, what renders its HTML, where it is served, and where its
 * surface's configuration is, unless at /config.json.
 */
const documents: readonly BesideDocument[] = [
  {
    file: 'login.html',
    from: 'login.html',
    address: /^\/login\/?$/,
    draw: (page) => page.signInPage('customer'),
  },
  {
    file: 'tech-login.html',
    from: 'login.html',
    address: /^\/tech\/login\/?$/,
    draw: (page) => page.signInPage('technician'),
    config: '/tech/config.json',
  },
  {
    file: 'tech.html',
    from: 'index.html',
    address: /^\/tech(\/(?!login\/?$)[^.]*)?$/,
    config: '/tech/config.json',
  },
  {
    file: 'order-service.html',
    from: 'order-service.html',
    address: /^\/order-service\/?$/,
    draw: (page) => page.orderServicePage(),
  },
  {
    file: 'order-sign-up.html',
    from: 'order-service.html',
    address: /^\/order-service\/sign-up\/?$/,
    draw: (page) => page.orderSignUpPage(),
  },
];

interface BesideDocument {
  readonly file: string;
  readonly from: string;
  readonly address: RegExp;
  readonly draw?: (page: Prerender) => { readonly title: string; readonly markup: string };
  readonly config?: string;
}

type Prerender = typeof import('./src/prerender.tsx');

/** Prerenders what people see before sign-in, with the component that takes over the HTML. */
function pagesInHtml(): Plugin {
  const filled = async (source: string, { draw, config = '/config.json' }: BesideDocument) => {
    const html = source
      .replace('/config.json', config)
      .replace('/app.webmanifest', config.replace('config.json', 'app.webmanifest'));
    if (draw === undefined) return html;
    const { module } = await runnerImport<Prerender>(join(frontend, 'src/prerender.tsx'));
    const { title, markup } = draw(module);
    return html.replace(/<title>.*<\/title>/, `<title>${title}</title>`).replace('<!-- page -->', markup);
  };
  const servedAt = (url: string) => documents.find(({ address }) => address.test(url.replace(/[?#].*$/, '')));
  return {
    name: 'ironcall:pages-in-html',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const sources = new Map(
        documents.map(({ from }) => {
          const page = bundle[from];
          if (page?.type !== 'asset') throw new Error(`The build holds no ${from}.`);
          return [from, String(page.source)];
        }),
      );
      for (const document of documents) {
        const { file, from } = document;
        const source = await filled(sources.get(from) ?? '', document);
        const page = bundle[file];
        if (page?.type === 'asset') page.source = source;
        else this.emitFile({ type: 'asset', fileName: file, source });
      }
    },
    transformIndexHtml: (html, { server, originalUrl = '' }) => {
      const served = server && servedAt(originalUrl);
      return served ? filled(html, served) : html;
    },
    // On the deployed site, the distribution's own function does this.
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const served = servedAt(request.url ?? '');
        if (served) request.url = `/${served.from}`;
        next();
      });
    },
  };
}

type Reach = (id: string, graph: ModuleGraph) => boolean;

/** Names the chunk of what all of these reach. */
function sharedWith(name: string, ...reaches: readonly Reach[]) {
  return (id: string, graph: ModuleGraph) => (reaches.every((reach) => reach(id, graph)) ? name : null);
}

/** What these modules import, directly or indirectly. */
function of(...modules: readonly string[]): Reach {
  return reachOf(modules, ({ importedIds }) => importedIds);
}

/** Plus what they load later. */
function withAll(...modules: readonly string[]): Reach {
  return reachOf(modules, ({ importedIds, dynamicallyImportedIds }) => [
    ...importedIds,
    ...dynamicallyImportedIds,
  ]);
}

function reachOf(modules: readonly string[], next: (module: GraphModule) => readonly string[]): Reach {
  const reached = new Set<string>();
  return (id, graph) => {
    const visit = (each: string) => {
      if (reached.has(each)) return;
      reached.add(each);
      const module = graph.getModuleInfo(each);
      if (module) next(module).forEach(visit);
    };
    for (const each of modules) visit(join(frontend, each));
    return reached.has(id);
  };
}

interface GraphModule {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): GraphModule | null;
}

/** The first paint needs the font, but only a style sheet names it, which has to load first. */
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

/**
 * The worker, at a fixed address, with the names of what it caches: each surface's document, the pages people open
 * most, and what those load. Compiled separately, so that it shares no file with the pages.
 */
function serviceWorker(): Plugin {
  return {
    name: 'ironcall:service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const shells = {
        '/': { document: '/index.html', assets: assetsOf(bundle, ['index.html', layout, ...pages]) },
        '/tech/': { document: '/tech.html', assets: assetsOf(bundle, ['index.html', ...technicianPages]) },
      };
      const { outputFiles } = await esbuild({
        entryPoints: [join(frontend, 'src/worker/worker.ts')],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2022',
        define: { SHELL: JSON.stringify(shells) },
      });
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: outputFiles[0]?.text ?? '' });
    },
  };
}

/** The files these modules need at once, and the font. */
function assetsOf(bundle: Bundle, modules: readonly string[]): string[] {
  const files = new Set(Object.keys(bundle).filter((file) => file.endsWith('.woff2')));
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== 'chunk') return;
    files.add(file);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    chunk.imports.forEach(visit);
  };
  for (const module of modules) {
    const chunk = Object.values(bundle).find(
      (each) => each.type === 'chunk' && each.facadeModuleId === join(frontend, module),
    );
    if (chunk === undefined) throw new Error(`The build holds no chunk of ${module}.`);
    visit(chunk.fileName);
  }
  return [...files].map((file) => `/${file}`);
}

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never) => unknown>>[1];

function fingerprintOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Moves the manifest to `<outDir>.manifest.json`: it is for measuring the site and isn't served. */
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
