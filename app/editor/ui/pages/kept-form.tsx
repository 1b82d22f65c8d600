import { useEffect, useRef, type ReactNode } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { Button } from '~/components/ui/button';
import { useEditQueue } from '../../live/edit-queue';
import { changedFields, fillIn } from '../../live/form-fields';
import { keepTyped, typedIn, useTypedForms } from '../../live/typed-forms';
import { CommandForm } from '../command-form';

type KeptFormProps = {
  /** Names it in this tab. */
  name: string;
  intent: string;
  /** What holds, sent along as `shown.<field>`. */
  shown: Readonly<Record<string, string>>;
  /** What its button says. */
  save: string;
  children: ReactNode;
};

/**
 * Settings that hold for everybody as soon as they are saved, so never before the button is pressed.
 * What is typed until then, the tab keeps.
 */
export function KeptForm({ name, intent, shown, save, children }: KeptFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isChanged = useTypedForms()[name] !== undefined;
  const isSaving = useEditQueue().state === 'saving';
  const isHydrated = useHydrated();
  const keep = () => keepTyped(name, changedFields(form.current!, shown));

  // Also when something else holds than before: what was saved differs no more, the rest still does.
  const holding = JSON.stringify(shown);
  useEffect(() => {
    const element = form.current!;
    fillIn(element, typedIn(name));
    keepTyped(name, changedFields(element, JSON.parse(holding) as KeptFormProps['shown']));
  }, [name, holding]);

  return (
    <CommandForm className="form-stack settings-form" formRef={form} onInput={keep}>
      {Object.entries(shown).map(([field, value]) => (
        <input key={field} type="hidden" name={`shown.${field}`} value={value} />
      ))}
      {children}
      <Button
        name="intent"
        value={intent}
        disabled={isHydrated && (!isChanged || isSaving)}
        aria-busy={(isChanged && isSaving) || undefined}
      >
        {save}
      </Button>
    </CommandForm>
  );
}
