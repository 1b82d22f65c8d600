import { Button, ButtonLink } from '~/components/ui/button';
import { ErrorSummary, type SummaryError } from '~/components/ui/error-summary';
import { PasswordField } from '~/components/ui/password-field';
import { useText } from '~/i18n/text';

/** Lists what is deleted and what is retained, and requires the password. */
export function DeleteAccountPage({ errors }: { errors: SummaryError[] }) {
  const { t, href } = useText();
  return (
    <div className="data-page">
      <ErrorSummary errors={errors} />
      <h1>{t('customer.data.deleteTitle')}</h1>
      <p>{t('customer.data.deleteText')}</p>
      <p>{t('customer.data.deleteKept')}</p>
      <form
        className="form-stack"
        method="post"
        action={href('/my-account/delete-account')}
        noValidate
      >
        <PasswordField label={t('customer.data.currentPassword')} error={errors[0]} />
        <Button>{t('customer.data.delete')}</Button>
        <ButtonLink variant="quiet" href={href('/my-account/personal-data')}>
          {t('customer.data.keep')}
        </ButtonLink>
      </form>
    </div>
  );
}
