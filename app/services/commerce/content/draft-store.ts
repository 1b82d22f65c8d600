import type { DraftStore, PageKey, Revision, StoredDraft } from '../../operators/draft-store';
import type { Block } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import { publishBlocks } from './publish-blocks';

/** How many revisions are listed. */
const LISTED = 50;
const OF_PAGE = 'identifier = $1 and type = $2 and lang = $3';

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
      // What the importer wrote is no revision before it is written over.
      const isUpToDate = draft === null || draft.version === version;
      return { live: { blocks, version }, draft, base: isUpToDate ? blocks : (base ?? []) };
    },

    async save(key, author, { blocks, version, step, history }) {
      const { rowCount } = await client.query(
        step === 1
          ? `insert into block_draft
               (identifier, type, lang, author, blocks, version, step, history, updated_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`
          : `update block_draft set blocks = $5, version = $6, step = $7, history = $8,
               updated_at = $9
             where ${OF_PAGE} and author = $4 and step = $7::int - 1`,
        [
          ...columnsOf(key),
          author,
          JSON.stringify(blocks),
          version,
          step,
          JSON.stringify(history),
          ctx.now(),
        ],
      );
      return rowCount === 1;
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
        `select version, author, created_at as at from block_revision
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

    async othersAt(key, author, since) {
      const { rows } = await client.query<{ author: string }>(
        `select author from block_draft
         where ${OF_PAGE} and author <> $4 and updated_at > $5 order by updated_at desc`,
        [...columnsOf(key), author, since],
      );
      return rows.map((row) => row.author);
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
  };
}

function columnsOf({ identifier, type, lang }: PageKey): string[] {
  return [String(identifier), type, lang];
}
