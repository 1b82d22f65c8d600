import { expect, it } from 'vitest';
import type { Health } from './health';
import { watchHealth } from './watch-health';

const WELL: Health = {
  status: 'ok',
  database: true,
  index: true,
  remote: true,
  disk: 'ok',
  freeMegabytes: 9_000,
  heldUp: 0,
};
const HELD_UP: Health = { ...WELL, status: 'degraded', heldUp: 2 };
const AWAY: Health = { ...WELL, status: 'unavailable', database: false, heldUp: null };

it('logs the beginning of a fault once, what it is, and its end once', async () => {
  const looks = [WELL, HELD_UP, { ...HELD_UP, heldUp: 5 }, AWAY, AWAY, WELL, WELL];
  const said: unknown[] = [];
  const at = (level: string) => (event: string, fields?: Record<string, unknown>) =>
    void said.push([level, event, fields?.heldUp]);
  const stop = watchHealth(
    async () => looks.shift() ?? WELL,
    { error: at('error'), warn: at('warn'), info: at('info') },
    1,
  );
  await expect.poll(() => looks).toEqual([]);
  await stop();
  expect(said).toEqual([
    ['warn', 'shop is degraded', 2],
    ['error', 'shop is unavailable', null],
    ['info', 'shop is ok', 0],
  ]);
});

it('continues after a failed check', async () => {
  const looks = [new Error('away'), HELD_UP];
  const said: string[] = [];
  const note = (event: string) => void said.push(event);
  const stop = watchHealth(
    async () => {
      const look = looks.shift() ?? HELD_UP;
      if (look instanceof Error) throw look;
      return look;
    },
    { error: note, warn: note, info: note },
    1,
  );
  await expect.poll(() => said).toEqual(['shop is degraded']);
  await stop();
});
