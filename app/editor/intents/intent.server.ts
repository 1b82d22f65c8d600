import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import type { SummaryError } from '~/components/ui/error-summary';
import { withQuery } from '~/operator/frame/edit-path';
import { form, type Form, type FormReply, type FormPost } from '~/features/page/form-action.server';
import type { Places, Texts } from '~/features/page/form-problems.server';
import { flashCookie, type FlashNotice } from '~/features/page/notices/notice-cookie.server';
import { localePath } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import type { DesignValues } from '~/services/operator-api/design';
import { may, type Operator, type Right } from '~/services/operator-api/operator';
import { CommandError, type CommandProblem } from '../document/commands';
import { failedSaveText } from '../failed-save-text';
import type { EditedPage } from '../load/edited-page.server';
import type { CommentTyped } from '../load/comments-panel';
import type { authorOf } from '../load/load-edit-page.server';
import type { PickerTyped } from '../load/picker';
import type { PageValues } from '../load/page-settings';
import type { PlanValues } from '../load/panel';

/** The reply of the page to a failed action. */
export type EditReply = {
  errors: SummaryError[];
  /** A refused settings form: its block, and the typed values. */
  settings?: { uuid: string; typed: Record<string, string> };
  /** The values typed into a picker form. */
  picker?: PickerTyped;
  /** The values typed into the design form. */
  design?: DesignValues;
  /** The values typed into a form of the shop's pages. */
  pageForm?: Partial<PageValues>;
  /** The values typed into the schedule form. */
  plan?: PlanValues;
  /** The values typed into a comment form. */
  comment?: CommentTyped;
  /** The text to be pasted. */
  copied?: string;
  /** The name for the section to be saved. */
  sectionName?: string;
  /** Blocks that another operator has changed and published meanwhile. */
  conflicts?: string[];
};

/** The operator and the page that they edit. */
export type Editing = {
  operator: Operator;
  page: EditedPage;
  writer: ReturnType<typeof authorOf>;
  /** The live version that the sent page showed to its editor; null if unknown. */
  madeOn: number | null;
  /** The query of the address the form was sent to, which names the open panel. */
  query: URLSearchParams;
};

/** One form of the edit page: its sender, page and fields. */
export type IntentRequest = Editing & { context: AppLoadContext; form: FormData };

/** The response to a form of the edit page: 303, or the page again with its errors. */
export type EditAnswer = Response | ReturnType<typeof invalid<EditReply>>;

export type EditForm = Form<Editing, EditAnswer, EditReply>;

type EditFormOptions<Schema extends z.ZodType> = {
  schema: Schema;
  /** The right required besides editing; otherwise 403. */
  right?: Right;
  places?: Places;
  texts?: Texts;
  show?: (reply: FormReply, sent: IntentRequest) => EditReply;
  run: (value: z.output<Schema>, sent: IntentRequest) => Promise<EditAnswer>;
};

/**
 * The handler of one button of the edit page (its `intent`). `once` identifies the press for
 * intents that must not run twice.
 */
export function editForm<Schema extends z.ZodType>({
  right,
  show = ({ errors }) => ({ errors }),
  run,
  ...options
}: EditFormOptions<Schema>): EditForm {
  const sentOf = ({ context, form: posted, found }: FormPost<Editing>): IntentRequest => ({
    ...found,
    context,
    form: posted,
  });
  const { schemas, submit } = form({
    ...options,
    // The script tries again itself, and keeps what was typed.
    failed: (_, { context, form: posted }, error) =>
      error instanceof CommandError || context.isDataRequest
        ? undefined
        : { text: failedSaveText(String(posted.getAll('intent').at(-1))) },
    show: (reply, sent: FormPost<Editing>) => show(reply, sentOf(sent)),
    run: (value, sent: FormPost<Editing>) => run(value, sentOf(sent)),
  });
  return {
    schemas,
    submit(sent) {
      if (right && !may(sent.found.operator, right)) throw new Response(null, { status: 403 });
      return submit(sent);
    },
  };
}

/** A number of the editor's own; 0, which is no id, for other text. */
export const numberText = z
  .string()
  .default('')
  .transform((text) => (/^\d{1,9}$/.test(text) ? Number(text) : 0));

/** For buttons without fields. */
export const NO_FIELDS = z.object({});

type Way = {
  query?: URLSearchParams;
  block?: string | null;
  /** The fragment to go to, if it is no block of the page. */
  anchor?: string;
  notices?: FlashNotice[];
};

/** Closes what is open beside the page. */
export const NO_PANEL = new URLSearchParams();

/** Redirects to the page or to one of its blocks, with a notice. */
export function back({ context, page, ...sent }: IntentRequest, way: Way = {}): Response {
  const { query = sent.query, block, notices = [] } = way;
  const target = way.anchor ?? (block && `block-${encodeURIComponent(block)}`);
  const path = localePath(context.prefix, withQuery(page.addressOf(page.path), query));
  const anchor = target ? `#${target}` : '';
  return seeOther(path + anchor, notices.length > 0 ? [flashCookie(notices)] : []);
}

/** The language of a message. */
type LocaleContext = { context: Pick<AppLoadContext, 'locale'> };

/** The page again with the reason (dictionary `editor.problem`). */
export function refused(
  { context }: LocaleContext,
  problem: CommandProblem | 'unknownVersion' | 'unknownSection',
) {
  const text = translatorFor(context.locale).t(`editor.problem.${problem}`);
  return invalid<EditReply>(context, { errors: [{ field: 'content', code: problem, text }] });
}

/** §8: logs an action at a block that does not exist, for the operator of the server. */
export function noteMissing(
  { page }: Pick<AppLoadContext, 'page'>,
  { problem, uuid }: CommandError,
): void {
  if (problem === 'unknownBlock') page.failure = new Error(`block not found: ${uuid}`);
}

/**
 * The same for a command that was not applied. 409 if other writers were always faster: the request
 * is valid, and a retry will succeed.
 */
export function notDone(asked: LocaleContext, problem: CommandProblem) {
  const reply = refused(asked, problem);
  return problem === 'busy' ? { ...reply, init: { status: 409 } } : reply;
}

/** §8: the draft could not be made live, with the reason. */
export function notSaved({ context }: IntentRequest, problem: CommandProblem) {
  const { t } = translatorFor(context.locale);
  const text = `${t('errorMessages.editor.save.error')} ${t(`editor.problem.${problem}`)}`;
  return invalid<EditReply>(context, { errors: [{ field: 'content', code: problem, text }] });
}

/** The one notice after something was saved, with a note about the settings where they were (§4). */
export function savedNotice({ withSettings }: { withSettings: boolean }): FlashNotice {
  const saved: FlashNotice = { type: 'positive', key: 'errorMessages.editor.save.success' };
  return withSettings ? { ...saved, also: 'errorMessages.editor.save.settings' } : saved;
}
