import type pg from 'pg';
import * as z from 'zod';
import {
  amount,
  boolean,
  choice,
  instant,
  integer,
  key,
  list,
  neededText,
  optionalInteger,
  optionalKey,
  readCents,
  text,
} from '../kit/cells';
import { classIds } from '../kit/customer-classes';
import { defineKind } from '../kit/kind';
import { BadCell } from '../kit/bad-cell';
import { absentColumns } from '../kit/texts';
import type { References } from '../kit/references';
import { upsert } from '../kit/upsert';

const columns = {
  code: 'text',
  name_de: 'text',
  name_en: 'text',
  percent: 'int',
  amount: 'bigint',
  minimum_order_value: 'bigint',
  valid_from: 'timestamptz',
  valid_to: 'timestamptz',
  excludes_special_offers: 'boolean',
  category_id: 'int',
  item_ids: 'int[]',
  is_single_usage: 'boolean',
  used: 'int',
  max_uses: 'int',
  customers: 'text',
  customer_classes: 'int[]',
};

/** Reads the discount: "10" or "7,5" as percent times 100, or "5 EUR" as cents. */
function readDiscount(text: string): { percent: number | null; amount: number | null } {
  if (/(?:€|EUR)$/.test(text)) return { percent: null, amount: readAmount(text) };
  return { percent: readPercent(text), amount: null };
}

function readAmount(text: string): number {
  try {
    const amount = readCents(text);
    if (amount > 0) return amount;
  } catch {
    // the error below is clearer
  }
  throw new BadCell('percent', `"${text.slice(0, 60)}" is not an amount such as 5 EUR`);
}

function readPercent(text: string): number {
  const parts = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text);
  const percent = parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : 0;
  if (percent < 1 || percent > 10_000) {
    throw new BadCell('percent', `"${text.slice(0, 60)}" is not a percentage such as 10 or 7,5`);
  }
  return percent;
}

function itemIds(keys: string[], references: References): number[] {
  return keys.map((key) => references.need('item', key, 'items'));
}

/** An existing coupon has been redeemed by orders, which count, whatever the file says. */
async function refuseTooFewUses(
  client: pg.PoolClient,
  rows: readonly { coupon: string; max_uses: number | null }[],
): Promise<void> {
  const { rows: redeemed } = await client.query<{ code: string; used: number }>(
    'select code, used from coupon where code = any($1) order by code for update',
    [rows.map(({ coupon }) => coupon)],
  );
  const used = new Map(redeemed.map((row) => [row.code, row.used]));
  for (const { coupon, max_uses: most } of rows) {
    const times = used.get(coupon) ?? 0;
    if (most !== null && times > most) {
      throw new BadCell('max_uses', `is less than ${times}, how often it was redeemed`);
    }
  }
}

export const coupons = defineKind({
  name: 'coupons',
  signature: ['coupon', 'percent', 'name_de'],
  columns: z.object({
    coupon: key(),
    name_de: neededText(),
    name_en: text(),
    percent: neededText(),
    minimum_order_value: amount(),
    valid_from: instant('start'),
    valid_to: instant('end'),
    excludes_special_offers: boolean(false),
    category: optionalKey(),
    items: list(),
    is_single_usage: boolean(false),
    used: integer(0),
    max_uses: optionalInteger(1),
    customers: choice('all', ['all', 'new', 'existing']),
    customer_classes: list(),
  }),
  unique: 'coupon',
  refersTo: ['category', 'item', 'customer_class'],
  check(row, { references }) {
    row.coupon = row.coupon.toUpperCase();
    row.name_en ||= row.name_de;
    readDiscount(row.percent);
    if (row.max_uses !== null && row.used > row.max_uses) {
      throw new BadCell('used', 'is more than max_uses');
    }
    if (row.category) references.need('category', row.category, 'category');
    itemIds(row.items, references);
    classIds(row.customer_classes, references);
  },
  async write(rows, context) {
    const { client, references } = context;
    await refuseTooFewUses(client, rows);
    await upsert(
      client,
      {
        table: 'coupon',
        key: ['code'],
        columns,
        keep: [
          // Counted by orders.
          'used',
          ...absentColumns(context, columns, '', {
            category_id: 'category',
            item_ids: 'items',
            amount: 'percent',
          }),
        ],
      },
      rows.map((row) => ({
        ...row,
        code: row.coupon,
        ...readDiscount(row.percent),
        category_id: row.category ? references.need('category', row.category, 'category') : null,
        item_ids: itemIds(row.items, references),
        customer_classes: classIds(row.customer_classes, references),
      })),
    );
  },
});
