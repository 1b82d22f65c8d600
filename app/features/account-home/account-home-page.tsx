import { useText } from '~/i18n/text';
import { NoOrders } from '~/features/my-orders/no-orders';
import { OrderList } from '~/features/my-orders/order-list';
import type { AccountHomeView } from './load-account-home.server';

export function AccountHomePage({ home }: { home: AccountHomeView }) {
  const { t, href } = useText();
  return (
    <>
      <h1>{home.name ? t('account.greeting', { name: home.name }) : t('account.title')}</h1>
      <section aria-labelledby="last-orders">
        <div className="account-head">
          <h2 id="last-orders">{t('account.lastOrders')}</h2>
          {home.hasMoreOrders && (
            <a href={href('/my-account/my-orders')}>{t('account.allOrders')}</a>
          )}
        </div>
        {home.orders.length > 0 ? <OrderList orders={home.orders} level={3} /> : <NoOrders />}
      </section>
    </>
  );
}
