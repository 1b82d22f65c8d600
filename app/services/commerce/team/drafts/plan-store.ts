import type { DuePlan, PlanEntry, PlannedBlocks, PlanStore } from '../../../operator-api/plans';
import { ShopError } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import {
  columnsOf,
  keyOf,
  OF_PAGE,
  type KeyColumns,
} from '../../shop-pages/content/page-key-columns';

/** Maximum number of waiting or unread plans of one page. */
const MOST_PLANS = 20;

/** The table of planned publications (docs/decisions/042). */
export function planStore(ctx: CommerceContext): PlanStore {
  const { client } = ctx.db;
  return {
    async add(key, author, { blocks, version, base, dueAt }) {
      const { rowCount } = await client.query(
        `insert into block_plan
           (identifier, type, lang, author, blocks, version, base, due_at, created_at)
         select $1, $2, $3, $4, $5, $6, $7, $8, $9
         where (select count(*) from block_plan where ${OF_PAGE}) < ${MOST_PLANS}
         on conflict (identifier, type, lang, author, due_at) do update set
           blocks = excluded.blocks, version = excluded.version, base = excluded.base,
           created_at = excluded.created_at`,
        [
          ...columnsOf(key),
          author,
          JSON.stringify(blocks),
          version,
          JSON.stringify(base),
          dueAt,
          ctx.now(),
        ],
      );
      if (rowCount === 0) throw new ShopError('blocks.tooManyPlans');
    },

    async list(key) {
      const { rows } = await client.query<PlanEntry>(
        `select p.id, p.author, coalesce(o.name, p.author) as name, p.due_at,
           p.created_at, p.state
         from block_plan p left join operator o on lower(o.email) = lower(p.author)
         where ${OF_PAGE} order by p.due_at, p.id`,
        columnsOf(key),
      );
      return rows;
    },

    async find(key, id) {
      const { rows } = await client.query<PlannedBlocks>(
        `select blocks, version, base from block_plan where ${OF_PAGE} and id = $4`,
        [...columnsOf(key), id],
      );
      return rows[0] ?? null;
    },

    async remove(key, id) {
      const { rowCount } = await client.query(
        `delete from block_plan where ${OF_PAGE} and id = $4`,
        [...columnsOf(key), id],
      );
      return rowCount === 1;
    },

    async due() {
      const { rows } = await client.query<Omit<DuePlan, 'key'> & KeyColumns>(
        `select p.id, p.identifier, p.type, p.lang, p.author, p.blocks, p.version, p.base,
           coalesce(o.is_active and 'publish' = any (o.rights), false) as may_run
         from block_plan p left join operator o on lower(o.email) = lower(p.author)
         where p.state = 'waiting' and p.due_at <= $1 order by p.due_at, p.id`,
        [ctx.now()],
      );
      return rows.map(({ identifier, type, lang, ...plan }) => ({
        ...plan,
        key: keyOf({ identifier, type, lang }),
      }));
    },

    async fail(id, state) {
      await client.query(`update block_plan set state = $2 where id = $1 and state = 'waiting'`, [
        id,
        state,
      ]);
    },
  };
}
