import { tagPath } from '../../app/lib/tag-path';
import type { ImportContext } from './kind';

const TAKEN = 'is taken in this shop: it got another number, to which the old addresses lead';

type NumberedRow = { id: number | null };
type Path = { key: string; path: string };

/** Stores the former addresses of items that have another id here than in the file. */
export async function keepItemPaths(
  rows: (NumberedRow & { item: string; url_de: string; url_en: string })[],
  context: ImportContext,
): Promise<void> {
  const moved = rows.filter(
    ({ id, item }) => id && id !== context.references.need('item', item, 'item'),
  );
  await keepPaths(
    moved.flatMap(({ id, item, url_de, url_en }) =>
      [...new Set([url_de, url_en])].map((url) => ({ key: item, path: `${url}_${id}` })),
    ),
    'item',
    context,
  );
}

/** Does the same for tags. */
export async function keepTagPaths(
  rows: (NumberedRow & { tag: string; name_de: string; name_en: string })[],
  context: ImportContext,
): Promise<void> {
  const moved = rows.filter(
    ({ id, tag }) => id && id !== context.references.need('tag', tag, 'tag'),
  );
  await keepPaths(
    moved.flatMap(({ id, tag, name_de, name_en }) =>
      [...new Set([name_de, name_en || name_de])].map((name) => ({
        key: tag,
        path: tagPath({ id: id!, name }).slice(1),
      })),
    ),
    'tag',
    context,
  );
}

async function keepPaths(paths: Path[], table: 'item' | 'tag', context: ImportContext) {
  if (paths.length === 0) return;
  const { rows } = await context.client.query<{ target: number }>(
    `insert into former_path as f (path, ${table}_id)
     select distinct on (path) path, target from unnest($1::text[], $2::int[]) r(path, target)
     on conflict (path) do update
       set item_id = excluded.item_id, variation_id = null, tag_id = excluded.tag_id
       where (f.item_id, f.variation_id, f.tag_id)
         is distinct from (excluded.item_id, null::int, excluded.tag_id)
     returning ${table}_id as target`,
    [
      paths.map(({ path }) => path),
      paths.map(({ key }) => context.references.need(table, key, table)),
    ],
  );
  const told = new Set(rows.map(({ target }) => target));
  const keys = paths
    .map(({ key }) => key)
    .filter((key) => told.has(context.references.need(table, key, table)));
  await tell([...new Set(keys)], context);
}

/**
 * Stores the former addresses of variations: of those with another id here, and of all whose item
 * has former addresses.
 */
export async function keepVariationPaths(
  owned: { row: NumberedRow & { variation: string }; id: number; itemId: number }[],
  context: ImportContext,
): Promise<void> {
  const numbered = owned.filter(({ row }) => row.id);
  if (numbered.length === 0) return;
  const { rows } = await context.client.query<{ target: number }>(
    `with given as (
       select * from unnest($1::int[], $2::int[], $3::int[]) g(former, id, item_id)),
     slugs as (
       select g.*, t.url_path as slug, t.url_path || '_' || t.item_id as path
         from given g join item_text t on t.item_id = g.item_id where g.former <> g.id
       union
       select g.*, regexp_replace(o.path, '_[0-9]+$', ''), o.path
         from given g join former_path o on o.item_id = g.item_id and o.variation_id is null)
     insert into former_path as f (path, item_id, variation_id)
     select distinct on (path) * from (
       select path || '_' || former as path, item_id, id from slugs
       union
       select 'p/' || former || '/' || regexp_replace(slug, '^.*/', ''), item_id, id
         from slugs where former <> id) paths
     on conflict (path) do update
       set item_id = excluded.item_id, variation_id = excluded.variation_id, tag_id = null
       where f.variation_id is distinct from excluded.variation_id
     returning variation_id as target`,
    [
      numbered.map(({ row }) => row.id),
      numbered.map(({ id }) => id),
      numbered.map(({ itemId }) => itemId),
    ],
  );
  const told = new Set(rows.map(({ target }) => target));
  await tell(
    numbered.filter(({ row, id }) => row.id !== id && told.has(id)).map(({ row }) => row.variation),
    context,
  );
}

/** Reports it, and notifies the shop's processes, which cache pages of the addresses. */
async function tell(keys: string[], { client, notes }: ImportContext) {
  if (keys.length === 0) return;
  for (const key of keys) notes.push({ key, column: 'id', reason: TAKEN });
  await client.query(`select notify_tags('{catalogue}')`);
}
