import { ShopError } from '../../../shop-api';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

/** The rule for the quantities of a variation that can be ordered. */
export type QuantityRule = { minimum: number; interval: number; maximum: number | null };

/** The largest quantity up to `quantity` that may be ordered; 0 when none. */
export function floorToInterval(
  quantity: number,
  { minimum, interval, maximum }: QuantityRule,
): number {
  const most = Math.min(quantity, maximum ?? LIMITS.cart.quantity, LIMITS.cart.quantity);
  if (most < minimum) return 0;
  return minimum + Math.floor((most - minimum) / interval) * interval;
}

/** Throws `cart.addToBasket.*` when this quantity of a variation is not allowed in one line. */
export function checkQuantity(quantity: number, rule: QuantityRule): void {
  const { minimum, interval } = rule;
  const maximum = rule.maximum ?? LIMITS.cart.quantity;
  if (quantity > maximum) {
    throw new ShopError('cart.addToBasket.maxVariationQuantityReached', {
      cause: { maximum },
    });
  }
  if (quantity < minimum) {
    throw new ShopError('cart.addToBasket.minVariationQuantityNotReached', {
      cause: { minimum },
    });
  }
  if ((quantity - minimum) % interval !== 0) {
    throw new ShopError('cart.addToBasket.intervalQuantityNotMet', {
      cause: { minimum, interval },
    });
  }
}
