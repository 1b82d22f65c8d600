import { Notice } from '~/components/ui/notice';
import { date, dateTime } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import type { WithdrawalView } from './withdrawal-view';

/**
 * States that a withdrawal has arrived, its goods, and the deadlines for goods and money (L-17).
 * Goods mixed to order may have no right of withdrawal (§ 312g(2) no. 1 BGB): nothing is promised.
 */
export function WithdrawalNotice({ withdrawal }: { withdrawal: WithdrawalView }) {
  const { t, locale } = useText();
  const { receivedAt, until, isSent, isUnpaid, hasCards, isOpen, isPromised, goods } = withdrawal;
  const names = namesOf(goods);
  const mixed = goods.filter(({ isMadeToOrder }) => isMadeToOrder);
  const unsent = goods.flatMap(({ unsent: quantity, ...each }) =>
    quantity > 0 ? [{ ...each, quantity }] : [],
  );
  const isAllMixed = mixed.length > 0 && mixed.length === goods.length;
  const day = { date: date(until, locale) };
  const lines = [
    t('order.withdrawn', { time: dateTime(receivedAt, locale) }),
    ...(names ? [`${t('order.withdrawnGoods')} ${names}`] : []),
    ...(unsent.length > 0 ? [t('order.withdrawnOut', { names: namesOf(unsent) })] : []),
    ...(hasCards ? [t('order.withdrawnCards')] : []),
    ...(isAllMixed || !isPromised ? [] : [sentence()]),
    ...(mixed.length > 0 ? [t('order.withdrawnMixed', { names: namesOf(mixed) })] : []),
    ...(isOpen ? [t('order.withdrawnOpen')] : []),
  ];
  function sentence(): string {
    if (!isSent) return isUnpaid ? t('order.withdrawnUnpaid') : t('order.withdrawnUnsent', day);
    return t(isUnpaid ? 'order.withdrawnSendUnpaid' : 'order.withdrawnSend', day);
  }
  return (
    <div data-withdrawn={receivedAt}>
      <Notice type="neutral" message={lines} />
    </div>
  );
}

function namesOf(goods: { name: string; quantity: number }[]): string {
  return goods.map(({ name, quantity }) => `${quantity} × ${name}`).join('; ');
}
