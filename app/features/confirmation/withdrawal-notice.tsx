import { Notice } from '~/components/ui/notice';
import { date } from '~/i18n/format';
import { dateTime } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import type { WithdrawalView } from './withdrawal-view';

/**
 * That a withdrawal has arrived, of what, and until when goods and money go back (L-17). For what was
 * mixed to order there may be no right of withdrawal (§ 312g(2) no. 1 BGB): nothing is promised.
 */
export function WithdrawalNotice({ withdrawal }: { withdrawal: WithdrawalView }) {
  const { t, locale } = useText();
  const { receivedAt, until, isSent, goods } = withdrawal;
  const names = namesOf(goods);
  const mixed = goods.filter(({ isMixedToOrder }) => isMixedToOrder);
  const isAllMixed = mixed.length > 0 && mixed.length === goods.length;
  const day = { date: date(until, locale) };
  const lines = [
    t('order.withdrawn', { time: dateTime(receivedAt, locale) }),
    ...(names ? [`${t('order.withdrawnGoods')} ${names}`] : []),
    ...(isAllMixed ? [] : [t(isSent ? 'order.withdrawnSend' : 'order.withdrawnUnsent', day)]),
    ...(mixed.length > 0 ? [t('order.withdrawnMixed', { names: namesOf(mixed) })] : []),
  ];
  return (
    <div data-withdrawn={receivedAt}>
      <Notice type="neutral" message={lines} />
    </div>
  );
}

function namesOf(goods: WithdrawalView['goods']): string {
  return goods.map(({ name, quantity }) => `${quantity} × ${name}`).join('; ');
}
