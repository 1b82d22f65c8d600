import { afterAll, expect, test } from 'vitest';
import { cartLineView, cartTotals } from '~/features/buy/cart/cart-view';
import { orderView } from '~/features/after-order/confirmation/order-view';
import { money } from '~/i18n/format';
import { orderReceivedMail } from '~/services/mail/order-received';
import { calculate, readCart, type Calculated } from '../../../../../tests/support/cart-calculator';
import { CARTS, COUNTRIES, COUPONS, GOODS } from '../../../../../tests/support/cart-table';
import { ANNA } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type { Cart, Order } from '../../../shop-api';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';

const variationOf: Record<string, number> = {};
const optionOf: Record<string, number> = {};
const engine = useTestEngine(async (engine) => {
  const { fixture } = engine;
  const walls = await fixture.category('Wandfarben');
  for (const [name, goods] of Object.entries(GOODS)) {
    const orderPropertyIds: number[] = [];
    if (goods.hidden) {
      const hidden = { isRequired: true, isPreSelected: true, surcharge: goods.hidden };
      const { id } = await fixture.orderProperty({ name: 'M', valueType: 'empty', ...hidden });
      orderPropertyIds.push(id);
    }
    if (goods.option) {
      const { id } = await fixture.orderProperty({ name: `${name}+`, surcharge: goods.option });
      optionOf[name] = id;
      orderPropertyIds.push(id);
    }
    const { variationIds } = await fixture.item({
      name,
      itemType: goods.parts ? 'bundle' : 'default',
      categories: goods.isWall ? [walls] : [],
      orderPropertyIds,
      variations: [
        {
          price: goods.price,
          ...(goods.offer !== undefined && { offer: { price: goods.offer } }),
          graduated: goods.steps ?? {},
          vatClass: goods.isReducedVat ? 'reduced' : 'standard',
          weightG: goods.weightG ?? 500,
          size: goods.millilitres ? [goods.millilitres, 'LTR'] : [1000, 'C62'],
          stock: goods.parts ? null : 9999,
          parts: Object.fromEntries(
            Object.entries(goods.parts ?? {}).map(([part, n]) => [variationOf[part]!, n]),
          ),
        },
      ],
    });
    variationOf[name] = variationIds[0]!;
  }
  for (const [code, rule] of Object.entries(COUPONS)) {
    await fixture.insert('coupon', {
      code,
      name_de: code,
      name_en: code,
      percent: rule.percent,
      minimum_order_value: rule.minimum ?? 0,
      excludes_special_offers: rule.excludesOffers ?? false,
      category_id: rule.onlyWalls ? walls : null,
    });
  }
});
afterAll(async () => expect(await ledgerCheck(engine.pool)).toEqual([]));

test.each(CARTS.map((row, i) => [i + 1, row] as const))(
  'cart %i costs the same everywhere: %s',
  async (number, row) => {
    const wanted = readCart(row);
    const due = calculate(wanted);
    const shopper = engine.shopper({ address: `198.51.100.${number}` });
    await shopper.do((shop) =>
      shop.doAddCartItems(
        wanted.lines.map(({ goods, quantity, hasOption }) => ({
          variationId: variationOf[goods]!,
          quantity,
          basketItemOrderParams: hasOption ? [{ propertyId: optionOf[goods]!, value: 'x' }] : [],
        })),
      ),
    );
    const country = COUNTRIES[wanted.country]!;
    await shopper.do((shop) => shop.doLoginAsGuest({ email: `cart-${number}@example.de` }));
    const addressData = { ...ANNA, country: country.id, zipCode: country.zipCode };
    await shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData, useAsBilling: true }));
    await shopper.do((shop) => shop.setPaymentProvider({ paymentId: 1 }));
    const { coupon } = wanted;
    if (coupon) await shopper.do((shop) => shop.doAddCoupon({ couponCode: coupon }));

    const cart = await shopper.do((shop) => shop.getCart());
    expect(shownCart(cart)).toEqual(due);
    const net = withoutVat(cart);
    const freeFrom = country.freeFrom;
    expect(cart.missingToFreeShipping).toBe(
      freeFrom === null || due.goods >= freeFrom ? null : freeFrom - due.goods,
    );

    const checkout = await shopper.do((shop) => shop.getCheckout());
    expect(shownCart(checkout.cart)).toEqual(due);
    expect(checkout.quote.total).toBe(due.total);

    const { id, accessKey } = await shopper.do((shop) =>
      shop.doPlaceOrder({
        attemptId: checkout.quote.attemptId,
        cartVersion: checkout.quote.cartVersion,
        quoteHash: checkout.quote.quoteHash,
        shownTotal: checkout.quote.total,
        termsAccepted: true,
      }),
    );
    const order = await shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));
    expect(shownOrder(order)).toEqual(withoutLitre(due));
    const view = orderView(order, 'net');
    expect({ lines: view.lines.map(({ lineTotal }) => lineTotal), totals: view.totals }).toEqual(
      net,
    );

    const configuration = await shopper.do((shop) => shop.getConfiguration());
    const mail = orderReceivedMail({
      order,
      accessKey,
      configuration,
      legalTexts: [],
      publicOrigin: 'https://shop.example',
    });
    expect(amountsOfMail(mail)).toEqual(mailAmounts(due));

    expect(await storedOrder(id)).toEqual(withoutLitre(due));
  },
);

