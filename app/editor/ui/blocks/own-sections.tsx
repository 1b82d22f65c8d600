import type { SummaryError } from '~/components/ui/error-summary';
import { errorOf } from '~/components/ui/form-reply';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { PATTERN_NAME_LENGTH } from '~/services/operator-api/patterns';
import type { OwnOffer } from '../../load/add-panel';
import { CommandButton } from '../command-button';
import { CommandForm } from '../command-form';

type OwnSectionsProps = { own: readonly OwnOffer[]; errors: readonly SummaryError[] };

/** The saved sections, to rename and delete. */
export function OwnSections({ own, errors }: OwnSectionsProps) {
  const { t } = useText();
  const changeable = own.filter(({ mayChange }) => mayChange);
  if (changeable.length === 0) return null;
  const isWrong = errors.some(({ field }) => field.startsWith('name-'));
  return (
    <details className="details" open={isWrong || undefined}>
      <summary className="details-mark">{t('editorAdd.manage')}</summary>
      <ul className="details-body own-sections">
        {changeable.map(({ id, title }) => (
          <li key={id}>
            <CommandForm className="own-section">
              <input type="hidden" name="pattern" value={id} />
              <TextInput
                id={`name-${id}`}
                name="name"
                label={t('editorAdd.nameOf', { name: title })}
                defaultValue={title}
                error={errorOf(errors, `name-${id}`)}
                maxLength={PATTERN_NAME_LENGTH}
                required
              />
              <CommandButton
                intent="rename-section"
                aria-label={t('editor.onBlock', { action: t('editorAdd.rename'), block: title })}
              >
                {t('editorAdd.rename')}
              </CommandButton>
              <CommandButton
                intent="remove-section"
                className="edit-tool-remove"
                formNoValidate
                aria-label={t('editor.onBlock', { action: t('editor.remove'), block: title })}
              >
                {t('editor.remove')}
              </CommandButton>
            </CommandForm>
          </li>
        ))}
      </ul>
    </details>
  );
}
