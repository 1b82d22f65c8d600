import type { ComponentProps } from 'react';
import { CachedFragment } from '~/components/personal/cached-fragment';
import { ButtonLink } from '~/components/ui/button';
import { ErrorSummary, type SummaryError } from '~/components/ui/error-summary';
import { Notice } from '~/components/ui/notice';
import { money } from '~/i18n/format';
import { useText } from '~/i18n/text';
import { workingDays } from '~/i18n/working-days';
import { CartLine } from './cart-line';
import { CouponForm, RemoveCode } from './coupon-form';
import { EmptyCart } from './empty-cart';
import { ExpressButton } from './express-button';
import type { CartReply } from './cart-intents.server';
import type { CartPageView } from './load-cart.server';
import { Totals, type ShownCode } from './totals-table';

const removeCode = (code: ShownCode) => <RemoveCode {...code} />;

/** `reply` is the result of a refused form. */
export function CartPage({ cart, reply }: { cart: CartPageView; reply?: CartReply | undefined }) {
  const { t, href, locale } = useText();
  const isNet = cart.totals.netTotal !== undefined;
  const error = reply?.error && atItsControl(reply.error, cart);
  const errorAt = (field: string) => (error?.field === field ? error : undefined);
  if (cart.lines.length === 0) {
    return (
      <>
        <CartNotices cart={cart} error={error} />
        <EmptyCart />
      </>
    );
  }
  return (
    <div className="page cart" data-cart>
      <CartNotices cart={cart} error={error} />
      <h1>{t('cart.title')}</h1>
      <div className="cart-columns">
        <section aria-label={t('cart.lines')}>
          <ul className="cart-lines">
            {cart.lines.map((line) => {
              const lineError = errorAt(`quantity-${line.id}`);
              return (
                <CartLine
                  key={line.id}
                  line={line}
                  error={lineError}
                  typed={lineError && reply?.typed}
                />
              );
            })}
          </ul>
        </section>
        <section className="panel cart-summary" aria-labelledby="cart-summary">
          <h2 id="cart-summary">{t('cart.summary')}</h2>
          {cart.vatLines.map(({ type, text }) => (
            <Notice key={text} type={type} message={text} />
          ))}
          <Totals
            totals={cart.totals}
            shippingLabel={t('cart.shippingTo', { country: cart.shippingCountry })}
            codeAction={removeCode}
          />
          {cart.isTaxed && (
            <p className="price-note">{t(isNet ? 'cart.vatExcluded' : 'cart.vatIncluded')}</p>
          )}
          {cart.missingToFreeShipping !== null && (
            <p className="cart-free-shipping" data-missing={cart.missingToFreeShipping}>
              {t('cart.missingToFreeShipping', {
                amount: money(cart.missingToFreeShipping, locale, cart.totals.currency),
                country: cart.shippingCountry,
              })}
            </p>
          )}
          <ButtonLink size="large" className="button-wide" href={href(cart.checkoutPath)}>
            {t('cart.checkout')}
          </ButtonLink>
          {cart.hasExpress && <ExpressButton />}
          <CouponPart error={errorAt('couponCode')} typed={reply?.typed} />
          <BeforeOrdering cart={cart} />
        </section>
      </div>
    </div>
  );
}

/**
 * The line or the field for codes may be gone since the form was rendered, for example by another
 * tab.
 */
export function atItsControl(
  error: SummaryError,
  { lines }: { lines: readonly { id: number }[] },
): SummaryError {
  const controls = lines.map(({ id }) => `quantity-${id}`);
  if (lines.length > 0) controls.push('couponCode');
  return controls.includes(error.field) ? error : { ...error, field: '' };
}

function CartNotices({ cart, error }: { cart: CartPageView; error: SummaryError | undefined }) {
  return (
    <>
      {error && <ErrorSummary errors={[error]} />}
      {cart.notices.map((notice) => (
        <Notice key={notice.text} type={notice.type} message={notice.text} />
      ))}
    </>
  );
}

/** The same for all, until a code was refused. */
function CouponPart({ error, typed }: ComponentProps<typeof CouponForm>) {
  if (error) return <CouponForm error={error} typed={typed} />;
  return (
    <CachedFragment name="coupon-form" from={[]}>
      <CouponForm />
    </CachedFragment>
  );
}

/** Delivery countries and payment methods, before the order begins (§ 312j(1) BGB). */
function BeforeOrdering({ cart }: { cart: CartPageView }) {
  const { t, href } = useText();
  const { countries, shippingCountry, deliveryTime, paymentMethods } = cart;
  const days = workingDays({ t }, deliveryTime);
  return (
    <CachedFragment
      name="before-ordering"
      from={[countries, shippingCountry, deliveryTime, paymentMethods]}
    >
      <div className="cart-conditions">
        <p>{t('cart.deliveryTo', { countries: countries.join(', ') })}</p>
        {days && <p>{t('cart.deliveryTime', { country: shippingCountry, days })}</p>}
        {paymentMethods.length > 0 && (
          <p>{t('cart.payWith', { methods: paymentMethods.join(', ') })}</p>
        )}
        <p>
          <a href={href('/shipping')}>{t('cart.conditionsLink')}</a>
        </p>
      </div>
    </CachedFragment>
  );
}
