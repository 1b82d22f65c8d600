import type { CommerceContext } from '../../core/commerce-context';
import type { ShadeReminderPayload } from './queue-reminders';
import { ALL_SHADE_LINES } from './shade-lines';

/** The content of a mail about a shade, in the language of the request. */
export type DueReminder = {
  customerId: number;
  email: string;
  lang: 'de' | 'en';
  askedAt: Date;
  shade: { name: string; number: string };
  /** The goods, and their size and finish. */
  name: string;
  variationName: string;
  /** Without prefix. */
  path: string;
  orderId: number;
  orderedAt: Date;
  note: string;
};

type Claimed = Pick<DueReminder, 'customerId' | 'email' | 'lang' | 'askedAt'> & {
  variationId: number;
  stated: string;
};

/**
 * Claims a reminder for sending: only one caller gets it, and a process that dies now leaves it
 * claimed, so that no customer gets it twice. Null when it was sent, ended or moved to another day,
 * its customer is blocked or deleted, or the order of these goods was cancelled meanwhile.
 */
export async function claimShadeReminder(
  ctx: CommerceContext,
  { reminderId, remindOn }: ShadeReminderPayload,
): Promise<DueReminder | null> {
  const { rows } = await ctx.db.client.query<Claimed>(
    `update shade_reminder r set sent_at = $3 from customer c
     where r.id = $1 and r.remind_on = $2 and r.sent_at is null
       and c.id = r.customer_id and not c.is_blocked
     returning c.id as "customerId", c.email, r.lang, r.asked_at,
       r.variation_id, r.stated`,
    [reminderId, remindOn, ctx.now()],
  );
  const claimed = rows[0];
  return claimed ? describe(ctx, claimed) : null;
}

/** Releases a reminder that was certainly not sent, for another try. */
export async function returnShadeReminder(
  { db }: CommerceContext,
  { reminderId, remindOn }: ShadeReminderPayload,
): Promise<void> {
  await db.client.query(
    'update shade_reminder set sent_at = null where id = $1 and remind_on = $2',
    [reminderId, remindOn],
  );
}

type BoughtShade = Omit<DueReminder, keyof Claimed>;

async function describe(
  { db }: CommerceContext,
  { variationId, stated, ...claimed }: Claimed,
): Promise<DueReminder | null> {
  const { rows } = await db.client.query<BoughtShade>(
    `select b.name, b."variationName", b."orderId", b."orderedAt", coalesce(n.note, '') as note,
       format('/%s_%s_%s', b."urlPath", b."itemId", b."variationId") as path,
       jsonb_build_object('name', t.name, 'number', s.number) as shade
     from (${ALL_SHADE_LINES}) b
     join shade s on s.id = b."shadeId"
     join lateral (select name from shade_text where shade_id = s.id
                    order by lang = $4 desc limit 1) t on true
     left join bought_shade_note n on n.customer_id = $1
       and n.variation_id = b."variationId" and n.stated = b.stated
     where b."variationId" = $2 and b.stated = $3
     order by b."orderId" desc limit 1`,
    [claimed.customerId, variationId, stated, claimed.lang],
  );
  const bought = rows[0];
  return bought ? { ...claimed, ...bought } : null;
}
