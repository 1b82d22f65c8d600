import { wishOf } from '~/components/wish/wish';
import { flashCookie } from '~/features/page/notices/flash.server';
import { returnPath } from '~/features/page/return-path';
import { localePath } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { runWish } from './wishlist-form.server';

/**
 * Answers a heart pressed without script: back to redirectTo with a notice. `path` is the page that
 * shows what was refused.
 */
export async function replyToWish(context: RequestContext, form: FormData, path: string) {
  const outcome = await runWish(context, form);
  if (!outcome.ok) return invalid(context, outcome);
  const back = returnPath(form.get('redirectTo'), localePath(context.prefix, path));
  return seeOther(back, [flashCookie([outcome.notice])]);
}

/** Answers one that the script of the shop pages (`enhance/wishes.ts`) sent: what to change there. */
export async function answerWish(context: RequestContext, form: FormData): Promise<Response> {
  const { t, find } = translatorFor(context.locale);
  const outcome = await runWish(context, form);
  if (!outcome.ok) {
    const notice = { type: 'negative', lines: [outcome.error.text] };
    return Response.json({ notices: [notice] }, { status: 422 });
  }
  const { variationId, isWished, notice } = outcome;
  const { length: count } = await context.shop.getWishlistIds();
  return Response.json({
    notices: [{ type: notice.type, lines: [find(notice.key)] }],
    done: {
      variationId,
      count,
      next: wishOf(t, isWished),
      former: wishOf(t, !isWished),
    },
  });
}
