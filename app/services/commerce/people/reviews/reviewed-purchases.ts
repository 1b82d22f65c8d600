import {
  getBoughtGoodsInputSchema,
  ORDER_TYPE,
  type BoughtGoods,
  type BoughtGoodsPage,
  type GetBoughtGoodsInput,
  type OwnReview,
} from '../../../shop-api';
import { toImage, type ImageRow } from '../../catalogue/listing/image';
import type { CommerceContext } from '../../core/commerce-context';
import { currentCustomer } from '../account/current-customer';
import { buyerKeys, IS_BUYERS, type Buyer } from './review-buyer';
import { IS_OWNED } from './kept-goods';
import { STATE } from './review-state';

const PER_PAGE = 20;

type Row = Omit<BoughtGoods, 'path' | 'orderedAt' | 'image'> & {
  image: Omit<ImageRow, 'id' | 'position' | 'name' | 'alternate'> | null;
  itemId: number;
  urlPath: string;
  orderedAt: Date;
};

/** Bought goods with the item that their review is about. */
export type ReviewedGoods = BoughtGoods & { itemId: number };

/**
 * SQL: goods that the buyer bought and has at least one piece of, each with the latest order and
 * the buyer's review; only of one variation ($3) or item ($4) if given. Goods deleted from the
 * catalogue are left out. Goods returned later stay while there is a review of them, which is its
 * author's.
 */
const BOUGHT = `
  select b."variationId", b."itemId", b.name, b."variationName", b."urlPath", b."orderId",
         b."orderedAt", r.review, case when p.hash is not null then jsonb_build_object('hash', p.hash,
           'width', p.width, 'height', p.height, 'placeholder', p.placeholder,
           'widths', p.widths) end as image
    from (select distinct on (l.variation_id) l.variation_id as "variationId",
                 l.item_id as "itemId", l.name, l.variation_name as "variationName",
                 l.url_path as "urlPath", l.image_hash as hash, o.id as "orderId", o.placed_at as "orderedAt"
            from orders o
            join order_line l on l.order_id = o.id and l.type_id in (1, 2)
            join variation v on v.id = l.variation_id
           where ${IS_BUYERS} and o.type_id = ${ORDER_TYPE.order}
             and o.status not in ('cancelled', 'withdrawn')
             and ($3::int is null or l.variation_id = $3) and ($4::int is null or l.item_id = $4)
             and (${IS_OWNED} or exists (select from review w
                   where w.order_id = o.id and w.variation_id = l.variation_id))
           order by l.variation_id, o.id desc) b
    left join image p on p.hash = b.hash
    left join lateral (
      select jsonb_build_object('id', r.id, 'ratingValue', r.rating, 'title', r.title,
               'message', r.text, 'authorName', r.author_name, 'state', ${STATE},
               'refusal', coalesce(r.refusal, ''), 'createdAt', r.created_at) as review
        from orders o
        join review r on r.order_id = o.id and r.variation_id = b."variationId"
       where ${IS_BUYERS} order by r.id limit 1) r on true`;

/** Goods that the customer bought, latest first, twenty a page. Throws `login.required`. */
export async function getBoughtGoods(
  ctx: CommerceContext,
  input?: GetBoughtGoodsInput,
): Promise<BoughtGoodsPage> {
  const { page, itemId } = getBoughtGoodsInputSchema.parse(input ?? {});
  const buyer = { customerId: currentCustomer(ctx).id };
  const { rows } = await ctx.db.client.query<{ page: number; total: number; goods: Row[] }>({
    name: 'bought_goods',
    text: `with bought as (${BOUGHT}),
      place as (
        select count(*)::int as total,
               least($5::int, greatest(1, ceil(count(*) / ${PER_PAGE}.0)))::int as page from bought)
      select page, total, array(
        select to_jsonb(bought) from bought order by "orderId" desc, "variationId"
         limit ${PER_PAGE} offset (page - 1) * ${PER_PAGE}) as goods from place`,
    values: [...buyerKeys(buyer), null, itemId, page],
  });
  const { goods, total, page: shown } = rows[0]!;
  return {
    goods: goods.map(toGoods).map(({ itemId: _, ...each }) => each),
    page: shown,
    lastPage: Math.max(1, Math.ceil(total / PER_PAGE)),
  };
}

/** Goods of a buyer with their review; null for other goods. */
export async function findBoughtGoods(
  { db }: CommerceContext,
  buyer: Buyer,
  variationId: number,
): Promise<ReviewedGoods | null> {
  const { rows } = await db.client.query<Row>(BOUGHT, [...buyerKeys(buyer), variationId, null]);
  return rows[0] ? toGoods(rows[0]) : null;
}

function toGoods({ urlPath, orderedAt, review, image, ...goods }: Row): ReviewedGoods {
  const { variationId: id, name } = goods;
  return {
    ...goods,
    image: image && toImage({ ...image, id, position: 0, name, alternate: name }, name),
    path: `/${urlPath}_${goods.itemId}_${goods.variationId}`,
    orderedAt: new Date(orderedAt).toISOString(),
    review: review && withMoment(review),
  };
}

function withMoment(review: OwnReview): OwnReview {
  return { ...review, createdAt: new Date(review.createdAt).toISOString() };
}
