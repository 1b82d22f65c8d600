import {
  getInputProps,
  getSelectProps,
  getTextareaProps,
  useFormMetadata,
} from '@conform-to/react';
import type { FieldError } from '~/components/ui/field';
import type { CheckoutField } from './checkout-forms.server';
import type { AddressKind } from './checkout-view';
import { postedValue, useCheckoutReply } from './checkout-reply';

/** The one form of the page. */
export const CHECKOUT_FORM = 'checkout';

/** Parts of the page that can have an error as a whole. */
type Section = AddressKind | 'shipping-method' | 'payment-method';

export type CheckoutForm = Record<CheckoutField | Section, string>;

type TextType = 'text' | 'email' | 'tel';

/** The value of a field when nothing was posted. */
type FieldValue = string | number | null;

/**
 * Values stay with React and the page: conform takes them only once, and the fields of one address
 * later belong to the other (docs/decisions/037). `components/ui/field` ties hint and error to a
 * field.
 */
const BARE = { value: false, ariaAttributes: false } as const;

/**
 * Controls of the form: id, name and error from conform; the typed value, otherwise the saved one.
 */
export function useCheckoutFields() {
  const fields = useFormMetadata<CheckoutForm, FieldError>(CHECKOUT_FORM).getFieldset();
  const reply = useCheckoutReply();
  const state = (name: CheckoutField, known: FieldValue) => ({
    defaultValue: postedValue(reply, name) ?? String(known ?? ''),
    error: fields[name].errors,
  });
  return {
    fields,
    input: (name: CheckoutField, known: FieldValue = '', type: TextType = 'text') => ({
      ...getInputProps(fields[name], { type, ...BARE }),
      ...state(name, known),
    }),
    textArea: (name: CheckoutField, known: FieldValue) => ({
      ...getTextareaProps(fields[name], BARE),
      ...state(name, known),
    }),
    select: (name: CheckoutField, known: FieldValue) => ({
      ...getSelectProps(fields[name], BARE),
      ...state(name, known),
    }),
    box: (name: CheckoutField, defaultChecked: boolean) => ({
      ...getInputProps(fields[name], { type: 'checkbox', ...BARE }),
      defaultChecked,
      error: fields[name].errors,
    }),
  };
}
