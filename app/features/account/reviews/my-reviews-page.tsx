import { EmptyState } from '~/components/ui/empty-state';
import { Pagination } from '~/components/ui/pagination';
import { Picture } from '~/components/ui/picture';
import { Rating } from '~/components/ui/rating';
import { date } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import type { OwnReply } from '~/services/shop-api';
import type { loadMyReviews } from './load-reviews.server';

type MyReviewsPageProps = Awaited<ReturnType<typeof loadMyReviews>>;

/** The bought goods with the customer's reviews, and their replies to others. */
export function MyReviewsPage({ itemId, entries, replies, page, lastPage }: MyReviewsPageProps) {
  const { t, href } = useText();
  const path = href('/my-account/reviews');
  const isNone = entries.length === 0;
  return (
    <>
      <h1>{t('reviews.title')}</h1>
      {isNone && itemId !== null && (
        <EmptyState
          level={2}
          title={t('reviews.notBoughtTitle')}
          link={{ href: path, label: t('reviews.all') }}
        >
          {t('reviews.notBought')}
        </EmptyState>
      )}
      {isNone && itemId === null && (
        <EmptyState
          level={2}
          title={t('reviews.noneTitle')}
          link={{ href: href('/categories'), label: t('reviews.browse') }}
        >
          {t('reviews.none')}
        </EmptyState>
      )}
      {!isNone && (
        <>
          <p>{t('reviews.intro')}</p>
          <ul className="my-reviews">
            {entries.map((entry) => (
              <MyReview key={entry.goods.variationId} entry={entry} />
            ))}
          </ul>
          <Pagination
            page={page}
            lastPage={lastPage}
            hrefOf={(number) => `${path}${queryOf(itemId, number)}`}
          />
        </>
      )}
      {replies.length > 0 && <MyReplies replies={replies} />}
    </>
  );
}

function queryOf(itemId: number | null, page: number): string {
  const query = new URLSearchParams({
    ...(itemId !== null && { item: String(itemId) }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `?${query}` : '';
}

function MyReview({ entry: { goods, review } }: { entry: MyReviewsPageProps['entries'][number] }) {
  const { t, href, locale } = useText();
  const name = [goods.name, goods.variationName].filter(Boolean).join(', ');
  return (
    <li className="my-review" data-variation={goods.variationId}>
      {goods.picture ? (
        <Picture className="line-picture" picture={goods.picture} sizes="7rem" isThumbnail />
      ) : (
        <span className="line-picture" />
      )}
      <div>
        <p className="my-review-name">
          <a href={href(goods.path)}>{goods.name}</a>
        </p>
        {goods.variationName && <p className="line-variant">{goods.variationName}</p>}
        {review ? (
          <>
            <p>
              <Rating value={review.ratingValue} /> {review.title}
            </p>
            <p className="small">{t(`reviews.state.${review.state}`)}</p>
          </>
        ) : (
          <p className="small">{t('reviews.ordered', { date: date(goods.orderedAt, locale) })}</p>
        )}
      </div>
      <a
        className="my-review-link"
        href={href(`/my-account/reviews/${goods.variationId}`)}
        data-opens-dialog
      >
        {t(review ? 'reviews.change' : 'reviews.write')}
        <span className="visually-hidden"> {name}</span>
      </a>
    </li>
  );
}

function MyReplies({ replies }: { replies: readonly OwnReply[] }) {
  const { t, href } = useText();
  return (
    <section aria-labelledby="my-replies">
      <h2 id="my-replies">{t('reviews.replies')}</h2>
      <ul className="my-reviews">
        {replies.map(({ id, reviewId, reviewTitle, message, state }) => (
          <li key={id} className="my-review my-reply">
            <div>
              <p className="my-review-name">{t('reviews.replyTo', { title: reviewTitle })}</p>
              <p className="review-message">{message}</p>
              <p className="small">{t(`reviews.state.${state}`)}</p>
            </div>
            <a
              className="my-review-link"
              href={href(`/my-account/replies/${reviewId}`)}
              data-opens-dialog
            >
              {t('reviews.change')}
              <span className="visually-hidden"> {reviewTitle}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
