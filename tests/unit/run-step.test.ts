import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { processStart } from '../../database/processes';

/** A test run whose step starts a server in a separate process group, and ignores SIGTERM. */
const STEP = `
  const { spawn } = require('node:child_process');
  process.on('SIGTERM', () => console.log('asked'));
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
  console.log([process.pid, server.pid].join(' '));
  setInterval(() => {}, 1000);
`;
const ENDS = "console.log(process.pid + ' ' + process.pid); setInterval(() => {}, 1000);";
const RUN = `
  import { endWithUs, runStep } from './bin/run-step.js';
  endWithUs(() => console.log('last'), 2_000);
  await runStep(process.execPath, ['-e', process.env.STEP]);
  console.log('next step');
  await new Promise((resolve) => setTimeout(resolve, 60_000));
`;
const PATIENCE = { timeout: 60_000 };

/** A running test run, with the processes of its step and of the step's server. */
async function startRun(env: Record<string, string> = {}) {
  const run = spawn(process.execPath, ['--input-type=module', '-e', RUN], {
    env: { ...process.env, STEP, ...env },
  });
  let said = '';
  run.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise((resolve) => run.once('exit', resolve));
  await expect.poll(() => said, PATIENCE).toMatch(/\d+ \d+\n/);
  const pids = said.split('\n', 1)[0]!.split(' ').map(Number);
  expect(pids.map(isAlive)).toEqual([true, true]);
  return { run, ended, said: () => said, step: pids[0]!, server: pids[1]! };
}

const isAlive = (pid: number) => processStart(pid) !== undefined;

describe('a test run ended by a signal', () => {
  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('ends everything the step has started: %s, sent twice', async (signal, code) => {
    const { run, ended, said, step, server } = await startRun();
    run.kill(signal);
    await expect.poll(said, PATIENCE).toContain('asked');
    run.kill(signal);
    expect(await ended).toBe(code);
    expect(said()).toContain('last');
    await expect.poll(() => [step, server].filter(isAlive), PATIENCE).toEqual([]);
  });

  it('starts no further step when this one ends on request', async () => {
    const { run, ended, said } = await startRun({ STEP: ENDS });
    run.kill('SIGTERM');
    expect(await ended).toBe(143);
    expect(said()).not.toContain('next step');
  });

  it('ends the step on a system without ps', async () => {
    const { run, ended, step, server } = await startRun({ PATH: '' });
    run.kill('SIGTERM');
    expect(await ended).toBe(143);
    await expect.poll(() => isAlive(step), PATIENCE).toBe(false);
    process.kill(server, 'SIGKILL');
  });
});

const TWO = `
  import { runStep } from './bin/run-step.js';
  const say = (word, ms) => "console.log('" + word + "'); setTimeout(() => console.log('" + word + "'), " + ms + ")";
  const steps = [['slow', 1_500], ['fast', 0]].map(([word, ms]) =>
    runStep(process.execPath, ['-e', say(word, ms)], { holdsOutput: true }));
  console.log((await Promise.all(steps)).join());
`;

it('lets parallel steps print their final output', () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', TWO]);
  const lines = stdout.toString().trim().split('\n');
  const [first] = lines;
  expect(lines).toEqual([
    first,
    first,
    ...(first === 'fast' ? ['slow', 'slow'] : ['fast', 'fast']),
    '0,0',
  ]);
});
