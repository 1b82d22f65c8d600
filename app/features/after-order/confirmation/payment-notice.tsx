import { Button } from '~/components/ui/button';
import { Notice, type NoticeType } from '~/components/ui/notice';
import { useText } from '~/i18n/text';
import type { TextKey } from '~/i18n/translator';
import type { PaymentProgress } from '~/services/shop-api';
import type { OrderView } from './order-view';

type PaymentNoticeProps = {
  order: OrderView;
  /** Of the order, with its key. */
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

/** Where the money of an order is, while it is on its way or has come to nothing (§8). */
export function PaymentNotice({ order, path }: PaymentNoticeProps) {
  const { t } = useText();
  const { paymentProgress: progress, canChangePayment } = order;
  if (progress === 'none') return null;
  const isPayable = isToPay(order);
  if (isPayable && !canChangePayment) return null;
  const [type, key] = NOTICES[progress];
  return (
    <div className="payment-notice">
      <Notice type={type} message={t(key)} />
      {isPayable && <PayForm order={order} path={path} />}
    </div>
  );
}

/** The money of its latest attempt is not on its way: it is paid here, or in another way. */
export function isToPay({ paymentProgress }: Pick<OrderView, 'paymentProgress'>): boolean {
  return paymentProgress === 'toPay' || paymentProgress === 'notCompleted';
}

/** The way to pay that was chosen, once more; the other ways have a page. */
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
