import * as z from 'zod';
import { giftCardCode } from '../../app/services/shop-api/entities/gift-card-code';
import { boolean, instant, key, optionalAmount, price } from '../kit/cells';
import { BadCell } from '../kit/bad-cell';
import { defineKind } from '../kit/kind';
import { absentColumns } from '../kit/texts';
import { upsert } from '../kit/upsert';

const columns = {
  code: 'text',
  amount: 'bigint',
  open_amount: 'bigint',
  valid_to: 'timestamptz',
  is_blocked: 'boolean',
};

/**
 * Gift cards that were sold elsewhere. An existing card keeps its amount, which only orders change,
 * and remains blocked or unblocked.
 */
export const giftCards = defineKind({
  name: 'gift-cards',
  signature: ['gift_card', 'amount'],
  columns: z.object({
    gift_card: key(),
    amount: price(),
    open_amount: optionalAmount(),
    valid_to: instant('end'),
    is_blocked: boolean(false),
  }),
  unique: 'gift_card',
  refersTo: [],
  check(row) {
    row.gift_card = giftCardCode(row.gift_card);
    if (row.gift_card.length < 8)
      throw new BadCell('gift_card', 'has less than 8 letters and digits');
    if (row.gift_card.length > 40) throw new BadCell('gift_card', 'has more than 40');
    row.open_amount ??= row.amount;
    if (row.open_amount > row.amount) throw new BadCell('open_amount', 'is more than the amount');
  },
  async write(rows, context) {
    await upsert(
      context.client,
      {
        table: 'gift_card',
        key: ['code'],
        columns,
        keep: [
          'amount',
          'open_amount',
          'is_blocked',
          ...absentColumns(context, { valid_to: 'timestamptz' }),
        ],
      },
      rows.map(({ gift_card: code, ...card }) => ({ code, ...card })),
    );
  },
});
