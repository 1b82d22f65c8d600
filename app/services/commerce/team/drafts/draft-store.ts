import type {
  DraftEntry,
  DraftStore,
  Other,
  Revision,
  LastSave,
  StoredDraft,
} from '../../../operator-api/drafts';
import type { Block } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { getBlockSnapshot, getBlockSnapshots } from './block-snapshots';
import {
  columnsOf,
  keyOf,
  OF_PAGE,
  type KeyColumns,
} from '../../shop-pages/content/page-key-columns';
import { commentStore } from './comment-store';
import { patterns } from './patterns';
import { planStore } from './plan-store';
import { previewLinks } from './preview-links';
import { publishBlocks } from '../../shop-pages/content/publish-blocks';
import { saveDraft } from '../../shop-pages/content/save-draft';

/** Maximum number of listed revisions. */
const LISTED = 50;
/** A page without activity for this time counts as closed. */
const PRESENCE_MS = 60 * 60 * 1000;
/** The tolerated difference between clocks. */
const SKEW_MS = 60 * 1000;
/** Maximum number of named authors. */
const NAMED = 10;

type Row = {
  blocks: Block[];
  version: number;
  draft: StoredDraft | null;
  base: Block[] | null;
};

/** The tables of drafts and revisions for one request (docs/decisions/032). */
export function draftStore(ctx: CommerceContext): DraftStore {
  const { client } = ctx.db;
  return {
    async read(key, author) {
      const { rows } = await client.query<Row>(
        `select coalesce(d.blocks, '[]') as blocks, coalesce(d.version, 0) as version,
           case when f.author is not null then json_build_object('blocks', f.blocks,
             'version', f.version, 'step', f.step, 'history', f.history) end as draft,
           r.blocks as base
         from (select $1::text, $2::text, $3::text) as asked(identifier, type, lang)
         left join block_document d using (identifier, type, lang)
         left join block_draft f
           on (f.identifier, f.type, f.lang) = (asked.identifier, asked.type, asked.lang)
             and f.author = $4
         left join block_revision r
           on (r.identifier, r.type, r.lang) = (asked.identifier, asked.type, asked.lang)
             and r.version = f.version`,
        [...columnsOf(key), author],
      );
      const { blocks, version, draft, base } = rows[0]!;
      // A document by the importer is no revision before it is overwritten.
      const isUpToDate = draft === null || draft.version === version;
      return { live: { blocks, version }, draft, base: isUpToDate ? blocks : (base ?? []) };
    },

    async version(key) {
      const { rows } = await client.query<{ version: number }>(
        `select version from block_document where ${OF_PAGE}`,
        columnsOf(key),
      );
      return rows[0]?.version ?? 0;
    },

    save: (key, author, draft) => saveDraft(ctx, columnsOf(key), author, draft),

    async lastSaved(key, author) {
      const { rows } = await client.query<LastSave & { what: 'draft' | 'live' }>(
        `select what, coalesce(o.name, saved.author) as name, at from (
           select 'draft' as what, author, updated_at as at from block_draft
           where ${OF_PAGE} and author = $4
           union all
           (select 'live', author, created_at from block_revision
            where ${OF_PAGE} and author <> '' order by version desc limit 1)
         ) saved
         left join operator o on lower(o.email) = lower(saved.author)`,
        [...columnsOf(key), author],
      );
      const of = (wanted: 'draft' | 'live') => {
        const found = rows.find(({ what }) => what === wanted);
        return found ? { name: found.name, at: found.at } : null;
      };
      return { draft: of('draft'), live: of('live') };
    },

    async discard(key, author) {
      await client.query(`delete from block_draft where ${OF_PAGE} and author = $4`, [
        ...columnsOf(key),
        author,
      ]);
    },

    publish: (key, author, edit) => publishBlocks(ctx, { ...key, ...edit, author }),

    async revisions(key) {
      const { rows } = await client.query<Revision>(
        `select version, author, created_at as at, planned_at from block_revision
         where ${OF_PAGE} order by version desc limit ${LISTED}`,
        columnsOf(key),
      );
      return rows;
    },

    async revision(key, version) {
      const { rows } = await client.query<{ blocks: Block[] }>(
        `select blocks from block_revision where ${OF_PAGE} and version = $4`,
        [...columnsOf(key), version],
      );
      return rows[0]?.blocks ?? null;
    },

    snapshots: (input, lang) => getBlockSnapshots(ctx, input, lang),
    snapshot: (id) => getBlockSnapshot(ctx, id),

    async drafts(key) {
      const { rows } = await client.query<Omit<DraftEntry, 'key'> & KeyColumns>(
        `select f.identifier, f.type, f.lang, o.id as operator_id, o.name, f.updated_at as at
         from block_draft f
         join operator o on lower(o.email) = lower(f.author)
         left join block_document d using (identifier, type, lang)
         where f.blocks is distinct from d.blocks ${key ? `and ${OF_PAGE}` : ''}
         order by f.updated_at desc`,
        key ? columnsOf(key) : [],
      );
      return rows.map(({ identifier, type, lang, ...draft }) => ({
        ...draft,
        key: keyOf({ identifier, type, lang }),
      }));
    },

    async authorOf(operatorId) {
      const { rows } = await client.query<{ email: string }>(
        'select email from operator where id = $1',
        [operatorId],
      );
      return rows[0]?.email ?? null;
    },

    async visit(key, author, block) {
      const now = ctx.now();
      await client.query('delete from page_presence where seen_at < $1', [
        new Date(now.getTime() - PRESENCE_MS),
      ]);
      await client.query(
        `insert into page_presence (identifier, type, lang, author, seen_at, block)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (identifier, type, lang, author)
           do update set seen_at = excluded.seen_at, block = excluded.block`,
        [...columnsOf(key), author, now, block],
      );
    },

    async othersAt(key, author, { since, heldSince }) {
      const { rows } = await client.query<Other>(
        `select o.id, coalesce(o.name, there.author) as name, bool_or(changed) as has_changed,
           max(block) filter (where at >= $7) as block
         from (
           select author, seen_at as at, false as changed, block from page_presence
           where ${OF_PAGE} and author <> $4 and seen_at between $5 and $6
           union all
           select author, updated_at, true, null from block_draft
           where ${OF_PAGE} and author <> $4 and updated_at between $5 and $6
         ) there
         left join operator o on lower(o.email) = lower(there.author)
         group by there.author, o.id, o.name order by max(at) desc limit ${NAMED}`,
        // Without rows from a clock that was ahead; clocks of several machines differ a little.
        [...columnsOf(key), author, since, new Date(ctx.now().getTime() + SKEW_MS), heldSince],
      );
      return rows;
    },

    async unpublished(lang, author) {
      const { rows } = await client.query<{ identifier: string }>(
        `select f.identifier from block_draft f
         left join block_document d using (identifier, type, lang)
         where f.lang = $1 and f.author = $2 and f.blocks is distinct from d.blocks`,
        [lang, author],
      );
      return rows.map((row) => row.identifier);
    },
    comments: commentStore(ctx),
    plans: planStore(ctx),
    links: previewLinks(ctx),
    patterns: patterns(ctx),
  };
}
