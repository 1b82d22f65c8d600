import type { CommerceContext } from '../../core/commerce-context';
import { STATE } from './review-state';

/** A review or a reply as an operator reads it. */
export type ReviewRow = {
  id: number;
  /** Of a reply: the review it answers. */
  parentId: number | null;
  goods: string;
  rating: number | null;
  title: string;
  message: string;
  authorName: string;
  lang: string;
  state: 'visible' | 'underReview' | 'refused';
  refusal: string | null;
  source: string;
  orderId: number | null;
  createdAt: Date;
};

const COLUMNS = `r.id, r.parent_id, r.rating, r.title, r.text as message,
  r.author_name, r.lang, ${STATE} as state, r.refusal, r.source,
  r.order_id, r.created_at,
  (select name1 from item_text where item_id = r.item_id
    order by lang = coalesce((select value->>0 from setting where key = 'languages'), 'de') desc
    limit 1) as goods`;

/** Reviews and replies that wait for an operator, oldest first. */
export async function listWaiting({ db }: CommerceContext): Promise<ReviewRow[]> {
  const { rows } = await db.client.query<ReviewRow>(
    `select ${COLUMNS} from review r where not r.is_visible and r.refusal is null
      order by r.created_at, r.id limit 100`,
  );
  return rows;
}

/** A review with its replies, or a reply; empty for an unknown id. */
export async function findReviews(
  { db }: Pick<CommerceContext, 'db'>,
  reviewId: number,
): Promise<ReviewRow[]> {
  const { rows } = await db.client.query<ReviewRow>(
    `select ${COLUMNS} from review r where r.id = $1
     union all
     (select ${COLUMNS} from review r where r.parent_id = $1 order by r.created_at, r.id)`,
    [reviewId],
  );
  return rows;
}
