import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../server/project-root';
import { BENCH_IS_PROXY } from './load';
import { startServer, type TestServer } from '../tests/support/start-server';

export type EarlierShop = { server: TestServer; stop: () => Promise<void> };

/** Checks out, installs, builds and starts the shop of an earlier commit, beside this one. */
export async function startEarlierShop(commit: string): Promise<EarlierShop> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-earlier-'));
  const root = join(folder, 'shop');
  const dataDir = join(folder, 'data');
  const run = (program: string, ...args: string[]) => {
    console.error(`${program} ${args.join(' ')}`);
    execFileSync(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  const tidy = () => {
    execFileSync('git', ['worktree', 'remove', '--force', root], { cwd: projectRoot() });
    rmSync(folder, { recursive: true, force: true });
  };
  execFileSync('git', ['worktree', 'add', '--detach', root, commit], { cwd: projectRoot() });
  try {
    run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
    run('npm', 'run', 'build');
    const server = await startServer({ root, dataDir, env: BENCH_IS_PROXY });
    return {
      server,
      async stop() {
        await server.stop();
        tidy();
      },
    };
  } catch (error) {
    tidy();
    throw error;
  }
}
