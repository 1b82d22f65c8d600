import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RequiredHint } from '~/components/ui/field';
import { fieldsOf, NO_REPLY } from '~/components/ui/form-reply';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';
import type { AnsweredReview } from '~/services/shop-api';
import { DeleteWritten } from './delete-written';
import { StateNotice } from './state-notice';
import { WordsFields } from './words-fields';

type ReplyPageProps = {
  review: AnsweredReview;
  suggestedName: string;
  reply?: FormReply | undefined;
};

/** A customer's reply to a review: written, changed and deleted (§5), in a dialog like a review. */
export function ReplyPage({ review, suggestedName, reply }: ReplyPageProps) {
  const { t, href } = useText();
  const own = review.reply;
  const typed: Record<string, string> = own
    ? { message: own.message, authorName: own.authorName }
    : {};
  const { values, errors } = reply ?? { ...NO_REPLY, values: typed };
  const field = fieldsOf(values, errors);
  const title = t(own ? 'reviews.changeReplyTitle' : 'reviews.newReplyTitle');
  const action = href(`/my-account/replies/${review.id}`);
  return (
    <article className="review-page">
      <ErrorSummary errors={errors} />
      <h1>{title}</h1>
      <p>
        <a href={`${href(review.path)}#reviews`}>{review.name}</a>
      </p>
      <blockquote className="answered-review">
        <p>
          <strong>{review.title}</strong>
        </p>
        <p className="review-message">{review.message}</p>
        <p className="small">
          {t('reviews.by', { author: review.authorName || t('product.review.anonymous') })}
        </p>
      </blockquote>
      {own && <StateNotice written={own} />}
      <form method="post" action={action} className="form-stack" noValidate>
        <input type="hidden" name="intent" value={own ? 'update-reply' : 'create-reply'} />
        <RequiredHint />
        <WordsFields field={field} label={t('reviews.replyText')} suggestedName={suggestedName} />
        <div className="button-row">
          <Button>{t(own ? 'reviews.save' : 'reviews.sendReply')}</Button>
          <a href={`${href(review.path)}#reviews`}>{t('reviews.toProduct')}</a>
        </div>
      </form>
      {own && <DeleteWritten action={action} what="reply" />}
      <Dialog id="review" title={title} />
    </article>
  );
}
