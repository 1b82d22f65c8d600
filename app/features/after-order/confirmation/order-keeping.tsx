import { AddToAccount } from '~/features/account/keep-order/add-to-account';
import { KeepOrder } from '~/features/account/keep-order/keep-order';

/** The account that can take an order without one: a new one, or the visitor's own. */
export type Keeping = 'newAccount' | 'ownAccount';

type OrderKeepingProps = { into: Keeping; orderId: number; path: string };

/** Takes a guest's order into an account. `path` is the order's own, with its key. */
export function OrderKeeping({ into, orderId, path }: OrderKeepingProps) {
  if (into === 'newAccount') return <KeepOrder path={path} errors={[]} />;
  return (
    <section className="keep-order panel" aria-labelledby="add-to-account">
      <AddToAccount orderId={orderId} path={path} level={2} />
    </section>
  );
}
