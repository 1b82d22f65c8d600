import * as z from 'zod/v4';
import {
  amount,
  boolean,
  choice,
  instant,
  key,
  list,
  neededText,
  optionalInteger,
  optionalKey,
  text,
} from '../kit/cells';
import { classIds } from '../kit/customer-classes';
import { defineKind } from '../kit/kind';
import { BadCell } from '../kit/bad-cell';
import { absentColumns } from '../kit/texts';
import { upsert } from '../kit/upsert';

const columns = {
  code: 'text',
  name_de: 'text',
  name_en: 'text',
  percent: 'int',
  minimum_order_value: 'bigint',
  valid_from: 'timestamptz',
  valid_to: 'timestamptz',
  excludes_special_offers: 'boolean',
  category_id: 'int',
  is_single_usage: 'boolean',
  max_uses: 'int',
  customers: 'text',
  customer_classes: 'int[]',
};

/** "10" or "7,5" as percent times 100. */
function readPercent(text: string): number {
  const parts = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text);
  const percent = parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : 0;
  if (percent < 1 || percent > 10_000) {
    throw new BadCell('percent', `"${text.slice(0, 60)}" is not a percentage such as 10 or 7,5`);
  }
  return percent;
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
    is_single_usage: boolean(false),
    max_uses: optionalInteger(1),
    customers: choice('all', ['all', 'new', 'existing']),
    customer_classes: list(),
  }),
  unique: 'coupon',
  refersTo: ['category', 'customer_class'],
  check(row, { references }) {
    row.coupon = row.coupon.toUpperCase();
    row.name_en ||= row.name_de;
    readPercent(row.percent);
    if (row.category) references.need('category', row.category, 'category');
    classIds(row.customer_classes, references);
  },
  async write(rows, context) {
    const { client, references } = context;
    await upsert(
      client,
      {
        table: 'coupon',
        key: ['code'],
        columns,
        keep: absentColumns(context, columns, '', { category_id: 'category' }),
      },
      rows.map((row) => ({
        ...row,
        code: row.coupon,
        percent: readPercent(row.percent),
        category_id: row.category ? references.need('category', row.category, 'category') : null,
        customer_classes: classIds(row.customer_classes, references),
      })),
    );
  },
});
