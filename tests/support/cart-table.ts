/** A country of the test shop with its VAT rates (percent times 100) and delivery. */
export type TableCountry = {
  id: number;
  zipCode: string;
  standard: number;
  reduced: number;
  /** Weight in grams up to which a price applies, lightest first. */
  parcels: [maximum: number, price: number][];
  freeFrom: number | null;
};

/** A copy of the values in `shop-constants.ts`, because the table must not depend on the shop. */
export const COUNTRIES: Record<string, TableCountry> = {
  DE: {
    id: 1,
    zipCode: '10115',
    standard: 1900,
    reduced: 700,
    parcels: [
      [5000, 490],
      [31_500, 690],
    ],
    freeFrom: 10_000,
  },
  AT: {
    id: 2,
    zipCode: '1010',
    standard: 2000,
    reduced: 1000,
    parcels: [[31_500, 990]],
    freeFrom: null,
  },
  CH: {
    id: 4,
    zipCode: '8001',
    standard: 0,
    reduced: 0,
    parcels: [[31_500, 1990]],
    freeFrom: null,
  },
};

export type TableGoods = {
  price: number;
  offer?: number;
  /** Price of one piece from a quantity on. */
  steps?: Record<number, number>;
  isReducedVat?: boolean;
  isWall?: boolean;
  weightG?: number;
  /** Litres in one piece times 1000; goods without it are single pieces. */
  millilitres?: number;
  /** Always part of the price; an optional one is chosen with `+`. */
  hidden?: number;
  option?: number;
  /** A set of other goods: name -> pieces. */
  parts?: Record<string, number>;
};

export const GOODS: Record<string, TableGoods> = {
  roller: { price: 749 },
  cent: { price: 1, weightG: 1 },
  odd: { price: 333, weightG: 10 },
  book: { price: 1095, isReducedVat: true, weightG: 400 },
  leaflet: { price: 99, isReducedVat: true, weightG: 10 },
  white: { price: 2495, isWall: true, weightG: 3600, millilitres: 2500 },
  lagoon: { price: 11_695, offer: 9945, isWall: true, weightG: 14_500, millilitres: 10_000 },
  blossom: { price: 10_795, steps: { 2: 9995, 4: 9175 }, weightG: 7000, millilitres: 12_500 },
  // The offer is below the first step, not the second.
  tape: { price: 529, offer: 479, steps: { 12: 487, 24: 455 }, weightG: 100 },
  mixed: { price: 4990, hidden: 390, option: 190, isWall: true, weightG: 3600, millilitres: 2500 },
  engraved: { price: 1000, option: 250, weightG: 200 },
  set: { price: 2999, parts: { white: 1, roller: 2 }, weightG: 4000 },
};

export type TableCoupon = {
  /** Percent times 100. */
  percent: number;
  onlyWalls?: boolean;
  minimum?: number;
  excludesOffers?: boolean;
};

export const COUPONS: Record<string, TableCoupon> = {
  TEN: { percent: 1000 },
  THIRD: { percent: 3333 },
  ALL: { percent: 10_000 },
  WALLS: { percent: 1500, onlyWalls: true },
  REGULAR: { percent: 2000, excludesOffers: true },
  BIG: { percent: 500, minimum: 5000 },
};

/**
 * 49 carts: country | pieces of goods, `+` with their option chosen | coupon. `cart-calculator.ts`
 * calculates each from the tables above alone.
 */
export const CARTS = [
  // One line each: plain, both rates, all countries
  'DE | 1 roller',
  'DE | 1 book',
  'AT | 1 roller',
  'AT | 1 book',
  'CH | 1 roller',
  'CH | 1 book',
  'DE | 1 cent',
  'DE | 3 odd',
  // Offers, graduated prices, and both together
  'DE | 1 lagoon',
  'DE | 2 lagoon',
  'DE | 1 blossom',
  'DE | 2 blossom',
  'DE | 3 blossom',
  'DE | 4 blossom',
  'AT | 4 blossom',
  'DE | 1 tape',
  'DE | 12 tape',
  'DE | 23 tape',
  'DE | 24 tape',
  'CH | 24 tape',
  // Surcharges: hidden, chosen, both; the same goods with and without are two lines
  'DE | 1 mixed',
  'DE | 1 mixed+',
  'DE | 2 engraved+',
  'DE | 1 engraved, 1 engraved+',
  'AT | 3 mixed+, 1 book',
  // Sets
  'DE | 1 set',
  'DE | 3 set, 1 white',
  'CH | 2 set, 5 leaflet',
  // Both rates share the shipping costs
  'DE | 1 roller, 1 book',
  'AT | 7 odd, 3 leaflet',
  'DE | 9 cent, 1 leaflet',
  'DE | 1 white, 2 book, 3 leaflet, 5 odd',
  // Around the threshold of free delivery, and of the weight
  'DE | 4 white',
  'DE | 4 white, 1 cent',
  'DE | 4 white, 20 cent',
  'DE | 1 white, 14 leaflet',
  'DE | 2 white',
  // Coupons
  'DE | 1 roller | TEN',
  'DE | 3 odd, 1 book | TEN',
  'DE | 3 odd, 1 book, 1 leaflet | THIRD',
  'AT | 1 roller, 1 leaflet | THIRD',
  'CH | 2 white, 1 book | THIRD',
  'DE | 1 white, 1 book | WALLS',
  'DE | 1 lagoon, 1 roller, 1 book | REGULAR',
  'DE | 2 mixed+, 1 book | BIG',
  'DE | 5 white | TEN',
  'DE | 1 book, 1 roller | ALL',
  'AT | 1 set, 2 mixed, 24 tape, 3 leaflet | TEN',
  'DE | 1 lagoon, 4 tape, 1 engraved+, 2 book, 7 odd, 1 set | THIRD',
] as const;
