import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, transformWithEsbuild, type Plugin, type Rollup } from 'vite';
import { trimFramework } from './bin/trim-framework.js';
import { trimZod } from './bin/trim-zod.js';
import remixConfig from './remix.config.js';

declare module '@remix-run/server-runtime' {
  // Tells the types of loaders and actions that `data()` arrives as it was returned.
  interface Future {
    v3_singleFetch: true;
  }
}

/** Most pages run no framework that could swap a part of them: a changed source loads them anew. */
const reloadPages: Plugin = {
  name: 'reload-pages',
  apply: 'serve',
  hotUpdate({ file, server }) {
    const isPageSource = /\/app\/.*\.tsx?$/.test(file);
    if (this.environment.name === 'ssr' && isPageSource) {
      server.environments.client.hot.send({ type: 'full-reload' });
    }
  },
};

/** Modules a browser loads: those of hydrated pages. Of all other pages only the HTML travels. */
const EVERYWHERE = /\/app\/(entry\.client|root|routes\/layouts\/errors)\.tsx/;
const CHECKOUT = /\/app\/routes\/(layouts\/simplified-header-and-footer|(readonly-)?checkout)\.tsx/;
/** Pages of a form, hydrated inside the frame of the shop, which is not (docs/decisions/180). */
const FORM_PAGES = ['login', 'register', 'contact', 'newsletter', 'personal-data', 'guest-login'];
const FORMS = new RegExp(
  String.raw`/app/routes/(layouts/(auth|default|account)|${FORM_PAGES.join('|')})\.tsx`,
);
/** The smallest of them has what all have. */
const LOG_IN = /\/app\/routes\/(layouts\/(auth|default)|login)\.tsx/;
const HYDRATED = [EVERYWHERE, CHECKOUT, FORMS];

/** Where pages are edited, and what is seen there besides: the pages of shoppers. */
const EDITED = /\/app\/routes\/(layouts\/editor|operator-edit)\.tsx/;
const SHOWN = /\/app\/routes\/(?!operator|preview|layouts\/editor).+\.tsx/;

/**
 * What hydrated pages share travels as two files, the framework and our own; what checkouts alone, all forms,
 * several forms, one form, or checkouts and some forms have as one each, and what edited pages look like as
 * another: twenty small ones would be asked for in the order in which they name each other.
 */
function sharedChunks(): Rollup.GetManualChunk {
  type Part = 'everywhere' | 'checkout' | 'logIn' | 'forms' | 'edited' | 'shown';
  let known: Record<Part, Set<string>> | undefined;
  let eachForm: Set<string>[] = [];
  return (id, { getModuleIds, getModuleInfo }) => {
    if (!known) {
      const [logIn, forms] = [from(LOG_IN), from(FORMS)];
      const [everywhere, checkout] = [from(EVERYWHERE), from(CHECKOUT)];
      known = { everywhere, checkout, logIn, forms, edited: from(EDITED), shown: from(SHOWN) };
      eachForm = FORM_PAGES.map((page) => from(new RegExp(String.raw`/app/routes/${page}\.tsx`)));
    }
    if (getModuleInfo(id)?.isEntry) return undefined;
    const has = (part: Part) => known![part].has(id);
    if (has('everywhere') || has('checkout') || has('forms')) {
      if (id.includes('/node_modules/')) return 'framework';
      if (has('everywhere') || (has('checkout') && has('logIn'))) return 'hydrated';
      if (has('checkout')) return has('forms') ? 'checkout-and-forms' : 'checkout-page';
      if (has('logIn')) return 'form-pages';
      const [page, another] = FORM_PAGES.filter((_, i) => eachForm[i]!.has(id));
      return another ? 'several-forms' : `${page}-form`;
    }
    return has('edited') && has('shown') ? 'pages' : undefined;

    function from(routes: RegExp): Set<string> {
      return reachable([...getModuleIds()].filter((each) => routes.test(each)));
    }

    function reachable(ids: readonly string[], found = new Set<string>()): Set<string> {
      for (const each of ids) {
        if (found.has(each)) continue;
        found.add(each);
        reachable(getModuleInfo(each)?.importedIds ?? [], found);
      }
      return found;
    }
  };
}

/**
 * terser was four fifths of a build, and most of it for files that no shopper's browser loads: the
 * server's own, the editor of rich texts, and those of pages that are not hydrated. The server's
 * stay as they are, esbuild makes the others small. What the edit page begins with is terser's too:
 * it is 3 % smaller so. The small script is bundled with plugins of its own, for both
 * builds alike, and is terser's.
 */
const terserForFirstLoads: Plugin = {
  name: 'terser-for-first-loads',
  apply: 'build',
  configResolved({ plugins, build }) {
    const terser = plugins.find(({ name }) => name === 'vite:terser');
    if (typeof terser?.renderChunk !== 'function') throw new Error('vite:terser is another one');
    const minify = terser.renderChunk;
    terser.renderChunk = function (code, chunk, ...rest) {
      if (build.ssr) return null;
      if (isFirstLoad(chunk)) return minify.call(this, code, chunk, ...rest);
      return transformWithEsbuild(code, chunk.fileName, { minify: true, target: 'es2022' });
    };
  },
};

/** Chunks by their names, besides those of the routes that are hydrated. */
const FIRST_LOADS = new Set([
  'framework',
  'hydrated',
  'checkout-page',
  'checkout-and-forms',
  'form-pages',
  'several-forms',
  'pages',
  'operator-edit',
  ...FORM_PAGES.map((page) => `${page}-form`),
]);

function isFirstLoad({ name, facadeModuleId }: Rollup.RenderedChunk): boolean {
  return FIRST_LOADS.has(name) || HYDRATED.some((routes) => routes.test(facadeModuleId ?? ''));
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [remix(remixConfig), reloadPages, trimFramework(), trimZod(), terserForFirstLoads],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    cssMinify: true,
    // 3 % less for hydrated pages than esbuild makes of them. The same for both builds: the name of
    // the small script comes from its content, and the server writes it into the pages.
    minify: 'terser',
    // What is mended for Safari 10 no browser of this target needs.
    terserOptions: { ecma: 2020, module: true, safari10: false, compress: { passes: 4 } },
    ...(!isSsrBuild && {
      rollupOptions: { output: { manualChunks: sharedChunks() } },
    }),
  },
}));
