import type { ActionFunctionArgs } from '@remix-run/node';
import { runCartIntent } from '~/features/buy/cart/cart-intents.server';
import { renderQuickCheckout } from '~/features/buy/cart/quick-checkout.server';
import { flashCookie } from '~/features/page/notices/flash.server';
import { returnPath } from '~/features/page/return-path';
import { localePath } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { seeOther } from '~/lib/reply-to-form.server';
import { ORDER_PROPERTY_FILES } from '~/services/shop-api/entities/order-property-files';

export const handle = { files: ORDER_PROPERTY_FILES };

/**
 * Cart forms of any page. Fields: intent (add, set, remove, coupon, remove-coupon), productId,
 * quantity, property[<id>] (text or file), cartItemId, couponCode, redirectTo. A page's form comes
 * back to redirectTo with a notice; a script that accepts JSON gets what to change in the page.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const outcome = await runCartIntent(context, form);
  if (request.headers.get('Accept')?.includes('application/json')) {
    const notices = outcome.ok ? outcome.notices : [outcome.notice];
    const { t, find } = translatorFor(context.locale);
    const count = outcome.ok ? outcome.cart.itemQuantity : await context.shop.getCartCount();
    const answer = {
      cartCount: count,
      cartCountText: t('header.cartCount', { count }),
      notices: notices.map(({ type, key, values }) => ({
        type,
        lines: [find(key, values) ?? t('storefrontError.unknownError')],
      })),
      ...(outcome.ok &&
        outcome.added && {
          quickCheckoutHtml: renderQuickCheckout(context, outcome.cart, outcome.added),
        }),
    };
    return Response.json(answer, { status: outcome.ok ? 200 : 422 });
  }
  const path = returnPath(form.get('redirectTo'), localePath(context.prefix, '/cart'));
  return seeOther(path, [flashCookie(outcome.ok ? outcome.notices : [outcome.notice])]);
}

/** Nothing to see here: the cart has a page. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
