import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startFakeSmtp, type FakeSmtp } from '../../../tests/fakes/smtp';
import { createMailer } from './mailer';

const FROM = 'Tonwert <shop@tonwert.example>';
const MESSAGE = {
  to: 'jürgen@example.com',
  subject: 'Bestellbestätigung 10001',
  text: 'Grüße',
  html: '<p>Grüße</p>',
};

let smtp: FakeSmtp;
let folder: string;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  folder = mkdtempSync(join(tmpdir(), 'mails-'));
});
beforeEach(() => smtp.refuseWith(null));
afterAll(async () => {
  await smtp.close();
  rmSync(folder, { recursive: true });
});

test('without a server a mail is a file for mail programs; a repeat overwrites the same file', async () => {
  const mailer = createMailer({ from: FROM, host: 'localhost', folder });
  await mailer.send({ ...MESSAGE, to: 'kunde@example.com' }, 'mail:order_received:10001');
  await mailer.send({ ...MESSAGE, to: 'kunde@example.com' }, 'mail:order_received:10001');
  expect(readdirSync(folder)).toEqual(['mail-order_received-10001.eml']);
  const mail = await PostalMime.parse(readFileSync(join(folder, 'mail-order_received-10001.eml')));
  expect(mail.subject).toBe('Bestellbestätigung 10001');
  expect(mail.text?.trim()).toBe('Grüße');
  expect(mail.html?.trim()).toBe('<p>Grüße</p>');
  expect(mail.messageId).toBe('<mail-order_received-10001@tonwert.example>');
});

test('a reader finds the file complete', async () => {
  const mailer = createMailer({ from: FROM, host: 'localhost', folder });
  const sent = new AbortController();
  const sending = mailer
    .send({ ...MESSAGE, to: 'kunde@example.com', text: 'x'.repeat(1_000_000) }, 'mail:whole:1')
    .finally(() => sent.abort());
  const sizes = new Set<number>();
  while (!sent.signal.aborted) {
    const files = readdirSync(folder).filter((name) => name === 'mail-whole-1.eml');
    for (const name of files) sizes.add(statSync(join(folder, name)).size);
    await new Promise(setImmediate);
  }
  await sending;
  sizes.add(statSync(join(folder, 'mail-whole-1.eml')).size);
  expect(sizes.size).toBe(1);
});

test('with a server it is sent with its headers', async () => {
  const mailer = createMailer({ from: FROM, host: 'localhost', folder, smtpUrl: smtp.url });
  const headers = { 'List-Unsubscribe': '<https://shop.example/newsletter/unsubscribe/1/x>' };
  await mailer.send({ ...MESSAGE, to: 'kunde@example.com', headers }, 'mail:newsletter_opt_in:1');
  await mailer.close();
  const [mail] = smtp.received;
  expect(mail?.from).toEqual({ address: 'shop@tonwert.example', name: 'Tonwert' });
  expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(
    '/unsubscribe/1/',
  );
});

const sendTo = (smtpUrl: string) =>
  createMailer({ from: FROM, host: 'localhost', folder, smtpUrl }).send(
    { ...MESSAGE, to: 'kunde@example.com' },
    'mail:order_received:2',
  );

test.each([
  ['RCPT TO', 550, 'no such mailbox', true],
  ['RCPT TO', 551, 'not here', true],
  ['RCPT TO', 553, '5.1.3 mailbox name not allowed', true],
  ['RCPT TO', 550, '5.7.1 relaying denied', false],
  ['RCPT TO', 552, 'mailbox full', false],
  ['RCPT TO', 554, 'no', false],
  ['RCPT TO', 451, 'try later', false],
  ['greeting', 554, 'no service', false],
  ['AUTH', 535, 'authentication failed', false],
  ['MAIL FROM', 550, 'sender refused', false],
  ['MAIL FROM', 530, 'authentication required', false],
  ['DATA', 550, 'content refused', false],
  ['DATA', 554, 'looks like spam', false],
  ['DATA', 452, 'no space', false],
] as const)(
  'at %s the answer %i %s is permanent: %s; the mail was not sent',
  async (phase, code, text, isPermanent) => {
    smtp.refuseWith({ code, text }, phase);
    const sending = sendTo(smtp.url.replace('//', '//shop:word@'));
    await expect(sending).rejects.toMatchObject({
      permanent: isPermanent,
      isUnsent: true,
      isAway: phase === 'greeting' || phase === 'AUTH',
    });
  },
);

