import type { Locale } from '~/i18n/locales';
import type { Review, ReviewPage } from '~/services/shop-api';

export type ReviewView = {
  id: number;
  lang: Locale;
  title: string;
  author: string;
  createdAt: string;
  message: string;
  rating: number | null;
  /** The author bought the goods here (§ 5b (3) UWG). */
  isVerified: boolean;
  replies: ReviewView[];
};

export type ReviewsView = {
  total: number;
  average: number;
  bars: { stars: number; count: number; share: number }[];
  reviews: ReviewView[];
  page: number;
  lastPage: number;
  /** Only reviews with this many stars; null for all. */
  onlyStars: number | null;
  perPage: number;
};

/** The reviews requested by the page's query. */
type ReviewsQuery = { ratingValue: number | null; feedbacksPerPage: number };

const PER_PAGE = 10;
const MAX_PER_PAGE = 50;

export function reviewsView(
  { feedbacks, counts, pagination }: ReviewPage,
  { ratingValue, feedbacksPerPage }: ReviewsQuery = {
    ratingValue: null,
    feedbacksPerPage: PER_PAGE,
  },
): ReviewsView {
  const ofStars = [
    [5, counts.ratingsCountOf5],
    [4, counts.ratingsCountOf4],
    [3, counts.ratingsCountOf3],
    [2, counts.ratingsCountOf2],
    [1, counts.ratingsCountOf1],
  ] as const;
  const total = counts.ratingsCountTotal;
  return {
    total,
    average: counts.averageValue,
    bars: ofStars.map(([stars, count]) => ({ stars, count, share: total > 0 ? count / total : 0 })),
    reviews: feedbacks.filter(({ isVisible }) => isVisible).map(reviewView),
    page: pagination.page,
    lastPage: Math.max(1, pagination.lastPage),
    onlyStars: ratingValue,
    perPage: feedbacksPerPage,
  };
}

function reviewView(review: Review): ReviewView {
  const { message, createdAt } = review.feedbackComment.comment;
  return {
    id: review.id,
    lang: review.lang,
    title: review.title,
    author: review.authorName,
    createdAt,
    message,
    rating: review.feedbackRating?.rating.ratingValue ?? null,
    isVerified: review.sourceRelation.some(
      ({ feedbackRelationType }) => feedbackRelationType === 'orderItem',
    ),
    replies: review.replies.filter(({ isVisible }) => isVisible).map(reviewView),
  };
}

export const REVIEW_QUERY = ['feedbackPage', 'feedbacksPerPage', 'feedbackStars'] as const;

/** §9: reviews start at page 1, ten a page. */
export function reviewQuery(params: URLSearchParams) {
  return {
    page: wholeNumber(params.get('feedbackPage'), 1, 100_000),
    feedbacksPerPage: wholeNumber(params.get('feedbacksPerPage'), PER_PAGE, MAX_PER_PAGE),
    ratingValue: stars(params.get('feedbackStars')),
  };
}

/** The path of a page with these reviews; defaults (§9) are left out. */
export function withReviews(
  path: string,
  { stars, page = 1, perPage }: { stars: number | null; page?: number; perPage: number },
): string {
  const query = new URLSearchParams({
    ...(stars && { feedbackStars: String(stars) }),
    ...(perPage !== PER_PAGE && { feedbacksPerPage: String(perPage) }),
    ...(page > 1 && { feedbackPage: String(page) }),
  });
  if (query.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

function stars(value: string | null): number | null {
  return /^[1-5]$/.test(value ?? '') ? Number(value) : null;
}

function wholeNumber(value: string | null, fallback: number, most: number): number {
  const number = /^[1-9]\d{0,5}$/.test(value ?? '') ? Number(value) : fallback;
  return Math.min(number, most);
}
