import { ButtonLink } from '~/components/ui/button';
import { Pagination } from '~/components/ui/pagination';
import { Rating } from '~/components/ui/rating';
import { decimal } from '~/i18n/format';
import { date } from '~/i18n/instant';
import type { Locale } from '~/i18n/locales';
import { useText } from '~/i18n/text';
import { withReviews, type ReviewView, type ReviewsView } from './reviews-view';

type ReviewsProps = {
  reviews: ReviewsView;
  itemId: number;
  /** The path of the page, without prefix. */
  path: string;
};

export function Reviews({ reviews, itemId, path }: ReviewsProps) {
  const { t, href } = useText();
  const { onlyStars: stars, perPage } = reviews;
  const hrefOf = (query: { stars?: number | null; page?: number }) =>
    `${href(withReviews(path, { stars, perPage, ...query }))}#reviews`;
  return (
    <section className="reviews" id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('product.reviews')}</h2>
      {reviews.total > 0 ? (
        <div className="reviews-body">
          <RatingBars reviews={reviews} hrefOf={hrefOf} />
          <div>
            <ol className="review-list">
              {reviews.reviews.map((review) => (
                <li key={review.id}>
                  <ReviewText review={review} />
                </li>
              ))}
            </ol>
            <Pagination
              page={reviews.page}
              lastPage={reviews.lastPage}
              hrefOf={(page) => hrefOf({ page })}
            />
          </div>
        </div>
      ) : (
        <p>{t('product.review.none')}</p>
      )}
      <ButtonLink
        className="reviews-write"
        variant="secondary"
        href={`${href('/my-account/reviews')}?item=${itemId}`}
        data-opens-dialog
      >
        {t('product.review.write')}
      </ButtonLink>
      <p className="reviews-check">{t('product.review.check')}</p>
    </section>
  );
}

/**
 * The number of reviews for each number of stars; the bars have drawn lengths, because the CSP
 * allows no inline style.
 */
type RatingBarsProps = {
  reviews: ReviewsView;
  hrefOf: (query: { stars: number | null }) => string;
};

function RatingBars({ reviews, hrefOf }: RatingBarsProps) {
  const { t, locale } = useText();
  return (
    <div className="rating-bars">
      <p className="rating-average">
        <strong>{decimal(reviews.average, locale, 1)}</strong>
        <Rating value={reviews.average} count={reviews.total} steps="tenth" />
      </p>
      <ul>
        {reviews.bars.map(({ stars, count, share }) => (
          <li key={stars}>
            {count > 0 ? (
              <a
                href={hrefOf({ stars })}
                aria-current={stars === reviews.onlyStars ? 'true' : undefined}
                title={t('product.review.onlyStars', { count: stars })}
              >
                {t('product.review.stars', { count: stars })}
              </a>
            ) : (
              <span>{t('product.review.stars', { count: stars })}</span>
            )}
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              {share > 0 && (
                <rect className="bar-share" width={Math.round(share * 100)} height="8" />
              )}
            </svg>
            <span>{count}</span>
          </li>
        ))}
      </ul>
      {reviews.onlyStars !== null && (
        <p>
          <a href={hrefOf({ stars: null })}>{t('product.review.allStars')}</a>
        </p>
      )}
    </div>
  );
}

/** For screen readers and translators: only if it differs from the language of the page. */
function otherLanguage(review: ReviewView, locale: Locale): Locale | undefined {
  return review.lang === locale ? undefined : review.lang;
}

function ReviewText({ review }: { review: ReviewView }) {
  const { t, href, locale } = useText();
  const author = review.author || t('product.review.anonymous');
  const which = t('product.review.of', { title: review.title, author });
  return (
    <article className="review">
      <header>
        {review.rating !== null && <Rating value={review.rating} />}
        {review.title && <h3 lang={otherLanguage(review, locale)}>{review.title}</h3>}
        <p>
          {author}, <time dateTime={review.createdAt}>{date(review.createdAt, locale)}</time>
          {review.isVerified && (
            <span className="review-verified">{t('product.review.verified')}</span>
          )}
        </p>
      </header>
      <p className="review-message" lang={otherLanguage(review, locale)}>
        {review.message}
      </p>
      {review.replies.map((reply) => (
        <ReviewReply key={reply.id} reply={reply} />
      ))}
      <p className="review-links">
        <a
          href={href(`/my-account/replies/${review.id}`)}
          rel="nofollow"
          data-opens-dialog
          aria-label={`${t('product.review.answer')}: ${which}`}
        >
          {t('product.review.answer')}
        </a>
        <a
          href={href(`/contact?review=${review.id}`)}
          rel="nofollow"
          aria-label={`${t('product.review.reportOne')}: ${which}`}
        >
          {t('product.review.reportOne')}
        </a>
      </p>
    </article>
  );
}

function ReviewReply({ reply }: { reply: ReviewView }) {
  const { t, locale } = useText();
  return (
    <div className="review-reply">
      <p>
        {t('product.review.reply', {
          author: reply.author || t('product.review.anonymous'),
          date: date(reply.createdAt, locale),
        })}
      </p>
      <p className="review-message" lang={otherLanguage(reply, locale)}>
        {reply.message}
      </p>
    </div>
  );
}
