import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { useText } from '~/i18n/text';

/** The page of the mail's link: opening it changes nothing, the button does. */
export function StopReviewMailsPage({
  isRefused,
  hasObjected,
}: {
  isRefused: boolean;
  hasObjected: boolean;
}) {
  const { t } = useText();
  return (
    <article className="page page-narrow">
      <h1>{t('reviews.stop.title')}</h1>
      {isRefused ? (
        <Notice type="negative" message={t('reviews.stop.invalid')} />
      ) : (
        <form className="form-stack" method="post">
          <p>{t(hasObjected ? 'reviews.stop.ended' : 'reviews.stop.text')}</p>
          <Button name="intent" value={hasObjected ? 'resume' : 'stop'}>
            {t(hasObjected ? 'reviews.stop.resume' : 'reviews.stop.submit')}
          </Button>
        </form>
      )}
    </article>
  );
}
