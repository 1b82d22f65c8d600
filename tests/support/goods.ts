import type { VisitedShop } from './start-shop';

/** A variation that can be put in the cart without further choice. */
export type Goods = { variationId: number; itemId: number; free: number };

type GoodsFilter = { free?: number; count?: number };

/**
 * Variations of the demo catalogue without order properties, special offers, hazards and quantity
 * rules, of which at least `free` pieces are in stock, so that only the test's changes are special.
 * Each belongs to another item.
 */
export async function plainGoods(
  shop: Pick<VisitedShop, 'query'>,
  { free = 20, count = 3 }: GoodsFilter = {},
): Promise<Goods[]> {
  const goods = await shop.query<Goods>(
    `select distinct on (v.item_id)
       v.id as "variationId", v.item_id as "itemId", s.on_hand - s.reserved as free
     from variation v
     join item i on i.id = v.item_id
     join stock s on s.variation_id = v.id
     where v.is_active and i.is_active and i.item_type = 'default' and v.is_stock_limited
       and v.availability_id < 9 and v.available_until is null
       and v.minimum_order_quantity = 1 and v.interval_order_quantity = 1
       and v.maximum_order_quantity is null and v.weight_g between 1 and 3000
       and s.on_hand - s.reserved >= $1
       and i.hazard is null and not i.is_mixed_to_order
       and (select count(*) from variation_price p where p.variation_id = v.id and p.kind <> 'rrp') = 1
       and not exists (select 1 from item_property ip join property p on p.id = ip.property_id
                       where ip.item_id = i.id and p.is_order_property)
     order by v.item_id, v.id
     limit $2`,
    [free, count],
  );
  if (goods.length < count)
    throw new Error(`The demo catalogue has only ${goods.length} plain goods`);
  return goods;
}

/** Sets the number of free pieces. */
export async function setFreeStock(
  shop: Pick<VisitedShop, 'query'>,
  variationId: number,
  free: number,
): Promise<void> {
  await shop.query('update stock set on_hand = reserved + $2 where variation_id = $1', [
    variationId,
    free,
  ]);
}

/** Takes variations off sale while `work` runs. */
export async function whileNotSold<Result>(
  shop: Pick<VisitedShop, 'query'>,
  variationIds: number[],
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await shop.query<{ id: number; availability: number }>(
    `update variation v set availability_id = 10 from variation before
      where before.id = v.id and v.id = any($1)
     returning v.id, before.availability_id as availability`,
    [variationIds],
  );
  try {
    return await work();
  } finally {
    for (const { id, availability } of before)
      await shop.query('update variation set availability_id = $2 where id = $1', [
        id,
        availability,
      ]);
  }
}

/** Changes the price of one piece, in gross cents. */
export async function setPrice(
  shop: Pick<VisitedShop, 'query'>,
  variationId: number,
  price: number,
): Promise<void> {
  await shop.query(
    `update variation_price set price = $2
     where variation_id = $1 and kind = 'default' and minimum_quantity = 1`,
    [variationId, price],
  );
}

/** Creates a coupon of ten percent on everything. */
export async function addCoupon(
  shop: Pick<VisitedShop, 'query'>,
  code: string,
  maxUses: number | null = null,
): Promise<void> {
  await shop.query(
    `insert into coupon (code, name_de, name_en, percent, max_uses) values ($1, $1, $1, 1000, $2)`,
    [code, maxUses],
  );
}
