// Runs the shop from its sources: Vite serves the pages, changes show at once.
import { spawn } from 'node:child_process';

const root = new URL('..', import.meta.url).pathname;
const shop = spawn(process.execPath, ['--import', 'tsx', 'server.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});

// The shop stops by itself on Ctrl-C; this process only waits for it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => shop.kill('SIGTERM'));
shop.on('exit', (code) => process.exit(code ?? 1));
