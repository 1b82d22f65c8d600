import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type TestShop } from '../support/shop';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const file = join(folder, 'wrong-by');
  writeFileSync(file, '0');
  const clock = pathToFileURL(join(import.meta.dirname, '..', 'support', 'moving-clock.js')).href;
  shop = await startShop({ NODE_OPTIONS: `--import ${clock}`, CLOCK_FILE: file });
});
afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Sets the shop's clock wrong while it runs. */
async function clockIsWrongBy(milliseconds: number) {
  writeFileSync(join(folder, 'wrong-by'), String(milliseconds));
  await sleep(200);
}

/** Signs up by the form of the page that all visitors share. */
async function signUp(email: string) {
  const client = shop.client();
  const form = (await client.get('/')).form('form[action="/newsletter"]');
  const answer = await client.submit(form, { email, privacy: 'true' });
  return answer.errorCodes().join() || answer.status;
}

test('a clock that jumps ahead by a day and back blocks no visitor (attack 84)', async () => {
  expect(await signUp('today@example.de')).toBe(303);
  await clockIsWrongBy(DAY);
  expect(await signUp('tomorrow@example.de')).toBe(303);
  await clockIsWrongBy(0);
  expect(await signUp('back@example.de')).toBe(303);
  await clockIsWrongBy(-HOUR);
  expect(await signUp('before@example.de')).toBe(303);
  await clockIsWrongBy(0);
});

test(
  'mails and jobs that the clock postponed to tomorrow run today',
  { timeout: 180_000 },
  async () => {
    const tomorrow = new Date(Date.now() + DAY);
    await shop.query(`update job_run set started_at = $1`, [tomorrow]);
    await shop.query(
      `update outbox set created_at = $1, next_at = $1, done_at = null, attempts = 0
     where payload->>'subscriberId' is not null or kind like 'mail:newsletter%'`,
      [tomorrow],
    );
    const inTime = async () => {
      const [row] = await shop.query<{ jobs: number; mails: number }>(
        `select (select count(*) from job_run where started_at > now())::int as jobs,
         (select count(*) from outbox where next_at > now() + interval '1 hour' and done_at is null)::int as mails`,
      );
      return row;
    };
    expect(await inTime()).toMatchObject({ mails: 4 });
    await expect.poll(inTime, { timeout: 150_000, interval: 1_000 }).toEqual({ jobs: 0, mails: 0 });
  },
);
