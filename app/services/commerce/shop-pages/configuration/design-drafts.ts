import {
  DESIGN_KEYS,
  type DesignDrafts,
  type DesignRevision,
  type DesignValues,
} from '../../../operator-api/design';
import { ShopError } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import {
  changed,
  conflictsOf,
  known,
  knows,
  newDocument,
  onLive,
  redone,
  settled,
  stateOf,
  undone,
  type DesignDocument,
} from './design-document';
import { checkDesign, lockLiveDesign, readLiveDesign, writeDesign } from './write-design';

/** Maximum number of listed revisions. */
const LISTED = 20;

/** The tables of unpublished designs, and of published ones (decision 116). */
export function designDrafts(ctx: CommerceContext): DesignDrafts {
  const { client } = ctx.db;
  return {
    async read(author) {
      const live = await readLiveDesign(ctx);
      const { rows } = await client.query<DesignDocument>(
        'select design, base, history from design_draft where author = $1',
        [author],
      );
      return stateOf(onLive(rows[0] ?? newDocument(live), live), live);
    },

    async change(author, id, changes) {
      checkDesign(settingsOf(changes));
      await write(ctx, author, id, (document) => changed(document, changes));
    },
    undo: (author, id) => write(ctx, author, id, undone),
    redo: (author, id) => write(ctx, author, id, redone),
    discard: (author, id) =>
      write(ctx, author, id, (document, live) => changed(settled(document, live, 'mine'), live)),
    settle: (author, id, side) =>
      write(ctx, author, id, (document, live) => settled(document, live, side)),

    async restore(author, id, version) {
      const { rows } = await client.query<{ design: DesignValues }>(
        'select design from design_revision where version = $1',
        [version],
      );
      const design = rows[0]?.design;
      if (!design) return false;
      // A font that was offered then may have been removed.
      checkDesign(settingsOf(design));
      await write(ctx, author, id, (document) => changed(document, design));
      return true;
    },

    publish: (by) =>
      transact(ctx, async (ctx) => {
        const present = await lockLiveDesign(ctx);
        const stored = await lockDraft(ctx, by.email);
        if (!stored) return false;
        const document = onLive(stored, present);
        if (conflictsOf(document, present).length > 0) {
          throw new ShopError('settings.conflict');
        }
        const isWritten = await writeDesign(ctx, settingsOf(document.design), { present, by });
        await ctx.db.client.query('delete from design_draft where author = $1', [by.email]);
        return isWritten;
      }),

    async revisions() {
      const { rows } = await client.query<DesignRevision>(
        `select version, author, created_at as at, design from design_revision
         order by version desc limit ${LISTED}`,
      );
      return rows;
    },
  };
}

/** Reads, changes and writes an author's draft, one call after the other; once for an `id`. */
function write(
  ctx: CommerceContext,
  author: string,
  id: string,
  change: (document: DesignDocument, live: DesignValues) => DesignDocument,
): Promise<void> {
  return transact(ctx, async (ctx) => {
    const live = await readLiveDesign(ctx);
    // Inserted so that even the first of two writers has a row to lock.
    const fresh = newDocument(live);
    await ctx.db.client.query(
      `insert into design_draft (author, design, base, history, updated_at)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [author, fresh.design, fresh.base, fresh.history, ctx.now()],
    );
    const stored = (await lockDraft(ctx, author))!;
    if (knows(stored, id)) return;
    const { design, base, history } = known(change(onLive(stored, live), live), id);
    await ctx.db.client.query(
      `update design_draft set design = $2, base = $3, history = $4, updated_at = $5
       where author = $1`,
      [author, design, base, history, ctx.now()],
    );
  });
}

async function lockDraft(
  { db }: CommerceContext,
  author: string,
): Promise<DesignDocument | undefined> {
  const { rows } = await db.client.query<DesignDocument>(
    'select design, base, history from design_draft where author = $1 for update',
    [author],
  );
  return rows[0];
}

function settingsOf(values: Partial<DesignValues>) {
  return DESIGN_KEYS.flatMap((key) => {
    const value = values[key];
    return value === undefined ? [] : [{ key, value }];
  });
}
