import { expect, test } from 'vitest';
import { register } from '../support/customer';
import { useSharedShop } from '../support/use-shop';
import { triedIn, words } from '../support/words';

const shop = useSharedShop();

const TYPED = {
  name: 'Jürgen Groß',
  email: 'juergen@example.de',
  subject: 'Frage zu Salbei',
  message: 'Guten Tag,\nwelcher Ton passt dazu?',
  privacy: 'true',
};

const ADDRESS_OF_SHOP = `select value->>'email' as email from setting where key = 'seller'`;

async function formOf(path: string, client = shop.client()) {
  return { client, form: (await client.get(path)).form('main form') };
}

async function messages(email: string) {
  return shop.query<{ name: string; message: string; order_number: number; order_id: number }>(
    'select name, message, order_number, order_id from contact_message where email = $1',
    [email],
  );
}

async function mailsQueued(kind: string, email: string): Promise<number> {
  const rows = await shop.query(
    `select 1 from outbox x join contact_message m on m.id = (x.payload->>'messageId')::int
     where x.kind = $1 and m.email = $2`,
    [kind, email],
  );
  return rows.length;
}

test.each(triedIn('en'))(
  'a message reaches the shop, which can answer it: $lang',
  async (language) => {
    const { prefix, lang } = language;
    const email = `leser${prefix.replace('/', '.')}@example.de`;
    const { client, form } = await formOf(`${prefix}/contact`);
    const sent = await client.submit(form, { ...TYPED, email });
    expect(sent.status).toBe(303);
    expect((await client.follow(sent)).text()).toContain(words(lang, 'notices.contactSent'));
    expect(await messages(email)).toMatchObject([{ name: TYPED.name, order_id: null }]);

    const [seller] = await shop.query<{ email: string }>(ADDRESS_OF_SHOP);
    const mail = await shop.mailTo(seller!.email, /Frage zu Salbei/);
    expect(mail.replyTo?.[0]?.address).toMatch(/^leser/);
    expect(mail.to).toHaveLength(1);
    expect(mail.text).toContain('welcher Ton passt dazu?');
    expect(await mailsQueued('mail:contact_copy', email)).toBe(0);
  },
);

test('a sender who requests a copy gets it, in their language, with none of their text', async () => {
  const { client, form } = await formOf('/en/contact');
  const email = 'copy@example.de';
  const sent = await client.submit(form, { ...TYPED, email, copy: 'true' });
  expect(sent.status).toBe(303);
  const mail = await shop.mailTo(email, /^Your message to/);
  for (const words of ['welcher Ton', TYPED.subject, TYPED.name]) {
    expect(`${mail.text} ${mail.html}`).not.toContain(words);
  }
});

test("a customer's own mailbox, confirmed by a link, gets the whole message", async () => {
  const email = 'proved@example.de';
  const client = shop.client();
  await register(client, email);
  await shop.query('update customer set email_proved_at = now() where email = $1', [email]);
  const { form } = await formOf('/contact', client);
  await client.submit(form, { ...TYPED, email, copy: 'true' });
  const mail = await shop.mailTo(email, /^Ihre Nachricht an/);
  expect(mail.text).toContain('welcher Ton passt dazu?');
  const [seller] = await shop.query<{ email: string }>(ADDRESS_OF_SHOP);
  expect(mail.replyTo?.[0]?.address).toBe(seller!.email);
});

test('a missing value is reported at its field, and the input stays', async () => {
  const { client, form } = await formOf('/contact');
  const empty = await client.submit(form);
  expect(empty.status).toBe(422);
  expect(empty.errorCodes().toSorted()).toEqual([
    'email.required',
    'message.required',
    'name.required',
    'privacy.required',
    'subject.required',
  ]);
  expect(empty.text('title')).toMatch(/^Fehler:/);

  const typed = {
    name: 'An',
    email: 'anna@',
    subject: 'ab',
    message: 'a\r\n\r\nb',
    orderId: '0123',
    copy: 'true',
    privacy: 'true',
  };
  const wrong = await client.submit(form, typed);
  expect(wrong.status).toBe(422);
  expect(wrong.errorCodes().toSorted()).toEqual([
    'email.valid',
    'message.tooShort',
    'name.tooShort',
    'orderId.invalid',
    'subject.tooShort',
  ]);
  const { message, ...lines } = typed;
  expect(wrong.form('main form').fields).toMatchObject(lines);
  expect(wrong.form('main form').fields.message).toBe(message.replaceAll('\r\n', '\n'));
  for (const link of wrong.document.querySelectorAll('.error-summary a')) {
    expect(wrong.document.querySelector(link.getAttribute('href')!)).not.toBeNull();
  }
});

