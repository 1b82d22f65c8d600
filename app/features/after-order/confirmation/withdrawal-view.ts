import { onShopClock } from '~/lib/shop-time';
import { ORDER_DATE_TYPE, type Order } from '~/services/shop-api';

export type WithdrawalView = {
  receivedAt: string;
  /** Last day to pay back, and to send the goods back (§§ 355(3), 357(1) BGB). */
  until: string;
  /** Were any of the goods sent? Others need not come back: removed unsent, or gift cards. */
  isSent: boolean;
  /** Is any of it a gift card, which comes by mail and is not returned, but is deactivated? */
  hasCards: boolean;
  /** Does a part of it wait for an employee? */
  isOpen: boolean;
  /** Is the outcome known for any of the goods? Not if all of them are used gift cards. */
  isPromised: boolean;
  /** Was nothing paid for it? Then no money goes back. */
  isUnpaid: boolean;
  /** The withdrawn goods; empty if they were stated only as text. */
  goods: {
    id: number;
    name: string;
    quantity: number;
    /** Pieces that were removed from the order before they were sent. */
    unsent: number;
    isMadeToOrder: boolean;
  }[];
};

const UNPAID: readonly string[] = ['unpaid', 'nothingDue'];

/** Is the outcome of the withdrawal known: neither sent nor billed, or being returned? */
function isSettled(item: Order['orderItems'][number]): boolean {
  const { quantity, returnableQuantity, withdrawnQuantity } = item;
  return withdrawnQuantity > 0 && quantity - returnableQuantity >= withdrawnQuantity;
}

/** The withdrawal as an order page shows it (L-17); null if there is none. */
export function withdrawalView(order: Order): WithdrawalView | null {
  if (order.withdrawnAt === null) return null;
  const withdrawn = order.orderItems.filter(({ withdrawnQuantity }) => withdrawnQuantity > 0);
  const wasSent = order.dates.some(({ typeId }) => typeId === ORDER_DATE_TYPE.deliveryDate);
  return {
    receivedAt: order.withdrawnAt,
    until: daysAfter(order.withdrawnAt, 14),
    isSent: wasSent && (withdrawn.length === 0 || withdrawn.some(comesInParcel)),
    isOpen: order.isWithdrawalOpen,
    isPromised: withdrawn.length > 0 || order.orderItems.some(({ isGiftCard }) => !isGiftCard),
    hasCards: withdrawn.some(({ isGiftCard }) => isGiftCard),
    isUnpaid: order.orderItems.some(isSettled) && UNPAID.includes(order.paymentStatusKey),
    goods: withdrawn.map((item) => ({
      id: item.id,
      name: [item.orderItemName, item.variationName].filter(Boolean).join(', '),
      quantity: item.withdrawnQuantity,
      unsent: item.unsentQuantity,
      isMadeToOrder: item.isMadeToOrder,
    })),
  };
}

/** Goods that the buyer has, and sends back. */
function comesInParcel({
  isGiftCard,
  withdrawnQuantity,
  unsentQuantity,
}: Order['orderItems'][number]) {
  return !isGiftCard && withdrawnQuantity > unsentQuantity;
}

/** The day this many days after the day of a timestamp, by the shop's clock. */
export function daysAfter(moment: string, days: number): string {
  const day = new Date(`${onShopClock(new Date(moment)).slice(0, 10)}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
