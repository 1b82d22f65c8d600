import * as z from 'zod';
import { LINK_DAYS } from '~/services/operator-api/preview-links';
import { idOf } from '../load/read-edit-form.server';
import { back, editForm, numberText, type EditForm } from './intent.server';

const WRONG = 'share.days';

const days = z.string(WRONG).transform((text, { addIssue }) => {
  const known = LINK_DAYS.find((each) => String(each) === text);
  if (known === undefined) addIssue(WRONG);
  return known ?? z.NEVER;
});

/** Links that show the author's draft to people without an account. */
export const shareIntents = {
  share: editForm({
    schema: z.object({ days }),
    places: { 'blocks.tooManyLinks': { field: 'days', code: 'share.tooMany' } },
    texts: {
      [WRONG]: 'editor.share.problem.days',
      'share.tooMany': 'editor.share.problem.tooMany',
    },
    async run(wish, sent) {
      const { context, page, operator } = sent;
      const link = { ...wish, once: idOf(sent.form) };
      await context.operator.drafts.links.add(page.key, operator.email, link);
      return back(sent, { notices: [{ type: 'positive', key: 'editor.share.done' }] });
    },
  }),

  'share-end': editForm({
    schema: z.object({ link: numberText }),
    async run({ link }, sent) {
      const { context, page, operator } = sent;
      await context.operator.drafts.links.remove(page.key, operator.email, link);
      return back(sent, { notices: [{ type: 'neutral', key: 'editor.share.ended' }] });
    },
  }),
} satisfies Record<string, EditForm>;
