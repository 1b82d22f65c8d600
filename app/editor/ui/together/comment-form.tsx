import { useEffect, useRef, type ReactNode } from 'react';
import { errorOf } from '~/components/ui/form-reply';
import { TextArea } from '~/components/ui/text-input';
import { Button } from '~/components/ui/button';
import type { SummaryError } from '~/components/ui/error-summary';
import { fillIn } from '../../live/form-fields';
import { keepTyped, typedIn } from '../../live/typed-forms';
import { CommandForm } from '../command-form';

type CommentFormProps = {
  intent: 'comment' | 'comment-answer';
  /** The id of its field, under which this tab stores the typed text. */
  field: string;
  label: string;
  button: string;
  typed: string | undefined;
  errors: readonly SummaryError[];
  /** The author's last comment here: a later one means that this form was accepted. */
  lastSaid: number;
  /** The form's context. */
  children: ReactNode;
};

/** The form for comments. The tab stores unsent text across reloads. */
export function CommentForm(props: CommentFormProps) {
  const { intent, field, label, button, typed, errors, lastSaid, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<string | null>(null);
  const said = useRef(lastSaid);
  const wordsIn = () => form.current!.elements.namedItem('words') as HTMLTextAreaElement;

  useEffect(() => fillIn(form.current!, typedIn(field)), [field]);
  useEffect(() => {
    if (lastSaid <= said.current) return;
    said.current = lastSaid;
    // An author who went on writing meanwhile keeps that text.
    if (sent.current !== wordsIn().value) return;
    wordsIn().value = '';
    keepTyped(field, {});
  }, [field, lastSaid]);

  const keep = () => {
    const words = wordsIn().value;
    keepTyped(field, words === '' ? {} : { words });
  };
  return (
    <CommandForm className="form-stack settings-form" formRef={form} onInput={keep}>
      {children}
      <TextArea
        id={field}
        name="words"
        label={label}
        rows={3}
        defaultValue={typed}
        error={errorOf(errors, field)}
        required
      />
      <Button
        name="intent"
        value={intent}
        variant="secondary"
        size="small"
        onClick={() => {
          sent.current = wordsIn().value;
        }}
      >
        {button}
      </Button>
    </CommandForm>
  );
}