function shownCart(cart: Cart): Calculated {
  const lines = cart.items.map((item) => cartLineView(item, cart.currency, 'gross'));
  return {
    lines: lines.map(({ quantity, price, lineTotal, basePrice }) => ({
      quantity,
      unit: price,
      line: lineTotal,
      perLitre: basePrice?.value ?? null,
    })),
    ...shownSums(cartTotals(cart, 'gross')),
  };
}

/** The amounts for a customer who sees net prices: every column adds up, the total is the same. */
function withoutVat(cart: Cart) {
  const lines = cart.items.map((item) => cartLineView(item, cart.currency, 'net').lineTotal);
  const totals = cartTotals(cart, 'net');
  const { itemSum, coupon, total, vats } = totals;
  // Without VAT the amount to pay is net.
  const isTaxed = vats.some(({ amount }) => amount > 0);
  const netTotal = totals.netTotal ?? (isTaxed ? NaN : total);
  const shipping = totals.shipping ?? NaN;
  const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0);
  expect(sum(lines)).toBe(itemSum);
  expect(itemSum - (coupon?.amount ?? 0) + shipping).toBe(netTotal);
  expect(netTotal + sum(vats.map(({ amount }) => amount))).toBe(total);
  expect(total).toBe(cart.basketAmount);
  expect(total).toBe(cart.itemSum + cart.shippingAmount - cart.couponDiscount - cart.basketRebate);
  return { lines, totals };
}

function shownOrder(order: Order) {
  const { lines, totals } = orderView(order, 'gross');
  return {
    lines: lines.map(({ quantity, price, lineTotal }) => ({
      quantity,
      unit: price,
      line: lineTotal,
    })),
    ...shownSums(totals),
  };
}

function shownSums(totals: ReturnType<typeof cartTotals>) {
  return {
    goods: totals.itemSum,
    discount: totals.coupon?.amount ?? 0,
    shipping: totals.shipping ?? NaN,
    total: totals.total,
    vats: totals.vats.map(({ rate, net, amount }) => ({ rate, net, vat: amount })),
  };
}

function withoutLitre(due: Calculated) {
  return {
    ...due,
    lines: due.lines.map(({ quantity, unit, line }) => ({ quantity, unit, line })),
  };
}

/** The amounts of the mail in their order: lines, then the rows of the totals. */
function amountsOfMail({ parts }: ReturnType<typeof orderReceivedMail>): string[] {
  const goods = parts.flatMap((part) => (part.kind === 'goods' ? part.lines : []));
  const sums = parts.slice(parts.findIndex((part) => part.kind === 'goods') + 1)[0];
  return [
    ...goods.map((line) => line.total),
    ...(sums?.kind === 'rows' ? sums.rows.map((each) => each.value) : []),
  ];
}

function mailAmounts({ lines, goods, discount, shipping, total, vats }: Calculated): string[] {
  const show = (cents: number) => money(cents, 'de', 'EUR');
  return [
    ...lines.map(({ line }) => show(line)),
    show(goods),
    ...(discount > 0 ? [show(-discount)] : []),
    shipping === 0 ? 'kostenlos' : show(shipping),
    show(total),
    ...vats.map(({ vat }) => show(vat)),
  ];
}

async function storedOrder(orderId: number) {
  const { rows } = await engine.pool.query(
    `select items_gross::int as goods, discount_gross::int as discount,
       shipping_gross::int as shipping, total::int as total,
       (select jsonb_agg(jsonb_build_object('quantity', quantity, 'unit', unit_gross, 'line', gross)
               order by position) from order_line where order_id = o.id and type_id <> 3) as lines,
       (select jsonb_agg(jsonb_build_object('rate', rate, 'net', net, 'vat', vat)
               order by rate desc) from order_tax where order_id = o.id) as vats
     from orders o where id = $1`,
    [orderId],
  );
  return rows[0];
}
