import { Pagination } from '~/components/ui/pagination';
import { useText } from '~/i18n/text';
import { NoOrders } from './no-orders';
import { OrderList } from './order-list';
import type { OrderSummaryView } from './order-summary-view';

type MyOrdersProps = { orders: OrderSummaryView[]; page: number; lastPage: number };

export function MyOrdersPage({ orders, page, lastPage }: MyOrdersProps) {
  const { t, href } = useText();
  const path = href('/my-account/my-orders');
  return (
    <>
      <h1>{t('account.orders')}</h1>
      {orders.length === 0 ? (
        <NoOrders />
      ) : (
        <>
          <OrderList orders={orders} level={2} />
          <Pagination
            page={page}
            lastPage={lastPage}
            hrefOf={(number) => (number === 1 ? path : `${path}?page=${number}`)}
          />
        </>
      )}
    </>
  );
}
