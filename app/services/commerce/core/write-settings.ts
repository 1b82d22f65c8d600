import type { CommerceContext } from './commerce-context';

/** Writes settings by their keys, each as a whole; undefined ones stay unchanged. */
export async function writeSettings(
  { db, now }: Pick<CommerceContext, 'db' | 'now'>,
  settings: Record<string, unknown>,
): Promise<void> {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  await db.client.query(
    `insert into setting (key, value, updated_at)
     select key, value::jsonb, $3 from unnest($1::text[], $2::text[]) as given(key, value)
     on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
    [given.map(([key]) => key), given.map(([, value]) => JSON.stringify(value)), now()],
  );
}
