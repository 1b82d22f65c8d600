import {
  copyPage,
  editorStore,
  openDraft,
  redoEdit,
  restoreRevision,
  settleConflicts,
  takeLive,
  undoEdit,
} from '../drafts.server';
import { templateOf } from '../load/edited-page.server';
import { idOf } from '../load/read-edit.server';
import { back, NO_PANEL, refused, textOf, type Intent } from './intent.server';

/** Ways through what was done to a page before. */
export const historyIntents = {
  async undo(sent) {
    await undoEdit(sent.writer, idOf(sent.form));
    return back(sent);
  },

  async redo(sent) {
    await redoEdit(sent.writer, idOf(sent.form));
    return back(sent);
  },

  async discard(sent) {
    await takeLive(sent.writer);
    const notices = [{ type: 'neutral' as const, key: 'editor.discarded' }];
    return back(sent, { query: NO_PANEL, notices });
  },

  /** Field: version. */
  async restore(sent) {
    const restored = await restoreRevision(sent.writer, versionOf(textOf(sent, 'version')));
    if (!restored) return refused(sent, 'unknownVersion');
    const notices = [{ type: 'positive' as const, key: 'editor.restored' }];
    return back(sent, { query: NO_PANEL, notices });
  },

  /** The blocks of the page in the other language: the author's draft there, else what is live. */
  async copy(sent) {
    const { context, writer } = sent;
    const key = {
      ...writer.key,
      lang: writer.key.lang === 'de' ? ('en' as const) : ('de' as const),
    };
    const store = editorStore(context.operator.drafts, await templateOf(context, key));
    const { blocks } = await openDraft({ ...writer, store, key });
    await copyPage(writer, blocks);
    const notices = [{ type: 'positive' as const, key: 'editor.copied' }];
    return back(sent, { query: NO_PANEL, notices });
  },

  /** Field: side (mine, theirs). */
  async settle(sent) {
    await settleConflicts(sent.writer, textOf(sent, 'side') === 'mine' ? 'mine' : 'theirs');
    return back(sent, { notices: [{ type: 'neutral', key: 'editor.settled' }] });
  },
} satisfies Record<string, Intent>;

/** 0 for what is no version: there is none of that number. */
function versionOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
