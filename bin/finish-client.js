import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';
import { trimManifest } from './trim-manifest.js';

const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|html|webmanifest)$/;
const WORTH_IT = 512;

/**
 * Completes the client build of Remix: trims its list of routes, adds the service worker and
 * compresses all files.
 *
 * @param {string} root of the project
 */
export async function finishClient(root) {
  const client = join(root, 'build', 'client');
  await trimManifest(root, join(client, 'assets'));
  await buildServiceWorker(root, client);
  await packClient(client);
}

/**
 * Builds the service worker, and the file by which an open page recognises the current build of the
 * shop (§7). The id of a build is derived from its files, which are named by content: building
 * again gives the same id.
 *
 * @param {string} root
 * @param {string} folder
 */
async function buildServiceWorker(root, folder) {
  const assets = (await readdir(join(folder, 'assets'))).filter((name) => !/\.(br|gz)$/.test(name));
  const worker = await bundleServiceWorker(root, '');
  const sum = createHash('sha256').update([...assets.toSorted(), worker].join('\n'));
  const id = sum.digest('hex').slice(0, 16);
  const build = JSON.stringify({ id, timestamp: Date.now() });
  await mkdir(join(folder, 'builds', 'meta'), { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'sw.js'), await bundleServiceWorker(root, id)),
    writeFile(join(folder, 'builds', 'latest.json'), build),
    writeFile(join(folder, 'builds', 'meta', `${id}.json`), build),
  ]);
}

/** @param {string} root @param {string} id */
async function bundleServiceWorker(root, id) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['app/service-worker/index.ts'],
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
    format: 'iife',
    define: { BUILD_ID: JSON.stringify(id) },
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

/** @param {string} folder */
async function packClient(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((entry) => pack(join(entry.parentPath ?? entry.path, entry.name))));
}

/** @param {string} file */
async function pack(file) {
  const text = await readFile(file);
  if (text.length < WORTH_IT) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
