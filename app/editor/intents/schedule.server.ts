import * as z from 'zod';
import { Refusal } from '~/features/page/form-action.server';
import type { Texts } from '~/features/page/form-problems.server';
import { minute } from '~/i18n/instant';
import { shopMoment } from '~/lib/shop-time';
import { cleanBlocks } from '~/blocks/clean-blocks.server';
import { mergeDocuments } from '../document/merge';
import { openDraft, takePlanned } from '../drafts.server';
import { back, editForm, NO_PANEL, numberText, refused, type EditForm } from './intent.server';
import { conflictReply } from './publish.server';

/** A date ten years ahead would be a typing error. */
const FURTHEST_MS = 366 * 24 * 60 * 60 * 1000;

const texts = {
  'schedule.date': 'editor.schedule.problem.date',
  'schedule.time': 'editor.schedule.problem.time',
  'schedule.missing': 'editor.schedule.problem.missing',
  'schedule.past': 'editor.schedule.problem.past',
  'schedule.far': 'editor.schedule.problem.far',
  'schedule.nothing': 'editor.schedule.problem.nothing',
  'schedule.tooMany': 'editor.schedule.problem.tooMany',
} as const satisfies Texts;

const typed = z.string().trim().default('');
const onePlan = z.object({ plan: numberText });

/** Pages that go live later, by themselves. */
export const scheduleIntents = {
  /** By the shop's clock. The draft in its present state goes live then. */
  plan: editForm({
    schema: z.object({ date: typed, time: typed }),
    right: 'publish',
    texts,
    places: { 'blocks.tooManyPlans': { field: 'date', code: 'schedule.tooMany' } },
    show: ({ values: { date = '', time = '' }, errors }) => ({
      errors,
      plan: { date: date.slice(0, 20), time: time.slice(0, 20) },
    }),
    async run(wish, sent) {
      const { context, writer } = sent;
      const { store, key, author } = writer;
      const dueAt = readMoment(wish, context.now());
      const { isChanged } = await openDraft(writer);
      const { live, draft, base } = await store.read(key, author);
      if (!isChanged || !draft) throw new Refusal({ date: 'schedule.nothing' });
      const { conflicts } = mergeDocuments(base, draft.blocks, live.blocks);
      if (conflicts.length > 0) return conflictReply(context, conflicts);
      const blocks = await cleanBlocks(draft.blocks);
      await store.plans.add(key, author, { blocks, version: draft.version, base, dueAt });
      const values = { date: minute(dueAt, context.locale) };
      return back(sent, {
        notices: [{ type: 'positive', key: 'editor.schedule.done', values }],
      });
    },
  }),

  /** Cancels a plan, or removes a failed one from the list. */
  'plan-remove': editForm({
    schema: onePlan,
    right: 'publish',
    async run({ plan }, sent) {
      await sent.context.operator.drafts.plans.remove(sent.page.key, plan);
      return back(sent, { notices: [{ type: 'neutral', key: 'editor.schedule.removed' }] });
    },
  }),

  /** Its blocks become the draft, which undo reverts. */
  'plan-take': editForm({
    schema: onePlan,
    right: 'publish',
    async run({ plan }, sent) {
      const planned = await sent.context.operator.drafts.plans.find(sent.page.key, plan);
      if (!planned) return refused(sent, 'unknownVersion');
      await takePlanned(sent.writer, planned);
      const notices = [{ type: 'positive' as const, key: 'editor.schedule.taken' }];
      return back(sent, { query: NO_PANEL, notices });
    },
  }),
} satisfies Record<string, EditForm>;

function readMoment({ date, time }: { date: string; time: string }, now: Date): Date {
  const moment = shopMoment(date, time);
  if (moment === 'missing') throw new Refusal({ time: 'schedule.missing' });
  if (!moment) {
    const field = shopMoment(date, '12:00') ? 'time' : 'date';
    throw new Refusal({ [field]: `schedule.${field}` });
  }
  const ahead = moment.getTime() - now.getTime();
  if (ahead <= 0) throw new Refusal({ time: 'schedule.past' });
  if (ahead > FURTHEST_MS) throw new Refusal({ date: 'schedule.far' });
  return moment;
}
