import type { SummaryError } from '~/components/ui/error-summary';
import { minute } from '~/i18n/instant';
import { translatorFor } from '~/i18n/translate.server';
import { invalid } from '~/lib/reply-to-form.server';
import { shopMoment } from '~/lib/shop-time';
import { isShopError } from '~/services/shop-api';
import { cleanBlocks } from '../clean-blocks.server';
import { mergeDocuments } from '../document/merge';
import { openDraft, takePlanned } from '../drafts.server';
import { back, NO_PANEL, refused, requireRight, textOf } from './intent.server';
import type { EditReply, Intent, Sent } from './intent.server';
import { conflictReply } from './publish.server';

/** Nobody means a page to go live in ten years. */
const FURTHEST_MS = 366 * 24 * 60 * 60 * 1000;

/** What goes live later, by itself. */
export const scheduleIntents = {
  /** Fields: date, time (of the shop's clock). The draft as it is now goes live then. */
  async plan(sent) {
    requireRight(sent, 'publish');
    const { context, writer } = sent;
    const { store, key, author } = writer;
    const dueAt = readMoment(sent);
    if (!(dueAt instanceof Date)) return wrongMoment(sent, dueAt);
    const { isChanged } = await openDraft(writer);
    const { live, draft, base } = await store.read(key, author);
    if (!isChanged || !draft) return wrongMoment(sent, { field: 'date', problem: 'nothing' });
    const { conflicts } = mergeDocuments(base, draft.blocks, live.blocks);
    if (conflicts.length > 0) return conflictReply(context, conflicts);
    try {
      const blocks = await cleanBlocks(draft.blocks);
      await store.plans.add(key, author, { blocks, version: draft.version, base, dueAt });
    } catch (error) {
      if (!isShopError(error, 'blocks.tooManyPlans')) throw error;
      return wrongMoment(sent, { field: 'date', problem: 'tooMany' });
    }
    const values = { date: minute(dueAt, context.locale) };
    return back(sent, {
      notices: [{ type: 'positive', key: 'editor.schedule.done', values }],
    });
  },

  /** Field: plan. Takes it back, or one that was not carried out off the list. */
  async 'plan-remove'(sent) {
    requireRight(sent, 'publish');
    await sent.context.operator.drafts.plans.remove(sent.page.key, numberOf(textOf(sent, 'plan')));
    return back(sent, { notices: [{ type: 'neutral', key: 'editor.schedule.removed' }] });
  },

  /** Field: plan. Its blocks become the draft, which undo takes back. */
  async 'plan-take'(sent) {
    requireRight(sent, 'publish');
    const { plans } = sent.context.operator.drafts;
    const planned = await plans.find(sent.page.key, numberOf(textOf(sent, 'plan')));
    if (!planned) return refused(sent, 'unknownVersion');
    await takePlanned(sent.writer, planned);
    const notices = [{ type: 'positive' as const, key: 'editor.schedule.taken' }];
    return back(sent, { query: NO_PANEL, notices });
  },
} satisfies Record<string, Intent>;

type MomentProblem = 'date' | 'time' | 'missing' | 'past' | 'far' | 'nothing' | 'tooMany';
type Wrong = { field: 'date' | 'time'; problem: MomentProblem };

function readMoment(sent: Sent): Date | Wrong {
  const { now } = sent.context;
  const [date, time] = [textOf(sent, 'date').trim(), textOf(sent, 'time').trim()];
  const moment = shopMoment(date, time);
  if (moment === 'missing') return { field: 'time', problem: 'missing' };
  if (!moment) {
    const field = shopMoment(date, '12:00') ? 'time' : 'date';
    return { field, problem: field };
  }
  const ahead = moment.getTime() - now().getTime();
  if (ahead <= 0) return { field: 'time', problem: 'past' };
  return ahead <= FURTHEST_MS ? moment : { field: 'date', problem: 'far' };
}

function wrongMoment(sent: Sent, { field, problem }: Wrong) {
  const { t } = translatorFor(sent.context.locale);
  const error: SummaryError = {
    field,
    code: `schedule.${problem}`,
    text: t(`editor.schedule.problem.${problem}`),
  };
  const plan = { date: textOf(sent, 'date').slice(0, 20), time: textOf(sent, 'time').slice(0, 20) };
  return invalid<EditReply>(sent.context, { errors: [error], plan });
}

/** 0 for what is no number: nothing is called so. */
export function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
