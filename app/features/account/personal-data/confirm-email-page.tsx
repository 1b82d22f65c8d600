import { Button, ButtonLink } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { useText } from '~/i18n/text';

/** The page of the link that was mailed to a new address; null: the link has expired. */
export function ConfirmEmailPage({ path, email }: { path: string; email: string | null }) {
  const { t, href } = useText();
  return (
    <div className="page page-narrow">
      <h1>{t('customer.email.confirmTitle')}</h1>
      {email === null ? (
        <>
          <div data-error="contact.unauthorizedEmailChange">
            <Notice type="negative" message={t('customer.email.over')} />
          </div>
          <ButtonLink href={href('/my-account/personal-data')}>
            {t('customer.email.toAccount')}
          </ButtonLink>
        </>
      ) : (
        <form className="form-stack" method="post" action={href(path)}>
          <p>{t('customer.email.confirmText', { email })}</p>
          <Button size="large">{t('customer.email.confirm')}</Button>
        </form>
      )}
    </div>
  );
}
