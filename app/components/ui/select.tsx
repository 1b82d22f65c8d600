import type { SelectHTMLAttributes } from 'react';
import { Field, controlProps, type FieldFrame } from './field';

export type Option = { value: string; label: string; disabled?: boolean };

type SelectProps = FieldFrame & {
  name: string;
  options: readonly Option[];
  className?: string;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldFrame | 'name' | 'className'>;

export function Select({
  label,
  hint,
  error,
  required,
  isOneOfSeveral,
  className,
  id,
  name,
  options,
  ...select
}: SelectProps) {
  const frame = { label, hint, error, required, isOneOfSeveral };
  const fieldId = id ?? name;
  return (
    <Field {...frame} id={fieldId} className={className}>
      <select {...select} {...controlProps(fieldId, frame)} className="input select" name={name}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
