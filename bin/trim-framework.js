/**
 * Code of Remix and i18next that no hydrated page reaches: the shop has single fetch, no lazy route
 * discovery, no `clientLoader` that runs on hydration, all texts of a page at hand, and formats
 * numbers itself. Each of these lines keeps unused code in the bundle.
 *
 * @type {Record<string, [from: string, to: string][]>}
 */
const UNREACHED = {
  '@remix-run/react/dist/esm/fog-of-war.js': [
    ['future.v3_lazyRouteDiscovery === true && !isSpaMode', 'false'],
  ],
  '@remix-run/react/dist/esm/routes.js': [
    // Otherwise the request of a loader by `?_data`, from before single fetch, stays.
    ['if (typeof singleFetch === "function") {', 'if (true) {'],
    ['route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', 'undefined'],
  ],
  // The error page outside the root route has no scripts.
  '@remix-run/react/dist/esm/errorBoundaries.js': [
    ['renderScripts ? /*#__PURE__*/React.createElement(Scripts, null) : null', 'null'],
  ],
  'i18next/dist/esm/i18next.js': [
    // Texts are never loaded.
    [
      'new Connector(createClassOnDemand(this.modules.backend), s.resourceStore, s, this.options)',
      '{ on() {} }',
    ],
    // Every browser of the build's target has `Intl.PluralRules`.
    ['this.rules = createRules();', 'this.rules = {};'],
    // No text names a format.
    ['formatter = Formatter;', ''],
  ],
};

/**
 * Removes unused code of Remix and i18next from the browser's script. The build fails if a version
 * of them has other lines.
 *
 * @returns {import('vite').Plugin}
 */
export function trimFramework() {
  const trimmed = new Set();
  return {
    name: 'trim-framework',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const file = Object.keys(UNREACHED).find((each) => id.endsWith(`/node_modules/${each}`));
      if (!file) return null;
      trimmed.add(file);
      return { code: UNREACHED[file].reduce(replaceOnce, code), map: null };
    },
    buildEnd() {
      const missed = Object.keys(UNREACHED).filter((file) => !trimmed.has(file));
      if (missed.length > 0) throw new Error(`There is no ${missed.join(', ')} to trim`);
    },
  };
}

/** @param {string} code @param {[from: string, to: string]} line */
function replaceOnce(code, [from, to]) {
  if (code.split(from).length !== 2)
    throw new Error(`The framework does not have this line once: ${from}`);
  return code.replace(from, to);
}
