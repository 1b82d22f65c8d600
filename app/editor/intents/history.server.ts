import * as z from 'zod';
import { blockTitle } from '~/blocks/block-title';
import { otherLocale } from '~/i18n/locales';
import { findBlock } from '../document/tree';
import {
  copyPage,
  openDraft,
  redoEdit,
  restoreBlock,
  restoreRevision,
  settleConflicts,
  takeLive,
  undoEdit,
} from '../drafts.server';
import { editorStore } from '../editor-store.server';
import { templateOf } from '../load/edited-page.server';
import { idOf } from '../load/read-edit-form.server';
import {
  back,
  editForm,
  NO_FIELDS,
  NO_PANEL,
  numberText as number,
  refused,
  type EditForm,
} from './intent.server';

/** Undo, redo, and versions of a page. */
export const historyIntents = {
  undo: editForm({
    schema: NO_FIELDS,
    async run(_, sent) {
      await undoEdit(sent.writer, idOf(sent.form));
      return back(sent);
    },
  }),

  redo: editForm({
    schema: NO_FIELDS,
    async run(_, sent) {
      await redoEdit(sent.writer, idOf(sent.form));
      return back(sent);
    },
  }),

  discard: editForm({
    schema: NO_FIELDS,
    async run(_, sent) {
      await takeLive(sent.writer);
      const notices = [{ type: 'neutral' as const, key: 'editor.discarded' }];
      return back(sent, { query: NO_PANEL, notices });
    },
  }),

  restore: editForm({
    schema: z.object({ version: number }),
    async run({ version }, sent) {
      const restored = await restoreRevision(sent.writer, version);
      if (!restored) return refused(sent, 'unknownVersion');
      const notices = [{ type: 'positive' as const, key: 'editor.restored' }];
      return back(sent, { query: NO_PANEL, notices });
    },
  }),

  /** One block of an earlier version. The panel stays open: there may be more to restore. */
  'restore-block': editForm({
    schema: z.object({ version: number, block: z.string().default('') }),
    async run({ version, block }, sent) {
      const id = idOf(sent.form);
      const restored = await restoreBlock(sent.writer, { version, block, id });
      if (!restored) return refused(sent, 'unknownVersion');
      const { locale } = sent.context;
      const values = { block: blockTitle(findBlock(restored.blocks, block)!, locale), version };
      const notices = [{ type: 'positive' as const, key: 'editorTogether.restoredBlock', values }];
      return back(sent, { block, notices });
    },
  }),

  /** The blocks of the page in the other language: the author's draft there, else what is live. */
  copy: editForm({
    schema: NO_FIELDS,
    async run(_, sent) {
      const { context, writer } = sent;
      const lang = otherLocale(writer.key.lang);
      // No page in its present state offers this form.
      if (!lang) throw new Response(null, { status: 404 });
      const key = { ...writer.key, lang };
      const store = editorStore(context.operator.drafts, await templateOf(context, key));
      const { blocks } = await openDraft({ ...writer, store, key });
      await copyPage(writer, blocks);
      const notices = [{ type: 'positive' as const, key: 'editor.copied' }];
      return back(sent, { query: NO_PANEL, notices });
    },
  }),

  settle: editForm({
    schema: z.object({ side: z.string().optional() }),
    async run({ side }, sent) {
      await settleConflicts(sent.writer, side === 'mine' ? 'mine' : 'theirs');
      return back(sent, { notices: [{ type: 'neutral', key: 'editor.settled' }] });
    },
  }),
} satisfies Record<string, EditForm>;
