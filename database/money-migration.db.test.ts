import { beforeAll, expect, test } from 'vitest';
import { useEarlierDatabase } from '../tests/support/earlier-database';

const { client, migrate } = useEarlierDatabase('money_after_the_order');

beforeAll(async () => {
  await client.query(`
    insert into item (external_id) values ('paint'), ('book');
    insert into availability (id) values (1);
    insert into unit (code) values ('C62');
    insert into unit_combination (unit_code, content_milli) values ('C62', 1000);
    insert into variation (external_id, item_id, number, availability_id, unit_combination_id)
      values ('paint', 1, 'P', 1, 1), ('book', 2, 'B', 1, 1);
    insert into stock (variation_id, on_hand, reserved) values (1, 100, 5), (2, 100, 0)`);
});

type Line = {
  quantity: number;
  price: number;
  rate?: number;
  withdrawn?: number;
  returned?: number;
};
type Old = {
  status: string;
  lines: Line[];
  discount?: number;
  shipping?: number;
  taxes: [rate: number, gross: number][];
  typeId?: number;
  of?: number;
  paid?: number;
  refunded?: number;
};

/** Writes an order as the previous version stored it; returns its number. */
async function old(given: Old): Promise<number> {
  const { status, lines, discount = 0, shipping = 0, taxes, ...more } = given;
  const { typeId = 1, paid, refunded = 0 } = more;
  // An order that comes from an offer needs no cart.
  const of: number | null =
    more.of ??
    (typeId === 1 ? await old({ typeId: 7, status: 'open', lines: [], taxes: [] }) : null);
  const goods = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const total = goods - discount + shipping;
  const { rows } = await client.query<{ id: number }>(
    `insert into orders (type_id, origin_order_id, access_key_hash, status, lang, currency, email,
       access_key_salt, billing_address, delivery_address, shipping_profile_id,
       shipping_profile_name, shipping_provider, payment_method_id, payment_method_name, payment_key,
       max_delivery_days, items_gross, discount_gross, shipping_gross, total, valid_until, placed_at,
       updated_at)
     values ($1, $2, '', $3, 'de', 'EUR', 'a@b.de', '', '{}', '{}', 1, '', '', 1, '', 'PREPAYMENT', 3,
       $4, $5, $6, $7, case when $1 = 7 then now() end, '2026-11-01', '2026-11-05')
     returning id`,
    [typeId, of, status, goods, discount, shipping, total],
  );
  const { id } = rows[0]!;
  for (const [place, line] of lines.entries()) {
    await client.query(
      `insert into order_line (order_id, position, type_id, variation_id, number, name,
         variation_name, url_path, quantity, unit_gross, gross, vat_rate, withdrawn, returned)
       values ($1, $2, 1, $3, '', '', '', '', $4::int, $5::int, $4::int * $5::int, $6, $7, $8)`,
      [
        id,
        place + 1,
        line.rate === 700 ? 2 : 1,
        line.quantity,
        line.price,
        line.rate ?? 1900,
        line.withdrawn ?? 0,
        line.returned ?? 0,
      ],
    );
  }
  for (const [rate, gross] of taxes) {
    await client.query('insert into order_tax (order_id, rate, net, vat) values ($1, $2, $3, 0)', [
      id,
      rate,
      gross,
    ]);
  }
  if (typeId === 1) {
    await client.query(
      `insert into payment (order_id, method_id, method_name, payment_key, amount, currency,
         idempotency_key, status, refunded, refunded_at)
       values ($1, 1, '', 'PREPAYMENT', $2::int, 'EUR', gen_random_uuid(), $3, $4::int,
         case when $4::int = $2::int then timestamptz '2026-11-06' end)`,
      [id, total, paid ? 'paid' : 'open', refunded],
    );
  }
  return id;
}

const one = async (statement: string, id: number) =>
  Object.values((await client.query<Record<string, unknown>>(statement, [id])).rows[0] ?? {});
