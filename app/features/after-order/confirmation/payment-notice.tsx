import { Button } from '~/components/ui/button';
import { Notice, type NoticeType } from '~/components/ui/notice';
import { useText } from '~/i18n/text';
import type { TextKey } from '~/i18n/translator';
import type { PaymentProgress } from '~/services/shop-api';
import type { OrderView } from './order-view';

type PaymentNoticeProps = {
  order: OrderView;
  /** The path of the order, with its key. */
  path: string;
};

const NOTICES: Record<Exclude<PaymentProgress, 'none'>, [NoticeType, TextKey]> = {
  toPay: ['warning', 'orderPayment.toPay'],
  notCompleted: ['warning', 'orderPayment.notCompleted'],
  inProgress: ['neutral', 'orderPayment.inProgress'],
  authorized: ['positive', 'orderPayment.authorized'],
  underReview: ['warning', 'orderPayment.underReview'],
  refunding: ['neutral', 'orderPayment.refunding'],
  chargedBack: ['warning', 'orderPayment.chargedBack'],
};

/** The state of an order's payment while it is pending or has failed (§8). */
export function PaymentNotice({ order, path }: PaymentNoticeProps) {
  const { t } = useText();
  const { paymentProgress: progress } = order;
  if (progress === 'none') return null;
  if (isToPay(order) && !asksForPayment(order)) return null;
  const [type, key] = NOTICES[progress];
  return (
    <div className="payment-notice">
      <Notice type={type} message={t(key)} />
      {asksForPayment(order) && <PayForm order={order} path={path} />}
    </div>
  );
}

/**
 * The latest payment attempt is not pending: the order can be paid here, or with another method.
 */
export function isToPay({ paymentProgress }: Pick<OrderView, 'paymentProgress'>): boolean {
  return paymentProgress === 'toPay' || paymentProgress === 'notCompleted';
}

/** The payment failed or did not begin, and the page offers to pay: it does not thank for the order. */
export function asksForPayment(
  order: Pick<OrderView, 'paymentProgress' | 'canChangePayment'>,
): boolean {
  return isToPay(order) && order.canChangePayment;
}

/** Retries the chosen payment method; the other methods have a page. */
function PayForm({ order, path }: PaymentNoticeProps) {
  const { t, href } = useText();
  const isFirst = order.paymentProgress === 'toPay';
  return (
    <form className="pay-form" method="post" action={href(`${path}/payment`)}>
      <input type="hidden" name="paymentId" value={order.paymentMethodId} />
      <Button size="large">
        {t(isFirst ? 'orderPayment.payNow' : 'orderPayment.payOnceMore')}
      </Button>
      <a href={href(`${path}/payment`)}>{t('orderPayment.otherWay')}</a>
    </form>
  );
}
