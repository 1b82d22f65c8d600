import type { SummaryError } from '~/components/ui/error-summary';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { failureText } from '~/features/page/failure.server';
import type { FlashNotice } from '~/features/page/notices/flash.server';
import { translate } from '~/i18n/translate.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError, readId } from '~/services/shop-api';

export type WishOutcome =
  | { ok: true; variationId: number; isWished: boolean; notice: FlashNotice }
  | { ok: false; error: SummaryError };

/** Where the page's errors lead: the list they are about. */
export const WISHLIST_ID = 'wishlist';

/** Does what a heart asks for: field `add` or `remove`, with the id of the variation. */
export async function runWish(context: RequestContext, form: FormData): Promise<WishOutcome> {
  const { shop, locale } = context;
  const isWished = form.has('add');
  const variationId = readId(String(form.get(isWished ? 'add' : 'remove')));
  if (variationId === null) {
    return refused('wishlist.unknown', translate(locale, 'wishlist.error.unknown'));
  }
  try {
    if (isWished) await refuseFlood(shop.doAddWishlistItem({ variationId }));
    else await shop.deleteWishlistItem({ variationId });
  } catch (error) {
    if (!isShopError(error)) throw error;
    return refused(error.key, failureText(locale, error));
  }
  const notice: FlashNotice = {
    type: 'positive',
    key: isWished ? 'notices.wishAdded' : 'notices.wishRemoved',
  };
  return { ok: true, variationId, isWished, notice };
}

function refused(code: string, text: string): WishOutcome {
  return { ok: false, error: { field: WISHLIST_ID, code, text } };
}
