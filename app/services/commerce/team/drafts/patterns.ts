import type { OwnPattern, Patterns } from '../../../operator-api/patterns';
import { ShopError } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

/** More than an author looks through. */
const MOST_PATTERNS = 200;

/** The table of sections that were stored for reuse (docs/decisions/117). */
export function patterns({ db: { client }, now }: CommerceContext): Patterns {
  return {
    async list(lang) {
      const { rows } = await client.query<OwnPattern>(
        `select id, name, lang, blocks, author from block_pattern
         order by lang = $1 desc, lower(name), id`,
        [lang],
      );
      return rows;
    },

    async find(id) {
      const { rows } = await client.query<OwnPattern>(
        'select id, name, lang, blocks, author from block_pattern where id = $1',
        [id],
      );
      return rows[0] ?? null;
    },

    async add(author, { name, lang, blocks, once }) {
      const { rowCount } = await client.query(
        `insert into block_pattern (name, lang, blocks, author, once, created_at)
         select $1, $2, $3, $4, $5, $6
         where (select count(*) from block_pattern) < ${MOST_PATTERNS}
         on conflict (author, once) do nothing`,
        [name, lang, JSON.stringify(blocks), author, once, now()],
      );
      if (rowCount !== 0) return;
      const { rowCount: made } = await client.query(
        'select from block_pattern where author = $1 and once = $2',
        [author, once],
      );
      if (made === 0) throw new ShopError('blocks.tooManyPatterns');
    },

    async rename(id, name) {
      const { rowCount } = await client.query('update block_pattern set name = $2 where id = $1', [
        id,
        name,
      ]);
      return rowCount !== 0;
    },

    async remove(id) {
      await client.query('delete from block_pattern where id = $1', [id]);
    },
  };
}
