import { Notice } from '~/components/ui/notice';
import { date } from '~/i18n/format';
import { dateTime } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import type { WithdrawalView } from './withdrawal-view';

/** That a withdrawal has arrived, of what, and until when goods and money go back (L-17). */
export function WithdrawalNotice({ withdrawal }: { withdrawal: WithdrawalView }) {
  const { t, locale } = useText();
  const { receivedAt, until, isSent, goods } = withdrawal;
  const names = goods.map(({ name, quantity }) => `${quantity} × ${name}`).join('; ');
  const day = { date: date(until, locale) };
  const lines = [
    t('order.withdrawn', { time: dateTime(receivedAt, locale) }),
    ...(names ? [`${t('order.withdrawnGoods')} ${names}`] : []),
    t(isSent ? 'order.withdrawnSend' : 'order.withdrawnUnsent', day),
  ];
  return (
    <div data-withdrawn={receivedAt}>
      <Notice type="neutral" message={lines} />
    </div>
  );
}
