import { data } from '@remix-run/node';
import { flashCookie } from '~/features/page/notices/flash.server';
import { failureText } from '~/features/page/failure.server';
import type { SummaryError } from '~/components/ui/error-summary';
import { localePath } from '~/i18n/locales';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError } from '~/services/shop-api';
import type { NewReturnView } from './new-return-view';
import { readReturnForm, refusedLines, type TypedReturn } from './read-return-form.server';

export type ReturnReply = { typed: TypedReturn; errors: SummaryError[] };

/** Registers what was posted for an order; `303` to the page where the return is listed. */
export async function makeReturn(
  context: RequestContext,
  view: NewReturnView,
  { form, listPath }: { form: FormData; listPath: string },
) {
  const { typed, items, errors } = readReturnForm(form, view, context.locale);
  const refuse = (wrong: SummaryError[]) =>
    invalid(context, { typed, errors: wrong } satisfies ReturnReply);
  if (!/^[\w-]{22,64}$/.test(typed.submissionId)) throw data(null, 400);
  if (errors.length > 0) return refuse(errors);
  const { orderId, accessKey } = view;
  const wish = { orderId, accessKey, items, returnNote: typed.note };
  try {
    const { id } = await context.shop.doMakeOrderReturn({
      ...wish,
      submissionId: typed.submissionId,
    });
    const notice = flashCookie([
      { type: 'positive', key: 'notices.returnMade', values: { number: id } },
    ]);
    return seeOther(localePath(context.prefix, listPath), [notice]);
  } catch (error) {
    if (isShopError(error, 'order.notFound')) throw data(null, 404);
    if (isShopError(error, 'return.invalid')) {
      return refuse(refusedLines(error.cause ?? {}, view, context.locale));
    }
    if (!isShopError(error)) throw error;
    const text = failureText(context.locale, error);
    return refuse([{ field: 'return-items', code: error.key, text }]);
  }
}
