import { createContext, useContext } from 'react';
import type { PriceGroup } from '~/lib/price-group';

/**
 * The price display of this page; amounts are already converted, and the notes on them depend on
 * this.
 */
export const ShownPrices = createContext<PriceGroup>('gross');

/** Are the prices of this page without VAT? */
export function useNetPrices(): boolean {
  return useContext(ShownPrices) === 'net';
}
