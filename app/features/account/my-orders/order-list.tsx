import { ParcelList } from '~/components/ui/parcel-list';
import { money } from '~/i18n/format';
import { date } from '~/i18n/instant';
import { orderStatus } from '~/i18n/order-status';
import { useText } from '~/i18n/text';
import type { OrderSummaryView } from './order-summary-view';

type OrderListProps = {
  orders: readonly OrderSummaryView[];
  /** The level of its entries' headings. */
  level: 2 | 3;
};

/** Orders of the customer, the latest first. */
export function OrderList({ orders, level }: OrderListProps) {
  return (
    <ul className="order-list">
      {orders.map((order) => (
        <OrderEntry key={order.id} order={order} level={level} />
      ))}
    </ul>
  );
}

function OrderEntry({ order, level }: { order: OrderSummaryView; level: 2 | 3 }) {
  const { t, find, href, locale } = useText();
  const Heading = `h${level}` as const;
  const number = t('account.orderNumber', { number: order.id });
  return (
    <li className="order-entry" data-order={order.id}>
      <Heading>
        <a href={href(`/my-account/my-orders/${order.id}`)}>{number}</a>
      </Heading>
      <p className="order-entry-date">
        <time dateTime={order.createdAt}>{date(order.createdAt, locale)}</time>
      </p>
      <p className="order-entry-status">
        {orderStatus({ find }, order)}
        {', '}
        {t(`order.paymentStatus.${order.paymentStatusKey}`)}
        {order.sentAt && !order.isCollected && (
          <span>{t('account.sentOn', { date: date(order.sentAt, locale) })}</span>
        )}
      </p>
      <p className="order-entry-items">{itemsOf(order, t)}</p>
      <p className="order-entry-total">
        {money(order.totalGross, locale, order.currency)}
        {order.priceNow !== order.totalGross &&
          ` (${t('account.priceNow', { price: money(order.priceNow, locale, order.currency) })})`}
      </p>
      <ParcelList parcels={order.parcels} />
      <p className="order-entry-links">
        <a href={href(`/my-account/my-orders/${order.id}`)}>
          {t('account.details')} <span className="visually-hidden">{number}</span>
        </a>
        <a href={href(order.againPath)}>
          {t('orderAgain.link')} <span className="visually-hidden">{number}</span>
        </a>
        {order.returnLink && (
          <a href={href(order.returnLink.path)}>
            {t(order.returnLink.title)} <span className="visually-hidden">{number}</span>
          </a>
        )}
      </p>
    </li>
  );
}

type Translate = ReturnType<typeof useText>['t'];

function itemsOf({ itemNames, itemCount }: OrderSummaryView, t: Translate): string {
  const names = itemNames.join(', ');
  const more = itemCount - itemNames.length;
  return more > 0 ? `${names} ${t('account.andMore', { count: more })}` : names;
}
