import { Button } from '~/components/ui/button';
import { errorOf } from '~/components/ui/form-reply';
import { TextArea } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import type { EditReply } from '../../intents/intent.server';
import { useEditQueue } from '../../live/edit-queue';
import type { PanelOf } from '../../load/panel';
import { CommandForm } from '../command-form';
import { Drawer } from '../drawers/drawer';

type TemplateDrawerProps = PanelOf<'template'> & { reply: EditReply | undefined };

/**
 * The blocks of the page as their stored JSON template, to be read, saved elsewhere and changed.
 */
export function TemplateDrawer({ text, reply }: TemplateDrawerProps) {
  const { t } = useText();
  const { rewritten } = useEditQueue();
  return (
    <Drawer title={t('editor.template.title')} help={t('editor.template.help')}>
      <CommandForm className="form-stack settings-form">
        <TextArea
          // Shows changes made elsewhere, unless this text was changed too, and what was saved after
          // a text that was refused.
          key={`${rewritten} ${text.length} ${reply?.copied === undefined}`}
          className="template-text"
          name="template"
          label={t('editor.template.text')}
          hint={t('editor.template.hint')}
          error={errorOf(reply?.errors, 'template')}
          defaultValue={reply?.copied ?? text}
          rows={24}
          spellCheck={false}
          required
        />
        <Button name="intent" value="template">
          {t('editor.template.save')}
        </Button>
      </CommandForm>
    </Drawer>
  );
}
