import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** A program bundled into one file, which starts faster; call `remove` afterwards. */
export type BundledProcess = { file: string; remove: () => Promise<void> };

/** The libraries of PDFs take longer to load than all other code, and are not used here. */
const withoutPdf: Plugin = {
  name: 'without PDF',
  setup(build) {
    const namespace = 'without-pdf';
    build.onResolve({ filter: /^(pdfkit|fontkit)$/ }, ({ path }) => ({ path, namespace }));
    build.onLoad({ filter: /./, namespace }, () => ({ contents: 'module.exports = {}' }));
  },
};

/** Bundles a program of the tests for processes that are started often. */
export async function bundleProcess(source: string): Promise<BundledProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-process-'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'process.mjs');
  await build({
    entryPoints: [source],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    plugins: [withoutPdf],
    logLevel: 'warning',
  });
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}
