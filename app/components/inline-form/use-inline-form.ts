import { getFormProps, parse, useForm } from '@conform-to/react';
import { useEffect, useMemo, useState, type FocusEvent } from 'react';
import type { SummaryError } from '~/components/ui/error-summary';
import type { FieldError } from '~/components/ui/field';
import { afterPress, watchPresses } from './after-press';
import { brokenRule, isTextChanged, type FieldRules } from './field-rules';

type InlineFormOptions = {
  id: string;
  /** The server's errors; another array is another answer. */
  errors: readonly SummaryError[] | undefined;
  rules: FieldRules;
};

/**
 * A form whose fields are validated when they lose the focus, by their HTML constraints, and again
 * while they are corrected. Submissions are validated only by the server: its errors stay at their
 * fields until these are corrected (docs/decisions/180).
 */
export function useInlineForm({ id, errors: replied = NO_ERRORS, rules }: InlineFormOptions) {
  const lastResult = useMemo(() => ({ error: byField(replied) }), [replied]);
  const [lastLeft, setLastLeft] = useState('');
  const [form] = useForm<Record<string, string>, Record<string, string>, FieldError>({
    id,
    lastResult,
    shouldRevalidate: 'onInput',
    onValidate: ({ form: element, formData }) =>
      parse<Record<string, string>, FieldError>(formData, {
        resolve(_, intent) {
          if (intent?.type !== 'validate') return { error: null };
          const { name = '' } = intent.payload;
          const field = element.elements.namedItem(name) as HTMLInputElement;
          // Null keeps the state of the other fields.
          const kept = [...Object.keys(rules), ...Object.keys(lastResult.error)].map((each) => [
            each,
            null,
          ]);
          return { error: { ...Object.fromEntries(kept), [name]: brokenRule(field, rules) } };
        },
      }),
  });
  useEffect(watchPresses, []);

  function onBlur({ target }: FocusEvent<HTMLFormElement>) {
    if (!isTextChanged(target)) return;
    const { name } = target;
    afterPress(() => {
      if (!target.isConnected) return;
      // After Enter the answer takes the focus out of the field, which was not corrected.
      if (name in lastResult.error && target.ariaInvalid) return;
      form.validate({ name });
      setLastLeft(name);
    });
  }

  const errors = Object.entries(form.allErrors).map(([field, error]): SummaryError => ({
    field,
    ...error,
  }));
  return {
    errors,
    /** For screen readers: the focus is elsewhere when a field turns out to be wrong. */
    spoken: errors.find(({ field }) => field === lastLeft)?.text ?? '',
    props: { ...getFormProps(form), onBlur },
  };
}

const NO_ERRORS: readonly SummaryError[] = [];

export type InlineFormState = ReturnType<typeof useInlineForm>;

function byField(errors: readonly SummaryError[]): Record<string, FieldError> {
  const ofFields = errors.filter(({ field, isOurs }) => field !== '' && !isOurs);
  // The first error of a field is shown, as in a page without script.
  return Object.fromEntries(
    ofFields.toReversed().map(({ field, code, text }) => [field, { code, text }]),
  );
}
