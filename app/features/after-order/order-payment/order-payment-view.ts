import { iconAddress } from '~/features/buy/checkout/checkout-view';
import type { Order, PaymentMethod } from '~/services/shop-api';

export type OrderPaymentView = Pick<Order, 'id' | 'currency' | 'paymentProgress'> & {
  /** The amount due. */
  due: number;
  chosenId: number;
  chosenName: string;
  /** Payment methods for the order; null: they can no longer be changed. */
  methods: Pick<PaymentMethod, 'id' | 'name' | 'icon' | 'description'>[] | null;
  /** A notice above them; null: none. */
  notice: string | null;
};

export function orderPaymentView(order: Order, notice: string | null): OrderPaymentView {
  const methods = order.paymentMethodListForSwitch.map((method) => ({
    id: method.id,
    name: method.name,
    icon: iconAddress(method),
    description: method.description,
  }));
  return {
    id: order.id,
    currency: order.currency,
    paymentProgress: order.paymentProgress,
    due: order.balance.due,
    chosenId: order.paymentMethodId,
    chosenName: order.paymentMethodName,
    notice,
    methods: order.allowPaymentMethodSwitchFrom ? methods : null,
  };
}
