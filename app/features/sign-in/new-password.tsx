import type { SummaryError } from '~/components/ui/error-summary';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { LIMITS } from '~/services/shop-api/entities/limits';

/** The two fields of a new password, wherever one is chosen. */
export function NewPassword({
  errors,
  label,
}: {
  errors: readonly SummaryError[];
  /** Where another password stands beside it. */
  label?: string;
}) {
  const { t } = useText();
  const errorOf = (field: string) => errors.find((error) => error.field === field);
  return (
    <>
      <TextInput
        name="password"
        type="password"
        label={label ?? t('customer.password')}
        hint={t('customer.passwordHint')}
        error={errorOf('password')}
        autoComplete="new-password"
        maxLength={LIMITS.customer.password}
        required
      />
      <TextInput
        name="password2"
        type="password"
        label={t('customer.passwordAgain')}
        error={errorOf('password2')}
        autoComplete="new-password"
        maxLength={LIMITS.customer.password}
        required
      />
    </>
  );
}
