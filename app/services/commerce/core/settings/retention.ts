import type { Pool } from 'pg';
import { retentionSchema } from '../../../shop-api';
import { FOLLOWING, RETENTION, type Retention } from '../../../shop-api/retention';
import { memoizePerSnapshot } from './memoize-per-snapshot';

/**
 * The retention periods of this shop: the row `retention` of `setting`, e.g. {"carts": {"days":
 * 60}}, for the periods that a shop may change (L-59). A row with a period out of bounds is
 * ignored.
 */
export const retentionOf = memoizePerSnapshot((settings): Retention => {
  const value = settings.get('retention');
  const given = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const parsed = retentionSchema.safeParse({ ...RETENTION, ...given });
  const retention = parsed.success ? parsed.data : RETENTION;
  const following = Object.entries(FOLLOWING).map(([kind, other]) => [kind, retention[other]]);
  return {
    ...retention,
    ...(Object.fromEntries(following) as Pick<Retention, keyof typeof FOLLOWING>),
  };
});

/** The retention periods, read now: for jobs, which must not delete by cached settings. */
export async function storedRetention(pool: Pick<Pool, 'query'>): Promise<Retention> {
  const { rows } = await pool.query<{ value: unknown }>(
    `select value from setting where key = 'retention'`,
  );
  return retentionOf(new Map(rows.map(({ value }) => ['retention', value])));
}
