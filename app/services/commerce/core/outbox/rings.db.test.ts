import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { onOutboxRing } from './queue';

const engine = useTestEngine();

/** The waiting rows of the outbox at each ring. */
async function notificationsDuring(work: () => Promise<unknown>) {
  const looks: Promise<string[]>[] = [];
  const end = onOutboxRing(() => looks.push(waiting()));
  await work();
  end();
  return Promise.all(looks);
}

async function waiting(): Promise<string[]> {
  const { rows } = await engine.pool.query<{ kind: string }>(
    'select kind from outbox where done_at is null order by kind',
  );
  await engine.pool.query('truncate outbox');
  return rows.map(({ kind }) => kind);
}

test('a newsletter request rings when its mail is visible to the runner', async () => {
  const notifications = await notificationsDuring(() =>
    engine
      .shopper()
      .do((shop) =>
        shop.doSubscribeNewsletter({ email: 'anna@example.de', consentText: 'Ja, gern.' }),
      ),
  );
  expect(notifications).toEqual([['mail:newsletter_opt_in']]);
});

test('so does a withdrawal', async () => {
  const notifications = await notificationsDuring(() =>
    engine.shopper().do((shop) =>
      shop.doSubmitCancellation({
        submissionId: 'a'.repeat(32),
        name: 'Anna Müller',
        orderId: '17',
        email: 'anna@example.de',
      }),
    ),
  );
  expect(notifications).toEqual([['mail:withdrawal_notice', 'mail:withdrawal_receipt']]);
});

test('only the queue writes into the outbox', () => {
  const engineFolder = join(import.meta.dirname, '..');
  const writers = readdirSync(engineFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /insert into outbox/.test(readFileSync(join(engineFolder, file), 'utf8')));
  expect(writers).toEqual([join('outbox', 'queue.ts')]);
});
