import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmailAddress } from '~/lib/email-address';
import {
  getReady,
  offer,
  readyToOrder,
  settle,
  type Shopper,
} from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type { PlaceOrderInput } from '../../../shop-api';
import { jobContext, transact } from '../../core/commerce-context';
import { customerKey } from '../../core/customer-key';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';
import { changeOrderStatus } from '../../orders/order/change-order-status';

let variationId: number;
const engine = useTestEngine(async ({ fixture }) => {
  const item = await fixture.item({ name: 'Farbe', variations: [{ price: 1000, stock: 900 }] });
  variationId = item.variationIds[0]!;
});

let serial = 0;
const newMail = () => `kundschaft${(serial += 1)}@example.de`;
const address = () => `198.51.${(serial += 1) >> 8}.${serial & 255}`;

async function coupon(given: object): Promise<string> {
  const code = `K${(serial += 1)}`;
  const text = { name_de: 'Herbst', name_en: 'Autumn', percent: 1000 };
  await engine.fixture.insert('coupon', { code, ...text, ...given });
  return code;
}

const guest = (email: string) => readyToOrder(engine, [{ variationId }], { email });
const redeem = (shopper: Shopper, couponCode: string) =>
  shopper.do((shop) => shop.doAddCoupon({ couponCode }));
const cartOf = (shopper: Shopper) => shopper.do((shop) => shop.getCart());

async function place(shopper: Shopper) {
  const form = await offer(shopper);
  return shopper.do((shop) => shop.doPlaceOrder(form));
}

async function customer(email = newMail()): Promise<Shopper> {
  const shopper = engine.shopper({ address: address() });
  await shopper.do((shop) => shop.doRegisterUser({ email, password: 'blaue Wand 7' }));
  await shopper.do((shop) => shop.doAddCartItem({ variationId }));
  return shopper;
}

const classOf = (email: string, classId: number) =>
  engine.pool.query('update customer set class_id = $2 where email = $1', [email, classId]);

const cancel = (orderId: number) => {
  const { pool, index, now } = engine;
  const job = jobContext({ pool, index, secret: Buffer.alloc(32, 7), now }, 'de');
  return transact(job, (ctx) =>
    changeOrderStatus(ctx, { orderId, to: 'cancelled', reason: 'operator' }),
  );
};

const uses = async (code: string) =>
  (await engine.pool.query('select used from coupon where code = $1', [code])).rows[0].used;

test.each([
  'Anna@Example.de',
  'anna+shop@example.de',
  'a.n.na@googlemail.com',
  'an.na+x+y@GMAIL.com',
  ' anna@example.de\n',
  'a.nna@example.de',
  "o'anna@mail.example.de",
])('the database computes the customer key of %j like the code', async (email) => {
  const { rows } = await engine.pool.query('select customer_key($1) as key', [email]);
  expect(rows[0].key).toBe(customerKey(email));
});

test('the database computes the customer key of any mailbox like the code', async () => {
  const local = fc
    .array(fc.constantFrom('a', 'B', '.b', '+', '+x', "'", '%', '_', '--'), { minLength: 1 })
    .map((pieces) => pieces.join(''));
  const hosts =
    'gmail.com GMail.Com googlemail.com mail.gmail.com gmail.com.de Mail.Example.DE MÜLLER.de ' +
    'STRAẞE.de ÉTÉ.fr ΣΑΣ.gr я.РФ';
  const host = fc.constantFrom(...hosts.split(' '));
  const space = fc.constantFrom('', '', ' ', '\n', '\t ', '\r\n');
  const email = fc.tuple(space, local, fc.constant('@'), host, space).map((all) => all.join(''));
  const emails = [...fc.sample(email, 400), ...fc.sample(fc.emailAddress(), 100)].filter((each) =>
    isEmailAddress(each.trim()),
  );
  expect(emails.length).toBeGreaterThan(100);
  const { rows } = await engine.pool.query<{ key: string }>(
    'select customer_key(email) as key from unnest($1::text[]) as each (email)',
    [emails],
  );
  expect(rows.map(({ key }) => key)).toEqual(emails.map(customerKey));
});

