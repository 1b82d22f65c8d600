import { ButtonLink } from '~/components/ui/button';
import { useText } from '~/i18n/text';
import { TURN_SECONDS } from './return-query';
import type { ConfirmedPayment } from './load-mollie-payment.server';

/** Between the provider's page and the order, while the result of the payment is unknown. */
export function MolliePaymentPage({ orderId, nextPath, isAsking, orderPath }: ConfirmedPayment) {
  const { t, href } = useText();
  return (
    <article className="page page-narrow order-payment">
      <h1>{t('orderPayment.confirming')}</h1>
      <p className="lead">
        {t(isAsking ? 'orderPayment.confirmingLead' : 'orderPayment.confirmingLater', {
          number: orderId,
          seconds: TURN_SECONDS,
        })}
      </p>
      <p>
        <ButtonLink href={href(nextPath)}>{t('orderPayment.confirmAgain')}</ButtonLink>
      </p>
      {orderPath && (
        <p>
          <a href={href(orderPath)}>{t('orderPayment.toOrder')}</a>
        </p>
      )}
    </article>
  );
}
