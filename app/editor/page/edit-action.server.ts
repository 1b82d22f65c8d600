import { data, type AppLoadContext } from '@remix-run/node';
import type { SummaryError } from '~/components/ui/error-summary';
import { editPath } from '~/features/operator/edit-path';
import { requireOperator } from '~/features/operator/require-operator.server';
import { flashCookie, type FlashNotice } from '~/features/page/flash.server';
import { localePath } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import { may, type Operator } from '~/services/operators/operator';
import {
  changeDraft,
  openDraft,
  publishDraft,
  redoEdit,
  restoreRevision,
  settleConflicts,
  takeLive,
  undoEdit,
} from '../drafts.server';
import { fieldLabel } from '../blocks/fields/labels';
import { CommandError, type CommandProblem } from '../document/commands';
import { authorOf, editedPage } from './load-edit-page.server';
import type { DesignValues } from './panel';
import { readEdit, type ReadEdit } from './read-edit.server';
import { saveDesign } from './save-design.server';

/** What the page says after something that could not be done. */
export type EditReply = {
  errors: SummaryError[];
  /** A refused settings form: whose it is, and what was typed. */
  settings?: { uuid: string; typed: Record<string, string> };
  /** What was typed into the form of the design. */
  design?: DesignValues;
  /** Blocks that somebody else has changed and published meanwhile. */
  conflicts?: string[];
};

/**
 * Everything that is done to a page (docs/forms.md). Fields: intent, once, block, place, variation,
 * version, side, and those of a settings form. 303, 409 or 422; 403 without the right.
 */
export async function editAction(request: Request, context: AppLoadContext, below: string) {
  const operator = await requireOperator(context, 'edit');
  const page = await editedPage(context, below);
  const form = await request.formData();
  const writer = authorOf(context, page, operator.email);
  const { searchParams } = new URL(request.url);
  const text = (name: string) => String(form.get(name) ?? '');
  const back = ({ query = searchParams, block, notices = [] }: Way = {}) => {
    const search = query.size > 0 ? `?${query}` : '';
    const path = `${localePath(context.prefix, editPath(page.path))}${search}`;
    const anchor = block ? `#block-${encodeURIComponent(block)}` : '';
    return seeOther(path + anchor, notices.length > 0 ? [flashCookie(notices)] : []);
  };

  try {
    switch (text('intent')) {
      case 'undo':
        await undoEdit(writer);
        return back();
      case 'redo':
        await redoEdit(writer);
        return back();
      case 'discard':
        await takeLive(writer);
        return back({ query: NO_PANEL, notices: [{ type: 'neutral', key: 'editor.discarded' }] });
      case 'restore':
        return (await restoreRevision(writer, versionOf(text('version'))))
          ? back({ query: NO_PANEL, notices: [{ type: 'positive', key: 'editor.restored' }] })
          : refused(context, 'unknownVersion');
      case 'settle':
        await settleConflicts(writer, text('side') === 'mine' ? 'mine' : 'theirs');
        return back({ notices: [{ type: 'neutral', key: 'editor.settled' }] });
      case 'publish':
        requirePublish(operator);
        return await publish(context, writer, back);
      case 'design':
        requirePublish(operator);
        return (
          (await saveDesign(context, form, operator)) ??
          back({ notices: ['success', 'settings'].map(savedNotice) })
        );
      default: {
        const { blocks } = await openDraft(writer);
        const read = await readEdit(form, blocks, context.locale);
        if (!read) throw new Response(null, { status: 400 });
        if ('wrong' in read) return wrongSettings(context, read);
        await changeDraft(writer, [read.edit]);
        return back(wayAfter(read, searchParams));
      }
    }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return refused(context, error.problem);
  }
}

/** 0 for what is no version: there is none of that number. */
function versionOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

type Way = { query?: URLSearchParams; block?: string | null; notices?: FlashNotice[] };

const NO_PANEL = new URLSearchParams();

/** An added block opens its settings; a panel that was about something that is done closes (§4). */
function wayAfter({ opens, shows }: Extract<ReadEdit, { edit: unknown }>, query: URLSearchParams) {
  if (opens) return { query: new URLSearchParams({ edit: opens }), block: opens };
  const isOver = query.has('add') || query.has('move') || query.get('edit') === shows.gone;
  return { query: isOver ? NO_PANEL : query, block: shows.block };
}

async function publish(
  context: AppLoadContext,
  writer: ReturnType<typeof authorOf>,
  back: (way: Way) => Response,
) {
  const published = await publishDraft(writer);
  if (published.isPublished) {
    const notices: FlashNotice[] = [
      savedNotice('success'),
      ...(published.isMerged ? [{ type: 'neutral' as const, key: 'editor.merged' }] : []),
    ];
    return back({ notices });
  }
  const text = translatorFor(context.locale).t('editor.problem.conflict');
  return data<EditReply>(
    {
      errors: [{ field: 'conflict', code: 'blocks.conflict', text }],
      conflicts: published.conflicts,
    },
    { status: 409 },
  );
}

function savedNotice(key: string): FlashNotice {
  return { type: 'positive', key: `errorMessages.editor.save.${key}` };
}

function requirePublish(operator: Operator): void {
  if (!may(operator, 'publish')) throw new Response(null, { status: 403 });
}

function refused(context: AppLoadContext, problem: CommandProblem | 'unknownVersion') {
  const text = translatorFor(context.locale).t(`editor.problem.${problem}`);
  return invalid<EditReply>(context, { errors: [{ field: 'content', code: problem, text }] });
}

function wrongSettings(
  context: AppLoadContext,
  { uuid, typed, wrong }: Extract<ReadEdit, { wrong: unknown }>,
) {
  const { t } = translatorFor(context.locale);
  const errors = wrong.map((path) => ({
    field: `${uuid}-${path}`,
    code: `${path}.invalid`,
    text: t('editor.problem.field', {
      field: fieldLabel(t, path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path),
    }),
  }));
  return invalid<EditReply>(context, { errors, settings: { uuid, typed } });
}
