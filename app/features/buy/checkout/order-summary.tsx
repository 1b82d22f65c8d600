import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/button';
import { Details } from '~/components/ui/details';
import { Notice } from '~/components/ui/notice';
import { TextInput } from '~/components/ui/text-input';
import { LineFacts, LinePicture, LinePrice } from '~/features/buy/cart/line-text';
import type { CartLineView, TotalsView } from '~/features/buy/cart/cart-view';
import { ORDER_LIMITS } from '~/services/shop-api/entities/order-field-limits';
import { Totals, type ShownCode } from '~/features/buy/cart/totals-table';
import { money } from '~/i18n/format';
import { useText } from '~/i18n/text';
import { useCheckoutFields } from './checkout-fields';
import { useCheckoutReply } from './checkout-reply';
import { piecesOf, type CheckoutView } from './checkout-view';

type OrderSummaryProps = {
  view: CheckoutView;
  isBusy: boolean;
  /** The read-only view has no field for codes. */
  withCoupon: boolean;
};

/**
 * The ordered goods and their cost, and directly below them the one button (§ 312j BGB, L-01,
 * L-03).
 */
export function OrderSummary({ view, isBusy, withCoupon }: OrderSummaryProps) {
  const { t, href } = useText();
  return (
    <section
      className="panel order-summary"
      id="order-summary"
      ref={useOwnHeight()}
      aria-labelledby="summary-title"
      tabIndex={-1}
    >
      <h2 id="summary-title">{t('checkout.summary')}</h2>
      {withCoupon && <CouponFields {...view.totals} />}
      <Details summary={t('checkout.summaryLines', { count: piecesOf(view.lines) })} open>
        <ul className="summary-lines">
          {view.lines.map((line) => (
            <SummaryLine key={line.id} line={line} />
          ))}
        </ul>
        <p className="small">
          <a href={href('/cart')}>{t('checkout.changeCart')}</a>
        </p>
      </Details>
      {view.vatLines.map(({ type, text }) => (
        <Notice key={text} type={type} message={text} />
      ))}
      <Totals totals={view.totals} codeAction={withCoupon ? removeCode : undefined} />
      <PriceChange currency={view.totals.currency} />
      <Offer view={view} />
      <Button
        size="large"
        className="button-wide"
        name="intent"
        value="place"
        disabled={isBusy}
        aria-busy={isBusy}
      >
        {t('checkout.placeOrder')}
      </Button>
    </section>
  );
}

/** Sets the height of the summary for the style sheet: a tall one sticks with its end. */
function useOwnHeight() {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = summary;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      current.style.setProperty('--summary-height', `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return summary;
}

/**
 * The offer that the shopper sees beside the button; the shop compares the order with it
 * (reliability A2).
 */
function Offer({ view: { quote } }: { view: CheckoutView }) {
  return (
    <>
      <input type="hidden" name="attemptId" value={quote.attemptId} />
      <input type="hidden" name="cartVersion" value={quote.cartVersion} />
      <input type="hidden" name="quoteHash" value={quote.quoteHash} />
      <input type="hidden" name="shownTotal" value={quote.total} />
    </>
  );
}

function SummaryLine({ line }: { line: CartLineView }) {
  const { t, locale } = useText();
  return (
    <li className="summary-line">
      <LinePicture line={line} />
      <div>
        <p className="summary-line-name">{line.name}</p>
        <LineFacts line={line} />
        {line.shortDescription && <p className="small quiet">{line.shortDescription}</p>}
        <p>{t('checkout.lineQuantity', { count: line.quantity })}</p>
        <LinePrice line={line} />
      </div>
      <p className="summary-line-total">{money(line.lineTotal, locale, line.currency)}</p>
    </li>
  );
}

/** Both prices as text and numbers, not by colour alone (checklist 34). */
function PriceChange({ currency }: { currency: string }) {
  const { t, locale } = useText();
  const reply = useCheckoutReply();
  if (!reply?.priceChange) return null;
  const { before, after } = reply.priceChange;
  return (
    <dl className="price-change" data-price-change>
      <div>
        <dt>{t('checkout.before')}</dt>
        <dd>
          <s>{money(before, locale, currency)}</s>
        </dd>
      </div>
      <div>
        <dt>{t('checkout.now')}</dt>
        <dd>
          <strong>{money(after, locale, currency)}</strong>
        </dd>
      </div>
    </dl>
  );
}

/** Buttons of the whole form: the button of a gift card names its card. */
const removeCode = (code: ShownCode) => <RemoveCode {...code} />;

function RemoveCode({ label, giftCardId }: ShownCode) {
  const { t } = useText();
  const pressed = giftCardId
    ? { name: 'withoutGiftCard', value: giftCardId }
    : { name: 'intent', value: 'remove-coupon' };
  return (
    <button className="link-button" {...pressed}>
      {t('common.remove')} <span className="visually-hidden">{label}</span>
    </button>
  );
}

/** A coupon replaces another; gift cards are combined with it. */
function CouponFields({ coupon, giftCards }: Pick<TotalsView, 'coupon' | 'giftCards'>) {
  const { t } = useText();
  const field = useCheckoutFields().input('couponCode');
  return (
    <Details
      // A redeemed code leaves the field.
      key={[coupon?.code, ...giftCards.map(({ id }) => id)].join()}
      summary={t('cart.couponQuestion')}
      open={Boolean(field.error)}
      className="coupon"
    >
      <TextInput
        {...field}
        label={t('cart.coupon')}
        maxLength={ORDER_LIMITS.cart.couponCode}
        autoComplete="off"
        spellCheck={false}
      />
      <Button variant="secondary" size="small" name="intent" value="coupon">
        {t('cart.couponApply')}
      </Button>
    </Details>
  );
}
