import {
  boughtShadeNoteInputSchema,
  ShopError,
  type BoughtShadeNoteInput,
} from '../../../shop-api';
import { LIMITS } from '../../../shop-api/entities/field-limits';
import type { CommerceContext } from '../../core/commerce-context';
import { hasBoughtShade, shadeNotBought } from './has-bought-shade';

/**
 * Sets the note for a shade that the customer has bought; an empty note deletes it. Throws
 * `boughtShade.notFound` (404) for other shades, and `boughtShade.noteInvalid` (422).
 */
export async function setBoughtShadeNote(
  ctx: CommerceContext,
  input: BoughtShadeNoteInput,
): Promise<void> {
  const parsed = boughtShadeNoteInputSchema.safeParse(input);
  if (!parsed.success) throw refusal(parsed.error.issues.every(({ path }) => path[0] === 'note'));
  const { variationId, stated, note } = parsed.data;
  const { customer } = ctx.visitor;
  const { client } = ctx.db;
  if (!customer || !(await hasBoughtShade(ctx, customer.id, parsed.data))) throw shadeNotBought();
  if (note === '') {
    await client.query(
      'delete from bought_shade_note where customer_id = $1 and variation_id = $2 and stated = $3',
      [customer.id, variationId, stated],
    );
    return;
  }
  await client.query(
    `insert into bought_shade_note (customer_id, variation_id, stated, note, updated_at)
     values ($1, $2, $3, $4, $5)
     on conflict (customer_id, variation_id, stated)
     do update set note = excluded.note, updated_at = excluded.updated_at`,
    [customer.id, variationId, stated, note, ctx.now()],
  );
}

function refusal(isNoteWrong: boolean): ShopError {
  return isNoteWrong
    ? new ShopError('boughtShade.noteInvalid', {
        cause: { maximum: LIMITS.boughtShade.note },
      })
    : shadeNotBought();
}
