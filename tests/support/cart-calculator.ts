import { COUNTRIES, COUPONS, GOODS, type TableGoods } from './cart-table';

export type LineInput = { goods: string; quantity: number; hasOption: boolean };
export type CalculatorInput = { country: string; lines: LineInput[]; coupon: string | null };

/** Parses a row of the table. */
export function readCart(row: string): CalculatorInput {
  const [country = '', goods = '', coupon] = row.split('|').map((part) => part.trim());
  const lines = goods.split(', ').map((text) => {
    const [, quantity, name, option] = /^(\d+) (\w+)(\+?)$/.exec(text)!;
    return { goods: name!, quantity: Number(quantity), hasOption: option === '+' };
  });
  return { country, lines, coupon: coupon ?? null };
}

/** All sums that the shop shows of a cart, in cents. */
export type Calculated = {
  lines: { quantity: number; unit: number; line: number; perLitre: number | null }[];
  goods: number;
  discount: number;
  shipping: number;
  total: number;
  vats: { rate: number; net: number; vat: number }[];
};

/**
 * Calculates a cart from the table and the law, without any code of the shop: the gross price is
 * fixed; coupon and shipping are divided by largest remainder, among equals to the first; VAT is
 * the gross less the net, rounded half up once a rate.
 */
export function calculate({ country, lines, coupon }: CalculatorInput): Calculated {
  const place = COUNTRIES[country]!;
  const priced = lines.map(({ goods, quantity, hasOption }) => {
    const ware = GOODS[goods]!;
    const own = ownPrice(ware, quantity);
    const unit = own + (hasOption ? (ware.option ?? 0) : 0);
    return {
      quantity,
      unit,
      line: unit * quantity,
      perLitre: ware.millilitres ? halfUp(unit * 1000, ware.millilitres) : null,
      weight: quantity * (ware.weightG ?? 500),
      rate: ware.isReducedVat ? place.reduced : place.standard,
      isWall: ware.isWall ?? false,
      isOffer: ware.offer !== undefined && own === ware.offer + (ware.hidden ?? 0),
    };
  });
  const goods = total(priced.map(({ line }) => line));

  const rule = coupon === null ? null : COUPONS[coupon]!;
  if (rule?.minimum && goods < rule.minimum) throw new Error(`${coupon} does not count`);
  const counted = priced.map(({ line, isWall, isOffer }) =>
    rule && (isWall || !rule.onlyWalls) && !(isOffer && rule.excludesOffers) ? line : 0,
  );
  const discount = rule ? halfUp(total(counted) * rule.percent, 10_000) : 0;

  const isFree = place.freeFrom !== null && goods >= place.freeFrom;
  const weight = total(priced.map((line) => line.weight));
  const parcel = place.parcels.find(([maximum]) => weight <= maximum);
  if (!parcel) throw new Error(`${weight} g are too heavy`);
  const shipping = isFree ? 0 : parcel[1];

  const discounts = share(discount, counted);
  const rates = [...new Set(priced.map(({ rate }) => rate))].sort((a, b) => b - a);
  const perRate = rates.map((rate) =>
    total(priced.map((line, i) => (line.rate === rate ? line.line - discounts[i]! : 0))),
  );
  const shippings = share(shipping, perRate);
  const vats = rates.map((rate, i) => {
    const gross = perRate[i]! + shippings[i]!;
    const net = halfUp(gross * 10_000, 10_000 + rate);
    return { rate, net, vat: gross - net };
  });
  return {
    lines: priced.map(({ quantity, unit, line, perLitre }) => ({ quantity, unit, line, perLitre })),
    goods,
    discount,
    shipping,
    total: goods - discount + shipping,
    vats,
  };
}

function ownPrice({ price, offer, steps = {}, hidden = 0 }: TableGoods, quantity: number): number {
  let own = price;
  for (const [from, cheaper] of Object.entries(steps)) if (quantity >= Number(from)) own = cheaper;
  return Math.min(own, offer ?? own) + hidden;
}

/** Each further cent goes to the part furthest below its exact share. */
function share(amount: number, weights: number[]): number[] {
  const whole = total(weights);
  if (whole === 0) return weights.map((_, i) => (i === 0 ? amount : 0));
  const given = weights.map((weight) => Math.floor((amount * weight) / whole));
  const wanting = weights.map((weight, i) => amount * weight - given[i]! * whole);
  for (let left = amount - total(given); left > 0; left -= 1) {
    const next = wanting.indexOf(Math.max(...wanting));
    given[next]! += 1;
    wanting[next] = -1;
  }
  return given;
}

function halfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

function total(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
