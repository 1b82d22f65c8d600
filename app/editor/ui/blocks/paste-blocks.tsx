import { Button } from '~/components/ui/button';
import { errorOf } from '~/components/ui/form-reply';
import { TextArea } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import type { EditReply } from '../../intents/intent.server';
import { CommandForm } from '../command-form';

type PasteBlocksProps = { place: string; reply: EditReply | undefined };

/** Blocks copied from another page or another shop. */
export function PasteBlocks({ place, reply }: PasteBlocksProps) {
  const { t } = useText();
  const error = errorOf(reply?.errors, 'copied');
  return (
    <details className="details" open={Boolean(error) || undefined}>
      <summary className="details-mark">{t('editor.copyBlock.paste')}</summary>
      <div className="details-body">
        <CommandForm className="form-stack settings-form">
          <input type="hidden" name="place" value={place} />
          <TextArea
            name="copied"
            label={t('editor.copyBlock.copied')}
            hint={t('editor.copyBlock.copiedHint')}
            error={error}
            defaultValue={reply?.copied ?? ''}
            required
          />
          <Button variant="secondary" name="intent" value="paste">
            {t('editor.copyBlock.insert')}
          </Button>
        </CommandForm>
      </div>
    </details>
  );
}
