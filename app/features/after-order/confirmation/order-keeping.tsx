import { AddToAccount } from '~/features/account/keep-order/add-to-account';
import { KeepOrder } from '~/features/account/keep-order/keep-order';

/** Into which account an order could come that is in none: one that begins with it, or the visitor's own. */
export type Keeping = 'newAccount' | 'ownAccount';

type OrderKeepingProps = { into: Keeping; orderId: number; path: string };

/** The way of a guest's order into an account. `path` is the order's own, with its key. */
export function OrderKeeping({ into, orderId, path }: OrderKeepingProps) {
  if (into === 'newAccount') return <KeepOrder path={path} errors={[]} />;
  return (
    <section className="keep-order panel" aria-labelledby="add-to-account">
      <AddToAccount orderId={orderId} path={path} level={2} />
    </section>
  );
}
