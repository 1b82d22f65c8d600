import { useEffect, useRef, type ReactNode } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { Button } from '~/components/ui/button';
import { changedFields, fillIn } from '../../live/form-fields';
import { keepTyped, typedIn, useTypedForms } from '../../live/typed-forms';
import { useIsSaving } from '../../live/use-is-saving';
import { CommandForm } from '../command-form';

type KeptFormProps = {
  /** Its name in this tab. */
  name: string;
  intent: string;
  /** The saved values, sent along as `shown.<field>`. */
  shown: Readonly<Record<string, string>>;
  /** The label of its button. */
  save: string;
  children: ReactNode;
};

/**
 * Settings that take effect for everybody when they are saved, so only when the button is pressed.
 * Until then the tab stores the typed values.
 */
export function KeptForm({ name, intent, shown, save, children }: KeptFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isChanged = useTypedForms()[name] !== undefined;
  const isSaving = useIsSaving();
  const isHydrated = useHydrated();
  const keep = () => keepTyped(name, changedFields(form.current!, shown));

  // Also when the saved values change: saved fields no longer differ, the rest still does.
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
