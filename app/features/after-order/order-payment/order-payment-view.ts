import { iconAddress } from '~/features/buy/checkout/checkout-view';
import type { Order, PaymentMethod } from '~/services/shop-api';

export type OrderPaymentView = Pick<Order, 'id' | 'currency' | 'paymentProgress'> & {
  /** What is still to be paid. */
  due: number;
  chosenId: number;
  chosenName: string;
  /** Ways to pay the order; null: it is paid as it is. */
  methods: Pick<PaymentMethod, 'id' | 'name' | 'icon' | 'description'>[] | null;
  /** Said above them; null: nothing is. */
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
