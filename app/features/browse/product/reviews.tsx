import { Pagination } from '~/components/ui/pagination';
import { Rating } from '~/components/ui/rating';
import { date, decimal } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { useText } from '~/i18n/text';
import type { ReviewView, ReviewsView } from './reviews-view';

/** `path` is that of the page, without prefix. */
export function Reviews({ reviews, path }: { reviews: ReviewsView; path: string }) {
  const { t, href } = useText();
  return (
    <section className="reviews" id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('product.reviews')}</h2>
      {reviews.total > 0 ? (
        <div className="reviews-body">
          <RatingBars reviews={reviews} />
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
              hrefOf={(page) => `${href(withPage(path, page))}#reviews`}
            />
          </div>
        </div>
      ) : (
        <p>{t('product.review.none')}</p>
      )}
      <p className="reviews-check">
        {t('product.review.check')}{' '}
        <a href={href('/legal-disclosure')}>{t('product.review.report')}</a>
      </p>
    </section>
  );
}

function withPage(path: string, page: number): string {
  if (page === 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}feedbackPage=${page}`;
}

/** How many gave how many stars; the length of a bar is drawn, because the CSP allows no inline style. */
function RatingBars({ reviews }: { reviews: ReviewsView }) {
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
            <span>{t('product.review.stars', { count: stars })}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className="bar-ground" width="100" height="8" />
              <rect className="bar-share" width={Math.round(share * 100)} height="8" />
            </svg>
            <span>{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For voices and translators: only where it differs from the language of the page. */
function otherLanguage(review: ReviewView, locale: Locale): Locale | undefined {
  return review.lang === locale ? undefined : review.lang;
}

function ReviewText({ review }: { review: ReviewView }) {
  const { t, locale } = useText();
  return (
    <article className="review">
      <header>
        {review.rating !== null && <Rating value={review.rating} />}
        {review.title && <h3 lang={otherLanguage(review, locale)}>{review.title}</h3>}
        <p>
          {review.author || t('product.review.anonymous')},{' '}
          <time dateTime={review.createdAt}>{date(review.createdAt, locale)}</time>
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
