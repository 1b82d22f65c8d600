import { ButtonLink } from '~/components/ui/button';
import { PriceNote } from '~/components/ui/price';
import { ShownPrices } from '~/components/ui/shown-prices';
import { money } from '~/i18n/format';
import { useText } from '~/i18n/text';
import { LineFacts, LinePicture } from './line-text';
import type { QuickCheckoutView } from './quick-checkout-view';

/** A part of the page after a form post; the script of the shop pages shows the same as a dialog. */
export function QuickCheckoutPanel({ view }: { view: QuickCheckoutView }) {
  const { t } = useText();
  return (
    <section
      className="panel quick-checkout-panel"
      aria-labelledby="quick-checkout-heading"
      data-notice="positive"
    >
      <h2 id="quick-checkout-heading">{t('notices.cartItemAdded')}</h2>
      <QuickCheckout view={view} />
    </section>
  );
}

export function QuickCheckout({ view }: { view: QuickCheckoutView }) {
  const { t, locale, href } = useText();
  const { line } = view;
  const amount = (cents: number) => money(cents, locale, line.currency);
  return (
    <div className="quick-checkout">
      <LinePicture line={line} />
      <div className="quick-checkout-text">
        <p className="quick-checkout-name">{line.name}</p>
        <LineFacts line={line} />
        {line.shortDescription && <p className="small">{line.shortDescription}</p>}
        <p>{t('cart.addedLine', { count: view.quantity, price: amount(line.price) })}</p>
      </div>
      <p className="quick-checkout-sum">
        <span>{t('cart.itemCount', { count: view.cartCount })}</span>
        <span>
          {t('cart.subtotal')}: <strong>{amount(view.subtotal)}</strong>
        </span>
      </p>
      {!line.isGiftCard && !view.isExempt && (
        <ShownPrices.Provider value={view.priceGroup}>
          <PriceNote />
        </ShownPrices.Provider>
      )}
      <div className="button-row">
        <ButtonLink variant="secondary" href={href('/cart')}>
          {t('cart.toCart')}
        </ButtonLink>
        <ButtonLink href={href(view.checkoutPath)}>{t('cart.checkout')}</ButtonLink>
      </div>
    </div>
  );
}
