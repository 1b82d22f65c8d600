import type { SummaryError } from '~/components/ui/error-summary';
import { errorOf } from '~/components/ui/form-reply';
import { PasswordField } from '~/components/ui/password-field';
import { useText } from '~/i18n/text';

type NewPasswordProps = {
  errors: readonly SummaryError[];
  /** Used where another password stands beside it. */
  label?: string;
};

/** The two fields of a new password, wherever one is chosen. */
export function NewPassword({ errors, label }: NewPasswordProps) {
  const { t } = useText();
  return (
    <>
      <PasswordField
        label={label ?? t('customer.password')}
        hint={t('customer.passwordHint')}
        error={errorOf(errors, 'password')}
        isNew
      />
      <PasswordField
        name="password2"
        label={t('customer.passwordAgain')}
        error={errorOf(errors, 'password2')}
        sameAs="password"
        isNew
      />
    </>
  );
}
