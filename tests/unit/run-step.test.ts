import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { processStart } from '../../database/processes';

/** A test run whose step starts a server in a group of its own, and does not mind being asked to end. */
const STEP = `
  const { spawn } = require('node:child_process');
  process.on('SIGTERM', () => undefined);
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
  console.log([process.pid, server.pid].join(' '));
  setInterval(() => {}, 1000);
`;
const RUN = `
  import { endWithUs, runStep } from './bin/run-step.js';
  endWithUs(() => console.log('last'));
  await runStep(process.execPath, ['-e', ${JSON.stringify(STEP)}]);
`;

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s ends everything the step has started', async (signal, code) => {
  const run = spawn(process.execPath, ['--input-type=module', '-e', RUN]);
  let said = '';
  run.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise((resolve) => run.once('exit', resolve));
  await expect.poll(() => said).toMatch(/\d+ \d+\n/);
  const pids = said.trim().split(' ').map(Number);
  expect(pids.map((pid) => processStart(pid) !== undefined)).toEqual([true, true]);

  run.kill(signal);
  expect(await ended).toBe(code);
  expect(said).toContain('last');
  await expect
    .poll(() => pids.filter((pid) => processStart(pid) !== undefined), { timeout: 60_000 })
    .toEqual([]);
});