describe('for new customers only', () => {
  test('counts for a guest until the address has ordered before, and leaves with a notice', async () => {
    const code = await coupon({ customers: 'new' });
    const email = newMail();
    await place(await guest(email));
    const shopper = engine.shopper({ address: address() });
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    expect(await redeem(shopper, code)).toMatchObject({ couponDiscount: 100 });
    const spelled = email.replace('@', '+neu@').toUpperCase();
    await shopper.do((shop) => shop.doLoginAsGuest({ email: spelled }));
    expect(await cartOf(shopper)).toMatchObject({
      couponCode: '',
      couponDiscount: 0,
      notices: [{ key: 'couponLeft.newCustomersOnly', type: 'warning', values: { code } }],
    });
    await expect(redeem(shopper, code)).rejects.toMatchObject({
      key: 'coupon.newCustomersOnly',
      code: 1334,
    });
  });

  test('is removed for another address, so that each tested address counts as a try', async () => {
    const code = await coupon({ customers: 'new' });
    const plain = await coupon({});
    const shopper = await guest(newMail());
    await redeem(shopper, code);
    const changeMail = () =>
      shopper.do(async (shop, _, left) => {
        await shop.doLoginAsGuest({ email: newMail() });
        return left();
      });
    const told = { key: 'couponLeft.otherMail', type: 'warning', values: { code } };
    expect(await changeMail()).toEqual([told]);
    expect(await cartOf(shopper)).toMatchObject({ couponCode: '', notices: [] });
    await redeem(shopper, plain);
    expect(await changeMail()).toEqual([]);
    expect((await cartOf(shopper)).couponCode).toBe(plain);
  });

  test('recognises an account by its orders, whatever its address is now; a cancelled order does not count', async () => {
    const code = await coupon({ customers: 'new' });
    const email = newMail();
    const shopper = await customer(email);
    await getReady(shopper);
    const { id } = await place(shopper);
    await engine.pool.query(`update customer set email = 'x' || email where email = $1`, [email]);
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    await expect(redeem(shopper, code)).rejects.toMatchObject({ code: 1334 });
    await cancel(id);
    expect(await redeem(shopper, code)).toMatchObject({ couponDiscount: 100 });
  });

  test('20 concurrent orders of one mailbox, each with another such coupon: one discount', async () => {
    // Made to order: no stock row makes them wait for each other.
    const { variationIds } = await engine.fixture.item({
      name: 'Gemischt',
      variations: [{ price: 1000, stock: null }],
    });
    const codes: string[] = [];
    const [local, host] = newMail().split('@');
    const all: Shopper[] = [];
    for (let i = 0; i < 20; i += 1) {
      codes.push(await coupon({ customers: 'new' }));
      const email = `${local}+${i}@${host}`;
      all.push(await readyToOrder(engine, [{ variationId: variationIds[0]! }], { email }));
      await redeem(all[i]!, codes[i]!);
    }
    const forms: PlaceOrderInput[] = [];
    for (const shopper of all) forms.push(await offer(shopper));
    const { done, errors } = await settle(
      all.map((shopper, i) => shopper.do((shop) => shop.doPlaceOrder(forms[i]!))),
    );
    expect(done).toHaveLength(1);
    for (const error of errors) {
      expect(error).toMatchObject({
        key: 'order.couponChanged',
        cause: { after: 1490, notice: 'couponOnlyForNewCustomers' },
      });
    }
    const { rows } = await engine.pool.query(
      'select sum(used)::int as used from coupon where code = any($1)',
      [codes],
    );
    expect(rows).toEqual([{ used: 1 }]);
  });
});

test('for existing customers only: those who ordered, once the shop recognises them', async () => {
  const code = await coupon({ customers: 'existing' });
  const email = newMail();
  const refused = { key: 'coupon.existingCustomersOnly', code: 1335 };
  const unknown = engine.shopper({ address: address() });
  await unknown.do((shop) => shop.doAddCartItem({ variationId }));
  await expect(redeem(unknown, code)).rejects.toMatchObject(refused);
  await expect(redeem(await guest(email), code)).rejects.toMatchObject(refused);
  await place(await guest(email));
  await unknown.do((shop) => shop.doLoginAsGuest({ email }));
  expect(await redeem(unknown, code)).toMatchObject({ couponDiscount: 100 });
});

test('for a customer class: not for guests, and removed with the class', async () => {
  const code = await coupon({ customer_classes: [2] });
  const email = newMail();
  const refused = { key: 'coupon.wrongCustomerGroup', code: 1336 };
  await expect(redeem(await guest(newMail()), code)).rejects.toMatchObject(refused);
  const shopper = await customer(email);
  await expect(redeem(shopper, code)).rejects.toMatchObject(refused);
  await classOf(email, 2);
  expect(await redeem(shopper, code)).toMatchObject({ couponDiscount: 100 });
  await getReady(shopper);
  const form = await offer(shopper);
  await classOf(email, 1);
  const told = await shopper.do(async (shop, _, left) => {
    await expect(shop.doPlaceOrder(form)).rejects.toMatchObject({
      key: 'order.couponChanged',
      cause: { notice: 'couponWrongCustomerGroup' },
    });
    return left();
  });
  expect(await uses(code)).toBe(0);
  expect(told).toEqual([
    { key: 'couponLeft.wrongCustomerGroup', type: 'warning', values: { code } },
  ]);
  await classOf(email, 2);
  expect(await cartOf(shopper)).toMatchObject({ couponCode: '', notices: [] });
});

