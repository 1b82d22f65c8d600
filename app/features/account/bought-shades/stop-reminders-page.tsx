import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { useText } from '~/i18n/text';

/** The page of a reminder's link: opening it changes nothing, the button does. */
export function StopRemindersPage({ isRefused }: { isRefused: boolean }) {
  const { t } = useText();
  return (
    <article className="page page-narrow">
      <h1>{t('boughtShades.stopTitle')}</h1>
      {isRefused ? (
        <Notice type="negative" message={t('boughtShades.stopInvalid')} />
      ) : (
        <form className="form-stack" method="post">
          <p>{t('boughtShades.stopText')}</p>
          <Button>{t('boughtShades.stopSubmit')}</Button>
        </form>
      )}
    </article>
  );
}
