import { createHmac, timingSafeEqual } from 'node:crypto';
import { canonicalPrefix, localePath } from '~/i18n/locales';
import type { PageKey } from '../../../operator-api/page-key';
import type { PreviewLinks } from '../../../operator-api/preview-links';
import { ShopError } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import {
  columnsOf,
  keyOf,
  OF_PAGE,
  type KeyColumns,
} from '../../shop-pages/content/page-key-columns';

/** Maximum number of valid links of one author to one page. */
const MOST_LINKS = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

type Row = { id: number; createdAt: Date; expiresAt: Date };

/** The table of links to drafts (docs/decisions/042), with keys derived from the shop's secret. */
export function previewLinks(ctx: CommerceContext): PreviewLinks {
  const { client } = ctx.db;
  return {
    async add(key, author, { days, once }) {
      const now = ctx.now();
      await client.query('delete from preview_link where expires_at <= $1', [now]);
      const { rowCount } = await client.query(
        `insert into preview_link (identifier, type, lang, author, created_at, expires_at, once)
         select $1, $2, $3, $4, $5, $6, $7
         where (select count(*) from preview_link where ${OF_PAGE} and author = $4) < ${MOST_LINKS}
         on conflict (author, once) do nothing`,
        [...columnsOf(key), author, now, new Date(now.getTime() + days * DAY_MS), once],
      );
      if (rowCount === 0 && !(await isMade(ctx, author, once))) {
        throw new ShopError('blocks.tooManyLinks');
      }
    },

    async list(key, author) {
      const { rows } = await client.query<Row>(
        `select id, created_at, expires_at from preview_link
         where ${OF_PAGE} and author = $4 and expires_at > $5 order by id desc`,
        [...columnsOf(key), author, ctx.now()],
      );
      return rows.map((row) => ({ ...row, path: pathOf(ctx, key, row) }));
    },

    async remove(key, author, id) {
      await client.query(`delete from preview_link where ${OF_PAGE} and author = $4 and id = $5`, [
        ...columnsOf(key),
        author,
        id,
      ]);
    },

    async open(id, secret) {
      if (!/^[1-9]\d{0,8}$/.test(id)) return null;
      const { rows } = await client.query<Row & KeyColumns & { author: string }>(
        `select l.id, l.identifier, l.type, l.lang, l.author, l.created_at,
           l.expires_at
         from preview_link l join operator o on lower(o.email) = lower(l.author)
         where l.id = $1 and l.expires_at > $2 and o.is_active and 'edit' = any (o.rights)`,
        [Number(id), ctx.now()],
      );
      const row = rows[0];
      if (!row || !isSame(keyOfLink(ctx, row), secret)) return null;
      return { key: keyOf(row), author: row.author, expiresAt: row.expiresAt };
    },
  };
}

async function isMade({ db }: CommerceContext, author: string, once: string): Promise<boolean> {
  const { rowCount } = await db.client.query(
    'select from preview_link where author = $1 and once = $2',
    [author, once],
  );
  return rowCount !== 0;
}

function pathOf(ctx: CommerceContext, { lang }: PageKey, row: Row): string {
  return localePath(canonicalPrefix(lang), `/preview/${row.id}/${keyOfLink(ctx, row)}`);
}

/** Derived from the time too, so that an id reused after a restored backup has another key. */
function keyOfLink({ secret }: CommerceContext, { id, createdAt }: Row): string {
  return createHmac('sha256', secret)
    .update(`preview link ${id} ${createdAt.getTime()}`)
    .digest('hex');
}

function isSame(expected: string, given: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(given)) return false;
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given));
}