test('once for each customer: 20 concurrent orders of one mailbox give one discount', async () => {
  const code = await coupon({ is_single_usage: true });
  const [local, host] = newMail().split('@');
  const all: Shopper[] = [];
  for (let i = 0; i < 20; i += 1) {
    all.push(await guest(`${local}+${i}@${host}`));
    await redeem(all[i]!, code);
  }
  const forms: PlaceOrderInput[] = [];
  for (const shopper of all) forms.push(await offer(shopper));
  const { done } = await settle(
    all.map((shopper, i) => shopper.do((shop) => shop.doPlaceOrder(forms[i]!))),
  );
  expect(done).toHaveLength(1);
  expect(await uses(code)).toBe(1);
});

describe('concurrent orders for the last uses of a campaign', () => {
  /** Shoppers with the coupon in their carts and the offer on their pages. */
  async function rivals(code: string, shopperOf: (i: number) => Promise<Shopper>) {
    const all: { shopper: Shopper; form: PlaceOrderInput }[] = [];
    for (let i = 0; i < 20; i += 1) {
      const shopper = await shopperOf(i);
      await redeem(shopper, code);
      all.push({ shopper, form: await offer(shopper) });
    }
    return all;
  }

  const placeAll = (all: Awaited<ReturnType<typeof rivals>>) =>
    settle(all.map(({ shopper, form }) => shopper.do((shop) => shop.doPlaceOrder(form))));

  async function expectRefused(errors: unknown[], notices: string[]) {
    for (const error of errors) {
      expect(error).toMatchObject({ key: 'order.couponChanged', cause: { after: 1490 } });
      const { cause } = error as { cause: { notice: string } };
      expect(notices).toContain(cause.notice);
    }
    expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]);
  }

  const USED_UP = 'couponAlreadyUsedOrInvalidCouponCode';

  async function classCustomer(email: string) {
    const shopper = await customer(email);
    await classOf(email, 2);
    await getReady(shopper);
    return shopper;
  }

  test.each([
    ['for new customers', { customers: 'new' }, () => guest(newMail())],
    ['for a class', { customer_classes: [2] }, () => classCustomer(newMail())],
  ])('%s: of 20 orders for the last use, one gets it', async (_, given, shopperOf) => {
    const code = await coupon({ ...given, max_uses: 1 });
    const { done, errors } = await placeAll(await rivals(code, shopperOf));
    expect(done).toHaveLength(1);
    expect(await uses(code)).toBe(1);
    await expectRefused(errors, [USED_UP]);
  });

  test('a class that half of them lose meanwhile: exactly the uses are spent', async () => {
    const code = await coupon({ customer_classes: [2], max_uses: 8 });
    const emails = Array.from({ length: 20 }, newMail);
    const all = await rivals(code, (i) => classCustomer(emails[i]!));
    const removed = emails.filter((_, i) => i % 2);
    const orders = placeAll(all);
    await engine.pool.query(`update customer set class_id = 1 where email = any($1)`, [removed]);
    const { done, errors } = await orders;
    expect(done).toHaveLength(8);
    expect(await uses(code)).toBe(8);
    await expectRefused(errors, [USED_UP, 'couponWrongCustomerGroup']);
    // Customers who ordered before that have it, and no later ones.
    const again = await settle(all.map(({ shopper }) => redeem(shopper, code)));
    expect(again.done).toEqual([]);
  });

  test('a use that a cancelled order releases goes to one of the waiting shoppers', async () => {
    const code = await coupon({ customers: 'new', max_uses: 1 });
    const first = await guest(newMail());
    await redeem(first, code);
    const all = await rivals(code, () => guest(newMail()));
    const { id } = await place(first);
    const cancelling = cancel(id);
    const { done, errors } = await placeAll(all);
    await cancelling;
    expect(done.length).toBeLessThanOrEqual(1);
    expect(await uses(code)).toBe(done.length);
    await expectRefused(errors, [USED_UP]);
  });
});
