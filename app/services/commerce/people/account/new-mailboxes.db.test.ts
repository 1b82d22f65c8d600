import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type { ShopApi } from '../../../shop-api';

const engine = useTestEngine();

const PASSWORD = 'Farbe2026!';

/** The operations in which a visitor enters a mailbox that is new to the shop. */
const GIVEN: [string, (shop: ShopApi, email: string) => Promise<unknown>][] = [
  ['a guest', (shop, email) => shop.doLoginAsGuest({ email })],
  ['a new account', (shop, email) => shop.doRegisterUser({ email, password: PASSWORD })],
  [
    'a subscription',
    (shop, email) =>
      shop.doSubscribeNewsletter({ email, firstName: '', lastName: '', consentText: 'Ja' }),
  ],
  [
    'a message',
    (shop, email) =>
      shop.doCustomerContactMail({
        submissionId: randomUUID(),
        name: 'Anna',
        email,
        subject: 'Frage',
        message: 'Guten Tag',
        wantsCopy: false,
      }),
  ],
];

const mailboxes = [...'!#$%^*{}|~`'].map((character) => `a${character}b@example.de`);

test.each(GIVEN)('%s cannot have a mailbox with a blocked character (5.13)', async (_who, give) => {
  for (const email of mailboxes) {
    await expect(engine.shopper().do((shop) => give(shop, email))).rejects.toMatchObject({
      cause: { email: 'email.valid' },
    });
  }
  for (const [at, character] of [..."+'&/="].entries()) {
    const email = `${at}${character}${give.length}@example.de`;
    await engine.shopper().do((shop) => give(shop, email));
  }
});

test('the shop lists the characters it blocks, and a known mailbox logs in even with them', async () => {
  const email = 'a!b@example.de';
  const set = (value: string) =>
    engine.pool.query(
      `insert into setting (key, value) values ('blockedEmailCharacters', $1)
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify(value)],
    );
  await set('+');
  await engine.shopper().do((shop) => shop.doRegisterUser({ email, password: PASSWORD }));
  const plus = engine.shopper().do((shop) => shop.doLoginAsGuest({ email: 'a+b@example.de' }));
  await expect(plus).rejects.toMatchObject({ cause: { email: 'email.valid' } });
  await set('!');
  const { user } = await engine.shopper().do((shop) => shop.doLogin({ email, password: PASSWORD }));
  expect(user).toMatchObject({ email });
});
