import type { CommerceContext } from '../../core/commerce-context';
import { queueWork, ringOutbox } from '../../core/outbox/queue';

/** No mail is sent before this hour of the day. */
const FIRST_HOUR = 7;

/** The payload of the row for the handler. */
export type ShadeReminderPayload = { reminderId: number; remindOn: string };

/**
 * Queues the mails that are due, one for each reminder and day; every process may run it
 * concurrently. Blocked customers get none. Returns how many are due.
 */
export async function queueShadeReminders(ctx: CommerceContext): Promise<number> {
  const { rows } = await ctx.db.client.query<ShadeReminderPayload & { dedupeKey: string }>(
    // Customer and mail are looked up for each: few reminders are due, and both tables are large.
    `select r.id as reminder_id, r.remind_on::text as "remindOn", k.key as "dedupeKey"
       from shade_reminder r
       cross join lateral (select format('mail:shade_reminder:%s:%s', r.id, r.remind_on)) k (key)
      where r.sent_at is null
        and r.remind_on <= (($1::timestamptz at time zone 'Europe/Berlin')
                             - interval '${FIRST_HOUR} hours')::date
        and not (select is_blocked from customer where id = r.customer_id)
        and (select id from outbox where dedupe_key = k.key) is null
      order by r.remind_on, r.id limit 500`,
    [ctx.now()],
  );
  for (const { dedupeKey, ...payload } of rows) {
    await queueWork(ctx, { kind: 'mail:shade_reminder', dedupeKey, payload });
  }
  if (rows.length > 0) ringOutbox();
  return rows.length;
}
