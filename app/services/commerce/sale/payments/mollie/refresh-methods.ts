import { iconHash } from '../../../../payments/mollie/icon-hash';
import type { MollieMethod } from '../../../../payments/mollie/mollie-gateway';
import type { OnlinePayments } from '../../../../payments/mollie/online-payments';
import type { CommerceContext } from '../../../core/commerce-context';

type StoredMethod = { id: string; hasIcon: boolean; day: string };

/**
 * Stores the payment methods that the provider has enabled for this shop, with names, limits and
 * icons, so that no page waits for it; methods it no longer has are deleted. Icons are read once a
 * day. Returns the number of methods; throws a `PaymentProviderError`, having changed nothing.
 */
export async function refreshMethods(ctx: CommerceContext): Promise<number> {
  const { mollie } = ctx;
  if (!mollie) return 0;
  const [german, english] = [
    await mollie.gateway.listMethods('de_DE'),
    await mollie.gateway.listMethods('en_US'),
  ];
  const { client } = ctx.db;
  const { rows } = await client.query<StoredMethod>(
    `select id, icon is not null as has_icon, to_char(seen_at at time zone 'UTC', 'YYYY-MM-DD') as day
     from provider_method`,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const today = ctx.now().toISOString().slice(0, 10);
  for (const method of german) {
    const before = known.get(method.id);
    const icon = before?.hasIcon && before.day === today ? undefined : await iconOf(mollie, method);
    const nameEn = english.find(({ id }) => id === method.id)?.description ?? method.description;
    await store(ctx, method, { nameEn, icon });
  }
  const ids = german.map(({ id }) => id);
  if (rows.some(({ id }) => !ids.includes(id))) {
    await client.query('delete from provider_method where id <> all($1)', [ids]);
  }
  return german.length;
}

/** Null: it cannot be read, which is no reason not to offer the method. */
async function iconOf({ gateway, log }: OnlinePayments, method: MollieMethod) {
  try {
    return await gateway.readIcon(method.iconUrl);
  } catch (error) {
    log(`the picture of ${method.id} could not be read: ${String(error)}`);
    return null;
  }
}

/** Only changes are written, because each write invalidates cached pages. */
async function store(
  { db: { client }, now }: CommerceContext,
  { id, description, minimumAmount, maximumAmount }: MollieMethod,
  { nameEn, icon }: { nameEn: string; icon: Buffer | null | undefined },
): Promise<void> {
  const hash = icon && iconHash(icon);
  const facts = [id, description, nameEn, minimumAmount, maximumAmount];
  const { rowCount } = await client.query(
    `select from provider_method where id = $1 and name_de = $2 and name_en = $3
       and min_amount = $4 and max_amount is not distinct from $5
       and ($6 or icon_hash is not distinct from $7)`,
    [...facts, icon === undefined || icon === null, hash ?? null],
  );
  if (rowCount === 1) {
    await client.query('update provider_method set seen_at = $2 where id = $1', [id, now()]);
    return;
  }
  await client.query(
    `insert into provider_method (id, name_de, name_en, min_amount, max_amount, icon, icon_hash, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (id) do update set name_de = excluded.name_de, name_en = excluded.name_en,
       min_amount = excluded.min_amount, max_amount = excluded.max_amount,
       icon = coalesce(excluded.icon, provider_method.icon),
       icon_hash = coalesce(excluded.icon_hash, provider_method.icon_hash), seen_at = excluded.seen_at`,
    [...facts, icon ?? null, hash ?? null, now()],
  );
}
