import type { SummaryError } from '~/components/ui/error-summary';
import { errorOf } from '~/components/ui/form-reply';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

type NameFieldsProps = { values: Record<string, string>; errors: readonly SummaryError[] };

/** The optional name of a customer. */
export function NameFields({ values, errors }: NameFieldsProps) {
  const { t } = useText();
  const field = (name: 'firstName' | 'lastName') => ({
    name,
    label: t(`customer.${name}`),
    defaultValue: values[name],
    error: errorOf(errors, name),
    maxLength: LIMITS.customer[name],
  });
  return (
    <>
      <TextInput {...field('firstName')} autoComplete="given-name" />
      <TextInput {...field('lastName')} autoComplete="family-name" />
    </>
  );
}
