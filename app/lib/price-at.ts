type PriceRow = { price: number };
type Ladder<P> = {
  default: P;
  specialOffer: P | null;
  graduatedPrices: (P & { minimumOrderQuantity: number })[];
};

/**
 * THE price of one piece when `quantity` pieces are bought (§3, open point 1.3): the special offer
 * if it is lower than the graduated price for that quantity, otherwise the latter. Pages, tables of
 * graduated prices and the cart all use this function. `P` is the type of price; amounts are
 * integer cents.
 */
export function priceAt<P extends PriceRow>(prices: Ladder<P>, quantity: number): P {
  const reached = prices.graduatedPrices.filter((step) => step.minimumOrderQuantity <= quantity);
  reached.sort((a, b) => b.minimumOrderQuantity - a.minimumOrderQuantity);
  const regular: P = reached[0] ?? prices.default;
  const offer = prices.specialOffer;
  return offer && offer.price < regular.price ? offer : regular;
}
