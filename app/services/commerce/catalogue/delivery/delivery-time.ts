import type { DeliveryTime } from '../../../shop-api';

/**
 * Working days from the order to delivery (§ 312d BGB, L-43): the slowest goods are handed to the
 * carrier, which then needs `carrier` to the destination. The only rule for every delivery time
 * that the shop states. Without goods or carrier: null.
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
