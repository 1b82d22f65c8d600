import type { ComponentProps, ReactNode } from 'react';
import { useText } from '~/i18n/text';
import { classNames } from './class-names';
import { Icon } from './icon';

/** `code` is stable and in the markup as data-error; `text` is shown to the shopper. */
export type FieldError = { code: string; text: string };

export type FieldFrame = {
  label: ReactNode;
  /** A hint before the field. */
  hint?: ReactNode;
  error?: FieldError | undefined;
  required?: boolean | undefined;
  /** One of several fields is required: no single one is, and none is optional. */
  isOneOfSeveral?: boolean | undefined;
  /** Only shown: nothing can be filled in, so it is neither required nor optional. */
  readOnly?: boolean | undefined;
};

/** The ids that associate a control with its hint and error. */
export function describedBy(id: string, { hint, error }: FieldFrame): string | undefined {
  return classNames(Boolean(hint) && `${id}-hint`, error && `${id}-error`) || undefined;
}

/** Attributes of every control of a field. */
export function controlProps(id: string, frame: FieldFrame) {
  return {
    id,
    required: frame.required,
    readOnly: frame.readOnly,
    'aria-describedby': describedBy(id, frame),
    'aria-invalid': frame.error ? (true as const) : undefined,
  };
}

type FieldProps = FieldFrame & { id: string; className?: string | undefined; children: ReactNode };

/** Label, hint, error and control of one field, in this order. */
export function Field(field: FieldProps) {
  const { id, label, hint, error, required, isOneOfSeveral, readOnly, className, children } = field;
  return (
    <div className={classNames('field', error && 'field-wrong', className)}>
      <label className="field-label" htmlFor={id}>
        {label} {!isOneOfSeveral && !readOnly && <RequiredMark required={required} />}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldErrorText id={id} error={error} />
      {children}
    </div>
  );
}

export function FieldErrorText({ id, error }: { id: string; error?: FieldError | undefined }) {
  if (!error) return null;
  return (
    <FieldErrorLine id={`${id}-error`} data-error={error.code}>
      {error.text}
    </FieldErrorLine>
  );
}

type FieldErrorLineProps = ComponentProps<'p'> & { 'data-error'?: string };

export function FieldErrorLine({ children, ...attributes }: FieldErrorLineProps) {
  return (
    <p className="field-error" {...attributes}>
      <Icon name="warning" />
      {children}
    </p>
  );
}

/** Explains the double asterisk once, before the fields of a form. */
export function RequiredHint() {
  const { t } = useText();
  return <p className="field-hint">{t('common.requiredHint')}</p>;
}

/** §5: required fields have a double asterisk; the others are labelled as optional. */
export function RequiredMark({ required }: { required?: boolean | undefined }) {
  const { t } = useText();
  if (!required) return <span className="field-optional">{t('common.optional')}</span>;
  return (
    <abbr className="field-required" title={t('common.required')}>
      **
    </abbr>
  );
}
