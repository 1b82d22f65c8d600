import { shadeReminderLinkSchema, type ShadeReminderLink } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { isShadeReminderKey } from './reminder-key';

/** Ends all reminders of a customer by the link of their mails; false for a wrong link. Repeatable. */
export async function endShadeReminders(
  ctx: CommerceContext,
  link: ShadeReminderLink,
): Promise<boolean> {
  const parsed = shadeReminderLinkSchema.safeParse(link);
  if (!parsed.success) return false;
  const { customerId, authString } = parsed.data;
  if (!isShadeReminderKey(authString, ctx.secret, customerId)) return false;
  await ctx.db.client.query(
    'delete from shade_reminder where customer_id = $1 and sent_at is null',
    [customerId],
  );
  return true;
}
