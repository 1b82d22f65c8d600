import { Form } from '@remix-run/react';
import type { ComponentProps } from 'react';
import type { InlineFormState } from './use-inline-form';

type InlineFormProps = ComponentProps<typeof Form> & { form: InlineFormState };

/** Posts by script, where available; `form` comes from `useInlineForm`. */
export function InlineForm({ form, children, ...attributes }: InlineFormProps) {
  return (
    <Form {...attributes} {...form.props} method="post" preventScrollReset>
      <p className="visually-hidden" role="status">
        {form.spoken}
      </p>
      {children}
    </Form>
  );
}
