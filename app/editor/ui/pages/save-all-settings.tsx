import { useHydrated } from 'remix-utils/use-hydrated';
import { Button } from '~/components/ui/button';
import { useText } from '~/i18n/text';
import { formOf } from '../../live/sent-edit';
import { useIsSaving } from '../../live/use-is-saving';
import { useTypedForms, type TypedFields } from '../../live/typed-forms';
import { pageOfForm, SWITCHES } from '../../load/page-settings';
import { useEditedPlace } from '../edit-context';

/** Saves the unsaved settings of all pages (§2); without script each form has its own button. */
export function SaveAllSettings() {
  const { t } = useText();
  const { command } = useEditedPlace();
  const isSaving = useIsSaving();
  const typed = Object.entries(useTypedForms()).flatMap(([name, fields]) => {
    const form = pageOfForm(name);
    return form ? [{ ...form, fields }] : [];
  });
  if (!useHydrated()) return null;
  return (
    <Button
      type="button"
      disabled={typed.length === 0 || isSaving}
      aria-busy={(typed.length > 0 && isSaving) || undefined}
      onClick={() => {
        const among = crypto.randomUUID();
        for (const { id, part, fields } of typed) {
          const intent = `page-${part}`;
          command(formOf({ intent, page: String(id), among, ...sentFields(fields) }));
        }
      }}
    >
      {t('editorPages.save')}
    </Button>
  );
}

/** A browser does not send a checkbox that is not ticked. */
function sentFields(fields: TypedFields): TypedFields {
  const sent = Object.entries(fields).filter(
    ([name, value]) => value !== '' || !(name in SWITCHES),
  );
  return Object.fromEntries(sent);
}
