import { basename } from 'node:path';

/**
 * Code of Remix that no hydrated page reaches, as the shop has single fetch, no lazy route
 * discovery and no `clientLoader` that runs on hydration: each of these lines keeps unused code in
 * the bundle.
 *
 * @type {Record<string, [from: string, to: string][]>}
 */
const UNREACHED = {
  'fog-of-war.js': [['future.v3_lazyRouteDiscovery === true && !isSpaMode', 'false']],
  'routes.js': [
    // Otherwise the request of a loader by `?_data`, from before single fetch, stays.
    ['if (typeof singleFetch === "function") {', 'if (true) {'],
    ['route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', 'undefined'],
  ],
  // The error page outside the root route has no scripts.
  'errorBoundaries.js': [
    ['renderScripts ? /*#__PURE__*/React.createElement(Scripts, null) : null', 'null'],
  ],
};

/**
 * Removes unused code of Remix from the browser's script. The build fails if a version of Remix has
 * other lines.
 *
 * @returns {import('vite').Plugin}
 */
export function trimFramework() {
  const trimmed = new Set();
  return {
    name: 'trim-framework',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const file = basename(id);
      if (!/@remix-run\/react\/dist\/esm\/[\w-]+\.js$/.test(id) || !UNREACHED[file]) return null;
      trimmed.add(file);
      return { code: UNREACHED[file].reduce(replaceOnce, code), map: null };
    },
    buildEnd() {
      const missed = Object.keys(UNREACHED).filter((file) => !trimmed.has(file));
      if (missed.length > 0) throw new Error(`Remix has no ${missed.join(', ')} to trim any more`);
    },
  };
}

/** @param {string} code @param {[from: string, to: string]} line */
function replaceOnce(code, [from, to]) {
  if (code.split(from).length !== 2) throw new Error(`Remix has not this line once: ${from}`);
  return code.replace(from, to);
}
