import { money } from '~/i18n/format';
import { date } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import { workingDays } from '~/i18n/working-days';
import type { OrderView } from './order-view';

/** The next steps, in lines: mail, payment, gift cards, parcel. */
export function NextSteps({ order, shopEmail }: { order: OrderView; shopEmail: string }) {
  const { t, locale } = useText();
  if (order.statusName === 'cancelled') return <p>{t('order.cancelled')}</p>;
  if (order.statusName === 'withdrawn') return <p>{t('order.ended')}</p>;
  return (
    <ol className="next-steps">
      <li>
        {t(order.sentAt ? 'order.sentMail' : 'order.nextMail', { email: order.email })}{' '}
        {shopEmail && (
          <span className="small">
            {t('order.nextMailWrong')} <a href={`mailto:${shopEmail}`}>{shopEmail}</a>
          </span>
        )}
      </li>
      <li>{paymentSentence()}</li>
      {order.lines.some(({ isGiftCard }) => isGiftCard) && (
        <li>{t(order.boughtGiftCards.length > 0 ? 'giftCard.sent' : 'giftCard.nextStep')}</li>
      )}
      {order.needsDelivery && <li>{parcelSentence()}</li>}
    </ol>
  );

  function pickupSentence(pickup: NonNullable<OrderView['pickup']>): string {
    if (order.sentAt)
      return t('order.pickup.ready', { ...pickup, date: date(order.sentAt, locale) });
    const days = workingDays({ t }, order.deliveryTime);
    return days ? t('order.pickup.nextDays', { ...pickup, days }) : t('order.pickup.next', pickup);
  }

  function parcelSentence(): string {
    if (order.pickup) return pickupSentence(order.pickup);
    const carrier = order.shippingProvider || order.shippingProfileName;
    if (order.sentAt) return t('order.sent', { carrier, date: date(order.sentAt, locale) });
    const days = workingDays({ t }, order.deliveryTime);
    return days ? t('order.nextParcel', { carrier, days }) : t('order.nextParcelBy', { carrier });
  }

  function paymentSentence(): string {
    if (order.paymentStatusKey === 'nothingDue') return t('order.nextNothing');
    if (order.totals.total === 0) return t(order.sentAt ? 'order.nextNothing' : 'order.nextFree');
    if (order.paymentProgress === 'authorized') return t('order.nextHeld');
    if (order.isSettled) return t(order.sentAt ? 'order.nextPaidSent' : 'order.nextPaid');
    const total = money(order.balance.due, locale, order.totals.currency);
    if (order.paymentBankDetails) {
      const { id: number, payUntil } = order;
      return payUntil
        ? t('order.nextTransferUntil', { total, number, date: date(payUntil, locale) })
        : t('order.nextTransfer', { total, number });
    }
    const method = order.paymentMethodName;
    if (order.payUntil) {
      return t('order.nextPayUntil', { total, method, date: date(order.payUntil, locale) });
    }
    const count = order.paymentTermDays;
    return count === null
      ? t('order.nextPay', { total, method })
      : t('order.nextPayWithin', { total, method, count });
  }
}
