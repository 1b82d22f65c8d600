import { LIMITS } from '~/services/shop-api/entities/field-limits';
import type { FieldFrame } from './field';
import { TextInput } from './text-input';

type PasswordFieldProps = Omit<FieldFrame, 'required'> & {
  name?: string;
  /** One that is being chosen, not the one there is. */
  isNew?: boolean;
  /** The field that says the same. */
  sameAs?: string;
};

/** Eight characters with a letter and a digit, as the shop asks for. */
const GOOD_PASSWORD = String.raw`(?=.*\p{L})(?=.*\p{N}).{8,}`;

/** A password. It never comes back into the form. */
export function PasswordField(props: PasswordFieldProps) {
  const { name = 'password', isNew = false, sameAs, ...frame } = props;
  return (
    <TextInput
      {...frame}
      name={name}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={isNew ? LIMITS.customer.password : undefined}
      pattern={isNew && !sameAs ? GOOD_PASSWORD : undefined}
      data-same-as={sameAs}
      required
    />
  );
}
