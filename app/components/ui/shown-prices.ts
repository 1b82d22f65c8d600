import { createContext, useContext } from 'react';
import type { PriceGroup } from '~/lib/price-group';

/** How this page shows prices; amounts come in its kind already, what is said of them goes by this. */
export const ShownPrices = createContext<PriceGroup>('gross');

/** Are the prices of this page without VAT? */
export function useNetPrices(): boolean {
  return useContext(ShownPrices) === 'net';
}
