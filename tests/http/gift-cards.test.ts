import { beforeAll, describe, expect, test } from 'vitest';
import { runOrderCommand } from '../../server/commands/order-command';
import { plainGoods } from '../support/goods';
import {
  ADDRESS,
  becomeGuest,
  orderForm,
  orderNumber,
  placeOrder,
  putInCart,
} from '../support/guest';
import { textOfPdf } from '../support/documents';
import { useSharedShop } from '../support/use-shop';
import { triedIn, words } from '../support/words';

const shop = useSharedShop();
let variationId: number;

beforeAll(async () => {
  variationId = (await plainGoods(shop))[0]!.variationId;
});

async function giftCard(code: string, amount: number) {
  await shop.query('insert into gift_card (code, amount, open_amount) values ($1, $2, $2)', [
    code,
    amount,
  ]);
}

describe.each(triedIn('en'))('gift cards under "$prefix"', ({ prefix, lang }) => {
  const row = words(lang, 'cart.giftCardRow', { ending: '0001' });
  const left = words(lang, 'cart.openAmount');

  test('one pays a part, another the rest; the order page shows it', async () => {
    const code = `${lang.toUpperCase()}GESCHENK0001`;
    await giftCard(code, 300);
    const client = shop.client();
    await becomeGuest(client, {
      email: `karte-${lang}@example.com`,
      goods: [{ variationId }],
      prefix,
    });
    const redeem = (couponCode: string) =>
      client.post(`${prefix}/cart`, { intent: 'coupon', couponCode });
    expect((await redeem(` ${code.slice(0, 6)}-${code.slice(6)} `.toLowerCase())).status).toBe(303);
    const cart = await client.get(`${prefix}/cart`);
    expect(cart.text('.totals')).toContain(row);
    expect(cart.text('.totals')).toContain(left);
    expect(cart.html).not.toContain(code);

    const again = await client.submit(cart.form('[name="giftCardId"]'), {
      intent: 'remove-coupon',
    });
    expect(again.status).toBe(303);
    expect((await client.get(`${prefix}/cart`)).text('.totals')).not.toContain(row);

    const checkout = `${prefix}/checkout`;
    await client.post(checkout, { intent: 'coupon', couponCode: code });
    const rest = `${lang.toUpperCase()}GESCHENK0002`;
    await giftCard(rest, 90_000);
    await client.post(checkout, {
      intent: 'coupon',
      couponCode: rest,
    });
    const covered = await client.get(checkout);
    expect(covered.html).toContain('data-open-amount="0"');
    const second = covered.html.matchAll(/name="withoutGiftCard" value="(\d+)"/g);
    const withoutGiftCard = [...second].at(-1)![1]!;
    expect((await client.post(checkout, { withoutGiftCard })).status).toBe(303);
    expect((await client.get(checkout)).html).not.toContain('data-open-amount="0"');
    await client.post(checkout, { intent: 'coupon', couponCode: rest });

    const placed = await placeOrder(client, await orderForm(client, checkout));
    expect(orderNumber(placed)).not.toBeNull();
    const page = await client.follow(placed);
    expect(page.text('.totals')).toContain(row);
    expect(page.html).not.toContain(code);
    const rows = await shop.query(
      'select open_amount::int as open from gift_card where code = $1',
      [code],
    );
    expect(rows).toEqual([{ open: 0 }]);
  });

  test('a used code is reported at its field, and nothing is lost', async () => {
    const code = `${lang.toUpperCase()}LEER00000001`;
    await giftCard(code, 500);
    await shop.query('update gift_card set open_amount = 0 where code = $1', [code]);
    const client = shop.client();
    await becomeGuest(client, {
      email: `leer-${lang}@example.com`,
      goods: [{ variationId }],
      prefix,
    });
    for (const path of ['/cart', '/checkout']) {
      const page = await client.post(`${prefix}${path}`, { intent: 'coupon', couponCode: code });
      expect(page.status).toBe(422);
      expect(page.errorCodes()).toEqual(['coupon.noOpenAmount']);
      expect(page.html).toContain(`value="${code}"`);
    }
    await shop.query('delete from gift_card where code = $1', [code]);
  });
});

test('gift cards alone are bought without a delivery, and sent by mail when they are paid', async () => {
  const [bought] = await shop.query<{ id: number }>(
    "select id from variation where vat_class = 'voucher' order by id limit 1",
  );
  const client = shop.client();
  const email = 'schenkt@example.com';
  await putInCart(client, bought!.id, 2);
  expect((await client.post('/guest/login', { email })).status).toBe(303);
  const card = await client.follow(await client.get(`/p/${bought!.id}/karte`));
  const open = await client.get('/checkout');
  for (const { html } of [card, open]) expect(html).not.toContain('legal-guarantee');
  expect(card.html).not.toMatch(/class="[^"]*product-makers|class="reviews/);
  expect(open.html).not.toContain('id="shipping-address"');
  expect(open.html).not.toContain('id="shipping-method"');
  expect(open.text('#billing-address')).not.toContain(words('de', 'address.phoneHint'));
  const fields = { ...ADDRESS, intent: 'billing-address', addressKind: 'billing-address' };
  expect((await client.post('/checkout', fields)).status).toBe(303);
  const checkout = await client.get('/checkout');
  expect(checkout.text('.totals')).not.toContain('MwSt.');
  const placed = await placeOrder(client, await orderForm(client));
  const orderId = orderNumber(placed)!;
  const page = await client.follow(placed);
  expect(page.text('.next-steps')).toContain(words('de', 'giftCard.nextStep'));
  expect(page.html).not.toContain('id="delivery-address"');

  const quiet = { log: () => {}, error: () => {} };
  const env = { DATABASE_URL: shop.databaseUrl };
  expect(await runOrderCommand(['paid', String(orderId)], env, quiet)).toBe(0);
  const paid = await client.get(new URL(placed.headers.get('location')!, client.origin).pathname);
  const codes = paid.text('.bought-cards').match(/([A-Z0-9]{4}-){3}[A-Z0-9]{4}/g) ?? [];
  expect(new Set(codes).size).toBe(2);
  const mail = await shop.mailTo(email, /Geschenkgutscheine/);
  for (const code of codes) expect(mail.text).toContain(code);
  const [cards, receipt] = await Promise.all(
    mail.attachments.map(({ content }) => textOfPdf(new Uint8Array(content as ArrayBuffer))),
  );
  for (const code of codes) expect(cards).toContain(code);
  expect(receipt).toContain('Quittung QU-');
  expect(receipt).not.toContain(codes[0]);
  const stranger = await shop.client().get(`/confirmation/${orderId}/falsch`);
  expect(stranger.html).not.toContain(codes[0]);
  // A reader of a forwarded mail knows link and postcode, and can only have them sent to its
  // mailbox.
  const { pathname } = new URL(placed.headers.get('location')!, client.origin);
  const other = shop.client();
  expect((await other.post(pathname, { postcode: ADDRESS.zipCode })).status).toBe(303);
  const shown = await other.get(pathname);
  for (const code of codes) expect(shown.html).not.toContain(code);
  const again = await other.submit(shown.form('[value="send-gift-cards"]'), {
    intent: 'send-gift-cards',
  });
  expect(again.status).toBe(303);
  expect((await other.follow(again)).html).toContain(words('de', 'giftCard.sentAgain'));
  await shop.query('update gift_card set is_blocked = true where order_line_id is not null');
  const none = await other.post(pathname, { intent: 'send-gift-cards' });
  expect([none.status, none.errorCodes()]).toEqual([422, ['order.noGiftCards']]);
});
