import { DEEPEST_LEVEL } from '../../../operator-api/page-limits';
import { RESERVED_SEGMENTS } from '../../../operator-api/reserved-segments';
import { ShopError, type Language } from '../../../shop-api';
import type { Database } from '../../core/database';

/**
 * No other transaction, not even an import, adds, moves or deletes pages until this one ends;
 * readers continue. Later checks stay valid.
 */
export async function lockPages({ client }: Database): Promise<void> {
  await client.query('lock table category in share row exclusive mode');
}

/** Throws if a page of this many levels cannot be below this parent, or is its ancestor. */
export async function checkParent(
  { client }: Database,
  parentId: number | null,
  { own, levels }: { own: number | null; levels: number },
): Promise<void> {
  if (parentId === null) return;
  const { rows } = await client.query<{ id: number }>(
    `with recursive above (id, parent_id) as (
       select id, parent_id from category where id = $1
       union select c.id, c.parent_id from category c join above a on c.id = a.parent_id
     ) select id from above`,
    [parentId],
  );
  if (rows.length === 0) throw new ShopError('category.parentNotFound');
  if (rows.some(({ id }) => id === own)) throw new ShopError('category.ownParent');
  if (rows.length + levels > DEEPEST_LEVEL) throw new ShopError('category.tooDeep');
}

/** A page and all below it, in no order. */
export async function pagesBelow({ client }: Database, id: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `with recursive below (id) as (
       select $1::integer union select c.id from category c join below b on c.parent_id = b.id
     ) select id from below`,
    [id],
  );
  return rows.map((row) => row.id);
}

/** The number of levels of a page and those below it: 1 for a page without any. */
export async function levelsOf({ client }: Database, id: number): Promise<number> {
  const { rows } = await client.query<{ levels: number }>(
    `with recursive below (id, level) as (
       select $1::integer, 1
       union all select c.id, level + 1 from category c join below b on c.parent_id = b.id
     ) select max(level) as levels from below`,
    [id],
  );
  return rows[0]!.levels;
}

/**
 * The path of a new page, or of one that gets its first texts in a language. Throws
 * `category.taken` and `category.reserved` where it is in use.
 */
export async function freePath(
  { client }: Database,
  { parentId, lang, slug }: { parentId: number | null; lang: Language; slug: string },
): Promise<string> {
  const { rows } = await client.query<{ path: string; isTaken: boolean }>(
    `select path, exists (select from category_detail d
         where (d.lang, d.path) = ($2, made.path)) as is_taken
       from (select coalesce((select path from category_detail
                where category_id = $1 and lang = $2), '') || '/' || $3 as path) made`,
    [parentId, lang, slug],
  );
  const { path, isTaken } = rows[0]!;
  refuseTaken(path, isTaken);
  return path;
}

/**
 * Gives a page and all below it the paths that result from slugs and parents. Throws as above for
 * its own path; those below it follow.
 */
export async function writePaths({ client }: Database, id: number): Promise<void> {
  const { rows } = await client.query<{ path: string; isTaken: boolean }>(
    `${PATHS} select path, exists (select from category_detail d
         where (d.lang, d.path) = (made.lang, made.path) and d.category_id <> made.id) as is_taken
       from made where made.id = $1`,
    [id],
  );
  for (const { path, isTaken } of rows) refuseTaken(path, isTaken);
  await client.query(
    `${PATHS} update category_detail d set path = made.path from made
       where (d.category_id, d.lang) = (made.id, made.lang) and d.path <> made.path`,
    [id],
  );
}

function refuseTaken(path: string, isTaken: boolean): void {
  const key = RESERVED_SEGMENTS.has(path.slice(1)) ? 'category.reserved' : 'category.taken';
  if (isTaken || key === 'category.reserved') {
    throw new ShopError(key, { cause: { path } });
  }
}

/** The paths of a page ($1) and those below it by slugs and parents. */
const PATHS = `
  with recursive made (id, lang, path) as (
    select d.category_id, d.lang, coalesce(above.path, '') || '/' || d.name_url
      from category c join category_detail d on d.category_id = c.id
      left join category_detail above on above.category_id = c.parent_id and above.lang = d.lang
     where c.id = $1
    union all
    select d.category_id, d.lang, made.path || '/' || d.name_url
      from made join category c on c.parent_id = made.id
      join category_detail d on d.category_id = c.id and d.lang = made.lang
  )`;
