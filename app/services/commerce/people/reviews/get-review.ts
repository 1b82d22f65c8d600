import {
  getReviewInputSchema,
  type GetReviewInput,
  type Language,
  type Review,
  type ReviewPage,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

type Row = {
  id: number;
  lang: Language;
  itemId: number;
  authorName: string;
  title: string;
  text: string;
  rating: number | null;
  source: 'orderItem' | 'contact' | 'guest';
  createdAt: string;
  replies: Row[] | null;
};

const COLUMNS = `'id', r.id, 'lang', r.lang, 'itemId', r.item_id, 'authorName', r.author_name, 'title', r.title,
  'text', r.text, 'rating', r.rating, 'source', r.source,
  'createdAt', to_char(r.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The requested page, or the last one, with the number of each rating. */
const PAGE = `
  with counted as (
    select rating, count(*)::int as count from review
     where item_id = $1 and parent_id is null and is_visible group by rating
  ), place as (
    select least($3::int, last_page) as page, last_page, total
      from (select greatest(1, ceil(total / $2::numeric))::int as last_page, total
              from (select coalesce(sum(count), 0)::int as total from counted
                     where $5::int is null or rating = $5) t) l
  ), shown as (
  select json_build_object(${COLUMNS}, 'replies', (
           select json_agg(json_build_object(${COLUMNS}) order by r.created_at, r.id)
             from review r where r.parent_id = review.id and r.is_visible)) as review
    from review cross join lateral (select review.*) r
   where review.item_id = $1 and review.parent_id is null and review.is_visible
     and ($5::int is null or review.rating = $5)
   order by review.lang = $4 desc, review.created_at desc, review.id desc
   limit $2 offset ((select page from place) - 1) * $2
  )
  select page, last_page as "lastPage", total, array(select review from shown) as reviews,
         (select coalesce(jsonb_agg(to_jsonb(counted)), '[]') from counted) as ratings
    from place`;

type Page = {
  page: number;
  lastPage: number;
  /** With the requested stars. */
  total: number;
  reviews: Row[];
  ratings: { rating: number; count: number }[];
};

/**
 * Visible reviews of an item with their counts (§3 Review): those in the language of the request
 * before others, newest first in both. The counts are of all of them, whichever stars are
 * requested.
 */
export async function getReview(ctx: CommerceContext, input: GetReviewInput): Promise<ReviewPage> {
  const { itemId, page, feedbacksPerPage, ratingValue } = getReviewInputSchema.parse(input);
  ctx.touch(`item:${itemId}`, 'catalogue');
  const { rows } = await ctx.db.client.query<Page>({
    name: 'reviews',
    text: PAGE,
    values: [itemId, feedbacksPerPage, page, ctx.lang, ratingValue],
  });
  const { page: shown, lastPage, total, reviews, ratings } = rows[0]!;
  return {
    feedbacks: reviews.map(toReview),
    counts: countsOf(ratings),
    pagination: { page: shown, lastPage, isLastPage: shown === lastPage, totalCount: total },
  };
}

function countsOf(ratings: Page['ratings']): ReviewPage['counts'] {
  const of = (stars: number) => ratings.find((row) => row.rating === stars)?.count ?? 0;
  const total = ratings.reduce((sum, row) => sum + row.count, 0);
  const sum = ratings.reduce((all, row) => all + row.rating * row.count, 0);
  return {
    ratingsCountTotal: total,
    averageValue: total === 0 ? 0 : Math.round((sum / total) * 100) / 100,
    ratingsCountOf1: of(1),
    ratingsCountOf2: of(2),
    ratingsCountOf3: of(3),
    ratingsCountOf4: of(4),
    ratingsCountOf5: of(5),
  };
}

function toReview(row: Row): Review {
  return {
    id: row.id,
    lang: row.lang,
    title: row.title,
    authorName: row.authorName,
    isVisible: true,
    sourceRelation: [{ feedbackRelationType: row.source }],
    targetRelation: { feedbackRelationTargetId: row.itemId },
    feedbackComment: { comment: { message: row.text, createdAt: row.createdAt } },
    feedbackRating: row.rating === null ? null : { rating: { ratingValue: row.rating } },
    replies: (row.replies ?? []).map(toReview),
  };
}
