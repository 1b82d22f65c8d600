import * as z from 'zod/v4';
import { giftCardCode } from '../../app/lib/gift-card-code';
import { instant, key, price } from '../kit/cells';
import { BadCell } from '../kit/bad-cell';
import { defineKind } from '../kit/kind';
import { absentColumns } from '../kit/texts';
import { upsert } from '../kit/upsert';

const columns = {
  code: 'text',
  amount: 'bigint',
  open_amount: 'bigint',
  valid_to: 'timestamptz',
};

/** Gift cards that were sold elsewhere. What lies on one that exists only orders change. */
export const giftCards = defineKind({
  name: 'gift-cards',
  signature: ['gift_card', 'amount'],
  columns: z.object({ gift_card: key(), amount: price(), valid_to: instant('end') }),
  unique: 'gift_card',
  refersTo: [],
  check(row) {
    row.gift_card = giftCardCode(row.gift_card);
    if (row.gift_card.length < 8)
      throw new BadCell('gift_card', 'has less than 8 letters and digits');
    if (row.gift_card.length > 40) throw new BadCell('gift_card', 'has more than 40');
  },
  async write(rows, context) {
    await upsert(
      context.client,
      {
        table: 'gift_card',
        key: ['code'],
        columns,
        keep: ['amount', 'open_amount', ...absentColumns(context, { valid_to: 'timestamptz' })],
      },
      rows.map(({ gift_card: code, amount, valid_to }) => ({
        code,
        amount,
        open_amount: amount,
        valid_to,
      })),
    );
  },
});
