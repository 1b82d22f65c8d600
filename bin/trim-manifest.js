// Reduces the browser's list of routes to those of hydrated pages and their parents. Their script
// loads every other page as a whole document, so it does not need its route. Empty properties of a
// route are left out, and so are its imports, because the server writes their tags.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import remixConfig from '../remix.config.js';

const ASSIGNMENT = 'window.__remixManifest=';

/**
 * @param {string} root of the project
 * @param {string} assets the folder of the built files
 */
export async function trimManifest(root, assets) {
  const name = (await readdir(assets)).find((each) => /^manifest-.+\.js$/.test(each));
  if (!name) throw new Error(`no manifest in ${assets}`);
  const file = join(assets, name);
  const text = await readFile(file, 'utf8');
  if (!text.startsWith(ASSIGNMENT)) throw new Error(`${name} assigns something else`);
  const manifest = JSON.parse(text.slice(ASSIGNMENT.length).replace(/;\s*$/, ''));
  const kept = await hydratedRoutes(root);
  manifest.routes = Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(([id]) => kept.has(id))
      .map(([id, route]) => [id, said(route)]),
  );
  await writeFile(file, `${ASSIGNMENT}${JSON.stringify(manifest)};`);
}

/** @param {Record<string, unknown>} route */
function said(route) {
  const { imports: _, ...named } = route;
  const isSaid = (value) => value !== false && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(named).filter(([, value]) => isSaid(value)));
}

/** @param {string} root */
async function hydratedRoutes(root) {
  const routes = await remixConfig.routes();
  const kept = new Set();
  for (const { id, file } of Object.values(routes)) {
    const source = await readFile(join(root, 'app', file), 'utf8');
    if (!/script: 'hydrate'/.test(source)) continue;
    for (let each = id; each; each = routes[each]?.parentId) kept.add(each);
  }
  return kept;
}
