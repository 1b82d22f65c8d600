import { LegalGuarantee } from '~/components/guarantee/legal-guarantee';
import { ErrorSummary } from '~/components/ui/error-summary';
import { Notice } from '~/components/ui/notice';
import type { QrCodeView } from '~/components/ui/qr-code';
import { Totals } from '~/features/buy/cart/totals-table';
import { AddressLines } from '~/features/buy/addresses/address-lines';
import { OrderLines } from '~/features/after-order/confirmation/order-lines';
import { Pickup } from '~/features/after-order/confirmation/pickup';
import { date } from '~/i18n/instant';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';
import { workingDays } from '~/i18n/working-days';
import { OfferAnswer } from './offer-answer';
import { OfferLineFacts } from './offer-line-facts';
import { OfferState } from './offer-state-notice';
import type { OfferView } from './offer-view';

type OfferPageProps = {
  offer: OfferView;
  vatNotes: string[];
  shopEmail: string;
  guaranteeQrCode: QrCodeView;
  /** Path of the offer with its key. */
  path: string;
  reply?: FormReply | undefined;
};

/** An offer: its content, its validity, and the answer (§2). */
export function OfferPage({
  offer,
  vatNotes,
  shopEmail,
  guaranteeQrCode,
  path,
  reply,
}: OfferPageProps) {
  const { t, locale } = useText();
  return (
    <article className="page confirmation offer">
      {reply && <ErrorSummary errors={reply.errors} />}
      <h1>{t('offer.title')}</h1>
      <p className="confirmation-number">
        {t('offer.number')} <strong data-offer-number={offer.id}>{offer.id}</strong>
        {' · '}
        {t('offer.validUntil')}{' '}
        <time dateTime={offer.validUntil}>{date(offer.validUntil, locale)}</time>
      </p>
      <OfferState offer={offer} />
      {offer.note && (
        <section aria-labelledby="offer-note">
          <h2 id="offer-note">{t('offer.note')}</h2>
          <p className="typed-text">{offer.note}</p>
        </section>
      )}
      <section aria-labelledby="offer-goods">
        <h2 id="offer-goods">{t('offer.goods')}</h2>
        <OrderLines
          lines={offer.lines}
          currency={offer.totals.currency}
          renderMore={(line) => <OfferLineFacts line={line} currency={offer.totals.currency} />}
        />
        <Totals totals={offer.totals} />
        {vatNotes.map((note) => (
          <p key={note} className="vat-note">
            {note}
          </p>
        ))}
      </section>
      <OfferFacts offer={offer} />
      {offer.state === 'open' && offer.short !== '' && (
        <Notice
          type="warning"
          message={
            <>
              {t('offer.short', { names: offer.short })}{' '}
              <a href={`mailto:${shopEmail}`}>{shopEmail}</a>
            </>
          }
        />
      )}
      {offer.state === 'open' && offer.needsDelivery && (
        <LegalGuarantee qrCode={guaranteeQrCode} heading="h2" />
      )}
      {offer.state === 'open' && <OfferAnswer offer={offer} path={path} reply={reply} />}
      {shopEmail && offer.short === '' && (
        <p className="small">
          {t('offer.questions')} <a href={`mailto:${shopEmail}`}>{shopEmail}</a>
        </p>
      )}
    </article>
  );
}

function OfferFacts({ offer }: { offer: OfferView }) {
  const { t } = useText();
  const { shippingProfileName: profile, deliveryTime } = offer;
  const days = workingDays({ t }, deliveryTime);
  return (
    <div className="confirmation-facts">
      {offer.pickup && <Pickup {...offer.pickup} />}
      {offer.needsDelivery && !offer.pickup && (
        <section aria-labelledby="delivery-address">
          <h2 id="delivery-address">{t('checkout.shippingAddress')}</h2>
          <OfferAddress address={offer.deliveryAddress} />
        </section>
      )}
      <section aria-labelledby="invoice-address">
        <h2 id="invoice-address">{t('checkout.billingAddress')}</h2>
        {offer.isBillingSame && offer.needsDelivery && !offer.pickup ? (
          <p>{t('checkout.billingSame')}</p>
        ) : (
          <OfferAddress address={offer.billingAddress} />
        )}
      </section>
      <section aria-labelledby="offer-delivery">
        <h2 id="offer-delivery">{t('offer.delivery')}</h2>
        {offer.needsDelivery ? (
          <p>{days && !offer.pickup ? t('offer.deliveryBy', { profile, days }) : profile}</p>
        ) : (
          <p>{t('giftCard.byMail')}</p>
        )}
        <p>{offer.paymentMethodName}</p>
        {offer.paymentTermDays !== null && (
          <p>{t('offer.term', { count: offer.paymentTermDays })}</p>
        )}
      </section>
    </div>
  );
}

function OfferAddress({ address }: { address: OfferView['billingAddress'] }) {
  return <AddressLines address={address} country={address.countryName} state={address.stateName} />;
}
