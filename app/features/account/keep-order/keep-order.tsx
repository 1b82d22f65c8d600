import { Button } from '~/components/ui/button';
import type { SummaryError } from '~/components/ui/error-summary';
import { PasswordField } from '~/components/ui/password-field';
import { useText } from '~/i18n/text';

/** One field turns a guest's order into an account. `path` is the order's own. */
export function KeepOrder({ path, errors }: { path: string; errors: SummaryError[] }) {
  const { t, href } = useText();
  return (
    <section className="keep-order panel" aria-labelledby="keep-order">
      <h2 id="keep-order">{t('customer.keep.title')}</h2>
      <p>{t('customer.keep.text')}</p>
      <form className="form-stack" method="post" action={href(`${path}/account`)} noValidate>
        <PasswordField
          label={t('customer.password')}
          hint={t('customer.passwordHint')}
          error={errors[0]}
          isNew
        />
        <Button variant="secondary">{t('customer.keep.create')}</Button>
      </form>
      <p className="small">
        {t('customer.keep.privacyBefore')}{' '}
        <a href={href('/privacy-policy')}>{t('customer.keep.privacyLink')}</a>
      </p>
      <p className="small">
        {t('customer.keep.exists')}{' '}
        <a href={`${href('/login')}?${new URLSearchParams({ redirect: href(`${path}/account`) })}`}>
          {t('customer.keep.toLogin')}
        </a>
      </p>
    </section>
  );
}
