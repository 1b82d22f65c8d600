import type { ActionFunctionArgs } from '@remix-run/node';
import { cartForm, type CartChange } from '~/features/buy/cart/cart-intents.server';
import { renderQuickCheckout } from '~/features/buy/cart/quick-checkout.server';
import { anybody, doneAt, postOf } from '~/features/page/form-action.server';
import { returnPath } from '~/features/page/return-path';
import { localePath } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { ORDER_PROPERTY_FILES } from '~/services/shop-api/entities/order-property-file-rules';

export const handle = { files: ORDER_PROPERTY_FILES };

/**
 * Cart forms of any page; redirectTo names the one they return to, with a notice. A script that
 * accepts JSON gets the changes to the page.
 */
async function changeCart(args: ActionFunctionArgs) {
  const post = await postOf(args);
  const { context, form } = post;
  const outcome = await cartForm.submit({ ...post, found: anybody() });
  if (outcome.ok && outcome.result.leadsTo) return outcome.result.leadsTo;
  const { notices } = outcome.ok ? outcome.result : outcome;
  if (!args.request.headers.get('Accept')?.includes('application/json')) {
    const path = returnPath(form.get('redirectTo'), localePath(context.prefix, '/cart'));
    return doneAt(path, ...notices);
  }
  const { t, find } = translatorFor(context.locale);
  const change = outcome.ok ? outcome.result : null;
  const count = change?.cart.itemQuantity ?? (await context.shop.getCartCount());
  const answer = {
    cartCount: count,
    cartCountText: t('header.cartCount', { count }),
    notices: notices.map(({ type, key, values }) => ({
      type,
      lines: [find(key, values) ?? t('storefrontError.unknownError')],
    })),
    ...(change && eventsOf(change)),
    ...(change?.added && {
      quickCheckoutHtml: renderQuickCheckout(context, change.cart, change.added),
    }),
  };
  return Response.json(answer, { status: outcome.ok ? 200 : outcome.status });
}

/** The events for partners' scripts (open point 1.4): the script emits them on the page. */
function eventsOf({ cart, added, removed }: CartChange) {
  const { itemQuantity, itemSum, basketAmount, currency, showNetPrices } = cart;
  const basket = { itemQuantity, itemSum, basketAmount, currency };
  return {
    apiEvents: { AfterBasketChanged: { basket, showNetPrices } },
    ...(added && { added }),
    ...(removed && { removed }),
  };
}

export const action = Object.assign(changeCart, { schemas: cartForm.schemas });

/** No page here: the cart has its own. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
