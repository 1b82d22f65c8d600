import { Button } from '~/components/ui/button';
import { errorOf } from '~/components/ui/form-reply';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { PATTERN_NAME_LENGTH } from '~/services/operator-api/patterns';
import type { EditReply } from '../../intents/intent.server';
import { CommandForm } from '../command-form';

type KeepSectionProps = { uuid: string; title: string; reply: EditReply | undefined };

/** Saves a block as a section, for everybody who edits. */
export function KeepSection({ uuid, title, reply }: KeepSectionProps) {
  const { t } = useText();
  return (
    <CommandForm className="form-stack settings-form" block={uuid}>
      <h3>{t('editorAdd.keepTitle')}</h3>
      <TextInput
        name="name"
        label={t('editorAdd.name')}
        hint={t('editorAdd.keepHint')}
        error={errorOf(reply?.errors, 'name')}
        defaultValue={reply?.sectionName ?? title}
        maxLength={PATTERN_NAME_LENGTH}
        autoComplete="off"
        required
      />
      <Button variant="secondary" name="intent" value="keep-section">
        {t('editorAdd.keep')}
      </Button>
    </CommandForm>
  );
}
