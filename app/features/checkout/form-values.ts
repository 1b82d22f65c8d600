import type { FieldError } from '~/components/ui/field';
import type { CheckoutReply } from './checkout-reply';

export type CheckoutField = {
  name: string;
  defaultValue: string;
  error: FieldError | undefined;
};

/** Name, value and error of a field: what was typed, else what is known. */
export function formField(
  reply: CheckoutReply | undefined,
  name: string,
  known: string | number | null = '',
): CheckoutField {
  return {
    name,
    defaultValue: reply?.values[name] ?? String(known ?? ''),
    error: reply?.errors[name],
  };
}

/** A box is ticked as it was posted, else as it is known. `sign` is a field posted beside it. */
export function isTicked(
  reply: CheckoutReply | undefined,
  name: string,
  sign: string,
  known: boolean,
): boolean {
  if (!reply) return known;
  return name in reply.values || (known && !(sign in reply.values));
}
