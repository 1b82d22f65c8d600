import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin } from 'vite';
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

/** What hydrated pages run travels as one file: packed together it is 3 % smaller than in thirty. */
const HYDRATED =
  /\/app\/(i18n|lib|components|features\/(frame|errors|consent|cart|checkout))\/.*\.tsx?$/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [remix(remixConfig), reloadPages],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    cssMinify: true,
    // 3 % less for hydrated pages than esbuild makes of them. The same for both builds: the name of
    // the small script comes from its content, and the server writes it into the pages.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3 } },
    rollupOptions: {
      output: isSsrBuild
        ? {}
        : { manualChunks: (id) => (HYDRATED.test(id) ? 'hydrated' : undefined) },
    },
  },
}));
