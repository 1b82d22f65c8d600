import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../server/project-root';
import { startFakeSmtp, type FakeSmtp } from '../fakes/smtp';
import { startShop, type TestShop } from '../support/shop';
import { fold, words } from '../support/words';

/**
 * A declaration in the last second of its period, while mails cannot be sent (L-14, L-15): the time
 * of its arrival counts, and the page is the receipt until the mail is sent.
 */
let smtp: FakeSmtp;
let shop: TestShop;

const clockAt = (moment: string) => ({
  NODE_OPTIONS: `--import ${pathToFileURL(join(projectRoot(), 'tests/support/fixed-clock.js')).href}`,
  TEST_NOW: moment,
});

beforeAll(async () => {
  smtp = await startFakeSmtp();
  shop = await startShop({ SMTP_URL: smtp.url, ...clockAt('2026-10-24T21:59:59.000Z') });
});
afterEach(() => shop.query('delete from rate_limit'));
afterAll(async () => {
  await shop.stop();
  await smtp.close();
});

test.each([
  // The last second of a Saturday in summer time, of the Sunday on which it ends, and of the one on
  // which it begins.
  ['2026-10-24T21:59:59.000Z', '', 'de', '24. Oktober 2026, 23:59:59 MESZ'],
  ['2026-10-25T22:59:59.000Z', '', 'de', '25. Oktober 2026, 23:59:59 MEZ'],
  ['2027-03-28T21:59:59.000Z', '/en', 'en', '28 March 2027, 23:59:59 CEST'],
] as const)(
  'at %s under "%s"',
  async (moment, prefix, lang, read) => {
    await shop.server.stop();
    await shop.restart(clockAt(moment));
    smtp.refuseWith({ code: 451, text: 'try again later' });
    const email = `letzte-sekunde-${moment.slice(0, 10)}@example.com`;
    const typed = { name: 'Jürgen Groß', orderId: 'Wandfarbe vom 11. Oktober', email };
    const client = shop.client();

    const form = await client.get(`${prefix}/withdrawal`);
    const check = await client.submit(form.form('main form'), typed);
    const confirm = check.form('button[value=confirm]');
    const twice = await Promise.all([client.submit(confirm), client.submit(confirm)]);
    expect(twice.map(({ status }) => status)).toEqual([303, 303]);
    expect(twice[0].headers.get('location')).toBe(twice[1].headers.get('location'));

    const receipt = await client.follow(twice[0]);
    expect(receipt.text('h1')).toBe(words(lang, 'withdrawal.receivedTitle'));
    expect(receipt.text('main')).toContain(words(lang, 'withdrawal.receivedText', { email }));
    expect(receipt.text('main time')).toBe(read);
    expect(receipt.document.querySelector('main time')?.getAttribute('datetime')).toBe(moment);
    for (const value of Object.values(typed)) expect(receipt.text('main')).toContain(value);
    // Printed or saved, it is the same page at any later time.
    expect((await shop.client().get(receipt.url)).text('main')).toBe(receipt.text('main'));

    const declared = await shop.query<{ at: Date }>(
      'select received_at as at from withdrawal where email = $1',
      [email],
    );
    expect(declared.map(({ at }) => at.toISOString())).toEqual([moment]);
    const kept = () =>
      shop.query<{ isSent: boolean; hasFailed: boolean }>(
        `select x.done_at is not null as "isSent", x.last_error is not null as "hasFailed"
       from outbox x join withdrawal w on w.id = (x.payload->>'withdrawalId')::int
       where x.kind = 'mail:withdrawal_receipt' and w.email = $1`,
        [email],
      );
    await expect.poll(kept, { timeout: 20_000 }).toEqual([{ isSent: false, hasFailed: true }]);
    expect(mailsTo(email)).toEqual([]);

    smtp.refuseWith(null);
    // The clock of this shop is stopped, so its next attempt is moved to the present.
    await shop.query(`update outbox set next_at = $1 where done_at is null`, [moment]);
    await expect.poll(kept, { timeout: 20_000 }).toEqual([{ isSent: true, hasFailed: false }]);
    const [mail, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    for (const part of [mail!.text!, mail!.html!]) {
      for (const value of [read, moment, ...Object.values(typed)])
        expect(fold(part)).toContain(value);
    }
  },
  120_000,
);

function mailsTo(address: string) {
  return smtp.received.filter(({ to }) => to?.some((each) => each.address === address));
}
