import { beforeEach, expect, test, vi } from 'vitest';
import { mailSender, type HandlerOptions } from './mail-sender';
import type { MailMessage } from './mailer';

const seller = { email: 'kontakt@tonwert.example' };
const nobody = { name: '', email: '', replyTo: '' };
const shop = vi.hoisted(() => ({
  sender: { name: '', email: '', replyTo: '' },
  logo: null as string | null,
}));
vi.mock('../commerce/engine/commerce', () => ({
  bindCommerce: () => ({
    getConfiguration: async () => ({
      shopName: 'Tonwert',
      seller,
      sender: shop.sender,
      logo: shop.logo,
      design: { primaryColor: '#123456' },
    }),
  }),
}));
vi.mock('../images', () => ({
  readLogo: async (media: string, logo: string | null) =>
    logo && { path: `/media/${media}/logo.png`, width: 960, height: Number(logo) },
}));
vi.mock('../commerce/core/commerce-context', () => ({ jobContext: () => ({}) }));

const DOCUMENT = { lang: 'de', title: 'Gruß', parts: [], footer: [] } as const;
const JOB = { id: 1, kind: 'mail:x', dedupeKey: 'mail:x:1' };

beforeEach(() => (shop.sender = nobody));

function senderThat(send: (message: MailMessage) => Promise<void>, replyTo?: string) {
  const mailer = { send, forget: async () => {}, close: async () => {} };
  const options = { mailer, replyTo, media: 'pictures', publicOrigin: 'https://shop.example' };
  return mailSender(options as unknown as HandlerOptions);
}

test.each([
  ['the seller', undefined, {}, seller.email],
  ['the configured mailbox', 'service@tonwert.example', {}, 'service@tonwert.example'],
  ['the author of a message to the shop', undefined, { replyTo: 'a@b.de' }, 'a@b.de'],
])('a reply is sent to %s', async (_, setting, extra, replyTo) => {
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
])('mails of a shop with the sender %j have %j', async (given, expected) => {
  shop.sender = given;
  const sent: MailMessage[] = [];
  const { send } = senderThat(async (message) => void sent.push(message));
  await send('anna@example.de', { ...DOCUMENT, parts: [], footer: [] }, JOB);
  expect(sent).toMatchObject([expected]);
  expect(sent[0]!.html).toContain('a{color:#123456}');
});

test.each([
  ['192', 'width="180" height="36"'],
  ['48', 'width="360" height="18"'],
])(
  'the logo is linked from the shop, as high as on pages or limited in width (%s)',
  async (...of) => {
    [shop.logo] = of;
    const sent: MailMessage[] = [];
    const { send } = senderThat(async (message) => void sent.push(message));
    await send('anna@example.de', { ...DOCUMENT, parts: [], footer: [] }, JOB);
    shop.logo = null;
    const src = 'https://shop.example/media/pictures/logo.png';
    expect(sent[0]!.html).toContain(`<img src="${src}" alt="Tonwert" ${of[1]}`);
  },
);

test('the environment takes precedence over the shop file', async () => {
  shop.sender = { ...nobody, replyTo: 'hilfe@radhaus.de' };
  const sent: MailMessage[] = [];
  const { send } = senderThat(async (message) => void sent.push(message), 'service@radhaus.de');
  await send('anna@example.de', { ...DOCUMENT, parts: [], footer: [] }, JOB);
  expect(sent).toMatchObject([{ replyTo: 'service@radhaus.de' }]);
});

test("a refusal by the shop's own mailbox is temporary, that by a customer's is permanent", async () => {
  const { send } = senderThat(async () => {
    throw Object.assign(new Error('550'), { permanent: true });
  });
  const to = (mailbox: string) => send(mailbox, { ...DOCUMENT, parts: [], footer: [] }, JOB);
  await expect(to(seller.email)).rejects.toMatchObject({ permanent: false });
  await expect(to('anna@example.de')).rejects.toMatchObject({ permanent: true });
});