const refundsOf = async (id: number) =>
  (
    await client.query<Record<string, unknown>>(
      `select reason, amount::int, repaid_at is null as waits from refund where order_id = $1 order by id`,
      [id],
    )
  ).rows.map((row) => Object.values(row));

test('existing orders keep their sums: shares of the discount, when they were sent, waiting refunds', async () => {
  const twoRates = await old({
    status: 'completed',
    lines: [
      { quantity: 1, price: 6000 },
      { quantity: 3, price: 1000, rate: 700 },
      { quantity: 1, price: 500, rate: 700 },
    ],
    // A coupon of 10 % for goods taxed with 7 %.
    discount: 350,
    shipping: 490,
    taxes: [
      [1900, 6321],
      [700, 3319],
    ],
  });
  const logged = await old({
    status: 'shipped',
    lines: [{ quantity: 1, price: 100 }],
    taxes: [[1900, 100]],
  });
  await client.query(
    `insert into event_log (order_id, kind, data, at)
     values ($1, 'order.status', '{"to": "shipped"}', '2026-11-03T10:00:00Z')`,
    [logged],
  );
  const whole = await old({
    status: 'confirmed',
    lines: [{ quantity: 2, price: 1000, withdrawn: 2 }],
    shipping: 490,
    taxes: [[1900, 2490]],
    paid: 1,
  });
  const part = await old({
    status: 'confirmed',
    lines: [{ quantity: 3, price: 1000, withdrawn: 1 }],
    discount: 100,
    taxes: [[1900, 2900]],
    paid: 1,
  });
  for (const [id, quantity] of [
    [whole, 2],
    [part, 3],
  ]) {
    await client.query(
      'insert into reservation (order_id, variation_id, quantity) values ($1, 1, $2)',
      [id, quantity],
    );
  }
  const sent = await old({
    status: 'shipped',
    lines: [{ quantity: 2, price: 1000, withdrawn: 1, returned: 1 }],
    taxes: [[1900, 2000]],
    paid: 1,
    refunded: 1000,
  });
  const back = await old({
    typeId: 3,
    of: sent,
    status: 'refunded',
    lines: [{ quantity: 1, price: 1000 }],
    taxes: [[1900, 1000]],
  });
  const cancelled = await old({
    status: 'cancelled',
    lines: [{ quantity: 1, price: 700 }],
    taxes: [[1900, 700]],
    paid: 1,
  });

  await migrate();

  const shares = await client.query<{ discount: number }>(
    'select discount::int from order_line where order_id = $1 order by position',
    [twoRates],
  );
  expect(shares.rows.map(({ discount }) => discount)).toEqual([0, 300, 50]);
  const sentAt = `select to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD HH24') from orders where id = $1`;
  expect(await one(sentAt, logged)).toEqual(['2026-11-03 10']);
  expect((await one(sentAt, sent))[0]).toMatch(/^2026-11-0[45]/);
  expect(await one(sentAt, whole)).toEqual([null]);

  const state = `select status, (select string_agg(state || quantity, ',') from reservation where order_id = o.id)
    from orders o where id = $1`;
  expect(await one(state, whole)).toEqual(['withdrawn', 'released0']);
  expect(await one(state, part)).toEqual(['confirmed', 'held2']);
  expect(await one('select reserved from stock where variation_id = $1', 1)).toEqual([2]);

  expect(await refundsOf(whole)).toEqual([['withdrawn', 2490, true]]);
  // 1000 less a third of the discount, rounded so that the sum is right: 34 of 100.
  expect(await refundsOf(part)).toEqual([['withdrawn', 966, true]]);
  expect(await refundsOf(sent)).toEqual([['returned', 1000, false]]);
  expect(await one('select return_id from refund where order_id = $1', sent)).toEqual([back]);
  expect(await refundsOf(cancelled)).toEqual([['cancelled', 700, true]]);
  expect(await refundsOf(twoRates)).toEqual([]);
});
