// Runs the shop from its sources: Vite serves the pages and reloads them when they change; a change
// of the server, the engine or the database code starts the process again.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const RESTART_FOR = ['server.ts', 'server', 'app/services', 'database'];
const SETTLE_MS = 200;

let shop = start();
let restart;
let isEnding = false; // a second signal would interrupt the orderly end

for (const path of RESTART_FOR) {
  watch(join(root, path), { recursive: true }, (_event, file) => {
    if (isEnding || /\.test\.tsx?$/.test(file ?? '')) return;
    clearTimeout(restart);
    restart = setTimeout(() => {
      console.log(`${path}/${file ?? ''} changed, starting again`);
      isEnding = true;
      shop.once('exit', () => {
        isEnding = false;
        shop = start();
      });
      shop.kill('SIGTERM');
    }, SETTLE_MS);
  });
}

// Ctrl-C reaches the shop directly; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    clearTimeout(restart);
    if (shop.exitCode !== null) process.exit(0);
    shop.once('exit', (code) => process.exit(code ?? 1));
    if (!isEnding && signal === 'SIGTERM') shop.kill('SIGTERM');
    isEnding = true;
  });
}

function start() {
  return spawn(process.execPath, ['--import', 'tsx', 'server.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  });
}
