import { Notice } from '~/components/ui/notice';
import { useText } from '~/i18n/text';
import type { OrderView } from './order-view';

/** Where the money of an order is, while it is on its way or has come to nothing (§8). */
export function PaymentNotice({
  order: { paymentProgress, canChangePayment },
}: {
  order: OrderView;
}) {
  const { t } = useText();
  if (paymentProgress === 'inProgress') return <Notice message={t('orderPayment.inProgress')} />;
  const isLeft = paymentProgress === 'notCompleted' && canChangePayment;
  return isLeft ? <Notice type="warning" message={t('orderPayment.notCompleted')} /> : null;
}
