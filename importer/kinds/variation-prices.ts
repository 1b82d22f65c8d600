import { readCents } from '../kit/cells';
import { type ImportContext } from '../kit/kind';
import { BadCell } from '../kit/bad-cell';
import type { VariationRow } from './variation-columns';
import { replaceList, type DbRow } from '../kit/upsert';

/** A row with its price; the stored one if the file has no column for it. */
type PricedRow = VariationRow & { price: number };
type Step = [quantity: number, cents: number];

/** `10:19,99|25:17,99` as [minimum quantity, cents], each step cheaper than the previous one. */
function readGraduatedPrices(row: PricedRow): Step[] {
  const column = 'graduated_prices';
  let before: Step = [1, row.price];
  return row.graduated_prices.map(([from, price]) => {
    const quantity = /^\d{1,4}$/.test(from) ? Number(from) : 0;
    if (quantity <= before[0]) throw new BadCell(column, `"${from}" is no larger quantity`);
    const step: Step = [quantity, centsOf(price, column)];
    if (step[1] === 0 || step[1] >= before[1]) {
      const less = before[0] === 1 ? 'the single price' : `that from ${before[0]} on`;
      throw new BadCell(column, `the price from ${from} on is not below ${less}`);
    }
    before = step;
    return step;
  });
}

function centsOf(text: string, column: string): number {
  try {
    return readCents(text);
  } catch (error) {
    throw new BadCell(column, (error as Error).message);
  }
}

type Offer = {
  price: number;
  special_offer: number | null;
  special_offer_from: string | null;
  special_offer_to: string | null;
};

/** A special offer is below the price, unless it has ended, and ends after its beginning. */
function checkOffer(row: Offer, column = 'special_offer'): void {
  const { special_offer: offer, special_offer_from: from, special_offer_to: to } = row;
  const isOver = to !== null && new Date(to) <= new Date();
  if (offer !== null && offer >= row.price && !isOver) {
    throw new BadCell(
      column,
      column === 'price' ? 'is not above the special offer' : 'is not below the price',
    );
  }
  if (from && to && from >= to) throw new BadCell('special_offer_to', 'is before the beginning');
}

/**
 * Checks the prices of a row against each other. A row without a price is checked against the
 * stored price when it is written.
 */
export function checkPrices(row: VariationRow): void {
  if (!isPriced(row)) return;
  readGraduatedPrices(row);
  checkOffer(row);
}

function isPriced(row: VariationRow): row is PricedRow {
  return row.price !== undefined;
}

type StoredPrice = {
  variationId: number;
  kind: 'default' | 'rrp' | 'special_offer';
  minimumQuantity: number;
  price: number;
  validFrom: string | null;
  validTo: string | null;
};

/** A price whose column is missing keeps its stored value. */
const PRICE_CELLS = [
  'price',
  'rrp',
  'special_offer',
  'special_offer_from',
  'special_offer_to',
  'graduated_prices',
];

async function loadStored(
  ids: number[],
  { client, present }: ImportContext,
): Promise<Map<number, StoredPrice[]>> {
  const stored = new Map<number, StoredPrice[]>();
  if (PRICE_CELLS.every((cell) => present.has(cell))) return stored;
  const { rows } = await client.query<StoredPrice>(
    `select variation_id, kind, minimum_quantity, price,
            to_json(valid_from) #>> '{}' as valid_from, to_json(valid_to) #>> '{}' as valid_to
       from variation_price where variation_id = any($1) order by minimum_quantity`,
    [ids],
  );
  for (const row of rows) {
    stored.set(row.variationId, [...(stored.get(row.variationId) ?? []), row]);
  }
  return stored;
}

function withStoredPrice(row: VariationRow, stored: StoredPrice[]): PricedRow {
  const known = stored.find((each) => each.kind === 'default' && each.minimumQuantity === 1);
  const price = row.price ?? known?.price;
  if (price === undefined) {
    throw new BadCell('price', `is missing: "${row.variation}" has no price yet`);
  }
  return { ...row, price };
}

function pricesOf(
  row: PricedRow,
  variationId: number,
  stored: StoredPrice[],
  present: ReadonlySet<string>,
): DbRow[] {
  const base = { variation_id: variationId, minimum_quantity: 1, valid_from: null, valid_to: null };
  const prices: DbRow[] = [{ ...base, kind: 'default', price: row.price }];
  for (const [quantity, price] of stepsOf(row, stored, present)) {
    prices.push({ ...base, kind: 'default', minimum_quantity: quantity, price });
  }
  const rrp = present.has('rrp') ? row.rrp : stored.find(({ kind }) => kind === 'rrp')?.price;
  if (rrp) prices.push({ ...base, kind: 'rrp', price: rrp });
  const offer = offerOf(row, stored, present);
  if (offer.special_offer !== null) {
    prices.push({
      ...base,
      kind: 'special_offer',
      price: offer.special_offer,
      valid_from: offer.special_offer_from,
      valid_to: offer.special_offer_to,
    });
  }
  return prices;
}

function stepsOf(row: PricedRow, stored: StoredPrice[], present: ReadonlySet<string>): Step[] {
  if (present.has('graduated_prices')) return readGraduatedPrices(row);
  const steps = stored
    .filter(({ kind, minimumQuantity }) => kind === 'default' && minimumQuantity > 1)
    .map(({ minimumQuantity, price }): Step => [minimumQuantity, price]);
  if (steps.some(([, price]) => price >= row.price)) {
    throw new BadCell('price', 'is not above the graduated prices: state them too');
  }
  return steps;
}

function offerOf(row: PricedRow, stored: StoredPrice[], present: ReadonlySet<string>): Offer {
  const known = stored.find(({ kind }) => kind === 'special_offer');
  if (!known) {
    checkOffer(row);
    return row;
  }
  const offer = {
    price: row.price,
    special_offer: present.has('special_offer') ? row.special_offer : known.price,
    special_offer_from: present.has('special_offer_from')
      ? row.special_offer_from
      : known.validFrom,
    special_offer_to: present.has('special_offer_to') ? row.special_offer_to : known.validTo,
  };
  const isPriceAtFault = present.has('price') && !present.has('special_offer');
  checkOffer(offer, isPriceAtFault ? 'price' : 'special_offer');
  return offer;
}

/**
 * Sets the prices of these variations to those of the file; a price without a column stays. A
 * trigger records the price history.
 */
export async function writePrices(
  owned: { row: VariationRow; id: number }[],
  context: ImportContext,
): Promise<void> {
  if (!PRICE_CELLS.some((cell) => context.present.has(cell))) return;
  const ids = owned.map(({ id }) => id);
  const stored = await loadStored(ids, context);
  await replaceList(
    context.client,
    {
      table: 'variation_price',
      parent: 'variation_id',
      key: ['variation_id', 'kind', 'minimum_quantity'],
      columns: {
        variation_id: 'int',
        kind: 'text',
        minimum_quantity: 'int',
        price: 'bigint',
        valid_from: 'timestamptz',
        valid_to: 'timestamptz',
      },
    },
    ids,
    owned.flatMap(({ row, id }) => {
      const known = stored.get(id) ?? [];
      return pricesOf(withStoredPrice(row, known), id, known, context.present);
    }),
  );
}
