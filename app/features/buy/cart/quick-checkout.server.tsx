import type { RequestHead } from '~/services/backend';
import { renderToStaticMarkup } from 'react-dom/server';
import { ADDED_NOTICE, readFlash } from '~/features/page/notices/notice-cookie.server';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import type { RequestContext } from '~/services/context.server';
import type { Cart } from '~/services/shop-api';
import { checkoutPath } from './load-cart.server';
import { QuickCheckout } from './quick-checkout';
import { quickCheckoutView, type AddedToCart, type QuickCheckoutView } from './quick-checkout-view';

/**
 * The panel that a page shows after its add form was posted without script; null on every other
 * page.
 */
export async function loadQuickCheckout(
  request: RequestHead,
  context: RequestContext,
): Promise<QuickCheckoutView | null> {
  const flash = readFlash(request).find(({ key }) => key === ADDED_NOTICE);
  const { variationId, quantity } = flash?.values ?? {};
  if (typeof variationId !== 'number' || typeof quantity !== 'number') return null;
  const added = { variationId, quantity };
  return quickCheckoutView(await context.shop.getCart(), added, viewed(context));
}

/** The same as HTML, for the script that posts the add form itself. */
export function renderQuickCheckout(
  context: RequestContext,
  cart: Cart,
  added: AddedToCart,
): string | undefined {
  const view = quickCheckoutView(cart, added, viewed(context));
  if (!view) return undefined;
  const { locale, prefix } = context;
  return renderToStaticMarkup(
    <TextProvider i18n={i18nFor(locale)} prefix={prefix}>
      <QuickCheckout view={view} />
    </TextProvider>,
  );
}

function viewed({ visitor, priceGroup }: RequestContext) {
  return { checkoutPath: checkoutPath(visitor), priceGroup };
}
