import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsletterKey } from '../../app/services/commerce/people/newsletter/newsletter-key';
import { useTestEngine } from '../../tests/support/use-test-engine';
import { readSecret } from '../secret';
import { runNewsletterCommand } from './newsletter-command';

const engine = useTestEngine();
let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'newsletter-command-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('lists confirmed subscribers, with consent, days and an unsubscribe link', async () => {
  const row = (
    email: string,
    confirmed: string | null,
    ended: string | null,
    name = 'Jürgen; "J"',
  ) =>
    engine.pool.query(
      `insert into newsletter_subscriber
         (email, first_name, lang, consent_text, requested_at, confirmed_at, ended_at)
       values ($1, $4, 'en', 'Yes, news.', '2026-11-01T10:00:00Z', $2, $3) returning id`,
      [email, confirmed, ended, name],
    );
  const { rows } = await row('yes@example.com', '2026-11-01T10:05:00Z', null);
  await row('formula@example.com', '2026-11-02T10:05:00Z', null, '=1+1');
  await row('waits@example.com', null, null);
  await row('left@example.com', '2026-11-01T10:05:00Z', '2026-11-03T10:00:00Z');

  const lines: string[] = [];
  const note = (text: string) => void lines.push(...text.split('\n'));
  const env = {
    DATABASE_URL: engine.url,
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: 'https://shop.example',
  };
  expect(await runNewsletterCommand(['list'], env, { log: note, error: note })).toBe(0);
  const id = (rows[0] as { id: number }).id;
  const key = newsletterKey(readSecret(undefined, dataDir), id, new Date('2026-11-01T10:00:00Z'));
  expect(lines).toEqual([
    '\ufeffemail;first_name;last_name;language;requested;confirmed;consent;unsubscribe',
    `yes@example.com;"Jürgen; ""J""";;en;2026-11-01T10:00:00.000Z;2026-11-01T10:05:00.000Z;"Yes, news.";https://shop.example/en/newsletter/unsubscribe/${id}/${key}`,
    expect.stringMatching(/^formula@example\.com;'=1\+1;/),
  ]);
});
