import { PASSWORD_PATTERN } from '~/lib/password-pattern';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import type { FieldFrame } from './field';
import { TextInput } from './text-input';

type PasswordFieldProps = Omit<FieldFrame, 'required'> & {
  name?: string;
  /** A new password, not the current one. */
  isNew?: boolean;
  /** The field that must have the same value. */
  sameAs?: string;
};

/** A password. It is never rendered back into the form. */
export function PasswordField(props: PasswordFieldProps) {
  const { name = 'password', isNew = false, sameAs, ...frame } = props;
  return (
    <TextInput
      {...frame}
      name={name}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={isNew ? LIMITS.customer.password : undefined}
      pattern={isNew && !sameAs ? PASSWORD_PATTERN : undefined}
      data-same-as={sameAs}
      required
    />
  );
}
