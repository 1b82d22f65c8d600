import type { Order, PaymentMethod } from '~/services/shop-api';

export type OrderPaymentView = Pick<Order, 'id' | 'currency' | 'paymentProgress'> & {
  /** What is still to be paid. */
  due: number;
  chosenId: number;
  chosenName: string;
  /** Ways to pay the order; null: it is paid as it is. */
  methods: Pick<PaymentMethod, 'id' | 'name' | 'description'>[] | null;
};

export function orderPaymentView(order: Order): OrderPaymentView {
  const methods = order.paymentMethodListForSwitch.map(({ id, name, description }) => ({
    id,
    name,
    description,
  }));
  return {
    id: order.id,
    currency: order.currency,
    paymentProgress: order.paymentProgress,
    due: order.owed.due,
    chosenId: order.paymentMethodId,
    chosenName: order.paymentMethodName,
    methods: order.allowPaymentMethodSwitchFrom ? methods : null,
  };
}