test.each([
  ['does not answer', () => 'smtp://127.0.0.1:1'],
  ['speaks no TLS', () => smtp.url.replace('smtp:', 'smtps:')],
])('a server that %s is tried again later', async (_, url) => {
  await expect(sendTo(url())).rejects.toMatchObject({ permanent: false, isAway: true });
});

test('line breaks in a name cannot add headers or recipients', async () => {
  const mailer = createMailer({ from: FROM, host: 'localhost', folder, smtpUrl: smtp.url });
  smtp.received.length = 0;
  await mailer.send(
    { ...MESSAGE, to: 'kunde@example.com', subject: 'Widerruf von A\r\nBcc: boese@example.com' },
    'mail:withdrawal_notice:1',
  );
  expect(smtp.received[0]?.bcc ?? []).toEqual([]);
  expect(smtp.received[0]?.to?.map(({ address }) => address)).toEqual(['kunde@example.com']);
});

test.each(["o'brien+shop@example.ie", 'a&b@example.com', 'a!#$%*/=?^_`{|}~-c@example.com'])(
  'the mailbox %s gets its mail unchanged',
  async (to) => {
    const mailer = createMailer({ from: FROM, host: 'localhost', folder, smtpUrl: smtp.url });
    smtp.received.length = 0;
    await mailer.send({ ...MESSAGE, to }, 'mail:order_received:4');
    expect(smtp.received[0]?.to).toEqual([{ address: to, name: '' }]);
  },
);

test('mail files are deleted after their period', async () => {
  const mailer = createMailer({ from: FROM, host: 'localhost', folder });
  await mailer.send(MESSAGE, 'old');
  await mailer.send(MESSAGE, 'new');
  const long = new Date('2026-01-01T00:00:00Z');
  const draft = 'killed.eml.0123456789ab';
  writeFileSync(join(folder, draft), '');
  for (const name of ['old.eml', draft]) utimesSync(join(folder, name), long, long);
  await mailer.forget(new Date('2026-01-02T00:00:00Z'));
  expect(readdirSync(folder)).toContain('new.eml');
  expect(readdirSync(folder)).not.toContain('old.eml');
  expect(readdirSync(folder)).not.toContain(draft);
});

const NAMED = { name: 'Tönwert, Farben', address: 'post@tonwert.example' };

test.each([
  ['a sender of the settings', 'shop@x.example', NAMED, ['shop@x.example', NAMED.name]],
  ['one with a name', 'Laden <shop@x.example>', NAMED, ['shop@x.example', 'Laden']],
  ['the sender of the shop', undefined, NAMED, [NAMED.address, NAMED.name]],
  [
    'a shop without one',
    undefined,
    { ...NAMED, address: '' },
    ['shop@tonwert.example', NAMED.name],
  ],
  ['nobody', undefined, undefined, ['shop@tonwert.example', '']],
] as const)('mails come from %s', async (_, from, sender, [address, name]) => {
  const mailer = createMailer({ from, host: 'tonwert.example', folder, smtpUrl: smtp.url });
  smtp.received.length = 0;
  await mailer.send({ ...MESSAGE, ...(sender && { sender }) }, 'mail:order_received:5');
  expect(smtp.received[0]?.from).toEqual({ address, name });
  const id = smtp.received[0]?.messageId ?? '';
  expect(id).toBe(`<mail-order_received-5@${address.split('@')[1]}>`);
});
