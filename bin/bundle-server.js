import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles server.ts, and serve.ts for hosts of Remix, beside the output of Remix.
 *
 * @param {string} root of the project
 */
export async function bundleServer(root) {
  await rm(join(root, 'build', 'parts'), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: { server: 'server.ts', 'serve/index': 'serve.ts' },
    outdir: 'build',
    chunkNames: 'parts/[name]-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: true,
    logLevel: 'warning',
  });
}
