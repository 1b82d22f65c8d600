import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Field, controlProps, type FieldFrame } from './field';

type TextInputProps = FieldFrame & { name: string; className?: string } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    keyof FieldFrame | 'name' | 'className'
  >;

/** A one-line field. Its id is its name by default. */
export function TextInput({
  label,
  hint,
  error,
  required,
  isOneOfSeveral,
  readOnly,
  className,
  id,
  name,
  type = 'text',
  ...input
}: TextInputProps) {
  const frame = { label, hint, error, required, isOneOfSeveral, readOnly };
  const fieldId = id ?? name;
  return (
    <Field {...frame} id={fieldId} className={className}>
      <input
        {...input}
        {...controlProps(fieldId, frame)}
        className="input"
        name={name}
        type={type}
      />
    </Field>
  );
}

type TextAreaProps = FieldFrame & { name: string; className?: string } & Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    keyof FieldFrame | 'name' | 'className'
  >;

export function TextArea({
  label,
  hint,
  error,
  required,
  readOnly,
  className,
  id,
  name,
  rows = 5,
  ...area
}: TextAreaProps) {
  const frame = { label, hint, error, required, readOnly };
  const fieldId = id ?? name;
  return (
    <Field {...frame} id={fieldId} className={className}>
      <textarea
        {...area}
        {...controlProps(fieldId, frame)}
        className="input"
        name={name}
        rows={rows}
      />
    </Field>
  );
}
