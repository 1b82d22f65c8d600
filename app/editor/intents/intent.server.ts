import type { AppLoadContext } from '@remix-run/node';
import type { SummaryError } from '~/components/ui/error-summary';
import { editPath } from '~/operator/frame/edit-path';
import { flashCookie, type FlashNotice } from '~/features/page/notices/flash.server';
import { localePath } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import { may, type Operator, type Right } from '~/services/operator-api/operator';
import type { CommandProblem } from '../document/commands';
import type { EditedPage } from '../load/edited-page.server';
import type { authorOf } from '../load/load-edit-page.server';
import type { PickerTyped } from '../load/picker';
import type { PageValues } from '../load/pages-panel';
import type { DesignValues, PlanValues } from '../load/panel';

/** What the page says after something that could not be done. */
export type EditReply = {
  errors: SummaryError[];
  /** A refused settings form: whose it is, and what was typed. */
  settings?: { uuid: string; typed: Record<string, string> };
  /** What was typed into a form of a picker. */
  picker?: PickerTyped;
  /** What was typed into the form of the design. */
  design?: DesignValues;
  /** What was typed into a form of the shop's pages. */
  pageForm?: Partial<PageValues>;
  /** What was typed into the form that plans. */
  plan?: PlanValues;
  /** The text that was to be pasted. */
  copied?: string;
  /** Blocks that somebody else has changed and published meanwhile. */
  conflicts?: string[];
};

/** One form of the edit page: who sent it, about which page, with which fields. */
export type Sent = {
  context: AppLoadContext;
  operator: Operator;
  page: EditedPage;
  writer: ReturnType<typeof authorOf>;
  form: FormData;
  /** Of the address it was sent to, which says what panel was open. */
  query: URLSearchParams;
};

/** What a button of the edit page does (its `intent`): 303, or the page again with what is wrong. */
export type Intent = (sent: Sent) => Promise<Response | ReturnType<typeof invalid<EditReply>>>;

/** A field of the form as text; '' where there is none. */
export function textOf({ form }: Sent, name: string): string {
  return String(form.get(name) ?? '');
}

type Way = {
  query?: URLSearchParams;
  block?: string | null;
  /** What to look at, where it is no block of the page. */
  anchor?: string;
  notices?: FlashNotice[];
};

/** Closes what is open beside the page. */
export const NO_PANEL = new URLSearchParams();

/** The way back to the page, to one of its blocks, with a notice. */
export function back({ context, page, ...sent }: Sent, way: Way = {}): Response {
  const { query = sent.query, block, notices = [] } = way;
  const target = way.anchor ?? (block && `block-${encodeURIComponent(block)}`);
  const search = query.size > 0 ? `?${query}` : '';
  const path = `${localePath(context.prefix, editPath(page.path))}${search}`;
  const anchor = target ? `#${target}` : '';
  return seeOther(path + anchor, notices.length > 0 ? [flashCookie(notices)] : []);
}

/** Throws 403 where the right is missing. */
export function requireRight({ operator }: Sent, right: Right): void {
  if (!may(operator, right)) throw new Response(null, { status: 403 });
}

/** Whom a sentence is for. */
type Asked = { context: Pick<AppLoadContext, 'locale'> };

/** The page again with a sentence on why not (dictionary `editor.problem`). */
export function refused({ context }: Asked, problem: CommandProblem | 'unknownVersion') {
  const text = translatorFor(context.locale).t(`editor.problem.${problem}`);
  return invalid<EditReply>(context, { errors: [{ field: 'content', code: problem, text }] });
}

/**
 * The same for a command that was not carried out. 409 where others were always faster: nothing is
 * wrong with what was sent, and in a moment it will do.
 */
export function notDone(asked: Asked, problem: CommandProblem) {
  const reply = refused(asked, problem);
  return problem === 'busy' ? { ...reply, init: { status: 409 } } : reply;
}

/** §8: the draft could not be made live, with the reason. */
export function notSaved({ context }: Sent, problem: CommandProblem) {
  const { t } = translatorFor(context.locale);
  const text = `${t('errorMessages.editor.save.error')} ${t(`editor.problem.${problem}`)}`;
  return invalid<EditReply>(context, { errors: [{ field: 'content', code: problem, text }] });
}

/** The notice of §8 after something was saved. */
export function savedNotice(key: 'success' | 'settings'): FlashNotice {
  return { type: 'positive', key: `errorMessages.editor.save.${key}` };
}
