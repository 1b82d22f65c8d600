import { LIMITS } from '~/services/shop-api/entities/field-limits';
import type { FieldFrame } from './field';
import { TextInput } from './text-input';

type PasswordFieldProps = Omit<FieldFrame, 'required'> & {
  name?: string;
  /** One that is being chosen, not the one there is. */
  isNew?: boolean;
};

/** A password. It never comes back into the form. */
export function PasswordField({ name = 'password', isNew = false, ...frame }: PasswordFieldProps) {
  return (
    <TextInput
      {...frame}
      name={name}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={isNew ? LIMITS.customer.password : undefined}
      required
    />
  );
}
