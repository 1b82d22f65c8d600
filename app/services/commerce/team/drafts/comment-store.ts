import type { Comment, CommentStore, Discussion, NewComment } from '../../../operator-api/comments';
import type { PageKey } from '../../../operator-api/page-key';
import { ShopError } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { columnsOf, OF_PAGE } from '../../shop-pages/content/page-key-columns';

/** Comments of one page. All of them are read by one statement. */
const MOST_COMMENTS = 1000;

type Row = Comment & {
  block: string;
  blockName: string;
  answers: number | null;
  settledAt: Date | null;
  settledBy: string | null;
};

/** The table of comments on blocks for one request (docs/decisions/118). */
export function commentStore(ctx: CommerceContext): CommentStore {
  const { client } = ctx.db;
  return {
    async list(key, author) {
      const { rows } = await client.query<Row>(
        `select c.id, coalesce(o.name, c.author) as by, c.author = $4 as is_own, c.words,
           c.written_at as at, c.block, c.block_name, c.answers,
           c.settled_at, coalesce(s.name, c.settled_by) as "settledBy"
         from page_comment c
         left join operator o on lower(o.email) = lower(c.author)
         left join operator s on lower(s.email) = lower(c.settled_by)
         where c.identifier = $1 and c.type = $2 and c.lang = $3 order by c.id`,
        [...columnsOf(key), author],
      );
      return discussionsOf(rows);
    },

    async count(key) {
      const { rows } = await client.query<{ block: string; open: number; stamp: string }>(
        `select block, count(*) filter (where answers is null and settled_at is null)::int as open,
           concat_ws(' ', count(*), max(id), count(settled_at), sum(char_length(words))) as stamp
         from page_comment where ${OF_PAGE} group by block order by block`,
        columnsOf(key),
      );
      const open = rows.filter((row) => row.open > 0).map((row) => [row.block, row.open] as const);
      return {
        open: Object.fromEntries(open),
        stamp: rows.map(({ stamp }) => stamp).join(','),
      };
    },

    begin: (key, author, comment) => write(ctx, key, author, { ...comment, answers: null }),

    answer(key, author, discussion, comment) {
      return transact(ctx, async (ctx) => {
        const { rows } = await ctx.db.client.query<{ block: string; blockName: string }>(
          `update page_comment set settled_at = null, settled_by = null
           where ${OF_PAGE} and id = $4 and answers is null
           returning block, block_name`,
          [...columnsOf(key), discussion],
        );
        if (!rows[0]) return false;
        await write(ctx, key, author, { ...comment, ...rows[0], answers: discussion });
        return true;
      });
    },

    async settle(key, author, discussion, isSettled) {
      const { rowCount } = await client.query(
        `update page_comment set settled_at = $5, settled_by = $6
         where ${OF_PAGE} and id = $4 and answers is null`,
        [...columnsOf(key), discussion, isSettled ? ctx.now() : null, isSettled ? author : null],
      );
      return rowCount === 1;
    },

    remove(key, author, comment) {
      return transact(ctx, async (ctx) => {
        const own = [...columnsOf(key), comment, author];
        // Locked until the commit: a concurrent answer is written before or after this.
        const { rowCount } = await ctx.db.client.query(
          `select from page_comment where ${OF_PAGE} and id = $4 and author = $5 for update`,
          own,
        );
        if (rowCount === 0) return false;
        // A separate statement: it sees what was written while this one waited.
        const { rowCount: answers } = await ctx.db.client.query(
          'select from page_comment where answers = $1 limit 1',
          [comment],
        );
        if (answers !== 0) {
          await ctx.db.client.query(
            `update page_comment set words = '' where ${OF_PAGE} and id = $4 and author = $5`,
            own,
          );
          return true;
        }
        await ctx.db.client.query(
          `with gone as (
             delete from page_comment where ${OF_PAGE} and id = $4 and author = $5
             returning id, answers)
           delete from page_comment c using gone
           where c.id = gone.answers and c.words = ''
             and not exists (
               select from page_comment a where a.answers = c.id and a.id <> gone.id)`,
          own,
        );
        return true;
      });
    },
  };
}

type CommentRow = NewComment & { block: string; blockName: string; answers: number | null };

/** Its id; that of the first one if the same form was sent before. */
async function write(
  { db, now }: CommerceContext,
  key: PageKey,
  author: string,
  { block, blockName, answers, words, once }: CommentRow,
): Promise<number> {
  const { rows } = await db.client.query<{ id: number }>(
    `insert into page_comment
       (identifier, type, lang, author, block, block_name, answers, words, once, written_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
     where (select count(*) from page_comment where ${OF_PAGE}) < ${MOST_COMMENTS}
     on conflict (author, once) do nothing returning id`,
    [...columnsOf(key), author, block, blockName, answers, words, once, now()],
  );
  if (rows[0]) return rows[0].id;
  const { rows: before } = await db.client.query<{ id: number }>(
    'select id from page_comment where author = $1 and once = $2',
    [author, once],
  );
  if (!before[0]) throw new ShopError('comments.tooMany');
  return before[0].id;
}

/** Each first comment with its answers. */
function discussionsOf(rows: readonly Row[]): Discussion[] {
  const answersOf = (id: number) => rows.filter(({ answers }) => answers === id).map(commentOf);
  return rows
    .filter(({ answers }) => answers === null)
    .map(({ settledAt, settledBy, ...row }) => ({
      ...commentOf(row),
      block: row.block,
      blockName: row.blockName,
      answers: answersOf(row.id),
      settled: settledAt && { by: settledBy ?? '', at: settledAt },
    }));
}

function commentOf({ id, by, isOwn, words, at }: Comment): Comment {
  return { id, by, isOwn, words, at };
}
