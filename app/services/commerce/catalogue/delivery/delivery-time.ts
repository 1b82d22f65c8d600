import type { DeliveryTime } from '../../../shop-api';

/**
 * Working days from the order to the door (§ 312d BGB, L-43): the slowest goods are handed to the
 * carrier, who then needs `carrier` to the destination. The one rule behind every delivery time the
 * shop states. Without goods or carrier there is nothing to promise: null.
 */
export function deliveryTime(
  goods: readonly DeliveryTime[],
  carrier: DeliveryTime | null,
): DeliveryTime | null {
  if (goods.length === 0 || !carrier) return null;
  return {
    min: Math.max(...goods.map(({ min }) => min)) + carrier.min,
    max: Math.max(...goods.map(({ max }) => max)) + carrier.max,
  };
}

/** Working days until all of these goods are with the carrier. */
export function slowestGoods(lines: readonly { facts: { maxDays: number } }[]): number {
  return Math.max(0, ...lines.map(({ facts }) => facts.maxDays));
}
