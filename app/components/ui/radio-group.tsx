import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { FieldErrorText, RequiredMark, describedBy, type FieldFrame } from './field';

export type RadioOption = {
  value: string;
  label: ReactNode;
  /** Costs, delivery time, next steps. */
  hint?: ReactNode;
  disabled?: boolean;
};

type RadioGroupProps = FieldFrame & {
  name: string;
  options: readonly RadioOption[];
  defaultValue?: string | undefined;
  id?: string;
  className?: string;
};

/** The group's id is on its first option, so that an error summary can link to it. */
export function RadioGroup({
  label,
  hint,
  error,
  required,
  name,
  options,
  defaultValue,
  id = name,
  className,
}: RadioGroupProps) {
  return (
    <fieldset
      className={classNames('radio-group', error && 'field-wrong', className)}
      aria-describedby={describedBy(id, { label, hint, error })}
    >
      <legend className="field-label">
        {label} {required && <RequiredMark required />}
      </legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldErrorText id={id} error={error} />
      {options.map((option, index) => {
        const optionId = index === 0 ? id : `${id}-${option.value}`;
        return (
          <div className="choice" key={option.value}>
            <input
              type="radio"
              id={optionId}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              disabled={option.disabled}
              required={required}
              aria-describedby={option.hint ? `${optionId}-about` : undefined}
            />
            <label htmlFor={optionId}>
              {option.label}
              {option.hint && (
                <span className="choice-about" id={`${optionId}-about`}>
                  {option.hint}
                </span>
              )}
            </label>
          </div>
        );
      })}
    </fieldset>
  );
}
