import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RequiredHint } from '~/components/ui/field';
import { fieldsOf, NO_REPLY } from '~/components/ui/form-reply';
import { Picture } from '~/components/ui/picture';
import { RadioGroup } from '~/components/ui/radio-group';
import { Rating } from '~/components/ui/rating';
import { TextInput } from '~/components/ui/text-input';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { DeleteWritten } from './delete-written';
import type { BoughtGoodsView, ReviewView } from './review-view';
import { StateNotice } from './state-notice';
import { WordsFields } from './words-fields';

const STARS = [5, 4, 3, 2, 1] as const;

/**
 * A review of bought goods: written, changed and deleted (§5). It includes the dialog in which
 * other pages show it (enhance/review-dialogs.ts).
 */
export function ReviewPage({ view, reply }: { view: ReviewView; reply?: FormReply | undefined }) {
  const { t, href } = useText();
  const { goods, review, formPath, back, suggestedName } = view;
  const { values, errors } = reply ?? { ...NO_REPLY, values: written(view) };
  const field = fieldsOf(values, errors);
  const action = href(formPath);
  const title = t(review ? 'reviews.changeTitle' : 'reviews.newTitle');
  return (
    <article className="review-page">
      <ErrorSummary errors={errors} />
      <h1>{title}</h1>
      <ReviewedGoods goods={goods} />
      {review && <StateNotice written={review} />}
      <form method="post" action={action} className="form-stack" noValidate>
        <input type="hidden" name="intent" value={review ? 'update-review' : 'create-review'} />
        <RequiredHint />
        <RadioGroup
          {...field('ratingValue')}
          label={t('reviews.rating')}
          className="review-stars"
          required
          options={STARS.map((stars) => ({
            value: String(stars),
            label: (
              <>
                <Rating value={stars} /> {t(`reviews.of.stars${stars}`)}
              </>
            ),
          }))}
        />
        <TextInput
          {...field('title')}
          label={t('reviews.headline')}
          maxLength={LIMITS.review.title}
          required
        />
        <WordsFields field={field} label={t('reviews.text')} suggestedName={suggestedName} />
        <div className="button-row">
          <Button>{t(review ? 'reviews.save' : 'reviews.send')}</Button>
          <a href={href(back.path)}>{t(back.text)}</a>
        </div>
      </form>
      {review && <DeleteWritten action={action} what="review" />}
      <Dialog id="review" title={title} />
    </article>
  );
}

function written({ review }: ReviewView): Record<string, string> {
  if (!review) return {};
  const { ratingValue, title, message, authorName } = review;
  return { ratingValue: String(ratingValue), title, message, authorName };
}

function ReviewedGoods({ goods }: { goods: BoughtGoodsView }) {
  const { href } = useText();
  return (
    <div className="reviewed-goods">
      {goods.picture && (
        <Picture className="line-picture" picture={goods.picture} sizes="7rem" isThumbnail />
      )}
      <p>
        <a href={href(goods.path)}>{goods.name}</a>
        {goods.variationName && <span className="line-variant">{goods.variationName}</span>}
      </p>
    </div>
  );
}
