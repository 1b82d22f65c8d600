// Runs the built shop and restarts it when it ends by itself, after a pause that grows while it
// keeps ending. Ends at a signal, or when the shop reports that a restart would not help.
import { spawn } from 'node:child_process';
import { hasLostTerminal } from './terminal.js';

/** EX_CONFIG of sysexits.h: the shop (server/program.ts) reports that no restart can help. */
const DO_NOT_RESTART = 78;
const PAUSE = { first: 1_000, longest: 60_000 };
/** The milliseconds after which a shop counts as healthy: the next pause is short again. */
const WELL_AFTER = 60_000;

let shop;
let waiting;
let pause = PAUSE.first;
let isEnding = false;
/** A killed shop leaves its own database server running; the next start stops it. */
let isTidy = true;
let tidyUps = 2;

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
// A request for new workers, unless the terminal was closed.
process.on('SIGHUP', () => (hasLostTerminal() ? end() : shop.kill('SIGHUP')));

start();

function start() {
  waiting = undefined;
  const since = Date.now();
  shop = spawn(process.execPath, ['--enable-source-maps', 'build/server.js'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, SHOP_WATCHED: '1' },
  });
  // No process could be created (no memory, too many processes), which is temporary.
  shop.once('error', (error) => (isEnding ? endOrTidyUp(1) : startAgain(error.code)));
  shop.once('exit', (code, signal) => {
    isTidy = signal === null || Boolean(process.env.DATABASE_URL);
    if (isEnding) return endOrTidyUp(code ?? 1);
    if (code === 0 || code === DO_NOT_RESTART) process.exit(code);
    if (Date.now() - since > WELL_AFTER) pause = PAUSE.first;
    startAgain(signal ?? `code ${code}`);
  });
}

function end() {
  if (isEnding) return;
  isEnding = true;
  if (waiting) endOrTidyUp(0);
  else endShop();
}

/** @param {string} end how the shop ended */
function startAgain(end) {
  console.error(`The shop ended by itself (${end}) and is started again in ${pause / 1_000} s.`);
  waiting = setTimeout(start, pause);
  pause = Math.min(2 * pause, PAUSE.longest);
}

/** The shop ends in order when its channel closes, at any moment, also if this process dies. */
function endShop() {
  if (shop.connected) shop.disconnect();
}

function endOrTidyUp(code) {
  clearTimeout(waiting);
  if (isTidy || tidyUps === 0) process.exit(code);
  tidyUps -= 1;
  start();
  endShop();
}
