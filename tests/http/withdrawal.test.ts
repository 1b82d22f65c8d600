import { expect, test } from 'vitest';
import { useShop } from '../support/use-shop';

const shop = useShop();

const DECLARATION = {
  name: 'Jürgen Groß',
  orderId: 'Wandfarbe vom 3. November',
  email: 'juergen@example.com',
};

test('a withdrawal needs two steps and is confirmed on the page and by mail', async () => {
  const client = shop.client();
  const form = await client.get('/withdrawal');
  expect(form.text('h1')).toBe('Vertrag widerrufen');

  const check = await client.submit(form.form('main form'), DECLARATION);
  expect(check.text('main button[value=confirm]')).toBe('Widerruf bestätigen');
  expect(await shop.query('select 1 from withdrawal')).toHaveLength(0);

  const confirm = check.form('button[value=confirm]');
  const done = await client.submit(confirm);
  expect(done.status).toBe(303);
  const receipt = await client.follow(done);
  expect(receipt.text('main')).toContain('Ihr Widerruf ist eingegangen');
  expect(receipt.text('main')).toContain('Jürgen Groß');

  const [stored] = await shop.query<{ receivedAt: Date }>(
    'select received_at as "receivedAt" from withdrawal',
  );
  const mail = await shop.mailTo('juergen@example.com', /Eingang Ihres Widerrufs/);
  expect(mail.text).toContain('Wandfarbe vom 3. November');
  expect(mail.text).toContain(stored!.receivedAt.toISOString());
  expect(mail.text).toMatch(/\d\d:\d\d:\d\d (MEZ|MESZ)/);
});

test('a double click declares once', async () => {
  const client = shop.client();
  const form = await client.get('/en/withdrawal');
  const check = await client.submit(form.form('main form'), {
    ...DECLARATION,
    email: 'twice@example.com',
  });
  const confirm = check.form('button[value=confirm]');
  const answers = await Promise.all([client.submit(confirm), client.submit(confirm)]);
  expect(new Set(answers.map((answer) => answer.headers.get('location'))).size).toBe(1);
  expect(
    await shop.query(`select 1 from withdrawal where email = 'twice@example.com'`),
  ).toHaveLength(1);
  const mail = await shop.mailTo('twice@example.com', /We have received your withdrawal/);
  expect(mail.html).toContain('Jürgen Groß');
});

test.each([
  ['name', '', 'name.required'],
  ['orderId', ' ', 'orderId.required'],
  ['email', 'no-address', 'email.valid'],
  ['email', '', 'email.required'],
])('%s "%s" is refused with %s, and what was typed stays', async (field, value, code) => {
  const client = shop.client();
  const form = (await client.get('/withdrawal')).form('main form');
  const answer = await client.submit(form, { ...DECLARATION, [field]: value });
  expect(answer.status).toBe(422);
  expect(answer.errorCodes()).toContain(code);
  expect(answer.document.querySelector(`.error-summary a[href="#${field}"]`)).not.toBeNull();
  const kept = answer.form('main form').fields;
  expect(kept.name).toBe(field === 'name' ? value : DECLARATION.name);
});

test('a receipt that does not exist is a 404 and says nothing of orders', async () => {
  const answer = await shop.client().get(`/withdrawal?receipt=${'x'.repeat(22)}`);
  expect(answer.status).toBe(404);
});
