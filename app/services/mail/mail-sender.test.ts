import { beforeEach, expect, test, vi } from 'vitest';
import { mailSender, type HandlerOptions } from './mail-sender';
import type { MailMessage } from './mailer';

const seller = { email: 'kontakt@tonwert.example' };
const nobody = { name: '', email: '', replyTo: '' };
const shop = vi.hoisted(() => ({ sender: { name: '', email: '', replyTo: '' } }));
vi.mock('../commerce/engine/commerce', () => ({
  bindCommerce: () => ({
    getConfiguration: async () => ({
      shopName: 'Tonwert',
      seller,
      sender: shop.sender,
      design: { primaryColor: '#123456' },
    }),
  }),
}));
vi.mock('../commerce/ground/commerce-context', () => ({ jobContext: () => ({}) }));

const DOCUMENT = { lang: 'de', title: 'Gruß', parts: [], footer: [] } as const;
const JOB = { id: 1, kind: 'mail:x', dedupeKey: 'mail:x:1' };

beforeEach(() => (shop.sender = nobody));

function senderThat(send: (message: MailMessage) => Promise<void>, replyTo?: string) {
  const mailer = { send, forget: async () => {}, close: async () => {} };
  return mailSender({ mailer, replyTo } as unknown as HandlerOptions);
}

test.each([
  ['the seller', undefined, {}, seller.email],
  ['the mailbox that the shop names', 'service@tonwert.example', {}, 'service@tonwert.example'],
  ['who wrote, of a mail to the shop', undefined, { replyTo: 'a@b.de' }, 'a@b.de'],
])('an answer goes to %s', async (_, setting, extra, replyTo) => {
  const sent: MailMessage[] = [];
  const { send } = senderThat(async (message) => void sent.push(message), setting);
  await send('anna@example.de', { ...DOCUMENT, parts: [], footer: [] }, JOB, extra);
  expect(sent).toMatchObject([{ to: 'anna@example.de', replyTo }]);
});

test.each([
  [nobody, { sender: { name: 'Tonwert', address: '' }, replyTo: seller.email }],
  [
    { name: 'Radhaus Service', email: 'post@radhaus.de', replyTo: 'hilfe@radhaus.de' },
    {
      sender: { name: 'Radhaus Service', address: 'post@radhaus.de' },
      replyTo: 'hilfe@radhaus.de',
    },
  ],
])('of a shop with the sender %j goes %j', async (given, expected) => {
  shop.sender = given;
  const sent: MailMessage[] = [];
  const { send } = senderThat(async (message) => void sent.push(message));
  await send('anna@example.de', { ...DOCUMENT, parts: [], footer: [] }, JOB);
  expect(sent).toMatchObject([expected]);
  expect(sent[0]!.html).toContain('a{color:#123456}');
});

test('the setting of the machine wins over the file of the shop', async () => {
  shop.sender = { ...nobody, replyTo: 'hilfe@radhaus.de' };
  const sent: MailMessage[] = [];
  const { send } = senderThat(async (message) => void sent.push(message), 'service@radhaus.de');
  await send('anna@example.de', { ...DOCUMENT, parts: [], footer: [] }, JOB);
  expect(sent).toMatchObject([{ replyTo: 'service@radhaus.de' }]);
});

test("that the shop's own mailbox refuses a mail is trouble, that a customer's does is for ever", async () => {
  const { send } = senderThat(async () => {
    throw Object.assign(new Error('550'), { permanent: true });
  });
  const to = (mailbox: string) => send(mailbox, { ...DOCUMENT, parts: [], footer: [] }, JOB);
  await expect(to(seller.email)).rejects.toMatchObject({ permanent: false });
  await expect(to('anna@example.de')).rejects.toMatchObject({ permanent: true });
});
