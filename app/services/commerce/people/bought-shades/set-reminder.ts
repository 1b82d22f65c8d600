import { daysAhead } from '~/lib/calendar-day';
import { shadeReminderInputSchema, ShopError, type ShadeReminderInput } from '../../../shop-api';
import { LIMITS } from '../../../shop-api/entities/field-limits';
import type { CommerceContext } from '../../core/commerce-context';
import { hasBoughtShade, shadeNotBought } from './has-bought-shade';

/**
 * Stores the day on which the customer is to get one mail about a shade they bought, in the
 * language of the page; null ends it. Throws `boughtShade.notFound` (404) for other shades, and
 * `boughtShade.reminderInvalid` (422, cause { first, last }) for an invalid day or one that is not
 * ahead.
 */
export async function setShadeReminder(
  ctx: CommerceContext,
  input: ShadeReminderInput,
): Promise<void> {
  const days = daysAhead(ctx.now(), LIMITS.boughtShade.reminderDays);
  const wrongDay = new ShopError('boughtShade.reminderInvalid', { cause: days });
  const parsed = shadeReminderInputSchema.safeParse(input);
  if (!parsed.success) {
    throw parsed.error.issues.every(({ path }) => path[0] === 'remindOn')
      ? wrongDay
      : shadeNotBought();
  }
  const { variationId, stated, remindOn } = parsed.data;
  const { customer } = ctx.visitor;
  if (!customer || !(await hasBoughtShade(ctx, customer.id, parsed.data))) throw shadeNotBought();
  const { client } = ctx.db;
  if (remindOn === null) {
    await client.query(
      'delete from shade_reminder where customer_id = $1 and variation_id = $2 and stated = $3',
      [customer.id, variationId, stated],
    );
    return;
  }
  if (remindOn < days.first || remindOn > days.last) throw wrongDay;
  await client.query(
    `insert into shade_reminder (customer_id, variation_id, stated, remind_on, lang, asked_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (customer_id, variation_id, stated)
     do update set remind_on = excluded.remind_on, lang = excluded.lang,
       asked_at = excluded.asked_at, sent_at = null`,
    [customer.id, variationId, stated, remindOn, ctx.lang, ctx.now()],
  );
}
