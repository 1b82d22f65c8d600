import { ErrorSummary, type SummaryError } from '~/components/ui/error-summary';
import { AddressLines } from '~/features/buy/addresses/address-lines';
import { Totals } from '~/features/buy/cart/totals-table';
import { DocumentList } from '~/features/after-order/documents/document-list';
import { date } from '~/i18n/instant';
import { preferredDeliveryLines } from '~/i18n/preferred-delivery-lines';
import { orderStatus } from '~/i18n/order-status';
import { useText } from '~/i18n/text';
import type { QrSquare } from '~/lib/qr-square.server';
import { GiftCards } from './gift-cards';
import { Pickup } from './pickup';
import { NextSteps } from './next-steps';
import { OrderBalance } from './order-balance';
import { OrderKeeping, type Keeping } from './order-keeping';
import { OrderLines } from './order-lines';
import { OrderReturns } from './order-returns';
import type { OrderView } from './order-view';
import { ParcelList } from '~/components/ui/parcel-list';
import { PaymentData } from './payment-data';
import { asksForPayment, isToPay, PaymentNotice } from './payment-notice';
import type { ReturnLink } from '~/features/account/my-orders/return-link';
import { WithdrawalNotice } from './withdrawal-notice';

type ConfirmationPageProps = {
  order: OrderView;
  shopEmail: string;
  /** The withdrawal form, filled in for this order. */
  withdrawalPath: string;
  /** The path of this order, with its key. */
  path: string;
  /** The reasons why the order has no VAT, or still has it. */
  vatNotes?: string[];
  /** Link to the form for returning goods. */
  returnLink?: ReturnLink | null;
  keepInto?: Keeping | null;
  /** The transfer as a code for banking apps. */
  transferCode?: QrSquare | null;
  /** Replaces the thanks when the page is viewed later. */
  title?: string;
  /** The errors of a posted form. */
  errors?: readonly SummaryError[];
};

export function ConfirmationPage({
  order,
  shopEmail,
  withdrawalPath,
  path,
  vatNotes = [],
  returnLink = null,
  keepInto = null,
  transferCode = null,
  title,
  errors = [],
}: ConfirmationPageProps) {
  const { t, find, locale, href } = useText();
  return (
    <article className="page confirmation">
      <ErrorSummary errors={errors} />
      <h1>{title ?? t(asksForPayment(order) ? 'order.notPaid' : 'order.thanks')}</h1>
      <p className="confirmation-number">
        {t('order.number')} <strong data-order-number={order.id}>{order.id}</strong>
        {' · '}
        <time dateTime={order.createdAt}>{date(order.createdAt, locale)}</time>
        {' · '}
        {orderStatus({ find }, { ...order, isCollected: order.pickup !== null })}
      </p>
      {order.orderReferences.map(({ originOrderId: number }) => (
        <p key={number}>{t('order.fromOffer', { number })}</p>
      ))}
      {order.withdrawal && <WithdrawalNotice withdrawal={order.withdrawal} />}
      <PaymentNotice order={order} path={path} />
      <NextSteps order={order} shopEmail={shopEmail} />
      <PaymentData order={order} transferCode={transferCode} />
      <GiftCards cards={order.boughtGiftCards} currency={order.totals.currency} path={path} />
      <div className="confirmation-facts">
        {order.pickup && <Pickup {...order.pickup} />}
        {order.needsDelivery && !order.pickup && (
          <section aria-labelledby="delivery-address">
            <h2 id="delivery-address">{t('checkout.shippingAddress')}</h2>
            <OrderAddress address={order.deliveryAddress} />
          </section>
        )}
        <section aria-labelledby="invoice-address">
          <h2 id="invoice-address">{t('checkout.billingAddress')}</h2>
          {order.isBillingSame && order.needsDelivery && !order.pickup ? (
            <p>{t('checkout.billingSame')}</p>
          ) : (
            <OrderAddress address={order.billingAddress} />
          )}
        </section>
        <section aria-labelledby={order.needsDelivery ? 'delivery-method' : 'payment-method'}>
          {order.needsDelivery && <Delivery order={order} />}
          <h2 id="payment-method">{t('checkout.paymentMethod')}</h2>
          <p>{order.paymentMethodName}</p>
          <p>{t(`order.paymentStatus.${order.paymentStatusKey}`)}</p>
          {order.canChangePayment && !isToPay(order) && (
            <p>
              <a href={href(`${path}/payment`)}>{t('orderPayment.title')}</a>
            </p>
          )}
        </section>
        {(order.contactWish || order.customerSign) && (
          <section aria-labelledby="your-message">
            <h2 id="your-message">{t('checkout.messageToUs')}</h2>
            {order.contactWish && <p className="typed-text">{order.contactWish}</p>}
            {order.customerSign && (
              <p>
                {t('checkout.customerSign')}: {order.customerSign}
              </p>
            )}
          </section>
        )}
      </div>
      <section aria-labelledby="order-lines">
        <h2 id="order-lines">{t('order.title')}</h2>
        <OrderLines
          lines={order.lines}
          currency={order.totals.currency}
          renderMore={(line) => order.canReview && <ReviewLink line={line} path={path} />}
        />
        <Totals totals={order.totals} />
        {vatNotes.map((note) => (
          <p key={note} className="vat-note">
            {note}
          </p>
        ))}
        <OrderBalance order={order} />
      </section>
      <OrderReturns returns={order.returns} />
      <DocumentList documents={order.documents} link={path} />
      {keepInto && <OrderKeeping into={keepInto} orderId={order.id} path={path} />}
      <p className="confirmation-links">
        <a href={href('/')}>{t('cart.continueShopping')}</a>
        <a href={href(`${path}/order-again`)}>{t('orderAgain.link')}</a>
        {returnLink && <a href={href(returnLink.path)}>{t(returnLink.title)}</a>}
        <a href={href('/cancellation-rights')}>{t('footer.cancellationRights')}</a>
        <a className="withdraw-link" href={href(withdrawalPath)}>
          {t('footer.withdraw')}
        </a>
      </p>
    </article>
  );
}

function Delivery({ order }: { order: OrderView }) {
  const { t, locale } = useText();
  const waitsForPayment = !order.isSettled && order.payUntil !== null;
  return (
    <>
      <h2 id="delivery-method">{t('checkout.shippingMethod')}</h2>
      <p>{order.shippingProfileName}</p>
      {preferredDeliveryLines(order.preferredDelivery, { t, locale }, { waitsForPayment }).map(
        (line) => (
          <p key={line}>{line}</p>
        ),
      )}
      {order.sentAt && (
        <p>
          {t(order.pickup ? 'order.pickup.readyDate' : 'order.sentDate')}:{' '}
          <time dateTime={order.sentAt}>{date(order.sentAt, locale)}</time>
        </p>
      )}
      <ParcelList parcels={order.parcels} />
    </>
  );
}

/** Link to the customer's review of these goods, written or not. */
function ReviewLink({ line, path }: { line: OrderView['lines'][number]; path: string }) {
  const { t, href } = useText();
  if (!line.canReview) return null;
  return (
    <p>
      <a href={href(`${path}/review/${line.variationId}`)}>
        {t('reviews.write')} <span className="visually-hidden">{line.name}</span>
      </a>
    </p>
  );
}

function OrderAddress({ address }: { address: OrderView['billingAddress'] }) {
  return <AddressLines address={address} country={address.countryName} state={address.stateName} />;
}
