import { Button } from '~/components/ui/button';
import { Details } from '~/components/ui/details';
import { useText } from '~/i18n/text';

/** Two steps, so that no customer deletes by accident. */
export function DeleteWritten({ action, what }: { action: string; what: 'review' | 'reply' }) {
  const { t } = useText();
  return (
    <Details summary={t(what === 'review' ? 'reviews.deleteTitle' : 'reviews.deleteReplyTitle')}>
      <form method="post" action={action} className="form-stack">
        <input type="hidden" name="intent" value={`delete-${what}`} />
        <p>{t(what === 'review' ? 'reviews.deleteText' : 'reviews.deleteReplyText')}</p>
        <Button variant="secondary">{t('reviews.delete')}</Button>
      </form>
    </Details>
  );
}