test.each([
  [
    'a line break in the subject',
    { subject: 'Hallo\r\nBcc: opfer@example.de' },
    'subject.characters',
  ],
  ['a line break in the name', { name: 'Anna\nBcc: opfer@example.de' }, 'name.characters'],
  ['a second address', { email: 'a@example.de,opfer@example.de' }, 'email.valid'],
  ['a name without end', { name: 'x'.repeat(50_000) }, 'name.tooLong'],
  ['a zero byte', { message: 'Hallo\u0000Welt' }, 'message.characters'],
])('%s is refused', async (_, typed, code) => {
  const { client, form } = await formOf('/contact');
  const answer = await client.submit(form, { ...TYPED, email: 'attack@example.de', ...typed });
  expect(answer.status).toBe(422);
  expect(answer.errorCodes()).toEqual([code]);
  expect(await messages('attack@example.de')).toEqual([]);
});

test('markup is text, on the page and in the mail', async () => {
  const { client, form } = await formOf('/contact');
  const name = '<img src=x onerror=alert(1)>';
  const refused = await client.submit(form, { ...TYPED, name, privacy: null });
  expect(refused.document.querySelector('main img')).toBeNull();
  const again = refused.form('main form');
  const subject = 'Markup <b>hier</b>';
  await client.submit(again, { subject, privacy: 'true', email: 'markup@example.de' });
  const [seller] = await shop.query<{ email: string }>(ADDRESS_OF_SHOP);
  const mail = await shop.mailTo(seller!.email, /Markup/);
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('a form that is sent twice is one message', async () => {
  const { client, form } = await formOf('/contact');
  const typed = { ...TYPED, email: 'twice@example.de', copy: 'true' };
  const answers = await Promise.all([1, 2, 3].map(() => client.submit(form, typed)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await messages('twice@example.de')).toHaveLength(1);
  expect(await mailsQueued('mail:contact_notice', 'twice@example.de')).toBe(1);
  expect(await mailsQueued('mail:contact_copy', 'twice@example.de')).toBe(1);
});

test('an order is noted if its buyer has this address; the answer is the same', async () => {
  const [order] = await shop.query<{ id: number; email: string }>(
    `select id, email from orders where email <> '' limit 1`,
  );
  const orderId = String(order?.id ?? 10_001);
  const { client, form } = await formOf(`/contact?order=${orderId}`);
  expect(form.fields.orderId).toBe(orderId);
  const sent = await client.submit(form, { ...TYPED, email: 'stranger@example.de' });
  expect(sent.status).toBe(303);
  expect(await messages('stranger@example.de')).toMatchObject([
    { order_number: Number(orderId), order_id: null },
  ]);
});

test('forms begin with the mailbox of a guest and of a customer (5.07)', async () => {
  const guest = shop.client();
  await guest.post('/guest/login', { email: 'bekannt@example.com' });
  const customer = shop.client();
  await register(customer, 'kundin.bekannt@example.com');
  const mailOn = async (path: string, client: typeof guest) =>
    (await client.get(path)).document.querySelector('main [name=email]')?.getAttribute('value');
  for (const path of ['/contact', '/data-request', '/newsletter', '/withdrawal']) {
    expect([path, await mailOn(path, guest)]).toEqual([path, 'bekannt@example.com']);
    expect([path, await mailOn(path, customer)]).toEqual([path, 'kundin.bekannt@example.com']);
  }
  expect(await mailOn('/reset-password', customer)).toBe('kundin.bekannt@example.com');
  for (const path of ['/newsletter/settings', '/reset-password']) {
    expect([path, await mailOn(path, guest)]).toEqual([path, 'bekannt@example.com']);
  }
  expect(await mailOn('/withdrawal', shop.client())).toBeFalsy();
});
