import type { InputHTMLAttributes } from 'react';
import { classNames } from './class-names';
import { FieldErrorText, RequiredMark, controlProps, type FieldFrame } from './field';

type CheckboxProps = FieldFrame & { name: string; className?: string } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    keyof FieldFrame | 'name' | 'type' | 'className'
  >;

/** A checkbox with a sentence beside it; the sentence may contain links. */
export function Checkbox({
  label,
  hint,
  error,
  required,
  className,
  id,
  name,
  ...input
}: CheckboxProps) {
  const frame = { label, hint, error, required };
  const fieldId = id ?? name;
  return (
    <div className={classNames('choice-field', error && 'field-wrong', className)}>
      <FieldErrorText id={fieldId} error={error} />
      <div className="choice">
        <input {...input} {...controlProps(fieldId, frame)} type="checkbox" name={name} />
        <label htmlFor={fieldId}>
          {label} {required && <RequiredMark required />}
        </label>
      </div>
      {hint && (
        <p className="field-hint" id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
