import { translatorFor } from '~/i18n/translate.server';
import { invalid } from '~/lib/reply-to-form.server';
import { LINK_DAYS } from '~/services/operator-api/preview-links';
import { isShopError } from '~/services/shop-api';
import { idOf } from '../load/read-edit.server';
import { back, textOf, type EditReply, type Intent } from './intent.server';
import { numberOf } from './schedule.server';

/** Links that show the author's draft to people without an account. */
export const shareIntents = {
  /** Field: days (1, 7, 30). */
  async share(sent) {
    const { context, page, operator } = sent;
    const days = LINK_DAYS.find((each) => String(each) === textOf(sent, 'days'));
    const refuse = (problem: 'days' | 'tooMany') => {
      const text = translatorFor(context.locale).t(`editor.share.problem.${problem}`);
      return invalid<EditReply>(context, {
        errors: [{ field: 'days', code: `share.${problem}`, text }],
      });
    };
    if (!days) return refuse('days');
    try {
      const once = idOf(sent.form);
      await context.operator.drafts.links.add(page.key, operator.email, { days, once });
    } catch (error) {
      if (!isShopError(error, 'blocks.tooManyLinks')) throw error;
      return refuse('tooMany');
    }
    return back(sent, { notices: [{ type: 'positive', key: 'editor.share.done' }] });
  },

  /** Field: link. */
  async 'share-end'(sent) {
    const { context, page, operator } = sent;
    await context.operator.drafts.links.remove(
      page.key,
      operator.email,
      numberOf(textOf(sent, 'link')),
    );
    return back(sent, { notices: [{ type: 'neutral', key: 'editor.share.ended' }] });
  },
} satisfies Record<string, Intent>;
