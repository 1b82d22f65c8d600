import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { useText } from '~/i18n/text';

type NewsletterLinkPageProps = { step: 'confirm' | 'unsubscribe'; isRefused: boolean };

/** The page of a newsletter mail's link: opening it changes nothing, the button does (L-60). */
export function NewsletterLinkPage({ step, isRefused }: NewsletterLinkPageProps) {
  const { t } = useText();
  return (
    <article className="page page-narrow">
      <h1>{t(`newsletter.${step}Title`)}</h1>
      {isRefused ? (
        <Notice type="negative" message={t('newsletter.linkInvalid')} />
      ) : (
        <form method="post">
          <p>{t(`newsletter.${step}Text`)}</p>
          <Button>{t(`newsletter.${step}Submit`)}</Button>
        </form>
      )}
    </article>
  );
}
